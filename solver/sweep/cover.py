"""Plans that use up a whole hand: shapes that together take in exactly so many items, for every item thrown.

A table tells for every part of the hand which numbers of items its shapes can take in with so many lacking items; it
looks at nothing else. With it as a guide, whole plans are built and judged by all that the rules ask.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from solver.problem import Item
from solver.stopping import go_on
from solver.sweep.coverplans import serve_rows
from solver.sweep.coverways import SIZE, make_table, make_ways
from solver.sweep.few import Reach, counted
from solver.sweep.fewplans import FAR

Ints = NDArray[np.int32]
Longs = NDArray[np.int64]

STEPS = (1, 3, 6, 14)
"""How many draws the table is made for: first few, then more where they do not do."""


@dataclass(frozen=True)
class Part:
    """Items that may be put down together; `wild`: how many of them wild items may replace.

    `new`: a part that may be among the first to be laid, its items worth `points` then; it may be laid with `least` of
    them, others joining later: at its ends when it is `pure` (a run), else anywhere. `ends`: places that only one part
    of a plan may take.
    """

    items: tuple[Item, ...]
    wild: int
    points: tuple[int, ...] = ()
    pure: bool = False
    least: int = 0
    ends: tuple[Item, ...] = ()

    @property
    def new(self) -> bool:
        return self.least > 0


@dataclass(frozen=True)
class Trade:
    """Items put down for wild ones, then others added beside them, `wild` of these replaced; `ends` as for parts."""

    items: tuple[Item, ...]
    gained: int
    added: tuple[Item, ...] = ()
    wild: int = 0
    ends: tuple[Item, ...] = ()


@dataclass(frozen=True)
class Finish:
    """How many items must go (any of `sizes`) and what the first laying asks when there still is one (`first`).

    `points` in all, or in one shape (`single`); one `pure` shape; `at_once`: parts that are not new may be laid in the
    same turn as the first ones; `grows`: nothing is thrown, so each item drawn must go, too. `parts_alone`,
    `trades_alone`: parts that are not new, or trades, need no first laying if they are all there is. `drawing`: the
    turn begins with a draw, so nothing can be laid before it; `gains_open`: wild items from trades may be laid first.
    """

    sizes: tuple[int, ...]
    first: bool = False
    points: int = 0
    single: bool = False
    pure: bool = False
    at_once: bool = True
    grows: bool = False
    parts_alone: bool = False
    trades_alone: bool = False
    drawing: bool = False
    gains_open: bool = False


@dataclass
class _Deal:
    """Some trades made together: what they take from the hand, what must be drawn, what wild items may fill."""

    used: Ints
    drawn: list[int] = field(default_factory=list)
    fills: list[int] = field(default_factory=list)
    wild: int = 0
    gained: int = 0
    size: int = 0
    ends: frozenset[Item] = frozenset()


class Cover:
    """The parts and trades of one position, ready to be asked for every item thrown."""

    def __init__(self, items: Sequence[Item], wild: Item, parts: Sequence[Part], trades: Sequence[Trade] = ()) -> None:
        self.items, self.wild, self.trades = tuple(items), wild, trades
        self.place = {item: index for index, item in enumerate((*items, wild))}
        self.needs = np.zeros((len(parts), len(items)), np.int32)
        for index, part in enumerate(parts):
            for item in part.items:
                self.needs[index, self.place[item]] += 1
        traits = [(len(p.items), sum(p.points), p.wild, p.pure, p.new, p.least) for p in parts]
        self.traits = np.array(traits, np.int32).reshape(len(parts), 6)
        widest = max((len(part.items) for part in parts), default=1)
        self.order, self.worth = _none(len(parts), widest), _none(len(parts), widest)
        for index, part in enumerate(parts):
            self.order[index, : len(part.items)] = [self.place[item] for item in part.items]
            self.worth[index, : len(part.points)] = part.points
        taking: list[Part | Trade] = [*parts, *trades]
        self.ends = sorted({end for each in taking for end in each.ends}, key=str)
        self.taken = np.array([[end in part.ends for end in self.ends] for part in parts], np.bool_)
        self.taken = self.taken.reshape(len(parts), len(self.ends))

    def reach(
        self,
        hand: Mapping[Item, int],
        unseen: Mapping[Item, int],
        thrown: Sequence[Item | None],
        finish: Finish,
        most: int,
    ) -> dict[Item | None, Reach]:
        """For each item thrown (None: nothing is thrown) the fewest draws, at most `most`, and the outs."""
        names = (*self.items, self.wild)
        have, left = counted(hand, self.place), counted(unseen, self.place)
        rows = np.array([-1 if item is None else self.place[item] for item in thrown], np.int32)
        deals = list(self._deals(have, left))
        draws = np.full(len(rows), FAR, np.int32)
        outs = np.zeros((len(rows), len(self.items) + 1), np.bool_)
        done = -1
        for step in STEPS:
            level = min(step, most)
            self._ask(have, left, rows, deals, finish, done + 1, level, draws, outs)
            done = level
            if level == most or (draws < FAR).all():
                break
        return {
            item: Reach(
                None if draws[row] == FAR else int(draws[row]),
                frozenset(names[i] for i in np.flatnonzero(outs[row])) if draws[row] else frozenset(),
            )
            for row, item in enumerate(thrown)
        }

    def _deals(self, have: Ints, left: Ints) -> Iterator[_Deal]:
        """Every way to make trades together, none of them first; each item from the hand, drawn, or replaced."""
        chosen: list[tuple[Trade, ...]] = [()]
        for trade in self.trades:
            chosen += [(*before, trade) for before in chosen if not any(set(b.ends) & set(trade.ends) for b in before)]
        for trades in chosen:
            put = [(self.place[item], False) for trade in trades for item in trade.items]
            put += [(self.place[item], True) for trade in trades for item in trade.added]
            for kept in product(*((True, False) if have[place] else (False,) for place, _ in put)):
                deal = _Deal(np.zeros(len(self.items), np.int32))
                for (place, added), own in zip(put, kept, strict=True):
                    deal.used[place] += own
                    if not own:
                        (deal.fills if added else deal.drawn).append(place)
                deal.gained = sum(trade.gained for trade in trades)
                deal.wild = sum(trade.wild for trade in trades)
                deal.size = len(put) - deal.gained
                deal.ends = frozenset(end for trade in trades for end in trade.ends)
                if (deal.used <= have[:-1]).all() and all(deal.drawn.count(x) <= left[x] for x in deal.drawn):
                    yield deal

    def _ask(
        self,
        have: Ints,
        left: Ints,
        rows: Ints,
        deals: list[_Deal],
        finish: Finish,
        low: int,
        high: int,
        draws: Ints,
        outs: NDArray[np.bool_],
    ) -> None:
        """Answer the rows still open for the draws from `low` to `high`."""
        alone = finish.parts_alone, finish.trades_alone, finish.drawing, finish.gains_open
        aim = np.array([finish.first, finish.points, finish.single, finish.pure, finish.at_once, *alone], np.int32)
        most = int(have[-1]) + max(deal.gained for deal in deals) + high
        held = np.flatnonzero(have[:-1]).astype(np.int32)
        counts = have[held]
        strides = np.ones(len(held) + 1, np.int64)
        strides[1:] = np.cumprod(counts.astype(np.int64) + 1)
        ways = self._ways(have, left, held, strides, most)
        used, copies, _, facts, codes, starts = ways
        table = make_table(used, copies, facts, codes, starts, counts, strides, most)
        for level in range(low, high + 1):
            sizes = sum(1 << size + level * finish.grows for size in finish.sizes)
            for deal in deals:
                if (draws < level).all():
                    return
                go_on()
                blocked = np.array([end in deal.ends for end in self.ends], np.bool_)
                drawn, fills = np.array(deal.drawn, np.int32), np.array(deal.fills, np.int32)
                wanted = sizes >> deal.size if deal.size >= 0 else sizes << -deal.size
                limits = np.array([deal.wild, deal.gained, wanted, level, most], np.int64)
                book = (self.traits, self.taken, *ways, table, self.order, self.worth)
                hand, told = (have, left, held, strides), (blocked, deal.used, drawn, fills, limits)
                serve_rows(book, hand, told, aim, (rows, draws, outs))

    def _ways(self, have: Ints, left: Ints, held: Ints, strides: Longs, most: int) -> tuple[Any, ...]:
        """Every way to make a part: what it takes from the hand and what it lacks, in groups by its last item held.

        Columns of the first array: part, size, lacking items, whether an earlier way is the same to the table.
        """
        widest = int(self.traits[:, SIZE].max(initial=1))
        local = np.full(self.needs.shape[1], -1, np.int32)
        local[held] = np.arange(len(held))
        count = make_ways(
            self.needs, have, left, local, most, _none(0, widest), _none(0, widest), _none(0, widest), _none(0, 4)
        )
        used, copies, fills, facts = _none(count, widest), _none(count, widest), _none(count, widest), _none(count, 4)
        make_ways(self.needs, have, left, local, most, used, copies, fills, facts)
        codes = np.where(used >= 0, strides[used] * copies, 0).sum(axis=1)
        top = used.max(axis=1, initial=-1)
        order = np.lexsort((facts[:, 1], facts[:, 2], codes, top))
        used, copies, fills, facts, codes, top = (
            used[order], copies[order], fills[order], facts[order], codes[order], top[order],
        )  # fmt: skip
        key = np.stack([top, codes, facts[:, 2], facts[:, 1]], axis=1)
        facts[1:, 3] = (key[1:] == key[:-1]).all(axis=1)
        starts = np.searchsorted(top, np.arange(-1, len(held) + 1))
        return used, copies, fills, facts, codes, starts


def _none(rows: int, columns: int) -> Ints:
    return np.full((rows, columns), -1, np.int32)
