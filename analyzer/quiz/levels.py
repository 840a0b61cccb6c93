"""How hard an item is, measured on the item itself and never set by hand.

Three features are counted (`Features`):

- jokers: those among the cards asked about;
- choices: cards that pull two ways. For hands, the different cards that lie both in a set and in a run made without
  jokers (one copy cannot serve both); for single melds and for penalties, aces and cards whose points are not their
  number;
- trap: whether the first glance is wrong. The first glance is what a hurried player does: lay the dearest meld, then
  the dearest of what is left; throw the dearest card that lies in none of them; take whatever makes a meld; read a
  joker at its cheapest and an ace as one (`glance` and the kinds say it exactly).

Level 1: neither jokers nor choices, and the first glance is right. Level 2: jokers or choices, the first glance still
right. Level 3: the first glance is wrong.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from analyzer.candidates import candidate_melds
from analyzer.cards import JOKER, Card, Hand
from analyzer.melds import MeldKind
from analyzer.rules import RuleSet

LEVELS = (1, 2, 3)


@dataclass(frozen=True)
class Features:
    """What makes an item hard; counts from 0.

    >>> Features(jokers=0, choices=0, trap=False).level, Features(jokers=2, choices=0, trap=False).level
    (1, 2)
    >>> Features(jokers=0, choices=0, trap=True).level
    3
    """

    jokers: int
    choices: int
    trap: bool

    @property
    def level(self) -> int:
        if self.trap:
            return 3
        return 2 if self.jokers or self.choices else 1


def could_be(level: int, jokers: int, choices: int) -> bool:
    """Whether an item with these counts can have that level, its trap not yet known: spares the search for it.

    >>> could_be(1, 1, 0), could_be(3, 0, 0)
    (False, True)
    """
    return level == 3 or (level == 2) == bool(jokers or choices)


def choices(hand: Hand, rules: RuleSet) -> int:
    """How many different cards of the hand lie both in a set and in a run made without jokers.

    >>> from analyzer.cards import sort_hand
    >>> from analyzer.notation import parse_cards
    >>> from analyzer.rules import load_rules
    >>> choices(sort_hand(parse_cards("7SHD 8-9D KC")), load_rules("rami30"))
    1
    """
    naturals = Counter(piece for piece in hand if piece != JOKER)
    held: dict[MeldKind, set[Card]] = {MeldKind.SET: set(), MeldKind.RUN: set()}
    for meld in candidate_melds(naturals, rules):
        held[meld.kind].update(meld.naturals)
    return len(held[MeldKind.SET] & held[MeldKind.RUN])
