"""What the verdict and the report say of a hand that goes out, and of an opening that there is not."""

from __future__ import annotations

import re
from typing import Any

import pytest

from analyzer import Analysis, Position, analyse, read_position
from analyzer.terminal.analysis import report
from analyzer.wording import LANGUAGES, Text
from ui import verdict

THREES = [{"cards": "2S 2D 2H", "owner": "P2"}]
BOUND = {"grand_out_layoffs": False, "layoff_before_open": True}


def told(lang: str, position: Position, analysis: Analysis) -> tuple[str, str]:
    """The verdict of the page with its details, and the report."""
    text = Text(lang)
    found = verdict.judge(text, position, analysis)
    # The report breaks its lines at spaces, not at those that break none.
    lines = re.sub(r"[ \n]+", " ", "\n".join(report(text, position, analysis, lang)))
    return " ".join((found.headline, *found.details)), lines


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"rules": "rami30", "hand": "7S 8S 9S KD", "opened": True}, "laid"),
        ({"rules": "rami30", "hand": "10S JS QS KD", "laid_before": True, "opened": True}, "laid"),
        ({"rules": "gin", "hand": "7S 8S 9S 4H 4D 4C JS JD JH JC 2D"}, "rules"),
        ({"rules": "rummikub", "hand": "R10 R11 R12"}, "rules"),
        ({"rules": "rummikub", "hand": "R10 R11 R12", "opened": True}, "rules"),
        ({"rules": "rami30", "hand": "10S JS QS 2C 6D", "table": THREES, "options": BOUND}, "layoffs"),
        ({"rules": "rami30", "hand": "7S"}, "opening"),
        ({"rules": "kalooki40", "hand": "7S"}, "opening"),
    ],
)
def test_why_there_is_no_bonus(asked: dict[str, Any], why: str, lang: str) -> None:
    position = read_position({"phase": "play", **asked})
    analysis, text = analyse(position), Text(lang, deck=position.rules.deck)
    assert analysis.go_out.possible
    for said in told(lang, position, analysis):
        reasons = {each: text("no-bonus", why=each) for each in ("laid", "rules", "layoffs", "opening")}
        assert [each for each, words in reasons.items() if words in said] == [why]


@pytest.mark.parametrize("rules", ["rami30", "classic", "kalooki51", "kalooki40", "rami51", "rami40"])
@pytest.mark.parametrize("hand", ["7S", "7S 7H"])
@pytest.mark.parametrize("options", [{}, {"jokers": 0}])
def test_nothing_opens_with_no_points(hand: str, rules: str, options: dict[str, Any]) -> None:
    position = read_position({"rules": rules, "hand": hand, "phase": "play", "options": options})
    analysis = analyse(position)
    for lang in LANGUAGES:
        for said in told(lang, position, analysis):
            for code in ("report-opening", "verdict-open-detail"):
                assert Text(lang)(code, points=0, required=position.rules.open_min) not in said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("opened", [False, True])
def test_going_out_is_no_goal_before_the_contract(lang: str, opened: bool) -> None:
    """SH-31: the report tells how far it is only once the contract lies."""
    table = [{"cards": "4S 4H 4D", "owner": "self"}, {"cards": "9S 9H 9D", "owner": "self"}] if opened else []
    asked = {"rules": "shanghai", "contract": 1, "hand": "7S 7H KD 2C", "phase": "play", "opened": opened}
    position = read_position({**asked, "table": table})
    text = Text(lang)
    lines = report(text, position, analyse(position), lang)
    assert any(line.strip().startswith(text("report-goal", goal="out")) for line in lines) is opened
