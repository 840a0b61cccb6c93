"""How likely the round ends before one's turn and what that costs; opening now against holding for one stroke."""

from __future__ import annotations

import re
from dataclasses import replace
from math import isclose
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from analyzer import analyse, read_position
from analyzer.ending import LAPS, NOT_OPENED, TABLES, chances, kind_of_game, turns_played
from analyzer.exposure import ending_prices, ends_before, expected, exposure, open_or_hold, stroke_gain
from analyzer.others import Other, other_players, stock_left
from analyzer.position import Position
from analyzer.report import Turn
from analyzer.rules import load_rules, rule_names
from analyzer.turns import Search
from tests.danger_helpers import with_opponents
from tests.strategies import NAMES

PRINTED = Path(__file__).resolve().parents[1] / "benchmarks" / "endings.md"
OPENED = {"name": "P2", "cards": 3, "opened": True}
HAND = "10S JS QS 7S 7H JK 9C 4D KH 2C 3C 5D 8D 6C"


def position(rules: str = "rami30", hand: str = HAND, **more: Any) -> Position:
    return read_position({"rules": rules, "hand": hand, "phase": "play", **more})


def rows() -> list[tuple[str, int, tuple[float, ...]]]:
    return [(kind, state, row) for kind, table in TABLES.items() for state, row in table.items()]


# ------------------------------------------------------------------------------------------- the tables


@pytest.mark.parametrize(("kind", "state", "row"), rows())
def test_a_row_rises_from_turn_to_turn(kind: str, state: int, row: tuple[float, ...]) -> None:
    assert len(row) == LAPS, (kind, state)
    assert all(0 <= before <= after <= 1 for before, after in zip((0.0, *row), row, strict=False)), (kind, state)


def test_every_rule_set_has_its_table() -> None:
    kinds = {kind_of_game(load_rules(name)) for name in rule_names()}
    assert kinds == TABLES.keys()
    assert all(NOT_OPENED in table for table in TABLES.values())


def test_the_figures_are_those_printed() -> None:
    """`benchmarks/endings.md` holds what the simulation printed; the tables hold nothing else."""
    printed: dict[str, dict[int, tuple[float, ...]]] = {}
    kind = ""
    for line in PRINTED.read_text(encoding="utf-8").splitlines():
        if heading := re.match(r"### `(\w+)`", line):
            kind = heading[1]
        elif cells := re.match(r"\| (not opened|(?:cards|turn) (\d+)) \| \d+ \| (.*) \|$", line):
            printed.setdefault(kind, {})[int(cells[2] or 0)] = tuple(map(float, cells[3].split(" | ")))
    assert printed == {kind: dict(table) for kind, table in TABLES.items()}


# ------------------------------------------------------------------------------------------- the model


@given(st.integers(0, 2**32), st.sampled_from(NAMES))
@settings(max_examples=60, deadline=None)
def test_chances_rise_and_no_more_is_paid_than_the_dearest_ending(seed: int, name: str) -> None:
    found = with_opponents(seed, name)
    over = ends_before(found)
    assert all(0 <= before <= after <= 1 for before, after in zip((0.0, *over), over, strict=False))
    dearest = max([50, *(50 * bonus.multiply + bonus.add for bonus in found.rules.bonus.values())])
    assert 0 <= expected(found, 50) <= dearest
    assert expected(found, 50) >= expected(found, 10)


@pytest.mark.parametrize("name", rule_names())
def test_nothing_said_of_the_others_is_no_error(name: str) -> None:
    more: dict[str, Any] = {"contract": 1} if name == "shanghai" else {"indicator": "B1"} if name == "okey" else {}
    tiles = load_rules(name).deck == "tiles"
    found = position(name, "R1-3 K5 Y9" if tiles else "7SHD KC 2H", **more)
    answer = analyse(found).to_json()["exposure"]
    assert 0 <= answer["expected"] <= max(answer["now"], *answer["with_bonus"].values(), 20)
    assert len(answer["ends_before"]) in (0, LAPS)
    assert stock_left(found) > 0


