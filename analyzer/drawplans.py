"""Distance and outs by the solver, one hand at a time: for rules that the sweep does not know, or without it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from analyzer.candidates import candidate_melds
from analyzer.cards import Piece, piece_key
from analyzer.melds import MeldKind
from analyzer.opening import OpeningModel
from analyzer.outs import DRAWS, NEW_OUTS, SAVED, draw_candidates, outs
from analyzer.plays import Play, meld_plays, new_meld
from analyzer.position import Position
from analyzer.quantities import CARDS, NEW_MELDS, OPENING_MELDS
from analyzer.report import Goal
from analyzer.terms import Terms
from analyzer.turnmodel import TurnModel
from analyzer.turns import proven
from solver import Aim, Bound, Candidate, Problem, solve

MOST_DRAWS = 14
"""Draws after which any first laying can be made of drawn cards alone."""


def opening_goal(position: Position) -> Goal:
    """Fewest draws after which the hand holds an opening, and the cards that lower them (formats: `distance`).

    With d draws the hand holds any d unseen cards in place of any d of its own; distance 0 has no outs.
    """
    unseen = position.unseen()
    # Where nothing is thrown a hand grows, so more cards than it holds may be drawn.
    longest = MOST_DRAWS if position.rules.final_discard == "none" else len(position.hand)
    for draws in range(longest + 1):
        problem = opening_plan(position, unseen, draws)
        solution = proven(solve(problem))
        if solution.found:
            return Goal(draws, outs(problem, solution, unseen) if draws else ())
    return Goal(None)


def contract_goal(position: Position) -> Goal:
    """Fewest cards that the contract lacks, and the unseen cards that such a plan draws (formats: `distance`)."""
    terms = Terms(position.rules, position.requirements)
    model = TurnModel(replace(position, drawn=None), opens=True)
    unseen = position.unseen()
    plays = meld_plays(model.supply + unseen, position.rules, opening=True, terms=terms)
    return cheapest_plan(model, plays, unseen, tuple(terms.bounds(NEW_MELDS)), terms.size)


def out_goal(position: Position) -> Goal:
    """Fewest draws until the whole hand can be laid at once, and the unseen cards that such a plan draws."""
    model = TurnModel(replace(position, drawn=None, opened_this_turn=False), opens=True)
    unseen, size = position.unseen(), len(position.hand) + (position.phase == "draw")
    # Cards still to be drawn are laid with the first melds as well as those of the hand.
    plays = meld_plays(model.supply + unseen, position.rules, opening=True)
    throws = {"required": (1,), "optional": (0, 1), "none": (0,)}[position.rules.final_discard]
    bounds = (*model.bounds(), Bound(CARDS, low=size - max(throws), high=size - min(throws)))
    return cheapest_plan(model, plays, unseen, bounds, size)


def cheapest_plan(
    model: TurnModel,
    plays: Sequence[Play],
    unseen: Counter[Piece],
    bounds: tuple[Bound, ...],
    most: int,
    fills: Sequence[Candidate] = (),
) -> Goal:
    """Fewest unseen cards, at most `most`, with which these plays meet the bounds, and the cards such plans draw."""
    melds = (*model.proposals.of(plays, model.supply + unseen), *model.seams, *fills)
    wanted = {piece for candidate in melds for piece in candidate.uses} & set(unseen)
    drawn = draw_candidates(sorted(wanted, key=piece_key), unseen, most)
    problem = Problem(model.stock, (*melds, *drawn), bounds, (Aim(SAVED, most),))
    solution = proven(solve(problem))
    if not solution.found:
        return Goal(None)
    draws = -solution.quantities[SAVED]
    if draws == 0:
        return Goal(0)
    fewest = replace(problem, bounds=(*bounds, Bound(DRAWS, high=draws)), maximise=(Aim(NEW_OUTS, draws),))
    return Goal(draws, outs(fewest, proven(solve(fewest)), unseen))


def opening_plan(position: Position, unseen: Counter[Piece], draws: int) -> Problem:
    """Open with at most `draws` of the unseen cards in place of as many of the hand."""
    rules, hand = position.rules, Counter(position.hand)
    model = OpeningModel(replace(position, drawn=None))
    plays = [new_meld(meld, rules) for meld in candidate_melds(hand, rules, unseen, draws)]
    if rules.opening_needs_pure_run:
        plays = [replace(play, pure=play.meld.kind is MeldKind.RUN and not play.meld.jokers) for play in plays]
    reach = hand + Counter({piece: min(left, draws) for piece, left in unseen.items()})
    melds = tuple(model.proposals.of(plays, reach))
    wanted = {piece for candidate in melds for piece in candidate.uses}
    draw_one = draw_candidates(sorted(wanted & set(unseen), key=piece_key), unseen, draws)
    bounds = (Bound(OPENING_MELDS, low=1), model.minimum(), *model.pure_run(), Bound(DRAWS, high=draws))
    return Problem(
        hand, (*melds, *draw_one), (*bounds, Bound(CARDS, high=layable(position, draws))), (Aim(NEW_OUTS, draws),)
    )


def layable(position: Position, draws: int) -> int:
    """The most cards that can be laid in the turn of the last of these draws."""
    size = len(position.hand)
    if position.rules.final_discard == "none":
        return size + draws
    # Before the draw, this turn's card is still to come; afterwards each draw follows a discard.
    size += position.phase == "draw"
    return size - (position.rules.final_discard == "required")
