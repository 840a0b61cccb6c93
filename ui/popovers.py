"""Popovers that the page itself can shut.

A browser that has not heard yet that one was shut says once more that it is open, along with its next press. So a
popover that was shut never comes back: the next one is another.
"""

from __future__ import annotations

import streamlit as st
from streamlit.delta_generator import DeltaGenerator


def popover(name: str, label: str, icon: str) -> DeltaGenerator:
    """The button of this name and what is behind it; `is_open` tells whether that is seen."""
    return st.popover(label, icon=icon, key=_key(name), on_change="rerun")


def is_open(name: str) -> bool:
    return bool(st.session_state.get(_key(name)))


def shut(name: str) -> None:
    st.session_state[_times(name)] = st.session_state.get(_times(name), 0) + 1


def _key(name: str) -> str:
    return f"{name}_open@{st.session_state.get(_times(name), 0)}"


def _times(name: str) -> str:
    return f"{name}_shut"
