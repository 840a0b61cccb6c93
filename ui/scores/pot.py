"""The pot at the end of a match, shared as the rule set says."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from html import escape

import streamlit as st

from analyzer.errors import ScoreError
from analyzer.match import Match
from analyzer.pot import MOST_POT, read_amount, split_pot, split_pot_by_penalties
from analyzer.wording import Text
from ui.scores.words import faults


def show(text: Text, match: Match) -> None:
    """The amount and the payouts; before the end only how it will be shared."""
    rules, winner = match.rules, match.standing.winner
    with st.expander(text("scores-pot"), icon=":material/savings:", expanded=winner is not None):
        limits = rules.pot_limit
        if limits:
            table = " · ".join(text("scores-pot-limit", rounds=rounds, points=most) for rounds, most in limits.items())
            st.caption(f"{text('scores-pot-limits', share=rules.pot_split, rest=100 - rules.pot_split)} {table}")
        else:
            st.caption(text("scores-pot-meaning", share=rules.pot_split, rest=100 - rules.pot_split))
        amount = st.number_input(
            text("scores-pot-amount"),
            0.0,
            float(MOST_POT),
            value=None,
            step=1.0,
            format="%0.2f",
            key="sc-pot",
            width=220,
            persist_state="session",
        )
        if amount is None:
            return
        if winner is None:
            st.info(text("scores-pot-later"), icon=":material/hourglass_empty:")
            return
        try:
            _list(text, _payouts(match, winner, read_amount(round(amount, 2))))
        except ScoreError as error:
            faults(text, error.problems)


def _payouts(match: Match, winner: str, pot: Decimal) -> Mapping[str, Decimal]:
    if match.rules.pot_limit:
        return split_pot_by_penalties(pot, winner, match.standing.totals, len(match.rounds), match.rules)
    return split_pot(pot, winner, [player for player in match.players if player != winner], match.rules)


def _list(text: Text, parts: Mapping[str, Decimal]) -> None:
    rows = "".join(
        f'<tr><th scope="row">{escape(player)}</th><td><b>{text("scores-amount", amount=float(part))}</b></td></tr>'
        for player, part in parts.items()
    )
    st.html(f'<div class="sc-preview" role="status"><p>{escape(text("scores-payouts"))}</p><table>{rows}</table></div>')
