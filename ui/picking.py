"""Picking cards out of a row: every copy is a choice of its own, drawn as a card; a narrow place gets more rows."""

from __future__ import annotations

from collections.abc import Sequence

import streamlit as st

from analyzer.cards import Card
from analyzer.notation import RawPiece
from ui import cards

SAME_AGAIN = "\u2060"
"""Shows nothing: Streamlit tells choices apart by their words, and a second copy of a card has the same."""


def pick(
    label: str, hand: Sequence[RawPiece], places: Sequence[int], lang: str, key: str, wild: Card | None
) -> list[int]:
    """The places in the hand of the cards picked among these places, in the order of the hand."""
    with st.container(key=f"pick-{key}"):
        _colours(f"pick-{key}", [hand[place] for place in places], wild)
        chosen = st.pills(
            label,
            places,
            selection_mode="multi",
            format_func=lambda place: _copy_label(hand, place, lang, wild),
            key=key,
            wrap=True,
        )
    return sorted(chosen)


def _copy_label(hand: Sequence[RawPiece], place: int, lang: str, wild: Card | None) -> str:
    """A card of the hand; its further copies differ by what nobody sees."""
    shown = cards.label(hand[place], lang, wild)
    return shown + SAME_AGAIN * [cards.label(each, lang, wild) for each in hand[:place]].count(shown)


def _colours(key: str, shown: Sequence[RawPiece], wild: Card | None) -> None:
    """Each card in the colour of its suit: buttons have no class of their own, only a place in the row."""
    rules = []
    for place, piece in enumerate(shown, start=1):
        face = cards.face(piece, wild)
        colour = "joker" if face.is_wild or face.shown is None else face.shown.suit.name.lower()
        rules.append(f".st-key-{key} button:nth-child({place}) {{ --pick: var(--pick-{colour}); }}")
    st.html(f"<style>{' '.join(rules)}</style>")
