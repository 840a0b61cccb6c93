"""The line above the sheet: the match in a few words, the language, files, and the way to the analyser."""

from __future__ import annotations

import streamlit as st

from analyzer.match import Match, end_match
from analyzer.wording import Text
from ui import language, settings
from ui.scores import book, files, handover
from ui.scores.words import rules_name


def show(text: Text, match: Match | None) -> None:
    with st.container(key="tools", horizontal=True, vertical_alignment="center", gap="small"):
        if match:
            ends = text("scores-ends", limit=match.limit or 0, rounds=match.rounds_to_play or 0)
            st.markdown(f"**{rules_name(text, match.rules.name)}** · {ends}", width="content")
        language.switch(text)
        settings.show(text)
        if match:
            handover.offer(text, match)
        with st.popover(text("scores-menu"), icon=":material/menu:"):
            if match:
                _match(text, match)
            files.load(text)


def _match(text: Text, match: Match) -> None:
    """What can be done with the match as a whole; each can be undone."""
    if st.button(text("scores-new"), key="sc-new", icon=":material/note_add:", width="stretch"):
        book.change(None)
        st.rerun()
    running = bool(match.rounds) and not match.standing.over
    if running and st.button(text("scores-end"), key="sc-end", icon=":material/flag:", width="stretch"):
        book.change(end_match(match))
        st.rerun()
    files.save(text, match)
