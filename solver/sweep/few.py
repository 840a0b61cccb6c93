"""The compiled what-if engine: a few shapes out of a hand, for every card thrown and every card drawn at once.

A shape is a list of items; what the hand lacks of it comes from wild items or must be drawn. One search over the few
shapes that reach the goal answers for every thrown item: fewest draws, and every item whose draw brings it nearer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from solver.problem import Item
from solver.sweep.fewplans import search_shapes
from solver.sweep.fewshapes import FAR, Ints, Own, Shapes, Want


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
        needs = np.zeros((len(shapes), len(items)), np.int32)
        for index, shape in enumerate(shapes):
            for item in shape.items:
                needs[index, self.place[item]] += 1
        widest = max((np.count_nonzero(row) for row in needs), default=0)
        faces = np.full((len(shapes), widest + 1), -1, np.int32)
        for index, row in enumerate(needs):
            used = np.flatnonzero(row)
            faces[index, : len(used)] = used
        traits = np.array([(len(s.items), s.points, s.wild, s.pure, s.slot) for s in shapes], np.int32).reshape(-1, 5)
        clash = np.zeros((len(shapes), len(shapes)), np.bool_)
        for one, other in clashes:
            clash[one, other] = clash[other, one] = True
        self.shapes = Shapes(needs, faces, traits, clash)

    def reach(
        self,
        hand: Mapping[Item, int],
        unseen: Mapping[Item, int],
        thrown: Sequence[Item | None],
        goal: Goal,
        most: int,
    ) -> dict[Item | None, Reach]:
        """For each item thrown (None: nothing is thrown) the fewest draws, at most `most`, and the outs."""
        rows = np.array([-1 if item is None else self.place[item] for item in thrown], np.int32)
        own = Own(counted(hand, self.place), counted(unseen, self.place), rows)
        want = Want(goal.points, goal.single, goal.pure, goal.size, np.array(goal.slots, np.int32))
        draws, outs = search_shapes(self.shapes, own, want, most)
        names = (*self.items, self.wild)
        found: dict[Item | None, Reach] = {}
        for row, item in enumerate(thrown):
            near = frozenset(names[i] for i in np.flatnonzero(outs[row])) if 0 < draws[row] < FAR else frozenset()
            found[item] = Reach(None if draws[row] == FAR else int(draws[row]), near)
        return found


def counted(items: Mapping[Item, int], place: Mapping[Item, int]) -> Ints:
    """How many of each item there are, each at its place."""
    found = np.zeros(len(place), np.int32)
    for item, count in items.items():
        found[place[item]] = count
    return found
