"""Grades: a wrong answer is marked as what it loses, and every laying that leaves as little is right."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from analyzer.errors import QuizError
from analyzer.laying import named
from analyzer.notation import parse_cards
from analyzer.positionio import read_position
from analyzer.quiz.grading import Grade, grade, graded
from analyzer.quiz.items import Item
from analyzer.quiz.kinds.lay import best_laying, left_after
from analyzer.quiz.question import Kind, Laying
from tests.quiz_helpers import made


def test_grades_by_points_lost() -> None:
    assert [graded(loss) for loss in (0, 0.1, 2, 2.1, 5, 5.1, 15, 15.1)] == [
        *(Grade.BEST, Grade.GOOD, Grade.GOOD, Grade.INACCURACY),
        *(Grade.INACCURACY, Grade.MISTAKE, Grade.MISTAKE, Grade.BLUNDER),
    ]


def laying(hand: str, rules: str = "rami30") -> Item:
    """A question on laying this hand."""
    one = made(rules, Kind.LAY, 0)
    position = read_position({"rules": rules, "hand": hand, "phase": "play"})
    best = best_laying(position)
    question = replace(one.question, position=position, answer=Laying(best.penalty_after, best.melds))
    return replace(one, question=question)


HAND = "10S 10H 10D JS QS KS 2C 3C"


def lay(one: Item, *melds: str) -> Any:
    return grade(one, [parse_cards(meld) for meld in melds])  # type: ignore[misc]


def test_every_laying_that_leaves_as_little_is_right() -> None:
    """Two sets of tens and the run without or with its ten: both leave 2."""
    one = laying(HAND)
    best = lay(one, "10SHD", "JS QS KS")
    assert (best.grade, best.loss) == (Grade.BEST, 0)
    assert lay(one, "JS QS KS", "10D 10H 10S").grade is Grade.BEST
    worse = lay(one, "10S JS QS KS")
    assert (worse.grade, worse.loss) == (Grade.MISTAKE, 13)


def test_a_laying_that_is_not_allowed_is_a_blunder_with_its_reason() -> None:
    one = laying(HAND)
    for melds, code in ((["2C 3C"], "too_short"), (["7SHD"], "not_in_hand"), (["10SHD", "10S JS QS"], "not_in_hand")):
        verdict = lay(one, *melds)
        assert (verdict.grade, verdict.loss) == (Grade.BLUNDER, None)
        assert code in [reason.code for reason in verdict.reasons]
    short = laying("7S 7H 7D KC 2C")
    assert "below_minimum" in [reason.code for reason in lay(short, "7SHD").reasons]


def test_laying_nothing_is_an_answer() -> None:
    assert lay(laying("7S 7H 7D KC 2C")).grade is Grade.BEST
    assert lay(laying(HAND)).grade is Grade.BLUNDER


def test_an_answer_of_another_kind_is_refused() -> None:
    for kind, given in ((Kind.LEGAL, "perhaps"), (Kind.LEGAL, 3), (Kind.COST, "3"), (Kind.COST, True), (Kind.LAY, 7)):
        with pytest.raises(QuizError):
            grade(made("rami30", kind, 0), given)


def test_what_is_left_after_a_laying() -> None:
    position = read_position({"rules": "rami30", "hand": HAND, "phase": "play"})
    assert left_after(position, [parse_cards("10SHD"), parse_cards("JS QS KS")]) == 2  # type: ignore[list-item]
    assert left_after(position, []) == 55


def test_witnesses_are_drawn_with_their_jokers_named() -> None:
    for index in range(3):
        one = made("kalooki51", Kind.LAY, index)
        assert isinstance(one.question.answer, Laying)
        assert grade(one, [named(meld) for meld in one.question.answer.witness]).grade is Grade.BEST
