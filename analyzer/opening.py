"""The opening: possible or not, its best points, what is short of it and why."""

from __future__ import annotations

from dataclasses import replace

from analyzer.errors import Reason
from analyzer.laying import laid_melds
from analyzer.melds import Meld
from analyzer.plays import NewMeld, rights
from analyzer.position import Position
from analyzer.quantities import OPENING_MELDS, OPENING_POINTS, REACHING
from analyzer.report import Opening
from analyzer.turnmodel import TurnModel
from analyzer.turns import proven
from solver import Bound, Solution, solve


class OpeningModel(TurnModel):
    """New melds from the own hand and nothing else: lay-offs and swaps do not count for the opening (SG-5).

    With `onto_table` they may follow in the same turn, where they decide whether the melds may be laid at all.
    """

    def __init__(self, position: Position, *, pairs: bool = False, onto_table: bool = False) -> None:
        allowed = rights(position, opens=True)
        if onto_table:
            allowed = replace(allowed, staged=True)
        else:
            allowed = replace(allowed, layoffs=False, swaps=False, staged=False)
            position = replace(position, table=())
        super().__init__(position, opens=True, pairs=pairs, allowed=allowed)

    def conditions(self) -> tuple[Bound, ...]:
        """All conditions of a laying but its minimum; a contract is no minimum."""
        if self.terms or self.rules.lay_all_at_once:
            return self.bounds()
        ruled = (self.keeps_discard, self.may_discard, self.pure_run, self.uses_taken, self.jokers_stay_out)
        return (Bound(OPENING_MELDS, low=1), *(bound for rule in ruled for bound in rule()))

    def minimum(self) -> Bound:
        """The points of a first laying: in all, or in one meld (S30-4)."""
        if self.position.opened or self.terms:
            return Bound(OPENING_POINTS, low=0)
        if self.rules.open_scope == "single_meld":
            return Bound(REACHING, low=1)
        return Bound(OPENING_POINTS, low=self.rules.open_min)

    def best(self, *bounds: Bound) -> Solution:
        """The most points under these bounds."""
        problem = replace(self.problem(OPENING_POINTS), bounds=bounds, canonical=2 * self.size)
        return proven(solve(problem))

    def melds(self, solution: Solution) -> tuple[Meld, ...]:
        count = len(self.plays)
        chosen = [(self.plays[i], times) for i, times in solution.chosen if i < count]
        return tuple(laid.meld for laid in laid_melds(chosen) if laid.opening)

    def largest_meld(self) -> int:
        """Points of the dearest single meld that a laying under the conditions can hold; 0 when there is none."""
        points = {
            index: play.points for index, play in enumerate(self.plays) if isinstance(play, NewMeld) and play.opening
        }
        problem = replace(self.problem(), bounds=self.conditions())
        for index in sorted(points, key=lambda index: -points[index]):
            if proven(solve(self.picking(index, problem))).found:
                return points[index]
        return 0


def taken_may_follow(position: Position) -> bool:
    """Whether a card taken that must be used, or not returned, may go onto the table after the new melds (S4-3)."""
    rules, allowed = position.rules, rights(position, opens=True)
    bound = rules.take_discard == "meld_or_layoff" or not rules.return_discard
    return bound and position.taken_discard is not None and (allowed.layoffs or allowed.swaps)


def opening(position: Position) -> Opening:
    """Whether the player can open now, with how much, and what is missing.

    Once opened: the most points of new melds this turn. Lay-offs and swaps matter only where they make these melds
    legal, by the use of a card taken. Rules: R30-21, R30-22, S30-4, R40-02, RC-26, SC-8.

    >>> from analyzer.positionio import read_position
    >>> found = opening(read_position({"rules": "rami30", "hand": "7SHD KC", "phase": "play"}))
    >>> found.possible, found.best_points, found.missing_points
    (False, 21, 9)
    """
    rules = position.rules
    model = OpeningModel(position, onto_table=taken_may_follow(position))
    required = 0 if position.opened else rules.open_min
    if not model.allowed.new_melds:
        return Opening(False, required, 0, required, reasons=(Reason("no_new_melds"),))
    models = [model, *([OpeningModel(position, pairs=True)] if rules.seven_pairs else [])]
    layings = [(each, each.best(*each.conditions(), each.minimum())) for each in models]
    legal = [(found.quantities[OPENING_POINTS], each.melds(found)) for each, found in layings if found.found]
    if legal:
        points, melds = max(legal, key=lambda laying: laying[0])
        return Opening(True, required, points, 0, melds)
    solution = model.best(*model.conditions())
    points = solution.quantities.get(OPENING_POINTS, 0)
    single = rules.open_scope == "single_meld" and not position.opened and solution.found
    reached = model.largest_meld() if single else points
    missing = max(0, required - reached)
    reasons = _reasons(model, solution, reached, required)
    return Opening(False, required, points, missing, model.melds(solution), reasons)


def _reasons(model: OpeningModel, solution: Solution, reached: int, required: int) -> tuple[Reason, ...]:
    """Why there is no opening: the first condition that no laying meets."""
    params = {"points": reached, "required": required}
    if solution.found:
        single = model.rules.open_scope == "single_meld"
        return (Reason("single_meld_too_small" if single else "below_minimum", params),)
    bounds: tuple[Bound, ...] = (Bound(OPENING_MELDS, low=1),)
    if not model.best(*bounds).found:
        return (Reason("nothing_to_lay"),)
    bounds += tuple(model.pure_run())
    if not model.best(*bounds).found:
        return (Reason("needs_pure_run"),)
    bounds += (*model.keeps_discard(), *model.may_discard())
    if not model.best(*bounds).found:
        return (Reason("no_discard_left"),)
    taken = model.position.taken_discard
    # A joker freed for the taken card may have to be laid again at once.
    if taken and not model.best(*bounds, *model.uses_taken(), *model.jokers_stay_out()).found:
        return (Reason("drawn_not_used", {"card": taken}),)
    return (Reason("nothing_to_lay"),)
