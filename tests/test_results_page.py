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

from analyzer import Analysis, Position, analyse, read_position
from analyzer.analysis import begin
from analyzer.playcheck import check_play
from analyzer.report import Turn
from analyzer.turns import Search
from analyzer.wording import LANGUAGES, Text
from tests.page_helpers import html, with_gallery
from tests.test_page import page
from ui import verdict
from ui.results import bar, curves, discards, meld, outlook, placing, whynot

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


# The turn


def turn_of(data: dict[str, Any]) -> tuple[Position, Turn]:
    position = read_position(data)
    return position, Search(position).best_turn()


def test_a_swap_is_shown_on_its_meld_with_the_joker_that_comes_free() -> None:
    position, best = turn_of(json.loads((ROOT / "examples" / "80-rami30-swap.json").read_text())["position"])
    placed = placing.follow(position, best)
    assert [each.step.do for each in placed] == ["swap", "meld", "discard"]
    laid = placed[0].meld
    assert laid is not None
    assert [str(piece) for piece in laid.pieces] == ["5D", "6D", "7D"]
    assert placed[0].new == {1}
    assert [str(card) for card in placing.left_in_hand(position, best)] == ["3C"]


@pytest.mark.parametrize(
    ("table", "hand", "new"),
    [
        ("7-9C", "6C KD 2H", {0}),
        ("7-9C", "10C JC 2H", {3, 4}),
        ("7-9C", "6C 10C 2H", {0, 4}),
        ("7SHD", "7C KD 2H", {3}),
        ("7C JK=8C 9C", "10C JK 2H", {3, 4}),
    ],
)
def test_the_cards_added_to_a_meld_are_marked(table: str, hand: str, new: set[int]) -> None:
    position, best = turn_of(
        {"rules": "rami30", "hand": hand, "opened": True, "phase": "play", "table": [{"cards": table}]}
    )
    placed = [each for each in placing.follow(position, best) if each.step.do == "layoff"]
    assert set(placed[-1].new) | {place for each in placed[:-1] for place in each.new} == new or len(placed) > 1
    assert sum(len(each.new) for each in placed) == len(new)
    drawn = meld.row(EN, position, placed[-1].meld, new=placed[-1].new) if placed[-1].meld else ""
    assert drawn.count("rc-mark") == len(placed[-1].new)


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_steps_leave_what_the_turn_says(name: str) -> None:
    position = example(name)
    best = analyse(position).turn
    laid = placing.follow(position, best)
    assert [each.step for each in laid] == list(best.steps)
    freed, gone = len(best.swaps), sum(len(step.cards) for step in best.steps)
    assert len(placing.left_in_hand(position, best)) == len(position.hand) + freed - gone


def test_a_joker_has_the_points_of_its_card_below_it() -> None:
    position = example("10-rami30-overlap")
    plates = [meld.plate(EN, position, each) for each in analyse(position).turn.melds]
    (with_joker,) = [plate for plate in plates if "rc-joker" in plate]
    assert 'aria-label="joker as eight of clubs 8"' in with_joker
    assert "21 points" in with_joker


def test_points_are_not_told_where_they_count_for_nothing() -> None:
    for name in ("82-okey-wildcard", "92-shanghai-blind"):
        position = example(name)
        plates = [meld.plate(EN, position, each) for each in analyse(position).turn.melds]
        assert plates
        assert not any("points" in plate for plate in plates)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_another_turn_is_one_tap_away(lang: str) -> None:
    app, text = opened("20-rami30-main-lisse", lang), Text(lang)
    position = example("20-rami30-main-lisse")
    others = analyse(position).alternatives
    (choice,) = [each for each in app.button_group if str(each.key).startswith("turn-choice-")]
    assert len(choice.options) == 1 + len(others)
    choice.set_value(1).run()
    assert not app.exception
    assert text("turn-against", **against(position, 0)).replace("\u00a0", " ") in captions(app)


def against(position: Position, number: int) -> dict[str, int]:
    analysis = analyse(position)
    other, best = analysis.alternatives[number].turn, analysis.turn
    return {
        "points": other.penalty_after,
        "cards": other.cards_placed,
        "jokers": other.jokers_spent,
        "best_points": best.penalty_after,
        "best_cards": best.cards_placed,
        "best_jokers": best.jokers_spent,
    }


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
    assert "With ace of diamonds or 4 more cards thrown: 13 % by the first draw, 58 % by draw 6" in told
    assert "13 %, 25 %, 35 %" in told


def test_a_goal_reached_has_no_section() -> None:
    assert EN("heading-outlook") not in headings(opened("20-rami30-main-lisse"))


# Possible or not


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


@pytest.mark.parametrize(("lang", "words"), [("en", "unseen tiles"), ("fr", "tuiles inconnues")])
def test_tiles_are_not_called_cards(lang: str, words: str) -> None:
    position = example("86-okey-two-short")
    analysis = analyse(position)
    told = [why for answer in whynot.answers(Text(lang), position, analysis) for why in answer.why]
    told += [discards.reason(Text(lang), row) for row in analysis.discards]
    assert any(words in line for line in told)
    assert not any("unseen card" in line or "cartes inconnues" in line for line in told)


