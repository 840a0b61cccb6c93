"""Everything below the verdict: melds, the turn in steps, discards, outs, exposure; every number says what it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Any

import altair as alt
import pandas as pd
import streamlit as st

from analyzer import Analysis, Position
from analyzer.cards import Piece
from analyzer.melds import Meld
from analyzer.report import Discard, Goal, Step, Turn
from analyzer.terminal.analysis import ending_chances
from analyzer.terminal.rules import ending_name, ending_words
from analyzer.values import meld_points
from analyzer.wording import Text, card_label
from ui import cards, contract, danger, okey

Part = Callable[[Text, Position, Analysis], None]
TOP = 3
CHANCE_TURNS = 3
"""Own draws within which the table tells the chance."""
BAR_COLOUR = "#3f9f69"  # seen on both grounds
INK = {"light": "#1b211d", "dark": "#eaf3ec"}


def show(text: Text, position: Position, analysis: Analysis) -> None:
    """All parts in the order of a player's questions, each in a container so that none takes the place of another."""
    parts: tuple[Part, ...]
    if position.rules.lay_all_at_once:
        parts = (
            okey.draw, _turn, okey.last_discards, okey.any_discard, danger.reasons, _other_turns, okey.goals, _exposure,
        )  # fmt: skip
    else:
        parts = (_draw, _closest, _turn, _other_turns, _discards, _goals, _exposure)
    for part in parts:
        with st.container():
            part(text, position, analysis)


def _closest(text: Text, position: Position, analysis: Analysis) -> None:
    """What there is towards an opening that is not possible, or a contract that may not be laid."""
    contract.held(text, position, analysis)
    first = analysis.opening
    if first.melds and not first.possible:
        st.header(text("heading-closest"), anchor=False)
        melds(text, position, first.melds)


def _turn(text: Text, position: Position, analysis: Analysis) -> None:
    """The best turn; where only a whole hand is laid, nothing tells the discards of any other turn apart."""
    if analysis.turn.steps and (analysis.turn.goes_out or not position.rules.lay_all_at_once):
        st.header(text("heading-turn"), anchor=False)
        steps(text, position, analysis.turn)


def _other_turns(text: Text, position: Position, analysis: Analysis) -> None:
    """The opening with the most points, where the best turn is another, and what else may be done."""
    first = analysis.opening
    if first.possible and first.required and set(first.melds) != set(analysis.turn.melds):
        with st.expander(text("page-most-points", points=first.best_points), icon=":material/trophy:"):
            melds(text, position, first.melds)
    if analysis.alternatives:
        with st.expander(text("page-alternatives", count=len(analysis.alternatives)), icon=":material/alt_route:"):
            for other in analysis.alternatives:
                st.markdown(f"**{', '.join(text(f'best-{aim}') for aim in other.best_at)}**")
                steps(text, position, other.turn)


def _goals(text: Text, position: Position, analysis: Analysis) -> None:
    """The goals still ahead: an opening that was laid is none, one within reach is the verdict's to tell."""
    if analysis.go_out.possible:
        return
    laid = ("open", "contract") if position.opened else ()
    for name, goal in analysis.goals.items():
        if goal.distance != 0 and name not in laid:
            _goal(text, name, goal)


def melds(text: Text, position: Position, found: Sequence[Meld]) -> None:
    """Melds as drawn cards with their points."""
    plates = (
        cards.meld_html(meld, text.lang, _meld_caption(text, position, meld), wild=position.wild) for meld in found
    )
    st.html("".join(plates))


def _meld_caption(text: Text, position: Position, meld: Meld) -> str:
    kind = text(f"kind-{meld.kind}")
    if position.rules.lay_all_at_once or position.requirements:  # laid points count for nothing there
        return kind
    return f"{kind} · {text('points-count', count=meld_points(meld, position.rules))}"


