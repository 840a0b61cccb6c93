"""Two rule sets side by side: one row for each setting that means something in one of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from analyzer.houserules import has_meaning
from analyzer.ruleset import RuleSet

DECK = ("packs", "jokers")
"""Told of every rule set, also where a house may not change them."""


@dataclass(frozen=True)
class Row:
    """One setting and its values in the rule sets compared; None where it means nothing there, or is not set."""

    option: str
    values: tuple[Any, ...]

    @property
    def differs(self) -> bool:
        """Whether the rule sets are not of one mind."""
        return any(value != self.values[0] for value in self.values)


def compare(*compared: RuleSet) -> tuple[Row, ...]:
    """The settings of rule sets side by side, in the order of `RuleSet`.

    >>> from analyzer.rules import load_rules
    >>> rows = {row.option: row for row in compare(load_rules("rami30"), load_rules("rami40"))}
    >>> rows["open_min"].values, rows["packs"].differs
    ((30, 40), False)
    """
    rows = (
        Row(option, tuple(_value(option, rules) for rules in compared))
        for option in RuleSet.model_fields
        if option != "name"
    )
    return tuple(row for row in rows if any(value is not None for value in row.values))


def _value(option: str, rules: RuleSet) -> Any:
    value = getattr(rules, option)
    told = option in DECK or has_meaning(option, rules)
    return value if told and value not in ((), {}) else None
