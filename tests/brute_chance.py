"""Brute force: the chance to reach a goal in time, by every order in which the unseen cards can come."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from analyzer.cards import Piece, sort_hand, without
from analyzer.position import Position

Cards = tuple[Piece, ...]


def best_chances(position: Position, card: Piece, reached: Callable[[Cards], bool], turns: int) -> list[float]:
    """The chance to reach a goal by the 1st, 2nd, … draw after throwing the card, for one who then plays perfectly.

    `reached`: whether a hand in play has reached it; it may keep one card for the discard.
    """

    @cache
    def chance(kept: Cards, unseen: Cards, left: int) -> float:
        if not left or not unseen:
            return 0.0
        total = 0.0
        for drawn in sorted(set(unseen), key=str):
            rest, hand = without(unseen, [drawn]), sort_hand((*kept, drawn))
            if reached(hand):
                value = 1.0
            else:
                throws = {without(hand, [throw]) for throw in set(hand)} if left > 1 else set()
                value = max((chance(after, rest, left - 1) for after in throws), default=0.0)
            total += unseen.count(drawn) * value
        return total / len(unseen)

    unseen = sort_hand(position.unseen().elements())
    kept = without(position.hand, [card])
    return [chance(kept, unseen, turn) for turn in range(1, turns + 1)]
