"""Games that lay the whole hand at once: the win, its price for the others, the last tile, the nearer way."""

from __future__ import annotations

import json
from html import escape

import streamlit as st

from analyzer import Analysis, Position, read_position
from analyzer.cards import JOKER, Piece
from analyzer.exposure import ending_prices
from analyzer.odds import winning_goals
from analyzer.positionio import write_position
from analyzer.report import Goal
from analyzer.wording import Text
from ui import cards

WILD_DISCARD, SEVEN_PAIRS, MELDS = "wild_discard", "seven_pairs", "melds"


def headline(text: Text, analysis: Analysis) -> str:
    """Whether the hand wins, and how; else how far the nearest win is."""
    if analysis.go_out.possible:
        by = analysis.go_out.by
        return text(f"okey-win-{by}" if by else "okey-win")
    nearest = _nearest_distance(analysis.goals)
    return text("okey-never") if nearest is None else text("okey-away", draws=nearest)


def details(text: Text, position: Position, analysis: Analysis) -> list[str]:
    """What the win costs the others, or which way is nearer."""
    prices = position.rules.win_points or {}
    if not analysis.go_out.possible:
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


def draw(text: Text, position: Position, analysis: Analysis) -> None:
    """Before the draw: whether the upcard is one of the tiles that bring a win nearer."""
    if analysis.draw is None:
        return
    st.header(text("heading-draw"), anchor=False)
    if position.upcard is None:
        st.markdown(text("draw-no-upcard"))
        return
    before, after = _nearest_distance(analysis.goals), _after_taking(json.dumps(write_position(position)))
    helps = after is not None and (before is None or after < before)
    words = text("okey-take", draws=after) if helps else text("okey-leave")
    face = cards.face_html(position.upcard, text.lang, wild=position.wild)
    st.html(f'<div class="rc-meld">{face}<span>{escape(words)}</span></div>')


def _nearest_distance(goals: dict[str, Goal]) -> int | None:
    return min((goal.distance for goal in goals.values() if goal.distance is not None), default=None)


@st.cache_data(show_spinner=False, max_entries=200)
def _after_taking(source: str) -> int | None:
    """The draws still needed once the upcard is taken."""
    return _nearest_distance(winning_goals(read_position(json.loads(source)).after_taking()))


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


def any_discard(text: Text, position: Position, analysis: Analysis) -> None:
    """Without a win no tile costs more than another; the price, and the tiles, those that keep a win nearest first."""
    if analysis.go_out.possible or not analysis.discards:
        return
    st.header(text("heading-discards"), anchor=False)
    st.markdown(text("okey-any-discard", points=analysis.turn.penalty_after))
    with st.expander(text("okey-discards-all", count=len(analysis.discards)), icon=":material/table_rows:"):
        faces = (
            cards.face_html(
                row.card,
                text.lang,
                note=text("points-left-short", count=row.penalty_after),
                wild=position.wild,
            )
            for row in analysis.discards
        )
        st.html(f'<div class="outs">{"".join(faces)}</div>')


def goals(text: Text, position: Position, analysis: Analysis) -> None:
    """The tiles that help on the nearest way in sight, those of the other way one tap away."""
    if analysis.go_out.possible:
        return
    for number, (way, goal) in enumerate(by_distance(analysis)):
        if goal.distance is None:
            continue
        if number == 0:
            st.header(text("goal-melds-tiles" if way == "out" else f"goal-{way}"), anchor=False)
            st.markdown(text("okey-distance", draws=goal.distance, outs=sum(copies for _, copies in goal.outs)))
            st.html(_outs_html(text, position, goal))
        else:
            with st.expander(text("okey-other-way", way=way, draws=goal.distance), icon=":material/call_split:"):
                st.html(_outs_html(text, position, goal))


def _outs_html(text: Text, position: Position, goal: Goal) -> str:
    faces = (
        cards.face_html(piece, text.lang, small=True, note=f"×{copies}", wild=position.wild)
        for piece, copies in goal.outs
    )
    return f'<div class="outs">{"".join(faces)}</div>'
