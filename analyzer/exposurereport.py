"""What `analyse` tells of a round that another player ends, and of holding the hand for one stroke."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from analyzer.cards import PLAIN, Naming, Piece


@dataclass(frozen=True)
class Hold:
    """Open now or hold for the bonus `ending`: points on average; holding pays from the chance `needed`.

    `stroke`: the chance to go out in one stroke next turn, with `discard` thrown in this one; None where not known.
    """

    ending: str
    open: float
    hold: float | None
    needed: float
    stroke: float | None = None
    discard: Piece | None = None

    def to_json(self, naming: Naming = PLAIN) -> dict[str, Any]:
        hold = None if self.hold is None else round(self.hold, 2)
        return {
            "ending": self.ending,
            "open": round(self.open, 2),
            "hold": hold,
            "needed": round(self.needed, 4),
            "stroke": None if self.stroke is None else round(self.stroke, 6),
            "discard": None if self.discard is None else naming(self.discard),
        }


@dataclass(frozen=True)
class Exposure:
    """Penalty if the round ends: now, after the best turn, and now with each bonus an opponent may earn.

    `expected`: points paid on average before my next turn; `ends_before`: chance that the round is over by my k-th next
    turn, empty when the best turn ends it.
    """

    now: int
    after: int
    with_bonus: dict[str, int] = field(default_factory=dict)
    eliminated_if: tuple[str, ...] = ()
    expected: float = 0.0
    ends_before: tuple[float, ...] = ()
    hold: Hold | None = None

    @property
    def changed(self) -> dict[str, int]:
        """The endings whose bonus changes what I pay."""
        return {ending: points for ending, points in self.with_bonus.items() if points != self.now}

    def to_json(self, naming: Naming = PLAIN) -> dict[str, Any]:
        return {
            "now": self.now,
            "after": self.after,
            "with_bonus": dict(self.with_bonus),
            "expected": round(self.expected, 2),
            "ends_before": [round(chance, 4) for chance in self.ends_before],
            "hold": self.hold.to_json(naming) if self.hold else None,
            "eliminated_if": list(self.eliminated_if),
        }