def test_one_opponent_who_opened() -> None:
    found = position(players=2, opponents=[OPENED])
    (other,) = other_players(found)
    first = chances(found, other)[0]
    assert first == TABLES["jokers"][3][0]
    assert isclose(expected(found, 40), first * 40)
    assert ends_before(found) == pytest.approx(TABLES["jokers"][3])


def test_several_opponents_are_independent_and_one_stroke_costs_its_bonus() -> None:
    found = position(players=3, opponents=[OPENED, {"name": "P3"}])
    opened, closed = TABLES["jokers"][3][0], TABLES["jokers"][NOT_OPENED][0]
    over = 1 - (1 - opened) * (1 - closed)
    assert ends_before(found)[0] == pytest.approx(over)
    assert expected(found, 40) == pytest.approx(over * (opened * 40 + closed * 80) / (opened + closed))


def test_few_cards_end_the_round_sooner() -> None:
    found = position()
    few, many = (chances(found, Other("P2", cards, opened=True)) for cards in (1, 7))
    assert all(less < more for less, more in zip(many, few, strict=True))
    assert chances(found, Other("P2", 0, opened=True)) == few
    assert chances(found, Other("P2", 12, opened=True)) == many
    # Fewer cards than were dealt: something lies on the table.
    assert chances(found, Other("P2", 1, opened=False)) == few


def test_who_holds_fewer_cards_than_were_dealt_makes_no_stroke() -> None:
    """R30-33: something of his lies on the table, whether he is said to have opened or not."""
    for opened in (False, True):
        found = position(players=2, opponents=[{"name": "P2", "cards": 3, "opened": opened}])
        assert expected(found, 40) == pytest.approx(TABLES["jokers"][3][0] * 40)


@pytest.mark.parametrize("combine", ["max", "double"])
def test_no_price_of_seven_pairs_where_the_house_has_none(combine: str) -> None:
    """OK-25: what cannot end the round is no exposure."""
    assert "seven_pairs" in ending_prices(load_rules("okey", combine_40=combine))
    assert ending_prices(load_rules("okey", combine_40=combine, seven_pairs=False)) == {"wild_discard": 40}


def test_going_out_costs_nothing() -> None:
    found = analyse(position(hand="QS KS JK 4D")).exposure
    assert (found.expected, found.ends_before, found.hold) == (0.0, (), None)


def test_turns_played_where_nothing_is_laid_before_the_end() -> None:
    early, late = (position("gin", "7S 8S 9S 2H 3H KD KC QD JS 5C 9D", stock=stock) for stock in (30, 16))
    assert (turns_played(early), turns_played(late)) == (0, 7)
    assert ends_before(late)[0] > ends_before(early)[0]
    tiles = position("okey", "R1-3 K5 Y9", indicator="B1", discards="K1 K2 K3")
    assert turns_played(tiles) == 3


def test_an_empty_stock_ends_a_round_of_tiles() -> None:
    """The stock gives each of four players a tile a lap (OK-21), then everybody pays the impasse."""
    full, last = (position("okey", "R1-3 K5 Y9", indicator="B1", stock=stock) for stock in (4, 3))
    assert ends_before(full)[0] < 1
    assert ends_before(full)[1] == 1
    assert ends_before(last)[0] == 1
    assert expected(last, 20) > expected(full, 20)
    assert 10 <= expected(last, 20) <= 20


@pytest.mark.parametrize(("phase", "enough"), [("play", 4), ("draw", 5)])
def test_a_tile_still_to_be_drawn_is_one_more(phase: str, enough: int) -> None:
    for stock in (enough - 1, enough):
        found = position("okey", "R1-3 K5 Y9", indicator="B1", stock=stock, phase=phase)
        assert (ends_before(found)[0] == 1) is (stock < enough)


def test_a_round_that_is_over_costs_the_impasse() -> None:
    """OK-21, OK-24: no tile is left for me, so nobody goes out any more."""
    assert expected(position("okey", "R1-3 K5 Y9", indicator="B1", stock=0, phase="draw"), 20) == 10


