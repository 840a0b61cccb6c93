"""One question: what lies there, what is asked, and the way to answer it."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

import streamlit as st

from analyzer.cards import Piece
from analyzer.houserules import differences, settings
from analyzer.position import Position
from analyzer.quiz import Choices, Item, Kind, Number
from analyzer.rules import load_rules
from analyzer.wording import Text
from ui import cards
from ui.contract import contract_words
from ui.house import words
from ui.picking import pick
from ui.quiz import run

MOST_NUMBER = 999


def show(text: Text, asked: Item) -> None:
    """The house rules in force, the cards and the question."""
    if house := house_words(text, asked.address.rules, asked.address.options):
        st.caption(house)
    title, told = text(f"quiz-kind-{asked.address.kind}"), sentence(text, asked)
    heading = f'<h2>{escape(title)}</h2><p class="qz-ask">{escape(told)}</p>'
    st.html(heading + table_html(text, asked.question.position) + hand_html(text, asked))


def ask(text: Text, asked: Item, place: int) -> None:
    """The ways to answer, and to look at the answer instead."""
    with st.container(key=f"qz-answer-{place}"):
        _ways(text, asked, place)
        st.button(
            text("quiz-reveal"),
            key=f"qz-reveal-{place}",
            type="tertiary",
            on_click=run.answer,
            args=(place, None),
            icon=":material/visibility:",
        )


def house_words(text: Text, rules: str, options: Mapping[str, Any]) -> str:
    """In what the rules of a question differ from their rule set; empty where in nothing."""
    standard, played = load_rules(rules), load_rules(rules, **options)
    found = differences(settings(standard), settings(played))
    return words.summary(text, rules, found) if found else ""


def sentence(text: Text, asked: Item) -> str:
    """What is asked; under a contract with its melds."""
    question, told = asked.question, text.reason(asked.question.ask)
    if not question.position.requirements or asked.address.kind in (Kind.LEGAL, Kind.COST):
        return told
    number, melds = question.position.contract, contract_words(text, question.position.requirements)
    return f"{told} {text('report-contract', number=number, melds=melds)}"


def table_html(text: Text, position: Position) -> str:
    """The melds on the table, the upcard and the visible tile, as far as there are any."""
    parts = []
    for number, laid in enumerate(position.table, start=1):
        caption = text("page-meld-number", number=number)
        parts.append(cards.meld_html(laid.meld, text.lang, caption, small=True, wild=position.wild))
    for caption, piece in ((text("board-upcard"), position.upcard), (text("page-indicator"), position.indicator)):
        if piece is not None:
            row = cards.row_html([piece], text.lang, small=True, wild=position.wild)
            parts.append(f'<div class="rc-meld">{row}<span>{escape(caption)}</span></div>')
    return f"<div>{''.join(parts)}</div>" if parts else ""


def hand_html(text: Text, asked: Item) -> str:
    """The cards that are asked about."""
    question = asked.question
    row = cards.row_html(question.cards, text.lang, wild=question.position.wild)
    return f'<div class="qz-hand">{row}</div>'


def _ways(text: Text, asked: Item, place: int) -> None:
    """Buttons, cards to choose from, a number, or melds to be put together."""
    answer = asked.question.answer
    if isinstance(answer, Number):
        _number(text, answer, place)
    elif not isinstance(answer, Choices):
        _melds(text, asked, place)
    elif asked.address.kind is Kind.DISCARD:
        _cards(text, asked, answer, place)
    else:
        with st.container(horizontal=True):
            for option in answer.options:
                st.button(
                    text("quiz-choice", choice=option.code),
                    key=f"qz-{option.code}-{place}",
                    on_click=run.answer,
                    args=(place, option.code),
                )


def _number(text: Text, answer: Number, place: int) -> None:
    with st.form(f"qz-form-{place}", border=False):
        key = f"qz-number-{place}"
        st.number_input(text(f"quiz-number-{answer.unit}"), 0, MOST_NUMBER, None, step=1, key=key, width=220)
        st.form_submit_button(text("quiz-answer"), type="primary", on_click=_number_given, args=(place, key))


def _number_given(place: int, key: str) -> None:
    given = st.session_state.get(key)
    if given is not None:
        run.answer(place, int(given))


def _cards(text: Text, asked: Item, answer: Choices, place: int) -> None:
    """One button for each different card."""
    with st.container(horizontal=True, gap="small"):
        for option in answer.options:
            st.button(
                label(text, option.code, asked.question.position),
                key=f"qz-card-{option.code.replace('=', '-')}-{place}",
                on_click=run.answer,
                args=(place, option.code),
            )


def label(text: Text, code: str, position: Position) -> str:
    """The card of a choice in the letters of the language."""
    return cards.label(pieces(position)[code], text.lang, position.wild)


def pieces(position: Position) -> dict[str, Piece]:
    """The cards of the hand by their codes."""
    return {position.naming(piece): piece for piece in position.hand}


def _melds(text: Text, asked: Item, place: int) -> None:
    """Cards are picked and laid as one meld after the other; every copy of a card is a choice of its own."""
    position = asked.question.position
    laid: tuple[tuple[int, ...], ...] = st.session_state.get("qz_melds", ())
    for number, meld in enumerate(laid):
        row = cards.row_html([position.hand[index] for index in meld], text.lang, small=True, wild=position.wild)
        caption = escape(text("page-meld-number", number=number + 1))
        st.html(f'<div class="rc-meld">{row}<span>{caption}</span></div>')
    used = {index for meld in laid for index in meld}
    left = [index for index in range(len(position.hand)) if index not in used]
    key = f"qz-pick-{place}-{len(laid)}"
    pick(text("quiz-pick"), position.hand, left, text.lang, key, position.wild)
    with st.container(horizontal=True, gap="small"):
        st.button(text("quiz-lay-meld"), key=f"qz-lay-{place}", on_click=_lay, args=(key,))
        st.button(text("quiz-take-back"), key=f"qz-back-{place}", on_click=_take_back, disabled=not laid)
        done = text("quiz-lay-done") if laid else text("quiz-lay-nothing")
        st.button(done, key=f"qz-done-{place}", on_click=_laid, args=(asked, place), type="primary")


def _lay(key: str) -> None:
    picked = tuple(st.session_state.get(key) or ())
    if picked:
        st.session_state["qz_melds"] = (*st.session_state.get("qz_melds", ()), picked)


def _take_back() -> None:
    st.session_state["qz_melds"] = st.session_state.get("qz_melds", ())[:-1]


def _laid(asked: Item, place: int) -> None:
    hand = asked.question.position.hand
    run.answer(place, [[hand[index] for index in meld] for meld in st.session_state.get("qz_melds", ())])
