"""The position on the page, or the problems that stand in its way."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from analyzer import Position, Problem, RamiError, read_position


@dataclass(frozen=True)
class Outcome:
    """What an input is: a position (with the text it was read from), or problems."""

    source: str
    letters: str
    position: Position | None = None
    problems: tuple[Problem, ...] = ()

    def problems_at(self, *places: str) -> list[Problem]:
        """The problems at these places or inside them: `hand` holds `hand[3]`."""
        return [p for p in self.problems if any(_inside(p.where, place) for place in places)]

    @property
    def is_empty(self) -> bool:
        """Whether nothing but the hand is missing: no fault, only the beginning."""
        return [problem.code for problem in self.problems] == ["hand_empty"]


def _inside(where: str, place: str) -> bool:
    return where == place or where.startswith((f"{place}[", f"{place}."))


def read(data: Mapping[str, Any], letters: str) -> Outcome:
    """The position as entered, or every problem of it; quick."""
    source = json.dumps(data, sort_keys=True)
    try:
        return Outcome(source, letters, read_position(data, letters))
    except RamiError as error:
        return Outcome(source, letters, problems=_gathered(error.problems))


def _gathered(problems: tuple[Problem, ...]) -> tuple[Problem, ...]:
    """The problems, many foreign cards of one field in one: after a change of rules the whole hand may be foreign."""
    gathered: dict[str, list[Problem]] = {}
    for problem in problems:
        if problem.code == "wrong_deck":
            gathered.setdefault(problem.where.rpartition("[")[0], []).append(problem)
    told = []
    for problem in problems:
        zone = problem.where.rpartition("[")[0]
        same = gathered.get(zone, []) if problem.code == "wrong_deck" else []
        if len(same) < 2:
            told.append(problem)
        elif problem is same[0]:
            params = {
                "cards": [each.params["card"] for each in same],
                "count": len(same),
                "deck": same[0].params["deck"],
            }
            told.append(Problem("foreign_cards", zone, params))
    return tuple(told)
