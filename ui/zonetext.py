"""The text of one zone (hand, discard pile, table meld) edited card by card; what cannot be read stays as typed."""

from __future__ import annotations

import re
from dataclasses import dataclass

from analyzer.cards import Card, Joker
from analyzer.errors import CardTextError
from analyzer.notation import RawPiece, parse_cards
from analyzer.terminal.layout import card_text
from analyzer.wording import card_label


@dataclass(frozen=True)
class Entry:
    """A piece of zone text and the card it names, or None where it cannot be read."""

    text: str
    piece: RawPiece | None


def written(piece: RawPiece, lang: str) -> str:
    """How a card stands in a text field: with a suit symbol, so that no letter is read in two ways.

    >>> from analyzer.cards import JOKER, Suit
    >>> ascii(written(Joker(Card(Suit.CLUBS, 12)), "fr")), written(JOKER, "fr")
    ("'JK=D\\\\u2663\\\\ufe0e'", 'JK')
    >>> written(Card(Suit.YELLOW, 5), "fr"), written(Card(Suit.YELLOW, 5), "en")
    ('J5', 'Y5')
    """
    if isinstance(piece, Joker):
        return f"JK={written(piece.stands_for, lang)}" if piece.stands_for else "JK"
    if isinstance(piece, Card) and not piece.suit.is_tile:
        return card_label(piece, lang)
    return card_text(str(piece), lang)


def entries(text: str, lang: str) -> list[Entry]:
    """The cards of a zone text in order; only where some of it is bad, token by token."""
    try:
        return [Entry(written(piece, lang), piece) for piece in parse_cards(text, lang)]
    except CardTextError as error:
        if error.code == "text_too_long":
            return [Entry(text, None)]
    found: list[Entry] = []
    for token in re.split(r"[\s,;]+", text.strip()):
        try:
            found += [Entry(written(piece, lang), piece) for piece in parse_cards(token, lang)]
        except CardTextError:
            found.append(Entry(token, None))
    return found


def pieces(text: str, lang: str) -> list[RawPiece]:
    """The cards that can be read."""
    return [entry.piece for entry in entries(text, lang) if entry.piece is not None]


def translated(text: str, old: str, new: str) -> str:
    """The text with the letters of another language; what could not be read stays."""
    return " ".join(written(e.piece, new) if e.piece is not None else e.text for e in entries(text, old))
