"""What each discard gives away: a sign and a word for its band, the index and its reasons on demand."""

from __future__ import annotations

from html import escape

import streamlit as st

from analyzer import Analysis, Position
from analyzer.report import Danger, Discard
from analyzer.wording import Text
from ui import cards, folds

REASONS = "danger_fold"


def level(text: Text, row: Discard) -> str:
    """The band of one discard as sign and word."""
    return text("danger-level", level=row.danger.level) if row.danger else ""


def chip(text: Text, row: Discard) -> str:
    """The band as a small plate: colour, sign and word say the same."""
    if row.danger is None:
        return ""
    words = text("danger-chip", level=row.danger.level)
    return f'<span class="chip danger-{row.danger.level}">{escape(words)}</span>'


def reasons(text: Text, position: Position, analysis: Analysis) -> None:
    """Every discard with its index and why, one tap away; the safest first."""
    rows = sorted(
        (row for row in analysis.discards if row.danger), key=lambda row: row.danger.risk if row.danger else 0
    )
    if not rows:
        return
    reasons = folds.fold(REASONS, text("danger-heading"), ":material/shield:")
    if reasons.open:
        with reasons:
            st.caption(text("danger-meaning"))
            st.html(f'<ul class="dangers">{"".join(line(text, position, row) for row in rows)}</ul>')


def line(text: Text, position: Position, row: Discard) -> str:
    """One discard: the card, its index, and the sentences why."""
    danger = row.danger or Danger("none", 0.0)
    face = cards.face_html(row.card, text.lang, small=True, wild=position.wild)
    index = text("danger-index", level=danger.level, percent=round(danger.risk * 100))
    why = " ".join(map(text.reason, danger.reasons))
    return f"<li>{face}<span><b>{escape(index)}</b> {escape(why)}</span></li>"
