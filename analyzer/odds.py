"""Distance, outs and chance: how far each goal is after each discard, and how likely it is to be reached in time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, replace
from functools import partial

from analyzer.additions import additions, closed
from analyzer.beforethrow import BeforeThrow
from analyzer.cards import Piece, piece_key, without
from analyzer.chance import TURNS, Ask, Rows, Throw, best_throw, chances, steps_ahead
from analyzer.drawplans import contract_goal, layable, opening_goal, out_goal
from analyzer.duties import returns_taken
from analyzer.exposure import is_over, own_draws
from analyzer.fewdraws import (
    MOST_DRAWS,
    contract_sweep,
    contract_target,
    longest_run,
    opening_sweep,
    opening_target,
    placed_reach,
    places_jokers,
    sweeps,
)
from analyzer.finishing import cover, covers, finish
from analyzer.melds import WINNING_PAIRS
from analyzer.pairs import FAR, draws_to_pairs, pairs_outs
from analyzer.position import Position
from analyzer.report import Goal, Opening, Outlook
from analyzer.ruleset import RuleSet
from solver.sweep import Reach

MOST_KEPT = 3
"""Draws looked ahead to going out where nothing is ever thrown: hands grow, and farther plans are past counting."""


@dataclass(frozen=True)
class Prospects:
    """Every goal of a position: as it stands, after each discard, and which goals the player plays for next.

    `draws`: own draws until an empty stock ends the round; None where it does not, or not within the turns told.
    """

    goals: dict[str, Rows]
    following: tuple[str, ...]
    steps: dict[str, list[int]]
    unseen: int
    draws: int | None = None

    @property
    def nearest(self) -> dict[str, Goal]:
        """Each goal as the best discard leaves it."""
        return {name: rows[None] for name, rows in self.goals.items()}

    def after(self, card: Piece) -> dict[str, Outlook]:
        """The next goals once this card is thrown."""
        told = (name for name in self.following if card in self.goals[name])
        return {name: self._outlook(name, self.goals[name][card]) for name in told}

    def ahead(self, throw: Throw) -> dict[str, Outlook]:
        """The goals not reached yet once this card is thrown: the next ones, then going out (None: before the draw).

        Empty where no draw is left for them.
        """
        if self.draws == 0:
            return {}
        names = self.following or tuple(self.goals)
        rows = {name: self.goals[name].get(throw) for name in (*names, "out") if name in self.goals}
        left = {name: self._outlook(name, goal) for name, goal in rows.items() if goal and goal.distance != 0}
        return {name: outlook for name, outlook in left.items() if name in names} or left

    def outlook(self, name: str, throw: Throw) -> Outlook:
        """One goal once this card is thrown."""
        return self._outlook(name, self.goals[name][throw])

    def _outlook(self, name: str, goal: Goal) -> Outlook:
        if goal.distance is None:
            return Outlook(goal, (0.0,) * TURNS)
        # A worse discard makes the whole way of the best one, its own steps before it.
        rows, after = self.goals[name], self.steps.get(name, [])
        first = rows[best_throw(rows)]
        if goal.distance > (first.distance or 0) > 0:
            after = [first.out_count, *after]
        own = max(goal.distance - len(after), 0)
        steps = [goal.out_count] * own + list(after)
        drawn = (float(goal.distance == 0), *chances(steps[: goal.distance], self.unseen, TURNS + 2))
        last = len(drawn) if self.draws is None else self.draws
        by = tuple(drawn[min(draw, last)] for draw in range(1, len(drawn)))
        return Outlook(goal, by[:TURNS], by[TURNS:])


def prospects(position: Position, first: Opening, last: Collection[Piece], *, out_now: bool) -> Prospects:
    """Fewest draws to each goal, after each discard; `last`: the discards that go out now, `out_now` with any or none.

    Goals (formats: `distance`): `contract` or `open` until it is laid, and `out`; `out` and `pairs` where the whole
    hand is laid at once. Next come `contract` or `open` while they are not laid, else the others.
    """
    if is_over(position):
        names = ("out", "pairs") if position.rules.seven_pairs else ("out",)
        return Prospects({name: {None: Goal(None)} for name in names}, (), {}, position.unseen().total())
    throws, covered = thrown(position), covers(position)
    asked: dict[str, Ask] = {}
    if position.rules.lay_all_at_once:
        asked["out"] = out_rows
        if position.rules.seven_pairs:
            asked["pairs"] = pairs_rows
    elif position.requirements and not position.opened:
        asked["contract"] = contract_rows
    elif not position.opened:
        asked["open"] = partial(opening_rows, possible=first.possible)
    else:
        asked["out"] = out_rows
    swept = sweeps(position.rules) or places_jokers(position)
    if ("out" in asked and not covered) or ("contract" in asked and not swept):
        solved = _solved(position, out_now=out_now)
        return Prospects(solved, (), {}, position.unseen().total(), own_draws(position))
    before = BeforeThrow(position, throws)
    found = {name: before.rows(name, ask) for name, ask in asked.items()}
    if covered and (not position.requirements or position.opened):
        rows, hand = found.get("out") or before.rows("out", out_rows)
        found["out"] = _settled(position, rows, last, out_now), hand
    goals = {name: rows for name, (rows, _) in found.items()}
    if "out" not in goals and out_now and not position.requirements:
        goals["out"] = {None: Goal(0)}
    for name in ("contract",) if position.requirements else () if position.rules.lay_all_at_once else ("open",):
        goals.setdefault(name, {None: Goal(None)})
    if covered or position.requirements:
        goals.setdefault("out", {None: Goal(None)})
    advised = throws or position.phase == "draw"
    # Without the sweep each step takes as long as the rows themselves: it is taken to have as many outs as the first.
    looked = advised and ("out" in asked or swept)
    after = asked | ({"out": partial(out_rows, nearest=True)} if "out" in asked else {})
    steps = {name: steps_ahead(found[name][1], goals[name], after[name]) if looked else [] for name in asked}
    if advised and "out" in found and any(goal.distance == 0 for goal in goals.get("open", {}).values()):
        # Who can open now plays for going out next, told of each discard beside the opening.
        steps["out"] = steps_ahead(found["out"][1], goals["out"], out_rows, sampled=1)
    return Prospects(goals, tuple(asked), steps, position.unseen().total(), own_draws(position))


def looked_ahead(rules: RuleSet) -> int:
    """Draws after which it is no longer worked out how far a goal is; 0 where every draw is looked at.

    >>> from analyzer.rules import load_rules
    >>> looked_ahead(load_rules("rummikub")), looked_ahead(load_rules("rami30"))
    (3, 0)
    """
    return MOST_KEPT if rules.final_discard == "none" else 0


def winning_goals(position: Position) -> dict[str, Goal]:
    """How far the ways to win are, where the whole hand is laid at once, whatever this turn's duties."""
    goals = {"out": out_rows(position, [])[None] if covers(position) else out_goal(position)}
    return goals | ({"pairs": pairs_rows(position, [])[None]} if position.rules.seven_pairs else {})


