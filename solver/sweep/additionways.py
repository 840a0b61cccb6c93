"""Every way to make a change of a place on the table out of a hand, by the shared items it takes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, pairwise
from operator import mul
from typing import NamedTuple

import numpy as np

from solver.sweep.coverways import Ints

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
    """Something on the table, of whose changes one may be made; `wants`: the most of each item that any takes.

    `numbers`: each change as the columns of `additioncells` tell it, by the places of its `items`.
    """

    changes: tuple[Change, ...]
    wants: Counter[int]
    gained: int
    numbers: Ints
    items: Ints

    @classmethod
    def of(cls, changes: Sequence[Change]) -> Place:
        wants: Counter[int] = Counter()
        for change in changes:
            wants |= Counter((*change.put, *change.added))
        gained = max((change.gained for change in changes), default=0)
        items = [x for change in changes for x in (*change.put, *change.added)]
        ends = list(accumulate((len(change.put) + len(change.added) for change in changes), initial=0))
        rows = [
            (first, first + len(change.put), end, change.gained, change.wild, change.room)
            for change, (first, end) in zip(changes, pairwise(ends), strict=True)
        ]
        numbers = np.array(rows, np.int32).reshape(-1, 6)
        return cls(tuple(changes), wants, gained, numbers, np.array(items, np.int32))


class Hand(NamedTuple):
    """How often each item is held and may still come, and which items find a place anyhow."""

    own: Counts
    left: Counts
    free: tuple[bool, ...]

    def of(self, places: Sequence[Place]) -> Hand:
        """What matters of it to these places."""
        wanted = _wanted(tuple(places), len(self.own))
        own, left = (tuple(map(mul, numbers, wanted)) for numbers in (self.own, self.left))
        return Hand(own, left, self.free)


@lru_cache(maxsize=1 << 10)
def _wanted(places: tuple[Place, ...], items: int) -> tuple[bool, ...]:
    return tuple(any(x in place.wants for place in places) for x in range(items))


@lru_cache(maxsize=1 << 12)
def fewest_lacks(place: Place, own: Counts) -> dict[int, int]:
    """The fewest items lacking in a change that takes the item, for each one."""
    found: dict[int, int] = {}
    for change in place.changes:
        items = (*change.put, *change.added)
        lacks = sum(not own[x] for x in items)
        found |= {x: min(lacks, found.get(x, lacks)) for x in items}
    return found
