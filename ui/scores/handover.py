"""What the score sheet and the analyser tell each other: a player's total, the limit, the rules."""

from __future__ import annotations

import streamlit as st

from analyzer.match import Match
from analyzer.wording import Text
from ui import examples, state
from ui.scores.words import plain

ANALYSE = "ui/pages/analyse.py"
KEPT = ("rules", "phase", "drawn", "drawn_from", "indicator", *state.CONTRACT_KEYS, *state.NUMBERS, *state.SWITCHES)


def keep() -> None:
    """Hold the analyser's fields while they are not on the page: Streamlit forgets the values of unseen widgets."""
    s = st.session_state
    for key in list(s):
        if key in KEPT or str(key).startswith(("opt-", "owner-meld-")):
            s[key] = s[key]
    # The language switch rewrites the analyser's cards: they must be there.
    examples.start()


def offer(text: Text, match: Match) -> None:
    """A button a player still in sends his total and the limit; a hand under the same rules stays there."""
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
    s = st.session_state
    if s["rules"] != match.rules.name or state.options() != dict(match.options):
        state.load({"rules": match.rules.name, "options": dict(match.options)})
    # The analyser knows no totals below zero (Shanghai's bonuses).
    s["total"] = total if total >= 0 else None
    s["limit"] = match.limit
    s["players"] = len(match.players) - len(match.standing.eliminated)
    if match.rules.contracts:
        s["contract"] = min(len(match.rounds) + 1, len(match.rules.contracts))
    st.switch_page(ANALYSE)
