"""Brute force, part 1: what is a meld, read straight from the rule book and shared with no other code.

Pieces are plain text (`7S`, `JK`, `JK=8C`), a hand is a sorted tuple of them; every choice is tried, nothing is clever.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement, pairwise
from typing import NamedTuple

from analyzer.cards import CARD_SUITS, TILE_COLOURS, Card, Joker, Piece, Suit
from analyzer.position import TableMeld
from analyzer.rules import RuleSet
from analyzer.values import penalty

JK = "JK"
CARDS = {str(Card(suit, rank)): Card(suit, rank) for suit in (*CARD_SUITS, *TILE_COLOURS) for rank in range(1, 14)}

Text = str
Cards = tuple[Text, ...]


class Laid(NamedTuple):
    """A meld on the table in table order; a set joker without a name may stand for any missing suit (SG-1)."""

    kind: str
    pieces: Cards
    own: bool = True
    taken: int = 0


class Reading(NamedTuple):
    """One legal way to lay some cards, with its points and whether it is a run without a joker."""

    meld: Laid
    points: int
    pure: bool


# --------------------------------------------------------------------------------------------------- text


def texts(pieces: Iterable[Piece]) -> Cards:
    """Pieces of a hand as sorted text, jokers without a name."""
    return tuple(sorted(JK if isinstance(piece, Joker) else str(piece) for piece in pieces))


def table_meld(laid: TableMeld) -> Laid:
    return Laid(laid.meld.kind.value, tuple(map(str, laid.meld.pieces)), laid.is_own, laid.jokers_taken)


def is_joker(piece: Text) -> bool:
    return piece.startswith(JK)


def face(piece: Text) -> Text:
    """What a piece stands for; empty for an unnamed joker."""
    return piece.partition("=")[2] if is_joker(piece) else piece


def held(piece: Text) -> Text:
    """The piece as it lies in a hand."""
    return JK if is_joker(piece) else piece


def plain(pieces: Iterable[Text]) -> Cards:
    return tuple(sorted(map(held, pieces)))


@cache
def minus(hand: Cards, pieces: Cards) -> Cards | None:
    """The hand without these pieces, or None when it does not hold them."""
    left = Counter(hand)
    left.subtract(map(held, pieces))
    return None if min(left.values(), default=0) < 0 else tuple(sorted(left.elements()))


@cache
def parts(hand: Cards) -> tuple[Cards, ...]:
    """Every different choice of at least one card from the hand."""
    return tuple(sorted({part for size in range(1, len(hand) + 1) for part in combinations(hand, size)}))


def cost(piece: Text, rules: RuleSet) -> int:
    """Penalty of one piece left in hand."""
    return penalty(Joker() if is_joker(piece) else CARDS[piece], rules)


def suits_of(rules: RuleSet) -> tuple[Suit, ...]:
    return TILE_COLOURS if rules.deck == "tiles" else CARD_SUITS


def rank_mates(rank: int, rules: RuleSet) -> list[Text]:
    return [str(Card(suit, rank)) for suit in suits_of(rules)]


# ------------------------------------------------------------------------------------------------ legality


@cache
def run_faces(size: int, rules: RuleSet) -> frozenset[Cards]:
    """Every sequence of that many faces which the rules allow as a run, jokers left aside (R30-13 to R30-15)."""
    if size < rules.min_run or (rules.max_run_len is not None and size > rules.max_run_len):
        return frozenset()
    # Places 1 to 14: the ace before the two and the ace after the king; round the corner only where that is allowed.
    first = 1 if rules.ace_low_run else 2
    last = 14 if rules.ace_high_run else 13
    starts = range(1, 14) if rules.ace_wraps else range(first, last - size + 2)
    return frozenset(
        tuple(str(Card(suit, (place - 1) % 13 + 1)) for place in range(start, start + size))
        for suit in suits_of(rules)
        for start in starts
    )


def jokers_allowed(kind: str, size: int, jokers: int, rules: RuleSet) -> bool:
    """Every limit on the number of jokers in a meld (R30-17, SH-26, SS-6, `joker_ratio`)."""
    naturals = size - jokers
    sizes = (rules.joker_limits or {}).get("set" if kind == "set" else "run", {})
    listed = [listed_size for listed_size in sizes if listed_size <= size]
    return (
        naturals >= rules.min_naturals
        and (rules.max_jokers_per_meld is None or jokers <= rules.max_jokers_per_meld)
        and (not listed or jokers <= sizes[max(listed)])
        and (rules.joker_ratio != "at_most_half" or jokers <= naturals)
        and (rules.joker_ratio != "minority" or jokers < naturals)
    )


def is_set(pieces: Cards, rules: RuleSet) -> bool:
    """Equal rank, suits different where the rules want that (R30-11, R30-12, S30-11)."""
    faces = [face(piece) for piece in pieces if face(piece)]
    ranks = {CARDS[known].rank for known in faces}
    if len(ranks) != 1 or len(pieces) < rules.min_set:
        return False
    if rules.max_set is not None and len(pieces) > rules.max_set:
        return False
    if rules.set_distinct_suits and (len(set(faces)) < len(faces) or len(pieces) > 4):
        return False
    return rules.ace_sets or ranks != {1}


def is_run(pieces: Cards, rules: RuleSet) -> bool:
    """A sequence of faces that the rules allow, jokers not side by side where that is forbidden."""
    beside = any(is_joker(one) and is_joker(two) for one, two in pairwise(pieces))
    return tuple(map(face, pieces)) in run_faces(len(pieces), rules) and (rules.adjacent_jokers or not beside)


def lawful(kind: str, pieces: Cards, rules: RuleSet) -> bool:
    """Whether these pieces, in table order, may lie on the table as that kind."""
    jokers = sum(map(is_joker, pieces))
    shape = is_set(pieces, rules) if kind == "set" else is_run(pieces, rules)
    return shape and jokers_allowed(kind, len(pieces), jokers, rules)


# -------------------------------------------------------------------------------------------------- points


def face_points(card: Text, kind: str, rules: RuleSet, *, after_king: bool) -> int:
    rank = CARDS[card].rank
    if rank == 1:
        if kind == "set":
            return rules.ace_in_set
        return rules.ace_high_points if after_king else rules.ace_low_points
    if rank > 10 and rules.court_points != "number":
        return rules.court_points
    return rank


def points(meld: Laid, rules: RuleSet) -> int:
    """Points of a meld as laid; an ace is high only as the last card of a run, after the king (R30-24)."""
    total = 0
    rank_card = next(face(piece) for piece in meld.pieces if face(piece))
    for place, piece in enumerate(meld.pieces):
        ends = meld.kind == "run" and place == len(meld.pieces) - 1 and place > 0
        after_king = ends and CARDS[face(meld.pieces[place - 1])].rank == 13
        if is_joker(piece) and rules.joker_open_value != "replaced":
            total += rules.joker_open_value
        else:
            total += face_points(face(piece) or rank_card, meld.kind, rules, after_king=after_king)
    return total


# ------------------------------------------------------------------------------------------------ readings


def _run_readings(pieces: Cards, rules: RuleSet) -> Iterator[Laid]:
    """Every sequence of faces and every choice of places for the jokers in it."""
    naturals = [piece for piece in pieces if not is_joker(piece)]
    for faces in run_faces(len(pieces), rules):
        if not set(naturals) <= set(faces):
            continue
        for places in combinations(range(len(faces)), len(pieces) - len(naturals)):
            if sorted(card for place, card in enumerate(faces) if place not in places) == naturals:
                laid = tuple(f"JK={card}" if place in places else card for place, card in enumerate(faces))
                yield Laid("run", laid)


def _set_readings(pieces: Cards, rules: RuleSet) -> Iterator[Laid]:
    """The set with its jokers free; with each naming where jokers are declared or nothing else shows the rank."""
    naturals = tuple(piece for piece in pieces if not is_joker(piece))
    jokers = len(pieces) - len(naturals)
    if naturals and (not jokers or rules.swap_set_rule != "declared"):
        yield Laid("set", (*naturals, *[JK] * jokers))
        return
    for rank in {CARDS[card].rank for card in naturals} or range(1, 14):
        for named in combinations_with_replacement(rank_mates(rank, rules), jokers):
            yield Laid("set", (*naturals, *(f"JK={card}" for card in named)))


@lru_cache(maxsize=200_000)
def readings(pieces: Cards, rules: RuleSet) -> tuple[Reading, ...]:
    """Every legal way to lay exactly these cards as one set or run."""
    found = [*_set_readings(pieces, rules), *_run_readings(pieces, rules)]
    return tuple(
        Reading(meld, points(meld, rules), meld.kind == "run" and JK not in pieces)
        for meld in sorted(set(found))
        if lawful(meld.kind, meld.pieces, rules)
    )


@lru_cache(maxsize=50_000)
def new_melds(hand: Cards, rules: RuleSet) -> tuple[Reading, ...]:
    """Every meld that can be laid from the hand, in each of its readings."""
    return tuple(reading for part in parts(hand) for reading in readings(part, rules))
