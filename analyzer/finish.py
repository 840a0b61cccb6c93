"""Games that lay the whole hand at once: the distance to winning by melds and by seven pairs (OK-05, OK-20)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from analyzer.candidates import candidate_melds
from analyzer.cards import JOKER, Piece, piece_key
from analyzer.melds import WINNING_PAIRS, Meld, MeldKind
from analyzer.odds import cheapest_plan
from analyzer.plays import new_meld, pair_plays
from analyzer.position import Position
from analyzer.report import Goal
from analyzer.ruleset import RuleSet
from analyzer.turnmodel import CARDS, NEW_MELDS, TurnModel
from solver import Bound, Candidate


def finish_goals(position: Position) -> dict[str, Goal]:
    """Fewest draws until the hand wins, by melds (`out`) and by pairs, with the tiles that bring it nearer."""
    goals = {"out": melds_goal(position)}
    return {**goals, "pairs": pairs_goal(position)} if position.rules.seven_pairs else goals


def melds_goal(position: Position) -> Goal:
    """Distance to a hand of nothing but sets and runs, one tile thrown.

    >>> from analyzer.positionio import read_position
    >>> hand = "R1-3 K5 B5 Y5 B8-11 R9 K9 B9 Y2 K2"
    >>> melds_goal(read_position({"rules": "okey", "hand": hand, "indicator": "Y12"})).distance
    1
    """
    model = TurnModel(replace(position, drawn=None), opens=True)
    unseen = position.unseen()
    reach, free = model.supply + unseen, jokers_free(position.rules)
    if free:
        del reach[JOKER]
    found = candidate_melds(reach, position.rules)
    plays = [new_meld(meld, position.rules) for meld in found if not free or is_short(meld, position)]
    size = model.size - model.throws
    # A wildcard stands for any tile: which meld it lies in does not matter, so it simply fills a face.
    fills = [Candidate({JOKER: 1, card: -1}, {}, (), position.rules.jokers) for card in sorted(reach, key=piece_key)]
    return cheapest_plan(model, plays, unseen, (Bound(CARDS, low=size, high=size),), size, fills if free else ())


def jokers_free(rules: RuleSet) -> bool:
    """Whether no rule looks at where in a meld jokers stand, or at how many of them stand there."""
    counted = rules.max_jokers_per_meld is not None or rules.joker_limits is not None or rules.joker_ratio != "any"
    return not counted and rules.adjacent_jokers and rules.min_naturals <= 1 and rules.jokers < rules.min_set


def is_short(meld: Meld, position: Position) -> bool:
    """Whether the meld is no run that two shorter ones make end to end: what such a run covers, they cover too."""
    return meld.kind is not MeldKind.RUN or len(meld) < 2 * position.rules.min_run


def pairs_goal(position: Position) -> Goal:
    """Distance to seven pairs; null when the hand is too small for them."""
    model = TurnModel(replace(position, drawn=None), opens=True, pairs=True)
    unseen = position.unseen()
    if model.size - model.throws < 2 * WINNING_PAIRS:
        return Goal(None)
    reach: Counter[Piece] = model.supply + unseen
    plays = list(pair_plays(reach, position))
    bounds = (Bound(NEW_MELDS, low=WINNING_PAIRS, high=WINNING_PAIRS),)
    return cheapest_plan(model, plays, unseen, bounds, 2 * WINNING_PAIRS)
