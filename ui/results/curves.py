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
WORDS = {"light": "#1b211d", "dark": "#eaf3ec"}
HEIGHT, ROOM = 290, 48
"""Of the chart, and of the values right of the lines, in pixels."""


def show(text: Text, position: Position, analysis: Analysis, names: Sequence[str]) -> None:
    """A chart a goal; none where no card is thrown, and none of a goal that no discard brings nearer."""
    for name in names:
        found = lines(text, position, analysis.discards, name)
        if found:
            st.subheader(text("heading-curves", goal=name), anchor=False, help=text("curves-help"))
            st.altair_chart(_chart(text, found), width="stretch", alt=spoken(text, name, found))


Line = tuple[str, tuple[float, ...]]


def lines(text: Text, position: Position, rows: Sequence[Discard], name: str) -> list[Line]:
    """The best rows with different chances: discards whose chances are the same in whole percents share a line."""
    shared: dict[tuple[int, ...], tuple[list[str], tuple[float, ...]]] = {}
    for row in rows:
        chance = row.goals[name].chance if name in row.goals else ()
        if any(chance):
            alike = tuple(round(100 * each) for each in chance)
            labels, _ = shared.setdefault(alike, ([], chance))
            labels.append(cards.label(row.card, text.lang, position.wild))
    return [
        (text("curve-name", first=labels[0], more=len(labels) - 1), chance)
        for labels, chance in list(shared.values())[:LINES]
    ]


def spoken(text: Text, name: str, lines: Sequence[Line]) -> str:
    """The chart in words: each line with its chances."""
    told = [f"{label}: {', '.join(percent(text, each) for each in chance)}" for label, chance in lines]
    return f"{text('heading-curves', goal=name)}. {'; '.join(told)}"


def _chart(text: Text, lines: Sequence[Line]) -> Any:
    """Values are written at the points of the first line and at the ends of all: nothing hangs on hovering."""
    # Heavy: the verdict stands before this is loaded.
    import altair as alt
    import pandas as pd

    theme = st.context.theme.type or "light"
    rows: list[dict[str, Any]] = [
        {"draw": draw, "line": label, "chance": chance, "written": percent(text, chance), "first": number == 0}
        for number, (label, chances) in enumerate(lines)
        for draw, chance in enumerate(chances, 1)
    ]
    names, draws = [label for label, _ in lines], len(lines[0][1])
    most = max(row["chance"] for row in rows)
    words: dict[str, Any] = {
        "labelFontSize": 13,
        "titleFontSize": 13,
        "labelColor": WORDS[theme],
        "titleColor": WORDS[theme],
    }
    inks = alt.Scale(domain=names, range=list(INKS[theme][: len(names)]))
    legend = alt.Legend(orient="top", title=text("curves-legend"), titleOrient="left", labelLimit=220, **words)
    axis = alt.Axis(values=list(range(1, draws + 1)), format=".0f", grid=False, **words)
    # The last values stand right of the lines, whatever the width of the screen.
    along = alt.Scale(domain=[1, draws], nice=False, range=[10, alt.ExprRef(f"width - {ROOM}")])
    x = alt.X("draw:Q", title=text("curves-draw"), axis=axis, scale=along)
    room = alt.Scale(domain=[0, most * 1.2], nice=False)
    y = alt.Y("chance:Q", title=None, scale=room, axis=alt.Axis(labels=False, ticks=False, domain=False, tickCount=4))
    colour, shape = (
        alt.Color("line:N", scale=inks, legend=legend),
        alt.Shape("line:N", scale=alt.Scale(domain=names), legend=legend),
    )
    base = alt.Chart(pd.DataFrame(rows), height=HEIGHT).encode(x=x, y=y)
    ends = alt.Chart(pd.DataFrame(_ends(text, lines, most / 8))).encode(x=x, y=alt.Y("at:Q", scale=room))
    return alt.layer(
        base.mark_line(strokeWidth=2.5).encode(color=colour),
        base.mark_point(filled=True, size=80, opacity=1).encode(color=colour, shape=shape),
        base.transform_filter(f"datum.first && datum.draw < {draws}")
        .mark_text(dy=-13, fontSize=13, fontWeight="bold")
        .encode(text="written:N", color=colour),
        ends.mark_text(align="left", dx=9, fontSize=13, fontWeight="bold").encode(text="written:N", color=colour),
    )


def _ends(text: Text, lines: Sequence[Line], gap: float) -> list[dict[str, Any]]:
    """The last value of each line, moved up where two would lie on one another."""
    ends: list[dict[str, Any]] = []
    for label, chances in sorted(lines, key=lambda line: line[1][-1]):
        at = max(chances[-1], ends[-1]["at"] + gap) if ends else chances[-1]
        ends.append({"draw": len(chances), "line": label, "at": at, "written": percent(text, chances[-1])})
    return ends
