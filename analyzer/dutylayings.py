"""Which melds of a hand do together what a card taken from the discards asks, and no less would."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

from analyzer.candidates import candidate_melds
from analyzer.cards import Piece, unnamed
from analyzer.melds import Meld, MeldKind
from analyzer.position import Position
from analyzer.values import meld_points

Places = tuple[int, ...]
"""Melds by their place among all those of the hand; equal ones as often as they are laid."""


class Layings:
    """The melds of a hand, and what those laid together must do: hold the card taken where it is owed, and open."""

    def __init__(self, position: Position, hand: Counter[Piece]) -> None:
        self.rules, self.opened = position.rules, position.opened
        self.melds = candidate_melds(hand, self.rules)
        uses = [Counter(unnamed(meld.pieces)) for meld in self.melds]
        self.piles = Piles([hand, *uses])
        self.using = [True] * len(uses)
        duty, taken = self.rules.take_discard, position.taken_discard
        if duty == "must_meld_it" or (duty == "meld_or_layoff" and self.opened):
            self.using = [taken in used for used in uses]
        self.points = [meld_points(meld, self.rules) for meld in self.melds]
        self.pure = [meld.kind is MeldKind.RUN and not meld.jokers for meld in self.melds]
        self.fitting = cache(self._fitting)
        self.most = cache(self._most)
        self.parts = cache(self._parts)

    def all(self) -> list[tuple[Meld, ...]]:
        """Melds that do together, and would not if one of them were left out or laid in part."""
        found = [places for chosen in self._enough() if not self._too_much(places := tuple(sorted(chosen)))]
        return [tuple(self.melds[place] for place in places) for places in found]

    def _enough(self) -> Iterator[Places]:
        """Every choice that does, one that holds the card taken first; none that only adds to another, if it may wait.

        A choice that no other meld can make do is not gone on with.
        """
        hand = self.piles.counts[0]
        waiting: list[tuple[Places, int]] = [
            ((first,), self._left(hand, first)) for first in reversed(self.fitting(hand)) if self.using[first]
        ]
        while waiting:
            chosen, left = waiting.pop()
            if self._does(chosen):
                yield chosen
                if self.rules.new_melds_after_open:
                    continue
            elif not self._may_do(chosen, left):
                continue
            first, last = chosen[0], chosen[-1] if len(chosen) > 1 else 0
            waiting += [
                ((*chosen, place), self._left(left, place))
                for place in reversed(self.fitting(left))
                if place >= last and not (place < first and self.using[place])
            ]

    def _does(self, chosen: Places) -> bool:
        """Whether these melds, one at least, do what is asked; so do more then (R30-21, S30-4, SC-8)."""
        if self.opened or not any(self.using[place] for place in chosen):
            return any(self.using[place] for place in chosen)
        points = [self.points[place] for place in chosen]
        reached = max(points) if self.rules.open_scope == "single_meld" else sum(points)
        pure = not self.rules.opening_needs_pure_run or any(self.pure[place] for place in chosen)
        return reached >= self.rules.open_min and pure

    def _may_do(self, chosen: Places, left: int) -> bool:
        """Whether melds of the cards left can make these do, as far as points and a pure run go."""
        if self.opened:
            return True
        points = [self.points[place] for place in chosen]
        if self.rules.open_scope == "single_meld":
            reached = max(points + [self.points[place] for place in self.fitting(left)])
        else:
            reached = sum(points) + self.most(left)
        pure = (self.pure[place] for place in (*chosen, *self.fitting(left)))
        return reached >= self.rules.open_min and (not self.rules.opening_needs_pure_run or any(pure))

    def _too_much(self, chosen: Places) -> bool:
        """Whether one of the melds might be left out, or laid in part and added to later."""
        others = [(chosen[:at], chosen[at + 1 :]) for at in range(len(chosen))]
        if self.rules.new_melds_after_open and any(self._does(before + after) for before, after in others):
            return True
        less = (
            (part, *before, *after)
            for at, (before, after) in enumerate(others)
            for part in (self.parts(chosen[at]) if self.rules.layoff else ())
        )
        return any(map(self._does, less))

    def _left(self, pile: int, place: int) -> int:
        return pile - self.piles.counts[place + 1]

    def _fitting(self, left: int) -> list[int]:
        """The melds that the cards left can make."""
        return [place for place in range(len(self.melds)) if self.piles.within(self.piles.counts[place + 1], left)]

    def _most(self, left: int) -> int:
        """The most points of melds that the cards left can make together."""
        return max((self.points[place] + self.most(self._left(left, place)) for place in self.fitting(left)), default=0)

    def _parts(self, place: int) -> list[int]:
        """The melds that become this one when more cards are laid off onto them."""
        whole = self.melds[place]
        pieces = Counter(whole.pieces)
        alike = [index for index, less in enumerate(self.melds) if less.kind is whole.kind and len(less) < len(whole)]
        return [index for index in alike if Counter(self.melds[index].pieces) < pieces]


class Piles:
    """Piles of cards as numbers: for each kind of card some bits for its copies, the highest of them free."""

    BITS = 8

    def __init__(self, piles: Sequence[Counter[Piece]]) -> None:
        units = {
            piece: 1 << self.BITS * place for place, piece in enumerate({piece: 0 for pile in piles for piece in pile})
        }
        self.counts = [sum(units[piece] * copies for piece, copies in pile.items()) for pile in piles]
        self.free = sum(units.values()) << self.BITS - 1

    def within(self, some: int, pile: int) -> bool:
        """Whether a pile has all of these cards."""
        return (pile | self.free) - some & self.free == self.free
