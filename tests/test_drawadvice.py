"""Where the next card comes from, the stock or the pile: what is legal, and that the cheapest is advised."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from analyzer import analyse, read_position
from analyzer.report import Discard
from tests.drawadvice_helpers import ELEVEN, advised, codes, position
from tests.strategies import NAMES, describe, seeded_position


@given(st.integers(0, 2**32), st.sampled_from([name for name in NAMES if name != "rummikub"]), st.booleans())
@settings(max_examples=25, deadline=None)
def test_the_cheapest_legal_way_is_advised(seed: int, name: str, waits: bool) -> None:
    found = replace(seeded_position(seed, name, cards=(4, 7)), phase="draw", drawn=None, opened_this_turn=False)
    found = replace(found, out_of_turn=waits and bool(found.rules.max_buys))
    draw = advised(found)
    assert advised(found) == draw, describe(found)
    ways = {"stock": draw.stock.expected}
    way = draw.buy if found.out_of_turn else draw.take
    if way is not None and way.legal:
        assert way.expected is not None
        ways["buy" if found.out_of_turn else "take"] = way.expected
    assert draw.best is not None
    assert ways[draw.best] == pytest.approx(min(ways.values()), abs=1e-5), describe(found)
    assert all(points >= 0 for points in ways.values())
    assert 0 <= draw.stock.chance <= 1
    assert way is None or -1 <= way.gains.chance <= 1
    assert (draw.buy is not None) is bool(found.rules.max_buys)
    assert way is None or way.reasons


USELESS = {
    "rules": "okey", "indicator": "Y12", "phase": "draw", "discards": ["K7"],
    "hand": "R1-3 K5 B5 Y5 B8-11 R13 K13 Y7 K2",
}  # fmt: skip


def test_a_card_that_brings_nothing_is_no_draw() -> None:
    draw = advised(read_position(USELESS))
    assert draw.take is not None
    assert (draw.best, codes(draw.take)) == ("stock", ["not_wanted"])
    assert draw.take.expected is not None
    assert draw.take.expected > draw.stock.expected


@given(st.integers(0, 2**32), st.sampled_from([name for name in NAMES if name != "rummikub"]))
@example(2077, "kalooki40")
@settings(max_examples=40, deadline=None)
def test_a_useless_card_is_never_better_than_the_stock(seed: int, name: str) -> None:
    found = replace(seeded_position(seed, name, cards=(4, 9)), phase="draw", drawn=None, opened_this_turn=False)
    if found.upcard is None or found.out_of_turn:
        return
    after, draw = found.after_taking(), advised(found)
    if draw.take is None or not draw.take.legal or draw.take.turn is None or draw.take.turn.goes_out:
        return
    rows = {row.card: row for row in analyse(after).discards}
    back = rows.get(found.upcard)
    if back is None or any(_brings_more(row, back) for row in rows.values()):
        return
    assert draw.take.expected is not None
    assert draw.take.expected >= draw.stock.expected - 1e-6, describe(found)


@given(st.integers(0, 2**32), st.sampled_from([name for name in NAMES if name != "rummikub"]))
@settings(max_examples=15, deadline=None)
def test_what_taking_brings_is_told_by_the_hand_with_the_card(seed: int, name: str) -> None:
    """Points, draws and chance, the last of one discard: several may be as near to the goal, each with its own outs."""
    found = replace(seeded_position(seed, name, cards=(4, 9)), phase="draw", drawn=None, opened_this_turn=False)
    draw = advised(found)
    if found.upcard is None or draw.take is None or not draw.take.legal:
        return
    before, after = analyse(found), analyse(found.after_taking())
    assert draw.take.gain == before.turn.penalty_after - after.turn.penalty_after, describe(found)
    if not after.go_out.possible and after.discards:
        assert draw.take.expected == pytest.approx(after.discards[0].expected), describe(found)
    for goal, outlook in after.discards[0].goals.items() if after.discards else ():
        nearest = before.goals[goal]
        if nearest.distance and (len(after.discards[0].goals), draw.stock.distance) == (1, nearest.distance):
            likeliest = max((row.goals[goal] for row in after.discards), key=lambda each: sum(each.chance))
            assert outlook.goal.distance is not None
            assert draw.take.gains.distance == nearest.distance - (likeliest.goal.distance or 0), describe(found)
            assert draw.take.gains.chance == pytest.approx(likeliest.chance[1] - draw.stock.chance), describe(found)


def test_of_two_ways_on_only_one_is_kept() -> None:
    """The sevens or 9C 10C: whichever is thrown, of 14 cards ten bring the end, once 10C is taken."""
    found = position("rami30", "7S 7H 9C", "10C", opened=True)
    draw, unseen = advised(found), found.unseen().total()
    assert draw.take is not None
    assert draw.take.gains.distance == 0
    by_second = 1 - (1 - 10 / unseen) * (1 - 10 / (unseen - 1))
    assert draw.take.gains.chance == pytest.approx(by_second - draw.stock.chance)


def test_a_hand_that_goes_out_whatever_it_draws_is_told_so() -> None:
    draw = advised(position("rami30", "QS KS AS", "4D"))
    assert (draw.stock.distance, draw.stock.chance, draw.stock.expected) == (0, 1.0, 0.0)
    assert draw.take is not None
    assert (draw.take.expected, draw.take.gains.distance, draw.take.gains.chance) == (0.0, 0, 0.0)


def _brings_more(row: Discard, back: Discard) -> bool:
    """Whether keeping the upcard and throwing this card is better at anything than throwing the upcard back."""
    likelier = any(sum(outlook.chance) > sum(back.goals[name].chance) + 1e-9 for name, outlook in row.goals.items())
    return likelier or row.penalty_after < back.penalty_after


def test_the_card_that_was_wanted_is_taken() -> None:
    draw = advised(position("rami40", "10S 10H JD QD KD 2C 4S 6H 8C 3D 5C 7S 9H", "10C"))
    assert draw.take is not None
    assert (draw.best, draw.take.legal, draw.take.gains.distance) == ("take", True, 1)
    assert draw.take.gains.chance > 0
    assert {"brings_nearer", "saves_points"} <= set(codes(draw.take))
    assert draw.take.expected is not None
    assert draw.take.expected < draw.stock.expected


def test_a_useless_card_is_left() -> None:
    draw = advised(position("rami30", "10S 10H JD QD 2C 4S 6H 8C 3D 5C 7S 9H 2D", "KC"))
    assert draw.take is not None
    assert (draw.best, draw.take.legal, draw.take.gain) == ("stock", True, 0)
    assert codes(draw.take) == ["not_wanted"]
    assert draw.take.gains.chance < 0


def test_a_card_that_may_not_be_taken_is_told_so() -> None:
    draw = advised(position("rami40", "2S 4H 6D 8C 10S QH AD 3C 5S 7H 9D JC KS", "4S"))
    assert draw.take is not None
    assert (draw.best, draw.take.legal, draw.take.expected) == ("stock", False, None)
    assert codes(draw.take) == ["drawn_not_used"]


def test_the_card_that_ends_the_round_is_taken() -> None:
    draw = advised(position("rami30", "QS KS 4D", "AS", phase="draw"))
    assert draw.take is not None
    assert (draw.best, draw.take.expected, codes(draw.take)) == ("take", 0.0, ["take_goes_out"])


@pytest.mark.parametrize(("rules", "more"), [("rami30", {}), ("shanghai", {"hand": ELEVEN})])
def test_without_an_upcard_only_the_stock_is_left(rules: str, more: dict[str, Any]) -> None:
    hand = more.get("hand", "10S 10H JD QD 2C 4S 6H 8C 3D 5C 7S 9H AC")
    draw = advised(position(rules, hand, ""))
    assert (draw.best, draw.take, draw.buy) == ("stock", None, None)


def test_tiles_are_taken_for_the_win() -> None:
    hand = "R1-3 K5 B5 Y5 B8-11 R9 K9 B9 K2"
    near = advised(position("okey", hand, "Y9", indicator="Y12"))
    far = advised(position("okey", hand, "R5", indicator="Y12"))
    assert near.best == "take"
    assert near.take is not None
    assert codes(near.take) in (["take_goes_out"], ["brings_nearer"])
    assert far.take is not None
    assert far.stock.expected < 20
