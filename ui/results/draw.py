"""Before the draw: take the upcard, draw from the stock, or buy out of turn; each way with its figures, and why."""

from __future__ import annotations

from html import escape

import streamlit as st

from analyzer import Analysis, Position
from analyzer.cards import Piece
from analyzer.drawreport import Buy, Draw, Take
from analyzer.errors import Reason
from analyzer.terminal.sentences import draw_advice
from analyzer.wording import Text
from analyzer.wording.figures import gain
from ui import cards
from ui.results import turn
from ui.results.figure import Figure, row


def show(text: Text, position: Position, analysis: Analysis) -> None:
    """Nothing once the card is drawn."""
    draw, upcard = analysis.draw, position.upcard
    if draw is None:
        return
    if upcard is None:
        st.header(text("heading-draw"), anchor=False)
        told = [*([text("draw-no-upcard")] if draw.stock.legal else []), *map(text.reason, draw.stock.reasons)]
        st.markdown("  \n".join(told))
        return
    if draw.take and not position.out_of_turn:
        st.header(text("heading-draw"), anchor=False, help=text("draw-help"))
        _take(text, position, upcard, draw, draw.take)
    if draw.buy:
        st.header(text("heading-buy"), anchor=False, help=text("buy-help"))
        _buy(text, position, upcard, draw.buy)


def _take(text: Text, position: Position, upcard: Piece, draw: Draw, take: Take) -> None:
    """The upcard in the own turn, and the turn that it makes possible."""
    stock = draw.stock
    told = tuple(reason for reason in stock.reasons if reason not in take.reasons)
    without = stock.expected if stock.legal else None
    _offer(text, position, upcard, take, ("take", "leave", "illegal"), without, told)
    if take.expected is None:
        return
    if stock.legal:
        ways = (("figure-take", take.expected), ("figure-stock", stock.expected))
        row([*_ways(text, ways), *_gains(text, take)])
    if take.turn and take.turn.steps:
        with st.expander(text("draw-turn"), expanded=draw.best == "take"):
            turn.show(text, position.after_taking(), take.turn)


def _buy(text: Text, position: Position, upcard: Piece, buy: Buy) -> None:
    """The upcard bought in another player's turn, with a second card from the stock."""
    _offer(text, position, upcard, buy, ("buy", "pass", "barred"), buy.without)
    if buy.expected is None:
        return
    ways = (("figure-buy", buy.expected), ("figure-pass", buy.without))
    cost = text("number", number=round(buy.penalty, 1))
    two = Figure(text("figure-two-cards"), cost, text("unit-average"), text("figure-two-cards-help"))
    row([*_ways(text, ways), *_gains(text, buy), two])
    st.caption(text("buys-left", count=buy.buys_left))


def _offer(
    text: Text,
    position: Position,
    upcard: Piece,
    way: Take | Buy,
    codes: tuple[str, str, str],
    without: float | None,
    more: tuple[Reason, ...] = (),
) -> None:
    """The card, the advice with both figures, and the reasons."""
    advice = draw_advice(text, way, codes, without)
    body = "".join(f"<p>{escape(line)}</p>" for line in map(text.reason, (*way.reasons, *more)))
    face = cards.face_html(upcard, text.lang, wild=position.wild)
    st.html(f'<div class="offer">{face}<div><p><b>{escape(advice)}</b></p>{body}</div></div>')


def _ways(text: Text, ways: tuple[tuple[str, float], tuple[str, float]]) -> list[Figure]:
    """Both ways in points on average, the cheaper one marked."""
    least, unit = min(points for _, points in ways), text("unit-average")
    cheaper = ways[0][1] != ways[1][1]
    return [
        Figure(
            text(name),
            text("number", number=round(points, 1)),
            unit,
            text("figure-average-help"),
            good=cheaper and points == least,
        )
        for name, points in ways
    ]


def _gains(text: Text, way: Take | Buy) -> list[Figure]:
    """What the card brings beside one from the stock."""
    gains = way.gains
    chance, count = gain(gains.chance)
    found = [Figure(text("gain-chance"), chance, text("unit-percents", count=count), text("gain-chance-help"))]
    if gains.distance is not None:
        unit = text("unit-draws", count=abs(gains.distance))
        found.append(
            Figure(text("gain-distance"), text("number", number=gains.distance), unit, text("gain-distance-help"))
        )
    unit = text("unit-points", count=abs(gains.penalty))
    saved = text("number", number=gains.penalty)
    return [*found, Figure(text("gain-penalty"), saved, unit, text("gain-penalty-help"))]
