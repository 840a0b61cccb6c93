"""A meld on a plate: each card with its points below it, a joker in the place of its card, what is new ringed."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from html import escape

import streamlit as st

from analyzer import Position
from analyzer.melds import Meld
from analyzer.values import piece_points
from analyzer.wording import Text
from ui import cards


def show(text: Text, position: Position, melds: Sequence[Meld]) -> None:
    """Melds one beside the other, each with its kind and points."""
    st.html(f'<div class="plates">{"".join(plate(text, position, meld) for meld in melds)}</div>')


def plate(text: Text, position: Position, meld: Meld) -> str:
    """A meld to be laid: where points count, those of each card and their sum."""
    kind = escape(text(f"kind-{meld.kind}"))
    if not counts(position):
        return f'<span class="plate">{row(text, position, meld)}<span class="plate-sum">{kind}</span></span>'
    points = piece_points(meld, position.rules)
    total = escape(text("points-count", count=sum(points)))
    drawn = row(text, position, meld, [str(each) for each in points])
    return f'<span class="plate">{drawn}<span class="plate-sum"><b>{total}</b> {kind}</span></span>'


def row(text: Text, position: Position, meld: Meld, notes: Sequence[str] = (), *, new: Collection[int] = ()) -> str:
    """The cards of a meld in table order; those in the places `new` are marked, by a ring and a sign."""
    drawn = []
    for place, piece in enumerate(cards.named_pieces(meld)):
        note = notes[place] if notes else ""
        face = cards.face_html(piece, text.lang, note=note, wild=position.wild)
        mark = f'<span class="rc-mark" role="img" aria-label="{escape(text("card-new"), quote=True)}">+</span>'
        drawn.append(f'<span class="rc-new">{face}{mark}</span>' if place in new else face)
    return f'<span class="rc-row">{"".join(drawn)}</span>'


def counts(position: Position) -> bool:
    """Whether the points of laid melds count for anything."""
    return not position.rules.lay_all_at_once and not position.requirements
