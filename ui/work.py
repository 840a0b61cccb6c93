"""The analysis of a position, worked out once, in a thread of its own: the page answers its user meanwhile."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from threading import Condition, Thread
from time import monotonic

import streamlit as st

from analyzer import Analysis, RamiError, analysis, read_position
from solver.stopping import GivenUp, while_wanted
from ui.analysis import Outcome

PATIENCE = 1.0
"""Seconds after the last question from which on an analysis is given up."""


class Work:
    """One analysis under way: what is known already, and which of the steps it has come to."""

    def __init__(self, source: str, letters: str) -> None:
        self.source, self.letters = source, letters
        self.started = self.asked = monotonic()
        self.step = analysis.STEPS[0]
        self.begun: Analysis | None = None
        """What a verdict tells, before alternatives and odds are known."""
        self.answer: Analysis | None = None
        self.error: Exception | None = None
        self.given_up = False
        self._news = Condition()
        Thread(target=self._run, daemon=True).start()

    @property
    def over(self) -> bool:
        """Whether the answer is there, or there will be none."""
        return self.answer is not None or self.error is not None

    @property
    def begun_or_over(self) -> bool:
        """Whether a verdict can be told."""
        return self.begun is not None or self.over

    def wait(self, known: Callable[[Work], bool], seconds: float) -> bool:
        """Wait so long for something to be known; whether it is."""
        with self._news:
            return self._news.wait_for(lambda: known(self), seconds)

    def _wanted(self) -> bool:
        return monotonic() - self.asked < PATIENCE

    def _run(self) -> None:
        try:
            with while_wanted(self._wanted):
                beginning = analysis.begin(read_position(json.loads(self.source), self.letters))
                self._tell(begun=beginning.answer)
                self._tell(answer=analysis.complete(beginning, lambda step: self._tell(step=step)))
        except GivenUp:
            self._tell(given_up=True)
        except Exception as error:
            self._tell(error=error)

    def _tell(self, **known: object) -> None:
        with self._news:
            vars(self).update(known)
            self._news.notify_all()


# Keyed on text: the caches take nested dataclasses with equal fields for the same.
@st.cache_resource(show_spinner=False, max_entries=500)
def _work(source: str, letters: str) -> Work:
    return Work(source, letters)


def of(outcome: Outcome) -> Work:
    """The analysis of this position, wanted from now on; begun anew where it was given up."""
    work = _work(outcome.source, outcome.letters)
    if work.given_up:
        _work.clear(outcome.source, outcome.letters)
        work = _work(outcome.source, outcome.letters)
    work.asked = monotonic()
    return work


def so_far(outcome: Outcome) -> Work:
    """What is known of this position already, whether anybody wants more of it or not."""
    return _work(outcome.source, outcome.letters)


def judged(outcome: Outcome, work: Work) -> Outcome:
    """The outcome; a search that was too long is a problem of the position. Raises any other error of the work."""
    if work.error is None:
        return outcome
    if not isinstance(work.error, RamiError):
        raise work.error
    # Not beside a field: nothing is wrong with any.
    problems = tuple(replace(problem, where="") for problem in work.error.problems)
    return replace(outcome, position=None, problems=problems)
