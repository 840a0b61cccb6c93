"""The analyser: a hand and a table on one side, what to do with them on the other."""

import streamlit as st

from analyzer.wording import Text
from ui import analysis, editor, examples, house, language, result, state, verdict
from ui.board import exchange, marks

text = Text(state.lang())
examples.start()
# The editor sends all zones: what was typed into a text field at the same time is the later word.
exchange.listen()
state.listen()
outcome = analysis.read(state.position_data(), text.lang)

st.html(f'<h1 class="unseen">Ramiscope: {text("page-analyse")}</h1>')
with st.container(horizontal=True, vertical_alignment="center", gap="small"):
    house.choose_rules(text)
    language.switch(text)
    examples.chooser(text)
    st.button(text("page-clear"), key="clear", icon=":material/backspace:", on_click=state.clear)
# What comes and goes has a container of its own: where elements move up, the old ones stay in sight until the run ends.
with st.container():
    house.deal(text, outcome)

entry, answer = st.columns([1.2, 1], gap="medium")
with entry:
    editor.show(text, outcome)
    house.house_rules(text, outcome)
with answer:
    # Not above the cards: it goes with the first change, and they must not move under the finger that made it.
    with st.container():
        examples.caption(text)
    with st.spinner(text("page-thinking")):
        found = analysis.answer(outcome)
    marks.show(text, outcome, found)
    with st.container():
        verdict.show(text, outcome, found)
    if outcome.position and found:
        result.show(text, outcome.position, found)
with st.bottom:
    verdict.show_short(text, outcome, found)
