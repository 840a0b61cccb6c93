"""What places on the table can take in, told in numbers alone, and how the numbers of several places add up."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from solver.sweep.compiled import compiled
from solver.sweep.coverways import Ints
from solver.sweep.fewshapes import FAR

LAID, KEPT, COMING, WILD, DRAWN = range(5)
"""Columns of a yield: items laid, less the wild ones gained; of these, those that the hand has and that would have
found a place anyhow; such ones drawn; wild items used, less those gained; natural ones drawn."""
Outs = NDArray[np.uint64]


class Yields(NamedTuple):
    """The fewest draws for each tuple of the other numbers, and as bits which items may be among those drawn."""

    facts: Ints
    outs: Outs


class Limits(NamedTuple):
    """The most items laid, wild ones gained and used beyond these, natural ones drawn, items lacking."""

    laid: int
    gained: int
    wild: int
    drawn: int
    lacks: int


class Pool(NamedTuple):
    """Items that always find a place: how many the hand has, how many may come, which these are."""

    own: int
    coming: int
    outs: int


class Aim(NamedTuple):
    """What must go, the items that find a place anyhow, and how many wild ones the hand has and may come."""

    sizes: Ints
    pool: Pool
    wild: int
    coming: int


NOTHING = Yields(np.zeros((1, 5), np.int32), np.zeros(1, np.uint64))
"""The yield of no place at all."""


@compiled
def join(one, other, limits):  # type: ignore[no-untyped-def]
    """What two yields make together.

    Left out is what takes more draws than something that uses no more wild items and is the same else: no completion
    of it is among the shortest.
    """
    low, span = np.zeros(4, np.int64), np.ones(4, np.int64)
    if not len(one.facts) or not len(other.facts):
        return Yields(one.facts[:0].copy(), one.outs[:0].copy())
    for column in range(4):
        low[column] = one.facts[:, column].min() + other.facts[:, column].min()
        span[column] = one.facts[:, column].max() + other.facts[:, column].max() - low[column] + 1
    draws = np.full(span.prod(), FAR, np.int32)
    outs = np.zeros(len(draws), np.uint64)
    for i in range(len(one.facts)):
        for j in range(len(other.facts)):
            drawn = one.facts[i, DRAWN] + other.facts[j, DRAWN]
            if drawn > limits.drawn or one.facts[i, LAID] + other.facts[j, LAID] > limits.laid:
                continue
            if one.facts[i, WILD] + other.facts[j, WILD] > limits.wild:
                continue
            cell = 0
            for column in range(4):
                cell = cell * span[column] + one.facts[i, column] + other.facts[j, column] - low[column]
            if drawn < draws[cell]:
                draws[cell], outs[cell] = drawn, one.outs[i] | other.outs[j]
            elif drawn == draws[cell]:
                outs[cell] |= one.outs[i] | other.outs[j]
    count, best = 0, FAR
    for cell in range(len(draws)):
        # The wild items are the last axis: from none to many.
        best = FAR if cell % span[WILD] == 0 else best
        if draws[cell] > best:
            draws[cell] = FAR
        best = min(best, draws[cell])
        count += draws[cell] < FAR
    facts, found = np.zeros((count, 5), np.int32), np.zeros(count, np.uint64)
    count = 0
    for cell in range(len(draws)):
        if draws[cell] < FAR:
            rest = cell
            for column in range(3, -1, -1):
                facts[count, column] = rest % span[column] + low[column]
                rest //= span[column]
            facts[count, DRAWN], found[count] = draws[cell], outs[cell]
            count += 1
    return Yields(facts, found)


@compiled
def closest(one, other, aim, most):  # type: ignore[no-untyped-def]
    """The fewest draws with which two yields and the pool take in one of `sizes`; which items bring that nearer.

    Third: the draws with one wild item more.
    """
    pool = aim.pool
    best, better, outs = most + 1, most + 1, np.uint64(0)
    for i in range(len(one.facts)):
        for j in range(len(other.facts)):
            jokers = max(0, one.facts[i, WILD] + other.facts[j, WILD] - aim.wild)
            if jokers > aim.coming:
                continue
            own = pool.own - one.facts[i, KEPT] - other.facts[j, KEPT]
            drawn = one.facts[i, DRAWN] + other.facts[j, DRAWN] + jokers
            for size in aim.sizes:
                rest = size - one.facts[i, LAID] - other.facts[j, LAID]
                more = max(0, rest - own)
                if rest < 0 or more > pool.coming - one.facts[i, COMING] - other.facts[j, COMING]:
                    continue
                better = min(better, drawn + more - (jokers > 0))
                if drawn + more < best:
                    best, outs = drawn + more, np.uint64(0)
                if drawn + more == best <= most:
                    outs |= one.outs[i] | other.outs[j]
                    if more:
                        outs |= np.uint64(pool.outs)
    return best, outs, better
