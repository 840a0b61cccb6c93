"""The rule book on cards put onto a table meld: lay-offs and joker swaps, judged by the meld after the step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from analyzer.cards import JOKER, Card, Joker, Piece, is_joker
from analyzer.duties import holds
from analyzer.errors import Reason
from analyzer.legality import check_meld
from analyzer.melds import Meld, MeldKind
from analyzer.position import Drawn, Position, TableMeld
from analyzer.rules import RuleSet


@dataclass(frozen=True)
class TurnState:
    """What a step must know of the turn: first melds down, since this turn, and the card drawn.

    >>> TurnState(opened=True)
    TurnState(opened=True, opened_this_turn=False, drawn=None)
    """

    opened: bool = False
    opened_this_turn: bool = False
    drawn: Drawn | None = None

    @classmethod
    def of(cls, position: Position) -> TurnState:
        """The state in which a position leaves the player."""
        return cls(position.opened, position.opened_this_turn, position.drawn)


@dataclass(frozen=True)
class StepCheck:
    """Whether a step onto a table meld is legal, the meld it leaves, and the joker that a swap gains."""

    legal: bool
    meld_after: Meld | None
    reasons: tuple[Reason, ...]
    gains: Joker | None = None


def check_layoff(table_meld: TableMeld, cards: Sequence[Piece], rules: RuleSet, state: TurnState) -> StepCheck:
    """Judge cards added together to a table meld, by the meld after the step (R30-26 to R30-29, RC-19, SS-18).

    >>> from analyzer.notation import parse_cards
    >>> from analyzer.rules import load_rules
    >>> run = TableMeld(Meld(MeldKind.RUN, tuple(parse_cards("7-9C"))))
    >>> check_layoff(run, parse_cards("10C JK"), load_rules("rami30"), TurnState(opened=True)).meld_after.text()
    ['7C', '8C', '9C', '10C', 'JK=JC']
    """
    reasons = [
        *([] if rules.layoff else [Reason("no_layoffs")]),
        *([] if state.opened or rules.layoff_before_open else [Reason("not_opened")]),
        *_turn_reasons(cards, rules, state),
        *([] if cards else [Reason("too_few_cards")]),
    ]
    after, wrong = _extended(table_meld.meld, cards, rules)
    return _answer(after, [*reasons, *wrong])


def check_swap(table_meld: TableMeld, cards: Sequence[Piece], rules: RuleSet, state: TurnState) -> StepCheck:
    """Judge natural cards put in place of a table meld's joker (R30-20, RC-23, SH-37, R40-19, R40-20, S30-7, S4-4).

    >>> from analyzer.notation import parse_cards
    >>> from analyzer.rules import load_rules
    >>> sevens = TableMeld(Meld(MeldKind.SET, tuple(parse_cards("7S 7H JK"))))
    >>> answer = check_swap(sevens, parse_cards("7D"), load_rules("rami30"), TurnState(opened=True))
    >>> answer.meld_after.text(), str(answer.gains)
    (['7S', '7H', '7D'], 'JK')
    """
    meld = table_meld.meld
    reasons = [
        *([] if rules.swap else [Reason("no_swaps")]),
        *([] if state.opened or not rules.swap_needs_open else [Reason("not_opened")]),
        *_turn_reasons(cards, rules, state),
        *_closed_reasons(table_meld, rules),
    ]
    if not meld.jokers:
        return _answer(None, [*reasons, Reason("no_joker")])
    freed = _freed_joker(meld, cards, rules)
    if freed is None:
        return _answer(None, [*reasons, Reason("wrong_card", {"card": cards[0] if cards else None})])
    pieces = list(meld.pieces)
    place = pieces.index(freed)
    if meld.kind is MeldKind.RUN:
        pieces[place] = cards[0]
    else:
        del pieces[place]
        pieces = _set_order(pieces, cards)
    reasons += check_meld(pieces, rules, meld.kind).reasons
    return _answer(Meld(meld.kind, tuple(pieces)), reasons, JOKER)


def _answer(after: Meld | None, reasons: Sequence[Reason], gains: Joker | None = None) -> StepCheck:
    if reasons:
        return StepCheck(False, None, tuple(dict.fromkeys(reasons)))
    return StepCheck(True, after, (), gains)


def _turn_reasons(cards: Sequence[Piece], rules: RuleSet, state: TurnState) -> list[Reason]:
    """What the turn itself forbids to lay-offs and swaps alike (SH-32, SS-5, S4-3)."""
    reasons = []
    if state.opened_this_turn and not rules.layoff_same_turn:
        reasons.append(Reason("same_turn"))
    taken = state.drawn.card if state.drawn and state.drawn.source == "discard" else None
    if taken is not None and rules.take_discard == "must_meld_it" and holds(cards, taken):
        reasons.append(Reason("discard_needs_new_meld", {"card": taken}))
    return reasons


def _extended(meld: Meld, cards: Sequence[Piece], rules: RuleSet) -> tuple[Meld | None, tuple[Reason, ...]]:
    """The best meld once the cards are added, what lies there keeping its places (SG-1, R30-29)."""
    check = check_meld((*meld.pieces, *cards), rules, meld.kind)
    if not check.valid:
        return None, check.reasons
    if meld.kind is not MeldKind.RUN:
        return Meld(meld.kind, tuple(_set_order(meld.pieces, cards))), ()
    size = len(meld)
    for reading in check.readings:
        if any(reading.pieces[start : start + size] == meld.pieces for start in range(len(cards) + 1)):
            return reading, ()
    return None, (Reason("not_consecutive"),)


def _set_order(laid: Sequence[Piece], added: Sequence[Piece]) -> list[Piece]:
    """Naturals in the order in which they came, then the jokers."""
    return sorted((*laid, *added), key=is_joker)


def _closed_reasons(table_meld: TableMeld, rules: RuleSet) -> list[Reason]:
    """Why this meld gives up no joker, whatever the card (R40-19, R40-20, RC-23, S4-4)."""
    meld, taken = table_meld.meld, table_meld.jokers_taken
    reasons = []
    if table_meld.is_own and rules.swap_owner == "others":
        reasons.append(Reason("own_meld"))
    closed_set = meld.kind is MeldKind.SET and len(meld) >= 4 and not rules.swap_closed_set
    if closed_set or (rules.swap_max_meld is not None and len(meld) > rules.swap_max_meld):
        most = 3 if closed_set else rules.swap_max_meld
        reasons.append(Reason("meld_too_long", {"size": len(meld), "most": most}))
    # The limit concerns melds laid with several jokers; a single one is always given up.
    if rules.two_joker_limit is not None and taken >= rules.two_joker_limit and taken + len(meld.jokers) > 1:
        reasons.append(Reason("second_joker", {"most": rules.two_joker_limit}))
    return reasons


def _freed_joker(meld: Meld, cards: Sequence[Piece], rules: RuleSet) -> Joker | None:
    """The joker of the meld that exactly these cards free, if any (S30-7, S4-5, SS-16)."""
    if len(cards) == 1:
        named = next((joker for joker in meld.jokers if joker.stands_for == cards[0]), None)
        if named is not None:
            return named
    unnamed = meld.jokers.count(JOKER)
    missing = meld.missing_suits() if meld.kind is MeldKind.SET and unnamed else ()
    both = rules.swap_set_rule == "both" and rules.set_distinct_suits
    # "both": every suit that the freed joker may stand for; the jokers that stay account for one suit each.
    needed = len(missing) - (unnamed - 1) if both else 1
    different = {card for card in cards if isinstance(card, Card) and card in missing}
    return JOKER if unnamed and len(cards) == len(different) == needed else None
