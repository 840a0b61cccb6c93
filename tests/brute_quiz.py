"""Brute force, part 7: whole hands of one player alone, by every choice among all melds that the rule book allows.

Larger hands than `brute_open` tries: cards that share neither rank nor suit are never put together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations
from typing import NamedTuple

from analyzer.rules import RuleSet
from tests.brute_melds import CARDS, JK, Cards, cost, is_joker, minus, parts, plain, readings
from tests.brute_open import reaches


class Choice(NamedTuple):
    """Melds laid together: their points, the dearest one's, whether a pure run is among them; what is left, in points.

    `dearest`: the penalty of the dearest card left; -1 when nothing is.
    """

    total: int
    single: int
    pure: bool
    left: int
    dearest: int
    laid: bool


@lru_cache(maxsize=64)
def hand_melds(hand: Cards, rules: RuleSet) -> tuple[tuple[Cards, int, bool], ...]:
    """Every meld of the hand as cards, with the points of each reading and whether it is a pure run."""
    jokers = hand.count(JK)
    naturals = [card for card in hand if not is_joker(card)]
    groups = {tuple(sorted(c for c in naturals if of(c) == of(card))) for of in (_rank, _suit) for card in naturals}
    chosen = {part for group in groups for part in parts(group)}
    together = {plain((*part, *[JK] * count)) for part in chosen for count in range(jokers + 1)}
    found = {(cards, reading.points, reading.pure) for cards in together for reading in readings(cards, rules)}
    return tuple(sorted(found))


def grown_melds(hand: Cards, rules: RuleSet) -> tuple[tuple[Cards, int, bool], ...]:
    """Pure runs that are laid and then added to, jokers too, in the turn of the opening: only the pure part counts."""
    if not (rules.opening_needs_pure_run and rules.layoff and rules.layoff_same_turn):
        return ()
    found = set()
    for cards in {meld[0] for meld in hand_melds(hand, rules) if JK in meld[0]}:
        for reading in readings(cards, rules):
            pieces = reading.meld.pieces if reading.meld.kind == "run" else ()
            for start, end in combinations(range(len(pieces) + 1), 2):
                part = pieces[start:end]
                if not any(map(is_joker, part)):
                    found |= {(cards, pure.points, True) for pure in readings(plain(part), rules) if pure.pure}
    return tuple(sorted(found))


def _rank(card: str) -> int:
    return CARDS[card].rank


def _suit(card: str) -> int:
    return CARDS[card].suit


def choices(hand: Cards, rules: RuleSet, *, grown: bool = False) -> frozenset[Choice]:
    """Every way to lay melds from the hand, nothing included, told apart by its figures; `grown`: added to, too."""
    melds = hand_melds(hand, rules) + (grown_melds(hand, rules) if grown else ())
    by_card = {card: [meld for meld in melds if card in meld[0]] for card in set(hand)}

    @cache
    def from_here(left: Cards) -> frozenset[Choice]:
        # The first natural card stays in hand or lies in one of its melds; jokers come last and then only stay.
        first = next((card for card in left if not is_joker(card)), None)
        if first is None:
            costs = [cost(card, rules) for card in left]
            return frozenset([Choice(0, 0, False, sum(costs), max(costs, default=-1), False)])
        return frozenset(_ways(first, left))

    def _ways(first: str, left: Cards) -> Iterator[Choice]:
        rest, price = minus(left, (first,)), cost(first, rules)
        assert rest is not None
        for way in from_here(rest):
            yield way._replace(left=way.left + price, dearest=max(way.dearest, price))
        held = Counter(left)
        for cards, points, pure in by_card[first]:
            if Counter(cards) <= held:
                rest = minus(left, cards)
                assert rest is not None
                for way in from_here(rest):
                    yield way._replace(
                        total=way.total + points,
                        single=max(way.single, points),
                        pure=way.pure or pure,
                        laid=True,
                    )

    return from_here(hand)


def opens(choice: Choice, rules: RuleSet) -> bool:
    """Whether the melds of a choice are a first laying."""
    return choice.laid and reaches(choice.total, choice.single, choice.pure, rules)


def best_opening(hand: Cards, rules: RuleSet) -> int:
    """The most points of a legal opening, a card kept back where one must be thrown; 0 when there is none."""
    keeps = rules.final_discard == "required"
    found = [c.total for c in choices(hand, rules) if opens(c, rules) and (c.dearest >= 0 or not keeps)]
    return max(found, default=0)


def least_left(hand: Cards, rules: RuleSet) -> int:
    """The least penalty after laying, or not, and throwing the dearest card left."""
    throws = rules.final_discard != "none"
    flat = rules.penalty_unopened
    best = []
    for choice in choices(hand, rules):
        if choice.laid and not opens(choice, rules):
            continue
        if choice.dearest < 0 and rules.final_discard == "required":
            continue
        left = choice.left - max(0, choice.dearest) if throws else choice.left
        best.append(flat if flat is not None and not choice.laid else left)
    return min(best)


def left_without(hand: Cards, thrown: str, rules: RuleSet) -> int:
    """The least penalty that can remain once this card is thrown."""
    rest = minus(hand, (thrown,))
    assert rest is not None
    flat = rules.penalty_unopened
    return min(
        flat if flat is not None and not choice.laid and rest else choice.left
        for choice in choices(rest, rules, grown=True)
        if opens(choice, rules) or not choice.laid
    )
