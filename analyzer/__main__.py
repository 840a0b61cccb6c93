"""The command line: `python -m analyzer jsonl < requests > answers`."""

from __future__ import annotations

import argparse
import sys

from analyzer.jsonl import answer_lines


def main(argv: list[str] | None = None) -> int:
    """Run one command; the exit code is 0 when it ran, 2 for a wrong call."""
    parser = argparse.ArgumentParser(prog="python -m analyzer", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    lines = commands.add_parser("jsonl", help="one JSON request a line on standard input, one answer a line")
    lines.add_argument("--lang", choices=("en", "fr"), default="en", help="language of error messages")
    args = parser.parse_args(argv)
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    for answer in answer_lines(sys.stdin, args.lang):
        print(answer, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
