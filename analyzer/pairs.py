"""Seven pairs: fewest draws to them, by counting (OK-05, SO-5)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from analyzer.cards import JOKER, Piece, piece_key
from analyzer.melds import WINNING_PAIRS
from analyzer.position import Position

FAR = 99
"""More draws than any hand needs."""


def draws_to_pairs(hand: Counter[Piece], unseen: Counter[Piece], position: Position) -> int:
    """Fewest draws until the hand holds seven pairs; `FAR` when it never can.

    >>> from analyzer.notation import parse_cards
    >>> from analyzer.positionio import read_position
    >>> hand = "R1 R1 R2 R2 R3 R3 K4 K4 K5 K5 B6 B6 B7 B8 B9"
    >>> position = read_position({"rules": "okey", "hand": hand, "indicator": "Y12"})
    >>> draws_to_pairs(Counter(position.hand), position.unseen(), position)
    1
    """
    hand, unseen = Counter(hand), Counter(unseen)
    if not position.rules.pair_wild and position.wild is not None:
        # A wildcard pairs with its own face only: it is one more of them.
        for cards in (hand, unseen):
            cards[position.wild] += cards.pop(JOKER, 0)
    ready = live = dead = doubles = halves = 0
    for face in {*hand, *unseen} - {JOKER}:
        pairs, single = divmod(hand[face], 2)
        left = unseen[face]
        ready += pairs
        if single:
            live, dead = live + (left > 0), dead + (left == 0)
            left -= left > 0
        doubles += left // 2
        halves += left % 2
    return _fewest(WINNING_PAIRS - ready, live, dead, doubles, halves, hand[JOKER], unseen[JOKER])


def pairs_outs(
    hand: Counter[Piece], unseen: Counter[Piece], position: Position, draws: int
) -> tuple[tuple[Piece, int], ...]:
    """The unseen cards that bring seven pairs nearer than these draws, with copies left, in canonical order.

    >>> from analyzer.positionio import read_position
    >>> hand = "R1 R1 R2 R2 R3 R3 K4 K4 K5 K5 B6 B6 B7 B8 B9"
    >>> position = read_position({"rules": "okey", "hand": hand, "indicator": "Y12"})
    >>> [(str(card), left) for card, left in pairs_outs(Counter(position.hand), position.unseen(), position, 1)]
    [('B7', 1), ('B8', 1), ('B9', 1), ('JK', 2)]
    """
    nearer: dict[object, bool] = {}

    def alike(card: Piece) -> object:
        """What a card's use depends on: how many copies are held and left, and whether it is wild."""
        return card if card in (JOKER, position.wild) else (hand[card], unseen[card])

    for card in unseen:
        if (kind := alike(card)) not in nearer:
            drawn = Counter([card])
            nearer[kind] = draws_to_pairs(hand + drawn, unseen - drawn, position) < draws
    return tuple((card, unseen[card]) for card in sorted(unseen, key=piece_key) if nearer[alike(card)])


@lru_cache(maxsize=4096)
def _fewest(wanted: int, live: int, dead: int, doubles: int, halves: int, wild: int, coming: int) -> int:
    """Draws for the pairs still wanted, from single tiles (with a copy left or none) and faces not held.

    `doubles`: pairs of unseen tiles; `halves`: single unseen tiles that only a wildcard can pair; `coming`: unseen
    wildcards.
    """
    if wanted <= 0:
        return 0
    choices = []
    if wild and dead:
        choices.append(_fewest(wanted - 1, live, dead - 1, doubles, halves, wild - 1, coming))
    if wild and live:
        choices.append(_fewest(wanted - 1, live - 1, dead, doubles, halves, wild - 1, coming))
    if wild > 1:
        choices.append(_fewest(wanted - 1, live, dead, doubles, halves, wild - 2, coming))
    if live:
        choices.append(1 + _fewest(wanted - 1, live - 1, dead, doubles, halves, wild, coming))
    if doubles:
        choices.append(2 + _fewest(wanted - 1, live, dead, doubles - 1, halves, wild, coming))
    if wild and halves + doubles:
        one, two = (halves - 1, doubles) if halves else (halves + 1, doubles - 1)
        choices.append(1 + _fewest(wanted - 1, live, dead, two, one, wild - 1, coming))
    if coming:
        choices.append(1 + _fewest(wanted, live, dead, doubles, halves, wild + 1, coming - 1))
    return min(choices, default=FAR)
