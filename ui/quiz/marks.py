"""What an answer was worth: the grade with the points lost, the right answer, why, and the rules behind it."""

from __future__ import annotations

from html import escape

import streamlit as st

from analyzer.quiz import Choices, Item, Kind, Verdict, right_answer
from analyzer.quiz.grading import Given
from analyzer.wording import Text
from analyzer.wording.teaching import rule_words
from ui import cards
from ui.quiz import question, run

GOOD, FAIR = ("right", "best"), ("good", "inaccuracy")


def show(text: Text, asked: Item, reply: run.Reply) -> None:
    """The verdict and the explanation."""
    verdict, words = reply.verdict, grade_words(text, reply.verdict)
    if reply.given is None:
        st.info(text("quiz-looked"), icon=":material/visibility:")
    elif verdict.grade in GOOD:
        st.success(words, icon=":material/check_circle:")
    elif verdict.grade in FAIR:
        st.warning(words, icon=":material/error:")
    else:
        st.error(words, icon=":material/cancel:")
    for reason in verdict.reasons:
        st.markdown(text.reason(reason))
    if verdict.grade not in GOOD and (given := given_words(text, asked, reply.given)):
        st.html(f'<p class="qz-right"><b>{escape(text("quiz-given"))}</b> {escape(given)}</p>')
    st.html(f'<p class="qz-right"><b>{escape(text("quiz-right-answer"))}</b> {escape(key_words(text, asked))}</p>')
    st.html(why_html(text, asked))


def grade_words(text: Text, verdict: Verdict) -> str:
    """The grade, and what was lost where points are counted."""
    grade = text(f"quiz-grade-{verdict.grade}")
    if verdict.loss is None:
        return f"{grade} · {text('quiz-barred')}" if verdict.reasons else grade
    return f"{grade} · {text('quiz-loss', loss=round(verdict.loss, 1))}"


def outcome_words(text: Text, reply: run.Reply) -> str:
    """How a question went: the grade, or that its answer was only looked at."""
    return text("quiz-shown") if reply.given is None else grade_words(text, reply.verdict)


def given_words(text: Text, asked: Item, given: Given | None) -> str:
    """What was answered, a number or a choice; empty for melds, which stay in sight, and where nothing was."""
    if isinstance(given, int):
        return text("number", number=given)
    if not isinstance(given, str):
        return ""
    if asked.address.kind is Kind.DISCARD:
        return question.label(text, given, asked.question.position)
    return text("quiz-choice", choice=given)


def key_words(text: Text, asked: Item) -> str:
    """The right answer in words; cards of a choice by their labels."""
    answer = asked.question.answer
    if isinstance(answer, Choices) and asked.address.kind is Kind.DISCARD:
        return text.any_of([question.label(text, code, asked.question.position) for code in answer.right])
    return text.reason(right_answer(asked))


def why_html(text: Text, asked: Item) -> str:
    """The melds that show it, what each choice loses, the reasons, the IDs of the rules."""
    explanation, position = asked.question.explanation, asked.question.position
    parts = []
    if explanation.melds:
        melds = (
            cards.meld_html(meld, text.lang, text(f"kind-{meld.kind}"), small=True, wild=position.wild)
            for meld in explanation.melds
        )
        parts.append(f"<div>{''.join(melds)}</div>")
    parts.append(_losses_html(text, asked))
    parts += [f"<p>{escape(text.reason(reason))}</p>" for reason in explanation.reasons]
    cited = (
        f"<li><b>{escape(rule)}</b> {escape(rule_words(text, rule, position.rules))}</li>" for rule in explanation.rules
    )
    parts.append(f'<ul class="qz-rules">{"".join(cited)}</ul>')
    return f'<div class="qz-why">{"".join(parts)}</div>'


def _losses_html(text: Text, asked: Item) -> str:
    """Each card that could be thrown with what it loses."""
    answer, position = asked.question.answer, asked.question.position
    if not isinstance(answer, Choices) or asked.address.kind is not Kind.DISCARD:
        return ""
    by_code = question.pieces(position)
    faces = (
        cards.face_html(
            by_code[option.code],
            text.lang,
            small=True,
            note="✓" if option.loss == 0 else f"+{text('number', number=round(option.loss, 2))}",
            wild=position.wild,
        )
        for option in sorted(answer.options, key=lambda option: option.loss)
    )
    return f'<p>{escape(text("quiz-losses"))}</p><div class="outs">{"".join(faces)}</div>'
