"""Cards and tiles as HTML: index and glyph in four colours, a spoken name for each, a joker in the place of its card.

`wild` is the face of the wildcards of a round, where a visible tile sets it: there a joker is a tile of that face, and
a natural one of that face is a starred tile.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape

from analyzer.cards import Card, Joker
from analyzer.melds import Meld
from analyzer.notation import LaidAs, RawPiece
from analyzer.wording import Text, card_label, card_name
from analyzer.wording.text import TEXT_STYLE
from ui.tiles import SHAPES, STARRED_MARK, WILD_MARK


@dataclass(frozen=True)
class Face:
    """What is drawn: the card shown (None: a free joker), a mark in its corner, whether it stands for another."""

    shown: Card | None
    mark: str
    is_wild: bool


def face(piece: RawPiece, wild: Card | None = None) -> Face:
    """How a piece looks."""
    if isinstance(piece, Card):
        return Face(piece, STARRED_MARK if piece == wild else "", False)
    stands_for = piece.stands_for if isinstance(piece, Joker | LaidAs) else None
    if wild is not None and isinstance(piece, Joker | LaidAs):
        return Face(stands_for or wild, WILD_MARK, True)
    if stands_for is None:
        return Face(None, "", True)
    return Face(stands_for, WILD_MARK if stands_for.suit.is_tile else "JK", True)


def name(piece: RawPiece, lang: str, wild: Card | None = None) -> str:
    """The spoken name of a piece."""
    if wild is not None:
        if isinstance(piece, Joker | LaidAs):
            as_face = {"face": card_name(piece.stands_for or wild, lang)}
            return Text(lang)("wildcard-as" if piece.stands_for else "wildcard-free", **as_face)
        if piece == wild:
            return Text(lang)("starred-as", face=card_name(wild, lang))
    return card_name(piece, lang)


def label(piece: RawPiece, lang: str, wild: Card | None = None) -> str:
    """A piece as players write it; a tile by its name."""
    return card_label(piece, lang) if wild is None else name(piece, lang, wild)


def face_html(piece: RawPiece, lang: str, *, small: bool = False, note: str = "", wild: Card | None = None) -> str:
    """One card; `note` is a short word below it, such as the copies left."""
    look = face(piece, wild)
    classes = ["rc", "notranslate", *(["rc-small"] if small else []), *(["rc-joker"] if look.is_wild else [])]
    if look.shown is not None:
        rank, glyph = index(look.shown, lang)
        classes += [f"rc-{look.shown.suit.name.lower()}", *(["rc-tile"] if look.shown.suit.is_tile else [])]
        mark = f"<u>{escape(look.mark)}</u>" if look.mark else ""
        inner = f"<b>{escape(rank)}</b><i>{escape(glyph)}</i>{mark}"
    else:
        classes.append("rc-free")
        inner = "<b>JK</b><i>★</i>" if isinstance(piece, Joker) else "<b>FJ</b><i>★</i>"
    spoken = escape(f"{name(piece, lang, wild)} {note}".strip(), quote=True)
    card = f'<span class="{" ".join(classes)}" role="img" aria-label="{spoken}">{inner}</span>'
    if not note:
        return card
    return f'<span class="rc-noted">{card}<small aria-hidden="true">{escape(note)}</small></span>'


def index(card: Card, lang: str) -> tuple[str, str]:
    """Rank and suit glyph of a card; a tile has its number and the shape of its colour."""
    if card.suit.is_tile:
        return str(card.rank), f"{SHAPES[card.suit]}{TEXT_STYLE}"
    label = card_label(card, lang).removesuffix(TEXT_STYLE)
    return label[:-1], label[-1] + TEXT_STYLE


def row_html(pieces: Iterable[RawPiece], lang: str, *, small: bool = False, wild: Card | None = None) -> str:
    """Cards side by side, wrapping where the page is narrow."""
    cards = "".join(face_html(piece, lang, small=small, wild=wild) for piece in pieces)
    return f'<span class="rc-row">{cards}</span>'


def named_pieces(meld: Meld) -> tuple[RawPiece, ...]:
    """The cards of a meld in table order, each joker named."""
    return tuple(
        piece if isinstance(piece, Card) else Joker(face) for piece, face in zip(meld.pieces, meld.faces(), strict=True)
    )


def meld_html(meld: Meld, lang: str, caption: str, *, small: bool = False, wild: Card | None = None) -> str:
    """A meld on a plate of its own, its caption beside it."""
    row = row_html(named_pieces(meld), lang, small=small, wild=wild)
    return f'<div class="rc-meld">{row}<span>{escape(caption)}</span></div>'