def line(position: Position, name: str) -> whynot.Answer:
    analysis = analyse(position)
    (found,) = [each for each in whynot.answers(EN, position, analysis) if each.name == name]
    return found


def asked(**data: Any) -> Position:
    return read_position({"rules": "rami30", "phase": "play", **data})


def test_short_of_opening_says_how_much_and_how_far() -> None:
    answer = line(example("40-kalooki51-short"), EN("whynot-open"))
    assert not answer.possible
    assert answer.why == (
        "The melds make 48 points and the first laying needs 51: 3 more.",
        "1 good draw away, 12 unseen cards help.",
    )


def test_opening_possible() -> None:
    assert line(example("10-rami30-overlap"), "Open:") == whynot.Answer("Open:", True, ("45 points, 30 are needed.",))


def test_adding_before_the_opening_is_barred_and_after_it_not() -> None:
    table = [{"cards": "7-9C"}]
    barred = line(asked(hand="10C KD 2H", table=table), EN("whynot-layoff"))
    assert (barred.possible, "would fit meld 1" in barred.why[0], len(barred.why)) == (False, True, 2)
    assert line(asked(hand="10C KD 2H", table=table, opened=True), EN("whynot-layoff")).possible
    nothing = line(asked(hand="QC KD 2H", table=table, opened=True), EN("whynot-layoff"))
    assert nothing.why == (EN("whynot-layoff-none"),)
    assert line(asked(hand="QC KD 2H"), EN("whynot-layoff")).why == (EN("reason-no_table_melds"),)


def test_exchanging_a_joker() -> None:
    table = [{"cards": "7C JK=8C 9C"}]
    assert line(asked(hand="8C KD 2H", table=table, opened=True), EN("whynot-swap")).possible
    assert line(asked(hand="KC KD 2H", table=table, opened=True), EN("whynot-swap")).why == (EN("whynot-swap-none"),)
    own = asked(rules="kalooki40", hand="KC KD 2H", opened=True, table=[{"cards": "7C JK=8C 9C", "owner": "self"}])
    assert line(own, EN("whynot-swap")).why != (EN("whynot-swap-none"),) or own.rules.swap_owner == "any"
    assert not [
        each for each in whynot.answers(EN, own, analyse(own)) if each.possible and each.name.startswith("Exch")
    ]


def test_knocking_says_how_many_points_are_too_many() -> None:
    answer = line(
        read_position({"rules": "gin", "hand": "KS KH QD 2C 3C 5D 7H 9S 10D JC 4S", "phase": "play"}), "Knock:"
    )
    assert not answer.possible
    assert "10 at most" in answer.why[0]
    assert "too many" in answer.why[0]


def test_a_contract_short_says_what_is_missing() -> None:
    position = read_position({"rules": "shanghai", "hand": "7SHD 9CD KS 2H 4D JC QH 3S", "contract": 1, "players": 4})
    answer = line(position, "Contract 1:")
    assert not answer.possible
    assert "One card is missing." in answer.why


def test_taking_the_discard() -> None:
    for name, legal in (("60-rami40-take", True), ("70-rami40-no-take", None)):
        position = example(name)
        analysis: Analysis = analyse(position)
        found = [each for each in whynot.answers(EN, position, analysis) if each.name.startswith("Take ")]
        assert len(found) == 1
        assert legal is None or found[0].possible is legal


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", EXAMPLES)
def test_going_out_is_always_answered(name: str, lang: str) -> None:
    position, text = example(name), Text(lang)
    analysis = analyse(position)
    found = [each for each in whynot.answers(text, position, analysis) if each.name == text("whynot-out")]
    assert [each.possible for each in found] == [analysis.go_out.possible]
    assert all(found[0].why)


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
    app.toggle(key="think_first").set_value(True).run()
    assert headings(app) == []
    assert "verdict banner" not in html(app)
    assert text("think-first-bar") in html(app)
    app.button(key="think_first_show").click().run()
    assert text("heading-turn") in headings(app)
    with_gallery(app).button(key="example-40-kalooki51-short").click().run()
    assert headings(app) == []
    app.toggle(key="think_first").set_value(False).run()
    assert text("heading-discards") in headings(app)


def test_think_first_hides_no_fault() -> None:
    app = page()
    app.toggle(key="think_first").set_value(True).run()
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


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_best_turn_throws_what_is_best_on_average_or_says_why_not(name: str) -> None:
    position = example(name)
    analysis = analyse(position)
    for row in analysis.discards:
        thrown = placing.throwing(position, analysis.turn, row.card)
        laid = row.card not in placing.left_in_hand(position, analysis.turn) and row.card != analysis.turn.discard
        if thrown is None:
            assert laid or row.card == analysis.turn.discard or analysis.turn.discard is None
        else:
            assert check_play(position, thrown.steps).legal
            assert thrown.penalty_after >= row.penalty_after
