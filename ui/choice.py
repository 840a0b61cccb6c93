"""Values that the page remembers under a key of their own, beside the widgets that show and change them."""

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
    """A select box for `st.session_state[key]`, which holds one of the options in every language."""
    widget = follow(st.session_state, key, on_change)
    return st.selectbox(label, options, format_func=words, key=widget[0], on_change=widget[1], **look)


def number(
    label: str,
    least: int,
    most: int,
    key: str,
    *,
    on_change: Callable[[], None] | None = None,
    optional: bool = False,
    **look: Any,
) -> None:
    """A field of a whole number for `st.session_state[key]`, which may be left empty (None) when it is optional."""
    widget, chosen = follow(st.session_state, key, on_change)
    st.number_input(label, least, most, None if optional else "min", step=1, key=widget, on_change=chosen, **look)


def toggle(label: str, key: str, on_change: Callable[[], None] | None = None, **look: Any) -> None:
    """A switch for `st.session_state[key]`."""
    widget, chosen = follow(st.session_state, key, on_change)
    st.toggle(label, key=widget, on_change=chosen, **look)


def follow(
    session: MutableMapping[Any, Any],
    key: str,
    on_change: Callable[[], None] | None = None,
    *,
    believed: bool = False,
) -> tuple[str, Callable[[], None]]:
    """The widget's key, set to the value remembered, and the callback that remembers a new one.

    Streamlit keeps the words that a widget showed, and gives them back once they have changed with the language; and a
    browser that has not seen a value set from here still sends the old one along with what it does next. So the widget
    has a key of its own in each language, in each session and after each value set by `state.put`; an old one is heard
    no more, not even one of a session that the server has lost. The value must be there (KeyError), unless the browser
    is `believed`: what its widget shows then stands for it, in whatever session it was chosen.
    """
    session_name = "" if believed else f"{state.session()}."

    def newest() -> str:
        return f"{key}@{state.lang()}.{session_name}{state.revision(key)}"

    widget = newest()
    if key in session or not believed:
        session[widget] = session[key]

    def chosen() -> None:
        if widget == newest():
            session[key] = session[widget]
            if on_change:
                on_change()

    return widget, chosen
