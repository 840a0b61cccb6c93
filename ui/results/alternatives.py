"""The best turn and the others that may be chosen in its place, one tap away."""

from __future__ import annotations

import json
from zlib import crc32

import streamlit as st

from analyzer import Analysis, Position
from analyzer.positionio import write_position
from analyzer.report import Turn
from analyzer.wording import Text
from ui.results import turn


@st.fragment
def show(text: Text, position: Position, analysis: Analysis) -> None:
    """A choice of turns where there are several, and the steps of the one chosen; a run of its own, so quick."""
    best, fewest = analysis.advised, analysis.turn
    names, turns, others = [text("turn-best")], [best], analysis.others()
    for number, other in enumerate(others, 1):
        names.append(_name(text, other.best_at, number))
        turns.append(other.turn)
    chosen = 0
    if len(turns) > 1:
        # One widget a position: what was chosen in another means nothing here.
        key = f"turn-choice-{crc32(json.dumps(write_position(position), sort_keys=True).encode())}"
        picked = st.pills(
            text("turn-choice"), range(len(turns)), format_func=names.__getitem__, default=0, key=key,
            help=text("turn-choice-meaning"),
        )  # fmt: skip
        chosen = picked or 0
    turn.show(text, position, turns[chosen])
    if chosen:
        st.caption(_against(text, best, turns[chosen]))
    elif others and others[0].turn is fewest:
        st.caption(text("turn-apart", points=fewest.penalty_after, best=best.penalty_after))


def _name(text: Text, aims: tuple[str, ...], number: int) -> str:
    words = ", ".join(text(f"best-{aim}") for aim in aims)
    return text("turn-other", number=number, aims=words)


def _against(text: Text, best: Turn, other: Turn) -> str:
    """The figures of the chosen turn beside those of the best one."""
    return text(
        "turn-against",
        points=other.penalty_after,
        cards=other.cards_placed,
        jokers=other.jokers_spent,
        best_points=best.penalty_after,
        best_cards=best.cards_placed,
        best_jokers=best.jokers_spent,
    )
