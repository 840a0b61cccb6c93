"""The quiz: a set is chosen, then one question at a time is thought over, answered and explained."""

from pathlib import Path

import streamlit as st

from analyzer.wording import Text
from ui import examples, language, state
from ui.quiz import marks, paper, question, record, run, setup

# The language switch rewrites the analyser's cards, and its rules are those of a new set: they must be there.
examples.start()
state.listen()
text = Text(state.lang(), deck=state.rules().deck)
st.html(Path(__file__).parent.parent / "quiz" / "style.css")
setup.start()
run.listen()
asked = run.current()

st.html(f'<h1 class="unseen">Ramiscope: {text("page-quiz")}</h1>')
with st.container(key="tools", horizontal=True, vertical_alignment="center", gap="small"):
    if asked is None:
        st.markdown(f"**{text('page-quiz')}**")
    else:
        st.button(text("quiz-other"), key="qz-leave", on_click=run.leave, icon=":material/arrow_back:")
        place = text("quiz-place", number=asked.place + 1, count=len(asked.addresses))
        st.markdown(text("quiz-over") if asked.over else place)
    language.switch(text)

# What comes and goes has a container of its own: where elements move up, the old ones stay in sight until the run ends.
with st.container(key="qz-main"):
    if asked is None:
        setup.show(text)
    elif asked.over:
        paper.summary(text, asked)
    else:
        with st.spinner(text("page-thinking")):
            item = run.made(asked.addresses[asked.place])
        text = text.of(item.question.position.rules.deck)
        question.show(text, item)
        if asked.reply is None:
            question.ask(text, item, asked.place)
        else:
            marks.show(text, item, asked.reply)
            st.button(
                text("quiz-next"),
                key=f"qz-next-{asked.place}",
                type="primary",
                on_click=run.go_on,
                args=(asked.place,),
                icon=":material/arrow_forward:",
            )
with st.container(key="qz-more"):
    if asked is not None and asked.quiz is not None:
        paper.share(text, asked.quiz)
    record.show(text)
