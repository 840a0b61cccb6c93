"""The chance to go out in one stroke at the next own turn when nothing is laid in this one, after each discard.

Exact, if each unseen card is as likely to come as any other, the drawn card comes from the stock and the table stays as
it is: copies of the unseen cards with which the whole hand goes at once, first melds included, by all unseen cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from analyzer.cards import Piece
from analyzer.chance import Rows
from analyzer.fewdraws import sweeps
from analyzer.finishing import covers
from analyzer.odds import out_rows, thrown
from analyzer.position import Position
from analyzer.ruleset import RuleSet
from analyzer.values import penalty


def stroke_chances(position: Position, rows: Rows | None = None) -> Mapping[Piece, float]:
    """The chance after each discard; `rows`: how far going out is after each, where that is known already.

    Empty where it cannot be told: rules that the sweep does not know, and contracts, which are laid in sizes of their
    own. House rules may bar lay-offs and swaps in such a turn (S30-5, S30-9); where the opening has a condition, one
    stroke includes it.

    >>> from analyzer.positionio import read_position
    >>> position = read_position({"rules": "rami30", "hand": "QS KS AS 4D 4H 9C KD", "phase": "play"})
    >>> [(str(card), round(chance, 3)) for card, chance in stroke_chances(position).items() if chance]
    [('KD', 0.097), ('9C', 0.097)]
    """
    if not sweeps(position.rules) or position.requirements:
        return {}
    if changed := _in_one_stroke(position.rules):
        rules = position.rules.model_copy(update=changed)
        position, rows = replace(position, rules=rules), None
    if not covers(position):
        return {}
    throws, total = thrown(position), max(position.unseen().total(), 1)
    rows = rows if rows is not None else out_rows(position, throws)
    chances = {}
    for card in throws:
        goal = rows[card]
        chances[card] = 1.0 if goal.distance == 0 else goal.out_count / total if goal.distance == 1 else 0.0
    return chances


def _in_one_stroke(rules: RuleSet) -> Mapping[str, bool]:
    """What differs in a turn that lays all at once: no lay-offs and swaps, or none before the opening (SC-4)."""
    barred = not rules.layoff_same_turn and (rules.has_opening or not rules.layoff_before_open)
    if barred or not rules.grand_out_layoffs:
        # Nothing but first melds is laid then, whatever may follow them in other turns.
        return {"layoff": False, "swap": False, "layoff_same_turn": True, "new_melds_after_open": True}
    early = rules.layoff_before_open or not rules.swap_needs_open
    return {"layoff_before_open": False, "swap_needs_open": True} if rules.has_opening and early else {}


def best_stroke(position: Position, rows: Rows | None = None) -> tuple[Piece | None, float | None]:
    """The discard that makes one stroke next turn likeliest, of equal ones the dearest, and that chance.

    No discard where none makes it possible, and no chance where it cannot be told.
    """
    chances = stroke_chances(position, rows)
    if not any(chances.values()):
        return None, 0.0 if chances else None
    best = max(chances, key=lambda card: (chances[card], penalty(card, position.rules)))
    return best, chances[best]
