"""Brute force, part 6: Okey (OK-02 to OK-20), every way to cover a hand with melds or pairs; no code of `analyzer`.

A wildcard is `JK`, a starred tile is the natural tile that it stands for (OK-15, SO-6).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

from analyzer.position import Position
from analyzer.rules import RuleSet
from tests.brute_melds import JK, Cards, is_joker, lawful, minus, plain, rank_mates, run_faces, texts

PAIRS = 7
WILDCARDS = 2
"""So many exist (OK-12)."""


class GoOut(NamedTuple):
    """`go_out` of the formats."""

    possible: bool
    discards: frozenset[str]
    bonus: str | None
    by: str | None


Goal = tuple[int | None, dict[str, int]]
"""A distance (None: unreachable, or further than the search looked) and the outs with their copies."""


# ----------------------------------------------------------------------------------------------------- melds


@cache
def every_meld(rules: RuleSet) -> tuple[tuple[Cards, frozenset[str]], ...]:
    """The tiles of every lawful meld, wildcards in any place; with each, the different ones among them."""
    melds = {plain(pieces) for kind, pieces in _laid(rules) if lawful(kind, pieces, rules)}
    return tuple((meld, frozenset(meld)) for meld in sorted(melds))


def _laid(rules: RuleSet) -> Iterator[tuple[str, Cards]]:
    for wild in range(WILDCARDS + 1):
        for size in range(rules.min_run, 15):
            for faces in run_faces(size, rules):
                for places in combinations(range(size), wild):
                    yield "run", tuple(f"JK={tile}" if at in places else tile for at, tile in enumerate(faces))
        for rank in range(1, 14):
            for size in range(1, 4 * rules.packs + 1):
                for naturals in combinations_with_replacement(rank_mates(rank, rules), size):
                    yield "set", (*naturals, *[JK] * wild)


class Covers:
    """All ways to lay some tiles as melds, with so many of them left over and so many others drawn."""

    def __init__(self, tiles: Cards, draws: int, rules: RuleSet) -> None:
        held, different = Counter(tiles), set(tiles)
        near = [(meld, kinds) for meld, kinds in every_meld(rules) if len(kinds - different) <= draws]
        near = [(meld, kinds) for meld, kinds in near if (Counter(meld) - held).total() <= draws]
        self.melds = {tile: [(meld, kinds) for meld, kinds in near if tile in kinds] for tile in held}
        self.least = min(rules.min_set, rules.min_run)
        self.known: dict[tuple[Cards, int, int], frozenset[Cards]] = {}

    def drawn(self, tiles: Cards, spare: int, draws: int) -> frozenset[Cards]:
        """Each choice of exactly `draws` tiles with which the tiles, all but exactly `spare`, can be laid."""
        if not tiles:
            return frozenset([()]) if spare == draws == 0 else frozenset()
        if 0 < len(tiles) - spare + draws < self.least or spare > len(tiles):
            return frozenset()
        key = tiles, spare, draws
        if key not in self.known:
            self.known[key] = frozenset(self._drawn(*key))
        return self.known[key]

    def _drawn(self, tiles: Cards, spare: int, draws: int) -> Iterator[Cards]:
        # The first tile is left over, or it lies in one of the melds; wildcards wait until only they are left.
        first = next((tile for tile in tiles if not is_joker(tile)), JK)
        if spare:
            yield from self.drawn(_left(tiles, (first,)), spare - 1, draws)
        held, different = Counter(tiles), set(tiles)
        for meld, kinds in self.melds[first]:
            if len(kinds - different) > draws:
                continue
            missing = tuple((Counter(meld) - held).elements())
            if len(missing) <= draws:
                own = tuple((Counter(meld) & held).elements())
                for more in self.drawn(_left(tiles, own), spare, draws - len(missing)):
                    yield tuple(sorted((*missing, *more)))


def _left(tiles: Cards, gone: Cards) -> Cards:
    left = minus(tiles, gone)
    assert left is not None
    return left


def covered(tiles: Cards, rules: RuleSet, spare: int = 0) -> bool:
    """Whether the tiles, all but so many, can be laid as melds (OK-20)."""
    return bool(Covers(tiles, 0, rules).drawn(tiles, spare, 0))


def fewest_left(tiles: Cards, rules: RuleSet) -> int:
    """The fewest tiles that no melds can take: `partition`, where each costs one."""
    covers = Covers(tiles, 0, rules)
    return next(left for left in range(len(tiles) + 1) if covers.drawn(tiles, left, 0))


# ----------------------------------------------------------------------------------------------------- pairs


def fewest_for_pairs(tiles: Cards, unseen: Counter[str], position: Position, pairs: int = PAIRS) -> int | None:
    """Fewest unseen tiles that are missing to that many pairs, counted face by face (OK-05, SO-5, SO-6).

    A face gives pairs of its own tiles, and each of its tiles left may be paired with a wildcard: always where the
    wildcard is that very face, else where the house lets it complete a pair.
    """
    held = Counter(tiles)
    # (pairs, wildcards used) -> fewest natural tiles drawn
    ways: dict[tuple[int, int], int] = {(0, 0): 0}
    wilds = held[JK] + unseen[JK]
    for face in sorted({*held, *unseen} - {JK}):
        after: dict[tuple[int, int], int] = {}
        have, more = held[face], unseen[face]
        for natural in range((have + more) // 2 + 1):
            for mixed in range(min(wilds, have + more - 2 * natural) + 1):
                if mixed and face != str(position.wild) and not position.rules.pair_wild:
                    continue
                drawn = max(0, 2 * natural + mixed - have)
                for (count, used), cost in ways.items():
                    key = min(pairs, count + natural + mixed), used + mixed
                    if key[1] <= wilds:
                        after[key] = min(after.get(key, 99), cost + drawn)
        ways = after
    totals = []
    for (count, used), cost in ways.items():
        # Two wildcards are a pair of their own face.
        for own in range((wilds - used) // 2 + 1):
            if count + own >= pairs:
                totals.append(cost + max(0, used + 2 * own - held[JK]))
    return min(totals, default=None)


# --------------------------------------------------------------------------------------------------- figures


def unseen_texts(position: Position) -> Counter[str]:
    return Counter({texts([tile])[0]: left for tile, left in position.unseen().items()})


def thrown(position: Position) -> int:
    """Tiles that are thrown after laying: one, but none before the draw."""
    return 1 if position.phase == "play" else 0


def wins_by_melds(tiles: Cards, position: Position) -> bool:
    return covered(tiles, position.rules)


def wins_by_pairs(tiles: Cards, position: Position) -> bool:
    if len(tiles) != 2 * PAIRS:
        return False
    return fewest_for_pairs(tiles, Counter(), position) == 0


def go_out(position: Position) -> GoOut:
    """Throw each tile in turn and look whether the others win (OK-02, OK-05, OK-20, OK-25, OK-26)."""
    hand = texts(position.hand)
    lasts = sorted(set(hand)) if thrown(position) else [""]
    rests = {last: _left(hand, (last,)) if last else hand for last in lasts}
    melds = {last for last, rest in rests.items() if wins_by_melds(rest, position)}
    pairs = {last for last, rest in rests.items() if wins_by_pairs(rest, position)}
    if not melds | pairs:
        return GoOut(False, frozenset(), None, None)
    bonus = "seven_pairs" if pairs else "wild_discard" if JK in melds else None
    return GoOut(True, frozenset(melds | pairs), bonus, "pairs" if pairs else "melds")


def melds_goal(position: Position, deepest: int) -> Goal:
    """Fewest draws until the hand wins by melds, each tile drawn taking the place of one thrown."""
    hand, unseen = texts(position.hand), unseen_texts(position)
    for draws in range(deepest + 1):
        # So many tiles of the hand are not laid: those thrown on the way, and the last one.
        plans = Covers(hand, draws, position.rules).drawn(hand, draws + thrown(position), draws)
        possible = [plan for plan in plans if Counter(plan) <= unseen]
        if possible:
            useful = {tile for plan in possible for tile in plan}
            return draws, {tile: left for tile, left in unseen.items() if tile in useful}
    return None, {}


def melds_goal_by_drawing(position: Position, deepest: int) -> Goal:
    """The same by definition, for small hands: add every choice of unseen tiles and see whether the hand wins."""
    hand, unseen = texts(position.hand), unseen_texts(position)
    for draws in range(deepest + 1):
        useful: set[str] = set()
        wins = False
        for plan in combinations_with_replacement(sorted(unseen), draws):
            if Counter(plan) <= unseen:
                tiles = tuple(sorted((*hand, *plan)))
                if covered(tiles, position.rules, spare=draws + thrown(position)):
                    wins = True
                    useful.update(plan)
        if wins:
            return draws, {tile: left for tile, left in unseen.items() if tile in useful}
    return None, {}


def pairs_goal(position: Position) -> Goal:
    """Fewest draws until seven pairs; an out is a tile after which one draw less is missing."""
    hand, unseen = texts(position.hand), unseen_texts(position)
    if len(hand) - thrown(position) < 2 * PAIRS:
        return None, {}
    fewest = fewest_for_pairs(hand, unseen, position)
    if not fewest:
        return fewest, {}
    outs = {}
    for tile, left in unseen.items():
        rest = unseen - Counter([tile])
        if fewest_for_pairs(tuple(sorted((*hand, tile))), rest, position) == fewest - 1:
            outs[tile] = left
    return fewest, outs
