"""The verdict on positions whose headline is not that of an opening or a turn."""

from __future__ import annotations

import pytest

from analyzer import analyse, read_position
from analyzer.terminal.analysis import report
from analyzer.wording import LANGUAGES, Text
from ui import verdict
from ui.results import outlook, whynot

GIN = {"rules": "gin", "phase": "play"}
OVER = {"rules": "okey", "indicator": "Y12", "phase": "draw", "stock": 0, "discards": "K2"}
WHOLE = "R1-3 K5 B5 Y5 B8-11 R9 K9 B9 Y9"
GROWING = {
    "rules": "rummikub",
    "hand": "R10 R11 R1 R2 Y13 B12 K9",
    "opened": True,
    "table": [{"cards": "R3 R4 R5"}, {"cards": "K7 B7 Y7"}],
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("hand", "knocks"), [("7S 8S 9S 2H 3H 9C KD KC QD JS 5C", False), ("7S 8S 9S 2H 3H 4H 9C 9D 9H AS KC", True)]
)
def test_melds_alone_are_no_good_news_where_one_has_to_knock(lang: str, hand: str, knocks: bool) -> None:
    position = read_position({**GIN, "hand": hand})
    judged = verdict.judge(Text(lang), position, analyse(position))
    assert judged.good == knocks
    assert judged.headline == Text(lang)("verdict-can-knock" if knocks else "verdict-cannot-knock")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("hand", [WHOLE, "R1-3 K5 B5 Y5 B8-11 R13 K13 Y7 K2"])
def test_a_round_that_is_over_is_said_to_be(lang: str, hand: str) -> None:
    """OK-19, OK-21: a whole hand too comes too late, and nothing is told of how far a win is."""
    text, position = Text(lang), read_position({**OVER, "hand": hand})
    analysis = analyse(position)
    judged = verdict.judge(text, position, analysis)
    assert (judged.headline, judged.good) == (text("verdict-over"), False)
    assert "10" in judged.details[0]
    assert outlook.goals(position, analysis) == {}
    assert text("verdict-over") in report(text, position, analysis, lang)
    (out,) = [each for each in whynot.answers(text, position, analysis) if each.name == text("whynot-out")]
    assert (out.possible, out.why) == (False, judged.details)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_not_worked_out_is_not_called_impossible(lang: str) -> None:
    """Where nothing is thrown only three draws are looked at; elsewhere every draw is."""
    text, position = Text(lang), read_position(GROWING)
    analysis = analyse(position)
    assert analysis.goals["out"].distance is None
    (out,) = [each for each in whynot.answers(text, position, analysis) if each.name == text("whynot-out")]
    told = " ".join((*out.why, *report(text, position, analysis, lang)))
    assert text("whynot-never", goal="out", named=False, most=3) in out.why
    assert text("whynot-never", goal="out", named=False, most=0) not in told
    assert " ".join(text("report-goal-never", most=3).split()) in " ".join(told.split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("owner", "opened", "asked"), [("self", False, True), ("self", True, False), ("P2", False, False)]
)
def test_who_has_a_meld_of_his_own_is_asked_whether_he_opened(lang: str, owner: str, opened: bool, asked: bool) -> None:
    table = [{"cards": "7-9C", "owner": owner}]
    position = read_position({"rules": "rami30", "hand": "10C KD 2H", "opened": opened, "table": table})
    judged = verdict.judge(Text(lang), position, analyse(position))
    assert (Text(lang)("verdict-own-meld") in judged.details) == asked
