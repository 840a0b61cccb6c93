"""The checker: cards on one side; on the other a question about them, the verdict, its rule and the smallest mend."""

from pathlib import Path

import streamlit as st

from analyzer.wording import Text
from ui import address, analysis, editor, language, positiondata, settings, state
from ui.board import exchange
from ui.house import deal
from ui.house import panel as house_rules
from ui.learn import moves, using, verdicts
from ui.results import panel as results

address.start()
exchange.listen()
state.listen()
address.keep()
text = Text(state.lang(), deck=state.rules().deck)
outcome = analysis.read(positiondata.of_page(), text.lang)

st.html(results.STYLE)
st.html(Path(__file__).parent.parent / "learn" / "style.css")
st.html(f'<h1 class="unseen">Ramiscope: {text("page-check")}</h1>')
with st.container(key="tools", horizontal=True, vertical_alignment="center", gap="small"):
    deal.choose_rules(text)
    language.switch(text)
    moves.ask(text)
    settings.show(text)
    st.button(text("page-clear"), key="clear", icon=":material/backspace:", on_click=positiondata.clear)
with st.container():
    address.notice(text)
with st.container():
    deal.show(text, outcome)

entry, answer = st.columns([1.2, 1], gap="medium")
with entry:
    editor.show(text, outcome)
    house_rules.show(text, outcome)
with answer:
    request = moves.show(text)
    with st.container():
        if request is None:
            st.info(text("check-empty"), icon=":material/touch_app:")
        else:
            with st.spinner(text("page-thinking")):
                verdicts.show(text, request)
        using.show_undo(text)
with st.bottom:
    verdicts.show_short(text, request)
