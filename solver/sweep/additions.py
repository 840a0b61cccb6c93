"""Hands that only what lies on the table can take in: what each place there takes, and the fewest draws.

Items that several places want are shared out place by place. Else a place tells no more than numbers, so places that
share nothing are asked once, and only what one of them yields is looked at anew for an item thrown.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache, reduce
from itertools import accumulate, chain

import numpy as np

from solver.problem import Item
from solver.stopping import go_on
from solver.sweep.additionbounds import bound_of, draws_left, with_bound
from solver.sweep.additioncells import Stake, as_yields, both, nothing, ways
from solver.sweep.additionways import Change, Counts, Hand, Place, fewest_lacks
from solver.sweep.additionyields import NOTHING, Aim, Limits, Pool, Yields, closest, join
from solver.sweep.coverways import Ints
from solver.sweep.few import Reach


class Additions:
    """The places on one table, by what may be changed in each, and the items that always find a place there."""

    def __init__(
        self, items: Sequence[Item], wild: Item, places: Sequence[Sequence[Change]], free: Collection[Item]
    ) -> None:
        self.items, self.wild = tuple(items), wild
        self.place: dict[Item | None, int] = {item: place for place, item in enumerate(items)}
        self.places = tuple(Place.of(changes) for changes in places)
        self.free = tuple(item in free for item in items)
        self.gained = sum(place.gained for place in self.places)

    def reach(
        self,
        hand: Mapping[Item, int],
        unseen: Mapping[Item, int],
        thrown: Sequence[Item | None],
        sizes: Sequence[int],
        most: int,
        *,
        nearest: bool = False,
    ) -> dict[Item | None, Reach]:
        """For each item thrown (None: nothing is) the fewest draws after which any of `sizes` go, and the outs.

        `nearest`: for those alone that leave the fewest, if any do.
        """
        found: dict[Item | None, Reach] = {}
        # As if no place took anything from another: no more draws than there are.
        least = {item: draws for item, (draws, _) in self._ask(hand, unseen, thrown, sizes, most, shares=False).items()}
        for level in range(most + 1):
            asked = [item for item in thrown if item not in found and least[item] <= level]
            for item, (draws, outs) in self._ask(hand, unseen, asked, sizes, level).items() if asked else ():
                if draws <= level:
                    found[item] = Reach(draws, outs if draws else frozenset())
            if nearest and found:
                return found
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
        limits = Limits(max(sizes), self.gained, own + min(coming, most), most, own + most if shares else -1)
        whole = Hand(self._counts(hand), self._counts(unseen), self.free)
        groups = _groups(self.places, whole, limits)
        aim = self._aim(whole, sizes, wild, coming)
        alone = _apart(groups, whole, [None] * len(groups), NOTHING, aim, limits)
        before = _sums(alone, limits)
        after = _sums(alone[::-1], limits)[::-1]
        beside: dict[tuple[int, int], Yields] = {}
        found = {}
        for item in thrown:
            go_on()
            kept = Hand(self._counts(hand, item), whole.left, self.free)
            changed = [i for i, group in enumerate(groups) if any(self.place.get(item) in p.wants for p in group)]
            # Two groups may want the item though not together; what lies between them is joined anew with both.
            first, last = (changed[0], changed[-1] + 1) if changed else (0, 0)
            if (first, last) not in beside:
                beside[first, last] = join(before[first], after[last], limits)
            rest = beside[first, last]
            aim = self._aim(kept, sizes, wild - (item == self.wild), coming)
            known = [None if i in changed else alone[i] for i in range(first, last)]
            anew = _sums(_apart(groups[first:last], kept, known, rest, aim, limits), limits)[-1]
            draws, bits, better = closest(rest, anew, aim, most)
            outs = {name for place, name in enumerate(self.items) if int(bits) >> place & 1}
            outs |= {self.wild} if better < draws and coming else set()
            found[item] = (int(draws), frozenset(outs))
        return found

    def _aim(self, hand: Hand, sizes: Sequence[int], wild: int, coming: int) -> Aim:
        pool = [place for place, free in enumerate(self.free) if free]
        outs = sum(1 << place for place in pool if hand.left[place])
        spare = Pool(sum(hand.own[x] for x in pool), sum(hand.left[x] for x in pool), outs)
        return Aim(np.array(sizes, np.int32), spare, wild, coming)

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


def _apart(
    groups: Sequence[tuple[Place, ...]],
    hand: Hand,
    known: Sequence[Yields | None],
    rest: Yields,
    aim: Aim,
    limits: Limits,
) -> list[Yields]:
    """The yields of each group, but of what nothing can follow within the limits; `rest`: the places in no group.

    What is not looked at yet is taken as if no place took anything from another.
    """

    def summed(one: Ints, other: Ints) -> Ints:
        both: Ints = with_bound(one, other, limits.gained)
        return both

    found: list[Yields] = []
    parts = [[_alone(place, hand.of([place]), limits) for place in group] for group in groups]
    bounds = [[bound_of(part, limits) for part in some] for some in parts]
    for i, group in enumerate(groups):
        shared = _shared(group, hand, limits)
        yields = known[i] or (None if shared or len(group) > 1 else parts[i][0])
        if yields is None:
            others = chain([bound_of(rest, limits)], *bounds[:i], *bounds[i + 1 :])
            after = list(accumulate(bounds[i][:0:-1], summed, initial=reduce(summed, others)))[::-1]
            yields = _together(
                group, hand.of(group), shared, [draws_left(b, aim, limits.gained) for b in after], limits
            )
        found.append(yields)
        bounds[i] = [bound_of(yields, limits)]
    return found


@lru_cache(maxsize=1 << 12)
def _alone(place: Place, hand: Hand, limits: Limits) -> Yields:
    """What a place takes in, were there no other one."""
    stake = _stake((), hand, limits)
    found: Yields = as_yields(ways(place.numbers, place.items, stake), limits.gained)
    return found


def _together(
    places: tuple[Place, ...], hand: Hand, shared: Sequence[int], left: Sequence[Ints], limits: Limits
) -> Yields:
    """What these places take in together of a hand; `left`: the draws left at least after each place."""
    stake = _stake(shared, hand, limits)
    states = nothing(stake)
    for index, place in enumerate(places):
        go_on()
        later = set().union(*(other.wants for other in places[index + 1 :]))
        done = np.array([x in place.wants and x not in later for x in shared], np.bool_)
        states = both(states, ways(place.numbers, place.items, stake), done, left[index], stake)
    found: Yields = as_yields(states, limits.gained)
    return found


def _stake(shared: Sequence[int], hand: Hand, limits: Limits) -> Stake:
    own, left = (np.array(some, np.int32) for some in (hand.own, hand.left))
    slots = np.full(len(own), -1, np.int32)
    slots[list(shared)] = np.arange(len(shared))
    return Stake(own, left, np.array(hand.free), np.array(shared, np.int32), slots, limits)
