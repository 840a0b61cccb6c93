"""The one shape of every question: a supply, candidates that use it, bounds on quantities, quantities to maximise."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

Item = Any
"""Whatever can be a key: a card, a place in a run. Typed loosely, since mappings are invariant in their keys."""


@dataclass(frozen=True)
class Candidate:
    """Something that may be chosen up to `most` times.

    `uses`: item -> count per choice, negative for what it gives. `scores`: quantity -> amount per choice.
    At most one choice among all candidates that share a group.
    """

    uses: Mapping[Item, int]
    scores: Mapping[str, int] = field(default_factory=dict)
    groups: tuple[Hashable, ...] = ()
    most: int = 1


@dataclass(frozen=True)
class Bound:
    """The least and the most that a quantity may add up to; None = no bound on that side."""

    quantity: str
    low: int | None = None
    high: int | None = None


@dataclass(frozen=True)
class Aim:
    """A quantity to maximise; in no answer is it farther from 0 than `reach`."""

    quantity: str
    reach: int


@dataclass(frozen=True)
class Problem:
    """Choose candidates within the supply and the bounds, maximising the aims one after the other.

    An item that the supply does not name has none. `canonical`: when above 0, of equal answers the best one is that of
    the earliest candidates; the number is the most choices that an answer can make.

    >>> choices = (Candidate({"a": 1, "b": 1}, {"points": 5}), Candidate({"a": 2}, {"points": 4}))
    >>> pack = Problem({"a": 2, "b": 1}, choices, maximise=(Aim("points", 9),))
    >>> len(pack.candidates)
    2
    """

    supply: Mapping[Item, int]
    candidates: tuple[Candidate, ...]
    bounds: tuple[Bound, ...] = ()
    maximise: tuple[Aim, ...] = ()
    canonical: int = 0


class Status(StrEnum):
    """How a search ended."""

    OPTIMAL = "optimal"
    FEASIBLE = "feasible"
    INFEASIBLE = "infeasible"
    TIME_LIMIT = "time_limit"


@dataclass(frozen=True)
class Solution:
    """The chosen candidates as (index, times), and each quantity added up from them."""

    status: Status
    chosen: tuple[tuple[int, int], ...] = ()
    quantities: Mapping[str, int] = field(default_factory=dict)

    @property
    def found(self) -> bool:
        return self.status in (Status.OPTIMAL, Status.FEASIBLE)


def add_up(problem: Problem, chosen: tuple[tuple[int, int], ...]) -> dict[str, int]:
    """Each quantity of the chosen candidates, in whole numbers; a quantity that nobody scores is 0."""
    names = {aim.quantity for aim in problem.maximise} | {bound.quantity for bound in problem.bounds}
    totals = dict.fromkeys(names, 0)
    for index, times in chosen:
        for name, amount in problem.candidates[index].scores.items():
            totals[name] = totals.get(name, 0) + amount * times
    return totals
