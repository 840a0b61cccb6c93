"""How far the next goals are: draws, the cards that help, and the chance to be there by each own draw."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

import streamlit as st

from analyzer import Analysis, Position
from analyzer.exposure import own_draws
from analyzer.odds import looked_ahead
from analyzer.report import Goal, Outlook
from analyzer.wording import Text
from analyzer.wording.figures import percent
from ui import cards
from ui.results import curves
from ui.results.figure import Figure, row

MOST_KINDS = 18
"""More kinds of helpful cards than these are folded away: a goal so near to everything is no matter of single cards."""


def show(text: Text, position: Position, analysis: Analysis) -> None:
    """The goals still ahead, the nearest first; a goal within reach is the verdict's to tell."""
    ahead, untold = goals(position, analysis), why_untold(position, analysis)
    if not ahead and not untold:
        return
    st.header(text("heading-outlook"), anchor=False, help=text("outlook-help"))
    for name, goal in ahead.items():
        with st.container(gap="small"):
            st.subheader(text("goal-name", goal=name), anchor=False)
            row = analysis.nearest(name)
            if row and row.card != analysis.discards[0].card:
                st.caption(text("goal-with", card=row.card))
            _goal(text, position, goal, row.ahead[name] if row else None)
    if untold:
        st.caption(text("outlook-untold", why=untold))
    curves.show(text, position, analysis, tuple(ahead))


def goals(position: Position, analysis: Analysis) -> Mapping[str, Goal]:
    """The goals to play for; one that was laid is none, and what cannot come before the contract is not told."""
    if analysis.go_out.possible or own_draws(position) == 0:
        return {}
    laid = ("open", "contract") if position.opened else ()
    late = ("out",) if position.requirements and not position.opened else ()
    found = [(name, goal) for name, goal in analysis.nearest_goals.items() if name not in laid + late]
    left = [(name, goal) for name, goal in found if goal.distance != 0]
    return dict(sorted(left, key=lambda each: each[1].nearness[:2]))


def why_untold(position: Position, analysis: Analysis) -> str:
    """The kind of rule for which it is not worked out how far going out is; empty where it is, or is possible now."""
    if "out" in analysis.goals or analysis.go_out.possible:
        return ""
    if not position.rules.jokers_touch:
        return "neighbours"
    return "other" if position.rules.jokers_worth_replaced else "value"


def _goal(text: Text, position: Position, goal: Goal, outlook: Outlook | None) -> None:
    """The figures of a goal and its outs as cards with the copies left."""
    if goal.distance is None:
        st.markdown(text("goal-unreachable", most=looked_ahead(position.rules)))
        return
    outs = goal.out_count
    draws, kind = text("unit-draws", count=goal.distance), text("unit-cards", count=outs, deck=position.rules.deck)
    figures = [
        Figure(text("figure-distance"), str(goal.distance), draws, text("figure-distance-help")),
        Figure(text("figure-outs"), str(outs), kind, text("figure-outs-help")),
    ]
    if outlook and outlook.goal.distance is not None:
        for turn in (1, 3):
            name = text("figure-chance", draws=turn)
            figures.append(Figure(name, percent(text, outlook.chance[turn - 1]), "", text("figure-chance-help")))
    row(figures)
    if len(goal.outs) > MOST_KINDS:
        summary = text("outs-kinds", kinds=len(goal.outs), cards=outs, deck=position.rules.deck)
        st.html(folded(text, position, goal, summary))
    elif goal.outs:
        st.html(drawn(text, position, goal))


def folded(text: Text, position: Position, goal: Goal, summary: str) -> str:
    """The outs behind how many they are."""
    return f'<details class="fold"><summary>{escape(summary)}</summary>{drawn(text, position, goal)}</details>'


def drawn(text: Text, position: Position, goal: Goal) -> str:
    """The outs as cards, each with its copies left."""
    faces = (
        cards.face_html(piece, text.lang, small=True, note=f"×{copies}", wild=position.wild)
        for piece, copies in goal.outs
    )
    return f'<div class="outs">{"".join(faces)}</div>'
