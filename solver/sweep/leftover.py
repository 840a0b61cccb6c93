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

    def least(
        self, hand: Iterable[Item], drawn: Sequence[Item], thrown: Sequence[Item], *, spare: bool = False
    ) -> NDArray[np.int64]:
        """What is left at least, a row for each item thrown (of the hand) and a column for each one drawn.

        With `spare` the dearest item left does not count: it is thrown next.
        """
        own = np.array([self.place[item] for item in hand], np.int64)
        own = own[np.argsort(-self.values[own], kind="stable")]
        places = [np.array([self.place[item] for item in items], np.int64) for items in (drawn, thrown)]
        return least_left(self.values, self.masks, own, *places, spare)  # type: ignore[no-any-return]

    def _bits(self, items: Iterable[Item]) -> int:
        return sum(1 << self.place[item] for item in items)


@compiled
def least_left(values, masks, hand, drawn, thrown, spare):  # type: ignore[no-untyped-def]
    """Every group of shapes that the hand and a drawn item hold, depth first; `hand`: places, the dearest first."""
    found = np.zeros((len(thrown), len(drawn)), np.int64)
    held, total = np.int64(0), 0
    for place in hand:
        held |= np.int64(1) << place
        total += values[place]
    # What the hand holds without any draw is looked at once, and what one item more makes.
    fits = np.zeros(len(masks), np.int64)
    near = np.zeros(len(masks), np.int64)
    owned, others = 0, 0
    for mask in masks:
        lacking = mask & ~held
        if lacking == 0:
            fits[owned] = mask
            owned += 1
        elif lacking & (lacking - 1) == 0:
            near[others] = mask
            others += 1
    worth = np.zeros(len(masks), np.int64)
    best = np.zeros(len(thrown), np.int64)
    at = np.zeros(len(hand) + 2, np.int64)
    laid, value = np.zeros_like(at), np.zeros_like(at)
    for column in range(len(drawn)):
        card = np.int64(1) << drawn[column]
        count = owned
        for i in range(others):
            if near[i] & card:
                fits[count] = near[i]
                count += 1
        for i in range(count):
            worth[i] = values[drawn[column]] if fits[i] & card else 0
            for place in hand:
                if fits[i] >> place & 1:
                    worth[i] += values[place]
        best[:] = 0
        # Depth first: each shape laid is followed by later ones; the shapes tried last at each depth are in `at`.
        depth, at[0], laid[0], value[0] = 0, -1, 0, 0
        serve(values, laid[0], value[0], hand, drawn[column], thrown, best, spare)
        while depth >= 0:
            at[depth] += 1
            k = at[depth]
            if k >= count:
                depth -= 1
            elif not fits[k] & laid[depth]:
                depth += 1
                at[depth], laid[depth], value[depth] = k, laid[depth - 1] | fits[k], value[depth - 1] + worth[k]
                serve(values, laid[depth], value[depth], hand, drawn[column], thrown, best, spare)
        for row in range(len(thrown)):
            found[row, column] = total + values[drawn[column]] - values[thrown[row]] - best[row]
    return found


@compiled
def serve(values, laid, value, hand, card, thrown, best, spare):  # type: ignore[no-untyped-def]
    """Enter what is gone once these shapes are laid, for every throw that they leave alone."""
    first, second = -1, -1
    if spare:
        for place in hand:
            if not laid >> place & 1:
                if first < 0:
                    first = place
                else:
                    second = place
                    break
        if not laid >> card & 1:
            if first < 0 or values[card] > values[first]:
                first, second = card, first
            elif second < 0 or values[card] > values[second]:
                second = card
    for row in range(len(thrown)):
        if not laid >> thrown[row] & 1:
            dearest = second if first == thrown[row] else first
            best[row] = max(best[row], value + (values[dearest] if dearest >= 0 else 0))
