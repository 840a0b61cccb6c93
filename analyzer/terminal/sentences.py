"""Sentences of an answer that the report and the page share: the contract, the draw, the end of the round."""

from __future__ import annotations

from analyzer.drawreport import Buy, Take
from analyzer.exposurereport import Exposure
from analyzer.position import Position
from analyzer.report import Analysis, ContractState
from analyzer.ruleset import RuleSet
from analyzer.terminal.rules import ending_name, ending_words
from analyzer.wording import Text
from analyzer.wording.figures import least_percents, percent


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


def no_bonus(text: Text, position: Position, analysis: Analysis) -> str:
    """Why a hand that goes out earns no bonus of one stroke (R30-33, S30-9)."""
    rules = position.rules
    if rules.one_stroke is None:
        why = "rules"
    elif position.laid_before or (position.opened and not position.opened_this_turn):
        why = "laid"
    else:
        opens = analysis.opening.possible or not rules.has_opening
        why = "layoffs" if opens and not rules.grand_out_layoffs else "opening"
    return text("no-bonus", why=why)


def stroke_words(text: Text, rules: RuleSet) -> str:
    """The bonus of one stroke with what it costs the others; `none` where they pay what they pay anyhow.

    >>> from analyzer.rules import load_rules
    >>> stroke_words(Text("en"), load_rules("rami30")), stroke_words(Text("en"), load_rules("shanghai"))
    ('main lisse (opponents’ points × 2)', 'none')
    """
    bonus = rules.bonus.get(rules.one_stroke or "")
    return ending_words(text, rules.one_stroke or "", bonus) if bonus and bonus.dearer else "none"


def ending_chances(text: Text, risk: Exposure) -> list[str]:
    """How likely the round ends soon, and whether to open now or hold for the bonus of one stroke."""
    if not risk.ends_before:
        return []
    first, last = risk.ends_before[0], risk.ends_before[-1]
    lines = [text("exposure-ends", first=_likely(text, first), last=_likely(text, last))]
    if hold := risk.hold:
        told: dict[str, object] = {"ending": ending_name(text, hold.ending), "open": round(hold.open, 1)}
        if hold.hold is None:
            lines.append(text("stroke-needed", needed=least_percents(hold.needed), **told))
        else:
            better = "hold" if hold.hold < hold.open else "open"
            held = round(hold.hold, 1)
            lines.append(text("stroke-compared", hold=abs(held), gain=held < 0, better=better, **told))
        if hold.stroke is not None and hold.discard is not None:
            lines.append(text("stroke-chance", card=hold.discard, chance=_likely(text, hold.stroke)))
    return lines


def _likely(text: Text, chance: float) -> str:
    """A chance within a sentence, which says in words of its own that there is none."""
    return percent(text, chance, sentence=True) if chance else "none"
