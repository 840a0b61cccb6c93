"""The calls of the command line, their help and what is wrong with a call, in the language of the reader."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any, NoReturn

from analyzer.terminal.layout import clean
from analyzer.wording import LANGUAGES, Text

PROGRAM = "python -m analyzer"
WRONG_CALLS = (
    ("required", r"the following arguments are required: (?P<name>.+)"),
    ("unknown", r"unrecognized arguments: (?P<value>.+)"),
    ("choice", r"argument (?P<name>[^:]+): invalid choice: '(?P<value>.*)' \(choose from (?P<known>.+)\)"),
    ("no-value", r"argument (?P<name>[^:]+): ignored explicit argument .*"),
    ("value", r"argument (?P<name>[^:]+): expected .*"),
    ("argument", r"argument (?P<name>[^:]+): (?P<message>.+)"),
)
"""What argparse says, and the code of the sentence that says it here."""


class CallParser(argparse.ArgumentParser):
    """A parser whose help and errors are worded; `given` and `switches` are the two groups of its help."""

    def __init__(self, *, text: Text, **settings: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, **settings)
        self.text = text
        self.given = self.add_argument_group(text("help-arguments"))
        self.switches = self.add_argument_group(text("help-options"))
        self.switches.add_argument("-h", "--help", action="help", help=text("help-help"))
        self.switches.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=text("help-lang"))

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the call and end with code 2."""
        self.print_usage(sys.stderr)
        self.exit(2, clean(self._worded(message)) + "\n")

    def _worded(self, message: str) -> str:
        for code, pattern in WRONG_CALLS:
            if found := re.fullmatch(pattern, message, re.DOTALL):
                params = found.groupdict()
                if "known" in params:
                    params["known"] = params["known"].replace("'", "")
                return self.text(f"call-{code}", **params)
        return message

    def flag(self, name: str, code: str) -> None:
        """An option that is there or not."""
        self.switches.add_argument(name, action="store_true", help=self.text(f"help-{code}"))

    def value(self, name: str, code: str, word: str, **settings: Any) -> None:
        """An option with a value, which the help calls `word`."""
        self.switches.add_argument(name, metavar=self.text(f"word-{word}"), help=self.text(f"help-{code}"), **settings)

    def number(self, name: str, code: str) -> None:
        self.value(name, code, "number", type=self._number)

    def _number(self, word: str) -> int:
        try:
            return int(word)
        except ValueError:
            raise argparse.ArgumentTypeError(self.text("call-number", value=word)) from None

    def options(self) -> None:
        """`--option NAME=VALUE`, repeatable, read as a list of pairs."""
        self.value("--option", "option", "setting", action="append", default=[], type=self._setting)

    def _setting(self, word: str) -> tuple[str, Any]:
        name, equals, value = word.partition("=")
        if not name or not equals:
            raise argparse.ArgumentTypeError(self.text("call-setting", value=word))
        return name, setting_value(value)

    def letters(self) -> None:
        self.switches.add_argument("--letters", choices=LANGUAGES, help=self.text("help-letters"))


def setting_value(word: str) -> Any:
    """The value of an option: JSON, or else a bare word.

    >>> [setting_value(word) for word in ("40", "true", "single_meld", '{"ace": 11}')]
    [40, True, 'single_meld', {'ace': 11}]
    """
    try:
        return json.loads(word)
    except (ValueError, RecursionError):
        return word


def language(words: list[str], environment: Mapping[str, str]) -> str:
    """The language that the call asks for, else that of the system, else English.

    >>> language(["rules", "--lang", "fr"], {}), language([], {"LC_ALL": "", "LANG": "fr_BE.UTF-8"}), language([], {})
    ('fr', 'fr', 'en')
    """
    asked = [after for word, after in pairwise(words) if word == "--lang"]
    asked += [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    system = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return next((lang for lang in (*asked, system[:2].lower()) if lang in LANGUAGES), "en")


def build_parser(text: Text) -> CallParser:
    """The parser of every call."""
    parser = CallParser(text=text, prog=PROGRAM, description=text("help-program"))
    commands = parser.add_subparsers(
        dest="command", required=True, title=text("help-commands"), metavar=text("word-command")
    )
    fill: dict[str, Callable[[CallParser], None]] = {
        "analyse": _analyse,
        "meld": _meld,
        "score": _score,
        "rules": _rules,
        "jsonl": _nothing_more,
    }
    for name, add in fill.items():
        about = text("help-sheet" if name == "rules" else f"help-{name}")
        command = commands.add_parser(name, text=text, help=about, description=about)
        command.set_defaults(fail=command.error)
        add(command)
    return parser


def _analyse(command: CallParser) -> None:
    text = command.text
    command.usage = text("usage-analyse", program=command.prog)
    command.given.add_argument("input", nargs="+", metavar=text("word-file"), help=text("help-analyse-input"))
    command.value("--rules", "analyse-rules", "name")
    command.options()
    command.flag("--opened", "opened")
    command.flag("--opened-this-turn", "opened-this-turn")
    command.value("--drawn", "drawn", "card")
    command.switches.add_argument("--from", dest="source", choices=("stock", "discard"), help=text("help-from"))
    command.value("--table", "table", "meld", action="append")
    command.value("--discards", "discards", "cards")
    command.value("--seen", "seen", "cards")
    command.switches.add_argument("--phase", choices=("play", "draw"), help=text("help-phase"))
    command.number("--total", "total")
    command.number("--limit", "limit")
    command.number("--contract", "contract")
    command.number("--buys-used", "buys-used")
    command.flag("--out-of-turn", "out-of-turn")
    command.number("--players", "players")
    command.value("--indicator", "indicator", "tile")
    command.letters()
    command.flag("--json", "json")


def _meld(command: CallParser) -> None:
    text = command.text
    command.given.add_argument("cards", nargs="+", metavar=text("word-cards"), help=text("help-meld-cards"))
    command.value("--rules", "rules", "name", required=True)
    command.options()
    command.switches.add_argument("--as", dest="shape", choices=("pair",), help=text("help-as"))
    command.value("--indicator", "indicator", "tile")
    command.letters()
    command.flag("--json", "json")


def _score(command: CallParser) -> None:
    text = command.text
    command.given.add_argument("input", metavar=text("word-file"), help=text("help-score-input"))
    command.letters()
    command.flag("--json", "json")


def _rules(command: CallParser) -> None:
    text = command.text
    command.given.add_argument("name", nargs="?", metavar=text("word-name"), help=text("help-sheet-name"))
    command.flag("--json", "json")


def _nothing_more(command: CallParser) -> None:
    """`jsonl` has no words of its own."""
