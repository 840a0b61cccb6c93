"""The ways to make each part out of a hand, and the table of what they can take in together."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from solver.sweep.compiled import compiled

Ints = NDArray[np.int32]
Longs = NDArray[np.int64]
Bools = NDArray[np.bool_]

SIZE, WILD, PURE, NEW, LEAST = range(5)
"""Columns of a part's traits."""
PART, TAKES, LACKS, DRAWS, END, CORE, POINTS = range(7)
"""Columns of a way's facts: its part, how many items it takes in and lacks, how many of these no wild one may be, the
end it takes (-1: none), how many its core lacks that lacks fewest, where one part decides the first laying (FAR: it
has none), the points of its part where it is new."""


class Book(NamedTuple):
    """What never changes while a hand is asked: the parts, the ways to make them, and the table of these ways.

    `bringing`: the ways that lack an item, item after item, those of the item `x` from `brings[x]` on.
    `peaks`: the most points of ways, empty where none are asked.
    """

    traits: Ints
    order: Ints
    worth: Ints
    wilds: Ints
    used: Ints
    copies: Ints
    fills: Ints
    facts: Ints
    codes: Longs
    starts: Longs
    bringing: Ints
    brings: Longs
    table: Longs
    peaks: Ints


class Own(NamedTuple):
    """The hand, the copies of each item still to come, the items held, and the weight of each in a state's number."""

    have: Ints
    left: Ints
    held: Ints
    strides: Longs


class Deal(NamedTuple):
    """Some trades made together: the ends they block, what they take from the hand, what must be drawn, what is added.

    `wild`: how many of the added items wild ones may be; `gained`: wild items they bring; `sizes`: how many items may
    go besides, as bits; `level`: the draws allowed.
    """

    blocked: Bools
    used: Ints
    drawn: Ints
    added: Ints
    wild: int
    gained: int
    sizes: int
    level: int


class Aim(NamedTuple):
    """What is asked of the end, as `Finish` tells it."""

    first: bool
    points: int
    single: bool
    pure: bool
    at_once: bool
    parts_alone: bool
    trades_alone: bool
    drawing: bool
    gains_open: bool


class Answer(NamedTuple):
    """For each item thrown: the fewest draws, and the items that bring it nearer."""

    rows: Ints
    draws: Ints
    outs: Bools


@compiled
def make_ways(needs, wilds, have, left, local, most, level, used, copies, fills, facts):  # type: ignore[no-untyped-def]
    """Count the ways to make every part, and write them down where there is room; the number of ways."""
    parts, faces = needs.shape
    found = 0
    room = len(facts)
    held = np.zeros(faces, np.int32)
    take = np.zeros(faces, np.int32)
    for part in range(parts):
        size, kinds = 0, 0
        for x in range(faces):
            if needs[part, x]:
                held[kinds] = x
                take[kinds] = 0
                kinds += 1
                size += needs[part, x]
        while True:
            lacking, dead = size, 0
            for k in range(kinds):
                lacking -= take[k]
                dead += max(0, needs[part, held[k]] - take[k] - left[held[k]])
            draws = max(0, lacking - wilds[part])
            if lacking <= most and dead <= min(most, wilds[part]) and draws <= level:
                if room:
                    place, gap = 0, 0
                    for k in range(kinds):
                        x = held[k]
                        if take[k]:
                            used[found, place] = local[x]
                            copies[found, place] = take[k]
                            place += 1
                        for _ in range(needs[part, x] - take[k]):
                            fills[found, gap] = x
                            gap += 1
                    facts[found, PART], facts[found, TAKES], facts[found, LACKS] = part, size, lacking
                    facts[found, DRAWS] = draws
                found += 1
            k = 0
            while k < kinds and take[k] == min(needs[part, held[k]], have[held[k]]):
                take[k] = 0
                k += 1
            if k == kinds:
                break
            take[k] += 1
    return found


@compiled
def make_table(used, copies, facts, codes, starts, counts, strides, shape):  # type: ignore[no-untyped-def]
    """For each part of the hand, the numbers of items that ways take in, as bits, by what they lack together.

    Axes, as `shape` tells: the stage, each adding at most one way (those of one end) to all before it; the part of the
    hand; how many of the lacking items no wild one may be, at most (the last plane: any number); how many they lack.
    """
    stages, states, planes, lacks = shape
    items = len(counts)
    # Two axes are quicker to walk: stage and part of the hand, plane and lacking items.
    table = np.zeros((stages * states, planes * lacks), np.int64)
    table[0, ::lacks] = 1
    for lacking in range(lacks):
        for way in range(starts[0], starts[1]):
            if 0 < facts[way, LACKS] <= lacking:
                for plane in range(planes):
                    below = beneath(plane, facts[way, DRAWS], planes)
                    if below >= 0:
                        before = table[0, below * lacks + lacking - facts[way, LACKS]]
                        table[0, plane * lacks + lacking] |= before << facts[way, TAKES]
    for stage in range(stages):
        digits = np.zeros(items + 1, np.int32)
        for state in range(states):
            top = highest(digits, items)
            group = items + stage if stage else top + 1
            row = stage * states + state
            if group:
                # What is possible without any of these ways: before this stage, or without the last item.
                source = row - states if stage else row - strides[top]
                for k in range(planes * lacks):
                    table[row, k] = table[source, k]
                rest = row - states if stage else row
                for way in range(starts[group], starts[group + 1]):
                    if has_copies(used, copies, digits, way):
                        lack, size, draws = facts[way, LACKS], facts[way, TAKES], facts[way, DRAWS]
                        add_way(table, row, rest - codes[way], planes, lacks, lack, size, draws)
            k = 0
            while k < items and digits[k] == counts[k]:
                digits[k] = 0
                k += 1
            digits[k] += 1
    return table.reshape((stages, states, planes, lacks))


@compiled
def add_way(table, row, source, planes, lacks, lack, size, draws):  # type: ignore[no-untyped-def]
    """Add to one part of the hand what a way and the rest of that part take in together."""
    for plane in range(planes):
        below = beneath(plane, draws, planes)
        if below >= 0:
            whole, rest = plane * lacks, below * lacks - lack
            for k in range(lack, lacks):
                table[row, whole + k] |= table[source, rest + k] << size


@compiled
def highest(digits, items):  # type: ignore[no-untyped-def]
    """The last item of a part of the hand; -1 where nothing is left."""
    top = items - 1
    while top >= 0 and digits[top] == 0:
        top -= 1
    return top


@compiled
def has_copies(used, copies, digits, way):  # type: ignore[no-untyped-def]
    """Whether a part of the hand has what a way uses."""
    fits = True
    for k in range(used.shape[1]):
        if used[way, k] < 0:
            break
        if digits[used[way, k]] < copies[way, k]:
            fits = False
            break
    return fits


@compiled
def holds(fills, way, item):  # type: ignore[no-untyped-def]
    """Whether an item is among those that a way lacks."""
    for k in range(fills.shape[1]):
        if fills[way, k] < 0:
            return False
        if fills[way, k] == item:
            return True
    return False


@compiled
def beneath(plane, draws, planes):  # type: ignore[no-untyped-def]
    """The plane of the table that a way leaves which asks for so many draws; below zero where it asks too many."""
    return plane if plane == planes - 1 else plane - draws
