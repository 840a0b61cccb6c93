"""Before the draw: whether the upcard may and should be taken, and the turn that it makes possible."""

from __future__ import annotations

from html import escape

import streamlit as st

from analyzer import Analysis, Position
from analyzer.wording import Text
from ui import cards
from ui.results import turn


def show(text: Text, position: Position, analysis: Analysis) -> None:
    """Nothing once the card is drawn."""
    draw = analysis.draw
    if draw is None:
        return
    st.header(text("heading-draw"), anchor=False)
    if position.upcard is None or draw.take is None:
        st.markdown(text("draw-no-upcard"))
        return
    take = draw.take
    sentence = text(f"draw-{draw.best}", gain=take.gain) if take.legal else text("draw-illegal")
    body = "".join(f"<p>{escape(line)}</p>" for line in [sentence, *map(text.reason, take.reasons)])
    upcard = cards.face_html(position.upcard, text.lang, wild=position.wild)
    st.html(f'<div class="offer">{upcard}<div>{body}</div></div>')
    if take.turn and take.turn.steps:
        with st.expander(text("draw-turn"), expanded=draw.best == "take"):
            turn.show(text, position.after_taking(), take.turn)
