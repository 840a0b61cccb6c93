"""The least that is left of a hand when shapes are laid freely, for every item thrown and every item drawn at once.

For packs that hold each item once: a hand is a set of bits, and so is a shape.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from solver.problem import Item
from solver.sweep.compiled import compiled


class Leftover:
    """The shapes of one game, ready for many hands; `values`: what each item counts when it is left, at most 63 items.

    >>> three = Leftover({"a": 1, "b": 2, "c": 3, "d": 4}, [("a", "b", "c")])
    >>> three.least("abd", ["c"], ["d", "a"]).tolist()
    [[0], [9]]
    """

    def __init__(self, values: Mapping[Item, int], shapes: Iterable[Sequence[Item]]) -> None:
        self.place = {item: place for place, item in enumerate(values)}
        self.values = np.array(list(values.values()), np.int64)
        self.masks = np.array([self._bits(shape) for shape in shapes], np.int64)

    def least(self, hand: Iterable[Item], drawn: Sequence[Item], thrown: Sequence[Item]) -> NDArray[np.int64]:
        """What is left at least, a row for each item thrown (of the hand) and a column for each one drawn."""
        places = [np.array([self.place[item] for item in items], np.int64) for items in (drawn, thrown)]
        return least_left(self.values, self.masks, self._bits(hand), *places)  # type: ignore[no-any-return]

    def _bits(self, items: Iterable[Item]) -> int:
        return sum(1 << self.place[item] for item in items)


@compiled
def least_left(values, masks, hand, drawn, thrown):  # type: ignore[no-untyped-def]
    """Every group of shapes that hand and drawn item hold, depth first; each serves the throws that it leaves alone."""
    found = np.zeros((len(thrown), len(drawn)), np.int64)
    worth = np.zeros(len(masks), np.int64)
    for i in range(len(masks)):
        worth[i] = value_of(values, masks[i])
    # What the hand holds without any draw is looked at once.
    own = np.zeros(len(masks), np.int64)
    owned = 0
    for i in range(len(masks)):
        if masks[i] & ~hand == 0:
            own[owned] = i
            owned += 1
    total = value_of(values, hand)
    fits = np.zeros(len(masks), np.int64)
    best = np.zeros(len(thrown), np.int64)
    for column in range(len(drawn)):
        card = np.int64(1) << drawn[column]
        count = owned
        fits[:owned] = own[:owned]
        for i in range(len(masks)):
            if masks[i] & card and masks[i] & ~(hand | card) == 0:
                fits[count] = i
                count += 1
        best[:] = 0
        lay(masks, worth, fits, count, 0, np.int64(0), np.int64(0), thrown, best)
        for row in range(len(thrown)):
            found[row, column] = total + values[drawn[column]] - values[thrown[row]] - best[row]
    return found


@compiled
def lay(masks, worth, fits, count, start, laid, value, thrown, best):  # type: ignore[no-untyped-def]
    """Add each later shape that still fits to those laid; the most that is laid beside each throw."""
    for row in range(len(thrown)):
        if value > best[row] and not laid >> thrown[row] & 1:
            best[row] = value
    for k in range(start, count):
        if not masks[fits[k]] & laid:
            lay(masks, worth, fits, count, k + 1, laid | masks[fits[k]], value + worth[fits[k]], thrown, best)


@compiled
def value_of(values, bits):  # type: ignore[no-untyped-def]
    """What these items count together."""
    total = 0
    for place in range(len(values)):
        if bits >> place & 1:
            total += values[place]
    return total
