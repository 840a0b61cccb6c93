"""Tiles: a shape for each colour, and what a typed tile is in the round: wildcard, starred tile, plain one."""

from __future__ import annotations

import streamlit as st

from analyzer.cards import JOKER, KING, TILE_COLOURS, Card, Joker, StarredTile
from analyzer.notation import LaidAs, RawPiece, parse_cards
from ui import state

SHAPES = dict(zip(TILE_COLOURS, "●■▲◆", strict=True))
"""Colours told apart without seeing them."""
WILD_MARK, STARRED_MARK = "J", "★"
"""What stands in the corner of a wildcard (OK-14) and of a starred tile."""


def wild() -> Card | None:
    """The face of the wildcards, where the visible tile sets it (OK-12, SO-2)."""
    if state.setting("wildcards") != "indicator":
        return None
    tile = parse_cards(st.session_state["indicator"])[0]
    return Card(tile.suit, tile.rank % KING + 1) if isinstance(tile, Card) else None


def as_dealt(piece: RawPiece, wild: Card | None) -> RawPiece:
    """What a typed piece is in this round: the tile that is wild is a joker, the starred tile is its face (OK-15).

    >>> as_dealt(StarredTile(), Card(TILE_COLOURS[0], 4)), as_dealt(Card(TILE_COLOURS[0], 4), Card(TILE_COLOURS[0], 4))
    (Card(suit=<Suit.RED: 4>, rank=4), Joker(stands_for=None))
    """
    if wild is None:
        return piece
    if isinstance(piece, StarredTile):
        return wild
    if isinstance(piece, LaidAs):
        return Joker(piece.stands_for)
    return JOKER if piece == wild else piece
