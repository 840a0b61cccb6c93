"""Entry of a position: the card editor, a text for each zone as the second way in, and the state of the turn."""

from __future__ import annotations

from collections.abc import Sequence

import streamlit as st

from analyzer import Problem
from analyzer.notation import RawPiece
from analyzer.wording import Text
from ui import carried, folds, others, state, zonetext
from ui.analysis import Outcome
from ui.board import component
from ui.choice import number, select, toggle
from ui.state import DISCARDS, HAND, SEEN

TEXTS, TURN, TURN_FAULTS = "texts_fold", "turn_fold", "turn_faults"
SCORES = (("total", 0, 100_000), ("limit", 1, 100_000), ("players", 2, 8))
"""Each with its least and its greatest value."""
OTHERS = ("stock", "out_of_turn", "opponents", "laid_before")
DETAILS = ("drawn", "phase", *state.SWITCHES, *state.NUMBERS, *OTHERS)


def show(text: Text, outcome: Outcome) -> None:
    """The whole entry: the card editor, what is wrong with its zones, their texts, and the turn."""
    component.show(text)
    with st.container():
        if not outcome.is_empty:  # nothing is wrong at the beginning
            _faults(text, outcome)
        _resting(text)
    texts = folds.fold(TEXTS, text("page-board-text"), ":material/keyboard:")
    if texts.open:
        with texts:
            _texts(text)
    _details(text, outcome)


def _details(text: Text, outcome: Outcome) -> None:
    """The turn and the scores, folded away; a fault there that was not there before opens them."""
    s, wrong = st.session_state, outcome.problems_at(*DETAILS)
    if wrong and wrong != s.get(TURN_FAULTS):
        s.setdefault(TURN, False)
        state.put(TURN, True)
    s[TURN_FAULTS] = wrong
    turn = folds.fold(TURN, text("page-turn-details"), ":material/tune:")
    if turn.open:
        with turn:
            _turn(text, outcome)
    else:
        faults(text, wrong)


def _faults(text: Text, outcome: Outcome) -> None:
    """What is wrong with each zone."""
    for zone in (HAND, DISCARDS, SEEN):
        with st.container(key=f"zone-{zone}"):
            faults(text, outcome.problems_at(zone))
    with st.container(key="zone-table"):
        faults(text, outcome.problems_at("table"))


def _texts(text: Text) -> None:
    """Every zone as text: the second way in."""
    for zone in state.zones():
        _field(text, zone)
    if not state.rules().lay_all_at_once:
        st.button(text("page-new-meld"), key="new-meld", icon=":material/add:", on_click=state.new_meld)


def _field(text: Text, zone: str) -> None:
    is_meld = zone in state.meld_zones()
    sample = "meld" if is_meld else zone if state.rules().deck == "cards" else f"{zone}-tiles"
    with st.container(horizontal=True, gap="xsmall", vertical_alignment="bottom"):
        # Told in every run: a value put into the session is told once, and lost with a run that was cut short.
        st.text_input(
            text("page-as-text", zone=_zone_name(text, zone)),
            state.zone_text(zone),
            key=state.field_key(zone),
            placeholder=text(f"page-placeholder-{sample}"),
        )
        if is_meld:
            st.button("✕", key=f"drop-{zone}", help=text("page-drop-meld"), on_click=state.drop_meld, args=(zone,))


def _resting(text: Text) -> None:
    """Cards that these rules have no place for, and why; they come back with the rules that have one."""
    for zone in state.resting_zones():
        reason = text("resting-no-discards" if zone == DISCARDS else "resting-no-table")
        st.caption(text("page-resting", shown=state.zone_text(zone), reason=reason))


def faults(text: Text, problems: Sequence[Problem]) -> None:
    """What is wrong with a field, directly under it."""
    if problems:
        st.error("  \n".join(map(text.problem, problems)), icon=":material/error:")


def _turn(text: Text, outcome: Outcome) -> None:
    """What else is known of the turn and of the round."""
    left, right = st.columns(2)
    with left:
        if not state.rules().lay_all_at_once:
            late = not st.session_state["opened"]
            toggle(text("page-opened"), "opened")
            toggle(text("page-opened-this-turn"), "opened_this_turn", disabled=late)
        select(text("page-phase"), ["auto", "play", "draw"], lambda phase: text(f"phase-{phase}"), "phase")
        faults(text, outcome.problems_at("phase", *state.SWITCHES))
    with right:
        # A card drawn that has left the hand stays in the list, so that its fault can be said.
        hand = [zonetext.written(piece, text.lang) for piece in _pieces(HAND)]
        select(
            text("page-drawn"),
            list(dict.fromkeys(["", *hand, st.session_state["drawn"]])),
            lambda card: card or text("page-drawn-unknown"),
            "drawn",
        )
        faults(text, outcome.problems_at("drawn"))
        select(
            text("page-drawn-from"),
            ["stock", "discard"],
            lambda pile: text(f"pile-{pile}"),
            "drawn_from",
            disabled=not st.session_state["drawn"],
        )
    # Where the packs follow from the players, they are asked for with the deal.
    scores = [score for score in SCORES if score[0] != "players" or not state.rules().decks_by_players]
    for column, (name, least, most) in zip(st.columns(3), scores, strict=False):
        with column:
            number(text(f"page-{name}"), least, most, name, optional=True, placeholder="–")
        faults(text, outcome.problems_at(name))
    others.show(text)
    faults(text, outcome.problems_at(*OTHERS))
    carried.show(text)


def _pieces(zone: str) -> list[RawPiece]:
    return zonetext.pieces(state.zone_text(zone), state.lang())


def _zone_name(text: Text, zone: str) -> str:
    if zone in (HAND, DISCARDS, SEEN):
        return text(f"page-zone-{zone}")
    return text("page-meld-number", number=state.meld_number(zone))
