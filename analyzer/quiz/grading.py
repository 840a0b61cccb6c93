"""Marks for an answer: right or wrong where something is known, and by what it loses where something is chosen.

The points that a choice loses against the best one, on average where chance decides, give its grade:

| grade | points lost |
| --- | --- |
| best | none |
| good | up to 2 |
| inaccuracy | up to 5 |
| mistake | up to 15 |
| blunder | more, or not allowed at all |

Two points are the cheapest card that is no ace, five half a court card, fifteen a court card and half another.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from analyzer.cards import Piece, without
from analyzer.errors import Problem, QuizError, Reason
from analyzer.laycheck import check_lay
from analyzer.quiz.items import Item
from analyzer.quiz.kinds.lay import left_after
from analyzer.quiz.question import Choices, Laying, Number, Question


class Grade(StrEnum):
    """How good an answer is; `right` and `wrong` where nothing is lost but knowledge is asked."""

    RIGHT = "right"
    WRONG = "wrong"
    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


MOST_LOST = ((Grade.BEST, 0.0), (Grade.GOOD, 2.0), (Grade.INACCURACY, 5.0), (Grade.MISTAKE, 15.0))
"""Each grade with the most points that it may lose; beyond the last it is a blunder."""

Given = str | int | Sequence[Sequence[Piece]]
"""An answer: the code of a choice, a number, or the melds that are laid."""


@dataclass(frozen=True)
class Verdict:
    """The grade, the points lost (None: none are counted, or the choice is not allowed) and what is wrong with it."""

    grade: Grade
    loss: float | None = None
    reasons: tuple[Reason, ...] = ()

    @property
    def right(self) -> bool:
        """Whether it counts as right: nothing better could be answered."""
        return self.grade in (Grade.RIGHT, Grade.BEST)


def graded(loss: float) -> Grade:
    """The grade of a choice that loses so many points.

    >>> [str(graded(loss)) for loss in (0, 2, 2.5, 15, 16)]
    ['best', 'good', 'inaccuracy', 'mistake', 'blunder']
    """
    return next((grade for grade, most in MOST_LOST if loss <= most), Grade.BLUNDER)


def grade(item: Item, given: Given) -> Verdict:
    """The verdict on an answer. Raises QuizError for one that is no answer to this question.

    >>> from analyzer.quiz.items import Address, item
    >>> from analyzer.quiz.question import Kind
    >>> asked = item(Address("rami30", Kind.LEGAL, 1, "2024", 1))
    >>> sorted(str(grade(asked, word).grade) for word in ("yes", "no"))
    ['right', 'wrong']
    """
    answer = item.question.answer
    match answer:
        case Choices():
            return _choice(answer, given)
        case Number():
            if not isinstance(given, int) or isinstance(given, bool):
                raise _no_answer(given)
            return Verdict(Grade.RIGHT if given == answer.value else Grade.WRONG)
        case Laying():
            if isinstance(given, str | int):
                raise _no_answer(given)
            return _laying(item.question, answer, given)


def _choice(answer: Choices, given: Given) -> Verdict:
    chosen = next((option for option in answer.options if option.code == given), None)
    if chosen is None:
        raise _no_answer(given)
    if chosen.barred:
        return Verdict(Grade.BLUNDER, None, chosen.barred)
    if not answer.graded:
        return Verdict(Grade.WRONG if chosen.loss else Grade.RIGHT)
    return Verdict(graded(chosen.loss), chosen.loss)


def _laying(question: Question, answer: Laying, melds: Sequence[Sequence[Piece]]) -> Verdict:
    """What these melds leave, against the least; the rule book says whether they may be laid at all."""
    position = question.position
    try:
        without(position.hand, [piece for pieces in melds for piece in pieces])
    except KeyError as missing:
        return Verdict(Grade.BLUNDER, None, (Reason("not_in_hand", {"card": missing.args[0]}),))
    check = check_lay(position, melds)
    if melds and not check.legal:
        return Verdict(Grade.BLUNDER, None, check.reasons)
    loss = left_after(position, melds) - answer.least
    return Verdict(graded(loss), loss)


def _no_answer(given: object) -> QuizError:
    return QuizError(Problem("no_answer", "answer", {"value": str(given)[:40]}))
