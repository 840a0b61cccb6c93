"""Which questions: rule set, kinds, level, how many, and the seed that makes the set the same for everybody."""

from __future__ import annotations

import secrets

import streamlit as st

from analyzer.errors import RamiError
from analyzer.quiz import Kind, QuizSet, kinds_of
from analyzer.quiz.levels import LEVELS
from analyzer.quiz.quizset import MOST_ITEMS
from analyzer.rules import load_rules, rule_names
from analyzer.wording import Text
from ui.choice import follow, number, select
from ui.editor import faults
from ui.quiz import run

SEED_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Those that nobody mistakes when a seed is read out."""


def start() -> None:
    """What a new session begins with."""
    s = st.session_state
    s.setdefault("qz_rules", s.get("rules", "rami30"))
    s.setdefault("qz_level", 1)
    s.setdefault("qz_count", 10)
    s.setdefault("qz_seed", new_seed())
    s.setdefault("qz_kinds", list(kinds_of(load_rules(s["qz_rules"]))))


def new_seed() -> str:
    """Six letters at random."""
    return "".join(secrets.choice(SEED_LETTERS) for _ in range(6))


def show(text: Text) -> None:
    """The choice of a set and the button that begins it."""
    s = st.session_state
    faults(text, s.get("qz_problems", ()))
    left, right = st.columns([1.4, 1], gap="medium")
    with left:
        select(text("page-rules"), rule_names(), lambda name: text(f"rules-{name}"), "qz_rules", _rules_chosen)
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
    st.button(text("quiz-begin"), key="qz-begin", type="primary", on_click=_begin, icon=":material/play_arrow:")


def _kinds(text: Text) -> None:
    """The kinds that the rules know; those chosen before stay chosen where they do."""
    offered = list(kinds_of(load_rules(st.session_state["qz_rules"])))
    key, chosen = follow(st.session_state, "qz_kinds")
    st.pills(
        text("quiz-kinds"),
        offered,
        selection_mode="multi",
        format_func=lambda kind: text(f"quiz-kind-{kind}"),
        key=key,
        on_change=chosen,
        wrap=True,
    )


def _rules_chosen() -> None:
    s = st.session_state
    s["qz_kinds"] = list(kinds_of(load_rules(s["qz_rules"])))


def _begin() -> None:
    s = st.session_state
    kinds = tuple(kind for kind in Kind if kind in s["qz_kinds"])
    try:
        run.begin(QuizSet(s["qz_rules"], kinds, s["qz_level"], s["qz_count"], s["qz_seed"].strip()))
    except RamiError as error:
        s["qz_problems"] = error.problems
