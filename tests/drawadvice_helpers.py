"""Positions before a draw, and what is advised there."""

from __future__ import annotations

from typing import Any

from analyzer import analyse, read_position
from analyzer.drawreport import Draw
from analyzer.position import Position

ELEVEN = "7S 7H 9C 9D KS 2H 4D JC QH 5S 8D"


def position(rules: str = "shanghai", hand: str = ELEVEN, discards: str = "7D", **more: Any) -> Position:
    if rules == "shanghai":
        more = {"contract": 1, **more}
    return read_position({"rules": rules, "hand": hand, "phase": "draw", "discards": discards, **more})


def advised(found: Position) -> Draw:
    draw = analyse(found).draw
    assert draw is not None
    return draw


def codes(way: Any) -> list[str]:
    return [reason.code for reason in way.reasons]
