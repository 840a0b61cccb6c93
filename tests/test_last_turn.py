"""The last turns before the stock ends the round (OK-19, OK-21): who still draws, what it costs, what is said."""

from __future__ import annotations

from math import prod
from typing import Any

import pytest

from analyzer import Position, analyse, exposure, read_position
from analyzer.exposure import ended_by_others, ends_before, expected, own_draws
from analyzer.terminal.analysis import report
from analyzer.wording import LANGUAGES, Text
from ui import verdict
from ui.results import outlook, whynot

HAND = "R1 R2 R3 K5 B5 Y5 B8 B9 B10 B11 R9 K9 B9 Y8 K2"
CHANCES = (0.1, 0.25, 0.3, 0.5, 0.6, 0.8)
"""That a player goes out by his next turn, the one after it ..."""
ENDS = {
    "en": "If nobody goes out until then, everybody pays 10 points.",
    "fr": "Si personne ne finit d’ici là, chacun prend 10 points.",
}


def okey(stock: int | None, **more: Any) -> Position:
    asked = {"rules": "okey", "indicator": "Y12", "players": 4, "hand": HAND, **more}
    return read_position(asked if stock is None else {**asked, "stock": stock})


def plain(told: str) -> str:
    """Without the breaks of lines, and with plain spaces."""
    return " ".join(told.split())


def test_an_empty_stock_costs_the_impasse_whatever_is_thrown() -> None:
    """OK-24: nobody draws any more, so nobody goes out."""
    found = analyse(okey(0))
    assert {row.expected for row in found.discards} == {10.0}
    assert found.exposure.expected == 10
    assert ended_by_others(okey(0)) == (0,) * 6
    assert ends_before(okey(0)) == (1,) * 6


@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_who_draws_may_end_the_round(monkeypatch: pytest.MonkeyPatch, players: int) -> None:
    """Each tile that is left gives one player more a turn: the others in the first lap, and then me."""
    monkeypatch.setattr(exposure, "chances", lambda *_: CHANCES)
    for stock in range(5 * players):
        turns = [len(range(number, stock, players)) for number in range(players - 1)]
        for lap, found in enumerate(ended_by_others(okey(stock, players=players))):
            goes_on = prod(1 - (CHANCES[min(lap + 1, each) - 1] if each else 0) for each in turns)
            assert found == pytest.approx(1 - goes_on), (stock, lap)


def test_what_nobody_can_take_is_no_danger() -> None:
    assert {row.danger.level for row in analyse(okey(0)).discards if row.danger} == {"none"}
    assert {row.danger.level for row in analyse(okey(1)).discards if row.danger} != {"none"}


def test_before_the_own_draw_one_tile_less_is_left() -> None:
    drawn = {"hand": HAND.rpartition(" ")[0], "phase": "draw"}
    assert expected(okey(1, **drawn), 0) == expected(okey(0), 0) == 10
    assert own_draws(okey(1, **drawn)) == 1
    assert own_draws(okey(3)) == 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("stock", "last"), [(0, True), (1, True), (3, True), (4, False), (None, False)])
def test_the_last_turn_is_told_and_no_draw_is_spoken_of(lang: str, stock: int | None, last: bool) -> None:
    position, text = okey(stock), Text(lang, deck="tiles")
    analysis = analyse(position)
    told = verdict.judge(text, position, analysis)
    (out,) = (each for each in whynot.answers(text, position, analysis) if each.name == text("whynot-out"))
    lines = plain("\n".join(report(text, position, analysis, lang)))
    assert (told.headline == text("okey-last")) is last
    assert bool(outlook.goals(position, analysis)) is not last
    assert all(bool(row.ahead) is not last for row in analysis.discards)
    assert (plain(text("report-distance")) in lines) is not last
    for said in (" ".join(told.details), " ".join(out.why), lines):
        assert (ENDS[lang] in plain(said)) is last
