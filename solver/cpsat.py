"""Problems solved by OR-Tools CP-SAT: one worker, fixed seed, a deterministic limit; the only import of ortools."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from ortools.sat.python import cp_model

from solver.problem import Item, Problem, Solution, Status, add_up
from solver.stopping import go_on

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


def solve_others(problem: Problem, known: Solution, counted: int) -> Iterator[Solution]:
    """The answers after the best one, `known`, best first; the last is infeasible.

    None chooses all that an earlier one chose among the first `counted` candidates; of equals any may come first.
    """
    model = _Model(replace(problem, canonical=0))
    while known.found:
        model.leave_out(known, counted)
        known = model.solve_next(known)
        yield known


class _Model:
    """The CP-SAT model of one problem, solved for its aims first and then for its first candidates."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.model = cp_model.CpModel()
        self.choices = [self.model.new_int_var(0, candidate.most, "") for candidate in problem.candidates]
        self.supply_rows = self._add_supply()
        self._add_groups()
        self._add_bounds()
        self.weights = self._weights()
        self.floor: cp_model.Constraint | None = None

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

    def _weights(self) -> dict[int, int]:
        """One weight per candidate for the whole order: each aim outweighs all that come after it."""
        combined: dict[int, int] = defaultdict(int)
        weight = 1
        for aim in reversed(self.problem.maximise):
            for index, amount in self._scores(aim.quantity).items():
                combined[index] += weight * amount
            weight *= 2 * aim.reach + 1
        return combined

    def solve(self, change: Mapping[Item, int]) -> Solution:
        """The best answer when the supply changes by these counts."""
        for item, (row, have) in self.supply_rows.items():
            row.proto.linear.domain[1] = have + change.get(item, 0)
        self._set_floor(None)
        self.model.maximize(self._terms(self.weights))
        solution = self._search()
        if solution.status is not Status.OPTIMAL or not self.problem.canonical:
            return solution
        self._set_floor(self._worth(solution))
        return self._first_of_equals(solution)

    def solve_next(self, last: Solution) -> Solution:
        """The best answer once the last one is left out: one as good as that, or else the best of the rest."""
        self._set_floor(self._worth(last))
        self.model.proto.clear_objective()
        self._start_near(last)
        solution = self._search()
        return self.solve({}) if solution.status is Status.INFEASIBLE else solution

    def leave_out(self, solution: Solution, counted: int) -> None:
        """No more answers that choose all that this one chose among the first `counted` candidates."""
        missing: list[cp_model.LinearExprT] = []
        for index, times in solution.chosen:
            if index >= counted:
                continue
            choice, fewer = self.choices[index], times - self.choices[index]
            if self.problem.candidates[index].most > times:  # more of one must not make up for another
                less = self.model.new_bool_var("")
                self.model.add(choice < times).only_enforce_if(less)
                fewer = less
            missing.append(fewer)
        self.model.add(cp_model.LinearExpr.sum(missing) >= 1)

    def _first_of_equals(self, near: Solution) -> Solution:
        """Of the answers down to the floor the one with the earliest candidates; `near` is where to start."""
        count = len(self.choices)
        self.model.maximize(self._terms({index: count - index for index in range(count)}))
        self._start_near(near)
        return self._search()

    def _start_near(self, solution: Solution) -> None:
        """The next search tries this answer first."""
        times, hint = dict(solution.chosen), self.model.proto.solution_hint
        hint.vars.clear()
        hint.values.clear()
        hint.vars.extend(range(len(self.choices)))
        hint.values.extend(times.get(index, 0) for index in range(len(self.choices)))

    def _set_floor(self, worth: int | None) -> None:
        """Only answers that are worth so much; None = all of them."""
        if self.floor is not None:
            # A bound that is merely out of reach would still slow the search.
            self.floor.proto.clear_linear()
        self.floor = None if worth is None else self.model.add(self._terms(self.weights) >= worth)

    def _worth(self, solution: Solution) -> int:
        return sum(self.weights.get(index, 0) * times for index, times in solution.chosen)

    def _search(self) -> Solution:
        go_on()
        engine = cp_model.CpSolver()
        engine.parameters.num_workers = 1
        engine.parameters.random_seed = 1
        # These models are small and tight: presolving them, or probing amid the search, takes longer than solving them.
        engine.parameters.cp_model_presolve = False
        engine.parameters.cp_model_probing_level = 0
        engine.parameters.use_sat_inprocessing = False
        engine.parameters.add_lp_constraints_lazily = False
        engine.parameters.max_deterministic_time = DETERMINISTIC_LIMIT
        code = engine.solve(self.model)
        if code not in STATUS:
            raise RuntimeError(f"CP-SAT refused the model: {self.model.validate()}")
        if STATUS[code] not in (Status.OPTIMAL, Status.FEASIBLE):
            return Solution(STATUS[code])
        chosen = tuple((i, times) for i, choice in enumerate(self.choices) if (times := engine.value(choice)))
        return Solution(STATUS[code], chosen, add_up(self.problem, chosen))