# ----------------------------------------------------------------------------------- opening or holding


def test_the_chance_needed_makes_both_ways_equal() -> None:
    found = position()
    turn = Search(found).best_turn()
    even = open_or_hold(found, turn, None)
    assert even is not None
    assert even.hold is None
    assert 0 < even.needed < 1
    for stroke, sign in ((even.needed - 0.01, 1), (even.needed, 0), (even.needed + 0.01, -1)):
        told = open_or_hold(found, turn, stroke)
        assert told is not None
        assert told.hold is not None
        difference = told.hold - told.open
        assert difference == pytest.approx(0, abs=1e-9) if not sign else difference * sign > 0


@pytest.mark.parametrize(
    ("rules", "more"),
    [
        ("rami30", {"opened": True}),
        ("rami30", {"hand": "QS KS JK 4D"}),  # goes out now
        ("rami30", {"hand": "2S 4H 7D KC 9C"}),  # nothing to open with
        ("rami30", {"phase": "draw", "hand": HAND.removesuffix(" 6C")}),
        ("kalooki51", {"hand": "10-KS AS 2H 3D 5C 7H"}),  # its ending has a name and no bonus
        ("gin", {"hand": "7S 8S 9S 2H 3H KD KC QD JS 5C 9D"}),
        ("shanghai", {"contract": 1, "hand": "7SHD 9CDC KS 2H 4D JC QH 5S"}),  # twelve cards never go out at once
    ],
)
def test_no_question_where_nothing_is_gained(rules: str, more: dict[str, Any]) -> None:
    found = position(rules, **more)
    assert exposure(found, Search(found).best_turn(), stroke=0.5).hold is None


@pytest.mark.parametrize(("rules", "gain"), [("classic", 100), ("rami40", 25), ("kalooki51", 0), ("gin", 0)])
def test_what_one_stroke_brings(rules: str, gain: int) -> None:
    assert stroke_gain(position(rules, "7SHD KC 2H")) == gain


def test_what_one_stroke_brings_where_it_doubles_or_is_the_own_bonus() -> None:
    six = [{"name": "P2", "cards": 6}]
    found = position(players=2, opponents=six, hand="KH", seen="QH")
    unseen = found.unseen()
    mean = sum(points for points in (penalty_of(str(card)) * n for card, n in unseen.items())) / unseen.total()
    assert stroke_gain(found) == pytest.approx(6 * mean)
    assert stroke_gain(position("shanghai", "7SHD KC 2H", contract=6)) == 25
    flat: dict[str, Any] = {"hand": "KH", "seen": "QH", "options": {"penalty_unopened": 60}, "players": 2}
    assert stroke_gain(position(opponents=[{"name": "P2"}], **flat)) == 60
    assert stroke_gain(position(opponents=[{**six[0], "opened": True}], **flat)) == pytest.approx(6 * mean)


def penalty_of(card: str) -> int:
    """Rami 30: joker 30, ace 15, court cards 10, the others their number (R30-32)."""
    rank = card if card == "JK" else card[:-1]
    return {"JK": 30, "A": 15, "J": 10, "Q": 10, "K": 10}.get(rank) or int(rank)


def test_holding_keeps_the_whole_hand_but_the_discard() -> None:
    found = position(players=2, opponents=[OPENED])
    turn = Search(found).best_turn()
    held = open_or_hold(found, turn, 0.0)
    assert held is not None
    assert held.open == pytest.approx(expected(found, turn.penalty_after))
    assert held.hold == pytest.approx(expected(found, 121 - 10))
    assert open_or_hold(found, replace(turn, melds=()), 0.0) is None
    assert open_or_hold(found, Turn(), 0.0) is None


def test_the_answer_holds_the_figures() -> None:
    answer = analyse(position()).to_json()["exposure"]
    assert {"expected", "ends_before", "hold"} <= answer.keys()
    assert answer["hold"].keys() == {"ending", "open", "hold", "needed", "stroke", "discard"}
    assert answer["hold"]["ending"] == "main_lisse"
    assert answer["expected"] == answer["hold"]["open"]
