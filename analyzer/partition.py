"""The free partition of cards: melds laid without an opening minimum or a discard, and what is left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from analyzer.cards import PLAIN, Hand, Naming, Piece, sort_hand, unnamed, without
from analyzer.laying import laid_melds
from analyzer.melds import Meld
from analyzer.plays import Rights
from analyzer.position import Position
from analyzer.quantities import CARDS, JOKERS_KEPT, VALUE
from analyzer.rules import RuleSet
from analyzer.turnmodel import TurnModel
from analyzer.turns import proven
from analyzer.values import hand_penalty
from solver import Problem, solve


@dataclass(frozen=True)
class Partition:
    """Melds and the cards they leave, with the penalty of those."""

    min_penalty: int
    melds: tuple[Meld, ...]
    leftover: Hand

    def to_json(self, naming: Naming = PLAIN) -> dict[str, Any]:
        return {
            "min_penalty": self.min_penalty,
            "melds": [meld.text(naming) for meld in self.melds],
            "leftover": list(map(naming, self.leftover)),
        }


def partition(cards: Sequence[Piece], rules: RuleSet) -> Partition:
    """The melds that leave least, with the fewest cards left and jokers spent among equals (RC-15, R30-32).

    >>> from analyzer.notation import parse_cards
    >>> from analyzer.rules import load_rules
    >>> partition(parse_cards("7SHD 5-7H 2C"), load_rules("rami30")).min_penalty
    2
    """
    freely = Rights(new_melds=True, layoffs=False, swaps=False, staged=False)
    model = TurnModel(Position(rules, sort_hand(cards), opened=True), opens=True, allowed=freely)
    aims = model.aims(VALUE, CARDS, JOKERS_KEPT)
    solution = proven(solve(Problem(model.supply, model.candidates, (), aims, canonical=2 * len(cards))))
    laid = laid_melds([(model.plays[index], times) for index, times in solution.chosen])
    melds = tuple(new.meld for new in laid)
    placed = unnamed(piece for meld in melds for piece in meld.pieces)
    leftover = without(model.position.hand, placed)
    return Partition(hand_penalty(leftover, rules), melds, leftover)
