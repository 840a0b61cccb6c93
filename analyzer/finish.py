"""Games that lay the whole hand at once: the distance to winning by melds and by seven pairs (OK-05, OK-20)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from analyzer.candidates import candidate_melds
from analyzer.cards import JOKER, Piece, piece_key
from analyzer.melds import Meld, MeldKind
from analyzer.odds import cheapest_plan
from analyzer.plays import new_meld, pair_plays
from analyzer.position import Position
from analyzer.report import Goal
from analyzer.turnmodel import CARDS, NEW_MELDS, WINNING_PAIRS, TurnModel
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
    reach = model.supply + unseen
    del reach[JOKER]
    plays = [
        new_meld(meld, position.rules) for meld in candidate_melds(reach, position.rules) if is_short(meld, position)
    ]
    size = model.size - model.throws
    # A wildcard stands for any tile: which meld it lies in does not matter, so it simply fills a face.
    fills = [Candidate({JOKER: 1, card: -1}, {}, (), 9) for card in sorted(reach, key=piece_key)]
    return cheapest_plan(model, plays, unseen, (Bound(CARDS, low=size, high=size),), size, fills)


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
