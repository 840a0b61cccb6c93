"""The end of a set: how it went, its link, and the set on paper, questions first and the key after them."""

from __future__ import annotations

from html import escape

import streamlit as st

from analyzer.quiz import QuizSet
from analyzer.rules import load_rules
from analyzer.wording import Text
from ui.quiz import marks, question, run
from ui.share import show_link


def summary(text: Text, asked: run.Run) -> None:
    """How many were right, each with its grade."""
    right = sum(reply.verdict.right for reply in asked.replies)
    st.html(f"<h2>{escape(text('quiz-result', right=right, count=len(asked.addresses)))}</h2>")
    rows = "".join(
        f"<tr><td>{number}</td><td>{escape(text(f'quiz-kind-{address.kind}'))}</td>"
        f"<td>{escape(marks.outcome_words(text, reply))}</td></tr>"
        for number, (address, reply) in enumerate(zip(asked.addresses, asked.replies, strict=True), start=1)
    )
    st.html(f'<table class="qz-table"><tbody>{rows}</tbody></table>')
    with st.container(horizontal=True, gap="small"):
        st.button(text("quiz-other"), key="qz-other", type="primary", on_click=run.leave)


def share(text: Text, quiz: QuizSet) -> None:
    """The link of a set and the switch to its printed form."""
    with st.expander(text("quiz-share"), icon=":material/share:"):
        st.caption(text("quiz-share-meaning"))
        show_link(text, link(), text("quiz-qr-use"))
        st.toggle(text("quiz-paper"), key="qz_paper_on")
        if st.session_state.get("qz_paper_on"):
            st.caption(text("quiz-paper-meaning"))
    if st.session_state.get("qz_paper_on"):
        with st.spinner(text("page-thinking")):
            st.html(paper_html(text, quiz))


def link() -> str:
    """The whole address of the set, for any browser."""
    return f"{(st.context.url or '').rstrip('/')}?{run.LINK}={st.session_state['qz_link']}"


def paper_html(text: Text, quiz: QuizSet) -> str:
    """All questions, a line to write on below each, then the key on a page of its own."""
    text = text.of(load_rules(quiz.rules, **quiz.options).deck)
    items = [run.made(address) for address in quiz.addresses]
    title = escape(f"{text(f'rules-{quiz.rules}')} · {text('quiz-level')} {quiz.level} · {quiz.seed}")
    house = escape(question.house_words(text, quiz.rules, quiz.options))
    asked = "".join(
        f"<li><p>{escape(question.sentence(text, each))}</p>{question.table_html(text, each.question.position)}"
        f"{question.hand_html(text, each)}<p class='qz-line'></p></li>"
        for each in items
    )
    key = "".join(f"<li>{escape(marks.key_words(text, each))}{marks.why_html(text, each)}</li>" for each in items)
    return (
        f'<section class="qz-paper"><h2>{title}</h2><p>{house}</p><ol>{asked}</ol>'
        f'<h2 class="qz-key">{escape(text("quiz-key"))}</h2><ol>{key}</ol></section>'
    )
