"""The score sheet: enter rounds on one side, the totals and every round on the other."""

from pathlib import Path

import streamlit as st

from analyzer.wording import Text
from ui import examples, scroll, state
from ui.scores import book, chart, draft, entry, header, pot, sheet, start, storage

# The language switch rewrites the analyser's cards: they must be there.
examples.start()
st.html(Path(__file__).parent.parent / "scores" / "style.css")
if "sc_rev" not in st.session_state:
    draft.clear()
storage.listen()
match = book.match()
text = Text(state.lang(), deck=match.rules.deck if match else "cards")
# First of all: what is seen on the page is in the browser already.
with st.container(key="sc-store"):
    storage.show()
st.html(f'<h1 class="unseen">Ramiscope: {text("page-scores")}</h1>')
header.show(text, match)

if match is None:
    start.show(text)
    if book.can_undo() and st.button(text("scores-back"), key="sc-back", icon=":material/undo:"):
        book.undo()
        st.rerun()
else:
    draft.listen(match, text.lang)
    playing = not match.standing.over or st.session_state["sc_editing"] is not None
    with st.container(key="sc-top"):
        sheet.tiles(text, match)
    sheet.verdict(text, match)
    left, right = st.columns([1, 1.1], gap="medium")
    with left:
        if playing:
            entry.show(text, match)
        else:
            chart.show(text, match)
            pot.show(text, match)
    with right:
        sheet.table(text, match)
        sheet.changes(text, match)
        if playing:
            chart.show(text, match)
            pot.show(text, match)
# A new round begins at the standing, a correction at its fields: on a phone they are far from each other.
where = "top" if st.session_state["sc_editing"] is None else "round"
scroll.to(f".st-key-sc-{where}", st.session_state["sc_rev"], "sc_scroll")
