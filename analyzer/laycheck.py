"""The rule book on laying: may exactly these melds go down now, as the opening, the contract, or later."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

from analyzer.cards import Piece, without
from analyzer.contractcheck import check_contract
from analyzer.duties import holds, keeps_one, no_new_melds, owed_card, returns_taken
from analyzer.errors import Reason
from analyzer.legality import check_meld
from analyzer.melds import WINNING_PAIRS, Meld, MeldKind
from analyzer.position import SELF, Position, TableMeld
from analyzer.rules import RuleSet
from analyzer.steps import TurnState, check_layoff, check_swap
from analyzer.values import meld_points


@dataclass(frozen=True)
class LayCheck:
    """Whether melds may be laid now, their points together and the best reading of each legal one."""

    legal: bool
    points: int
    reasons: tuple[Reason, ...]
    melds: tuple[Meld, ...]


def check_lay(position: Position, melds: Sequence[Sequence[Piece]]) -> LayCheck:
    """Judge whether exactly these melds may be laid now as one laying (R30-21, R30-09, R40-03, OK-20, SH-34, S30-4).

    >>> from analyzer.cards import sort_hand
    >>> from analyzer.notation import parse_cards
    >>> from analyzer.rules import load_rules
    >>> position = Position(load_rules("rami30"), sort_hand(parse_cards("7SHD 9C")))
    >>> answer = check_lay(position, [parse_cards("7SHD")])
    >>> answer.points, [reason.code for reason in answer.reasons]
    (21, ['below_minimum'])
    """
    rules = position.rules
    kind = laying_kind(melds, rules)
    checks = [check_meld(pieces, rules, kind, wild=position.wild) for pieces in melds]
    laid = tuple(check.readings[0] for check in checks if check.valid)
    first_laying: Sequence[Reason] = () if position.opened else opening_reasons(laid, rules)
    if position.requirements and not position.opened and len(laid) == len(melds):
        laid, first_laying = check_contract(position, [check.readings for check in checks])
    pairs_missing = kind is MeldKind.PAIR and len(melds) != WINNING_PAIRS
    reasons = [
        *chain.from_iterable(check.reasons for check in checks),
        *([Reason("not_seven_pairs", {"pairs": len(melds)})] if pairs_missing else []),
        *no_new_melds(position),
        *first_laying,
        *_hand_reasons(position, list(chain.from_iterable(melds)), laid),
        *_taken_reasons(position, melds),
    ]
    points = sum(check.points for check in checks)
    return LayCheck(not reasons, points, tuple(dict.fromkeys(reasons)), laid)


def laying_kind(melds: Sequence[Sequence[Piece]], rules: RuleSet) -> MeldKind | None:
    """PAIR when a complete hand is laid as nothing but pairs, else None: sets and runs (OK-05, OK-20).

    >>> from analyzer.notation import parse_cards
    >>> from analyzer.rules import load_rules
    >>> laying_kind([parse_cards("R7 R7")], load_rules("okey"))
    <MeldKind.PAIR: 'pair'>
    """
    pairs = rules.seven_pairs and bool(melds) and all(len(pieces) == 2 for pieces in melds)
    return MeldKind.PAIR if pairs else None


def opening_reasons(melds: Sequence[Meld], rules: RuleSet) -> list[Reason]:
    """What these melds lack as a first laying (R30-21, S30-4, SC-8)."""
    points, required = [meld_points(meld, rules) for meld in melds], rules.open_min
    single = rules.open_scope == "single_meld"
    reached = max(points, default=0) if single else sum(points)
    reasons = []
    if reached < required:
        code = "single_meld_too_small" if single else "below_minimum"
        reasons.append(Reason(code, {"points": reached, "required": required}))
    if rules.opening_needs_pure_run and not any(meld.kind is MeldKind.RUN and not meld.jokers for meld in melds):
        reasons.append(Reason("needs_pure_run"))
    return reasons


def _hand_reasons(position: Position, pieces: Sequence[Piece], laid: Sequence[Meld]) -> list[Reason]:
    """Cards that are not held, and what has to stay in hand or may not (R30-09, S30-8, OK-20)."""
    rules = position.rules
    try:
        left = without(position.hand, pieces)
    except KeyError as missing:
        return [Reason("not_in_hand", {"card": missing.args[0]})]
    # Before the draw nothing is kept back: the card drawn can be thrown.
    thrown = int(position.phase == "play" and rules.final_discard != "none")
    stuck = len(left) == 1 and returns_taken(position, left[0]) and not _may_leave(left[0], position, laid)
    if stuck or (keeps_one(position) and not left):
        return [Reason("no_discard_left")]
    if rules.lay_all_at_once and len(left) > thrown:
        return [Reason("not_all_laid", {"left": len(left), "most": thrown})]
    return []


def _may_leave(card: Piece, position: Position, laid: Sequence[Meld]) -> bool:
    """Whether the last card may go onto a meld in the same turn: for a joker to throw, or to go out by."""
    rules = position.rules
    state = TurnState(opened=True, opened_this_turn=position.opened_this_turn or not position.opened)
    table = [*position.table, *(TableMeld(meld, SELF) for meld in laid)]
    # A joker that must be laid at once cannot be thrown.
    if not rules.swap_reuse_now and any(check_swap(meld, [card], rules, state).legal for meld in table):
        return True
    return rules.final_discard == "optional" and any(check_layoff(meld, [card], rules, state).legal for meld in table)


def _taken_reasons(position: Position, melds: Sequence[Sequence[Piece]]) -> list[Reason]:
    """What these melds leave owed of a card taken from the discards (R40-03, R40-12, S4-3)."""
    taken, duty = owed_card(position), position.rules.take_discard
    if taken is None:
        return []
    if duty == "must_meld_any" and not melds:
        return [Reason("discard_needs_new_meld", {"card": taken})]
    # Where a lay-off will do, it may still follow as a step of its own.
    if duty == "must_meld_it" and not any(holds(pieces, taken) for pieces in melds):
        return [Reason("drawn_not_used", {"card": taken})]
    return []
