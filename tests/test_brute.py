"""The brute force itself, pinned by facts that a player works out by hand (ids: tests/data/cases)."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from analyzer.cards import JOKER, Joker, sort_hand
from analyzer.melds import Meld, MeldKind
from analyzer.notation import parse_cards
from analyzer.position import Drawn, Position, TableMeld
from analyzer.rules import load_rules
from tests import brute
from tests.strategies import random_position

OPEN: dict[str, Any] = {"opened": True, "laid_before": True}


def pieces(text: str) -> tuple[Any, ...]:
    return tuple(parse_cards(text))


def run(text: str, owner: str = "opponent", taken: int = 0) -> TableMeld:
    return TableMeld(Meld(MeldKind.RUN, pieces(text)), owner, taken)


def group(text: str, owner: str = "opponent", taken: int = 0) -> TableMeld:
    return TableMeld(Meld(MeldKind.SET, pieces(text)), owner, taken)


def position(name: str, hand: str, options: dict[str, Any] | None = None, **rest: Any) -> Position:
    return Position(
        rules=load_rules(name, **(options or {})), hand=sort_hand(pieces(hand)), options=options or {}, **rest
    )


@pytest.mark.parametrize(
    ("name", "cards", "options", "expected"),
    [
        ("rami30", "10D 10C 10D", {}, []),  # R30-C01
        ("rami30", "AH 2H 3H", {}, [6]),  # R30-C07
        ("rami30", "QH KH AH", {}, [31]),  # R30-C08
        ("rami30", "KH AH 2H", {}, []),  # the corner
        ("rami30", "KH AH 2H", {"ace_wraps": True}, [13]),
        ("rami30", "AS JK JK", {}, []),  # R30-17
        ("rami40", "JK 2H 3H", {}, [9]),  # PC13-2
        ("rami40", "JK QH KH", {}, [30, 31]),  # PC17-b3
        ("rami40", "JK 2H 3H", {"ace_low_run": True, "ace_low_points": 11}, [9, 16]),  # PC17-a1
        ("kalooki51", "7S JK JK", {}, [18, 21, 21, 24]),  # 5-6-7, 6-7-8, three sevens, 7-8-9
        ("kalooki51", "7S 7H JK", {"joker_open_value": 15}, [29]),
        ("kalooki51", "7H JK JK 10H", {"adjacent_jokers": False}, []),
        ("classic", "7S 7S 7H", {"set_distinct_suits": False}, [21]),
    ],
)
def test_readings(name: str, cards: str, options: dict[str, Any], expected: list[int]) -> None:
    found = brute.meld_readings(brute.texts(pieces(cards)), load_rules(name, **options))
    assert sorted(reading.points for reading in found) == expected


@pytest.mark.parametrize(
    ("name", "hand", "options", "expected"),
    [
        ("rami30", "7S 7H 7D KC", {}, (False, 21, 9)),  # R30-C18
        ("rami30", "5-7H 4S 4D 4C KD", {}, (True, 30, 0)),  # R30-C19
        ("rami30", "5-7H 4S 4D 4C KD", {"open_scope": "single_meld"}, (False, 30, 12)),  # R30-C20
        ("rami30", "QS KS JK 4D", {}, (True, 31, 0)),  # R30-C23
        ("rami30", "QS KS JK", {}, (False, 0, 30)),  # nothing is left to throw
        ("rami30", "QS KS JK", {"final_discard": "optional"}, (True, 31, 0)),
        ("kalooki51", "QS QH QD 6-8C 2D", {}, (True, 51, 0)),  # RK-C02
        ("rami51", "KSHDC QC QD JK 2C", {}, (False, 0, 51)),  # no pure run
        ("rami40", "KS KH JK 3C 3D 3H 8D", {}, (False, 39, 1)),  # R40-C15
    ],
)
def test_opening(name: str, hand: str, options: dict[str, Any], expected: tuple[bool, int, int]) -> None:
    assert brute.opening(position(name, hand, options)) == expected


def test_opening_before_the_draw_keeps_nothing_back() -> None:
    assert brute.opening(position("rami30", "QS KS JK", phase="draw")) == (True, 31, 0)


def test_opening_uses_the_taken_discard() -> None:
    seven = Drawn(pieces("7C")[0], "discard")
    hand = "QS KS AS 7C 7D 7H 4D 2C"
    assert brute.opening(position("rami40", hand, drawn=seven)) == (True, 52, 0)  # R40-12
    two = Drawn(pieces("2C")[0], "discard")
    assert brute.opening(position("rami40", hand, drawn=two)) == (False, 0, 40)
    assert brute.take_legal(position("rami40", hand, drawn=two)) is False
    assert brute.best_turn(position("rami40", hand, drawn=two)) == (10 + 10 + 21 + 4 + 2, 0, 0)


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        (position("rami30", "7S 8S 9S 10S 10H 10D KC 2D"), (2, 6, 0)),  # the ten of spades joins its tens
        (position("classic", "JK 3H 9H KC", {"jokers": 2, "final_discard": "required", "joker_pen": 20},
                  table=(run("5-7H"),), **OPEN), (3, 2, 1)),  # PC11
        (position("rami30", "7H 10SDC 2C KD", table=(run("4-6H"),)), (2, 4, 0)),  # PC35-2
        (position("rami30", "7H 10SDC 2C KD", {"layoff_same_turn": False}, table=(run("4-6H"),)), (9, 3, 0)),  # PC35-3
        (position("classic", "10S 9S 4D", {"final_discard": "required"},
                  table=(run("JS QS KS"), group("10D 10C 10H")), **OPEN), (0, 2, 0)),  # PC37
        (position("kalooki51", "10D 9D 9C 4S", {"swap_set_rule": "both", "swap_reuse_now": True},
                  table=(group("10H 10S JK"),), **OPEN), (13, 1, 0)),  # PC41-1: laid off, one nine and the four stay
        (position("kalooki51", "10D 10C 9D 9C 4S", {"swap_set_rule": "both", "swap_reuse_now": True},
                  table=(group("10H 10S JK"),), **OPEN), (0, 4, 0)),  # PC41-2
        (position("rami30", "6D KS KD 3C 8H", table=(run("5D JK=6D 7D"),)), (27, 0, 0)),  # PC45-1, a king is thrown
        (position("rami30", "6D KS KD 3C 8H", table=(run("5D JK=6D 7D"),), **OPEN), (3, 3, 0)),  # PC45-2
    ],
)  # fmt: skip
def test_best_turn(place: Position, expected: tuple[int, int, int]) -> None:
    assert brute.best_turn(place) == expected


def test_flat_penalty_of_an_unopened_hand() -> None:
    assert brute.best_turn(position("classic", "2C 5D KH", {"penalty_unopened": 100})).penalty_after == 100
    assert brute.best_turn(position("classic", "2C 5D KH", {"penalty_unopened": 100}, opened=True)).penalty_after == 7


def test_going_out() -> None:
    both_ends = position("classic", "6H 10H", table=(run("7-9H"),), **OPEN)
    assert brute.go_out(both_ends) == brute.GoOut(True, frozenset({"", "6H", "10H"}), None)  # RC-C21
    kept = position("rami30", "10C JC", table=(run("7-9C"),), **OPEN)
    assert brute.go_out(kept) == brute.GoOut(True, frozenset({"JC"}), None)  # R30-C41
    assert brute.go_out(position("rami40", "4-6S", **OPEN)) == brute.GoOut(False, frozenset(), None)  # R40-C40
    stroke = position("rami30", "10S JS QS KS 2D")
    assert brute.go_out(stroke) == brute.GoOut(True, frozenset({"2D"}), "main_lisse")
    helped = position("rami30", "10S JS QS KS 7H 2D", {"grand_out_layoffs": False}, table=(run("4-6H"),))
    assert brute.go_out(helped) == brute.GoOut(True, frozenset({"2D"}), None)


def test_rows_of_the_discards() -> None:
    rows = brute.discard_rows(position("rami30", "10S JS QS KS 2D"))
    assert rows == {"10S": 2, "KS": 2, "2D": 0, "JS": 32, "QS": 32}
    # A freed joker may be thrown, but is no row: it was not in the hand.
    freed = position("rami30", "6D 3C", {"layoff": False}, table=(run("5D JK=6D 7D"),), **OPEN)
    assert brute.discard_rows(freed) == {"6D": 3, "3C": 6}


def test_taken_discard_is_not_returned() -> None:
    king = Drawn(pieces("KH")[0], "discard")
    assert set(brute.discard_rows(position("classic", "KH 2C", {"return_discard": False}, drawn=king))) == {"2C"}
    assert set(brute.discard_rows(position("classic", "KH KH 2C", {"return_discard": False}, drawn=king))) == {
        "KH",
        "2C",
    }


def test_two_jokers_give_up_one() -> None:
    first = position("rami40", "7H 2S", table=(group("7S JK JK"),), **OPEN)
    assert any("swap" in step for steps in brute.turns(first).values() for step in steps)  # R40-C34
    second = position("rami40", "7D 2S", table=(group("7S 7H JK", taken=1),), **OPEN)
    assert not any("swap" in step for steps in brute.turns(second).values() for step in steps)


def test_table_jokers_do_not_open() -> None:
    """SG-5: the freed joker is no part of the 30, but may follow once they are down."""
    place = position("rami30", "6D KS KD 3C 8H", {"swap_needs_open": False}, table=(run("5D JK=6D 7D"),))
    assert brute.best_turn(place).cards_placed == 0
    opened = position("rami30", "6D 9S 9D 10H JH QH 8H", {"swap_needs_open": False}, table=(run("5D JK=6D 7D"),))
    assert brute.best_turn(opened) == (0, 6, 0)


def test_partition() -> None:
    """PC19: one joker a meld leaves the other one in hand."""
    cards = brute.texts(pieces("5S 8S KH KD JK JK 2C 3D"))
    for most, left in ((1, 38), (2, 18)):
        rules = load_rules("classic", max_jokers_per_meld=most, joker_pen=20, jokers=2)
        assert brute.partition(cards, rules) == left


def test_distance_by_hand() -> None:
    one_away = position("rami30", "QS KS 2D 4H")
    assert brute.distance(one_away) == 1
    assert brute.outs(one_away) == {"AS": 2, "JS": 2, "JK": 6}
    assert brute.distance(position("rami30", "QS KS AS 4H")) == 0
    assert brute.distance(position("kalooki51", "2S 7D 9H")) is None


def _hands_after_one_draw(place: Position) -> dict[str, bool]:
    """Every unseen card: can the hand open once it is drawn and any card thrown, straight from the definition."""
    found = {}
    for card in place.unseen():
        hand = (*place.hand, card)
        thrown = range(len(place.hand)) if place.phase == "play" and place.rules.final_discard != "none" else [-1]
        hands = [sort_hand(piece for at, piece in enumerate(hand) if at != gone or gone == -1) for gone in thrown]
        found[str(JOKER if isinstance(card, Joker) else card)] = any(
            brute.opening(replace(place, hand=held, phase="play", drawn=None)).possible for held in hands
        )
    return found


@pytest.mark.parametrize("name", ["rami30", "rami40", "rami51"])
def test_distance_by_definition(name: str) -> None:
    rng, tried = random.Random(name), 0
    while tried < 6:
        place = replace(random_position(rng, load_rules(name), 6, 1), opened=False, opened_this_turn=False, drawn=None)
        if brute.opening(place).possible:
            continue
        tried += 1
        useful = {card for card, opens in _hands_after_one_draw(place).items() if opens}
        assert (brute.distance(place) == 1) == bool(useful)
        if useful:
            assert set(brute.outs(place)) == useful
