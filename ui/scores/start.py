"""A new match: rule set, names, and when it ends."""

from __future__ import annotations

import streamlit as st

from analyzer.errors import Problem, RamiError
from analyzer.match import MOST_ROUNDS, MOST_TOTAL, new_match
from analyzer.position import MOST_PLAYERS
from analyzer.roundcheck import FEWEST_PLAYERS, LONGEST_NAME
from analyzer.rules import load_rules
from analyzer.wording import Text
from ui.choice import follow, select
from ui.scores import book
from ui.scores.words import faults, rules_name

SCORED = ("rami30", "classic", "rami40", "kalooki40", "kalooki51", "rami51", "shanghai", "okey")
SEATS = {"rami30": 4, "okey": 4}
"""Rule sets with fewer seats than the sheet has columns (R30-01, OK-06)."""
LIMITS = {"1": 1, "50": 50, "100": 100}
NO_LIMIT, OTHER = "none", "other"
USUAL_LIMIT = {"rami30": "100"}


def show(text: Text) -> None:
    """The form; a match that cannot be is explained and nothing typed is lost."""
    s = st.session_state
    s.setdefault("sc_start_problems", ())
    st.header(text("scores-new"))
    with st.container(border=True, key="sc-start", gap="small"):
        s.setdefault("sc-rules", SCORED[0])
        rules = select(text("page-rules"), SCORED, lambda name: rules_name(text, name), "sc-rules", _usual)
        about = text(f"about-{rules}")
        st.caption(about[:1].upper() + about[1:])
        names = _names(text, rules)
        faults(text, [p for p in s["sc_start_problems"] if p.where == "players"], "players")
        limit = _limit(text)
        rounds = _rounds(text)
        others = [p for p in s["sc_start_problems"] if p.where != "players"]
        faults(text, others)
        if st.button(text("scores-start"), key="sc-begin", type="primary", icon=":material/play_arrow:"):
            _begin(rules, names, limit, rounds)


def _names(text: Text, rules: str) -> tuple[str, ...]:
    """As many fields as players; an empty one stands for the name that it shows."""
    most = SEATS.get(rules, MOST_PLAYERS)
    st.session_state.setdefault("sc-count", 3)
    st.session_state["sc-count"] = min(st.session_state["sc-count"], most)
    sizes = range(FEWEST_PLAYERS, most + 1)
    st.segmented_control(text("scores-players"), sizes, key="sc-count", required=True, persist_state="session")
    names = []
    with st.container(horizontal=True, gap="small", key="sc-names"):
        for number in range(1, st.session_state["sc-count"] + 1):
            usual = text("scores-player", number=number)
            typed = st.text_input(
                text("scores-name", number=number),
                key=f"sc-name-{number}",
                placeholder=usual,
                max_chars=LONGEST_NAME,
                width=200,
                persist_state="session",
            )
            names.append((typed or "").strip() or usual)
    return tuple(names)


def _limit(text: Text) -> int | None:
    s = st.session_state
    s.setdefault("sc-limit", USUAL_LIMIT.get(s["sc-rules"], NO_LIMIT))
    with st.container(horizontal=True, vertical_alignment="bottom", gap="small"):
        widget, chosen = follow(s, "sc-limit")
        st.segmented_control(
            text("scores-limit"),
            [*LIMITS, OTHER, NO_LIMIT],
            format_func=lambda code: code if code in LIMITS else text(f"scores-limit-{code}"),
            key=widget,
            required=True,
            help=text("scores-limit-help"),
            on_change=chosen,
        )
        if s["sc-limit"] == OTHER:
            s.setdefault("sc-limit-number", 200)
            other: int = st.number_input(
                text("scores-limit-number"),
                1,
                MOST_TOTAL,
                step=1,
                key="sc-limit-number",
                width=140,
                persist_state="session",
            )
            return other
    return LIMITS.get(s["sc-limit"])


def _rounds(text: Text) -> int | None:
    s = st.session_state
    s.setdefault("sc-rounds", _usual_rounds())
    return st.number_input(
        text("scores-rounds"),
        1,
        MOST_ROUNDS,
        value=None,
        step=1,
        key="sc-rounds",
        placeholder=text("scores-rounds-open"),
        help=text("scores-rounds-help"),
        width=260,
        persist_state="session",
    )


def _usual() -> None:
    """The limit and the rounds that the chosen rule set usually has."""
    s = st.session_state
    s["sc-limit"], s["sc-rounds"] = USUAL_LIMIT.get(s["sc-rules"], NO_LIMIT), _usual_rounds()


def _usual_rounds() -> int | None:
    """One round a contract (SH-09)."""
    return len(load_rules(st.session_state["sc-rules"]).contracts or ()) or None


def _begin(rules: str, names: tuple[str, ...], limit: int | None, rounds: int | None) -> None:
    problems: tuple[Problem, ...] = ()
    try:
        book.change(new_match(rules, names, limit=limit, rounds_to_play=rounds))
    except RamiError as error:
        problems = error.problems
    st.session_state["sc_start_problems"] = problems
    st.rerun()
