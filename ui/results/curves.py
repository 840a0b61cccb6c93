"""The chance of a goal by each own draw, a line for each of the best discards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import streamlit as st

from analyzer import Analysis, Position
from analyzer.report import Discard
from analyzer.wording import Text
from ui import cards
from ui.results.figure import percent

LINES = 3
INKS = {"light": ("#0f6b3c", "#1453c4", "#8a5200"), "dark": ("#5fd08f", "#7fb0ff", "#e5b04f")}
"""Readable on either ground; shapes and names tell the lines apart too."""
HEIGHT = 230


def show(text: Text, position: Position, analysis: Analysis, names: Sequence[str]) -> None:
    """A chart a goal; none where no card is thrown, and none of a goal that no discard brings nearer."""
    for name in names:
        lines = _lines(text, position, analysis.discards, name)
        if lines:
            st.subheader(text("heading-curves", goal=name), anchor=False, help=text("curves-help"))
            st.altair_chart(_chart(text, lines), width="stretch", alt=_spoken(text, name, lines))


Line = tuple[str, tuple[float, ...]]


def _lines(text: Text, position: Position, rows: Sequence[Discard], name: str) -> list[Line]:
    """The best rows with different chances: discards that leave the same chance share a line."""
    shared: dict[tuple[float, ...], list[str]] = {}
    for row in rows:
        if name in row.goals and any(row.goals[name].chance):
            label = cards.label(row.card, text.lang, position.wild)
            shared.setdefault(row.goals[name].chance, []).append(label)
    return [
        (text("curve-name", first=labels[0], more=len(labels) - 1), chance)
        for chance, labels in list(shared.items())[:LINES]
    ]


def _spoken(text: Text, name: str, lines: Sequence[Line]) -> str:
    """The chart in words: each line with its chances."""
    told = [f"{label}: {', '.join(percent(text, each) for each in chance)}" for label, chance in lines]
    return f"{text('heading-curves', goal=name)}. {'; '.join(told)}"


def _chart(text: Text, lines: Sequence[Line]) -> Any:
    """Values are written at the points of the first line and at the ends of the others: nothing hangs on hovering."""
    # Heavy: the verdict stands before this is loaded.
    import altair as alt
    import pandas as pd

    theme = st.context.theme.type or "light"
    draws = len(lines[0][1])
    rows: list[dict[str, Any]] = [
        {"draw": draw, "line": label, "chance": chance, "written": percent(text, chance), "first": number == 0}
        for number, (label, chances) in enumerate(lines)
        for draw, chance in enumerate(chances, 1)
    ]
    most = max(row["chance"] for row in rows)
    names = [label for label, _ in lines]
    scale = alt.Scale(domain=names, range=list(INKS[theme][: len(names)]))
    legend = alt.Legend(orient="top", title=text("curves-legend"), labelFontSize=13, titleFontSize=13, labelLimit=220)
    x = alt.X("draw:O", title=text("curves-draw"), axis=alt.Axis(labelAngle=0, labelFontSize=13, titleFontSize=13))
    y_axis = alt.Axis(format=".0%", labelFontSize=13, tickCount=4)
    y = alt.Y("chance:Q", title=None, axis=y_axis, scale=alt.Scale(domain=[0, min(most * 1.2, 1.15)], nice=False))
    base = alt.Chart(pd.DataFrame(rows), height=HEIGHT).encode(x=x, y=y)
    colour = alt.Color("line:N", scale=scale, legend=legend)
    shape = alt.Shape("line:N", scale=alt.Scale(domain=names), legend=legend)
    first = base.transform_filter("datum.first").mark_text(dy=-13, fontSize=13, fontWeight="bold")
    return alt.layer(
        base.mark_line(strokeWidth=2.5).encode(color=colour),
        base.mark_point(filled=True, size=80, opacity=1).encode(color=colour, shape=shape),
        first.encode(text="written:N", color=colour),
        base.transform_filter(f"!datum.first && datum.draw == {draws}")
        .mark_text(dy=15, fontSize=13, fontWeight="bold")
        .encode(text="written:N", color=colour),
    )
