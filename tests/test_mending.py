"""Mends of melds: legal by the rule book, and none smaller, by trying every change of few cards."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from analyzer.cards import JOKER, Card, Joker, Piece, is_joker
from analyzer.legality import check_meld
from analyzer.melds import MeldKind
from analyzer.mending import mend_meld
from analyzer.notation import parse_cards
from analyzer.position import full_deck
from analyzer.rules import RuleSet, load_rules

RULES: list[tuple[str, dict[str, Any]]] = [
    ("rami30", {}),
    ("classic", {}),
    ("kalooki51", {}),
    ("rami40", {}),
    ("rami40", {"ace_sets": False}),
    ("gin", {}),
    ("rummikub", {}),
    ("shanghai", {}),
    ("okey", {}),
    ("rami30", {"adjacent_jokers": False, "joker_ratio": "minority", "min_naturals": 1}),
    ("rami30", {"ace_wraps": True, "max_set": 3, "max_run_len": 4}),
]


def cards(text: str) -> list[Piece]:
    return [piece for piece in parse_cards(text) if isinstance(piece, Card | Joker)]


def fixed_within(pieces: list[Piece], rules: RuleSet, cost: int) -> bool:
    """Whether some change of at most so many cards makes a meld."""
    given_cards = Counter(pieces)
    stock = sorted((full_deck(rules) - given_cards).keys(), key=str)
    for gone in range(cost + 1):
        for come in range(cost + 1):
            for removed in combinations(range(len(pieces)), gone):
                kept = [piece for place, piece in enumerate(pieces) if place not in removed]
                for added in combinations_with_replacement(stock, come):
                    if check_meld([*kept, *added], rules).valid:
                        return True
    return False


@st.composite
def wrong_melds(draw: st.DrawFn) -> tuple[RuleSet, list[Piece]]:
    name, options = draw(st.sampled_from(RULES))
    rules = load_rules(name, **options)
    deck = [card for card in full_deck(rules) if card != JOKER]
    few = draw(st.lists(st.sampled_from(deck), min_size=1, max_size=3, unique=True).map(set))
    near = [card for card in deck if any(card.suit == c.suit or card.rank == c.rank for c in few)]  # type: ignore[union-attr]
    pieces: list[Piece] = draw(st.lists(st.sampled_from([*near, *[JOKER] * 8]), min_size=1, max_size=4))
    return rules, pieces


@settings(max_examples=250, deadline=None)
@given(wrong_melds())
def test_a_mend_is_a_meld_made_by_exactly_its_change(case: tuple[RuleSet, list[Piece]]) -> None:
    rules, pieces = case
    mends = mend_meld(pieces, rules)
    assert bool(mends) is not check_meld(pieces, rules).valid
    for mend in mends:
        after = Counter(pieces) - Counter(mend.removed) + Counter(mend.added)
        assert Counter(JOKER if is_joker(piece) else piece for piece in mend.meld.pieces) == after
        assert check_meld(mend.meld.pieces, rules, mend.meld.kind).valid
        assert (mend.cost, mend.cards) == (mends[0].cost, mends[0].cards)
    assert len({(mend.removed, mend.added) for mend in mends}) == len(mends) <= 3


@settings(max_examples=60, deadline=None)
@given(wrong_melds())
def test_no_smaller_change_makes_a_meld(case: tuple[RuleSet, list[Piece]]) -> None:
    rules, pieces = case
    mends = mend_meld(pieces, rules)
    if mends:
        assert not fixed_within(pieces, rules, min(mends[0].cost - 1, 1))


@pytest.mark.parametrize(
    ("rules", "options", "meld", "changes"),
    [
        ("rami30", {}, "KH AH 2H", ["- KH + 3H", "- 2H + QH"]),
        ("rami30", {}, "7S 7H", ["+ 7D", "+ 7C"]),
        ("rami30", {}, "10D 10C 10D", ["- 10D + 10S", "- 10D + 10H"]),
        ("rami30", {}, "AS JK JK", ["+ AH", "+ AD", "+ AC"]),
        ("rami30", {}, "7C JK=9C 9C", [""]),
        ("rami40", {}, "AS 2S 3S", ["- AS + 4S"]),
        ("shanghai", {}, "7S 7H JK JK", ["- JK"]),
        ("classic", {}, "7S 7H JK", ["- JK + 7D", "- JK + 7C"]),
        ("rami30", {}, "7S 8S 9S 4D", ["- 4D"]),
        ("rami30", {"max_set": 3}, "7S 7H 7D 7C", ["- 7C", "- 7D", "- 7H"]),
        ("rummikub", {}, "R12 R13 R1", ["- R1 + R11"]),
    ],
)
def test_the_smallest_changes(rules: str, options: dict[str, Any], meld: str, changes: list[str]) -> None:
    mends = mend_meld(cards(meld), load_rules(rules, **options))
    told = [" ".join([*(f"- {p}" for p in mend.removed), *(f"+ {p}" for p in mend.added)]) for mend in mends]
    assert sorted(told) == sorted(changes)


def test_a_pair_is_mended_to_a_pair() -> None:
    mends = mend_meld(cards("R7 R8"), load_rules("okey"), MeldKind.PAIR, wild=Card(cards("R1")[0].suit, 1))  # type: ignore[union-attr]
    assert [mend.meld.text() for mend in mends] == [["R7", "R7"], ["R8", "R8"]]


def test_cards_come_from_the_supply_alone() -> None:
    rules = load_rules("rami30")
    assert mend_meld(cards("7S 7H"), rules, supply=Counter(cards("9C 2D"))) == ()
    (mend,) = mend_meld(cards("7S 7H"), rules, supply=Counter(cards("9C JK")))
    assert mend.meld.text() == ["7S", "7H", "JK=7D"]


def test_many_jokers_are_mended_soon() -> None:
    assert mend_meld(cards("2S 3H 4D 5C 6S 7H 9D JC QS KH JK JK JK JK JK JK"), load_rules("rami30"))
    assert mend_meld(cards("JK JK JK JK JK JK"), load_rules("rami30"))[0].cost == 2
