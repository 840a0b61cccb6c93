"""Switches of the whole page, each remembered in the link where it is not as usual: `?colours=2`, `?think=1`."""

from __future__ import annotations

from dataclasses import dataclass

import streamlit as st

from analyzer.wording import Text
from ui import choice


@dataclass(frozen=True)
class Switch:
    """A switch, how it stands as a rule, and what says in the link that it does not."""

    key: str
    usual: bool
    query: str
    unusual: str

    def start(self) -> None:
        """The choice of the link, where this session has none yet; another page of the site begins without it."""
        chosen = st.query_params.get(self.query) == self.unusual
        st.session_state.setdefault(self.key, self.usual != chosen)
        self._remember()

    def is_on(self) -> bool:
        return bool(st.session_state[self.key])

    def show(self, label: str, meaning: str) -> None:
        choice.toggle(label, self.key, self._remember, help=meaning)

    def _remember(self) -> None:
        if self.is_on() == self.usual:
            st.query_params.pop(self.query, None)
        elif st.query_params.get(self.query) != self.unusual:
            st.query_params[self.query] = self.unusual


FOUR_COLOURS = Switch("four_colours", True, "colours", "2")
THINK_FIRST = Switch("think_first", False, "think", "1")

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
    """The choices of the link, and how cards look by them."""
    FOUR_COLOURS.start()
    THINK_FIRST.start()
    with st.container(key="deck_colours"):
        _deck(data={"deck": "four" if FOUR_COLOURS.is_on() else "two"}, key="deck")


def show(text: Text) -> None:
    """The settings, folded away."""
    with st.popover(text("page-settings"), icon=":material/palette:"):
        FOUR_COLOURS.show(text("page-four-colours"), text("page-four-colours-meaning"))
