"""The contract of a deal in words, and what it takes to lay it and to go out blind."""

from __future__ import annotations

from itertools import groupby

import streamlit as st

from analyzer import Analysis, Position
from analyzer.report import ContractState
from analyzer.ruleset import Contract
from analyzer.wording import Text
from ui import cards


def contract_words(text: Text, contract: Contract) -> str:
    """The melds that a contract asks for, equal ones counted: `2 sets of 3 + run of 5`."""
    grouped = ((kind, size, len(list(same))) for (kind, size), same in groupby(contract))
    return " + ".join(text("contract-part", kind=kind, size=size, count=count) for kind, size, count in grouped)


def details(text: Text, position: Position, analysis: Analysis) -> list[str]:
    """What the contract asks for, what stands in its way, the buys and the blind exit, a sentence each."""
    found = analysis.contract
    if found is None:
        return []
    lines = [text("report-contract", number=found.number, melds=contract_words(text, position.requirements))]
    if position.opened:
        return [*lines, text("report-contract-laid", number=found.number)]
    lines += [text.reason(reason) for reason in found.reasons if found.met or reason.code == "runs_adjacent"]
    if found.buys_needed:
        lines.append(text("report-buys", buys=found.buys_needed))
    else:
        lines.append(text("report-no-buys" if found.buys_needed is None else "contract-no-more-buys"))
    return [*lines, _blind(text, position, analysis, found)]


def _blind(text: Text, position: Position, analysis: Analysis, found: ContractState) -> str:
    """Whether the blind exit exists in this contract at all, and whether it is there now (SS-12)."""
    out, buys = analysis.go_out, found.blind_buys
    if out.possible and out.bonus == "blind":
        bonus = position.rules.bonus["blind"]
        bare = analysis.turn.jokers_spent == 0 and bonus.own_without_joker is not None
        return text("blind-now", points=bonus.own_without_joker if bare else bonus.own, bare=bare)
    if buys is None:
        return text("blind-never")
    if position.buys_used > buys:
        return text("blind-too-late", buys=buys, used=position.buys_used)
    return text("blind-not-yet", buys=buys, used=position.buys_used)


def held(text: Text, position: Position, analysis: Analysis) -> None:
    """A contract that the hand holds and may not lay."""
    found = analysis.contract
    if found and found.melds and not found.can_lay and not position.opened:
        st.header(text("heading-contract-held"), anchor=False)
        plates = (cards.meld_html(meld, text.lang, text(f"kind-{meld.kind}")) for meld in found.melds)
        st.html("".join(plates))
