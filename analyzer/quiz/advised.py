"""Where exact figures and the adviser agree: only such choices are asked about, so no lesson speaks against itself.

The questions count what stays in hand this turn, which is exact; the adviser weighs what comes after it, which is a
model (`advice`). A choice that is best by both is best for good reasons.
"""

from __future__ import annotations

from collections.abc import Collection

from analyzer.analysis import analyse
from analyzer.cards import Piece
from analyzer.position import Position

TOLERATED = 1.0
"""Points on average that a right discard may cost more than the adviser's best."""


def discards_agree(position: Position, right: Collection[Piece]) -> bool:
    """Whether the adviser would throw any of these cards, or one that is hardly better.

    >>> from analyzer.notation import parse_cards
    >>> from analyzer.positionio import read_position
    >>> position = read_position({"rules": "rami30", "hand": "10SHD KC 2S", "opened": True})
    >>> discards_agree(position, parse_cards("KC")), discards_agree(position, parse_cards("2S"))
    (True, False)
    """
    points = {row.card: row.expected or 0.0 for row in analyse(position).discards}
    return max(points[card] for card in right) - min(points.values()) <= TOLERATED


def draws_agree(position: Position, way: str) -> bool:
    """Whether the adviser would draw there, too: `take` or `stock`.

    Not asked where only a whole hand is laid: to win this turn or not is all that the question is about.
    """
    if position.rules.lay_all_at_once:
        return True
    draw = analyse(position).draw
    return draw is not None and draw.best == way
