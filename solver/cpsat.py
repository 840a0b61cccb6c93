"""Problems solved by OR-Tools CP-SAT: one worker, fixed seed, a deterministic limit; the only import of ortools."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping

from ortools.sat.python import cp_model

from solver.problem import Item, Problem, Solution, Status, add_up

DETERMINISTIC_LIMIT = 60.0

STATUS = {
    cp_model.OPTIMAL: Status.OPTIMAL,
    cp_model.FEASIBLE: Status.FEASIBLE,
    cp_model.INFEASIBLE: Status.INFEASIBLE,
    cp_model.UNKNOWN: Status.TIME_LIMIT,
}


def solve(problem: Problem) -> Solution:
    """The best choice of candidates; the same problem always gives the same answer.

    Raises RuntimeError when the model itself is refused by the engine.

    >>> from solver.problem import Aim, Candidate
    >>> choices = (Candidate({"a": 1, "b": 1}, {"points": 5}), Candidate({"a": 2}, {"points": 4}))
    >>> pack = Problem({"a": 2, "b": 1}, choices, maximise=(Aim("points", 9),))
    >>> solve(pack).quantities
    {'points': 5}
    """
    return next(iter(solve_supplies(problem, [{}])))


def solve_supplies(problem: Problem, changes: Iterable[Mapping[Item, int]]) -> Iterable[Solution]:
    """The same problem under other supplies: each change adds its counts (often -1) to the problem's own supply."""
    model = _Model(problem)
    for change in changes:
        yield model.solve(change)


class _Model:
    """The CP-SAT model of one problem; only the right-hand sides of its supply constraints ever change."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.model = cp_model.CpModel()
        self.choices = [self.model.new_int_var(0, candidate.most, "") for candidate in problem.candidates]
        self.supply_rows = self._add_supply()
        self._add_groups()
        self._add_bounds()
        self._add_objective()

    def _terms(self, weights: Mapping[int, int]) -> cp_model.LinearExprT:
        return cp_model.LinearExpr.weighted_sum([self.choices[i] for i in weights], list(weights.values()))

    def _add_supply(self) -> dict[Item, tuple[cp_model.Constraint, int]]:
        """No item is used more often than it is there, counting what chosen candidates give."""
        users: dict[Item, dict[int, int]] = defaultdict(dict)
        for index, candidate in enumerate(self.problem.candidates):
            for item, count in candidate.uses.items():
                users[item][index] = count
        rows = {}
        for item in dict.fromkeys([*self.problem.supply, *users]):
            have = self.problem.supply.get(item, 0)
            rows[item] = (self.model.add(self._terms(users[item]) <= have), have)
        return rows

    def _add_groups(self) -> None:
        """At most one choice per group."""
        members: dict[object, dict[int, int]] = defaultdict(dict)
        for index, candidate in enumerate(self.problem.candidates):
            for group in candidate.groups:
                members[group][index] = 1
        for group_members in members.values():
            if len(group_members) > 1:
                self.model.add(self._terms(group_members) <= 1)

    def _add_bounds(self) -> None:
        """Each bounded quantity stays between its least and its most."""
        for bound in self.problem.bounds:
            total = self._terms(self._scores(bound.quantity))
            if bound.low is not None:
                self.model.add(total >= bound.low)
            if bound.high is not None:
                self.model.add(total <= bound.high)

    def _scores(self, quantity: str) -> dict[int, int]:
        return {
            index: candidate.scores[quantity]
            for index, candidate in enumerate(self.problem.candidates)
            if candidate.scores.get(quantity)
        }

    def _add_objective(self) -> None:
        """One objective for the whole order: each aim outweighs all that come after it."""
        count = len(self.choices)
        combined: dict[int, int] = defaultdict(int)
        weight = 1
        if self.problem.canonical:
            combined.update({index: count - index for index in range(count)})
            weight = 2 * count * self.problem.canonical + 1
        for aim in reversed(self.problem.maximise):
            for index, amount in self._scores(aim.quantity).items():
                combined[index] += weight * amount
            weight *= 2 * aim.reach + 1
        if combined:
            self.model.maximize(self._terms(combined))

    def solve(self, change: Mapping[Item, int]) -> Solution:
        for item, (row, have) in self.supply_rows.items():
            row.proto.linear.domain[1] = have + change.get(item, 0)
        engine = cp_model.CpSolver()
        engine.parameters.num_workers = 1
        engine.parameters.random_seed = 1
        engine.parameters.cp_model_probing_level = 0
        engine.parameters.max_deterministic_time = DETERMINISTIC_LIMIT
        code = engine.solve(self.model)
        if code not in STATUS:
            raise RuntimeError(f"CP-SAT refused the model: {self.model.validate()}")
        if STATUS[code] not in (Status.OPTIMAL, Status.FEASIBLE):
            return Solution(STATUS[code])
        chosen = tuple((i, times) for i, choice in enumerate(self.choices) if (times := engine.value(choice)))
        return Solution(STATUS[code], chosen, add_up(self.problem, chosen))
