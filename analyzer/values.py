"""Points of cards: in a meld (the opening counts them) and left in hand (the penalty)."""

from __future__ import annotations

from collections.abc import Iterable

from analyzer.cards import ACE, JACK, KING, Card, Piece, is_joker
from analyzer.melds import Meld, MeldKind
from analyzer.rules import RuleSet


def face_points(card: Card, kind: MeldKind, rules: RuleSet, *, high: bool = False) -> int:
    """Points of a card in a meld; `high`: an ace that ends a run (R30-23, R30-24, S30-3).

    >>> from analyzer.cards import Suit
    >>> from analyzer.rules import load_rules
    >>> face_points(Card(Suit.HEARTS, 12), MeldKind.RUN, load_rules("rami30"))
    10
    """
    if card.rank == ACE:
        if kind is not MeldKind.RUN:
            return rules.ace_in_set
        return rules.ace_high_points if high else rules.ace_low_points
    if card.rank >= JACK and rules.court_points != "number":
        return rules.court_points
    return card.rank


def meld_points(meld: Meld, rules: RuleSet) -> int:
    """Points of a meld as laid, jokers at `joker_open_value` (R30-19, S4-1)."""
    return sum(piece_points(meld, rules))


def piece_points(meld: Meld, rules: RuleSet) -> tuple[int, ...]:
    """Points of each card of a meld, in table order."""
    faces = meld.faces()
    last = len(faces) - 1
    return tuple(
        rules.joker_open_value
        if is_joker(piece) and rules.joker_open_value != "replaced"
        else face_points(face, meld.kind, rules, high=0 < place == last and faces[place - 1].rank == KING)
        for place, (piece, face) in enumerate(zip(meld.pieces, faces, strict=True))
    )


def penalty(piece: Piece, rules: RuleSet) -> int:
    """Points of one card left in hand (R30-32, RC-15, R40-09, SH-41).

    >>> from analyzer.cards import JOKER
    >>> from analyzer.rules import load_rules
    >>> penalty(JOKER, load_rules("rami30"))
    30
    """
    if isinstance(piece, Card):
        group = "ace" if piece.rank == ACE else "face" if piece.rank >= JACK else "pip"
        value = rules.penalty.get(str(piece.rank), rules.penalty.get(group, "number"))
    else:
        value = rules.penalty["joker"]
    return piece.rank if value == "number" and isinstance(piece, Card) else int(value)


def hand_penalty(pieces: Iterable[Piece], rules: RuleSet) -> int:
    """Points of all these cards left in hand."""
    return sum(penalty(piece, rules) for piece in pieces)
