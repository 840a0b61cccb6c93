"""What the round being entered would do, before it is added."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

import streamlit as st

from analyzer.match import Match
from analyzer.wording import Text
from ui.scores import draft
from ui.scores.draft import Attempt
from ui.scores.words import number, plain, sentence, signed


def show(text: Text, match: Match, seats: Sequence[str], attempt: Attempt) -> None:
    """A line a player: the points, the new total, and who would be out; or which later round does not fit."""
    if attempt.later:
        lines = [plain(sentence(text, problem)) for problem in attempt.later]
        st.warning("  \n".join([text("scores-later"), *lines]), icon=":material/warning:")
    if attempt.after is None:
        return
    index, standing = draft.place(match), attempt.after.standing
    points, totals = standing.scores[index].points, standing.running[index]
    out = {rank.player for rank in standing.ranking if rank.out == index + 1}
    rows = "".join(
        f"<tr><th scope='row'>{escape(player)}</th><td>{signed(points[player])}</td>"
        f"<td>→ <b>{number(totals[player])}</b></td>"
        f"<td>{_out(text) if player in out else ''}</td></tr>"
        for player in seats
    )
    st.html(f'<div class="sc-preview" role="status"><p>{escape(text("scores-preview"))}</p><table>{rows}</table></div>')


def _out(text: Text) -> str:
    return f'<span class="sc-out">✕ {escape(text("scores-eliminated"))}</span>'
