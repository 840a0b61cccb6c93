"""What this turn asks before a card may be thrown: the goals as the use of a discard just taken leaves them."""

from __future__ import annotations

from collections.abc import Iterable

from analyzer.cards import Piece, piece_key
from analyzer.chance import Ask, best_throw
from analyzer.dutyways import duty_ways
from analyzer.position import Position
from analyzer.report import Goal

FAR = 99


class BeforeThrow:
    """How far goals are after each of the `throws`; a discard that must be used is used as leaves them nearest.

    `hands`: for each goal asked for, the position that the best card is thrown from.
    """

    def __init__(self, position: Position, throws: list[Piece]) -> None:
        self.position, self.throws = position, throws
        self.ways = [way for way in duty_ways(position) if way.hand] or [position]
        self.hands: dict[str, Position] = {}

    def rows(self, name: str, ask: Ask) -> dict[Piece | None, Goal]:
        """The goal after each discard; None: after whichever leaves it nearest."""
        self.hands[name] = self.position
        barred = bool(self.throws) and len(self.throws) < len(set(self.position.hand))
        if self.ways == [self.position] and not barred:
            return ask(self.position, self.throws)
        found = [(way, self._after(way, name, ask)) for way in self.ways]
        rows: dict[Piece | None, Goal] = {}
        for throw in self.throws:
            reached = [rows_of[throw] for _, rows_of in found if throw in rows_of]
            if reached:
                rows[throw] = min(reached, key=_distance_and_outs)
        if apart := [throw for throw in self.throws if throw not in rows]:
            # No turn throws it, or only one in which more is laid than has to be: told of as if nothing were owed.
            rows |= {throw: goal for throw, goal in ask(self.position, apart).items() if throw is not None}
        best = best_throw(rows)
        hands = (way for way, rows_of in found if best in rows_of and rows_of[best] == rows[best])
        self.hands[name] = next(hands, self.position)
        return {None: _whichever(rows.values()), **rows}

    def _after(self, way: Position, name: str, ask: Ask) -> dict[Piece | None, Goal]:
        throws = [card for card in self.throws if card in way.hand]
        if name == "open" and way.opened:
            return dict.fromkeys(throws, Goal(0))
        return ask(way, throws)


def _distance_and_outs(goal: Goal) -> tuple[int, int]:
    return FAR if goal.distance is None else goal.distance, -goal.out_count


def _whichever(goals: Iterable[Goal]) -> Goal:
    """The nearest of some goals, the outs of all that are as near together."""
    goals = tuple(goals)
    nearest = min((goal.distance for goal in goals if goal.distance is not None), default=None)
    outs = {card: left for goal in goals if goal.distance == nearest for card, left in goal.outs}
    return Goal(nearest, tuple(sorted(outs.items(), key=lambda out: piece_key(out[0]))))