def steps(text: Text, position: Position, turn: Turn) -> None:
    """The turn as numbered steps, each with its cards."""
    laid = iter(turn.melds)
    items = []
    for step in turn.steps:
        note = escape(_meld_caption(text, position, next(laid))) if step.do == "meld" else _onto(text, position, step)
        drawn = cards.row_html(step.cards, text.lang, wild=position.wild)
        items.append(f'<li>{escape(text(f"step-{step.do}"))}{drawn}<span class="note">{note}</span></li>')
    st.html(f'<ol class="steps">{"".join(items)}</ol>')
    summary = "turn-summary" if position.rules.deck == "cards" else "turn-summary-tiles"
    st.caption(text(summary, cards=turn.cards_placed, penalty=turn.penalty_after))


def _onto(text: Text, position: Position, step: Step) -> str:
    """The table meld of a lay-off or swap, by number and cards; melds of this turn follow those of the table."""
    if step.onto is None:
        return ""
    before = len(position.table)
    if step.onto >= before:
        return escape(text(f"{step.do}-new", number=step.onto - before + 1))
    meld = cards.named_pieces(position.table[step.onto].meld)
    row = cards.row_html(meld, text.lang, small=True, wild=position.wild)
    return f"{escape(text(f'{step.do}-table', number=step.onto + 1))} {row}"


def _draw(text: Text, position: Position, analysis: Analysis) -> None:
    """Before the draw: whether the upcard may and should be taken."""
    draw = analysis.draw
    if draw is None:
        return
    st.header(text("heading-draw"), anchor=False)
    if position.upcard is None or draw.take is None:
        st.markdown(text("draw-no-upcard"))
        return
    take = draw.take
    sentence = text(f"draw-{draw.best}", gain=take.gain) if take.legal else text("draw-illegal")
    body = "".join(f"<div>{escape(line)}</div>" for line in [sentence, *map(text.reason, take.reasons)])
    upcard = cards.face_html(position.upcard, text.lang, wild=position.wild)
    st.html(f'<div class="rc-meld">{upcard}<span>{body}</span></div>')
    if take.turn and take.turn.steps:
        with st.expander(text("draw-turn"), expanded=draw.best == "take"):
            steps(text, position.after_taking(), take.turn)


def _discards(text: Text, position: Position, analysis: Analysis) -> None:
    """The best three as cards, all of them as a table."""
    rows = analysis.discards
    if not rows:
        return
    st.header(text("heading-discards"), anchor=False)
    best = "".join(
        cards.face_html(row.card, text.lang, note=text("points-left-short", count=row.penalty_after))
        for row in rows[:TOP]
    )
    st.html(f'<div class="outs">{best}</div>')
    st.caption(text("discards-meaning"))
    most = max(row.penalty_after for row in rows)
    card, points, bar, risk, why = (text(f"column-{name}") for name in ("card", "points", "bar", "danger", "why"))
    table = pd.DataFrame(
        {
            card: [card_label(row.card, text.lang) for row in rows],
            points: [row.penalty_after for row in rows],
            bar: [row.penalty_after for row in rows],
            **_ahead(text, rows),
            risk: [danger.level(text, row) for row in rows],
            why: [" ".join(map(text.reason, row.reasons)) for row in rows],
        }
    )
    if not table[why].any():
        table = table.drop(columns=why)
    with st.expander(text("discards-all", count=len(rows)), icon=":material/table_rows:"):
        st.dataframe(
            table,
            hide_index=True,
            column_config={
                card: st.column_config.TextColumn(width="small"),
                points: st.column_config.NumberColumn(width="small", format="%d"),
                bar: st.column_config.ProgressColumn(min_value=0, max_value=max(most, 1), format="%d"),
                risk: st.column_config.TextColumn(width="small"),
            },
        )
    danger.reasons(text, position, analysis)


