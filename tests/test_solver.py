"""The solver by itself: other answers in order, and how often one candidate may be chosen."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from random import Random

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


@pytest.mark.parametrize("seed", range(12))
def test_every_other_answer_comes_unless_it_contains_an_earlier_one(seed: int) -> None:
    rng = Random(seed)
    items = "abcd"
    choices = tuple(
        Candidate(dict.fromkeys(rng.sample(items, 2), 1), {"points": rng.randint(0, 4)}, (), rng.randint(1, 2))
        for _ in range(4)
    )
    problem = Problem(dict.fromkeys(items, 2), choices, maximise=(Aim("points", 40),))
    possible = [
        dict(enumerate(times))
        for times in product(*(range(choice.most + 1) for choice in choices))
        if all(sum(n * choices[i].uses.get(item, 0) for i, n in enumerate(times)) <= 2 for item in items)
    ]
    seen: list[Solution] = [solve(problem)]
    for solution in [*others(problem, 4)]:
        left = [times for times in possible if not any(all(times[i] >= n for i, n in old.chosen) for old in seen)]
        best = max((sum(n * choices[i].scores["points"] for i, n in times.items()) for times in left), default=None)
        assert solution.found == (best is not None)
        if solution.found:
            assert {**dict.fromkeys(range(4), 0), **dict(solution.chosen)} in left
            assert solution.quantities["points"] == best
        seen.append(solution)


def test_of_equal_answers_the_first_candidates_are_best_and_all_others_come() -> None:
    twins = (Candidate({"a": 1}, {"points": 3}), Candidate({"a": 1}, {"points": 3}), Candidate({"a": 1}))
    problem = Problem({"a": 1}, twins, (Bound("points", low=3),), (Aim("points", 3),), canonical=1)
    assert solve(problem).chosen == ((0, 1),)
    assert [solution.chosen for solution in others(problem)] == [((1, 1),), ()]
    more = replace(problem, candidates=(*twins, twins[0], twins[0]))
    assert solve(more).chosen == ((0, 1),)
    assert {solution.chosen for solution in others(more, 5)} == {((1, 1),), ((3, 1),), ((4, 1),), ()}


def test_only_counted_candidates_tell_answers_apart() -> None:
    problem = Problem({"a": 1, "b": 1}, (Candidate({"a": 1}), Candidate({"b": 1})), (), (), canonical=2)
    assert solve(problem).chosen == ((0, 1), (1, 1))
    assert [solution.chosen for solution in others(problem, counted=1)] == [((1, 1),), ()]


@pytest.mark.parametrize("reach", [10**3, 10**6])
def test_many_aims_stay_within_whole_numbers(reach: int) -> None:
    aims = tuple(Aim(name, reach) for name in ("first", "second", "third"))
    choices = (Candidate({"a": 1}, {"first": 1}), Candidate({"a": 1}, {"second": reach, "third": reach}))
    assert solve(Problem({"a": 1}, choices, maximise=aims, canonical=1)).chosen == ((0, 1),)
