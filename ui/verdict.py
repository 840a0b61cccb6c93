"""The answer in a sentence or two: what can be done now, and why not."""

from __future__ import annotations

from dataclasses import dataclass, replace

import streamlit as st

from analyzer import Analysis, Position
from analyzer.duties import wrongly_taken
from analyzer.exposure import over
from analyzer.terminal.rules import ending_words
from analyzer.terminal.sentences import contract_verdict, no_bonus
from analyzer.wording import Text
from ui import contract, editor, okey, state
from ui.analysis import Outcome
from ui.results import bar

FIELDS = ("hand", "discards", "seen", "table", "options", "indicator", *state.CONTRACT_KEYS, *editor.DETAILS)
"""The places whose problems stand beside their fields."""


@dataclass(frozen=True)
class Verdict:
    """One headline, the sentences below it, and whether it is good news."""

    headline: str
    details: tuple[str, ...]
    good: bool


def show(text: Text, outcome: Outcome, analysis: Analysis | None) -> None:
    """The banner and the sentences below it; a faulty input gets its problems in place of any verdict."""
    if outcome.is_empty:
        st.info(text("verdict-empty"), icon=":material/touch_app:")
    elif outcome.position is None or analysis is None:
        beside = outcome.problems_at(*FIELDS)
        others = [text.problem(problem) for problem in outcome.problems if problem not in beside]
        headline = f"**{text('verdict-problems', count=len(outcome.problems))}**"
        lines = [headline, *([text("verdict-beside")] if beside else []), *others]
        st.error("  \n".join(lines), icon=":material/error:")
    else:
        verdict = judge(text, outcome.position, analysis)
        st.html(bar.banner(text, verdict.headline, verdict.good, bar.advised(text, outcome.position, analysis)))
        if verdict.details:
            st.html(bar.told(verdict.details))


def show_short(text: Text, outcome: Outcome, analysis: Analysis | None) -> None:
    """The headline and what to throw, kept in sight at the bottom."""
    if outcome.is_empty:
        st.html(bar.waiting(text("verdict-empty")))
    elif outcome.position is None or analysis is None:
        st.html(bar.short(text, text("verdict-problems", count=len(outcome.problems)), good=False))
    else:
        verdict = judge(text, outcome.position, analysis)
        st.html(bar.short(text, verdict.headline, verdict.good, bar.advised(text, outcome.position, analysis)))


def is_plain(position: Position) -> bool:
    """Whether the verdict tells no distance, so that it is known before the odds."""
    return not position.rules.lay_all_at_once and not position.requirements


def judge(text: Text, position: Position, analysis: Analysis) -> Verdict:
    """The verdict on an analysed position."""
    if ended := over(position):
        return Verdict(text("verdict-over"), (text.reason(ended),), False)
    if position.rules.lay_all_at_once:
        details = tuple(okey.details(text, position, analysis))
        verdict = Verdict(okey.headline(text, position, analysis), details, analysis.go_out.possible)
    elif analysis.go_out.possible:
        verdict = _going_out(text, position, analysis)
    elif analysis.contract and not position.opened:
        verdict = Verdict(contract_verdict(text, analysis.contract), (), analysis.contract.can_lay)
    elif position.opened:
        verdict = _opened(text, analysis)
    else:
        verdict = _opening(text, analysis)
    details = (*contract.details(text, position, analysis), *verdict.details)
    if not analysis.go_out.possible and not position.rules.lay_all_at_once:
        details = (*details, text("verdict-not-out"))
    if knock := analysis.knock:
        told = text("report-knock", possible=knock.possible, deadwood=knock.deadwood, at=knock.at)
        details = (told, *details)
        if not analysis.go_out.possible:
            headline = text("verdict-can-knock" if knock.possible else "verdict-cannot-knock")
            verdict = replace(verdict, headline=headline, good=knock.possible)
    if not position.opened and any(laid.is_own for laid in position.table):
        details = (text("verdict-own-meld"), *details)
    if wrong := wrongly_taken(position, analysis.opening.take_legal):
        details = (text.reason(wrong), *details)
    if analysis.draw:
        details = (text("verdict-before-draw"), *details)
    return replace(verdict, details=details)


def _going_out(text: Text, position: Position, analysis: Analysis) -> Verdict:
    out, rules, details = analysis.go_out, position.rules, list[str]()
    if not position.opened and analysis.opening.required and analysis.opening.possible:
        needs = {"points": analysis.opening.best_points, "required": analysis.opening.required}
        details.append(text("verdict-open-detail", **needs))
    if analysis.contract:
        return Verdict(text("verdict-go-out"), tuple(details), True)
    if out.bonus:
        details.append(text("verdict-bonus", bonus=ending_words(text, out.bonus, rules.bonus[out.bonus])))
    else:
        details.append(no_bonus(text, position, analysis))
    return Verdict(text("verdict-go-out"), tuple(details), True)


def _opened(text: Text, analysis: Analysis) -> Verdict:
    turn = analysis.turn
    if not turn.cards_placed:
        return Verdict(text("verdict-nothing-to-lay", penalty=turn.penalty_after), (), False)
    return Verdict(text("verdict-best-turn", cards=turn.cards_placed, penalty=turn.penalty_after), (), True)


def _opening(text: Text, analysis: Analysis) -> Verdict:
    first = analysis.opening
    # The headline tells what is short of the minimum, and that nothing can be laid.
    told = {"below_minimum", *(["nothing_to_lay"] if not first.required else [])}
    reasons = tuple(text.reason(reason) for reason in first.reasons if reason.code not in told)
    if first.possible:
        code = "verdict-open" if first.required else "verdict-lay"
        return Verdict(text(code, points=first.best_points, required=first.required), reasons, True)
    if first.missing_points:
        needs = {"points": first.best_points, "required": first.required}
        return Verdict(text("verdict-short", missing=first.missing_points, **needs), reasons, False)
    return Verdict(text("verdict-cannot-open" if first.required else "verdict-cannot-lay"), reasons, False)
