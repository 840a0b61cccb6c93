"""The ways to make each part out of a hand, and the table of what they can take in together."""

from __future__ import annotations

import numpy as np

from solver.sweep.compiled import compiled

SIZE, POINTS, WILD, PURE, NEW, LEAST = range(6)
"""Columns of a part's traits."""
FIRST, WANTED, SINGLE, CLEAN, AT_ONCE, PARTS_ALONE, TRADES_ALONE, DRAWING, GAINS_OPEN = range(9)
"""What is asked of the end, as `Finish` tells it: the places in `aim`."""


@compiled
def make_ways(needs, have, left, local, most, used, copies, fills, facts):  # type: ignore[no-untyped-def]
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
            if lacking <= most and dead <= most:
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
                    facts[found, 0], facts[found, 1], facts[found, 2], facts[found, 3] = part, size, lacking, 0
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
def make_table(used, copies, facts, codes, starts, counts, strides, most):  # type: ignore[no-untyped-def]
    """For each part of the hand and each number of lacking items, the numbers of items that ways take in, as bits."""
    items = len(counts)
    table = np.zeros((strides[items], most + 1), np.int64)
    table[0, 0] = 1
    for lacking in range(most + 1):
        for way in range(starts[0], starts[1]):
            if facts[way, 3] == 0 and 0 < facts[way, 2] <= lacking:
                table[0, lacking] |= table[0, lacking - facts[way, 2]] << facts[way, 1]
    digits = np.zeros(items + 1, np.int32)
    for state in range(1, strides[items]):
        k = 0
        while digits[k] == counts[k]:
            digits[k] = 0
            k += 1
        digits[k] += 1
        top = items - 1
        while digits[top] == 0:
            top -= 1
        table[state] = table[state - strides[top]]
        for way in range(starts[top + 1], starts[top + 2]):
            if facts[way, 3]:
                continue
            fits = True
            for k in range(used.shape[1]):
                if used[way, k] < 0:
                    break
                if digits[used[way, k]] < copies[way, k]:
                    fits = False
                    break
            if fits:
                source, lack, size = state - codes[way], facts[way, 2], facts[way, 1]
                for lacking in range(lack, most + 1):
                    table[state, lacking] |= table[source, lacking - lack] << size
    return table
