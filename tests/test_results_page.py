"""The answer's panel without a browser: each part says what the analysis says, in both languages."""

from __future__ import annotations

import csv
import json
from io import StringIO
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from analyzer import Position, analyse, read_position
from analyzer.analysis import begin
from analyzer.wording import LANGUAGES, Text
from tests.page_helpers import APP, by_name, html, page, with_gallery
from ui import verdict
from ui.results import bar, curves, discards, outlook

ROOT = Path(__file__).resolve().parents[1]
EXAMPLES = sorted(path.stem for path in (ROOT / "examples").glob("*.json"))
EN = Text("en")


def example(name: str) -> Position:
    return read_position(json.loads((ROOT / "examples" / f"{name}.json").read_text(encoding="utf-8"))["position"])


def opened(name: str, lang: str = "en") -> AppTest:
    """The page on an example."""
    app = with_gallery(page(lang))
    app.button(key=f"example-{name}").click().run()
    assert not app.exception
    return app


def headings(app: AppTest) -> list[str]:
    return [each.value for each in app.header]


# The verdict


def test_out_of_turn_a_card_is_let_go_not_drawn() -> None:
    hand = "7S 7H 9C 9D KS 2H 4D JC QH 5S 8D"
    asked = {"rules": "shanghai", "contract": 4, "hand": hand, "discards": "7D"}
    for waits, told in ((False, "advised-take"), (True, "advised-pass")):
        position = read_position({**asked, "out_of_turn": waits})
        assert EN(told) in bar.advised(EN, position, analyse(position))


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_bar_names_the_best_discard_or_the_pile(name: str) -> None:
    position = example(name)
    analysis = analyse(position)
    advice = bar.advised(EN, position, analysis)
    if analysis.draw:
        assert EN(f"advised-{analysis.draw.best}") in advice
    elif analysis.discards:
        assert EN("advised-discard") in advice
        assert advice.count('role="img"') == 1
    else:
        assert advice == ""


def test_the_bar_has_a_sign_beside_its_colour() -> None:
    assert ("✓" in bar.banner(EN, "x", True), "✕" in bar.banner(EN, "x", True)) == (True, False)
    assert ("✓" in bar.short(EN, "x", False), "✕" in bar.short(EN, "x", False)) == (False, True)


def test_words_in_the_bar_stay_text() -> None:
    assert "<b>" not in bar.banner(EN, "<b>x</b>", True)


def captions(app: AppTest) -> str:
    return "\n".join(each.value for each in app.caption).replace("\u00a0", " ")


# The discards


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_best_three_stand_as_cards_each_with_a_sentence(lang: str) -> None:
    app, text = page(lang), Text(lang)
    rows = analyse(example("10-rami30-overlap")).discards
    told = html(app)
    assert told.count('class="place"') == 3
    for row in rows[:3]:
        assert discards.reason(text, row).replace("'", "&#x27;") in told.replace("\u00a0", "\u00a0")
        assert row.danger is not None
        assert text("danger-chip", level=row.danger.level) in told


def test_the_file_has_every_row_and_figure() -> None:
    rows = analyse(example("40-kalooki51-short")).discards
    read = list(csv.DictReader(StringIO(discards.csv_text(EN, rows))))
    assert [each["card"] for each in read] == [str(row.card) for row in rows]
    assert [int(each["points_left"]) for each in read] == [row.penalty_after for row in rows]
    first = rows[0].goals["open"]
    assert int(read[0]["open_distance"]) == first.goal.distance
    assert [float(read[0][f"open_chance_{k}"]) for k in range(1, 7)] == [round(p, 6) for p in first.chance]


def test_the_table_leaves_out_what_is_the_same_for_every_tile() -> None:
    app = opened("86-okey-two-short")
    columns = list(app.dataframe[0].value)
    assert EN("column-points") not in columns
    assert EN("column-draws", goal=EN("goal-name", goal="pairs")) in columns


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", EXAMPLES)
def test_what_counts_most_of_a_discard_is_seen_on_a_phone(name: str, lang: str) -> None:
    """On a narrow one the table is 298 pixels wide; long names of tiles leave no room for more than the average."""
    position = example(name)
    if rows := analyse(position).discards:
        text = Text(lang, deck=position.rules.deck)
        shown = discards.columns(text, position, rows)
        names = [each.name for each in shown]
        seen = 1 + names.index(text("column-danger")) if position.rules.deck == "cards" else 2
        assert names[1] == text("column-average")
        assert sum(each.width() for each in shown[:seen]) <= 298


# How far it is


@pytest.mark.parametrize("lang", LANGUAGES)
def test_distance_and_outs_are_drawn(lang: str) -> None:
    app, text = opened("40-kalooki51-short", lang), Text(lang)
    goal = analyse(example("40-kalooki51-short")).goals["open"]
    assert text("heading-outlook") in headings(app)
    told = html(app)
    assert text("figure-distance") in told
    for _, copies in goal.outs:
        assert f"×{copies}" in told


