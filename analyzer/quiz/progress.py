"""Progress of a player: how much is right of each skill, and the missed items, which come back by the FSRS schedule.

A skill is a kind of question under one rule set. An item answered wrong for the first time enters the list; every
later answer to it is a review, and once its next date lies `LEARNT_DAYS` ahead it leaves. Time is always an argument.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta

from fsrs import Card, Rating, Scheduler, State

from analyzer.quiz.grading import Grade, Verdict
from analyzer.quiz.items import Address, Item
from analyzer.quiz.question import Kind

LEARNT_DAYS = 30
MOST_MISSED = 500
"""Beyond so many missed items the ones due last are forgotten."""


@dataclass(frozen=True)
class Skill:
    """A kind of question under one rule set."""

    rules: str
    kind: Kind


@dataclass(frozen=True)
class Count:
    """How often a skill was asked and how often answered right."""

    asked: int = 0
    right: int = 0

    @property
    def share(self) -> float:
        """The part that was right, from 0 to 1; 0 when nothing was asked."""
        return self.right / self.asked if self.asked else 0.0


@dataclass(frozen=True)
class Memory:
    """What the schedule knows of a missed item: stability in days, difficulty 1 to 10, its step while it is learnt."""

    due: datetime
    stability: float
    difficulty: float
    state: int
    step: int | None
    last_review: datetime

    @classmethod
    def of(cls, card: Card) -> Memory:
        """The memory of a reviewed card."""
        if card.stability is None or card.difficulty is None or card.last_review is None:
            raise ValueError("a card that was never reviewed has no memory")
        return cls(card.due, card.stability, card.difficulty, int(card.state), card.step, card.last_review)

    @property
    def card(self) -> Card:
        state = State(self.state)
        return Card(1, state, self.step, self.stability, self.difficulty, self.due, self.last_review)


@dataclass(frozen=True)
class Missed:
    """An item that was answered wrong, and when it comes back."""

    address: Address
    memory: Memory


@dataclass(frozen=True)
class Progress:
    """The record of one player; immutable, each answer gives a new one."""

    counts: Mapping[Skill, Count] = field(default_factory=dict)
    missed: tuple[Missed, ...] = ()

    def answered(self, item: Item, verdict: Verdict, at: datetime) -> Progress:
        """The record with one more answer, given at that time (which must say its zone).

        >>> from analyzer.quiz.items import item
        >>> asked = item(Address("rami30", Kind.LEGAL, 1, "2024", 0))
        >>> noon = datetime(2026, 1, 5, 12, tzinfo=UTC)
        >>> record = Progress().answered(asked, Verdict(Grade.WRONG), noon)
        >>> record.counts[Skill("rami30", Kind.LEGAL)].share
        0.0
        >>> len(record.due(noon)), len(record.due(noon.replace(day=6)))
        (0, 1)
        """
        address = item.address
        skill = Skill(address.rules, address.kind)
        before = self.counts.get(skill, Count())
        counts = {**self.counts, skill: Count(before.asked + 1, before.right + verdict.right)}
        known = next((each for each in self.missed if each.address == address), None)
        if known is None and verdict.right:
            return replace(self, counts=counts)
        others = [each for each in self.missed if each is not known]
        memory = _reviewed(known.memory if known else None, verdict, at)
        if memory.due - at < timedelta(days=LEARNT_DAYS):
            others.append(Missed(address, memory))
        kept = sorted(others, key=lambda each: each.memory.due)[:MOST_MISSED]
        return Progress(counts, tuple(kept))

    def due(self, at: datetime) -> tuple[Address, ...]:
        """The missed items whose time has come, the longest due first."""
        return tuple(each.address for each in self.missed if each.memory.due <= at)


RATINGS = {Grade.RIGHT: Rating.Good, Grade.BEST: Rating.Good, Grade.GOOD: Rating.Hard}
"""How the schedule is told of an answer; any other grade begins anew."""


@functools.cache
def _scheduler() -> Scheduler:
    # Without fuzz the same answers at the same times give the same dates.
    return Scheduler(enable_fuzzing=False)


def _reviewed(memory: Memory | None, verdict: Verdict, at: datetime) -> Memory:
    now = at.astimezone(UTC)
    card = memory.card if memory else Card(1, due=now)
    reviewed, _ = _scheduler().review_card(card, RATINGS.get(verdict.grade, Rating.Again), now)
    return Memory.of(reviewed)