def _ahead(text: Text, rows: Sequence[Discard]) -> dict[str, list[Any]]:
    """How far the next goal is after each discard, how many unseen cards help, and how likely it is in time."""
    names = [name for name in rows[0].goals if any(row.goals[name].goal.distance for row in rows)]
    if len(names) != 1:
        return {}
    found = [row.goals[names[0]] for row in rows]
    return {
        text("column-draws"): [each.goal.distance for each in found],
        text("column-outs"): [sum(left for _, left in each.goal.outs) for each in found],
        text("column-chance"): [text("percent", share=round(100 * each.chance[CHANCE_TURNS - 1])) for each in found],
    }


def _goal(text: Text, name: str, goal: Goal) -> None:
    """How far a goal is and the cards that bring it nearer, with the copies still unseen."""
    st.header(text(f"goal-{name}"), anchor=False)
    if goal.distance is None:
        st.markdown(text("goal-unreachable"))
        return
    total = sum(copies for _, copies in goal.outs)
    st.markdown(text("goal-distance", draws=goal.distance, outs=total))
    st.html(f'<div class="outs">{"".join(_out(text, piece, copies) for piece, copies in goal.outs)}</div>')


def _out(text: Text, piece: Piece, copies: int) -> str:
    return cards.face_html(piece, text.lang, small=True, note=f"×{copies}")


def _exposure(text: Text, position: Position, analysis: Analysis) -> None:
    """What the round costs if another player ends it: as bars with their values, and elimination in words."""
    st.header(text("heading-exposure"), anchor=False)
    risk = analysis.exposure
    rows: dict[str, float] = {text("exposure-now"): risk.now, text("exposure-after"): risk.after}
    rows |= {text("report-against", ending=ending_name(text, code)): points for code, points in risk.with_bonus.items()}
    if risk.ends_before:
        rows[text("exposure-expected")] = round(risk.expected, 1)
    st.altair_chart(_bars(text, rows), width="stretch", alt=text("exposure-meaning"))
    st.caption(text("exposure-meaning"))
    for line in ending_chances(text, risk):
        st.markdown(line)
    for line in _elimination(text, position, analysis):
        st.markdown(line)


def _bars(text: Text, rows: dict[str, float]) -> alt.LayerChart | alt.FacetChart:
    """Bars with their values written beside them: on a phone nothing tells them on touch."""
    written = [text("number", number=points) for points in rows.values()]
    data = pd.DataFrame({"case": list(rows), "points": list(rows.values()), "written": written})
    names = alt.Axis(labelLimit=190, labelFontSize=13, ticks=False, domain=False)
    room = alt.Scale(domain=[0, max(*rows.values(), 1) * 1.12])
    base = alt.Chart(data, height=36 * len(rows)).encode(
        y=alt.Y("case:N", sort=None, title=None, axis=names), x=alt.X("points:Q", scale=room, axis=None)
    )
    ink = INK[st.context.theme.type or "light"]
    values = base.mark_text(align="left", dx=5, fontSize=14, fontWeight="bold", color=ink).encode(text="written:N")
    return alt.layer(base.mark_bar(cornerRadiusEnd=4, height=22, color=BAR_COLOUR), values)


def _elimination(text: Text, position: Position, analysis: Analysis) -> list[str]:
    """Which endings would take the player out of the game."""
    if position.limit is None:
        return []
    risk = analysis.exposure
    if not risk.eliminated_if:
        return [text("elimination-none", total=position.total, limit=position.limit)]
    costs = {"now": risk.now, "after": risk.after, **risk.with_bonus}
    return [
        text(
            "elimination-if",
            case=_case(text, position, name),
            points=costs[name],
            sum=position.total + costs[name],
            limit=position.limit,
        )
        for name in risk.eliminated_if
    ]


def _case(text: Text, position: Position, name: str) -> str:
    """An ending of the round, with what its bonus does."""
    if name in ("now", "after"):
        return text(f"exposure-{name}")
    bonus = position.rules.bonus.get(name)
    return ending_words(text, name, bonus) if bonus else ending_name(text, name)
