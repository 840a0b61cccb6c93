"""Choices by code whose words change with the language: the page remembers the code, never the words shown."""

from __future__ import annotations

from collections.abc import Callable, MutableMapping, Sequence
from typing import Any

import streamlit as st

from ui import state


def select(
    label: str,
    options: Sequence[Any],
    words: Callable[[Any], str],
    key: str,
    on_change: Callable[[], None] | None = None,
    **look: Any,
) -> Any:
    """A select box for `st.session_state[key]`, which holds one of the options in every language.

    Streamlit keeps what a widget showed, and gives that text back once the words have changed: so the widget has a key
    of its own in each language.
    """
    widget = follow(st.session_state, key, on_change)
    return st.selectbox(label, options, format_func=words, key=widget[0], on_change=widget[1], **look)


def follow(
    session: MutableMapping[Any, Any], key: str, on_change: Callable[[], None] | None = None
) -> tuple[str, Callable[[], None]]:
    """The widget's key in this language, set to the code remembered, and the callback that remembers a new one."""
    widget = f"{key}@{state.lang()}"
    session[widget] = session[key]

    def chosen() -> None:
        session[key] = session[widget]
        if on_change:
            on_change()

    return widget, chosen
