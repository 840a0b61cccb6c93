"""Hands that only what lies on the table can take in: what each place there takes, and the fewest draws.

Items that several places want are shared out place by place. Else a place tells no more than numbers, so places that
share nothing are asked once, and only what one of them yields is looked at anew for an item thrown.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate

import numpy as np

from solver.problem import Item
from solver.stopping import go_on
from solver.sweep.additionways import Change, Counts, Hand, Place, fewest_lacks, ways
from solver.sweep.additionyields import COMING, DRAWN, KEPT, NOTHING, WILD, Limits, Pool, Yields, closest, join
from solver.sweep.coverways import Ints
from solver.sweep.few import Reach
from solver.sweep.fewshapes import FAR


class Additions:
    """The places on one table, by what may be changed in each, and the items that always find a place there."""

    def __init__(
        self, items: Sequence[Item], wild: Item, places: Sequence[Sequence[Change]], free: Collection[Item]
    ) -> None:
        self.items, self.wild = tuple(items), wild
        self.places = tuple(Place.of(changes) for changes in places)
        self.free = tuple(item in free for item in items)
        self.gained = sum(max((change.gained for change in changes), default=0) for changes in places)

    def reach(
        self,
        hand: Mapping[Item, int],
        unseen: Mapping[Item, int],
        thrown: Sequence[Item | None],
        sizes: Sequence[int],
        most: int,
    ) -> dict[Item | None, Reach]:
        """For each item thrown (None: nothing is) the fewest draws after which any of `sizes` go, and the outs."""
        found: dict[Item | None, Reach] = {}
        # As if no place took anything from another: no more draws than there are.
        least = {item: draws for item, (draws, _) in self._ask(hand, unseen, thrown, sizes, most, shares=False).items()}
        for level in range(most + 1):
            asked = [item for item in thrown if item not in found and least[item] <= level]
            for item, (draws, outs) in self._ask(hand, unseen, asked, sizes, level).items() if asked else ():
                if draws <= level:
                    found[item] = Reach(draws, outs if draws else frozenset())
        return {item: found.get(item, Reach(None)) for item in thrown}

    def _ask(
        self,
        hand: Mapping[Item, int],
        unseen: Mapping[Item, int],
        thrown: Sequence[Item | None],
        sizes: Sequence[int],
        most: int,
        *,
        shares: bool = True,
    ) -> dict[Item | None, tuple[int, frozenset[Item]]]:
        """The draws, more than `most` where these do not do, and the outs; `shares`: no card is for two places."""
        wild, coming = hand.get(self.wild, 0), unseen.get(self.wild, 0)
        own = wild + self.gained
        limits = Limits(max(sizes), own + min(coming, most), most, own + most if shares else -1)
        whole = Hand(self._counts(hand), self._counts(unseen), self.free)
        groups = _groups(self.places, whole, limits)
        alone = [_yields(group, whole.of(group), limits) for group in groups]
        before = _sums(alone, limits)
        after = _sums(alone[::-1], limits)[::-1]
        beside: dict[tuple[int, int], Yields] = {}
        pool = [place for place, free in enumerate(self.free) if free]
        free = sum(1 << place for place in pool if whole.left[place])
        found = {}
        for item in thrown:
            go_on()
            kept = Hand(self._counts(hand, item), whole.left, self.free)
            changed = [i for i, group in enumerate(groups) if kept.of(group) != whole.of(group)]
            # Two groups may want the item though not together; what lies between them is joined anew with both.
            first, last = (changed[0], changed[-1] + 1) if changed else (0, 0)
            if (first, last) not in beside:
                beside[first, last] = join(before[first], after[last], limits)
            anew = _sums([_yields(group, kept.of(group), limits) for group in groups[first:last]], limits)[-1]
            spare = Pool(sum(kept.own[x] for x in pool), sum(kept.left[x] for x in pool), free)
            draws, bits, better = closest(
                beside[first, last], anew, np.array(sizes, np.int32), spare, wild - (item == self.wild), coming, most
            )
            outs = {name for place, name in enumerate(self.items) if int(bits) >> place & 1}
            outs |= {self.wild} if better < draws and coming else set()
            found[item] = (int(draws), frozenset(outs))
        return found

    def _counts(self, some: Mapping[Item, int], but: Item | None = None) -> Counts:
        return tuple(some.get(item, 0) - (item == but) for item in self.items)


def _sums(parts: Sequence[Yields], limits: Limits) -> list[Yields]:
    return list(accumulate(parts, lambda one, other: join(one, other, limits), initial=NOTHING))


def _groups(places: Sequence[Place], hand: Hand, limits: Limits) -> list[tuple[Place, ...]]:
    """The places in groups that share nothing, whichever item is thrown."""
    shared = set(_shared(places, hand, limits, thrown=1))
    groups: list[tuple[set[int], tuple[Place, ...]]] = []
    for place in places:
        wanted = shared & set(place.wants)
        joined = [group for group in groups if group[0] & wanted]
        groups = [group for group in groups if group not in joined]
        groups.append(
            (wanted.union(*(items for items, _ in joined)), (*(p for _, some in joined for p in some), place))
        )
    return [members for _, members in groups]


def _shared(places: Sequence[Place], hand: Hand, limits: Limits, thrown: int = 0) -> list[int]:
    """The items whose copies must be shared out, up to `thrown` of them less in hand.

    Those wanted so often, within the lacks allowed, that the copies held do not do, or none is and those to come do
    not.
    """
    prices: defaultdict[int, list[int]] = defaultdict(list)
    for place in places:
        for x, lacks in fewest_lacks(place, hand.of([place]).own).items():
            # A place that may want an item twice lacks the less for each.
            prices[x] += [lacks, *[0] * (place.wants[x] - 1)]

    def short(x: int) -> bool:
        enough = max(hand.own[x] - thrown, 1) if hand.own[x] else hand.left[x]
        return 0 < enough < len(prices[x]) and sum(sorted(prices[x])[: enough + 1]) <= limits.lacks

    return sorted(filter(short, prices))


@lru_cache(maxsize=1 << 10)
def _yields(places: tuple[Place, ...], hand: Hand, limits: Limits) -> Yields:
    """What these places take in together of a hand."""
    shared = tuple(_shared(places, hand, limits))
    states: dict[Counts, Yields] = {(0,) * len(shared): NOTHING}
    for index, place in enumerate(places):
        later = set().union(*(other.wants for other in places[index + 1 :]))
        done = [slot for slot, x in enumerate(shared) if x in place.wants and x not in later]
        found: defaultdict[Counts, list[Yields]] = defaultdict(list)
        for total, one, other in _pairs(states, ways(place, hand.of([place]), shared, limits), hand, shared, limits):
            both = _settled(join(one, other, limits), {shared[slot]: total[slot] for slot in done}, hand)
            if len(both.facts):
                found[tuple(0 if slot in done else n for slot, n in enumerate(total))].append(both)
        states = {taken: _united(some, limits) for taken, some in found.items()}
    return states[(0,) * len(shared)]


def _pairs(
    states: Mapping[Counts, Yields], more: Mapping[Counts, Yields], hand: Hand, shared: Counts, limits: Limits
) -> Iterator[tuple[Counts, Yields, Yields]]:
    """Each state with each that may follow, but where more copies would be taken, or more lack, than there may."""
    own, left = (np.array([some[x] for x in shared], np.int32) for some in (hand.own, hand.left))
    most = np.array((limits.drawn, limits.lacks if shared else FAR))
    others = list(more.values())
    added, least = np.array(list(more), np.int32), np.array([_least(other) for other in others])
    for taken, one in states.items():
        go_on()
        total = added + np.array(taken, np.int32)
        drawn = np.maximum(total - own, 0).sum(axis=1, keepdims=True)
        fits = (total <= own + left).all(axis=1) & (drawn + least + _least(one) <= most).all(axis=1)
        for place in np.flatnonzero(fits):
            yield tuple(total[place].tolist()), one, others[place]


def _least(some: Yields) -> Ints:
    """The fewest natural items drawn and the fewest items lacking, those that wild ones replace included."""
    facts = some.facts
    least: Ints = np.array(
        [numbers.min(initial=FAR) for numbers in (facts[:, DRAWN], facts[:, DRAWN] + facts[:, WILD])]
    )
    return least


def _settled(some: Yields, taken: Mapping[int, int], hand: Hand) -> Yields:
    """The yields once it is known how many of these items are laid: first those held, then others drawn."""
    facts, outs = some.facts.copy(), 0
    for x, n in taken.items():
        drawn = max(0, n - hand.own[x])
        facts[:, DRAWN] += drawn
        facts[:, KEPT] += (n - drawn) * hand.free[x]
        facts[:, COMING] += drawn * hand.free[x]
        outs |= (drawn > 0) << x
    return Yields(facts, some.outs | np.uint64(outs))


def _united(some: Sequence[Yields], limits: Limits) -> Yields:
    both = Yields(np.concatenate([each.facts for each in some]), np.concatenate([each.outs for each in some]))
    joined: Yields = join(NOTHING, both, limits)
    return joined
