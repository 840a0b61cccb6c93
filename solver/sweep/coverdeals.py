"""Trades that a plan may make together, and where each item that they take comes from: the hand or elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np

from solver.problem import Item
from solver.sweep.coverways import Deal, Ints


@dataclass(frozen=True)
class Trade:
    """Items put down for wild ones, then others added, `wild` of these replaced; no part may take its `ends` then.

    No more wild items are gained than items are put down for them.
    """

    items: tuple[Item, ...]
    gained: int
    added: tuple[Item, ...] = ()
    wild: int = 0
    ends: tuple[Item, ...] = ()

    @property
    def shrinks(self) -> int:
        """How many items it makes the hand smaller."""
        return len(self.items) + len(self.added) - self.gained


@dataclass(frozen=True)
class Deals:
    """The deals of some trades for one hand: `have` and `left` by place, the last place that of wild items."""

    trades: Sequence[Trade]
    place: Mapping[Item, int]
    ends: Sequence[Item]
    have: Ints
    left: Ints

    def within(self, level: int, size: int) -> list[Deal]:
        """Every way to trade that can be part of a plan of so many items with so many draws, none of them first.

        What is left of a deal's own: how many items it makes the hand smaller (`sizes`), for no level yet.
        """
        return [deal for trades in self._together(level, size) for deal in self._dealt(trades, level)]

    def _together(self, level: int, size: int) -> list[tuple[Trade, ...]]:
        """Trades that take different ends and no more items than may go or can be had."""
        most = level + int(self.have[-1]) + self._most_gained()
        chosen: list[tuple[tuple[Trade, ...], frozenset[Item], int, int]] = [((), frozenset(), size, most)]
        for trade in self.trades:
            lacks = sum(not self.have[self.place[item]] for item in (*trade.items, *trade.added))
            if trade.shrinks > size or lacks > most:
                continue
            chosen += [
                ((*before, trade), ends.union(trade.ends), room - trade.shrinks, spare - lacks)
                for before, ends, room, spare in chosen
                if trade.shrinks <= room and lacks <= spare and ends.isdisjoint(trade.ends)
            ]
        return [trades for trades, *_ in chosen]

    def _most_gained(self) -> int:
        """No more wild items than these can be gained: trades with the same first end are not made together."""
        gained: dict[Item, int] = {}
        for number, trade in enumerate(self.trades):
            first = trade.ends[0] if trade.ends else number
            gained[first] = max(gained.get(first, 0), trade.gained)
        return sum(gained.values())

    def _dealt(self, trades: Sequence[Trade], level: int) -> Iterator[Deal]:
        """These trades, each item from the hand, drawn, or replaced."""
        items = [item for trade in trades for item in trade.items]
        added = [item for trade in trades for item in trade.added]
        places, put = np.array([self.place[item] for item in (*items, *added)], np.int32), len(items)
        blocked = np.array([any(end in trade.ends for trade in trades) for end in self.ends], np.bool_)
        wild, gained = sum(trade.wild for trade in trades), sum(trade.gained for trade in trades)
        held, faces = np.flatnonzero(self.have[places]), len(self.have) - 1
        most = level + int(self.have[-1]) + gained - (len(places) - len(held))
        for count in range(min(most, len(held)) + 1):
            for others in combinations(held, count):
                away = self.have[places] == 0
                away[list(others)] = True
                used = np.bincount(places[~away], minlength=faces).astype(np.int32)
                drawn, fills = places[:put][away[:put]], places[put:][away[put:]]
                there = (used <= self.have[:-1]).all() and (np.bincount(drawn, minlength=faces) <= self.left[:-1]).all()
                if there and len(drawn) + max(0, len(fills) - wild) <= level:
                    yield Deal(blocked, used, drawn, fills, wild, gained, len(places) - gained, 0)
