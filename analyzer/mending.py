"""The smallest change that makes wrong cards a meld: every shape is tried, and the rule book has the last word."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from analyzer.candidates import suits_of
from analyzer.cards import JOKER, KING, RANKS, Card, Hand, Joker, Piece, is_joker, piece_key, sort_hand, unnamed
from analyzer.legality import HIGH_ACE, check_meld
from analyzer.melds import Meld, MeldKind
from analyzer.position import full_deck
from analyzer.rules import RuleSet

MOST_MENDS = 3
"""Of several equally small changes, so many are told."""


@dataclass(frozen=True)
class MeldMend:
    """Cards to take away and cards to put in their place, and the meld that this leaves."""

    removed: Hand
    added: Hand
    meld: Meld

    @property
    def cost(self) -> int:
        """How many cards change: one taken away and one put in its place are one change; a joker renamed is none."""
        return max(len(self.removed), len(self.added))

    @property
    def cards(self) -> int:
        """How many cards are moved at all; of changes of one cost, fewer are smaller."""
        return len(self.removed) + len(self.added)

    @property
    def code(self) -> str:
        """What kind of change it is: add, remove, replace or rename."""
        if self.removed and self.added:
            return "replace"
        return "remove" if self.removed else "add" if self.added else "rename"


def mend_meld(
    pieces: Sequence[Piece],
    rules: RuleSet,
    kind: MeldKind | None = None,
    *,
    wild: Card | None = None,
    supply: Counter[Piece] | None = None,
) -> tuple[MeldMend, ...]:
    """The smallest changes that make the pieces a meld of that kind (a set or a run when none is named).

    At most three, all of the same cost and number of cards moved, in a fixed order. `supply`: where added cards come
    from, else the deck without the pieces. Empty when nothing helps, or when the pieces are a meld.

    >>> from analyzer.notation import parse_cards
    >>> from analyzer.rules import load_rules
    >>> mends = mend_meld(parse_cards("KH AH 2H"), load_rules("rami30"))
    >>> [(mend.code, *map(str, (*mend.removed, *mend.added))) for mend in mends]
    [('replace', 'KH', '3H'), ('replace', '2H', 'QH')]
    """
    if check_meld(pieces, rules, kind, wild=wild).valid:
        return ()
    given = Counter(unnamed(pieces))
    stock = full_deck(rules) - given if supply is None else supply
    shapes = list(_shapes(given, rules, kind))
    for cost in range(max(len(pieces), rules.min_set, rules.min_run) + 1):
        found: dict[tuple[Hand, Hand], MeldMend] = {}
        for mend in sorted(_mends(shapes, given, stock, cost), key=_smallest_first):
            # Jokers in other places of a run make the same change: the first is enough.
            change = (mend.removed, mend.added)
            if found and mend.cards > next(iter(found.values())).cards:
                break
            if change not in found and check_meld(mend.meld.pieces, rules, mend.meld.kind, wild=wild).valid:
                found[change] = mend
            if len(found) == MOST_MENDS:
                break
        if found:
            return tuple(found.values())
    return ()


def _smallest_first(mend: MeldMend) -> tuple[object, ...]:
    order = [piece_key(piece) for piece in mend.meld.pieces]
    return mend.cards, sum(map(is_joker, mend.added)), mend.meld.kind is MeldKind.RUN, order


Shape = tuple[MeldKind, tuple[Card, ...]]
"""A kind and the card that each place of the meld wants."""


def _shapes(given: Counter[Piece], rules: RuleSet, kind: MeldKind | None) -> Iterator[Shape]:
    """Every shape that shares a natural with the pieces; for nothing but jokers, those of one suit are enough."""
    naturals = [piece for piece in given if isinstance(piece, Card)]
    suits = suits_of(rules)
    if kind is MeldKind.PAIR:
        faces = naturals or [Card(suit, rank) for suit in suits for rank in RANKS]
        yield from ((kind, (face, face)) for face in sorted(faces))
        return
    if kind is not MeldKind.RUN:
        for rank in sorted({card.rank for card in naturals} or RANKS):
            yield from ((MeldKind.SET, faces) for faces in _set_faces(rank, given, rules))
    if kind is not MeldKind.SET:
        for suit in sorted({card.suit for card in naturals} or suits[:1]):
            for start in RANKS:
                most = min(rules.max_run_len or HIGH_ACE, KING if rules.ace_wraps else HIGH_ACE + 1 - start)
                for size in range(rules.min_run, most + 1):
                    places = range(start, start + size)
                    yield MeldKind.RUN, tuple(Card(suit, (place - 1) % KING + 1) for place in places)


def _set_faces(rank: int, given: Counter[Piece], rules: RuleSet) -> Iterator[tuple[Card, ...]]:
    """The naturals of every set of a rank, twins only where suits may repeat, hardly longer than the pieces are."""
    pool = [
        card
        for suit in suits_of(rules)
        for card in [Card(suit, rank)]
        for _ in range(1 if rules.set_distinct_suits else min(rules.packs, given[card] + 2))
    ]
    longest = max(rules.min_set, given.total()) + 2
    for size in range(rules.min_set, min(rules.largest_set or longest, longest, len(pool)) + 1):
        yield from dict.fromkeys(combinations(pool, size))


def _mends(shapes: Sequence[Shape], given: Counter[Piece], stock: Counter[Piece], cost: int) -> Iterator[MeldMend]:
    """Every way to come to one of the shapes with exactly so many changes; legality is not asked yet."""
    size, jokers = given.total(), given[JOKER]
    for kind, faces in shapes:
        wanted: Counter[Piece] = Counter(faces)
        natural = (wanted & given).total()
        missing = wanted - given
        # Jokers cover what cannot be had, and other missing cards as far as they are there anyway.
        forced = missing - stock
        choice = [*(missing - forced).elements()]
        for wild in range(forced.total(), min(len(choice) + forced.total(), max(jokers, forced.total())) + 1):
            kept = natural + min(wild, jokers)
            if wild > jokers + stock[JOKER] or max(size - kept, len(faces) - kept) != cost:
                continue
            for covered in combinations(choice, wild - forced.total()):
                pieces = _covered(kind, faces, forced + Counter(covered))
                after = Counter(unnamed(pieces))
                removed, added = given - after, after - given
                yield MeldMend(sort_hand(removed.elements()), sort_hand(added.elements()), Meld(kind, pieces))


def _covered(kind: MeldKind, faces: Sequence[Card], covered: Counter[Piece]) -> tuple[Piece, ...]:
    """The places of a shape with jokers over some of its cards; those of a set stay free and come last."""
    left, pieces = Counter(covered), list[Piece]()
    for face in faces:
        if left[face]:
            left[face] -= 1
            pieces.append(JOKER if kind is MeldKind.SET else Joker(face))
        else:
            pieces.append(face)
    return tuple(sorted(pieces, key=is_joker)) if kind is MeldKind.SET else tuple(pieces)
