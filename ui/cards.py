"""Cards as HTML: index and suit glyph in four colours, a spoken name for each, a joker in the place of its card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

import streamlit as st

from analyzer.cards import Card, Joker
from analyzer.melds import Meld
from analyzer.notation import LaidAs, RawPiece
from analyzer.wording import card_label, card_name
from analyzer.wording.text import TEXT_STYLE


def face_html(piece: RawPiece, lang: str, *, small: bool = False, note: str = "") -> str:
    """One card; `note` is a short word below it, such as the copies left."""
    shown = piece.stands_for if isinstance(piece, Joker | LaidAs) else piece
    classes = ["rc", "notranslate"]
    if small:
        classes.append("rc-small")
    if not isinstance(piece, Card):
        classes += ["rc-joker"] if isinstance(shown, Card) else ["rc-joker", "rc-free"]
    if isinstance(shown, Card):
        rank, glyph = index(shown, lang)
        classes.append(f"rc-{shown.suit.name.lower()}")
        inner = f"<b>{escape(rank)}</b><i>{escape(glyph)}</i>"
        if not isinstance(piece, Card):
            inner += "<u>JK</u>"
    else:
        inner = "<b>JK</b><i>★</i>" if isinstance(piece, Joker) else "<b>FJ</b><i>★</i>"
    spoken = escape(f"{card_name(piece, lang)} {note}".strip(), quote=True)
    card = f'<span class="{" ".join(classes)}" role="img" aria-label="{spoken}">{inner}</span>'
    if not note:
        return card
    return f'<span class="rc-noted">{card}<small aria-hidden="true">{escape(note)}</small></span>'


def index(card: Card, lang: str) -> tuple[str, str]:
    """Rank and suit glyph of a card; a tile has its number and a dot of its colour."""
    if card.suit.is_tile:
        return str(card.rank), f"●{TEXT_STYLE}"
    label = card_label(card, lang).removesuffix(TEXT_STYLE)
    return label[:-1], label[-1] + TEXT_STYLE


def row_html(pieces: Iterable[RawPiece], lang: str, *, small: bool = False) -> str:
    """Cards side by side, wrapping where the page is narrow."""
    cards = "".join(face_html(piece, lang, small=small) for piece in pieces)
    return f'<span class="rc-row">{cards}</span>'


def named_pieces(meld: Meld) -> tuple[RawPiece, ...]:
    """The cards of a meld in table order, each joker named."""
    return tuple(
        piece if isinstance(piece, Card) else Joker(face) for piece, face in zip(meld.pieces, meld.faces(), strict=True)
    )


def meld_html(meld: Meld, lang: str, caption: str, *, small: bool = False) -> str:
    """A meld on a plate of its own, its caption beside it."""
    return f'<div class="rc-meld">{row_html(named_pieces(meld), lang, small=small)}<span>{escape(caption)}</span></div>'


def draw(pieces: Sequence[RawPiece], lang: str, *, small: bool = False) -> None:
    """Cards on the page; nothing where there are none."""
    if pieces:
        st.html(row_html(pieces, lang, small=small))
