"""The danger of single cards, random positions with other players, and cards to ask about."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from analyzer import read_position
from analyzer.cards import JOKER, Card, Hand, sort_hand
from analyzer.danger import with_danger
from analyzer.notation import parse_cards
from analyzer.position import Opponent, Position
from analyzer.report import Danger, Discard, Turn
from tests.strategies import seeded_position

PLAYERS = [{"name": "P2", "cards": 6, "opened": True}, {"name": "P3", "cards": 13}, {"name": "P4", "cards": 9}]
RUN = [{"cards": "7-9C"}]


def cards(text: str) -> Hand:
    return tuple(piece for piece in parse_cards(text) if isinstance(piece, Card) or piece == JOKER)


def natural(text: str) -> Card:
    (card,) = cards(text)
    assert isinstance(card, Card)
    return card


def dangers(position: Position, turn: Turn | None = None) -> dict[str, Danger]:
    """The danger of each different card in hand, nothing laid before it unless a turn says so."""
    rows = [Discard(card, 0) for card in sort_hand(set(position.hand))]
    found = with_danger(position, turn or Turn(), rows)
    return {str(row.card): row.danger for row in found if row.danger}


def danger(card: str, rules: str = "rami30", **more: Any) -> Danger:
    """The danger of one card, the only one in hand."""
    return dangers(read_position({"rules": rules, "hand": [card], "phase": "play", **more}))[card]


def codes(found: Danger) -> set[str]:
    return {reason.code for reason in found.reasons}


def with_opponents(seed: int, name: str) -> Position:
    """A random position with opponents of whom this and that is known."""
    position = seeded_position(seed, name)
    rng = random.Random(seed)
    unseen = sorted(piece for piece in position.unseen().elements() if isinstance(piece, Card))
    took = rng.sample(unseen, 4)
    others = [
        Opponent(
            f"P{number}",
            rng.choice((None, 3, 7)),
            rng.random() < 0.5,
            took=sort_hand(took[2 * number : 2 * number + rng.randint(0, 2)]),
            threw=sort_hand(rng.sample(position.hand, 1) if rng.random() < 0.3 else ()),
        )
        for number in range(2)
    ]
    return replace(position, opponents=tuple(others), phase="play")
