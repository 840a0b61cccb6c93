"""The questions being asked: which, how far, what was answered; kept for the session under keys of its own."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from datetime import UTC, datetime

import streamlit as st

from analyzer.errors import RamiError
from analyzer.quiz import Address, Item, Kind, Progress, QuizSet, Verdict, grade, item, read_set, write_set
from analyzer.quiz.grading import Given, Grade

LINK = "q"
"""The name of a set in the page's address."""
GIVEN_UP = Verdict(Grade.WRONG)


@dataclass(frozen=True)
class Reply:
    """What was answered to one question (None: the answer was looked at) and its verdict."""

    given: Given | None
    verdict: Verdict


@dataclass(frozen=True)
class Run:
    """The items asked, from a set or from those missed before, and the replies so far; the place is the one shown."""

    addresses: tuple[Address, ...]
    quiz: QuizSet | None = None
    replies: tuple[Reply, ...] = ()
    place: int = 0

    @property
    def reply(self) -> Reply | None:
        """The reply to the question shown, once it is given."""
        return self.replies[self.place] if self.place < len(self.replies) else None

    @property
    def over(self) -> bool:
        """Whether all questions are behind."""
        return self.place >= len(self.addresses)


def current() -> Run | None:
    """The run of this session, if one was begun."""
    found = st.session_state.get("qz_run")
    return found if isinstance(found, Run) else None


def progress() -> Progress:
    """The player's record in this session."""
    found = st.session_state.get("qz_progress")
    return found if isinstance(found, Progress) else Progress()


def keep(record: Progress) -> None:
    """Make this the player's record."""
    st.session_state["qz_progress"] = record


def now() -> datetime:
    """The time that answers and reviews are dated with."""
    return datetime.now(UTC)


@st.cache_resource(max_entries=300, show_spinner=False)
def _made(rules: str, kind: str, level: int, seed: str, index: int, options: str) -> Item:
    return item(Address(rules, Kind(kind), level, seed, index, json.loads(options)))


def made(address: Address) -> Item:
    """The item of an address, made once for all who ask."""
    options = json.dumps(dict(address.options), sort_keys=True)
    return _made(address.rules, str(address.kind), address.level, address.seed, address.index, options)


def listen() -> None:
    """Begin the set of a link, once for each; a link that is none is told."""
    s = st.session_state
    text = st.query_params.get(LINK)
    if not text or text == s.get("qz_link"):
        return
    s["qz_link"] = text
    try:
        begin(read_set(text))
    except RamiError as error:
        s["qz_problems"] = error.problems
        s["qz_run"] = None


def begin(quiz: QuizSet) -> None:
    """Ask this set from its first question; the page's address becomes its link."""
    s = st.session_state
    s["qz_link"] = st.query_params[LINK] = write_set(quiz)
    _ask(Run(quiz.addresses, quiz))


def review() -> None:
    """Ask what was missed and is due."""
    leave()
    _ask(Run(progress().due(now())))


def _ask(run: Run) -> None:
    s = st.session_state
    s["qz_run"], s["qz_melds"], s["qz_problems"] = run, (), ()


def leave() -> None:
    """Back to the choice of a set."""
    s = st.session_state
    s["qz_run"], s["qz_problems"] = None, ()
    st.query_params.pop(LINK, None)
    s["qz_link"] = None


def answer(place: int, given: Given | None) -> None:
    """Mark an answer to the question at that place, which may be answered once; None gives it up."""
    run = current()
    if run is None or run.place != place or run.reply is not None or run.over:
        return
    asked = made(run.addresses[place])
    verdict = GIVEN_UP if given is None else grade(asked, given)
    keep(progress().answered(asked, verdict, now()))
    st.session_state["qz_run"] = replace(run, replies=(*run.replies, Reply(given, verdict)))


def go_on(place: int) -> None:
    """To the question after the one at that place."""
    run = current()
    if run is not None and run.place == place and run.reply is not None:
        st.session_state["qz_run"], st.session_state["qz_melds"] = replace(run, place=place + 1), ()
