"""The chapters of a rule set, built from its settings: a house rule changes the lines, not only numbers in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from analyzer.lessons import endings, table
from analyzer.lessons.line import Line
from analyzer.ruleset import RuleSet


@dataclass(frozen=True)
class Chapter:
    """A chapter by its code, and its lines; `CHAPTERS` has the codes in teaching order."""

    code: str
    lines: tuple[Line, ...] = field(default_factory=tuple)


def chapters(rules: RuleSet) -> tuple[Chapter, ...]:
    """Every chapter of a rule set in teaching order; one without meaning there says so in its only line.

    >>> from analyzer.rules import load_rules
    >>> lines = {chapter.code: chapter.lines for chapter in chapters(load_rules("rami30", open_min=40))}
    >>> lines["opening"][0].code, lines["opening"][0].params["open_min"]
    ('opening-min', 40)
    """
    # Every sentence may speak of cards or of tiles.
    deck = {"deck": rules.deck}
    return tuple(
        Chapter(code, tuple(Line(line.code, {**deck, **line.params}) for line in lines(rules)))
        for code, lines in WRITERS.items()
    )


def _deal(rules: RuleSet) -> Iterator[Line]:
    suits = 4 * 13 * rules.packs
    code = "deal-deck-starred" if rules.wildcards == "indicator" else "deal-deck"
    yield Line(code, {"cards": suits + rules.jokers, **_numbers(rules, "packs", "jokers")})
    for players, packs, jokers in rules.decks_by_players:
        yield Line("deal-more-players", {"players": players, "packs": packs, "jokers": jokers})
    yield Line("deal-players", _numbers(rules, "players"))
    yield Line("deal-hand", _numbers(rules, "hand_size"))
    if rules.wildcards == "indicator":
        yield Line("deal-indicator")
    yield Line("deal-stock-only" if rules.final_discard == "none" else "deal-stock")
    if rules.contracts:
        yield Line("deal-contracts", {"count": len(rules.contracts)})


def _melds(rules: RuleSet) -> Iterator[Line]:
    most = rules.largest_set or 0
    code = "melds-set" if rules.set_distinct_suits else "melds-set-twins"
    yield Line(code, {"most": most, **_numbers(rules, "min_set")})
    yield Line("melds-run", {"most": _longest_run(rules), **_numbers(rules, "min_run")})
    if rules.seven_pairs:
        yield Line("melds-pairs")
        yield Line("melds-pairs-wild" if rules.pair_wild else "melds-pairs-bare")
    if _counts(rules):
        court = 0 if rules.court_points == "number" else rules.court_points
        yield Line("melds-points", {"court": court})
    if rules.count_laid:
        yield Line("melds-counted")


def _longest_run(rules: RuleSet) -> int:
    """The most cards that a run can have: fourteen where an ace works at both ends, unless the rules say less."""
    places = 13 if rules.ace_wraps else 12 + rules.ace_low_run + rules.ace_high_run
    return min(places, rules.max_run_len or places)


def _counts(rules: RuleSet) -> bool:
    """Whether points of melds matter at all."""
    return rules.open_min > 0 or rules.count_laid


def _aces(rules: RuleSet) -> Iterator[Line]:
    places = {(True, True): "both", (True, False): "low", (False, True): "high", (False, False): "neither"}
    yield Line("aces-place", {"where": places[rules.ace_low_run, rules.ace_high_run]})
    if rules.ace_low_run or rules.ace_high_run:
        yield Line("aces-corner" if rules.ace_wraps else "aces-no-corner")
    yield Line("aces-sets" if rules.ace_sets else "aces-no-sets")
    if _counts(rules):
        if rules.ace_low_run:
            yield Line("aces-low-points", {"points": rules.ace_low_points})
        if rules.ace_high_run:
            yield Line("aces-high-points", {"points": rules.ace_high_points})
        if rules.ace_sets:
            yield Line("aces-set-points", {"points": rules.ace_in_set})


def _jokers(rules: RuleSet) -> Iterator[Line]:
    if rules.jokers == 0:
        yield Line("jokers-none")
        return
    indicated = rules.wildcards == "indicator"
    yield Line("jokers-indicated" if indicated else "jokers-any", _numbers(rules, "jokers"))
    yield Line("jokers-naturals", {"least": max(1, rules.min_naturals)})
    if rules.joker_ratio != "any":
        yield Line("jokers-ratio", {"ratio": rules.joker_ratio})
    if rules.max_jokers_per_meld is not None:
        yield Line("jokers-most", {"most": rules.max_jokers_per_meld})
    for kind, sizes in (rules.joker_limits or {}).items():
        listed = sorted(sizes)
        for size, larger in zip(listed, [*listed[1:], None], strict=True):
            last = larger - 1 if larger else 0
            span = "open" if not last else "one" if last == size else "range"
            limit = {"kind": kind, "span": span, "size": size, "last": last, "most": sizes[size]}
            yield Line("jokers-limit", limit)
    yield Line("jokers-side-by-side" if rules.adjacent_jokers else "jokers-apart")
    if _counts(rules):
        fixed = rules.joker_open_value
        yield Line("jokers-replaced") if fixed == "replaced" else Line("jokers-fixed", {"points": fixed})


def _opening(rules: RuleSet) -> Iterator[Line]:
    if rules.lay_all_at_once:
        yield Line("opening-whole")
        return
    if rules.contracts:
        yield from _contract(rules)
    elif not rules.has_opening:
        yield Line("opening-free")
    if rules.open_min:
        yield Line("opening-min", _numbers(rules, "open_min"))
        yield Line(f"opening-scope-{rules.open_scope}", _numbers(rules, "open_min"))
    if rules.opening_needs_pure_run:
        yield Line("opening-pure")
    yield Line("opening-later" if rules.new_melds_after_open else "opening-no-more")


def _contract(rules: RuleSet) -> Iterator[Line]:
    yield Line("contract-first")
    for number, melds in enumerate(rules.contracts or (), 1):
        yield Line("contract", {"number": number, "melds": melds})
    yield Line("contract-exact" if rules.contract_exact else "contract-longer")
    yield Line(f"contract-runs-{rules.same_suit_runs}")
    yield Line("contract-ranks-differ" if rules.sets_distinct_ranks else "contract-ranks-free")


def _buying(rules: RuleSet) -> Iterator[Line]:
    if not rules.max_buys or not rules.contracts:
        yield Line("buying-none")
        return
    yield Line("buying-how")
    numbered = enumerate((rules.buys(number) for number in range(1, len(rules.contracts) + 1)), 1)
    for buys, same in groupby(numbered, key=lambda each: each[1]):
        first, *others = [number for number, _ in same]
        yield Line("buying-most", {"first": first, "last": others[-1] if others else first, "buys": buys})


def _wildcards(rules: RuleSet) -> Iterator[Line]:
    if rules.wildcards != "indicator":
        yield Line("wildcards-jokers" if rules.jokers else "wildcards-none")
        return
    yield Line("wildcards-next")
    yield Line("wildcards-starred")


def _numbers(rules: RuleSet, *options: str) -> dict[str, Any]:
    return {option: getattr(rules, option) for option in options}


WRITERS: dict[str, Callable[[RuleSet], Iterator[Line]]] = {
    "deal": _deal,
    "melds": _melds,
    "aces": _aces,
    "jokers": _jokers,
    "opening": _opening,
    "layoff": table.layoff,
    "swap": table.swap,
    "discard": table.discard,
    "buying": _buying,
    "wildcards": _wildcards,
    "end": endings.end,
    "bonuses": endings.bonuses,
    "penalties": endings.penalties,
    "elimination": endings.elimination,
}

CHAPTERS = tuple(WRITERS)
"""The codes of the chapters in teaching order."""