def thrown(position: Position) -> list[Piece]:
    """Every different card of the hand that a turn may end with, in canonical order."""
    if position.phase == "draw" or position.rules.final_discard == "none":
        return []
    # A joker may be thrown where another one is taken from the table.
    return sorted({card for card in position.hand if not returns_taken(position, card, 1)}, key=piece_key)


def opening_rows(position: Position, throws: list[Piece], *, possible: bool = True) -> Rows:
    """How far the opening is; a card just taken that bars it today bars it no more in the next turn."""
    rules, asked = position.rules, [None, *throws]
    target = opening_target(rules, layable(position, MOST_DRAWS))
    if sweeps(rules):
        game = opening_sweep(rules, longest_run(position))
        rows = _rows(position, game.reach(Counter(position.hand), position.unseen(), asked, target, MOST_DRAWS))
    elif places_jokers(position):
        rows = _rows(position, placed_reach(position, asked, target))
    else:
        rows = {throw: opening_goal(position if throw is None else _without(position, throw)) for throw in asked}
    ready = [throw for throw in throws if rows[throw].distance == 0] if possible else []
    return _settled(position, rows, ready, possible and rows[None].distance == 0)


def _without(position: Position, throw: Piece) -> Position:
    """The moment before the next draw, once this card is thrown."""
    hand, pile = without(position.hand, [throw]), (*position.discards, throw)
    return replace(position, hand=hand, discards=pile, phase="draw", drawn=None)


