"""The totals over the rounds as lines, each with its name and last value at its end."""

from __future__ import annotations

from typing import Any

import streamlit as st

from analyzer.match import Match
from analyzer.wording import Text

COLOURS = {
    "light": ("#0f6b3c", "#1453c4", "#b8322a", "#8a5200", "#7a3fb0", "#0a6f7d", "#a3316b", "#5b6820"),
    "dark": ("#5fd08f", "#7fb0ff", "#ff8d80", "#e5b04f", "#c9a0f2", "#5fcfdd", "#f08fc0", "#bccb6e"),
}
"""Readable on either ground; shapes and names tell the lines apart too."""
WORDS = {"light": "#1b211d", "dark": "#eaf3ec"}
LONGEST_NAME = 14
"""Longer names are cut in the chart; the tiles and the table have them whole."""
LABEL_GAP, CHARACTER = 9, 7.5
"""Pixels before a label, and those that a bold letter of it takes on average."""


def show(text: Text, match: Match) -> None:
    """Nothing before the first round."""
    if not match.rounds:
        return
    # Heavy: only a page with a match pays for it.
    import altair as alt
    import pandas as pd

    columns = {"round": text("scores-round"), "player": text("scores-one-player"), "total": text("scores-total")}
    rounds = len(match.rounds)
    ticks = list(range(0, rounds + 1, 1 + rounds // 8))
    points, ends = _lines(match), _ends(match)
    theme = st.context.theme.type or "light"
    plain: dict[str, Any] = {
        "labelColor": WORDS[theme],
        "titleColor": WORDS[theme],
        "labelFontSize": 12,
        "titleFontSize": 12,
    }
    # Whole numbers, but not the format "d": with it the axis leaves out the middle one of three ticks.
    axis = alt.Axis(values=ticks, format=".0f", grid=False, **plain)
    x = alt.X("round:Q", title=columns["round"], axis=axis)
    # The labels stand right of the lines: as much room as the longest needs, whatever the width of the screen.
    room = 2 * LABEL_GAP + CHARACTER * max(len(str(end["label"])) for end in ends)
    x = x.scale(domain=[0, rounds], nice=False, range=[0, alt.ExprRef(f"width - {room}")])
    y = alt.Y("total:Q", title=columns["total"], axis=alt.Axis(**plain))
    inks = COLOURS[theme]
    colour = alt.Color("player:N", scale=alt.Scale(domain=list(match.players), range=list(inks)), legend=None)
    tips = [alt.Tooltip(f"{field}", title=title) for field, title in columns.items()]
    base = alt.Chart(pd.DataFrame(points)).encode(x=x, y=y, color=colour)
    shape = alt.Shape("player:N", scale=alt.Scale(domain=list(match.players)), legend=None)
    layers = [
        base.mark_line(strokeWidth=2.5),
        base.mark_point(filled=True, size=70, opacity=1).encode(shape=shape, tooltip=tips),
        alt.Chart(pd.DataFrame(ends))
        .mark_text(align="left", dx=LABEL_GAP, fontWeight="bold", fontSize=13)
        .encode(x=x, y=alt.Y("at:Q"), text="label:N", color=colour),
    ]
    if match.limit is not None:
        words = f"{text('scores-limit')} {match.limit}"
        edge = alt.Chart(pd.DataFrame([{"round": 0, "total": match.limit, "label": words}])).encode(x=x, y=y)
        dashed = alt.Chart(pd.DataFrame([{"total": match.limit}])).mark_rule(strokeDash=[6, 4], color=inks[2], size=1.5)
        layers += [
            dashed.encode(y=y),
            edge.mark_text(align="left", dx=4, dy=-8, color=inks[2], fontSize=12).encode(text="label:N"),
        ]
    alt_text = ", ".join(f"{end['player']} {end['total']}" for end in ends)
    with st.container(key="sc-chart"):
        st.altair_chart(
            # Described as a whole; Vega would speak of its marks and axes one by one, in English.
            alt.layer(*layers).properties(height=260).configure_mark(aria=False).configure_axis(aria=False),
            width="stretch",
            alt=text("scores-chart-alt", totals=alt_text),
        )


def _lines(match: Match) -> list[dict[str, object]]:
    """A point a player and round, up to the round that put him out."""
    last = {rank.player: rank.out for rank in match.standing.ranking}
    rows: list[dict[str, object]] = []
    for player in match.players:
        totals = [match.start.get(player, 0), *(running[player] for running in match.standing.running)]
        most = len(totals) if last[player] is None else (last[player] or 0) + 1
        rows += [{"round": index, "player": player, "total": total} for index, total in enumerate(totals[:most])]
    return rows


def _ends(match: Match) -> list[dict[str, object]]:
    """Where each line is labelled: at its end, moved up where labels would lie on one another."""
    standing = match.standing
    tops = [0, match.limit or 0, *standing.totals.values(), *(match.start.values())]
    gap = (max(tops) - min(tops)) / 13 or 1
    ends: list[dict[str, object]] = []
    below: dict[int, float] = {}
    for rank in sorted(standing.ranking, key=lambda rank: rank.total):
        place = len(match.rounds) if rank.out is None else rank.out
        # Labels end at the right edge: those of neighbouring rounds may meet too.
        floor = max((at + gap for other, at in below.items() if abs(other - place) <= 1), default=rank.total)
        below[place] = at = max(float(rank.total), floor)
        label = f"{_short(rank.player)} {rank.total}"
        ends.append({"round": place, "player": rank.player, "total": rank.total, "at": at, "label": label})
    return ends


def _short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"
