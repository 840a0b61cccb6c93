"""The solver by itself: other answers in order, and how often one candidate may be chosen."""

from __future__ import annotations

import pytest

from solver import Aim, Bound, Candidate, Problem, Solution, Status, solve, solve_others

CHOICES = (
    Candidate({"a": 1, "b": 1}, {"points": 5}),
    Candidate({"a": 2}, {"points": 4}),
    Candidate({"b": 1}, {"points": 2}),
    Candidate({"c": 1}, {"points": 1}, most=2),
)
PACK = Problem({"a": 2, "b": 1, "c": 2}, CHOICES, maximise=(Aim("points", 20),), canonical=5)


def others(problem: Problem, counted: int = len(CHOICES)) -> list[Solution]:
    return list(solve_others(problem, solve(problem), counted))


def test_other_answers_come_best_first_and_end_infeasible() -> None:
    best, rest = solve(PACK), others(PACK)
    assert (best.chosen, best.quantities["points"]) == (((1, 1), (2, 1), (3, 2)), 8)
    points = [solution.quantities["points"] for solution in rest[:-1]]
    assert points == sorted(points, reverse=True)
    assert rest[-1].status is Status.INFEASIBLE


def test_no_other_answer_contains_an_earlier_one() -> None:
    seen: list[Solution] = [solve(PACK)]
    for solution in others(PACK)[:-1]:
        chosen = dict(solution.chosen)
        assert not any(all(chosen.get(index, 0) >= times for index, times in old.chosen) for old in seen)
        seen.append(solution)
    assert len(seen) > 3


def test_equal_answers_come_by_their_first_candidates() -> None:
    twins = (Candidate({"a": 1}, {"points": 3}), Candidate({"a": 1}, {"points": 3}), Candidate({"a": 1}))
    problem = Problem({"a": 1}, twins, (Bound("points", low=3),), (Aim("points", 3),), canonical=1)
    assert solve(problem).chosen == ((0, 1),)
    assert [solution.chosen for solution in others(problem)] == [((1, 1),), ()]


def test_only_counted_candidates_tell_answers_apart() -> None:
    problem = Problem({"a": 1, "b": 1}, (Candidate({"a": 1}), Candidate({"b": 1})), (), (), canonical=2)
    assert solve(problem).chosen == ((0, 1), (1, 1))
    assert [solution.chosen for solution in others(problem, counted=1)] == [((1, 1),), ()]


@pytest.mark.parametrize("reach", [10**3, 10**6])
def test_many_aims_stay_within_whole_numbers(reach: int) -> None:
    aims = tuple(Aim(name, reach) for name in ("first", "second", "third"))
    choices = (Candidate({"a": 1}, {"first": 1}), Candidate({"a": 1}, {"second": reach, "third": reach}))
    assert solve(Problem({"a": 1}, choices, maximise=aims, canonical=1)).chosen == ((0, 1),)