def contract_rows(position: Position, throws: list[Piece]) -> Rows:
    """How many cards the contract lacks, whatever may be laid today."""
    target, asked = contract_target(position.requirements), [None, *throws]
    if not sweeps(position.rules):
        return _rows(position, placed_reach(position, asked, target))
    game = contract_sweep(position.rules, position.requirements)
    return _rows(position, game.reach(Counter(position.hand), position.unseen(), asked, target, MOST_DRAWS))


def out_rows(position: Position, throws: list[Piece], *, nearest: bool = False) -> Rows:
    """How far it is until nothing is left in hand; null beyond `MOST_KEPT` draws where no card is ever thrown.

    `nearest`: only of the discards that leave it nearest, where that is found sooner.
    """
    hand, asked = Counter(position.hand), [*throws] if nearest and throws else [None, *throws]
    unseen = position.unseen()
    most = min(unseen.total(), looked_ahead(position.rules) or MOST_DRAWS)
    aim = finish(position)
    if closed(position):
        table = additions(position.table, position.rules)
        return _rows(position, table.reach(hand, unseen, asked, aim.sizes, most, nearest=nearest))
    return _rows(position, cover(position).reach(hand, unseen, asked, aim, most))


def pairs_rows(position: Position, throws: list[Piece]) -> Rows:
    """How far seven pairs are; null where the hand is too small for them."""
    size = len(position.hand) - (position.phase == "play" and position.rules.final_discard == "required")
    if size < 2 * WINNING_PAIRS:
        return {throw: Goal(None) for throw in (None, *throws)}
    hand, unseen = Counter(position.hand), position.unseen()
    rows: Rows = {}
    for throw in (None, *throws):
        kept = hand - Counter([throw]) if throw else hand
        draws = draws_to_pairs(kept, unseen, position)
        nearer = pairs_outs(kept, unseen, position, draws) if 0 < draws < FAR else ()
        rows[throw] = Goal(None if draws >= FAR else draws, nearer)
    return rows


def _rows(position: Position, found: dict[Throw, Reach]) -> Rows:
    unseen = position.unseen()
    return {
        throw: Goal(reach.draws, tuple((card, unseen[card]) for card in sorted(reach.outs, key=piece_key)))
        for throw, reach in found.items()
    }


def _solved(position: Position, *, out_now: bool) -> dict[str, Rows]:
    """Contract or going out, by the solver, where the sweep does not know the rules; nothing is said of each discard.

    Going out after an opening is told only where it is possible now.
    """
    if position.requirements:
        return {"contract": {None: Goal(None) if position.opened else contract_goal(position)}}
    if position.rules.lay_all_at_once:
        rows = _settled(position, {None: out_goal(position)}, (), out_now)
        return {"out": rows, **({"pairs": pairs_rows(position, [])} if position.rules.seven_pairs else {})}
    return {"open": {None: Goal(None)}, **({"out": {None: Goal(0)}} if out_now else {})}


def _settled(position: Position, rows: Rows, now: Collection[Piece], possible: bool) -> Rows:
    """The rows beside what this very turn allows: `now` the discards with which the goal is reached in it.

    Where only this turn's duties stand in the way, the next turn will do whatever it draws.
    """
    unseen = tuple(sorted(position.unseen().items(), key=lambda pair: piece_key(pair[0])))

    def settled(throw: Throw, goal: Goal) -> Goal:
        if possible if throw is None else throw in now:
            return Goal(0)
        return Goal(1, unseen) if goal.distance == 0 else goal

    return {throw: settled(throw, goal) for throw, goal in rows.items()}
