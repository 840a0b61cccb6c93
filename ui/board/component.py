"""The card editor itself: its files put together, and its words."""

from __future__ import annotations

import functools
from pathlib import Path

import streamlit as st

from analyzer.wording import Text
from ui import state
from ui.board import exchange, faces

FILES = Path(__file__).parent.parent / "components" / "board"
SCRIPTS = ("model", "order", "link", "faces", "zones", "tools", "keys", "moves", "drag", "board")
STYLES = ("board", "cards", "tools")
MOST_COUNTED = 120
WORDS = (
    "label",
    "entry",
    "undo",
    "redo",
    "keypad",
    "keypad-of",
    "order",
    "order-melds",
    "order-suit",
    "order-rank",
    "order-entered",
    "lifted",
    "remove",
    "put-down",
    "own",
    "other",
    "full",
    "new-meld",
    "fits-now",
    "fits-later",
    "swap-now",
    "swap-later",
    "unread",
    "aimed",
    "upcard",
)

_board = st.components.v2.component(
    "ramiscope_board",
    html=(FILES / "board.html").read_text(encoding="utf-8"),
    css="\n".join((FILES / f"{name}.css").read_text(encoding="utf-8") for name in STYLES),
    js="\n".join((FILES / f"{name}.js").read_text(encoding="utf-8") for name in SCRIPTS),
)


def show(text: Text) -> None:
    """The editor with the position of this run."""
    rules = state.rules()
    _board(
        data={
            **exchange.outgoing(),
            "rules": rules.name,
            "deck": rules.deck,
            "keys": faces.keys(),
            "faces": faces.faces(text),
            "copies": faces.copies(),
            "notation": faces.notation(text.lang),
            "melds": not rules.lay_all_at_once,
            "words": _words(text.lang, rules.deck, wild_by_deal=rules.wildcards == "indicator"),
        },
        default={"position": None},
        on_position_change=lambda: None,
        key=exchange.KEY,
    )


@functools.cache
def _words(lang: str, kind: str, *, wild_by_deal: bool) -> dict[str, object]:
    """All that the editor says of cards or tiles; `{name}` and the like are filled in by the editor."""
    text = Text(lang, deck=kind)
    pile = "page-zone-discards" if kind == "cards" else "board-zone-discards-tiles"
    hint = "page-placeholder-hand" if kind == "cards" else "page-placeholder-hand-tiles"
    blanks = {name: f"{{{name}}}" for name in ("name", "zone", "cards")}
    return {
        **{word: text(f"board-{word}", **blanks) for word in WORDS},
        "placeholder": text(hint),
        "remove-name": text("page-remove", name="{name}"),
        "drop-meld": text("page-drop-meld"),
        "joker-as": text("wildcard-as" if wild_by_deal else "joker-as", face="{name}"),
        "counts": [text("cards-count", count=count) for count in range(MOST_COUNTED)],
        "zones": {
            "hand": text("board-zone-hand"),
            "discards": text(pile),
            "meld": text("page-meld-number", number="{number}"),
            "seen": text("board-zone-seen"),
            "indicator": text("page-indicator"),
        },
    }
