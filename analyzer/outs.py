"""The cards that plans draw: one plan leads to its neighbours, and the solver looks for plans with other cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace

from analyzer.cards import Piece, piece_key
from analyzer.turns import proven
from solver import Bound, Candidate, Item, Problem, Solution, solve

DRAWS, SAVED, NEW_OUTS = "draws", "saved", "new_outs"
"""Cards drawn in a plan, the same to be kept few, and those of them that are not yet known to be outs."""

Out = tuple[Piece, int]


def draw_candidates(pieces: list[Piece], unseen: Counter[Piece], draws: int) -> tuple[Candidate, ...]:
    """Each of these cards as something to draw, at most `draws` copies of it."""
    return tuple(
        Candidate({piece: -1}, {DRAWS: 1, NEW_OUTS: 1, SAVED: -1}, (), min(unseen[piece], draws)) for piece in pieces
    )


def outs(problem: Problem, solution: Solution, unseen: Counter[Piece]) -> tuple[Out, ...]:
    """Every unseen card that some plan within the bounds draws, with its copies.

    The neighbours of each plan found are cheap to check; then the solver must draw a card that is not known yet, until
    it proves that there is none.
    """
    found: set[Piece] = set()
    while solution.found:
        for drawn in Neighbours(problem, solution).draws():
            found |= drawn
        candidates = tuple(
            replace(candidate, scores={DRAWS: 1, SAVED: -1})
            if DRAWS in candidate.scores and found & set(candidate.uses)
            else candidate
            for candidate in problem.candidates
        )
        problem = replace(problem, candidates=candidates)
        solution = proven(solve(replace(problem, bounds=(*problem.bounds, Bound(NEW_OUTS, low=1)))))
    return tuple((piece, unseen[piece]) for piece in sorted(found, key=piece_key))


class Neighbours:
    """A plan and those that differ from it in one candidate; draws are not chosen but follow from what is short."""

    def __init__(self, problem: Problem, solution: Solution) -> None:
        self.problem = problem
        self.drawable: dict[Item, int] = {}
        self.laid: list[int] = []
        for candidate in problem.candidates:
            if DRAWS in candidate.scores:
                self.drawable.update(dict.fromkeys(candidate.uses, candidate.most))
        for index, times in solution.chosen:
            if DRAWS not in problem.candidates[index].scores:
                self.laid += [index] * times
        limits = [bound for bound in problem.bounds if bound.quantity == DRAWS and bound.high is not None]
        self.most_draws = min((bound.high or 0 for bound in limits), default=0)
        self.bounds = [bound for bound in problem.bounds if bound.quantity != DRAWS]

    def draws(self) -> Iterator[set[Item]]:
        """What the plan itself draws, then what each neighbour that is a plan draws."""
        own = self._drawn(self._total_uses(self.laid), {})
        yield set(own) if own is not None else set()
        for place in range(len(self.laid)):
            others = self.laid[:place] + self.laid[place + 1 :]
            uses, scores = self._total_uses(others), self._total_scores(others)
            for candidate in self.problem.candidates:
                if DRAWS in candidate.scores or not self._within_bounds(scores, candidate.scores):
                    continue
                drawn = self._drawn(uses, candidate.uses)
                if drawn is not None:
                    yield set(drawn)

    def _total_uses(self, chosen: list[int]) -> Counter[Item]:
        total: Counter[Item] = Counter()
        for index in chosen:
            for item, count in self.problem.candidates[index].uses.items():
                total[item] += count
        return total

    def _total_scores(self, chosen: list[int]) -> dict[str, int]:
        total = dict.fromkeys((bound.quantity for bound in self.bounds), 0)
        for index in chosen:
            for name, amount in self.problem.candidates[index].scores.items():
                if name in total:
                    total[name] += amount
        return total

    def _within_bounds(self, scores: Mapping[str, int], more: Mapping[str, int]) -> bool:
        for bound in self.bounds:
            value = scores[bound.quantity] + more.get(bound.quantity, 0)
            if (bound.low is not None and value < bound.low) or (bound.high is not None and value > bound.high):
                return False
        return True

    def _drawn(self, uses: Mapping[Item, int], more: Mapping[Item, int]) -> list[Item] | None:
        """The items that must be drawn so that all uses are met; None when too many are short, or one cannot be had."""
        drawn: list[Item] = []
        for item in {**uses, **more}:
            short = uses.get(item, 0) + more.get(item, 0) - self.problem.supply.get(item, 0)
            if short > 0:
                drawn += [item] * short
                if short > self.drawable.get(item, 0) or len(drawn) > self.most_draws:
                    return None
        return drawn
