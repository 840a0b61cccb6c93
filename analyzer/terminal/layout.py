"""Lines for a terminal: cards, tables and wrapped text, with nothing in them that a terminal would obey."""

from __future__ import annotations

import shutil
import textwrap
import unicodedata
from collections.abc import Iterable, Sequence

from analyzer.wording.text import RANK_LETTERS, SYMBOLS, TEXT_STYLE

WIDEST = 100
INDENT = "  "
RANKS = {
    lang: {english: letters[rank] for rank, english in RANK_LETTERS["en"].items()}
    for lang, letters in RANK_LETTERS.items()
}
COLOURS = {"en": {}, "fr": {"K": "N", "Y": "J"}}
"""Letters of tile colours that differ from the canonical ones."""


def card_text(canonical: str, letters: str) -> str:
    """A card as players write it and as it can be typed again.

    >>> [card_text(card, "fr") for card in ("QH", "10S", "JK=8C", "Y5", "R6=B9", "FJ")]
    ['D♥', '10♠', 'JK=8♣', 'J5', 'R6=B9', 'FJ']
    """
    return "=".join(_face(part, letters) for part in canonical.split("="))


def _face(card: str, letters: str) -> str:
    if card[1:].isdigit():
        return COLOURS[letters].get(card[0], card[0]) + card[1:]
    if card[-1:] in "SHDC" and card[:-1]:
        return RANKS[letters].get(card[:-1], card[:-1]) + SYMBOLS["SHDC".index(card[-1])]
    return card


def cards_text(cards: Iterable[str], letters: str) -> str:
    return " ".join(card_text(card, letters) for card in cards)


def table(rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> list[str]:
    """Indented rows with aligned columns, those in `right` at their right end.

    >>> table([["a", "12", "x"], ["bcd", "3", ""]], right=[1])
    ['  a    12  x', '  bcd   3']
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        INDENT
        + INDENT.join(
            cell.rjust(width) if place in right else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def wrapped(text: str, indent: str = INDENT, first: str | None = None) -> list[str]:
    """A text in lines of the terminal's width, at most a hundred characters; `first` begins the first line."""
    width = max(40, min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns))
    return textwrap.wrap(
        text,
        width,
        initial_indent=indent if first is None else first,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )


def paragraphs(parts: Iterable[Sequence[str]]) -> list[str]:
    """The lines of the parts that have any, an empty line between them."""
    lines: list[str] = []
    for part in filter(None, parts):
        lines += ["", *part] if lines else part
    return lines


def clean(line: str) -> str:
    """A line without control characters: names and faulty cards come from others.

    >>> clean("8♣\\ufe0e \\x1b[2J")
    '8♣ �[2J'
    """
    shown = line.replace(TEXT_STYLE, "")
    return "".join("\N{REPLACEMENT CHARACTER}" if unicodedata.category(each)[0] == "C" else each for each in shown)
