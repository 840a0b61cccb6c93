"""What places take in together, by the shared items laid there: a table of cells that grows."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from solver.sweep.additionyields import Limits, Outs, Yields
from solver.sweep.compiled import compiled
from solver.sweep.coverways import Bools, Ints
from solver.sweep.fewshapes import FAR

LAID, KEPT, COMING = range(3)
"""Columns of a key, those of a yield; behind them how many of each shared item are laid."""
FIRST, ADDED, END, GAINED, MOST_WILD, ROOM = range(6)
"""Columns of a change: where the items put begin, those added, and the next ones; then as in `Change`."""


class Cells(NamedTuple):
    """Each cell's key, its fewest draws and outs by the wild items used; `slots` leads from a key to its cell."""

    slots: Ints
    keys: Ints
    draws: Ints
    outs: Outs
    used: Ints


class Stake(NamedTuple):
    """A hand as these places see it: the items that they share (`slots`: where these are), and what is allowed."""

    own: Ints
    left: Ints
    free: Bools
    shared: Ints
    slots: Ints
    limits: Limits


@compiled
def no_cells(stake, room):  # type: ignore[no-untyped-def]
    """A table for so many cells, a power of two, before it grows."""
    wide = stake.limits.wild + stake.limits.gained + 1
    return Cells(
        np.full(2 * room, -1, np.int32),
        np.zeros((room, 3 + len(stake.shared)), np.int32),
        np.full((room, wide), FAR, np.int32),
        np.zeros((room, wide), np.uint64),
        np.zeros(1, np.int32),
    )


@compiled
def nothing(stake):  # type: ignore[no-untyped-def]
    """One cell: nothing is laid."""
    cells = no_cells(stake, 1)
    cells.draws[0, stake.limits.gained] = 0
    cells.slots[slot_of(cells, cells.keys[0])] = 0
    cells.used[0] = 1
    return cells


@compiled
def slot_of(cells, key):  # type: ignore[no-untyped-def]
    """The slot of a key: that of its cell, or the free one where it would be."""
    mask, mixed = len(cells.slots) - 1, np.uint64(0)
    for number in key:
        mixed = (mixed ^ np.uint64(number)) * np.uint64(0x9E3779B97F4A7C15)
        mixed ^= mixed >> np.uint64(29)
    slot = np.int64(mixed & np.uint64(mask))
    while cells.slots[slot] >= 0:
        held, same = cells.slots[slot], True
        for place in range(len(key)):
            if cells.keys[held, place] != key[place]:
                same = False
                break
        if same:
            break
        slot = (slot + 1) & mask
    return slot


@compiled
def with_key(cells, key, stake):  # type: ignore[no-untyped-def]
    """The cell of a key, and the table that now has it."""
    slot, count = slot_of(cells, key), cells.used[0]
    if cells.slots[slot] >= 0:
        return cells, cells.slots[slot]
    if count == len(cells.keys):
        more = no_cells(stake, 2 * count)
        more.keys[:count], more.draws[:count], more.outs[:count] = cells.keys, cells.draws, cells.outs
        for cell in range(count):
            more.slots[slot_of(more, more.keys[cell])] = cell
        cells, slot = more, slot_of(more, key)
    cells.slots[slot], cells.keys[count], cells.used[0] = count, key, count + 1
    return cells, count


@compiled
def lower(cells, cell, wild, draws, outs):  # type: ignore[no-untyped-def]
    """Keep the fewest draws of a cell with so many wild items, and what may be drawn then."""
    if draws < cells.draws[cell, wild]:
        cells.draws[cell, wild], cells.outs[cell, wild] = draws, outs
    elif draws == cells.draws[cell, wild]:
        cells.outs[cell, wild] |= outs


@compiled
def ways(changes, items, stake):  # type: ignore[no-untyped-def]
    """What one place takes in, nothing as well; shared items that are naturals count as laid, not as drawn."""
    cells = nothing(stake)
    for change in changes:
        put, every = change[ADDED] - change[FIRST], items[change[FIRST] : change[END]]
        # Items held and not wanted elsewhere are naturals, those not to be had are wild: the others may be either.
        either = np.zeros(len(every), np.int32)
        count, dead, possible = 0, 0, True
        for place, x in enumerate(every):
            gone = stake.slots[x] < 0 and not stake.own[x] and not stake.left[x]
            possible &= place >= put or not gone
            dead += gone
            if place >= put and not gone and (stake.slots[x] >= 0 or stake.free[x] or not stake.own[x]):
                either[count] = place
                count += 1
        if not possible or len(every) - change[GAINED] > stake.limits.laid:
            continue
        for mask in range(1 << count):
            replaced, rest = dead, mask
            while rest:
                replaced += 1
                rest &= rest - 1
            if replaced <= change[MOST_WILD]:
                cells = _with_way(cells, change, every, either[:count], mask, replaced, stake)
    return _thinned(cells)


