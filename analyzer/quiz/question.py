"""What a question is: what is shown, what is asked, its proven answer, and why; codes and cards, no sentences."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from analyzer.cards import Hand
from analyzer.errors import Reason
from analyzer.melds import Meld
from analyzer.position import Position
from analyzer.quiz.levels import Features


class Kind(StrEnum):
    """The kinds of question, in the order in which they are learnt."""

    LEGAL = "legal"
    POINTS = "points"
    COST = "cost"
    OPEN = "open"
    LAY = "lay"
    DISCARD = "discard"
    DISTANCE = "distance"
    DRAW = "draw"


YES, NO = "yes", "no"
TAKE, STOCK = "take", "stock"


@dataclass(frozen=True)
class Option:
    """One choice: its code (`yes`, `take`, a card), the points that it loses, 0 being best, and why not, if barred."""

    code: str
    loss: float = 0.0
    barred: tuple[Reason, ...] = ()


@dataclass(frozen=True)
class Choices:
    """One of several is chosen; every option of loss 0 that is not barred is right. `graded`: losses are points."""

    options: tuple[Option, ...]
    graded: bool

    @property
    def right(self) -> tuple[str, ...]:
        return tuple(option.code for option in self.options if option.loss == 0 and not option.barred)


@dataclass(frozen=True)
class Number:
    """A whole number of `unit` (points or draws) is named; only `value` is right."""

    value: int
    unit: str


@dataclass(frozen=True)
class Laying:
    """Melds are laid from the hand and the dearest card left is thrown; right is whatever leaves only `least` points.

    `witness`: one such laying.
    """

    least: int
    witness: tuple[Meld, ...]


Answer = Choices | Number | Laying


@dataclass(frozen=True)
class Explanation:
    """Why the answer is right: reasons with their figures, melds that show it, and the IDs of the rules behind it."""

    reasons: tuple[Reason, ...]
    melds: tuple[Meld, ...] = ()
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class Question:
    """What is asked about these cards in this position (for single melds and penalties only its rules matter)."""

    ask: Reason
    position: Position
    cards: Hand
    answer: Answer
    explanation: Explanation
    features: Features


def yes_no(answer: bool) -> Choices:
    """The question whether something is so; the wrong word loses no points, it is just wrong."""
    return Choices((Option(YES, float(not answer)), Option(NO, float(answer))), graded=False)
