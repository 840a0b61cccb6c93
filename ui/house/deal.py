"""The rule set, and what changes from deal to deal."""

from __future__ import annotations

from html import escape

import streamlit as st

from analyzer.cards import JOKER, RANKS, TILE_COLOURS, Card, Piece
from analyzer.rules import rule_names
from analyzer.wording import Text, card_name
from ui import cards, state, tiles
from ui.analysis import Outcome
from ui.choice import number, select
from ui.contract import contract_words
from ui.editor import faults


def choose_rules(text: Text) -> None:
    """The rule set; choosing one sets every house rule back to its own."""
    select(
        text("page-rules"),
        rule_names(),
        lambda name: text(f"rules-{name}"),
        "rules",
        _rules_chosen,
        label_visibility="collapsed",
        width=230,
    )


def show(text: Text, outcome: Outcome) -> None:
    """What changes from deal to deal: the contract, or the visible tile that sets the wildcards."""
    rules = state.rules()
    with st.container(horizontal=True, vertical_alignment="bottom", gap="small"):
        if rules.contracts:
            contracts = rules.contracts
            select(
                text("page-contract"),
                range(1, len(contracts) + 1),
                lambda n: text("page-contract-option", number=n, melds=contract_words(text, contracts[n - 1])),
                "contract",
                width="stretch",
            )
            # Too many for one contract are told by the reader: a limit that moves would take the number away.
            most = max(rules.max_buys, default=0)
            number(text("page-buys"), 0, most, "buys_used", width=150)
        if rules.decks_by_players:
            number(text("page-players"), state.LEAST_PLAYERS, 8, "players", width=150)
        if rules.wildcards == "indicator":
            faces = {str(tile): tile for tile in (Card(colour, rank) for colour in TILE_COLOURS for rank in RANKS)}
            select(
                text("page-indicator"),
                list(faces),
                lambda code: card_name(faces[code], text.lang),
                "indicator",
                width=200,
            )
            if wild := tiles.wild():
                st.html(_wild_html(text, wild))
    faults(text, outcome.problems_at(*state.CONTRACT_KEYS, "indicator"))


def _wild_html(text: Text, wild: Card) -> str:
    """What the visible tile makes of two tiles: the wildcard, and the starred tile in its place."""
    told: dict[str, Piece] = {"wildcard": JOKER, "starred": wild}
    parts = (
        f"{cards.face_html(piece, text.lang, small=True, wild=wild)}<span>{escape(text(f'page-{code}'))}</span>"
        for code, piece in told.items()
    )
    return f'<div class="rc-deal">{"".join(parts)}</div>'


def _rules_chosen() -> None:
    state.set_rules(st.session_state["rules"], {})
