"""A position and its answer as one sheet of paper: black on white, without anything to press."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

from analyzer import Analysis, Position
from analyzer.melds import Meld
from analyzer.position import OPPONENT, SELF
from analyzer.report import Discard, Step, Turn
from analyzer.terminal.layout import cards_text
from analyzer.terminal.rules import setting_text
from analyzer.values import meld_points
from analyzer.wording import Text
from ui import cards, verdict


def sheet_html(text: Text, position: Position, analysis: Analysis, code: str, link: str) -> str:
    """The whole sheet; `code` is the drawn link, empty where there is none."""
    parts = (*_head(text, position), *_zones(text, position), *_answer(text, position, analysis))
    foot = f"<footer>{code}<span>{escape(text('paper-link'))}<br><small>{escape(link)}</small></span></footer>"
    return f'<article class="paper">{"".join(parts)}{foot}</article>'


def _head(text: Text, position: Position) -> Iterator[str]:
    yield f"<h2>{escape(text(f'rules-{position.rules.name}'))}</h2>"
    if position.options:
        options = ", ".join(f"{name} = {setting_text(value)}" for name, value in position.options.items())
        yield f"<p>{escape(text('paper-options', options=options))}</p>"


def _zones(text: Text, position: Position) -> Iterator[str]:
    """What is known of the round."""
    wild = position.wild
    if position.indicator is not None:
        yield _section(text("page-indicator"), cards.row_html([position.indicator], text.lang, small=True))
    yield _section(text("paper-hand"), cards.row_html(position.hand, text.lang, wild=wild))
    if position.table:
        laid = (_laid(text, position, each.meld, _owner(text, each.owner)) for each in position.table)
        yield _section(text("paper-table"), "".join(laid))
    for name, pieces in (("discards", position.discards), ("seen", position.seen)):
        if pieces:
            yield _section(text(f"paper-{name}"), cards.row_html(pieces, text.lang, small=True, wild=wild))


def _section(heading: str, content: str) -> str:
    return f"<section><h3>{escape(heading)}</h3>{content}</section>"


def _owner(text: Text, owner: str) -> str:
    return text(f"paper-owner-{owner}") if owner in (SELF, OPPONENT) else owner


def _laid(text: Text, position: Position, meld: Meld, note: str) -> str:
    return cards.meld_html(meld, text.lang, note, small=True, wild=position.wild)


def _answer(text: Text, position: Position, analysis: Analysis) -> Iterator[str]:
    """The verdict, the turn, the discards."""
    told = verdict.judge(text, position, analysis)
    details = "".join(f"<p>{escape(line)}</p>" for line in told.details)
    yield f'<section class="said"><p><b>{escape(told.headline)}</b></p>{details}</section>'
    melds = analysis.contract.melds if analysis.contract else analysis.opening.melds
    if melds and set(melds) != set(analysis.advised.melds) and not position.rules.lay_all_at_once:
        heading = "report-melds-most" if analysis.opening.possible else "report-melds-closest"
        drawn = (_laid(text, position, meld, _worth(text, position, meld)) for meld in melds)
        yield _section(text(heading), "".join(drawn))
    turn, rows = analysis.advised, analysis.discards
    if turn.steps:
        yield _section(text("heading-turn"), _turn(text, position, turn))
    if rows:
        yield _section(text("heading-discards"), _discards(text, position, rows))


def _worth(text: Text, position: Position, meld: Meld) -> str:
    return f"{text(f'kind-{meld.kind}')} · {text('points-count', count=meld_points(meld, position.rules))}"


def _turn(text: Text, position: Position, turn: Turn) -> str:
    """The turn in numbered steps, and what it leaves."""
    melds = iter(turn.melds)
    rows = (_step(text, position, step, next(melds) if step.do == "meld" else None) for step in turn.steps)
    left = text("report-summary", cards=turn.cards_placed, penalty=turn.penalty_after)
    return f"<ol>{''.join(f'<li>{row}</li>' for row in rows)}</ol><p>{escape(left)}</p>"


def _step(text: Text, position: Position, step: Step, meld: Meld | None) -> str:
    does = f"<b>{escape(text(f'report-{step.do}'))}</b>"
    if meld is not None:
        return f"{does} {_laid(text, position, meld, _worth(text, position, meld))}"
    drawn = cards.row_html(step.cards, text.lang, small=True, wild=position.wild)
    return f"{does} {drawn} {escape(_onto(text, position, step))}"


def _onto(text: Text, position: Position, step: Step) -> str:
    """The meld of a lay-off or swap; melds of this turn follow those of the table."""
    before = len(position.table)
    if step.onto is None:
        return ""
    if step.onto >= before:
        return text(f"report-{step.do}-new", number=step.onto - before + 1)
    meld = cards_text(position.table[step.onto].meld.text(position.naming), text.lang)
    return text(f"report-{step.do}-table", number=step.onto + 1, meld=meld)


def _discards(text: Text, position: Position, rows: Iterable[Discard]) -> str:
    """Every card that may be thrown, the best first."""
    # A hand that is laid at once costs the same whatever is thrown.
    points = () if position.rules.lay_all_at_once else ("report-points-left",)
    names = ("column-card", *points, "report-average", "column-danger", "column-why")
    head = "".join(f'<th scope="col">{escape(text(name))}</th>' for name in names)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in _cells(text, position, row))}</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _cells(text: Text, position: Position, row: Discard) -> tuple[str, ...]:
    average = "" if row.expected is None else text("tenths", number=round(row.expected, 1))
    danger = text("danger-level", level=row.danger.level) if row.danger else ""
    why = text.reason(row.reasons[0]) if row.reasons else ""
    card = cards.label(row.card, text.lang, position.wild)
    points = () if position.rules.lay_all_at_once else (str(row.penalty_after),)
    return tuple(map(escape, (card, *points, average, danger, why)))
