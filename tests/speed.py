"""Speed that a test can hold on any machine: beside that of an ordinary hand, in one run."""

from __future__ import annotations

import time

import pytest

from analyzer import analyse
from analyzer.position import Position
from analyzer.positionio import read_position

SOON = 45
"""How many times as long as an ordinary hand a hard one may take, in one run."""
ORDINARY = "10S JS QS 7S 7H JK 9C 4D KH 2C 3C 5D 8D 6C"


@pytest.fixture(scope="module")
def ordinary() -> float:
    """What an ordinary hand takes, once the compiled code is there."""
    position = read_position({"rules": "rami30", "hand": ORDINARY, "phase": "play", "opened": True})
    spent(position)
    return max(spent(position) for _ in range(3))


def spent(position: Position) -> float:
    """Seconds of one processor for the whole analysis."""
    start = time.process_time()
    analyse(position)
    return time.process_time() - start
