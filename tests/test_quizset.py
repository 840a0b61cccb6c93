"""A teacher's set as the text of a link: short, the same after the round trip, foreign text refused in words."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st

from analyzer.errors import RamiError, RulesError
from analyzer.quiz.items import kinds_of
from analyzer.quiz.question import Kind
from analyzer.quiz.quizset import MOST_ITEMS, QuizSet, answer_key, read_set, write_set
from analyzer.rules import load_rules, rule_names
from analyzer.wording import LANGUAGES, Text

HOUSES: list[dict[str, Any]] = [
    {},
    {"jokers": 4, "joker_pen": 20},
    {"adjacent_jokers": False, "max_jokers_per_meld": 1, "elimination": None},
    {"final_discard": "optional", "bonus": {"own_way": {"own": -25, "own_without_joker": -50}}},
    {"joker_limits": {"3": 1, "5": 2}},
    {"penalty": {"ace": 20, "pip": "number"}},
]


@st.composite
def quiz_sets(draw: st.DrawFn) -> QuizSet:
    """Any set that can be."""
    name, options = draw(st.sampled_from(rule_names())), draw(st.sampled_from(HOUSES))
    try:
        rules = load_rules(name, **options)
    except RulesError:  # Okey has as many jokers as packs
        reject()
    kinds = st.lists(st.sampled_from(kinds_of(rules)), min_size=1, unique=True)
    seed = st.text("abcXYZ019", min_size=1, max_size=24)
    return QuizSet(
        name, tuple(draw(kinds)), draw(st.integers(1, 3)), draw(st.integers(1, MOST_ITEMS)), draw(seed), options
    )


@settings(max_examples=60, deadline=None)
@given(quiz=quiz_sets())
def test_a_set_comes_back_from_its_link(quiz: QuizSet) -> None:
    text = write_set(quiz)
    assert read_set(text) == quiz
    assert re.fullmatch(r"[A-Za-z0-9._~-]+", text), "a link carries it without escaping"
    assert len(text) < 350


def test_contracts_of_the_house_travel_too() -> None:
    options = {
        "contracts": [[["set", 3], ["run", 4]], [["run", 5]]],
        "max_buys": [2, 3],
        "decks_by_players": [[5, 3, 2]],
    }
    assert read_set(write_set(QuizSet("shanghai", (Kind.OPEN,), 1, 2, "a", options))).options == options


BAD = {
    "": "quiz_version",
    "2~rami30~open~1~5~abc": "quiz_version",
    "1~rami30~open~1~5": "bad_quiz_text",
    "1~rami30~open~1~5~<b>": "bad_quiz_text",
    "1~rami30~open~1~5~a%20b": "bad_quiz_text",
    "1~" + "x" * 2000: "bad_quiz_text",
    "1~nogame~open~1~5~abc": "unknown_rules",
    "1~rami30~spell~1~5~abc": "unknown_kind",
    "1~gin~open~1~5~abc": "kind_not_offered",
    "1~rami30~open.open~1~5~abc": "kinds_once",
    "1~rami30~open~0~5~abc": "out_of_range",
    "1~rami30~open~one~5~abc": "not_a_number",
    "1~rami30~open~1~51~abc": "out_of_range",
    "1~rami30~open~1~99999~abc": "not_a_number",
    "1~rami30~open~1~5~": "bad_seed",
    "1~rami30~open~1~5~a.b": "bad_seed",
    "1~rami30~open~1~5~abc~open_mni-3": "unknown_option",
    "1~rami30~open~1~5~abc~open_min-_2d3": "bad_option",
    "1~rami30~open~1~5~abc~open_min": "bad_option_text",
    "1~rami30~open~1~5~abc~open_min-": "bad_option_text",
    "1~rami30~open~1~5~abc~open_min-_7b": "bad_option_text",
    "1~rami30~open~1~5~abc~open_min-1~open_min-2": "bad_option_text",
    "1~rami30~open~1~5~abc~bonus-_7b_22a_22_3a1_7d": "bad_option",
}


@pytest.mark.parametrize("text", BAD)
def test_foreign_text_is_refused_in_words(text: str) -> None:
    with pytest.raises(RamiError) as caught:
        read_set(text)
    assert caught.value.code == BAD[text]
    for lang in LANGUAGES:
        said = " ".join(Text(lang).problem(problem) for problem in caught.value.problems)
        assert said
        assert len(said) < 500


@settings(max_examples=200, deadline=None)
@given(text=st.text("1~rami30open.lay-_ntrue<&\u0660", max_size=60))
def test_no_text_breaks_the_reader(text: str) -> None:
    try:
        quiz = read_set(text)
    except RamiError:
        return
    assert read_set(write_set(quiz)) == quiz


def test_the_kinds_take_turns_and_the_key_has_a_row_for_each() -> None:
    quiz = QuizSet("rami30", (Kind.LEGAL, Kind.POINTS, Kind.COST), 2, 7, "monday")
    items = list(quiz.items())
    assert [one.address.kind for one in items] == [*quiz.kinds, *quiz.kinds, Kind.LEGAL]
    assert len({one.question.cards for one in items}) == 7
    key = answer_key(quiz)
    assert [row.number for row in key] == list(range(1, 8))
    assert [row.answer.code for row in key[:3]] == ["key_choice", "key_number", "key_number"]
    assert all(Text(lang).reason(row.answer) for lang in LANGUAGES for row in key)
    assert all(row.rules for row in key)


def test_the_key_of_choices_among_cards_and_of_layings() -> None:
    discard, lay, draw = answer_key(QuizSet("rami30", (Kind.DISCARD, Kind.LAY, Kind.DRAW), 1, 3, "monday"))
    assert discard.answer.params["cards"]
    assert lay.melds
    assert draw.answer.params["choice"] in ("take", "stock")
    assert Text("fr").reason(lay.answer).startswith("Laisse")
