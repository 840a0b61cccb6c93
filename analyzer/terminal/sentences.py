"""Sentences of an answer that the report and the page share: the contract, the draw, the end of the round."""

from __future__ import annotations

from math import ceil

from analyzer.drawreport import Buy, Take
from analyzer.exposurereport import Exposure
from analyzer.report import ContractState
from analyzer.terminal.rules import ending_name
from analyzer.wording import Text


def contract_verdict(text: Text, state: ContractState) -> str:
    """Whether the contract of the deal can be laid, or how far it is."""
    if state.can_lay:
        return text("report-contract-can", number=state.number)
    if state.met:
        return text("report-contract-held", number=state.number)
    if state.missing_cards is None:
        return text("report-contract-never", number=state.number)
    return text("report-contract-missing", number=state.number, cards=state.missing_cards)


def draw_advice(text: Text, way: Take | Buy, codes: tuple[str, str, str], without: float | None) -> str:
    """Whether the upcard should be had in one way, with both figures.

    `codes`: of having it, of letting it go, and of a way that is barred; `without`: points on average without the card,
    None where there is no other.
    """
    do, leave, barred = codes
    if way.expected is None:
        return text(f"report-draw-{barred}")
    if without is None:
        return text("report-draw-only", points=round(way.expected, 1))
    points, other = round(way.expected, 1), round(without, 1)
    if way.expected < without:
        return text(f"report-draw-{do}", points=points, other=other)
    return text(f"report-draw-{leave}", points=other, other=points)


def ending_chances(text: Text, risk: Exposure) -> list[str]:
    """How likely the round ends soon, and whether to open now or hold for the bonus of one stroke."""
    if not risk.ends_before:
        return []
    first, last = (round(100 * chance) for chance in (risk.ends_before[0], risk.ends_before[-1]))
    lines = [text("exposure-ends", first=first, last=last)]
    if hold := risk.hold:
        told: dict[str, object] = {"ending": ending_name(text, hold.ending), "open": round(hold.open, 1)}
        if hold.hold is None:
            lines.append(text("stroke-needed", needed=ceil(100 * hold.needed), **told))
        else:
            better = "hold" if hold.hold < hold.open else "open"
            lines.append(text("stroke-compared", hold=round(hold.hold, 1), better=better, **told))
        if hold.stroke is not None and hold.discard is not None:
            lines.append(text("stroke-chance", card=hold.discard, percent=round(100 * hold.stroke, 1)))
    return lines
