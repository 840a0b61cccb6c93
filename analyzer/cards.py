"""Cards, tiles and jokers as values, and the canonical text of each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum


class Suit(IntEnum):
    """The four suits of cards, then the four colours of tiles, in canonical order."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3
    RED = 4
    BLACK = 5
    BLUE = 6
    YELLOW = 7

    @property
    def letter(self) -> str:
        return "SHDCRKBY"[self]

    @property
    def is_tile(self) -> bool:
        return self >= Suit.RED


CARD_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
TILE_COLOURS = (Suit.RED, Suit.BLACK, Suit.BLUE, Suit.YELLOW)
ACE, JACK, QUEEN, KING = 1, 11, 12, 13
RANKS = range(ACE, KING + 1)
RANK_TEXT = {ACE: "A", **{rank: str(rank) for rank in range(2, 11)}, JACK: "J", QUEEN: "Q", KING: "K"}


@dataclass(frozen=True, order=True)
class Card:
    """A natural card or tile: suit and rank 1 (ace) to 13 (king); sorts in canonical order.

    >>> str(Card(Suit.HEARTS, 12)), str(Card(Suit.RED, 5))
    ('QH', 'R5')
    """

    suit: Suit
    rank: int

    def __post_init__(self) -> None:
        # Cards are dictionary keys in every inner loop: hash once.
        object.__setattr__(self, "_hash", self.suit * 16 + self.rank)

    def __hash__(self) -> int:
        return self._hash  # type: ignore[attr-defined, no-any-return]

    def __str__(self) -> str:
        if self.suit.is_tile:
            return f"{self.suit.letter}{self.rank}"
        return f"{RANK_TEXT[self.rank]}{self.suit.letter}"


@dataclass(frozen=True)
class Joker:
    """A joker or wildcard, free or laid as a named card.

    >>> str(Joker()), str(Joker(Card(Suit.CLUBS, 8)))
    ('JK', 'JK=8C')
    """

    stands_for: Card | None = None

    def __str__(self) -> str:
        return "JK" if self.stands_for is None else f"JK={self.stands_for}"


@dataclass(frozen=True)
class StarredTile:
    """Okey's starred tile as written; a position turns it into the natural tile that it stands for (OK-15)."""

    def __str__(self) -> str:
        return "FJ"


JOKER = Joker()
STARRED = StarredTile()

Piece = Card | Joker
"""What a hand holds once a position is read."""

Hand = tuple[Piece, ...]
"""Cards in canonical order, jokers last."""


def piece_key(piece: Piece) -> tuple[int, int, int]:
    """The canonical order: naturals by suit and rank, then jokers.

    >>> sorted([JOKER, Card(Suit.HEARTS, 2), Card(Suit.SPADES, 9)], key=piece_key)[0]
    Card(suit=<Suit.SPADES: 0>, rank=9)
    """
    if isinstance(piece, Card):
        return (0, piece.suit, piece.rank)
    named = piece.stands_for
    return (1, named.suit, named.rank) if named else (1, 0, 0)


def sort_hand(pieces: Iterable[Piece]) -> Hand:
    """The pieces in canonical order."""
    return tuple(sorted(pieces, key=piece_key))


def without(pieces: Iterable[Piece], gone: Iterable[Piece]) -> Hand:
    """The pieces left once `gone` is taken away, in canonical order; a named joker takes a free one.

    Raises KeyError with the first piece that is not there.

    >>> [str(c) for c in without((Card(Suit.HEARTS, 2), JOKER), [Joker(Card(Suit.CLUBS, 8))])]
    ['2H']
    """
    left = Counter(pieces)
    for piece in gone:
        held = JOKER if isinstance(piece, Joker) else piece
        if left[held] == 0:
            raise KeyError(piece)
        left[held] -= 1
    return sort_hand(left.elements())


def is_joker(piece: Piece) -> bool:
    """Whether the piece is a joker, free or laid as a card."""
    return isinstance(piece, Joker)


def unnamed(pieces: Iterable[Piece]) -> Iterator[Piece]:
    """The pieces as a hand holds them: jokers without the cards that they are laid as.

    >>> [str(piece) for piece in unnamed([Card(Suit.HEARTS, 2), Joker(Card(Suit.CLUBS, 8))])]
    ['2H', 'JK']
    """
    return (JOKER if is_joker(piece) else piece for piece in pieces)


@dataclass(frozen=True)
class Naming:
    """How pieces are written in one position: where a tile is wild, it is the joker, and the starred tile its face.

    >>> naming = Naming(Card(Suit.RED, 6))
    >>> naming(JOKER), naming(Card(Suit.RED, 6)), naming(Joker(Card(Suit.BLUE, 9)))
    ('R6', 'FJ', 'R6=B9')
    """

    wild: Card | None = None

    def __call__(self, piece: Piece) -> str:
        if self.wild is None:
            return str(piece)
        if isinstance(piece, Card):
            return "FJ" if piece == self.wild else str(piece)
        return str(self.wild) if piece.stands_for is None else f"{self.wild}={piece.stands_for}"


PLAIN = Naming()
"""Canonical text where no tile is wild."""
