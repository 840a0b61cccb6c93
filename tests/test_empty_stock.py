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
