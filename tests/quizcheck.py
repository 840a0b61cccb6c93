"""Judges many generated items of each kind and rule set: `make quizcheck`, or `ARGS="300 rami30 okey"` for some."""

from __future__ import annotations

import sys
import time
from collections import Counter

from analyzer.quiz.items import Address, item, kinds_of
from analyzer.quiz.levels import LEVELS
from analyzer.quiz.question import Kind
from analyzer.rules import load_rules, rule_names
from tests.quiz_judges import judge

ITEMS = 300


def check(name: str, kind: Kind, count: int) -> list[str]:
    """Make and judge so many items, the levels taking turns; prints one line, returns what is wrong."""
    wrong, levels, made, judged = list[str](), Counter[int](), 0.0, 0.0
    for index in range(count):
        begun = time.process_time()
        one = item(Address(name, kind, LEVELS[index % len(LEVELS)], "check", index))
        ready = time.process_time()
        wrong += judge(one)
        made, judged = made + ready - begun, judged + time.process_time() - ready
        levels[one.question.features.level] += 1
    of_levels = " ".join(f"{level}:{levels[level]}" for level in LEVELS)
    figures = f"{made / count * 1000:6.0f} ms to make, {judged / count * 1000:6.0f} ms to judge"
    print(f"{name:10} {kind:9} {count} items, {len(wrong)} wrong; levels {of_levels}; {figures}", flush=True)
    return wrong


def main(args: list[str]) -> int:
    count = int(args[0]) if args and args[0].isdigit() else ITEMS
    words = args[1:] if args and args[0].isdigit() else args
    kinds = [kind for kind in Kind if str(kind) in words] or list(Kind)
    names = [name for name in rule_names() if name in words] or rule_names()
    wrong = [
        each
        for name in names
        for kind in kinds_of(load_rules(name))
        if kind in kinds
        for each in check(name, kind, count)
    ]
    print(*wrong, sep="\n")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
