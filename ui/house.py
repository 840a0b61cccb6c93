"""The rule set and its house rules; a position carries only what differs."""

from __future__ import annotations

from html import escape

import streamlit as st

from analyzer.cards import JOKER, RANKS, TILE_COLOURS, Card, Piece
from analyzer.rules import rule_names
from analyzer.wording import Text, card_name
from ui import cards, state, tiles
from ui.analysis import Outcome
from ui.choice import number, select, toggle
from ui.contract import contract_words
from ui.editor import faults

NUMBERS = {
    "open_min": 200,
    "jokers": 24,
    "joker_pen": 100,
    "ace_pen": 100,
    "min_naturals": 4,
    "hand_size": 30,
}
CHOICES = {
    "open_scope": ("turn_total", "single_meld"),
    "final_discard": ("required", "optional", "none"),
    "take_discard": ("free", "must_meld_it", "must_meld_any", "meld_or_layoff"),
    "swap_owner": ("any", "others"),
}
GROUPS = {
    "opening": ("open_min", "open_scope", "opening_needs_pure_run"),
    "jokers": ("jokers", "min_naturals", "adjacent_jokers", "joker_pen"),
    "swaps": ("swap", "swap_owner", "swap_reuse_now"),
    "turn": ("take_discard", "final_discard", "layoff_before_open", "layoff_same_turn"),
    "cards": ("hand_size", "ace_low_run", "ace_pen"),
}
NOT_AT_ONCE = {
    *GROUPS["opening"],
    *GROUPS["swaps"],
    *("jokers", "joker_pen", "ace_pen", "final_discard", "layoff_before_open", "layoff_same_turn"),
}
"""Without meaning where the whole hand is laid at once."""


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


def deal(text: Text, outcome: Outcome) -> None:
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
                width=330,
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


def house_rules(text: Text, outcome: Outcome) -> None:
    """The main house rules, folded away; the label counts what was changed."""
    changed = state.options()
    label = text("page-house-rules", count=len(changed))
    with st.expander(label, icon=":material/gavel:", expanded=bool(outcome.problems_at("options"))):
        for group, options in GROUPS.items():
            shown = [option for option in options if _has_control(option)]
            if not shown:
                continue
            st.markdown(f"**{text(f'group-{group}')}**")
            with st.container(horizontal=True, vertical_alignment="bottom", gap="small"):
                for option in shown:
                    _control(text, outcome, option)
        if others := st.session_state["other_options"]:
            st.caption(text("page-other-options", options=", ".join(f"{k} = {v}" for k, v in others.items())))
        if changed:
            st.button(text("page-plain-rules"), on_click=_rules_chosen)


def _has_control(option: str) -> bool:
    """Whether an option means something under these rules and is, where numbers are asked for, no word instead."""
    rules = state.rules()
    if (rules.lay_all_at_once and option in NOT_AT_ONCE) or (rules.contracts and option in GROUPS["opening"]):
        return False
    return option not in NUMBERS or isinstance(st.session_state[f"opt-{option}"], int)


def _control(text: Text, outcome: Outcome, option: str) -> None:
    with st.container(width=250, gap="xsmall"):
        label, key = text(f"option-{option}"), f"opt-{option}"
        if option in NUMBERS:
            number(label, 0, NUMBERS[option], key)
        elif option in CHOICES:
            select(label, CHOICES[option], lambda value: text(f"{option}-{value}"), key)
        else:
            toggle(label, key)
        faults(text, outcome.problems_at(f"options.{option}"))


def _rules_chosen() -> None:
    state.set_rules(st.session_state["rules"], {})
