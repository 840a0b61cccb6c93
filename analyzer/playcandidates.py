"""Plays as candidates of a packing problem: what each takes from the hand, gives to others, and adds to the turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

from analyzer.cards import JOKER, Piece, is_joker, unnamed
from analyzer.melds import MeldKind
from analyzer.plays import Extension, Further, JokerOver, NewMeld, Play, cover_room, run_end
from analyzer.quantities import (
    CARDS,
    DRAWN_LAID,
    DRAWN_MELDED,
    FREED,
    JOKERS_KEPT,
    JOKERS_RELAID,
    NEW_MELDS,
    OPENING_JOKERS,
    OPENING_MELDS,
    OPENING_POINTS,
    PURE_RUNS,
    REACHING,
    UNLESS_DRAWN,
    VALUE,
)
from analyzer.ruleset import RuleSet
from analyzer.tableplays import HIGH, LOW, PARTS, TablePlay
from analyzer.terms import Terms
from analyzer.values import penalty
from solver import Candidate, Item

Key = TypeVar("Key")


class PlayCandidates:
    """The plays of one turn as candidates.

    `taken`: the discard taken in it; `staged`: as in `Rights`; `terms`: the contract to fulfil.
    """

    def __init__(self, rules: RuleSet, *, taken: Piece | None, staged: bool, terms: Terms | None) -> None:
        self.rules, self.taken, self.staged, self.terms = rules, taken, staged, terms

    def of(self, plays: Sequence[Play], reach: Counter[Piece]) -> Iterator[Candidate]:
        """Each play as the solver sees it, in order; `reach` is the supply at its largest."""
        numbers = {play: number for number, play in enumerate(plays) if isinstance(play, NewMeld)}
        extended = {play.onto for play in plays if isinstance(play, Extension)}
        ends = {play.onto for play in plays if isinstance(play, Further) and not play.begun}
        covered = {play.run for play in plays if isinstance(play, JokerOver)}
        for play in plays:
            if isinstance(play, NewMeld):
                gives: dict[Item, int] = {}
                if play in extended:
                    gives |= {("end", numbers[play], part): -1 for part in PARTS}
                elif play.opening and play.meld.kind is MeldKind.RUN:
                    gives |= {("end", end): -1 for part in (LOW, HIGH) if (end := run_end(play, part)) in ends}
                if play in covered:
                    gives |= self._cover_places(play, numbers[play], reach)
                yield self._new_meld(play, gives, reach)
            elif isinstance(play, JokerOver):
                yield self._joker_over(play, numbers[play.run], reach)
            elif isinstance(play, Extension):
                yield self._added(play.added, {("end", numbers[play.onto], part): 1 for part in play.parts}, reach)
            elif isinstance(play, Further):
                place = ("beyond" if play.begun else "end", play.onto)
                yield self._added((play.piece,), {place: 1, ("beyond", play.beyond): -1}, reach)
            else:
                yield self._table_play(play)

    def _added(self, added: Sequence[Piece], places: Mapping[Item, int], reach: Counter[Piece]) -> Candidate:
        """Cards laid off onto a meld of the opening; `places`: where that takes place and makes room for more."""
        uses = _uses(added)
        most = min(reach[piece] // count for piece, count in uses.items())
        return Candidate({**uses, **places}, self._scores(uses) | {JOKERS_RELAID: uses[JOKER]}, (), most)

    def _table_play(self, play: TablePlay) -> Candidate:
        placed = [card for cards in play.swaps for card in cards]
        uses = _uses((*placed, *play.added))
        jokers, taken = uses[JOKER], self.taken
        drawn = uses[taken] if taken else 0
        uses[JOKER] -= play.gained
        groups = tuple((play.onto, part) for part in play.parts)
        gives = {FREED: -play.gained} if play.gained else {}
        scores = self._scores(uses, drawn) | {JOKERS_RELAID: jokers - play.gained}
        if taken == JOKER:
            # A joker freed now is another one: it may be thrown although the one taken may not.
            scores[UNLESS_DRAWN] = scores.get(UNLESS_DRAWN, 0) - play.gained
        return Candidate({**_nonzero(uses), **gives}, scores, groups)

    def _cover_places(self, play: NewMeld, number: int, reach: Counter[Piece]) -> dict[Item, int]:
        """The places of a run that jokers may cover, and how many of them together, as items that the run gives."""
        places = [place for place, piece in enumerate(play.meld.pieces) if not is_joker(piece)]
        room = cover_room(play, reach, self.rules)
        return {("cover", number): -room, **{("cover", number, place): -1 for place in places}}

    def _new_meld(self, play: NewMeld, gives: Mapping[Item, int], reach: Counter[Piece]) -> Candidate:
        """A new meld; what it `gives` are places to cover and ends to extend."""
        uses = _uses(play.meld.pieces)
        scores = self._scores(uses) | {NEW_MELDS: 1} | self._laid_jokers(play, uses[JOKER])
        if self.taken in uses:
            scores[DRAWN_MELDED] = 1
        if play.opening:
            scores |= {OPENING_MELDS: 1, OPENING_POINTS: play.points, REACHING: int(play.points >= self.rules.open_min)}
            scores[PURE_RUNS] = int(play.pure)
        room: dict[Item, int] = {}
        if self.terms:
            scores |= self.terms.scores(play.meld)
            room = self.terms.items(play.meld)
        return Candidate({**uses, **gives, **room}, _nonzero(scores), (), self._copies(play, reach))

    def _copies(self, play: NewMeld, reach: Counter[Piece]) -> int:
        """How often a new meld can be laid at most; a card that a joker covers is free for another copy."""
        uses = _uses(play.meld.pieces)
        if not cover_room(play, reach, self.rules):
            return min(reach[piece] // count for piece, count in uses.items())
        naturals = play.meld.naturals
        copies = min(reach[card] for card in naturals)
        while sum(max(0, copies + 1 - reach[card]) for card in naturals) <= reach[JOKER] - (copies + 1) * uses[JOKER]:
            copies += 1
        return copies

    def _joker_over(self, play: JokerOver, number: int, reach: Counter[Piece]) -> Candidate:
        uses: dict[Piece, int] = {JOKER: 1, play.card: -1}
        scores = self._scores(uses) | self._laid_jokers(play.run, 1)
        if self.taken in uses:
            scores[DRAWN_MELDED] = 1 if self.taken == JOKER else -1
        room = {("cover", number): 1, ("cover", number, play.place): 1}
        return Candidate({**uses, **room}, _nonzero(scores), (), self._copies(play.run, reach))

    def _laid_jokers(self, play: NewMeld, jokers: int) -> dict[str, int]:
        """Jokers in a new meld: part of the opening, or perhaps freed ones laid again."""
        if play.opening and self.staged:
            return {OPENING_JOKERS: jokers}
        return {JOKERS_RELAID: jokers}

    def _scores(self, uses: Mapping[Piece, int], drawn: int | None = None) -> dict[str, int]:
        """What every play adds to the turn: penalty and cards that leave the hand, jokers that leave it.

        `drawn`: how often the taken discard is laid, where that is not what `uses` says.
        """
        cards = sum(uses.values())
        if drawn is None:
            drawn = uses.get(self.taken, 0) if self.taken else 0
        scores = {
            VALUE: sum(count * penalty(piece, self.rules) for piece, count in uses.items()),
            CARDS: cards,
            JOKERS_KEPT: -uses.get(JOKER, 0),
            DRAWN_LAID: drawn,
            # Counts the cards laid while the drawn one is kept: see `may_discard`.
            UNLESS_DRAWN: cards - 2 * drawn,
        }
        return _nonzero(scores)


def _uses(pieces: Iterable[Piece]) -> Counter[Piece]:
    return Counter(unnamed(pieces))


def _nonzero(counts: Mapping[Key, int]) -> dict[Key, int]:
    return {key: count for key, count in counts.items() if count}
