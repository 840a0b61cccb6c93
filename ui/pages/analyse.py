"""The analyser: a hand and a table on one side, what to do with them on the other."""

import streamlit as st

from analyzer.wording import Text
from ui import analysis, editor, examples, house, language, state, verdict
from ui.results import panel, thinkfirst

text = Text(state.lang())
examples.start()
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
    examples.caption(text)
    house.deal(text, outcome)

entry, answer = st.columns([1.1, 1], gap="large")
with entry:
    editor.show(text, outcome)
    house.house_rules(text, outcome)
with answer:
    thinkfirst.switch(text)
    with st.spinner(text("page-thinking")):
        found = analysis.answer(outcome)
    hidden = thinkfirst.hidden(outcome)
    with st.container():
        if hidden:
            thinkfirst.ask(text, outcome)
        else:
            verdict.show(text, outcome, found)
    if outcome.position and found and not hidden:
        panel.show(text, outcome.position, found)
with st.bottom:
    if hidden:
        thinkfirst.wait(text)
    else:
        verdict.show_short(text, outcome, found)
