"""Plans that use up a whole hand: shapes that together take in exactly so many items, for every item thrown.

A table tells for every part of the hand which numbers of items its shapes can take in with so many lacking items; it
looks at nothing else. With it as a guide, whole plans are built and judged by all that the rules ask.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from solver.problem import Item
from solver.stopping import go_on
from solver.sweep.coverdeals import Deals, Trade
from solver.sweep.coverfirst import find_cores
from solver.sweep.coverpeaks import make_peaks
from solver.sweep.coverplans import serve_rows
from solver.sweep.coverways import (
    DRAWS,
    END,
    LACKS,
    PART,
    POINTS,
    SIZE,
    TAKES,
    WILD,
    Aim,
    Answer,
    Book,
    Ints,
    Longs,
    Own,
    make_table,
    make_ways,
)  # fmt: skip
from solver.sweep.few import Reach, counted
from solver.sweep.fewshapes import FAR

STEPS = (1, 3, 6, 14)
"""How many draws the table is made for: first few, then more where they do not do."""
FEW_WILD = 3
"""With no more wild items, in hand or to be gained, stages and planes take longer than they save."""
MOST_PLANES = 5
MOST_CELLS = 1 << 22
"""Cells of the table (8 bytes each) up to which it has stages and planes: without them the answers take longer."""


@dataclass(frozen=True)
class Part:
    """Items that may be put down together; `wild`: how many of them wild items may replace.

    `new`: a part that may be among the first to be laid, its items worth `points` then; it may be laid with `least` of
    them, others joining later: at its ends when it is `pure` (a run), else anywhere; `wilds`: how many of so many laid
    first may be wild, by their number. `end`: a place that only one part of a plan may take.
    """

    items: tuple[Item, ...]
    wild: int
    points: tuple[int, ...] = ()
    pure: bool = False
    least: int = 0
    end: Item | None = None
    wilds: tuple[int, ...] = ()

    @property
    def new(self) -> bool:
        return self.least > 0


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


class Cover:
    """The parts and trades of one position, ready to be asked for every item thrown."""

    def __init__(self, items: Sequence[Item], wild: Item, parts: Sequence[Part], trades: Sequence[Trade] = ()) -> None:
        self.items, self.wild, self.trades = tuple(items), wild, trades
        self.place = {item: index for index, item in enumerate((*items, wild))}
        self.needs = np.zeros((len(parts), len(items)), np.int32)
        for index, part in enumerate(parts):
            for item in part.items:
                self.needs[index, self.place[item]] += 1
        traits = [(len(p.items), p.wild, p.pure, p.new, p.least) for p in parts]
        self.traits = np.array(traits, np.int32).reshape(len(parts), 5)
        widest = max((len(part.items) for part in parts), default=1)
        self.order, self.worth, self.wilds = (_none(len(parts), widest + 1) for _ in range(3))
        for index, part in enumerate(parts):
            self.order[index, : len(part.items)] = [self.place[item] for item in part.items]
            self.worth[index, : len(part.points)] = part.points
            self.wilds[index, : len(part.wilds)] = part.wilds
        self.points = np.array([sum(part.points) for part in parts], np.int32)
        self.ends = sorted({part.end for part in parts if part.end is not None}, key=str)
        self.taken = np.array([self.ends.index(p.end) if p.end is not None else -1 for p in parts], np.int32)

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
        draws = np.full(len(rows), FAR, np.int32)
        answer = Answer(rows, draws, np.zeros((len(rows), len(self.items) + 1), np.bool_))
        held = np.flatnonzero(have[:-1]).astype(np.int32)
        strides = np.cumprod([1, *(int(have[x]) + 1 for x in held)]).astype(np.int64)
        own, deals = Own(have, left, held, strides), Deals(self.trades, self.place, self.ends, have, left)
        done = -1
        for step in STEPS:
            level = min(step, most)
            self._ask(own, deals, finish, answer, done + 1, level)
            done = level
            if level == most or (draws < FAR).all():
                break
        return {
            item: Reach(
                None if draws[row] == FAR else int(draws[row]),
                frozenset(names[i] for i in np.flatnonzero(answer.outs[row])) if draws[row] else frozenset(),
            )
            for row, item in enumerate(thrown)
        }

    def _ask(self, own: Own, possible: Deals, finish: Finish, answer: Answer, low: int, high: int) -> None:
        """Answer the rows still open for the draws from `low` to `high`."""
        deals = possible.within(high, max(finish.sizes) + high * finish.grows)
        wild = int(own.have[-1]) + max(deal.gained for deal in deals)
        book = self._book(own, wild, high, finish)
        if finish.single or finish.pure:
            find_cores(book, finish.points if finish.single else 0)
        aim = Aim(
            finish.first, finish.points, finish.single, finish.pure, finish.at_once,
            finish.parts_alone, finish.trades_alone, finish.drawing, finish.gains_open,
        )  # fmt: skip
        for level in range(low, high + 1):
            sizes = sum(1 << size + level * finish.grows for size in finish.sizes)
            for deal in deals:
                if (answer.draws < level).all():
                    return
                go_on()
                serve_rows(book, own, deal._replace(sizes=sizes >> deal.sizes, level=level), aim, answer)

    def _book(self, own: Own, wild: int, level: int, finish: Finish) -> Book:
        """Every way to make a part with so many wild items and draws, by stage and last item held, and their tables."""
        have, left, held, strides = own
        most = wild + level
        widest = int(self.traits[:, SIZE].max(initial=1))
        local = np.full(self.needs.shape[1], -1, np.int32)
        local[held] = np.arange(len(held))
        asked = self.needs, self.traits[:, WILD], have, left, local, most, level
        none = _none(0, widest)
        count = make_ways(*asked, none, none, none, _none(0, POINTS + 1))
        used, copies, fills = (_none(count, widest) for _ in range(3))
        facts = _none(count, POINTS + 1)
        make_ways(*asked, used, copies, fills, facts)
        facts[:, END], facts[:, POINTS] = self.taken[facts[:, PART]], self.points[facts[:, PART]]
        codes = np.where(used >= 0, strides[used] * copies, 0).sum(axis=1)
        shape = self._shape(int(strides[-1]), most + 1, level, wild=wild > FEW_WILD)
        stage = np.where(facts[:, END] < shape[0] - 1, facts[:, END] + 1, 0)
        group = np.where(stage > 0, len(held) + stage, used.max(axis=1, initial=-1) + 1)
        key = np.stack([group, codes, *facts[:, [LACKS, TAKES, DRAWS]].T])
        order = np.lexsort(key[::-1])
        used, copies, fills, facts, codes = used[order], copies[order], fills[order], facts[order], codes[order]
        key = key[:, order]
        groups = np.arange(len(held) + shape[0] + 1)
        # Ways that differ only in what they lack are one to the table.
        first = np.flatnonzero(np.diff(key, axis=1, prepend=-1).any(axis=0))
        ways = used[first], copies[first], facts[first], codes[first], np.searchsorted(key[0, first], groups)
        table = make_table(*ways, have[held], strides, shape)
        peaks = _none(0, shape[3])
        if finish.first and finish.points:
            peaks = make_peaks(
                *ways, np.maximum.reduceat(facts[:, POINTS], first), have[held], strides, shape[3], finish.single
            )
        starts = np.searchsorted(key[0], groups)
        parts = self.traits, self.order, self.worth, self.wilds
        bringing = _bringing(fills, len(left))
        return Book(*parts, used, copies, fills, facts, codes, starts, *bringing, table, peaks)

    def _shape(self, states: int, lacks: int, level: int, *, wild: bool) -> tuple[int, int, int, int]:
        """The axes of the table: stages for the ends, and planes, only where many wild items could fill whole parts."""
        if not wild:
            return 1, states, 1, lacks
        room = MOST_CELLS // (states * lacks)
        stages = 1 + max(0, min(len(self.ends), room - 1))
        return stages, states, max(1, min(level + 2, MOST_PLANES, room // stages)), lacks


def _bringing(fills: Ints, items: int) -> tuple[Ints, Longs]:
    """The ways that lack an item, each once, item after item, and where those of each item begin."""
    once = fills >= 0
    once[:, 1:] &= fills[:, 1:] != fills[:, :-1]
    lacked, ways = fills[once], np.nonzero(once)[0].astype(np.int32)
    order = np.argsort(lacked, kind="stable")
    return ways[order], np.searchsorted(lacked[order], np.arange(items + 1))


def _none(rows: int, columns: int) -> Ints:
    return np.full((rows, columns), -1, np.int32)
