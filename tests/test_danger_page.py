"""The page and the report on danger and on the round's end: words and symbols, in both languages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from analyzer import analyse, read_position
from analyzer.exposure import exposure
from analyzer.terminal.analysis import report
from analyzer.terminal.sentences import ending_chances
from analyzer.turns import Search
from analyzer.wording import LANGUAGES, Text
from analyzer.wording.figures import percent
from tests.page_helpers import by_name, field, html, page, shown
from ui.results import danger

ROOT = Path(__file__).resolve().parents[1]
LEVELS = ("none", "low", "medium", "high")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_of_discards_tells_the_danger_in_words(lang: str) -> None:
    app, text = page(lang), Text(lang)
    table = app.dataframe[0].value
    words = {text("danger-level", level=level) for level in LEVELS}
    assert set(table[text("column-danger")]) <= words
    assert len(set(table[text("column-danger")])) > 1
    joker = table[table[text("column-card")] == text("joker")]
    assert joker[text("column-danger")].item() == text("danger-level", level="high")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reasons_are_one_tap_away(lang: str) -> None:
    app, text = page(lang), Text(lang)
    assert [each.label for each in app.expander].count(text("danger-heading")) == 1
    assert text("reason-gives_joker") in html(app)
    assert text("danger-index", level="high", percent=100) in html(app)


def test_tiles_have_their_dangers_too() -> None:
    app, text = page(), Text("en")
    by_name(app.selectbox, "rules").set_value("okey").run()
    app.button(key="clear").click().run()
    field(app, "hand").set_value("R1-3 K5 B5 Y5 B8-11 R9 K9 B9 Y9 K2").run()
    assert text("danger-heading") in [each.label for each in app.expander]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_exposure_tells_how_soon_the_round_may_end(lang: str) -> None:
    app, text = page(lang), Text(lang)
    words = shown(app)
    data = json.loads((ROOT / "examples" / "10-rami30-overlap.json").read_text(encoding="utf-8"))["position"]
    risk = analyse(read_position(data)).exposure
    assert risk.hold is not None
    for turn in (1, 3, 6):
        assert text("figure-ends", turn=turn) in html(app)
        assert percent(text, risk.ends_before[turn - 1]) in html(app)
    assert ending_chances(text, risk)[-1].replace("\u00a0", " ") in words


def test_names_of_players_stay_text() -> None:
    data = {"rules": "rami30", "hand": "9C KD", "phase": "play"}
    position = read_position({**data, "opponents": [{"name": "<b>P2</b>", "cards": 9, "took": "8C"}]})
    row = next(row for row in analyse(position).discards if str(row.card) == "9C")
    assert "&lt;b&gt;P2&lt;/b&gt; took 8♣" in danger.line(Text("en"), position, row).replace("\ufe0e", "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_tells_danger_and_expected_points(lang: str) -> None:
    text = Text(lang)
    position = read_position(
        {
            "rules": "rami30",
            "hand": "9C KD 2H",
            "phase": "play",
            "opened": True,
            "opponents": [{"name": "P2", "cards": 4, "opened": True, "took": "8C"}],
            "table": [{"cards": "10-QC", "owner": "P2"}],
        }
    )
    analysis = analyse(position)
    lines = "\n".join(report(text, position, analysis, lang))
    assert text("column-danger") in lines
    assert text("danger-level", level="high") in lines
    assert text("exposure-expected") in lines
    assert analysis.exposure.expected > 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_question_of_holding_is_answered_with_both_figures_once_the_chance_is_known(lang: str) -> None:
    data = json.loads((ROOT / "examples" / "10-rami30-overlap.json").read_text(encoding="utf-8"))["position"]
    position = read_position(data)
    turn = Search(position).best_turn()
    for stroke, better in ((0.0, "open"), (1.0, "hold")):
        risk = exposure(position, turn, stroke)
        assert risk.hold is not None
        assert risk.hold.hold is not None
        told = Text(lang)(
            "stroke-compared",
            ending=Text(lang)("bonus-main_lisse"),
            open=round(risk.hold.open, 1),
            hold=abs(round(risk.hold.hold, 1)),
            gain=risk.hold.hold < 0,
            better=better,
        )
        assert told in ending_chances(Text(lang), risk)