def test_curves_of_equal_chances_share_a_line() -> None:
    position = example("40-kalooki51-short")
    rows = analyse(position).discards
    lines = curves.lines(EN, position, rows, "open")
    chances = [line.chances for line in lines]
    assert len(chances) == len(set(chances)) == curves.LINES
    assert chances[0] == rows[0].goals["open"].chance


def test_the_curve_is_told_in_words() -> None:
    position = example("40-kalooki51-short")
    lines = curves.lines(EN, position, analyse(position).discards, "open")
    told = curves.spoken(EN, "open", lines)
    assert "With ace of diamonds or 4 more cards thrown: 13% by the first draw, 58% by draw 6" in told
    assert "13%, 25%, 35%" in told


def test_a_goal_reached_has_no_section() -> None:
    assert EN("heading-outlook") not in headings(opened("20-rami30-main-lisse"))


SPREAD = "10S JS QS 7S 7H JK 9C 4D KH 2C 3C 5D 8D 6C"


@pytest.mark.parametrize(
    ("options", "opened", "why"),
    [
        ({"adjacent_jokers": False}, False, "neighbours"),
        ({"adjacent_jokers": False}, True, "neighbours"),
        ({"joker_open_value": 20}, False, "value"),
        ({"joker_open_value": 20}, True, ""),
        ({}, False, ""),
    ],
)
def test_what_is_not_worked_out_is_said(options: dict[str, Any], opened: bool, why: str) -> None:
    position = read_position({"rules": "rami30", "hand": SPREAD, "options": options, "opened": opened})
    analysis = analyse(position)
    assert outlook.why_untold(position, analysis) == why
    assert bool(why) is ("out" not in analysis.goals)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_section_is_missing_without_a_word(lang: str) -> None:
    app = page(lang)
    told = Text(lang)("outlook-untold", why="neighbours").replace("\u00a0", " ")
    assert told not in captions(app)
    app.session_state["opt-adjacent_jokers"] = False
    app.run()
    assert told in captions(app)
    assert Text(lang)("heading-outlook") in headings(app)


# The whole page


@pytest.mark.parametrize(("name", "lang"), list(zip(EXAMPLES, cycle(LANGUAGES), strict=False)))
def test_every_example_has_its_panel(name: str, lang: str) -> None:
    app, text = opened(name, lang), Text(lang)
    found = headings(app)
    assert text("heading-whynot") in found
    assert text("heading-exposure") in found
    assert len(found) == len(set(found))


# Think first


@pytest.mark.parametrize("lang", LANGUAGES)
def test_think_first_hides_the_answer_until_asked(lang: str) -> None:
    app, text = page(lang), Text(lang)
    by_name(app.toggle, "think_first").set_value(True).run()
    assert headings(app) == []
    assert "verdict banner" not in html(app)
    assert text("think-first-bar") in html(app)
    app.button(key="think_first_show").click().run()
    assert text("heading-turn") in headings(app)
    with_gallery(app).button(key="example-40-kalooki51-short").click().run()
    assert headings(app) == []
    by_name(app.toggle, "think_first").set_value(False).run()
    assert text("heading-discards") in headings(app)


def test_think_first_is_remembered_in_the_link() -> None:
    app = page()
    by_name(app.toggle, "think_first").set_value(True).run()
    assert app.query_params["think"] == "1"
    again = AppTest.from_file(APP, default_timeout=60)
    again.query_params["think"] = "1"
    again.run()
    assert by_name(again.toggle, "think_first").value
    assert headings(again) == []
    by_name(again.toggle, "think_first").set_value(False).run()
    assert "think" not in again.query_params
    assert EN("heading-turn") in headings(again)


def test_think_first_hides_no_fault() -> None:
    app = page()
    by_name(app.toggle, "think_first").set_value(True).run()
    app.button(key="clear").click().run()
    assert EN("verdict-empty") in "\n".join(each.value for each in app.info)


# The verdict before the odds


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_verdict_told_first_is_the_verdict(name: str) -> None:
    position = example(name)
    first, whole = begin(position).answer, analyse(position)
    assert (first.opening, first.go_out, first.turn, first.knock) == (
        whole.opening,
        whole.go_out,
        whole.turn,
        whole.knock,
    )
    if verdict.is_plain(position):
        told = verdict.judge(EN, position, first)
        assert (told.headline, told.good) == (verdict.judge(EN, position, whole).headline, told.good)


def test_helpful_cards_are_those_of_one_discard() -> None:
    """Each of several discards has outs of its own, and only one card is thrown; which is said where it matters."""
    position = read_position({"rules": "classic", "phase": "play", "opened": True, "hand": "5S 7S 9H 9D KC KD"})
    analysis = analyse(position)
    rows = {str(row.card): row.goals["out"].goal.out_count for row in analysis.discards}
    assert (rows["KD"], rows["7S"], analysis.goals["out"].out_count) == (6, 8, 10)
    shown = outlook.goals(position, analysis)["out"]
    assert (shown.distance, shown.out_count) == (2, 8)
    nearest = analysis.nearest("out")
    assert nearest is not None
    assert nearest.card != analysis.discards[0].card
