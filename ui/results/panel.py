"""All parts of the answer below the verdict."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import streamlit as st

from analyzer import Analysis, Position
from analyzer.partition import partition
from analyzer.wording import Text
from ui import contract, okey
from ui.results import alternatives, danger, discards, draw, exposure, meld, outlook, whynot

Part = Callable[[Text, Position, Analysis], None]
STYLE = Path(__file__).parent / "style.css"
"""Of the verdict too, which is told before the rest."""


def show(text: Text, position: Position, analysis: Analysis) -> None:
    """The parts, each in a container so that none takes the place of another."""
    parts: tuple[Part, ...] = (
        draw.show,
        _turn,
        _closest,
        _discards,
        outlook.show,
        whynot.show,
        exposure.show,
    )
    for part in parts:
        with st.container():
            part(text, position, analysis)


def _turn(text: Text, position: Position, analysis: Analysis) -> None:
    """The best turn and its alternatives; one that lays nothing is told by its discard alone."""
    if not analysis.turn.cards_placed and not analysis.alternatives:
        return
    heading = "heading-turn" if position.phase == "play" else "heading-turn-held"
    st.header(text(heading), anchor=False, help=text("turn-help"))
    alternatives.show(text, position, analysis)


def _discards(text: Text, position: Position, analysis: Analysis) -> None:
    """What to throw; where the whole hand goes down, the last tile with the price of each ending."""
    if position.rules.lay_all_at_once and analysis.go_out.possible:
        okey.last_discards(text, position, analysis)
        danger.reasons(text, position, analysis)
    else:
        discards.show(text, position, analysis)


def _closest(text: Text, position: Position, analysis: Analysis) -> None:
    """What there is towards an opening, a contract or a whole hand that cannot be laid."""
    contract.held(text, position, analysis)
    first = analysis.opening
    if position.rules.lay_all_at_once and not analysis.go_out.possible:
        melds = partition(position.hand, position.rules).melds
    elif not first.possible:
        melds = first.melds
    else:
        return
    if melds:
        st.header(text("heading-closest"), anchor=False)
        meld.show(text, position, melds)
