"""How far the goals are after each discard where the card just taken must be used before anything is thrown."""

from __future__ import annotations

from collections.abc import Collection
from operator import attrgetter

from analyzer.cards import Piece, piece_key
from analyzer.chance import Ask, Rows, best_throw
from analyzer.dutyways import duty_ways
from analyzer.position import Position
from analyzer.report import Goal


class BeforeThrow:
    """One position and the cards that may be thrown from it; a discard that must be used is used as is best for each.

    Where nothing must be used, and any card may go, the goals are those of the hand as it is.
    """

    def __init__(self, position: Position, throws: list[Piece]) -> None:
        self.position, self.throws = position, throws
        self.ways = [way for way in duty_ways(position) if way.hand] or [position]

    def rows(self, name: str, ask: Ask) -> tuple[Rows, Position]:
        """The goal after each discard (None: the one that leaves it nearest), and the hand it is thrown from.

        Without the cards that go with the one that must be used, whatever way is taken.
        """
        # A contract is counted in the cards that the hand lacks, whatever may be thrown from it.
        barred = name != "contract" and bool(self.throws) and len(self.throws) < len(set(self.position.hand))
        if self.ways == [self.position] and not barred:
            return ask(self.position, self.throws), self.position
        found = [(way, self._after(way, name, ask)) for way in self.ways]
        if not self.throws:
            hand, rows = min(found, key=lambda pair: pair[1][None].nearness)
            return rows, hand
        rows = {}
        for throw in self.throws:
            reached = [after[throw] for _, after in found if throw in after]
            if reached:
                rows[throw] = min(reached, key=attrgetter("nearness"))
        best = best_throw(rows)
        hands = (way for way, after in found if best in after and after[best] == rows[best])
        return {None: _whichever(rows.values()), **rows}, next(hands, self.position)

    def _after(self, way: Position, name: str, ask: Ask) -> Rows:
        throws = [card for card in self.throws if card in way.hand]
        if name == "open" and way.opened:
            return dict.fromkeys((None, *throws), Goal(0))
        return ask(way, throws)


def _whichever(goals: Collection[Goal]) -> Goal:
    """The nearest of some goals, the outs of all that are as near together."""
    nearest = min((goal.distance for goal in goals if goal.distance is not None), default=None)
    outs = {card: left for goal in goals if goal.distance == nearest for card, left in goal.outs}
    return Goal(nearest, tuple(sorted(outs.items(), key=lambda out: piece_key(out[0]))))
