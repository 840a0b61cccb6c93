"""What a turn obliges the player to: the card taken, the discard, and no melds where only lay-offs are left."""

from __future__ import annotations

from collections.abc import Iterable

from analyzer.cards import Piece, is_joker
from analyzer.errors import Reason
from analyzer.position import Position


def holds(pieces: Iterable[Piece], wanted: Piece) -> bool:
    """Whether the card is among the pieces; a named joker is as good as a free one.

    >>> from analyzer.cards import JOKER
    >>> from analyzer.notation import parse_cards
    >>> holds(parse_cards("JK=8C 9C"), JOKER), holds(parse_cards("JK=8C 9C"), parse_cards("8C")[0])
    (True, False)
    """
    return any(is_joker(piece) if is_joker(wanted) else piece == wanted for piece in pieces)


def no_new_melds(position: Position) -> list[Reason]:
    """The reason against melds beside the contract, and after the opening where only lay-offs are left (SH-31, SH-34).

    >>> from analyzer.rules import load_rules
    >>> no_new_melds(Position(load_rules("rami30", new_melds_after_open=False), (), opened=True))[0].code
    'no_new_melds'
    """
    rules = position.rules
    allowed = rules.contracts is None if position.opened_this_turn else rules.new_melds_after_open
    return [Reason("no_new_melds")] if position.opened and not allowed else []


def keeps_one(position: Position) -> bool:
    """Whether one card has to stay in hand for the discard (R30-09, SH-11, S30-8).

    >>> from analyzer.rules import load_rules
    >>> keeps_one(Position(load_rules("rami30"), ())), keeps_one(Position(load_rules("classic"), ()))
    (True, False)
    """
    return position.phase == "play" and position.rules.final_discard == "required"


def owed_card(position: Position) -> Piece | None:
    """The card taken from the discards while it is still to be used; once out of the hand it is (R40-03, R40-12, S4-3).

    >>> from analyzer.notation import parse_cards
    >>> from analyzer.position import Drawn
    >>> from analyzer.rules import load_rules
    >>> seven, nine = parse_cards("7S 9C")
    >>> str(owed_card(Position(load_rules("rami40"), (seven, nine), drawn=Drawn(seven, "discard"))))
    '7S'
    """
    taken, duty = position.taken_discard, position.rules.take_discard
    if taken is None or duty == "free" or not holds(position.hand, taken):
        return None
    met = duty == "must_meld_any" and position.opened_this_turn
    return None if met else taken


def wrongly_taken(position: Position, legal: bool | None) -> Reason | None:
    """That the discard just taken cannot be used as it must be; None where it can, or need not (`opening.take_legal`).

    >>> from analyzer.positionio import read_position
    >>> drawn = {"card": "KS", "from": "discard"}
    >>> position = read_position({"rules": "rami40", "hand": "KS 2H 5C", "phase": "play", "drawn": drawn})
    >>> wrongly_taken(position, legal=False).code, wrongly_taken(position, legal=True)
    ('drawn_not_used', None)
    """
    taken = position.taken_discard
    return None if legal is not False or taken is None else Reason("drawn_not_used", {"card": taken})


def returns_taken(position: Position, card: Piece, jokers_gained: int = 0) -> bool:
    """Whether throwing the card gives back the discard just taken, where that is forbidden (SG-3).

    With another copy in hand, or a joker gained from the table, the card thrown passes for that one.

    >>> from analyzer.notation import parse_cards
    >>> from analyzer.position import Drawn
    >>> from analyzer.rules import load_rules
    >>> seven, nine = parse_cards("7S 9C")
    >>> position = Position(load_rules("rami30", return_discard=False), (seven, nine), drawn=Drawn(seven, "discard"))
    >>> returns_taken(position, seven), returns_taken(position, nine)
    (True, False)
    """
    rules = position.rules
    if rules.return_discard or rules.final_discard == "none" or card != position.taken_discard:
        return False
    return position.hand.count(card) + (jokers_gained if is_joker(card) else 0) == 1
