"""Parts folded away: what is in them is drawn only while they are open, so that the page is there sooner."""

from __future__ import annotations

import streamlit as st
from streamlit.elements.lib.mutable_expander_container import ExpanderContainer

from ui.choice import follow


def fold(name: str, label: str, icon: str) -> ExpanderContainer:
    """The fold of this name, shut at first; its `open` tells whether what is in it can be seen.

    A session that knows nothing of it yet believes the browser: there it may be open, its server having been lost.
    Only a fold that `state.put` had opened before shuts again: the new server does not know the key of its widget.
    """
    widget, chosen = follow(st.session_state, name, believed=True)
    found = st.expander(label, icon=icon, key=widget, on_change=chosen)
    st.session_state.setdefault(name, bool(found.open))
    return found
