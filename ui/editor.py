"""Entry of a position: a text for each zone, a keypad that taps cards into one of them, and the state of the turn."""

from __future__ import annotations

from collections.abc import Sequence

import streamlit as st

from analyzer import Problem
from analyzer.notation import RawPiece
from analyzer.position import OPPONENT, SELF
from analyzer.wording import Text
from ui import cards, keypad, state, tiles, zonetext
from ui.analysis import Outcome
from ui.choice import number, select, toggle
from ui.state import DISCARDS, HAND

SCORES = (("total", 0, 100_000), ("limit", 1, 100_000), ("players", 2, 8))
"""Each with its least and its greatest value."""
DETAILS = ("drawn", "phase", *state.SWITCHES, *state.NUMBERS)


def show(text: Text, outcome: Outcome) -> None:
    """The whole entry, each fault beside its field."""
    wild = tiles.wild()
    for zone in (each for each in (HAND, DISCARDS) if each in state.zones()):
        held = [tiles.as_dealt(piece, wild) for piece in _pieces(zone)]
        with st.container(key=f"zone-{zone}", gap="xsmall"):
            _header(text, zone, text(_counted(zone), count=len(held)))
            _cards(text, zone, held, small=zone != HAND)
            if not outcome.is_empty:  # nothing is wrong at the beginning
                faults(text, outcome.problems_at(zone))
    with st.container():
        _melds(text, outcome)
        _resting(text)
    wrong = outcome.problems_at(*DETAILS)
    with st.expander(text("page-turn-details"), icon=":material/tune:", expanded=bool(wrong)):
        _turn(text, outcome)


def _melds(text: Text, outcome: Outcome) -> None:
    """The melds on the table, and a button for one more."""
    places = {zone: place for place, zone in enumerate(state.laid_zones())}
    for zone in state.meld_zones():
        place = places.get(zone)
        laid = outcome.position.table[place].meld if outcome.position and place is not None else None
        with st.container(key=f"zone-{zone}", gap="xsmall"):
            _header(text, zone, _zone_name(text, zone))
            _cards(text, zone, cards.named_pieces(laid) if laid else _pieces(zone), small=True)
            if place is not None:
                faults(text, outcome.problems_at(f"table[{place}]"))
    # The faults of single melds stand beside them.
    faults(text, [problem for problem in outcome.problems if problem.where == "table"])
    if not state.rules().lay_all_at_once:
        st.button(text("page-new-meld"), key="new-meld", icon=":material/add:", on_click=state.new_meld)


def _resting(text: Text) -> None:
    """Cards that these rules have no place for, and why; they come back with the rules that have one."""
    for zone in state.resting_zones():
        reason = text("resting-no-discards" if zone == DISCARDS else "resting-no-table")
        st.caption(text("page-resting", shown=state.zone_text(zone), reason=reason))


def faults(text: Text, problems: Sequence[Problem]) -> None:
    """What is wrong with a field, directly under it."""
    if problems:
        st.error("  \n".join(map(text.problem, problems)), icon=":material/error:")


def _header(text: Text, zone: str, label: str) -> None:
    """The name of a zone, who laid it, and the button that opens the keypad for it."""
    tapping = st.session_state["pad_zone"] == zone
    with st.container(horizontal=True, vertical_alignment="center", gap="xsmall"):
        st.markdown(f"**{label}**", width="stretch")
        if zone.startswith("meld"):
            select(
                text("page-owner"),
                [OPPONENT, SELF],
                lambda owner: text(f"owner-{owner}"),
                f"owner-{zone}",
                label_visibility="collapsed",
                width=124,
            )
        st.button(
            keypad.button_label(text, tapping, _zone_name(text, zone)),
            key=f"tap-{zone}",
            icon=":material/check:" if tapping else ":material/dialpad:",
            type="primary" if tapping else "secondary",
            on_click=state.open_pad,
            args=(None if tapping else zone,),
        )


def _cards(text: Text, zone: str, shown: Sequence[RawPiece], *, small: bool) -> None:
    """The keypad while it is open for this zone; else its cards as they are read, and its text."""
    if st.session_state["pad_zone"] == zone:
        keypad.show(text, zone)
        st.caption(text("page-tap-meaning"))
        return
    cards.draw(shown, text.lang, small=small, wild=tiles.wild())
    is_meld, key = zone.startswith("meld"), state.field_key(zone)
    st.session_state.setdefault(key, state.zone_text(zone))
    sample = "meld" if is_meld else zone if state.rules().deck == "cards" else f"{zone}-tiles"
    with st.container(horizontal=True, gap="xsmall"):
        st.text_input(
            text("page-as-text", zone=_zone_name(text, zone)),
            key=key,
            placeholder=text(f"page-placeholder-{sample}"),
            label_visibility="collapsed",
        )
        if is_meld:
            st.button("✕", key=f"drop-{zone}", help=text("page-drop-meld"), on_click=state.drop_meld, args=(zone,))


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


def _counted(zone: str) -> str:
    """The code of a zone's name with the number of its cards, or tiles."""
    return f"page-{zone}-count" if state.rules().deck == "cards" else f"page-{zone}-count-tiles"


def _pieces(zone: str) -> list[RawPiece]:
    return zonetext.pieces(state.zone_text(zone), state.lang())


def _zone_name(text: Text, zone: str) -> str:
    if zone in (HAND, DISCARDS):
        return text(f"page-zone-{zone}")
    return text("page-meld-number", number=state.meld_number(zone))
