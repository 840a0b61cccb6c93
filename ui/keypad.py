"""The keypad component: taps cards into a zone and out of it; Python hears of the whole zone with every tap."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import streamlit as st

from analyzer import RamiError
from analyzer.cards import CARD_SUITS, JOKER, RANKS, STARRED, TILE_COLOURS, Card, Joker
from analyzer.notation import RawPiece, parse_cards
from analyzer.position import full_deck
from analyzer.rules import load_rules
from analyzer.wording import Text
from ui import cards, state, tiles, zonetext

STARRED_TILES = 2
FILES = Path(__file__).parent / "components"
_keypad = st.components.v2.component(
    "ramiscope_keypad",
    html='<div class="pad"><div class="cards"></div><div class="keys"></div></div>',
    css=(FILES / "keypad.css").read_text(encoding="utf-8"),
    js=(FILES / "keypad.js").read_text(encoding="utf-8"),
)


def show(text: Text, zone: str) -> None:
    """The cards of the zone as buttons that take them away, and two rows of seven keys a suit."""
    suits = TILE_COLOURS if state.rules().deck == "tiles" else CARD_SUITS
    keys: list[RawPiece] = [*(Card(suit, rank) for suit in suits for rank in RANKS), _last_key()]
    base = state.pad_base(zone)
    drawn = {str(piece): piece for piece in [*keys, *(entry.piece for entry in base if entry.piece is not None)]}
    left = _left_for(zone)
    _keypad(
        data={
            "rev": state.pad_revision(zone),
            "cards": [{"text": str(e.piece)} if e.piece else {"text": e.text, "raw": True} for e in base],
            "keys": [str(piece) for piece in keys],
            "faces": {code: _face(text, piece) | {"most": left[piece]} for code, piece in drawn.items()},
        },
        default={"zone": None},
        on_zone_change=lambda: None,
        key=state.pad_key(zone),
    )


def button_label(text: Text, tapping: bool, zone: str) -> str:
    """The words of a button that opens or closes a keypad; the name of its zone is for screen readers (style.css)."""
    return f"{text('page-tapped' if tapping else 'page-tap')} :gray[{zone}]"


def _face(text: Text, piece: RawPiece) -> dict[str, Any]:
    wild = tiles.wild()
    dealt = tiles.as_dealt(piece, wild)
    look, name = cards.face(dealt, wild), cards.name(dealt, text.lang, wild)
    rank, glyph = cards.index(look.shown, text.lang) if look.shown else ("FJ" if piece == STARRED else "JK", "★")
    return {
        "rank": rank,
        "glyph": glyph,
        "mark": look.mark,
        "suit": look.shown.suit.name.lower() if look.shown else "joker",
        "tile": bool(look.shown and look.shown.suit.is_tile),
        "wild": look.is_wild,
        "name": name,
        "remove": text("page-remove", name=name),
    }


def _last_key() -> RawPiece:
    """Jokers; where the visible tile sets the wildcards, the starred tiles instead."""
    return STARRED if state.rules().wildcards == "indicator" else JOKER


def _left_for(zone: str) -> Counter[RawPiece]:
    """The copies that this zone may hold: those of the packs that lie in no other zone."""
    left: Counter[RawPiece] = Counter()
    try:
        left.update(full_deck(load_rules(st.session_state["rules"], **{**state.deal_options(), **state.options()})))
    except RamiError:  # two house rules contradict each other: said beside them
        return left
    left[STARRED] = STARRED_TILES
    if tiles.wild():  # the visible tile itself is taken by nobody (OK-11)
        left.subtract(piece for piece in parse_cards(st.session_state["indicator"]))
    for other in state.zones():
        if other != zone:
            held = zonetext.pieces(state.zone_text(other), state.lang())
            left.subtract(JOKER if isinstance(piece, Joker) else piece for piece in held)
    return left
