"""Rounds as they are written down at their end: counted hands, a way of winning, or plain points."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from analyzer.cards import Hand

IMPASSE, WILD_DISCARD, INDICATOR_TWIN = "impasse", "wild_discard", "indicator_twin"
MELDS, SEVEN_PAIRS = "melds", "seven_pairs"
"""Keys of `RuleSet.win_points`: endings, and two extras that are no endings (WILD_DISCARD, INDICATOR_TWIN)."""


@dataclass(frozen=True)
class CardRound:
    """A round whose losers count their cards: each loser's hand, or its points as a plain number before any bonus.

    `bonus` is a code of the rule set; `jokers_used` counts the jokers in what the winner laid; `unopened` players pay
    `penalty_unopened` in place of their cards.
    """

    winner: str
    hands: Mapping[str, Hand | int]
    bonus: str | None = None
    jokers_used: int | None = None
    unopened: tuple[str, ...] = ()

    @property
    def players(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys((self.winner, *self.hands, *self.unopened)))

    @property
    def losers(self) -> tuple[str, ...]:
        return tuple(player for player in self.players if player != self.winner)


@dataclass(frozen=True)
class WinRound:
    """A round that costs fixed points by the way it ended (OK-23 to OK-27); at an impasse there is no winner."""

    players: tuple[str, ...]
    win: str
    winner: str | None = None
    last_discard_wild: bool = False
    indicator_twin: str | None = None


@dataclass(frozen=True)
class PointsRound:
    """A round of which only the points are known, bonuses included."""

    points: Mapping[str, int]

    @property
    def players(self) -> tuple[str, ...]:
        return tuple(self.points)

    @property
    def winner(self) -> str | None:
        """The one player without bad points, if there is one."""
        none = [player for player, points in self.points.items() if points <= 0]
        return none[0] if len(none) == 1 else None


Round = CardRound | WinRound | PointsRound
