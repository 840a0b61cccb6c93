"""What to throw: the best three as cards with a sentence why, all of them as a table to sort and to take along."""

from __future__ import annotations

import csv
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from io import StringIO
from typing import Any

import streamlit as st

from analyzer import Analysis, Position
from analyzer.chance import TURNS
from analyzer.report import Discard, Outlook
from analyzer.terminal.sentences import stroke_words
from analyzer.wording import Text
from analyzer.wording.figures import percent
from ui import cards, folds
from ui.results import danger, outlook

TOP = 3
ALL = "discards_fold"
CHANCE_TURNS = 3
"""Own draws within which cards and table tell the chance."""
INKS = {"light": "#1b211d", "dark": "#eaf3ec"}
"""Of the column that stays in sight: a table's own ink for it is faint."""
GLYPH, ROOM = 7, 30
"""Pixels of a letter of the table, and of what stands beside the letters in a column."""


def show(text: Text, position: Position, analysis: Analysis) -> None:
    """Nothing before the draw, nor where nothing is thrown."""
    rows = analysis.discards
    if not rows:
        return
    meaning = text("discards-help", stroke=stroke_words(text, position.rules))
    st.header(text("heading-discards"), anchor=False, help=meaning)
    if position.rules.lay_all_at_once:
        st.markdown(text("okey-any-discard", points=analysis.turn.penalty_after))
    items = "".join(_card(text, position, analysis, place) for place in range(min(TOP, len(rows))))
    st.html(f'<ol class="discards">{items}</ol>')
    everything = folds.fold(ALL, text("discards-all", count=len(rows)), ":material/table_rows:")
    if everything.open:
        with everything:
            _table(text, position, rows)
    danger.reasons(text, position, analysis)


def _card(text: Text, position: Position, analysis: Analysis, place: int) -> str:
    """One of the best: the card, its figures in words, and why it stands where it does."""
    row = analysis.discards[place]
    face = cards.face_html(row.card, text.lang, wild=position.wild)
    chips = "".join(f'<span class="chip">{escape(words)}</span>' for words in _words(text, position, row))
    risk = danger.chip(text, row)
    why = escape(reason(text, row))
    return (
        f'<li class="{"best" if place == 0 else ""}"><span class="place">{place + 1}</span>{face}'
        f'<div><p>{why}</p><div class="chips">{chips}{risk}</div>{_outs(text, position, row)}</div></li>'
    )


def reason(text: Text, row: Discard) -> str:
    """What decided for or against a discard; where nothing did, what it gives away."""
    told = row.reasons or (row.danger.reasons if row.danger else ())
    return text.reason(told[0]) if told else text("discard-alike")


def _words(text: Text, position: Position, row: Discard) -> list[str]:
    """The figures of a discard, each with its unit; one that is the same for every card is left out."""
    words = []
    if row.expected is not None:
        words.append(text("discard-average", points=round(row.expected, 1)))
    if not position.rules.lay_all_at_once:
        words.append(text("discard-left", points=row.penalty_after))
    if not row.ahead:
        return words
    name, found = _nearest(row)
    goal = found.goal
    if goal.distance is None:
        words.append(text("discard-never", goal=name))
    else:
        words.append(text("discard-away", goal=name, draws=goal.distance))
        chance = percent(text, found.chance[CHANCE_TURNS - 1])
        words.append(text("discard-chance", chance=chance, draws=CHANCE_TURNS))
    return words


def _nearest(row: Discard) -> tuple[str, Outlook]:
    """Of several goals the nearest; the table has them all."""
    return min(row.ahead.items(), key=lambda each: (each[1].goal.distance is None, each[1].goal.distance))


def _outs(text: Text, position: Position, row: Discard) -> str:
    """The cards that bring the nearest goal nearer, drawn with the copies left, behind how many they are."""
    goal = _nearest(row)[1].goal if row.ahead else None
    if goal is None or not goal.outs:
        return ""
    return outlook.folded(text, position, goal, text("discard-outs", outs=goal.out_count, deck=position.rules.deck))


def _table(text: Text, position: Position, rows: Sequence[Discard]) -> None:
    """Every discard as a file, and as a table that sorts by any of its columns."""
    # Heavy: the verdict stands before this is loaded.
    import pandas as pd

    # Above the table, which grows once it is drawn: a button below it would move away under the finger.
    st.download_button(
        text("discards-csv"), csv_text(text, rows).encode("utf-8-sig"), "discards.csv", "text/csv",
        icon=":material/download:", on_click="ignore", key="discards_csv",
    )  # fmt: skip
    shown = columns(text, position, rows)
    frame = pd.DataFrame({each.name: each.values for each in shown})
    ink = {"color": INKS[st.context.theme.type or "light"]}
    st.dataframe(
        # What is shown follows the language of the page, not that of the browser; what is sorted stays a number.
        frame.style.format({each.name: each.written for each in shown}).set_properties([shown[0].name], **ink),
        hide_index=True,
        column_config={each.name: each.config() for each in shown},
        alt=text("discards-all", count=len(rows)),
    )


