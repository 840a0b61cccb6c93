"""The match of this session: the one place where it changes, with the steps back."""

from __future__ import annotations

import time
from typing import cast

import streamlit as st

from analyzer.match import Match, undo_round
from ui.scores import draft

MOST_STEPS = 50


def match() -> Match | None:
    """The match on the sheet, or None before one is started."""
    return cast("Match | None", st.session_state.get("sc_match"))


def stamp() -> float:
    """When the match was last changed, 0 when never: of two copies the later one counts."""
    return float(st.session_state.get("sc_stamp", 0.0))


def change(new: Match | None) -> None:
    """Put another match on the sheet; the old one stays for a step back."""
    s = st.session_state
    s["sc_steps"] = [*s.get("sc_steps", []), match()][-MOST_STEPS:]
    _put(new, time.time())


def restore(saved: Match | None, when: float) -> None:
    """The match as it was kept elsewhere; there is no step back from it."""
    st.session_state["sc_steps"] = []
    _put(saved, when)


def can_undo() -> bool:
    """Whether a step back leads to a match."""
    current, steps = match(), st.session_state.get("sc_steps") or [None]
    return steps[-1] is not None or (current is not None and bool(current.rounds))


def undo() -> None:
    """One step back; after a reload, when the steps are forgotten, the last round goes."""
    s, current = st.session_state, match()
    if s.get("sc_steps") and s["sc_steps"][-1] is not None:
        *s["sc_steps"], last = s["sc_steps"]
        _put(last, time.time())
    elif current is not None and current.rounds:
        _put(undo_round(current), time.time())


def _put(new: Match | None, when: float) -> None:
    s = st.session_state
    s["sc_match"], s["sc_stamp"] = new, when
    s["sc_failed"] = None
    draft.clear()
