"""How many draws are left at least where some places are looked at and others are not: numbers by items laid and wild.

A bound is a table: a row for the items laid beyond those that would have found a place anyhow, as many as must go or
more in the last one; a column for the wild items used, from as many gained on.
"""

from __future__ import annotations

import numpy as np

from solver.sweep.additionyields import DRAWN, KEPT, LAID, WILD
from solver.sweep.compiled import compiled
from solver.sweep.fewshapes import FAR


@compiled
def bound_of(yields, limits):  # type: ignore[no-untyped-def]
    """The fewest draws of some yields."""
    bound = np.full((limits.laid + 1, limits.gained + limits.wild + 1), FAR, np.int32)
    for i in range(len(yields.facts)):
        laid = min(max(0, yields.facts[i, LAID] - yields.facts[i, KEPT]), limits.laid)
        wild = yields.facts[i, WILD] + limits.gained
        bound[laid, wild] = min(bound[laid, wild], yields.facts[i, DRAWN])
    return bound


@compiled
def with_bound(bound, other, gained):  # type: ignore[no-untyped-def]
    """What two bounds make together."""
    rows, wide = bound.shape
    found = np.full((rows, wide), FAR, np.int32)
    for laid in range(rows):
        for wild in range(wide):
            if bound[laid, wild] == FAR:
                continue
            for more in range(rows):
                for added in range(max(0, gained - wild), min(wide, wide + gained - wild)):
                    if other[more, added] < FAR:
                        row, column = min(rows - 1, laid + more), wild + added - gained
                        found[row, column] = min(found[row, column], bound[laid, wild] + other[more, added])
    return found


@compiled
def draws_left(bound, aim, gained):  # type: ignore[no-untyped-def]
    """By what is laid and wild so far the fewest draws that are left, where the bound tells of all that may follow."""
    rows, wide = bound.shape
    found = np.full((rows, wide), FAR, np.int32)
    for more in range(rows):
        for added in range(wide):
            if bound[more, added] == FAR:
                continue
            for laid in range(rows):
                lacks = max(0, aim.sizes.min() - laid - more - aim.pool.own)
                if lacks > aim.pool.coming:
                    continue
                for wild in range(wide):
                    jokers = max(0, wild + added - 2 * gained - aim.wild)
                    if jokers <= aim.coming:
                        found[laid, wild] = min(found[laid, wild], bound[more, added] + lacks + jokers)
    return found
