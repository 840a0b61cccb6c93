"""How cards look by their user's choice, remembered as `?colours=2` in the link: four colours of suits, or two."""

from __future__ import annotations

import streamlit as st

from analyzer.wording import Text
from ui.choice import toggle

QUERY, TWO = "colours", "2"
KEY = "four_colours"

# Cards are drawn in many places, each with its own style sheet: what they all see is the root of the document.
_deck = st.components.v2.component(
    "ramiscope_deck",
    js="""
export default function ({ data }) {
  document.documentElement.dataset.deck = data.deck;
}
""",
)


def start() -> None:
    """The choice of the link, where this session has none yet."""
    s = st.session_state
    s.setdefault(KEY, st.query_params.get(QUERY) != TWO)
    _remember()
    with st.container(key="deck_colours"):
        _deck(data={"deck": "four" if s[KEY] else "two"}, key="deck")


def show(text: Text) -> None:
    """The settings, folded away."""
    with st.popover(text("page-settings"), icon=":material/palette:"):
        toggle(text("page-four-colours"), KEY, _remember, help=text("page-four-colours-meaning"))


def _remember() -> None:
    """Keep the choice in the link; another page of the site begins without it."""
    if st.session_state[KEY]:
        st.query_params.pop(QUERY, None)
    elif st.query_params.get(QUERY) != TWO:
        st.query_params[QUERY] = TWO
