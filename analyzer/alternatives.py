"""Other best turns: by points, cards, penalty, jokers kept, and further ties; at most eight, in a stable order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from analyzer.quantities import CARDS, JOKERS_KEPT, OPENING_POINTS, VALUE
from analyzer.report import Alternative, Turn
from analyzer.turns import Scenario, Search, proven
from solver import Bound, solve_others

MOST = 8
AIMS = {
    "points": (OPENING_POINTS, VALUE, CARDS, JOKERS_KEPT),
    "cards": (CARDS, VALUE, JOKERS_KEPT),
    "penalty": (VALUE, CARDS, JOKERS_KEPT),
    "jokers_kept": (JOKERS_KEPT, VALUE, CARDS),
}
"""What an alternative is best at, and the order of aims that finds it."""


def alternatives(search: Search) -> tuple[Alternative, ...]:
    """The turns that are best at another aim, then those that leave as little as the best; none when nothing is laid.

    >>> from analyzer.positionio import read_position
    >>> search = Search(read_position({"rules": "classic", "hand": "4SHD 3D 5D 9C 2S", "phase": "play"}))
    >>> [(other.best_at, other.turn.penalty_after) for other in alternatives(search)]
    [(('tie',), 10)]
    """
    if search.best is None or not search.best[1].laying:
        return ()
    scenario, best = search.best
    found: dict[tuple[str, ...], tuple[Turn, list[str]]] = {}
    for aim, order in AIMS.items():
        turn = scenario.read(scenario.answer(*order))
        found.setdefault(turn.laying, (turn, []))[1].append(aim)
    own = best.laying
    others = [Alternative(turn, tuple(aims)) for key, (turn, aims) in found.items() if key != own]
    for turn in _ties(scenario, best):
        if len(others) == MOST:
            break
        if turn.laying not in found:
            others.append(Alternative(turn, ("tie",)))
    return tuple(others[:MOST])


def _ties(scenario: Scenario, best: Turn) -> Iterator[Turn]:
    """Other layings that leave as little as the best turn, each different from all before."""
    order = AIMS["penalty"]
    problem = scenario.model.whole_problem(*order)
    solution = scenario.answer(*order)
    problem = replace(problem, bounds=(*problem.bounds, Bound(VALUE, low=solution.quantities[VALUE])))
    others = solve_others(problem, solution, len(scenario.model.plays))
    for other in islice(others, 2 * MOST):
        if not proven(other).found:
            return
        turn = scenario.read(other)
        if turn.penalty_after > best.penalty_after:
            return
        yield turn
