"""Melds as values: sets, runs and pairs, in table order, with what each joker stands for."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from analyzer.cards import CARD_SUITS, PLAIN, TILE_COLOURS, Card, Joker, Naming, Piece


class MeldKind(StrEnum):
    """The three shapes that can be laid; pairs only where seven of them win (OK-05)."""

    SET = "set"
    RUN = "run"
    PAIR = "pair"


WINNING_PAIRS = 7
"""Pairs that win without sets and runs (OK-05)."""


@dataclass(frozen=True)
class Meld:
    """Cards laid together, in table order; each joker of a run is named, a set's may stand for any missing suit (SG-1).

    >>> from analyzer.cards import JOKER, Suit
    >>> seven = [Card(suit, 7) for suit in (Suit.SPADES, Suit.HEARTS)]
    >>> Meld(MeldKind.SET, (*seven, JOKER)).text()
    ['7S', '7H', 'JK=7D']
    """

    kind: MeldKind
    pieces: tuple[Piece, ...]

    def __len__(self) -> int:
        return len(self.pieces)

    @property
    def naturals(self) -> tuple[Card, ...]:
        return tuple(piece for piece in self.pieces if isinstance(piece, Card))

    @property
    def jokers(self) -> tuple[Joker, ...]:
        return tuple(piece for piece in self.pieces if isinstance(piece, Joker))

    def missing_suits(self) -> tuple[Card, ...]:
        """What an unnamed joker of a set may stand for: suits neither held nor named, in canonical order."""
        taken = {*self.naturals, *(joker.stands_for for joker in self.jokers if joker.stands_for)}
        some = next(iter(taken))
        suits = TILE_COLOURS if some.suit.is_tile else CARD_SUITS
        return tuple(card for suit in suits if (card := Card(suit, some.rank)) not in taken)

    def faces(self) -> tuple[Card, ...]:
        """What each place stands for, in table order; unnamed set jokers take the missing suits in canonical order."""
        missing = iter(self.missing_suits() if self.kind is not MeldKind.RUN else ())
        faces: list[Card] = []
        for piece in self.pieces:
            if isinstance(piece, Card):
                faces.append(piece)
            else:
                # A set with twin suits may hold more jokers than suits are missing.
                faces.append(piece.stands_for or next(missing, self.naturals[0]))
        return tuple(faces)

    def text(self, naming: Naming = PLAIN) -> list[str]:
        """Canonical text in table order, every joker named."""
        return [
            naming(face if isinstance(piece, Card) else Joker(face))
            for piece, face in zip(self.pieces, self.faces(), strict=True)
        ]
