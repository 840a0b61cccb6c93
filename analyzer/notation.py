"""Card text: read once at the edge, in English or French letters; every other module sees values.

The grammar is in the docstring of `parse_cards`; output is `str(piece)`, always canonical.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from analyzer.cards import CARD_SUITS, JOKER, RANK_TEXT, RANKS, STARRED, TILE_COLOURS, Card, Joker, StarredTile, Suit
from analyzer.errors import CardTextError, Problem


@dataclass(frozen=True)
class LaidAs:
    """A tile written as laid for another one, `R6=B9`."""

    tile: Card
    stands_for: Card

    def __str__(self) -> str:
        return f"{self.tile}={self.stands_for}"


RawPiece = Card | Joker | StarredTile | LaidAs

SYMBOLS = {"♠": "S", "♤": "S", "♥": "H", "♡": "H", "♦": "D", "♢": "D", "♣": "C", "♧": "C"}
RANKS_EN = {"A": 1, "T": 10, "J": 11, "Q": 12, "K": 13, **{str(n): n for n in range(1, 14)}}
RANKS_FR = {"AS": 1, "A": 1, "T": 10, "V": 11, "D": 12, "R": 13, **{str(n): n for n in range(1, 14)}}
SUITS_EN = {suit.letter: suit for suit in CARD_SUITS}
SUITS_FR = {"P": Suit.SPADES, "C": Suit.HEARTS, "CA": Suit.DIAMONDS, "K": Suit.DIAMONDS, "T": Suit.CLUBS}
COLOURS_EN = {suit.letter: suit for suit in TILE_COLOURS}
COLOURS_FR = {**COLOURS_EN, "N": Suit.BLACK, "J": Suit.YELLOW}
LETTERS = {"en": (RANKS_EN, SUITS_EN, COLOURS_EN), "fr": (RANKS_FR, SUITS_FR, COLOURS_FR)}

MAX_TEXT = 2000
NUMBER = r"(?:1[0-3]|[1-9])"
WORDS_FR = re.compile(r"\b(as|roi|dame|valet|10|[2-9])\s+de\s+(pique|c(?:oe|œ)ur|carreau|tr[eè]fle)s?\b", re.IGNORECASE)
WORD_LETTERS_FR = {
    "as": "A",
    "roi": "R",
    "dame": "D",
    "valet": "V",
    "pi": "P",
    "co": "C",
    "cœ": "C",
    "ca": "K",
    "tr": "T",
}


def _alternatives(keys: Iterable[str]) -> str:
    return "|".join(sorted(map(re.escape, keys), key=len, reverse=True))


class _Reader:
    """Reads tokens in one language; built once per language."""

    def __init__(self, letters: str) -> None:
        self.ranks, self.suits, self.colours = LETTERS[letters]
        # A number below 2 or above 10 is a tile's; a card's ace and court have letters.
        rank = rf"(?:10|[2-9]|{_alternatives(k for k in self.ranks if not k.isdigit())})"
        # Suit letters follow a rank; symbols were turned into "~S" so that no language reads them twice.
        suit = rf"(?:~[SHDC]|{_alternatives(self.suits)})"
        colour = rf"(?:{_alternatives(self.colours)})"
        self.card = re.compile(rf"({rank})(?:-({rank}))?((?:{suit})+)")
        self.suit = re.compile(suit)
        self.tile = re.compile(rf"((?:{colour})+)({NUMBER})(?:-({NUMBER}))?")
        self.colour = re.compile(colour)

    def suit_of(self, text: str) -> Suit:
        return SUITS_EN[text[1]] if text.startswith("~") else self.suits[text]

    def cards(self, token: str) -> list[Card] | None:
        """The naturals that one token names, or None."""
        if match := self.card.fullmatch(token):
            low, high, suits = match.groups()
            ranks = self._span(self.ranks[low], self.ranks[high] if high else None)
            found = [self.suit_of(part) for part in self.suit.findall(suits)]
        elif match := self.tile.fullmatch(token):
            colours, low, high = match.groups()
            ranks = self._span(int(low), int(high) if high else None)
            found = [self.colours[part] for part in self.colour.findall(colours)]
        else:
            return None
        if ranks is None:
            return None
        return [Card(suit, rank) for suit in found for rank in ranks]

    @staticmethod
    def _span(low: int, high: int | None) -> list[int] | None:
        """The ranks of a run shorthand; `J-A` ends on the ace, any other backward range is none."""
        if high is None:
            return [low]
        if high == 1 and low > 1:
            return [*range(low, 14), 1]
        return list(range(low, high + 1)) if low < high else None

    def piece(self, token: str) -> list[RawPiece] | None:
        """The pieces of one upper-case token, or None when it cannot be read."""
        if token in ("*", "JK"):
            return [JOKER]
        if token == "FJ":
            return [STARRED]
        left, equals, right = token.partition("=")
        if equals:
            named, holder = self.cards(right), self.piece(left)
            if named is None or len(named) != 1 or holder is None or len(holder) != 1:
                return None
            if holder[0] == JOKER:
                return [Joker(named[0])]
            # Whether that tile is wild is the position's to say.
            return [LaidAs(holder[0], named[0])] if isinstance(holder[0], Card) else None
        cards = self.cards(token)
        return None if cards is None else list(cards)


READERS = {letters: _Reader(letters) for letters in LETTERS}
CANONICAL = [f"{RANK_TEXT[r]}{s.letter}" for s in CARD_SUITS for r in RANKS] + [
    f"{s.letter}{r}" for s in TILE_COLOURS for r in RANKS
]
FRENCH = {
    text: f"{ {1: 'A', 11: 'V', 12: 'D', 13: 'R'}.get(card.rank, card.rank) }{'PCKT'[card.suit]}"
    for text in CANONICAL
    for card in READERS["en"].cards(text) or []
    if not card.suit.is_tile
}


def _prepare(text: str, letters: str) -> str:
    text = re.sub("[︎️]", "", text)
    if letters == "fr":
        text = WORDS_FR.sub(lambda m: WORD_LETTERS_FR.get(m[1].lower(), m[1]) + WORD_LETTERS_FR[m[2].lower()[:2]], text)
    for symbol, letter in SYMBOLS.items():
        text = text.replace(symbol, f"~{letter}")
    return text.upper().replace("–", "-")


def near(token: str, letters: str = "en") -> str:
    """The nearest valid readings of an unreadable token, nearest first, joined by spaces.

    >>> near("14H"), near("KC", "fr")
    ('4H 10H', 'RT')
    """
    if token.isdigit():  # only its suit, or colour, is missing: any would be near
        return ""
    if letters == "fr" and token in FRENCH:
        return FRENCH[token]
    if letters == "en" and (french := READERS["fr"].cards(token)):
        return " ".join(map(str, french))
    choices = [*CANONICAL, "JK", "FJ"] if letters == "en" else [*FRENCH.values(), *CANONICAL[52:], "JK", "FJ"]
    close = difflib.get_close_matches(token, choices, n=2, cutoff=0.6)
    return " ".join(close)


def parse_cards(text: str | Sequence[Any], letters: str = "en", where: str = "cards") -> list[RawPiece]:
    """Read cards, tiles and jokers from a string or a list of strings, in the order written.

    Separators are spaces, commas and semicolons. `7S`, `ts` (10), `Q♥`; `*` or `JK`; `JK=8C` (laid as); `7-10C` (run);
    `7SHD` (one rank, several suits); tiles `R5`, `R5-8`, `FJ`. With letters "fr": `As R D V` and `P C K/Ca T`.
    Raises CardTextError listing every token that cannot be read, its place and the nearest reading.

    >>> [str(c) for c in parse_cards("7-9c, Th *")]
    ['7C', '8C', '9C', '10H', 'JK']
    >>> [str(c) for c in parse_cards("Dc 10p Rk 7♥", "fr")]
    ['QH', '10S', 'KD', '7H']
    >>> parse_cards("14H")
    Traceback (most recent call last):
    analyzer.errors.CardTextError: bad_card at cards[0]: {'token': '14H', 'place': 1, 'near': '4H 10H', 'sample': 'en'}
    """
    if letters not in READERS:
        raise CardTextError(Problem("bad_letters", "letters", {"value": letters, "known": "en fr"}))
    if not isinstance(text, str | list | tuple):
        raise CardTextError(Problem("not_cards", where, {"value": _short(repr(text))}))
    if sum(len(str(entry)) for entry in text) > MAX_TEXT:
        raise CardTextError(Problem("text_too_long", where, {"most": MAX_TEXT}))
    reader, pieces, problems, place = READERS[letters], [], [], 0
    for entry in [text] if isinstance(text, str) else text:
        if not isinstance(entry, str):
            problems.append(Problem("not_cards", f"{where}[{place}]", {"value": _short(repr(entry))}))
            place += 1
            continue
        for token in re.split(r"[\s,;]+", _prepare(entry, letters).strip()):
            if not token:
                continue
            found = reader.piece(token)
            if found is None:
                close = near(token.replace("~", ""), letters)
                params = {"token": _shown(token), "place": place + 1, "near": close, "sample": letters}
                problems.append(Problem("bad_card", f"{where}[{place}]", params))
            else:
                pieces.extend(found)
            place += 1
    if problems:
        raise CardTextError(*problems)
    return pieces


def _shown(token: str) -> str:
    for symbol, letter in zip("♠♥♦♣", "SHDC", strict=True):
        token = token.replace(f"~{letter}", symbol)
    return _short(token)


def _short(text: str) -> str:
    return text if len(text) <= 24 else text[:24] + "…"
