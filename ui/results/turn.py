"""A turn in numbered steps, each as the table shows it, and what stays in hand after it."""

from __future__ import annotations

from html import escape

import streamlit as st

from analyzer import Position
from analyzer.cards import JOKER
from analyzer.position import OPPONENT, SELF
from analyzer.report import Turn
from analyzer.values import penalty
from analyzer.wording import Text
from ui import cards
from ui.results import meld, placing
from ui.results.placing import Placed


def show(text: Text, position: Position, turn: Turn) -> None:
    """The steps and the hand that they leave."""
    items = "".join(f"<li>{_item(text, position, placed)}</li>" for placed in placing.follow(position, turn))
    st.html(f'<ol class="turn">{items}</ol>{_left(text, position, turn)}')


def _item(text: Text, position: Position, placed: Placed) -> str:
    step = placed.step
    verb = f'<span class="verb">{escape(text(f"step-{step.do}"))}</span>'
    wild = position.wild
    if step.do == "discard":
        return f'{verb}<span class="thrown">{cards.face_html(step.cards[0], text.lang, wild=wild)}</span>'
    if placed.meld is None:
        return verb
    if step.do == "meld":
        return f"{verb}{meld.plate(text, position, placed.meld)}"
    laid = meld.row(text, position, placed.meld, new=placed.new)
    freed = f'<span class="freed">{escape(text("turn-freed"))} {cards.face_html(JOKER, text.lang)}</span>'
    added = cards.row_html(step.cards, text.lang, small=True, wild=wild)
    return (
        f'{verb}{added}<span class="note">{escape(_onto(text, position, placed))}</span>'
        f'<span class="plate plate-table">{laid}{freed if step.do == "swap" else ""}</span>'
    )


def _onto(text: Text, position: Position, placed: Placed) -> str:
    """The meld by its number and owner; melds of this turn follow those of the table."""
    step, before = placed.step, len(position.table)
    number = step.onto or 0
    if number >= before:
        return text(f"turn-{step.do}-new", number=number - before + 1)
    owner = placed.owner if placed.owner in (SELF, OPPONENT) else "named"
    return text(f"turn-{step.do}-table", number=number + 1, owner=owner, player=placed.owner)


def _left(text: Text, position: Position, turn: Turn) -> str:
    """The cards that stay in hand with what each costs; where a hand costs the same whatever it holds, cards alone."""
    left = placing.left_in_hand(position, turn)
    if not left:
        return f'<p class="left"><b>{escape(text("turn-empty"))}</b></p>'
    costs = [penalty(piece, position.rules) for piece in left]
    each = sum(costs) == turn.penalty_after
    faces = (
        cards.face_html(piece, text.lang, small=True, note=str(cost) if each else "", wild=position.wild)
        for piece, cost in zip(left, costs, strict=True)
    )
    words = text("turn-left", cards=len(left), penalty=turn.penalty_after, deck=position.rules.deck)
    return f'<div class="left"><p>{escape(words)}</p><span class="rc-row">{"".join(faces)}</span></div>'
