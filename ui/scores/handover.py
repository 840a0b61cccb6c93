"""What the score sheet and the analyser tell each other: a player's total, the limit, the rules."""

from __future__ import annotations

import streamlit as st

from analyzer.match import Match
from analyzer.wording import Text
from ui import examples, positiondata, state
from ui.scores.words import plain

ANALYSE = "ui/pages/analyse.py"


def offer(text: Text, match: Match) -> None:
    """A button a player still in sends his total and the limit; a hand of his own under the same rules stays."""
    if match.standing.over:
        return
    with st.popover(text("scores-analyse"), icon=":material/search_insights:"):
        st.caption(text("scores-analyse-meaning"))
        for place, player in enumerate(match.players):
            total = match.standing.totals[player]
            label = text("scores-analyse-as", player=plain(player), total=total)
            out = player in match.standing.eliminated
            if not out and st.button(label, key=f"sc-analyse-{place}", width="stretch"):
                _send(match, total)


def _send(match: Match, total: int) -> None:
    other = st.session_state["rules"] != match.rules.name or state.options() != dict(match.options)
    if other or examples.is_untouched():
        positiondata.load({"rules": match.rules.name, "options": dict(match.options)})
    # The analyser knows no totals below zero (Shanghai's bonuses).
    state.put("total", total if total >= 0 else None)
    state.put("limit", match.limit)
    state.put("players", len(match.players) - len(match.standing.eliminated))
    if match.rules.contracts:
        state.put("contract", min(len(match.rounds) + 1, len(match.rules.contracts)))
    st.switch_page(ANALYSE)
