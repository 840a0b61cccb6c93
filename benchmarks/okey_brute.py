"""Every way to lay an Okey hand, tried one by one; shares no code with the generator or the solver."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations

from analyzer.cards import Card, Piece

Tile = tuple[int, int]
"""Colour and number."""
MELDS = [
    *(
        tuple((colour, number) for colour in colours)
        for number in range(1, 14)
        for size in (3, 4)
        for colours in combinations(range(4), size)
    ),
    *(
        tuple((colour, (place - 1) % 13 + 1) for place in range(first, first + size))
        for colour in range(4)
        for size in range(3, 15)
        for first in range(1, 16 - size)
    ),
]
"""Sets of different colours, and runs whose last tile may be the 1 after the 13."""


def best(hand: Sequence[Piece]) -> tuple[int, int]:
    """The most tiles that melds can hold, and the most points (each for itself); okeys count what they stand for.

    >>> from analyzer import parse_cards
    >>> best(parse_cards("R12 R13 B1 JK"))
    (3, 36)
    """
    naturals = sorted((piece.suit % 4, piece.rank) for piece in hand if isinstance(piece, Card))
    return _best(tuple(naturals), len(hand) - len(naturals))


@cache
def _best(tiles: tuple[Tile, ...], okeys: int) -> tuple[int, int]:
    """As `best`: the first tile stays out, or lies in one of its melds."""
    if not tiles:
        return 0, 0
    most, dearest = _best(tiles[1:], okeys)
    for left, used, points in _melds_with_first(tiles, okeys):
        more_tiles, more_points = _best(left, okeys - used)
        laid = len(tiles) - len(left) + used
        most, dearest = max(most, laid + more_tiles), max(dearest, points + more_points)
    return most, dearest


def _melds_with_first(tiles: tuple[Tile, ...], okeys: int) -> Iterator[tuple[tuple[Tile, ...], int, int]]:
    """What each meld with the first tile leaves, its okeys and its points; okeys lie in gaps or over held tiles."""
    for meld in MELDS:
        if tiles[0] not in meld:
            continue
        for used in range(okeys + 1):
            for places in combinations(range(len(meld)), used):
                naturals = [tile for place, tile in enumerate(meld) if place not in places]
                left = _without(tiles, naturals) if tiles[0] in naturals else None
                if left is not None:
                    yield left, used, sum(number for _, number in meld)


def _without(tiles: tuple[Tile, ...], gone: list[Tile]) -> tuple[Tile, ...] | None:
    """The tiles that stay; None when one of those to go is not there."""
    left = list(tiles)
    for tile in gone:
        if tile not in left:
            return None
        left.remove(tile)
    return tuple(left)
