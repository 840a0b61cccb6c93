"""What the engine knows of the cards in the editor: melds of the hand, cards that fit the table, places of jokers.

It comes after the analysis, so that the editor never waits for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import streamlit as st

from analyzer import Analysis, Position, RamiError
from analyzer.cards import Card, Joker, Piece, is_joker
from analyzer.legality import check_meld
from analyzer.melds import Meld, MeldKind
from analyzer.partition import partition
from analyzer.position import TableMeld
from analyzer.rules import RuleSet, load_rules
from analyzer.steps import TurnState, check_layoff, check_swap
from analyzer.values import meld_points
from analyzer.wording import Text
from ui import state, tiles, zonetext
from ui.analysis import Outcome
from ui.board import exchange

_marks = st.components.v2.component(
    "ramiscope_marks",
    js=(Path(__file__).parent.parent / "components" / "board" / "marks.js").read_text(encoding="utf-8"),
)
Mark = dict[str, Any]


def show(text: Text, outcome: Outcome, analysis: Analysis | None) -> None:
    """Hand the marks to the editor, with the state of it that they belong to."""
    melds, table = [], dict[str, Mark]()
    if outcome.position and analysis:
        melds = _melds(text, outcome.position, analysis)
        laid = zip(state.laid_zones(), outcome.position.table, strict=True)
        table = {zone: _on_table(outcome.position, meld) for zone, meld in laid}
    _marks(data={**exchange.heard(), "melds": melds, "table": table, "slots": _slots()}, key="board_marks")


def _melds(text: Text, position: Position, analysis: Analysis) -> list[Mark]:
    """The melds found in the hand, and whether they may be laid now or are merely formed."""
    found, now = _found(position, analysis)
    return [_meld(text, position, meld, now=now) for meld in found]


def _found(position: Position, analysis: Analysis) -> tuple[Sequence[Meld], bool]:
    if analysis.advised.melds:
        return analysis.advised.melds, position.phase == "play"
    held = analysis.contract.melds if analysis.contract else analysis.opening.melds
    if held and not position.opened:
        return held, False
    return partition(position.hand, position.rules).melds, False


def _meld(text: Text, position: Position, meld: Meld, *, now: bool) -> Mark:
    kind, points = text(f"kind-{meld.kind}"), meld_points(meld, position.rules)
    counted = not position.rules.lay_all_at_once and not position.requirements
    told = f"{kind} · {text('points-count', count=points)}" if counted else kind
    return {
        "cards": meld.text(position.naming),
        "label": str(points) if counted else kind,
        "name": text("board-meld-now" if now else "board-meld-formed", meld=told),
        "now": now,
    }


def _on_table(position: Position, laid: TableMeld) -> Mark:
    """A table meld in its order, jokers named; the cards of the hand that fit it, and those that free its joker."""
    fits: list[Mark] = []
    for piece in dict.fromkeys(position.hand):
        if is_joker(piece):  # fits nearly everywhere: no help
            continue
        fits += [*_fit(position, laid, piece), *_swap(position, laid, piece)]
    return {"cards": laid.meld.text(position.naming), "fits": fits}


def _fit(position: Position, laid: TableMeld, piece: Piece) -> list[Mark]:
    check = check_layoff(laid, [piece], position.rules, TurnState(opened=True))
    if check.meld_after is None:
        return []
    first = check.meld_after.pieces[0] == piece and laid.meld.kind is MeldKind.RUN
    now = check_layoff(laid, [piece], position.rules, TurnState.of(position)).legal
    return [_offer(position, piece, now, "before" if first else "after")]


def _swap(position: Position, laid: TableMeld, piece: Piece) -> list[Mark]:
    if not check_swap(laid, [piece], position.rules, TurnState(opened=True)).legal:
        return []
    now = check_swap(laid, [piece], position.rules, TurnState.of(position)).legal
    return [_offer(position, piece, now, "swap")]


def _offer(position: Position, piece: Piece, now: bool, how: str) -> Mark:
    return {"card": position.naming(piece), "how": how, "now": now and position.phase == "play"}


def _slots() -> dict[str, dict[int, list[str]]]:
    """What each joker of a table meld may stand for, also while the meld cannot be read yet."""
    try:
        rules = load_rules(st.session_state["rules"], **state.options())
    except RamiError:
        return {}
    found = {zone: _zone_slots(zone, rules) for zone in state.laid_zones()}
    return {zone: slots for zone, slots in found.items() if slots}


def _zone_slots(zone: str, rules: RuleSet) -> dict[int, list[str]]:
    wild = tiles.wild()
    raw = zonetext.pieces(state.zone_text(zone), state.lang())
    pieces = [each for piece in raw if isinstance(each := tiles.as_dealt(piece, wild), Card | Joker)]
    if len(pieces) != len(raw):
        return {}
    naturals = [piece for piece in pieces if isinstance(piece, Card)]
    return {
        place: [
            f"{str(raw[place]).partition('=')[0]}={face}"
            for face in _faces_like(naturals)
            if check_meld([*pieces[:place], Joker(face), *pieces[place + 1 :]], rules).valid
        ]
        for place, piece in enumerate(pieces)
        if is_joker(piece)
    }


def _faces_like(naturals: Sequence[Card]) -> list[Card]:
    """The cards of the same suit or rank: no joker stands for another in a meld with these."""
    suits, ranks = {card.suit for card in naturals}, {card.rank for card in naturals}
    kinds = sorted({suit for card in naturals for suit in type(card.suit) if suit.is_tile == card.suit.is_tile})
    return [Card(suit, rank) for suit in kinds for rank in range(1, 14) if suit in suits or rank in ranks]
