"""While an analysis takes long: how far it is, and a button that stops it.

Each look at the work touches the session or an element, and there Streamlit ends this run when its user did something
meanwhile: the page answers at once, and an analysis that nobody waits for any more is given up.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from analyzer import Analysis, analysis
from analyzer.wording import Text
from ui import work
from ui.analysis import Outcome
from ui.results import bar
from ui.work import Work

QUICK = 0.3
"""Seconds that nobody needs to be told about."""
LOOK = 0.1
"""Seconds between two looks, so the longest that a tap waits for the end of this run."""
STOPPED = "stopped_source"
Tell = Callable[[Outcome, Analysis | None], None]


def is_stopped(outcome: Outcome) -> bool:
    """Whether the user stopped the analysis of this position before it was finished."""
    return st.session_state.get(STOPPED) == outcome.source and not work.so_far(outcome).over


def tell(text: Text, outcome: Outcome) -> None:
    """What the bar at the bottom says while there is no verdict."""
    st.html(bar.waiting(text("waiting-stopped-bar" if is_stopped(outcome) else "page-thinking")))


class Wait:
    """The wait for one analysis; what it shows stands where the answer will come."""

    def __init__(self, text: Text, outcome: Outcome, place: DeltaGenerator) -> None:
        self.text, self.outcome, self.place = text, outcome, place
        self.spot: DeltaGenerator | None = None
        self.bar: DeltaGenerator | None = None

    def through(self, tell: Tell, *, early: bool = False) -> tuple[Outcome, Analysis | None]:
        """The outcome and its whole answer, None where it was stopped; told when known, `early` what comes first."""
        outcome = self.outcome
        if is_stopped(outcome):
            tell(outcome, work.so_far(outcome).begun if early else None)
            self._stopped()
            return outcome, None
        if early:
            tell(outcome, self._until(lambda found: found.begun_or_over, lambda: tell(outcome, None)).begun)
        found = self._until(lambda found: found.over, lambda: None if early else tell(outcome, None))
        outcome = work.judged(outcome, found)
        tell(outcome, found.answer)
        return outcome, found.answer

    def room(self) -> DeltaGenerator:
        """Where the answer goes: in place of what was shown while waiting."""
        if self.spot is None:
            return self.place.container()
        self.spot.empty()  # else its elements would stand among the new ones until the run ends
        return self.spot.container()

    def _until(self, known: Callable[[Work], bool], takes_long: Callable[[], None]) -> Work:
        """The work once so much of it is known; a look at a time, so that it can be broken off between two."""
        found = work.of(self.outcome)
        for _ in range(round(QUICK / LOOK)):
            if found.wait(known, LOOK):
                return found
            is_stopped(self.outcome)  # touches the session
        takes_long()
        while not found.wait(known, LOOK):
            self._show(found)
            found = work.of(self.outcome)
        return found

    def _show(self, found: Work) -> None:
        number, steps = analysis.STEPS.index(found.step), len(analysis.STEPS)
        if self.bar is None:
            self.spot = self.place.empty()
            with self.spot.container(key="waiting"):
                self.bar = st.progress(0.0)
                st.button(
                    self.text("waiting-stop"), key="wait_stop", icon=":material/stop_circle:", on_click=_stop,
                    args=(self.outcome.source,),
                )  # fmt: skip
        seconds = round(monotonic() - found.started)
        words = self.text("waiting-step", step=found.step, number=number + 1, steps=steps, seconds=seconds)
        self.bar.progress(number / steps, text=words)

    def _stopped(self) -> None:
        with self.place.container(key="waiting"):
            st.info(self.text("waiting-stopped"), icon=":material/stop_circle:")
            st.button(self.text("waiting-again"), key="wait_again", icon=":material/play_circle:", on_click=_again)


def _stop(source: str) -> None:
    st.session_state[STOPPED] = source


def _again() -> None:
    del st.session_state[STOPPED]
