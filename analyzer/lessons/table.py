"""Chapters about the table and the discard pile, from the settings: lay-offs, joker swaps, taking and throwing."""

from __future__ import annotations

from collections.abc import Iterator

from analyzer.lessons.line import Line
from analyzer.ruleset import RuleSet


def layoff(rules: RuleSet) -> Iterator[Line]:
    """When cards may be added to melds of the table."""
    if not rules.layoff or rules.lay_all_at_once:
        yield Line("layoff-none")
        return
    yield Line("layoff-how")
    yield Line("layoff-before-open" if rules.layoff_before_open else "layoff-opened")
    if not rules.layoff_before_open or rules.contracts:
        yield Line("layoff-same-turn" if rules.layoff_same_turn else "layoff-later-turn")


def swap(rules: RuleSet) -> Iterator[Line]:
    """When a joker may be taken back from a meld of the table."""
    if rules.jokers == 0 or not rules.swap or rules.lay_all_at_once:
        yield Line("swap-none" if rules.jokers else "swap-no-jokers")
        return
    yield Line("swap-how")
    yield Line("swap-needs-open" if rules.swap_needs_open else "swap-before-open")
    yield Line(f"swap-owner-{rules.swap_owner}")
    if rules.swap_max_meld is not None:
        yield Line("swap-max-meld", {"most": rules.swap_max_meld})
    if rules.two_joker_limit is not None:
        yield Line("swap-jokers-limit", {"most": rules.two_joker_limit})
    yield Line(f"swap-set-{rules.swap_set_rule}")
    if not rules.swap_closed_set:
        yield Line("swap-closed-set")
    yield Line("swap-reuse" if rules.swap_reuse_now else "swap-keep")


def discard(rules: RuleSet) -> Iterator[Line]:
    """How a turn begins and ends: taking the upcard, and what may be thrown."""
    if rules.final_discard == "none":
        yield Line("discard-none")
        return
    yield Line("discard-draw")
    yield Line(f"discard-take-{rules.take_discard}")
    yield Line("discard-ends-turn")
    yield Line("discard-return" if rules.return_discard else "discard-no-return")
