"""The chance of a goal by each own draw, a line for each of the best discards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import streamlit as st

from analyzer import Analysis, Position
from analyzer.cards import Piece
from analyzer.report import Discard
from analyzer.wording import Text
from analyzer.wording.figures import percent
from ui import cards

LINES = 3
INKS = {"light": ("#0f6b3c", "#1453c4", "#8a5200"), "dark": ("#5fd08f", "#7fb0ff", "#e5b04f")}
"""Readable on either ground; shapes and names tell the lines apart too."""
WORDS = {"light": "#1b211d", "dark": "#eaf3ec"}
HEIGHT, ROOM = 290, 48
"""Of the chart (kept free in `style.css`), and of the values right of the lines, in pixels."""


def show(text: Text, position: Position, analysis: Analysis, names: Sequence[str]) -> None:
    """A chart a goal; none where no card is thrown, and none of a goal that no discard brings nearer."""
    for name in names:
        found = lines(text, position, analysis.discards, name)
        if found:
            st.subheader(text("heading-curves", goal=name), anchor=False, help=text("curves-help"))
            with st.container(key=f"chart-{name}"):
                st.altair_chart(_chart(text, found), width="stretch", alt=spoken(text, name, found))


@dataclass(frozen=True)
class Line:
    """What one or several discards have in common: a short name, one to be spoken, and the chances by each draw."""

    name: str
    spoken: str
    chances: tuple[float, ...]


def lines(text: Text, position: Position, rows: Sequence[Discard], name: str) -> list[Line]:
    """The best rows with different chances: discards whose chances are the same in whole percents share a line."""
    shared: dict[tuple[int, ...], tuple[list[Piece], tuple[float, ...]]] = {}
    for row in rows:
        chance = row.ahead[name].chance if name in row.ahead else ()
        if any(chance):
            alike = tuple(round(100 * each) for each in chance)
            pieces, _ = shared.setdefault(alike, ([], chance))
            pieces.append(row.card)
    return [_line(text, position, *each) for each in list(shared.values())[:LINES]]


def _line(text: Text, position: Position, pieces: Sequence[Piece], chances: tuple[float, ...]) -> Line:
    """The line of these discards, the best of them named."""
    label, name = (tell(pieces[0], text.lang, position.wild) for tell in (cards.label, cards.name))
    more = len(pieces) - 1
    return Line(text("curve-name", first=label, more=more), text("curve-spoken", first=name, more=more), chances)


def spoken(text: Text, name: str, lines: Sequence[Line]) -> str:
    """The chart in words: where each line begins and ends, and every chance between."""
    told = [text("curve-told", line=line.spoken, **_figures(text, line.chances)) for line in lines]
    return " ".join([f"{text('heading-curves', goal=name)}.", *told])


def _figures(text: Text, chances: Sequence[float]) -> dict[str, Any]:
    """The chances as a sentence has them."""
    shown = [percent(text, each) for each in chances]
    return {"first": shown[0], "last": shown[-1], "draws": len(shown), "all": ", ".join(shown)}


def _chart(text: Text, lines: Sequence[Line]) -> Any:
    """Values are written at the points of the first line and at the ends of all: nothing hangs on hovering."""
    # Heavy: the verdict stands before this is loaded.
    import altair as alt
    import pandas as pd

    theme = st.context.theme.type or "light"
    rows: list[dict[str, Any]] = [
        {"draw": draw, "line": line.name, "chance": chance, "written": percent(text, chance), "first": number == 0}
        for number, line in enumerate(lines)
        for draw, chance in enumerate(line.chances, 1)
    ]
    names, draws = [line.name for line in lines], len(lines[0].chances)
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
    parts = alt.layer(
        base.mark_line(strokeWidth=2.5).encode(color=colour),
        base.mark_point(filled=True, size=80, opacity=1).encode(color=colour, shape=shape),
        base.transform_filter(f"datum.first && datum.draw < {draws}")
        .mark_text(dy=-13, fontSize=13, fontWeight="bold")
        .encode(text="written:N", color=colour),
        ends.mark_text(align="left", dx=9, fontSize=13, fontWeight="bold").encode(text="written:N", color=colour),
    )
    # The chart as a whole is described; Vega would speak of its marks and axes one by one, in English.
    return parts.configure_mark(aria=False).configure_axis(aria=False).configure_legend(aria=False)


def _ends(text: Text, lines: Sequence[Line], gap: float) -> list[dict[str, Any]]:
    """The last value of each line, moved up where two would lie on one another."""
    ends: list[dict[str, Any]] = []
    for line in sorted(lines, key=lambda line: line.chances[-1]):
        last = line.chances[-1]
        at = max(last, ends[-1]["at"] + gap) if ends else last
        ends.append({"draw": len(line.chances), "line": line.name, "at": at, "written": percent(text, last)})
    return ends