@compiled
def _with_way(cells, change, every, either, mask, replaced, stake):  # type: ignore[no-untyped-def]
    """The change with the items of the mask replaced by wild ones, and as many wild ones besides as there is room."""
    key = np.zeros(cells.keys.shape[1], np.int32)
    draws, short, outs, branch = 0, 0, np.uint64(0), 0
    for place, x in enumerate(every):
        if branch < len(either) and either[branch] == place:
            branch += 1
            if mask >> (branch - 1) & 1:
                continue
        if stake.slots[x] >= 0:
            key[3 + stake.slots[x]] += 1
            short += key[3 + stake.slots[x]] > stake.own[x]
        elif stake.own[x]:
            key[KEPT] += stake.free[x]
        elif stake.left[x]:
            key[COMING] += stake.free[x]
            draws += 1
            outs |= np.uint64(1) << np.uint64(x)
        if draws + short > stake.limits.drawn:
            return cells
    key[LAID] = len(every) - change[GAINED]
    for room in range(change[ROOM] + 1):
        wild = replaced + room - change[GAINED]
        if key[LAID] <= stake.limits.laid and wild <= stake.limits.wild:
            cells, cell = with_key(cells, key, stake)
            lower(cells, cell, wild + stake.limits.gained, draws, outs)
        key[LAID] += 1
    return cells


@compiled
def both(states, more, done, left, stake):  # type: ignore[no-untyped-def]
    """Each state with each way of another place, but where more draws are `left` than there may be.

    No later place wants the shared items that are `done`: now it is known which they are, first those held.
    """
    limits, found = stake.limits, no_cells(stake, 16)
    key, wide = np.zeros(states.keys.shape[1], np.int32), states.draws.shape[1]
    lacks = limits.lacks if len(stake.shared) else FAR
    firsts, seconds = _least(states), _least(more)
    for one in range(states.used[0]):
        for other in range(more.used[0]):
            laid = states.keys[one, LAID] + more.keys[other, LAID]
            row = max(0, laid - states.keys[one, KEPT] - more.keys[other, KEPT])
            least, wild = firsts[one, 0] + seconds[other, 0], firsts[one, 1] + seconds[other, 1]
            # The pair by itself: most of them go no further.
            if laid > limits.laid or wild - limits.gained >= wide:
                continue
            least += left[row, max(0, wild - limits.gained)]
            drawn = _drawn(states.keys[one], more.keys[other], limits.drawn - least, stake)
            if least + drawn > limits.drawn:
                continue
            for column in range(len(key)):
                key[column] = states.keys[one, column] + more.keys[other, column]
            settled, outs = _settle(key, done, stake)
            row, cell = max(0, key[LAID] - key[KEPT]), -1
            for wild in range(firsts[one, 1], wide):
                if states.draws[one, wild] == FAR:
                    continue
                low = max(seconds[other, 1], limits.gained - wild)
                for added in range(low, min(wide, wide + limits.gained - wild)):
                    used, total = wild + added - limits.gained, states.draws[one, wild] + more.draws[other, added]
                    high = total + drawn + left[row, used] > limits.drawn
                    if high or total + drawn + used - limits.gained > lacks:
                        continue
                    if cell < 0:
                        found, cell = with_key(found, key, stake)
                    any_of = states.outs[one, wild] | more.outs[other, added] | outs
                    lower(found, cell, used, total + settled, any_of)
    return _thinned(found)


@compiled
def _least(cells):  # type: ignore[no-untyped-def]
    """The fewest draws of each cell, and the first column that has any."""
    found = np.full((cells.used[0], 2), FAR, np.int32)
    for cell in range(len(found)):
        for wild in range(cells.draws.shape[1] - 1, -1, -1):
            if cells.draws[cell, wild] < FAR:
                found[cell, 0], found[cell, 1] = min(found[cell, 0], cells.draws[cell, wild]), wild
    return found


@compiled
def _drawn(one, other, most, stake):  # type: ignore[no-untyped-def]
    """How many shared items must be drawn for what two keys lay; more than `most` where there are not as many."""
    drawn = 0
    for slot, x in enumerate(stake.shared):
        short = one[3 + slot] + other[3 + slot] - stake.own[x]
        if short > 0:
            drawn += short
            if drawn > most or short > stake.left[x]:
                return most + 1
    return drawn


@compiled
def _settle(key, done, stake):  # type: ignore[no-untyped-def]
    """Tell what the items that are done are: how many of them must be drawn, and these as outs."""
    settled, outs = 0, np.uint64(0)
    for slot, x in enumerate(stake.shared):
        if done[slot]:
            short = max(0, key[3 + slot] - stake.own[x])
            settled += short
            key[KEPT] += (key[3 + slot] - short) * stake.free[x]
            key[COMING] += short * stake.free[x]
            outs |= np.uint64(short > 0) << np.uint64(x)
            key[3 + slot] = 0
    return settled, outs


@compiled
def _thinned(cells):  # type: ignore[no-untyped-def]
    """Left out is what takes more draws than something that uses fewer wild items and is the same else.

    No completion of it is among the shortest.
    """
    for cell in range(cells.used[0]):
        best = FAR
        for wild in range(cells.draws.shape[1]):
            if cells.draws[cell, wild] > best:
                cells.draws[cell, wild] = FAR
            best = min(best, cells.draws[cell, wild])
    return cells


@compiled
def as_yields(cells, gained):  # type: ignore[no-untyped-def]
    """The numbers of cells without shared items."""
    count = 0
    for cell in range(cells.used[0]):
        count += (cells.draws[cell] < FAR).sum()
    facts, outs = np.zeros((count, 5), np.int32), np.zeros(count, np.uint64)
    count = 0
    for cell in range(cells.used[0]):
        for wild in range(cells.draws.shape[1]):
            if cells.draws[cell, wild] < FAR:
                facts[count, :3] = cells.keys[cell, :3]
                facts[count, 3], facts[count, 4] = wild - gained, cells.draws[cell, wild]
                outs[count] = cells.outs[cell, wild]
                count += 1
    return Yields(facts, outs)
