"""What the search over few shapes is told, and what it fills in."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

MOST_SHAPES = 8
"""Shapes in one plan, at most."""
MOST_STEPS = 1 << 21
"""Shapes tried before the walk rests; it goes on where it was."""
OPEN, SETTLED, RESTING = range(3)
"""How a walk ends: some row may still learn from a later level; none will; it has not ended."""
KNOWN, TOLD, ALL_TOLD = range(3)
"""What a plan told: nothing new; something; the last that any row had to learn."""
FAR = 99
"""More draws than any plan takes."""
SIZE, POINTS, WILD, PURE, SLOT = range(5)
"""Columns of a shape's traits."""

Ints = NDArray[np.int32]
Bools = NDArray[np.bool_]


class Shapes(NamedTuple):
    """How often each shape needs each item, which items these are (then -1), its traits, which shapes clash."""

    needs: Ints
    faces: Ints
    traits: Ints
    clash: Bools


class Near(NamedTuple):
    """The shapes that a hand may come to, in order of what they lack.

    `lacks`: how many items of each the hand has not; `drawn`: how many of these no wild item may be.
    """

    needs: Ints
    faces: Ints
    traits: Ints
    clash: Bools
    lacks: Ints
    drawn: Ints


class Own(NamedTuple):
    """The hand, the copies of each item still to come, and the item thrown in each row (-1: none)."""

    have: Ints
    left: Ints
    rows: Ints


class Want(NamedTuple):
    """What a plan must reach, as `Goal` tells it."""

    points: int
    single: bool
    pure: bool
    size: int
    slots: Ints


class Plan(NamedTuple):
    """The shapes chosen, and at each depth what they need of each item, lack, are worth together and alone, hold.

    `drawn`: how many items no wild one may be; `room`: how many may be wild; `todo`: shapes of each slot still to come;
    `tried`: the shape tried at each depth; `depth`: how many are chosen, alone in its row.
    """

    chosen: Ints
    total: Ints
    lack: Ints
    drawn: Ints
    room: Ints
    points: Ints
    best: Ints
    laid: Ints
    todo: Ints
    tried: Ints
    depth: Ints


class News(NamedTuple):
    """What rows whose draws are those of the level may still learn: the items they do not know to bring them nearer.

    `items`: unknown in some row, the wild one last; `thrown`: unknown in the row that throws it; `after`: how many
    shapes from each one on hold such an item.
    """

    items: Bools
    thrown: Bools
    after: Ints


class Found(NamedTuple):
    """The fewest draws of each row, and the items whose draw lowers them."""

    draws: Ints
    outs: Bools
