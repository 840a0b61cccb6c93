"""Other best turns: by points, cards, penalty, jokers kept, and further ties; at most eight, in a stable order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from analyzer.report import Alternative, Turn
from analyzer.turnmodel import CARDS, JOKERS_KEPT, OPENING_POINTS, VALUE
from analyzer.turns import Scenario, Search, proven
from solver import Bound, Problem, Solution, solve

MOST = 8
NOTHING_LAID = "[]"
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
    if search.best is None or _melds_key(search.best[1]) == NOTHING_LAID:
        return ()
    scenario, best = search.best
    found: dict[str, tuple[Turn, list[str]]] = {}
    for aim, order in AIMS.items():
        turn = scenario.read(scenario.answer(*order))
        found.setdefault(_melds_key(turn), (turn, []))[1].append(aim)
    own = _melds_key(best)
    others = [Alternative(turn, tuple(aims)) for key, (turn, aims) in found.items() if key != own]
    for turn in _ties(scenario, best):
        if len(others) == MOST:
            break
        if _melds_key(turn) not in found:
            others.append(Alternative(turn, ("tie",)))
    return tuple(others[:MOST])


def _melds_key(turn: Turn) -> str:
    """What the turn puts on the table, whatever is thrown and in whatever order."""
    return str(sorted(str(step.to_json()) for step in turn.steps if step.do != "discard"))


def _ties(scenario: Scenario, best: Turn) -> Iterator[Turn]:
    """Other layings that leave as little as the best turn, each different from all before."""
    order = AIMS["penalty"]
    problem = scenario.model.whole_problem(*order)
    solution = scenario.answer(*order)
    problem = replace(problem, bounds=(*problem.bounds, Bound(VALUE, low=solution.quantities[VALUE])))
    plays = len(scenario.model.plays)
    for number in range(2 * MOST):
        problem = _without(problem, solution, plays, f"cut {number}")
        solution = proven(solve(problem))
        if not solution.found:
            return
        turn = scenario.read(solution)
        if turn.penalty_after > best.penalty_after:
            return
        yield turn


def _without(problem: Problem, solution: Solution, plays: int, name: str) -> Problem:
    """The problem without the layings that contain this one."""
    chosen = {index for index, _ in solution.chosen if index < plays}
    candidates = tuple(
        replace(candidate, scores={**candidate.scores, name: 1}) if index in chosen else candidate
        for index, candidate in enumerate(problem.candidates)
    )
    laid = sum(times for index, times in solution.chosen if index in chosen)
    return replace(problem, candidates=candidates, bounds=(*problem.bounds, Bound(name, high=laid - 1)))
