"""Every way to make a change of a place on the table out of a hand, by the shared items it takes."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple

import numpy as np

from solver.sweep.additionyields import NOTHING, Limits, Yields, join

Counts = tuple[int, ...]
"""How many there are of each item, by its place."""


@dataclass(frozen=True)
class Change:
    """Items put for wild ones, `gained` of these; items added, `wild` of them replaced; `room` for wild ones besides.

    All by their places among the items.
    """

    put: Counts = ()
    gained: int = 0
    added: Counts = ()
    wild: int = 0
    room: int = 0


@dataclass(frozen=True, eq=False)
class Place:
    """Something on the table, of whose changes one may be made; `wants`: the most of each item that any takes."""

    changes: tuple[Change, ...]
    wants: Counter[int]

    @classmethod
    def of(cls, changes: Sequence[Change]) -> Place:
        wants: Counter[int] = Counter()
        for change in changes:
            wants |= Counter((*change.put, *change.added))
        return cls(tuple(changes), wants)


class Hand(NamedTuple):
    """How often each item is held and may still come, and which items find a place anyhow."""

    own: Counts
    left: Counts
    free: tuple[bool, ...]

    def of(self, places: Sequence[Place]) -> Hand:
        """What matters of it to these places."""
        wanted = set().union(*(place.wants for place in places))
        own, left = (tuple(n if x in wanted else 0 for x, n in enumerate(ns)) for ns in (self.own, self.left))
        return Hand(own, left, self.free)


@lru_cache(maxsize=1 << 12)
def fewest_lacks(place: Place, own: Counts) -> dict[int, int]:
    """The fewest items lacking in a change that takes the item, for each one."""
    found: dict[int, int] = {}
    for change in place.changes:
        items = (*change.put, *change.added)
        lacks = sum(not own[x] for x in items)
        found |= {x: min(lacks, found.get(x, lacks)) for x in items}
    return found


@lru_cache(maxsize=1 << 12)
def ways(place: Place, hand: Hand, shared: Counts, limits: Limits) -> dict[Counts, Yields]:
    """The yields of a place by how many of each shared item are naturals in it; these count as laid, not as drawn."""
    found: defaultdict[Counts, list[tuple[Counts, int]]] = defaultdict(list)
    found[(0,) * len(shared)].append(((0,) * 5, 0))
    for change in place.changes:
        for taken, facts, outs in _ways(change, hand, shared, limits):
            found[taken].append((facts, outs))
    return {
        taken: join(
            NOTHING, Yields(np.array([f for f, _ in some], np.int32), np.array([o for _, o in some], np.uint64)), limits
        )
        for taken, some in found.items()
    }


def _ways(change: Change, hand: Hand, shared: Counts, limits: Limits) -> Iterator[tuple[Counts, Counts, int]]:
    """How a change may be made: how many of each shared item are naturals, its numbers, what may be drawn."""
    own, left, free = hand
    put = [x for x in change.put if x not in shared]
    bought = [x for x in put if not own[x]]
    if not all(left[x] for x in bought):
        return
    kept, coming = sum(free[x] and own[x] > 0 for x in put), sum(free[x] for x in bought)
    common = [x for x in change.added if x in shared]
    alone = [x for x in change.added if x not in shared]
    given = sum(free[x] and own[x] > 0 for x in alone)
    lacks = [[x for x in alone if not own[x] and left[x] and free[x] is kind] for kind in (True, False)]
    dead = sum(not own[x] and not left[x] for x in alone)
    laid = len(change.put) + len(change.added) - change.gained
    spots = (given, len(lacks[0]), len(lacks[1]), min(change.room, limits.wild))
    for replaced in range(min(len(common), change.wild - dead) + 1):
        most = change.wild - dead - replaced
        for wild in product(*(range(min(spot, most) + 1) for spot in spots[:3]), range(spots[3] + 1)):
            drawn = [len(some) - w for some, w in zip(lacks, wild[1:3], strict=True)]
            facts = (
                laid + wild[3],
                kept + given - wild[0],
                coming + drawn[0],
                dead + replaced + sum(wild) - change.gained,
                len(bought) + sum(drawn),
            )
            if sum(wild[:3]) > most:
                continue
            outs = sum({1 << x for some, n in zip((bought, *lacks), (1, *drawn), strict=True) if n for x in some})
            for natural in set(combinations(sorted(common), len(common) - replaced)):
                taken = Counter((*natural, *(x for x in change.put if x in shared)))
                yield tuple(taken[x] for x in shared), facts, outs
