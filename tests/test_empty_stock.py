"""The empty stock: it ends the round, is made anew of the discards, or leaves only the upcard."""

from __future__ import annotations

from typing import Any

import pytest

from analyzer import analyse, read_position
from analyzer.position import Position
from analyzer.terminal.analysis import report
from analyzer.wording import LANGUAGES, Text
from tests.drawadvice_helpers import advised, codes, position

OKEY = {"rules": "okey", "indicator": "Y12", "phase": "draw", "hand": "R1-3 K5 B5 Y5 B8-11 R13 K13 Y7 K2"}


def at_the_end(discards: str = "", **more: Any) -> Position:
    """Two players, every card of the pack of 52 in sight or in the other hand."""
    hand = "2S 3S 4S KS 9D 9C"
    rest = [f"{rank}{suit}" for suit in "SHDC" for rank in ("A", *map(str, range(2, 11)), "J", "Q", "K")]
    seen = [card for card in rest if card not in hand.split() and card not in discards.split()]
    shape = {"rules": "classic", "options": {"packs": 1}, "hand": hand, "phase": "draw", "players": 2, "stock": 0}
    others = [{"name": "P2", "cards": 3}]
    return read_position({**shape, "discards": discards, "seen": seen[3:], "opponents": others, **more})


@pytest.mark.parametrize("discards", [["Y5"], []])
def test_where_an_empty_stock_ends_the_round_nothing_is_drawn(discards: list[str]) -> None:
    """OK-19, OK-21: no tile is left, so neither the stock nor the pile is advised."""
    draw = advised(read_position({**OKEY, "discards": discards, "stock": 0}))
    assert (draw.best, draw.stock.legal, codes(draw.stock)) == (None, False, ["stock_ran_out"])
    assert draw.stock.reasons[0].params == {"points": 10}
    assert draw.take is None or (draw.take.legal, codes(draw.take)) == (False, ["stock_ran_out"])
    assert advised(read_position({**OKEY, "discards": discards, "stock": 1})).best is not None


@pytest.mark.parametrize("rules", ["rami30", "classic", "kalooki51", "rami40", "shanghai", "gin"])
def test_elsewhere_the_discards_become_the_stock(rules: str) -> None:
    """RC-12, R40-15, SH-39, SG-8: drawing goes on, and that it does is said."""
    full, empty = (advised(position(rules, "7S 7H 9C 9D KS 2H 4D JC QH", stock=left)) for left in (5, 0))
    assert (empty.best, empty.stock.legal, codes(empty.stock)) == (full.best, True, ["stock_renewed"])
    assert codes(full.stock) == []


def test_a_pile_of_one_card_gives_no_new_stock() -> None:
    """The last discard stays (RC-12): it can only be taken."""
    draw = advised(at_the_end("5S"))
    assert (draw.best, draw.stock.legal, codes(draw.stock)) == ("take", False, ["stock_gone"])
    assert advised(at_the_end("KD 5S")).stock.legal
    worse = advised(at_the_end("QD"))
    assert (worse.best, worse.stock.legal) == ("take", False), "the one card there is"


def test_no_card_at_all_is_no_advice() -> None:
    draw = advised(at_the_end())
    assert (draw.best, draw.stock.legal, draw.take) == (None, False, None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_empty_stock_is_told_in_words(lang: str) -> None:
    text = Text(lang)
    ended = read_position({**OKEY, "discards": ["Y5"], "stock": 0})
    assert _words(text.reason(advised(ended).stock.reasons[0])) in _words(*report(text, ended, analyse(ended), lang))
    found = at_the_end("5S")
    told = _words(*report(text, found, analyse(found), lang))
    assert _words(text.reason(advised(found).stock.reasons[0])) in told
    assert _words(text("report-draw-only", points=0.0).partition(":")[0]) in told


def _words(*lines: str) -> str:
    return " ".join(" ".join(lines).split())


WHOLE = "R1-3 K5 B5 Y5 B8-11 R9 K9 B9 Y9"


def test_a_whole_hand_waits_for_any_tile() -> None:
    """Before the draw a whole hand is as near as can be: the stock is told of going out, not of the pairs."""
    draw = advised(read_position({**OKEY, "hand": WHOLE, "discards": "K2", "stock": 1}))
    assert (draw.best, draw.stock.distance, draw.stock.chance) == ("stock", 0, 1.0)


def test_a_whole_hand_is_too_late_once_the_stock_is_empty() -> None:
    """OK-21, OK-24: the round is over, and everybody pays for that."""
    over = analyse(read_position({**OKEY, "hand": WHOLE, "discards": "K2", "stock": 0}))
    assert not over.go_out.possible
    assert (over.exposure.expected, over.exposure.ends_before[0]) == (10.0, 1.0)
    assert {name: goal.distance for name, goal in over.goals.items()} == {"out": None, "pairs": None}
    assert analyse(read_position({**OKEY, "hand": WHOLE, "discards": "K2", "stock": 1})).go_out.possible


@pytest.mark.parametrize(("stock", "draws"), [(0, 0), (3, 0), (4, 1), (8, 2)])
def test_no_chance_grows_after_the_last_draw(stock: int, draws: int) -> None:
    """Four players draw in turn: of four tiles one is mine."""
    asked = {**OKEY, "phase": "play", "hand": f"{WHOLE} Y2".replace("Y9", "Y8"), "stock": stock}
    for row in analyse(read_position(asked)).discards:
        for ahead in row.goals.values():
            assert len(set((0.0, *ahead.chance)[draws:])) == 1
            assert ahead.goal.distance != 1 or draws == 0 or ahead.chance[0] > 0


def test_a_stock_that_is_gone_brings_nothing() -> None:
    stock = advised(at_the_end("5S")).stock
    assert (stock.legal, stock.chance) == (False, 0.0)
