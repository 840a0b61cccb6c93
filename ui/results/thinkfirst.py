"""Think first: the answer to a position stays hidden until the player asks for it."""

from __future__ import annotations

import streamlit as st

from analyzer.wording import Text
from ui.analysis import Outcome
from ui.results import bar
from ui.settings import THINK_FIRST

SHOWN = "think_first_shown"


def switch(text: Text) -> None:
    """The switch; it keeps its place when the page is left and come back to, or loaded anew."""
    THINK_FIRST.show(text("think-first"), text("think-first-help"))


def hidden(outcome: Outcome) -> bool:
    """Whether the answer to this position is still to be hidden: the switch is on, and nobody has asked."""
    return THINK_FIRST.is_on() and outcome.position is not None and st.session_state.get(SHOWN) != outcome.source


def ask(text: Text, outcome: Outcome) -> None:
    """What stands in the place of the answer, and the button that shows it; another position is hidden again."""
    with st.container(key="think-first", border=True):
        st.markdown(text("think-first-words"))
        st.button(
            text("think-first-show"), key="think_first_show", type="primary", icon=":material/visibility:",
            on_click=_show, args=(outcome.source,), width="stretch",
        )  # fmt: skip


def _show(source: str) -> None:
    st.session_state[SHOWN] = source


def wait(text: Text) -> None:
    """The bar at the bottom while the answer is hidden."""
    st.html(bar.waiting(text("think-first-bar")))
