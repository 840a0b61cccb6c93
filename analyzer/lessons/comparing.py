"""Two rule sets side by side: one row for each setting that means something in one of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from analyzer.rules import CONTRACT_OPTIONS, TABLE_OPTIONS
from analyzer.ruleset import RuleSet

JOKER_OPTIONS = ("min_naturals", "max_jokers_per_meld", "joker_ratio", "adjacent_jokers", "joker_limits")
JOKER_SWAPS = tuple(option for option in TABLE_OPTIONS if option.startswith(("swap", "two_joker")))
TILE_OPTIONS = ("seven_pairs", "pair_wild", "win_points", "combine_40", "indicator_bonus", "pot_limit")


@dataclass(frozen=True)
class Row:
    """One setting and its values in the rule sets compared; None where it means nothing there."""

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
        Row(option, tuple(getattr(rules, option) if _means(option, rules) else None for rules in compared))
        for option in RuleSet.model_fields
        if option != "name"
    )
    return tuple(row for row in rows if any(value is not None for value in row.values))


def _means(option: str, rules: RuleSet) -> bool:
    """Whether an option has any effect under these rules."""
    indicated = rules.wildcards == "indicator"
    silent: Sequence[tuple[bool, Sequence[str]]] = (
        (rules.contracts is None, CONTRACT_OPTIONS),
        (rules.lay_all_at_once, TABLE_OPTIONS),
        (rules.jokers == 0, (*JOKER_OPTIONS, *JOKER_SWAPS, "joker_open_value", "swap")),
        (not rules.layoff, ("layoff_before_open", "layoff_same_turn", "grand_out_layoffs")),
        (not rules.swap, JOKER_SWAPS[1:]),
        (rules.open_min == 0, ("open_scope", "joker_open_value")),
        (rules.final_discard == "none", ("take_discard", "return_discard")),
        (not rules.decks_by_players, ("decks_by_players",)),
        (not indicated, TILE_OPTIONS),
        (not rules.bonus, ("bonus",)),
    )
    return not any(option in options for means_nothing, options in silent if means_nothing)
