"""Which questions: rule set and house rules, kinds, level, how many, and the seed that makes the set the same for all.

The rules are those of the other pages: what is changed here holds there as well, and the other way round.
"""

from __future__ import annotations

import secrets
from typing import Any

import streamlit as st

from analyzer.errors import RamiError
from analyzer.quiz import Kind, QuizSet, kinds_of
from analyzer.quiz.levels import LEVELS
from analyzer.quiz.quizset import MOST_ITEMS
from analyzer.rules import load_rules
from analyzer.wording import Text
from ui import analysis, positiondata, state
from ui.choice import follow, number
from ui.editor import faults
from ui.house import deal, panel
from ui.quiz import run

SEED_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Those that nobody mistakes when a seed is read out."""


def start() -> None:
    """What a new session begins with."""
    s = st.session_state
    s.setdefault("qz_level", 1)
    s.setdefault("qz_count", 10)
    s.setdefault("qz_seed", new_seed())
    s.setdefault("qz_offered", ())
    s.setdefault("qz_kinds", [])


def new_seed() -> str:
    """Six letters at random."""
    return "".join(secrets.choice(SEED_LETTERS) for _ in range(6))


def show(text: Text) -> None:
    """The choice of a set and the button that begins it."""
    s = st.session_state
    faults(text, s.get("qz_problems", ()))
    left, right = st.columns([1.4, 1], gap="medium")
    with left:
        with st.container(horizontal=True, vertical_alignment="bottom", gap="small"):
            deal.choose_rules(text)
            if state.rules().decks_by_players:
                number(text("page-players"), state.LEAST_PLAYERS, 8, "players", width=150)
        _kinds(text)
    with right:
        key, chosen = follow(s, "qz_level")
        st.segmented_control(
            text("quiz-level"),
            LEVELS,
            key=key,
            on_change=chosen,
            required=True,
            help=text("quiz-level-meaning"),
        )
        number(text("quiz-count"), 1, MOST_ITEMS, "qz_count")
        key, chosen = follow(s, "qz_seed")
        st.text_input(text("quiz-seed"), key=key, on_change=chosen, max_chars=24, help=text("quiz-seed-meaning"))
    panel.show(text, analysis.read(positiondata.of_page(), text.lang))
    st.button(text("quiz-begin"), key="qz-begin", type="primary", on_click=_begin, icon=":material/play_arrow:")


def _kinds(text: Text) -> None:
    """The kinds that the rules know: those left out before stay left out, those that are new are chosen."""
    s = st.session_state
    offered = kinds_of(state.rules())
    if offered != s["qz_offered"]:
        state.put("qz_kinds", [kind for kind in offered if kind in s["qz_kinds"] or kind not in s["qz_offered"]])
        s["qz_offered"] = offered
    key, chosen = follow(s, "qz_kinds")
    st.pills(
        text("quiz-kinds"),
        offered,
        selection_mode="multi",
        format_func=lambda kind: text(f"quiz-kind-{kind}"),
        key=key,
        on_change=chosen,
        wrap=True,
    )


def _begin() -> None:
    s = st.session_state
    kinds = tuple(kind for kind in Kind if kind in s["qz_kinds"])
    try:
        run.begin(QuizSet(s["rules"], kinds, s["qz_level"], s["qz_count"], s["qz_seed"].strip(), _options()))
    except RamiError as error:
        s["qz_problems"] = error.problems


def _options() -> dict[str, Any]:
    """The house rules, and the players where they decide on the packs and are not as many as usual."""
    usual = load_rules(st.session_state["rules"]).players
    players = {name: value for name, value in state.deal_options().items() if value != usual}
    return {**players, **state.options()}
