"""The compiled what-if engine: a few shapes out of a hand, for every card thrown and every card drawn at once.

A shape is a list of items; what the hand lacks of it comes from wild items or must be drawn. One search over the few
shapes that reach the goal answers for every thrown item: fewest draws, and every item whose draw brings it nearer.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from solver.problem import Item
from solver.sweep.fewplans import FAR, search_plans

Ints = NDArray[np.int32]


@dataclass(frozen=True)
class Shape:
    """Items that belong together; `wild`: how many of them wild items may replace; `slot`: which want it fulfils.

    `pure`: no wild item is in it where the goal asks for one shape without.
    """

    items: tuple[Item, ...]
    points: int
    wild: int
    pure: bool = False
    slot: int = 0


@dataclass(frozen=True)
class Goal:
    """What a plan must reach.

    `points` in all, or in one shape (`single`); one `pure` shape; at most `size` items in all; with `slots`, exactly so
    many shapes of each slot instead.
    """

    points: int = 0
    single: bool = False
    pure: bool = False
    size: int = FAR
    slots: tuple[int, ...] = ()


@dataclass(frozen=True)
class Reach:
    """Fewest draws to a goal, None when it cannot be reached; the items whose draw lowers them, `wild` among them."""

    draws: int | None
    outs: frozenset[Item] = frozenset()


class Sweep:
    """The shapes of one game, ready for many hands; `clashes`: pairs of shapes that no plan holds together."""

    def __init__(
        self, items: Sequence[Item], wild: Item, shapes: Sequence[Shape], clashes: Sequence[tuple[int, int]] = ()
    ) -> None:
        self.items, self.wild = tuple(items), wild
        self.place = {item: index for index, item in enumerate((*items, wild))}
        self.needs = np.zeros((len(shapes), len(items)), np.int32)
        for index, shape in enumerate(shapes):
            for item in shape.items:
                self.needs[index, self.place[item]] += 1
        widest = max((np.count_nonzero(row) for row in self.needs), default=0)
        self.faces_of = np.full((len(shapes), widest + 1), -1, np.int32)
        for index, row in enumerate(self.needs):
            used = np.flatnonzero(row)
            self.faces_of[index, : len(used)] = used
        self.traits = np.array([(len(s.items), s.points, s.wild, s.pure, s.slot) for s in shapes], np.int32)
        self.traits = self.traits.reshape(len(shapes), 5)
        self.clash = np.zeros((len(shapes), len(shapes)), np.bool_)
        for one, other in clashes:
            self.clash[one, other] = self.clash[other, one] = True

    def reach(
        self,
        hand: Mapping[Item, int],
        unseen: Mapping[Item, int],
        thrown: Sequence[Item | None],
        goal: Goal,
        most: int,
    ) -> dict[Item | None, Reach]:
        """For each item thrown (None: nothing is thrown) the fewest draws, at most `most`, and the outs."""
        names = (*self.items, self.wild)
        have, left = counted(hand, names), counted(unseen, names)
        rows = np.array([-1 if item is None else self.place[item] for item in thrown], np.int32)
        slots = np.array(goal.slots, np.int32)
        lacks = np.maximum(self.needs - have[:-1], 0).sum(axis=1)
        # Draws beyond the copies left can only be wild: a shape that lacks more is never laid.
        dead = np.maximum(self.needs - have[:-1] - left[:-1], 0).sum(axis=1)
        possible = (dead <= have[-1] + left[-1]) & (lacks <= have[-1] + most + 1) & (self.traits[:, 0] <= goal.size)
        kept = np.flatnonzero(possible)
        kept = kept[np.argsort(lacks[kept], kind="stable")]
        aim = np.array([goal.points, goal.single, goal.pure, goal.size], np.int32)
        draws, outs = search_plans(
            self.needs[kept], self.faces_of[kept], self.traits[kept], self.clash[np.ix_(kept, kept)],
            lacks[kept].astype(np.int32), have, left, rows, slots, aim, most,
        )  # fmt: skip
        found: dict[Item | None, Reach] = {}
        for row, item in enumerate(thrown):
            near = frozenset(names[i] for i in np.flatnonzero(outs[row])) if 0 < draws[row] < FAR else frozenset()
            found[item] = Reach(None if draws[row] == FAR else int(draws[row]), near)
        return found


def counted(items: Mapping[Item, int], names: Iterable[Item]) -> Ints:
    """How many of each named item there are."""
    return np.array([items.get(name, 0) for name in names], np.int32)
