"""Games that lay the whole hand at once: the win, its price for the others, the last tile, the nearer way."""

from __future__ import annotations

import streamlit as st

from analyzer import Analysis, Position
from analyzer.cards import JOKER, Piece
from analyzer.exposure import ending_prices, last_turn
from analyzer.report import Goal
from analyzer.wording import Text
from ui import cards

WILD_DISCARD, SEVEN_PAIRS, MELDS = "wild_discard", "seven_pairs", "melds"


def headline(text: Text, position: Position, analysis: Analysis) -> str:
    """Whether the hand wins, and how; else how far the nearest win is, if a draw is left for it."""
    if analysis.go_out.possible:
        by = analysis.go_out.by
        return text(f"okey-win-{by}" if by else "okey-win")
    if last_turn(position):
        return text("okey-last")
    nearest = _nearest_distance(analysis.goals)
    return text("okey-never") if nearest is None else text("okey-away", draws=nearest)


def details(text: Text, position: Position, analysis: Analysis) -> list[str]:
    """What the win costs the others, or which way is nearer."""
    prices = position.rules.win_points or {}
    if not analysis.go_out.possible:
        if last := last_turn(position):
            return [text.reason(last)]
        return [_nearest(text, analysis)] if len(analysis.goals) > 1 else []
    ending = SEVEN_PAIRS if analysis.go_out.by == "pairs" else analysis.go_out.bonus or MELDS
    dearest = ending_prices(position.rules).get(analysis.go_out.bonus or MELDS, prices.get(MELDS, 0))
    return [text("okey-cost", points=dearest, ending=ending, plain=prices.get(MELDS, 0))] if prices else []


def _nearest(text: Text, analysis: Analysis) -> str:
    """The distance by melds and by pairs, and which is nearer."""
    ways = []
    for way, goal in analysis.goals.items():
        far = goal.distance is None
        ways.append(text("okey-way-never", way=way) if far else text("okey-way", way=way, draws=goal.distance))
    first, *others = by_distance(analysis)
    nearest = "both" if others and others[0][1].distance == first[1].distance else first[0]
    return text("okey-nearest", ways=" · ".join(ways), nearest=nearest)


def by_distance(analysis: Analysis) -> list[tuple[str, Goal]]:
    """The goals, the nearest first; those out of reach last."""
    return sorted(analysis.goals.items(), key=lambda each: (each[1].distance is None, each[1].distance or 0))


def _nearest_distance(goals: dict[str, Goal]) -> int | None:
    return min((goal.distance for goal in goals.values() if goal.distance is not None), default=None)


def last_discards(text: Text, position: Position, analysis: Analysis) -> None:
    """Every tile that can be thrown last, with the price of that ending."""
    prices, by_pairs = position.rules.win_points or {}, analysis.go_out.by == "pairs"
    thrown = [row.card for row in analysis.discards if any(reason.code == "goes_out" for reason in row.reasons)]
    if not thrown:
        return
    st.header(text("heading-last-discards"), anchor=False)

    def note(piece: Piece) -> str:
        ending = WILD_DISCARD if piece == JOKER else MELDS
        return "" if by_pairs else text("okey-short-points", points=prices.get(ending, 0))

    faces = (cards.face_html(piece, text.lang, note=note(piece), wild=position.wild) for piece in thrown)
    st.html(f'<div class="outs">{"".join(faces)}</div>')
    st.caption(text("last-discards-pairs" if by_pairs else "last-discards-meaning"))
