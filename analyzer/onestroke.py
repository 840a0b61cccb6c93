"""The chance to go out in one stroke at the next own turn when nothing is laid in this one, after each discard.

Exact, if each unseen card is as likely to come as any other, the drawn card comes from the stock and the table stays as
it is: copies of the unseen cards with which the whole hand goes at once, first melds included, by all unseen cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from analyzer.cards import Piece
from analyzer.chance import count
from analyzer.fewdraws import sweeps
from analyzer.odds import Rows, out_rows, thrown
from analyzer.position import Position
from analyzer.values import penalty


def stroke_chances(position: Position, rows: Rows | None = None) -> Mapping[Piece, float]:
    """The chance after each discard; `rows`: how far going out is after each, where that is known already.

    Empty where it cannot be told: rules that the sweep does not know, and contracts, which are laid in sizes of their
    own. House rules may bar lay-offs and swaps in such a turn (S30-5, S30-9).

    >>> from analyzer.positionio import read_position
    >>> position = read_position({"rules": "rami30", "hand": "QS KS AS 4D 4H 9C KD", "phase": "play"})
    >>> [(str(card), round(chance, 3)) for card, chance in stroke_chances(position).items() if chance]
    [('KD', 0.097), ('9C', 0.097)]
    """
    if not sweeps(position.rules) or position.requirements:
        return {}
    rules = position.rules
    if not (rules.grand_out_layoffs and (rules.layoff_same_turn or rules.layoff_before_open)):
        rules = rules.model_copy(update={"layoff": False, "swap": False})
        position, rows = replace(position, rules=rules), None
    throws, total = thrown(position), max(position.unseen().total(), 1)
    rows = rows if rows is not None else out_rows(position, throws)
    chances = {}
    for card in throws:
        goal = rows[card]
        chances[card] = 1.0 if goal.distance == 0 else count(goal) / total if goal.distance == 1 else 0.0
    return chances


def best_stroke(position: Position, rows: Rows | None = None) -> tuple[Piece | None, float | None]:
    """The discard that makes one stroke next turn likeliest, of equal ones the dearest, and that chance.

    No discard where none makes it possible, and no chance where it cannot be told.
    """
    chances = stroke_chances(position, rows)
    if not any(chances.values()):
        return None, 0.0 if chances else None
    best = max(chances, key=lambda card: (chances[card], penalty(card, position.rules)))
    return best, chances[best]
