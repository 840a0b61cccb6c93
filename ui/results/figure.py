"""A figure with its name and unit; a tap on it tells what it means."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape

import streamlit as st


@dataclass(frozen=True)
class Figure:
    """One number as words of the page; `good` marks the better one of a pair."""

    name: str
    value: str
    unit: str
    meaning: str
    good: bool = False

    def html(self) -> str:
        """The tile; it opens without asking the server."""
        classes = "fig fig-good" if self.good else "fig"
        # A unit of several words has a line of its own, whatever the length of the figure.
        shape = ' class="long"' if " " in self.unit else ""
        unit = f" <small{shape}>{escape(self.unit)}</small>" if self.unit else ""
        return (
            f'<details class="{classes}"><summary><span class="fig-name">{escape(self.name)}</span>'
            f"<b>{escape(self.value)}{unit}</b></summary><p>{escape(self.meaning)}</p></details>"
        )


def row(figures: Iterable[Figure]) -> None:
    """Figures side by side, as many as the width takes."""
    st.html(f'<div class="figs">{"".join(figure.html() for figure in figures)}</div>')
