"""What `analyse` tells of the card still to be drawn: take the upcard, draw from the stock, or buy out of turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from analyzer.cards import PLAIN, Naming
from analyzer.errors import Reason
from analyzer.report import Turn, codes


@dataclass(frozen=True)
class Way:
    """What a way to get a card leads to: points on average, and the chance of the next goal by the third draw from now.

    `expected` is that of `advice`; `distance`: how many draws the goal is away, None when it cannot be reached.
    `legal`: whether there is a card to draw; `reasons`: what an empty stock means.
    """

    expected: float
    distance: int | None
    chance: float
    legal: bool = True
    reasons: tuple[Reason, ...] = ()

    def to_json(self) -> dict[str, Any]:
        return {
            "legal": self.legal,
            "expected": round(self.expected, 2),
            "distance": self.distance,
            "chance": round(self.chance, 6),
            "reasons": codes(self.reasons),
        }


@dataclass(frozen=True)
class Gain:
    """What a card brings beside drawing from the stock: points of penalty, draws saved, chance by the third draw.

    `penalty` is against a useless card drawn and thrown; `distance` is None where one of the two has no distance.
    """

    penalty: int
    distance: int | None
    chance: float

    def to_json(self) -> dict[str, Any]:
        return {"gain": self.penalty, "distance": self.distance, "chance": round(self.chance, 6)}


@dataclass(frozen=True)
class Take:
    """Taking the upcard in the own turn: whether it is legal, the turn it makes possible, what it brings, why."""

    legal: bool
    turn: Turn | None
    gains: Gain
    expected: float | None = None
    reasons: tuple[Reason, ...] = ()

    @property
    def gain(self) -> int:
        """Points of penalty saved."""
        return self.gains.penalty

    def to_json(self, naming: Naming = PLAIN) -> dict[str, Any]:
        return {
            "legal": self.legal,
            "turn": self.turn.to_json(naming) if self.turn else None,
            **self.gains.to_json(),
            "expected": None if self.expected is None else round(self.expected, 2),
            "reasons": codes(self.reasons),
        }


@dataclass(frozen=True)
class Buy:
    """Buying the upcard out of turn: two more cards, the second from the stock, and nothing laid before the own turn.

    `penalty`: what both cards cost on average if they stay in hand; `buys_left`: before this one; `without`: points on
    average when the card is let go.
    """

    legal: bool
    gains: Gain
    buys_left: int
    penalty: float
    without: float
    expected: float | None = None
    reasons: tuple[Reason, ...] = ()

    CARDS = 2

    def to_json(self) -> dict[str, Any]:
        return {
            "legal": self.legal,
            "turn": None,
            **self.gains.to_json(),
            "expected": None if self.expected is None else round(self.expected, 2),
            "without": round(self.without, 2),
            "cards": self.CARDS,
            "penalty": round(self.penalty, 2),
            "buys_left": self.buys_left,
            "reasons": codes(self.reasons),
        }


@dataclass(frozen=True)
class Draw:
    """Where the next card comes from: `take` the upcard or `stock` in the own turn, `buy` or `stock` out of turn.

    `best` is None where no card can be had at all.
    """

    best: str | None
    stock: Way
    take: Take | None = None
    buy: Buy | None = None

    def to_json(self, naming: Naming = PLAIN) -> dict[str, Any]:
        return {
            "best": self.best,
            "take": self.take.to_json(naming) if self.take else None,
            "stock": self.stock.to_json(),
            **({"buy": self.buy.to_json()} if self.buy else {}),
        }
