"""The keypad for a loser's cards: filled from the round being entered."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import streamlit as st

from analyzer.cards import CARD_SUITS, JOKER, RANKS, Card, Joker
from analyzer.match import Match
from analyzer.notation import RawPiece
from analyzer.position import full_deck
from analyzer.wording import Text, card_name
from ui import cards, zonetext
from ui.scores import draft

FILES = Path(__file__).parent.parent / "components"
_keypad = st.components.v2.component(
    "ramiscope_score_keypad",
    html='<div class="pad"><div class="cards"></div><div class="keys"></div></div>',
    css=(FILES / "keypad.css").read_text(encoding="utf-8"),
    js=(FILES / "keypad.js").read_text(encoding="utf-8"),
)


def show(text: Text, match: Match, player: str) -> None:
    """The cards as buttons that take them away, and a key for every card of the packs."""
    hand = draft.held(player)
    jokers = [JOKER] if match.rules.jokers else []
    keys: list[RawPiece] = [*(Card(suit, rank) for suit in CARD_SUITS for rank in RANKS), *jokers]
    drawn = {str(piece): piece for piece in [*keys, *(entry.piece for entry in hand.base if entry.piece is not None)]}
    left = _left(match, player, text.lang)
    _keypad(
        data={
            "rev": hand.pad_rev,
            "cards": [{"text": str(e.piece)} if e.piece else {"text": e.text, "raw": True} for e in hand.base],
            "keys": [str(piece) for piece in keys],
            "faces": {code: _face(text, piece) | {"most": left[piece]} for code, piece in drawn.items()},
        },
        default={"zone": None},
        on_zone_change=lambda: None,
        key=draft.pad_key(match, player),
    )


def _face(text: Text, piece: RawPiece) -> dict[str, Any]:
    rank, glyph = cards.index(piece, text.lang) if isinstance(piece, Card) else ("JK", "★")
    name = card_name(piece, text.lang)
    suit = piece.suit.name.lower() if isinstance(piece, Card) else "joker"
    return {
        "rank": rank,
        "glyph": glyph,
        "suit": suit,
        "name": name,
        "remove": text("page-remove", name=name),
    }


def _left(match: Match, player: str, lang: str) -> Counter[RawPiece]:
    """The copies that this hand may hold: those of the packs that no other hand has."""
    left: Counter[RawPiece] = Counter()
    left.update(full_deck(match.rules))
    for other in draft.seats(match):
        if other not in (player, draft.value("winner")):
            held = zonetext.pieces(draft.held(other).text, lang)
            left.subtract(JOKER if isinstance(piece, Joker) else piece for piece in held)
    return left
