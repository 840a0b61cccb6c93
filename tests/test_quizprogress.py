"""Progress: counts per skill, missed items that come back in time, and the file that carries both."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from analyzer.errors import QuizError, RamiError
from analyzer.quiz.grading import Grade, Verdict
from analyzer.quiz.items import Address, Item, item
from analyzer.quiz.progress import LEARNT_DAYS, MOST_MISSED, Count, Progress, Skill
from analyzer.quiz.progressio import progress_from_text, progress_to_text
from analyzer.quiz.question import Kind
from analyzer.wording import LANGUAGES, Text

NOON = datetime(2026, 1, 5, 12, tzinfo=UTC)
SKILL = Skill("rami30", Kind.COST)
RIGHT, WRONG = Verdict(Grade.RIGHT), Verdict(Grade.WRONG)
ASKED = item(Address("rami30", Kind.COST, 1, "progress", 0))


def asked(index: int, **options: Any) -> Item:
    """One of many items; progress looks at the address alone."""
    return Item(Address("rami30", Kind.COST, 1, "progress", index, options), ASKED.question)


def test_counts_by_skill() -> None:
    record = Progress().answered(asked(0), RIGHT, NOON).answered(asked(1), WRONG, NOON)
    assert record.counts == {SKILL: Count(2, 1)}
    assert record.counts[SKILL].share == 0.5
    assert Count().share == 0


def test_only_missed_items_come_back() -> None:
    record = Progress().answered(asked(0), RIGHT, NOON).answered(asked(1), WRONG, NOON)
    assert record.due(NOON) == ()
    assert record.due(NOON + timedelta(days=1)) == (asked(1).address,)


def test_a_missed_item_waits_longer_each_time_it_is_right_and_is_learnt_in_the_end() -> None:
    record, at = Progress().answered(asked(0), WRONG, NOON), NOON
    waits: list[timedelta] = []
    while record.missed:
        assert len(waits) < 12
        waits.append(record.missed[0].memory.due - at)
        at = record.missed[0].memory.due
        assert record.due(at) == (asked(0).address,)
        record = record.answered(asked(0), RIGHT, at)
    assert waits == sorted(waits)
    assert waits[-1] < timedelta(days=LEARNT_DAYS)
    assert record.due(at + timedelta(days=9999)) == ()


def test_a_wrong_answer_again_begins_anew() -> None:
    record = Progress().answered(asked(0), WRONG, NOON)
    at = NOON
    for _ in range(3):
        at = record.missed[0].memory.due
        record = record.answered(asked(0), RIGHT, at)
    later = record.missed[0].memory.due
    again = record.answered(asked(0), WRONG, later)
    assert again.missed[0].memory.due - later < timedelta(hours=1)


def test_a_good_choice_is_no_mistake_but_comes_sooner_than_the_best() -> None:
    record = Progress().answered(asked(0), WRONG, NOON)
    at = record.missed[0].memory.due
    best, good = (record.answered(asked(0), Verdict(g, 0.0), at) for g in (Grade.BEST, Grade.GOOD))
    assert good.missed[0].memory.due < best.missed[0].memory.due


def test_the_same_answers_at_the_same_times_give_the_same_record() -> None:
    def play() -> Progress:
        record = Progress()
        for index in range(6):
            record = record.answered(asked(index % 3), RIGHT if index % 2 else WRONG, NOON + timedelta(days=index))
        return record

    assert play() == play()
    assert progress_to_text(play()) == progress_to_text(play())


def test_a_time_of_another_zone_is_the_same_moment() -> None:
    paris = NOON.astimezone(timezone(timedelta(hours=1)))
    assert Progress().answered(asked(0), WRONG, paris) == Progress().answered(asked(0), WRONG, NOON)


def test_the_list_does_not_grow_without_end() -> None:
    record = Progress()
    for index in range(MOST_MISSED + 5):
        record = record.answered(asked(index), WRONG, NOON + timedelta(minutes=index))
    assert len(record.missed) == MOST_MISSED
    assert progress_from_text(progress_to_text(record)) == record


@settings(max_examples=40, deadline=None)
@given(answers=st.lists(st.tuples(st.integers(0, 4), st.sampled_from(Grade), st.integers(0, 60)), max_size=12))
def test_a_record_comes_back_from_its_file(answers: list[tuple[int, Grade, int]]) -> None:
    record, at = Progress(), NOON
    for index, grade, days in answers:
        at += timedelta(days=days)
        options = {"open_min": 40} if index == 4 else {}
        record = record.answered(asked(index, **options), Verdict(grade), at)
    assert progress_from_text(progress_to_text(record)) == record


def test_missed_items_can_be_made_again() -> None:
    record = Progress().answered(ASKED, WRONG, NOON)
    again = progress_from_text(progress_to_text(record)).due(NOON + timedelta(days=1))
    assert item(again[0]) == ASKED


# ------------------------------------------------------------------------------------------------ bad files

GOOD = json.loads(progress_to_text(Progress().answered(asked(0), WRONG, NOON)))
MISSED = GOOD["missed"][0]
COUNT = GOOD["counts"][0]


def missed(**changes: Any) -> dict[str, Any]:
    return {"missed": [{**MISSED, **changes}]}


BAD: dict[str, tuple[Any, str, str]] = {
    "text": ("{", "not_a_progress_file", "progress"),
    "deep": ("[" * 100_000, "not_a_progress_file", "progress"),
    "list": ([], "not_an_object", "progress"),
    "long": (" " * 600_000, "file_too_long", "progress"),
    "version": ({"version": 2}, "bad_value", "version"),
    "key": ({"versoin": 1}, "unknown_key", "versoin"),
    "count": ({"counts": [{**COUNT, "right": -1}]}, "bad_value", "counts[0].right"),
    "right": ({"counts": [{**COUNT, "right": 2}]}, "more_right_than_asked", "counts[0]"),
    "rules": ({"counts": [{**COUNT, "rules": "x"}]}, "unknown_rules", "counts[0].rules"),
    "kind": ({"counts": [{**COUNT, "kind": "x"}]}, "bad_value", "counts[0].kind"),
    "twice": ({"counts": [COUNT, COUNT]}, "there_twice", "counts[1]"),
    "missed twice": ({"missed": [MISSED, MISSED]}, "there_twice", "missed[1]"),
    "time": (missed(due="tomorrow"), "bad_time", "missed[0].due"),
    "zone": (missed(last_review="2026-01-05T12:00:00"), "bad_time", "missed[0].last_review"),
    "early": (missed(due="0001-01-01T00:00:00+14:00"), "bad_time", "missed[0].due"),
    "stability": (missed(stability=0), "bad_value", "missed[0].stability"),
    "infinite": (missed(stability=float("inf")), "bad_value", "missed[0].stability"),
    "difficulty": (missed(difficulty=11), "bad_value", "missed[0].difficulty"),
    "state": (missed(state=4), "bad_value", "missed[0].state"),
    "step": (missed(step=None), "bad_step", "missed[0].step"),
    "index": (missed(index=-1), "bad_value", "missed[0].index"),
    "options": (missed(options={"open_mni": 1}), "unknown_option", "missed[0].options.open_mni"),
    "not asked": (missed(rules="gin", kind="open"), "kind_not_offered", "missed[0].kind"),
    "not rules": (missed(rules="nogame"), "unknown_rules", "missed[0].rules"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_is_refused_with_its_place(name: str) -> None:
    data, code, where = BAD[name]
    with pytest.raises(QuizError) as caught:
        progress_from_text(data if isinstance(data, str) else json.dumps(data))
    assert (caught.value.code, caught.value.where) == (code, where)
    for lang in LANGUAGES:
        assert all(Text(lang).problem(problem) for problem in caught.value.problems)


def test_every_problem_of_a_file_is_named_at_once() -> None:
    data = {"counts": [{**COUNT, "right": 2}], "missed": [{**MISSED, "due": "soon", "rules": "nogame"}]}
    with pytest.raises(RamiError) as caught:
        progress_from_text(json.dumps(data))
    assert [problem.code for problem in caught.value.problems] == ["more_right_than_asked", "bad_time", "unknown_rules"]
    assert Text("en").problem(caught.value.problems[0]).startswith("Skill 1")
    assert Text("fr").problem(caught.value.problems[1]).startswith("Question manquée 1")
