"""Questions to ask the quiz for: every kind under every rule set."""

from __future__ import annotations

from typing import Any

from analyzer.quiz.items import Address, Item, item, kinds_of
from analyzer.quiz.levels import LEVELS
from analyzer.quiz.question import Kind
from analyzer.rules import load_rules, rule_names

QUICK = (Kind.LEGAL, Kind.POINTS, Kind.COST)
PAIRS = [(name, kind) for name in rule_names() for kind in kinds_of(load_rules(name))]


def made(name: str, kind: Kind, index: int, seed: str = "suite", **options: Any) -> Item:
    """One item, the levels taking turns."""
    return item(Address(name, kind, LEVELS[index % len(LEVELS)], seed, index, options))
