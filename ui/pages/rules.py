"""The rules: chapters built from the settings with examples to try, two rule sets side by side, the glossary."""

from pathlib import Path

import streamlit as st

from analyzer.wording import Text
from ui import analysis, examples, language, positiondata, settings, state
from ui.board import exchange
from ui.choice import select
from ui.house import deal
from ui.house import panel as house_rules
from ui.learn import comparison, lessons, words

examples.start()
exchange.listen()
state.listen()
lessons.follow()
text = Text(state.lang(), deck=state.rules().deck)
outcome = analysis.read(positiondata.of_page(), text.lang)

st.html(Path(__file__).parent.parent / "learn" / "style.css")
st.html(f'<h1 class="unseen">Ramiscope: {text("page-rulebook")}</h1>')
st.session_state.setdefault("rb_view", "chapters")
with st.container(key="tools", horizontal=True, vertical_alignment="center", gap="small"):
    deal.choose_rules(text)
    language.switch(text)
    settings.show(text)
    views = ("chapters", "compare", "glossary")
    view = select(
        text("rulebook-view"),
        views,
        lambda name: text(f"view-{name}"),
        "rb_view",
        label_visibility="collapsed",
        width=200,
    )
rules = state.rules()
with st.container():
    if view == "chapters":
        lessons.show(text, rules)
        house_rules.show(text, outcome)
    elif view == "compare":
        comparison.show(text, rules)
    else:
        words.show(text)