@dataclass(frozen=True)
class Column:
    """A column of the table, as wide as its longest text: one that is cut tells nothing."""

    name: str
    values: list[Any]
    written: Callable[[Any], str] = str
    help: str | None = None
    number: bool = True
    pinned: bool = False

    def width(self) -> int:
        """Pixels that hold the head and every value."""
        return ROOM + GLYPH * max(map(len, (self.name, *map(self.written, self.values))))

    def config(self) -> Any:
        """What Streamlit is told of it."""
        make = st.column_config.NumberColumn if self.number else st.column_config.TextColumn
        return make(width=self.width(), help=self.help, pinned=self.pinned)


def columns(text: Text, position: Position, rows: Sequence[Discard]) -> list[Column]:
    """The columns from left to right, what counts most on a phone's screen; without those that are alike for all."""
    labels = [cards.label(row.card, text.lang, position.wild) for row in rows]
    told = [Column(text("column-card"), labels, number=False, pinned=True)]
    if rows[0].expected is not None:
        average = [math.nan if row.expected is None else round(row.expected, 2) for row in rows]
        meaning = text("column-average-help", stroke=stroke_words(text, position.rules))
        told.append(Column(text("column-average"), average, _tenths(text), meaning))
    if not position.rules.lay_all_at_once:
        left = [row.penalty_after for row in rows]
        told.append(Column(text("column-points"), left, help=text("column-points-help")))
    told.append(Column(text("column-danger"), [danger.level(text, row) for row in rows], number=False))
    for name in dict.fromkeys(name for row in rows for name in row.ahead):
        told += _towards(text, text("goal-name", goal=name), [row.ahead.get(name) for row in rows])
    why = [" ".join(map(text.reason, row.reasons)) for row in rows]
    return [*told, Column(text("column-why"), why, number=False)]


def _towards(text: Text, goal: str, found: Sequence[Outlook | None]) -> list[Column]:
    """How far each discard leaves a goal, what helps, and the chance; nothing where it is reached, or not the next."""
    draws = [math.nan if each is None or each.goal.distance is None else each.goal.distance for each in found]
    outs = [math.nan if each is None else each.goal.out_count for each in found]
    chances = [math.nan if each is None else 100 * each.chance[CHANCE_TURNS - 1] for each in found]
    chance = text("column-chance", goal=goal, draws=CHANCE_TURNS)
    return [
        Column(text("column-draws", goal=goal), draws, _whole, text("column-draws-help")),
        Column(text("column-outs", goal=goal), outs, _whole, text("column-outs-help")),
        Column(chance, chances, _tenths(text), text("column-chance-help")),
    ]


def _whole(number: float) -> str:
    return "" if math.isnan(number) else f"{number:.0f}"


def _tenths(text: Text) -> Callable[[float], str]:
    """Numbers with one digit behind the point or comma of the language, all of them."""
    return lambda number: "" if math.isnan(number) else text("tenths", number=round(number, 1))


FIELDS: dict[str, Callable[[Discard], Any]] = {
    "card": lambda row: str(row.card),
    "expected": lambda row: "" if row.expected is None else round(row.expected, 2),
    "points_left": lambda row: row.penalty_after,
    "danger": lambda row: row.danger.level if row.danger else "",
    "danger_index": lambda row: round(row.danger.risk, 4) if row.danger else "",
}
"""The columns of the file: the names of the JSON lines, the same in every language, for programs to read."""
FORECAST = ("distance", "out_count", *(f"chance_{draw}" for draw in range(1, TURNS + 1)))
"""What follows the name of each goal in the columns about it."""


def csv_text(text: Text, rows: Sequence[Discard]) -> str:
    """All rows with every figure, cards in canonical text, chances from 0 to 1, reasons in words."""
    goals = dict.fromkeys(name for row in rows for name in (*row.goals, *row.ahead))
    ahead = [f"{name}_{field}" for name in goals for field in FORECAST]
    file = StringIO()
    write = csv.writer(file, lineterminator="\r\n")
    write.writerow([*FIELDS, *ahead, "reasons"])
    for row in rows:
        figures = [each for name in goals for each in _figures(row, name)]
        write.writerow([*(get(row) for get in FIELDS.values()), *figures, " ".join(map(text.reason, row.reasons))])
    return file.getvalue()


def _figures(row: Discard, name: str) -> list[Any]:
    found = {**row.goals, **row.ahead}.get(name)
    if found is None:
        return [""] * len(FORECAST)
    return [found.goal.distance, found.goal.out_count, *(round(chance, 6) for chance in found.chance)]
