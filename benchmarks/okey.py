"""Beside okey-solver-py: tiles and points that can be laid, winning hands found; ours checked by trying everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial as bind
from random import Random
from typing import Any

from analyzer import Position, load_rules
from analyzer.cards import JOKER, TILE_COLOURS, Card, Hand, Suit, sort_hand
from analyzer.opening import opening
from analyzer.partition import partition
from analyzer.position import full_deck
from analyzer.turns import Search
from benchmarks.deals import deal, words
from benchmarks.harness import Measured, Task, measure, notes, peer, table
from benchmarks.okey_brute import MELDS, best
from solver import Aim, Candidate, Problem, solve

HEAD = (
    "Hands of 15",
    "Okeys",
    "Hands",
    "Ramiscope, median ms",
    "p95 ms",
    "okey-solver-py, median ms",
    "p95 ms",
    "Ramiscope / peer",
    "Ours exact, tiles / points",
    "Peer's best, tiles / points",
    "Can go out: all / ours / peer",
)
RULES = load_rules("okey")
POINTS = load_rules("okey", lay_all_at_once=False, seven_pairs=False, ace_high_points=1)
"""Tiles laid freely, the 1 after the 13 counting 1 as the peer has it: the aim of the peer."""
INDICATOR, WILD = Card(Suit.RED, 5), Card(Suit.RED, 6)
GONE = (WILD, WILD, INDICATOR)
SIZES = ((3, 3, 4, 4), (3, 3, 3, 5))
ORDER = "each meld of its list takes the first okey first, so no two melds can hold one each"
LIST = "its list lacks melds: runs that begin with an okey, sets of two tiles and two okeys"
AIM = "its most points leave more tiles than need be (it counts points, the game counts tiles)"


def random_hand(okeys: int, rng: Random) -> Hand:
    """Fifteen tiles, no starred one: the peer takes those for okeys too."""
    return deal(RULES, 15, okeys, rng, GONE)


def winning_hand(okeys: int, rng: Random) -> Hand:
    """Four random melds of fourteen tiles, some of them replaced by okeys, and one more tile."""
    deck = full_deck(RULES) - Counter(GONE)
    while True:
        melds = [rng.choice([meld for meld in MELDS if len(meld) == size]) for size in rng.choice(SIZES)]
        tiles = [Card(TILE_COLOURS[colour], number) for meld in melds for colour, number in meld]
        if Counter(tiles) <= deck:
            kept = rng.sample(tiles, len(tiles) - okeys)
            left = deck - Counter(kept)
            del left[JOKER]
            return sort_hand([*kept, *[JOKER] * okeys, rng.choice(list(left.elements()))])


@dataclass(frozen=True)
class Peer:
    """The installed library with its standard engine (backtracking)."""

    library: Any
    engine: Any

    @property
    def wild(self) -> Any:
        return self.library.OkeyMeta(color=self.library.TileColor.RED, value=WILD.rank)

    def tiles(self, hand: Hand) -> list[Any]:
        faces = [piece if isinstance(piece, Card) else WILD for piece in hand]
        colour = self.library.TileColor
        return [
            self.library.Tile(id=str(number), color=colour[face.suit.name], value=face.rank)
            for number, face in enumerate(faces)
        ]

    def best_listed(self, hand: Hand, *, equal_okeys: bool) -> int:
        """The most points that the melds of its list hold, by our solver; okeys one by one as it has them, or equal."""
        tiles = self.tiles(hand)
        okeys = [tile for tile, piece in zip(tiles, hand, strict=True) if piece == JOKER]
        naturals = [tile for tile in tiles if tile not in okeys]
        names = {tile.id: "okey" if equal_okeys and tile in okeys else tile.id for tile in tiles}
        listed: dict[tuple[str, ...], int] = {}
        for meld in self.engine.meld_generator.generate_all_possible_melds(naturals, okeys, self.wild):
            uses = tuple(sorted(names[tile.id] for tile in meld.tiles))
            listed[uses] = max(meld.score, listed.get(uses, 0))
        candidates = tuple(Candidate(Counter(uses), {"points": score}) for uses, score in listed.items())
        problem = Problem(Counter(names[tile.id] for tile in tiles), candidates, maximise=(Aim("points", 13 * 15),))
        return solve(problem).quantities["points"]


def tiles_left(hand: Hand) -> int:
    return partition(hand, RULES).min_penalty


def most_points(hand: Hand) -> int:
    return opening(Position(POINTS, hand, phase="draw")).best_points


def can_go_out(hand: Hand) -> bool:
    return Search(Position(RULES, hand, indicator=INDICATOR)).best_turn().goes_out


def tasks(hand: Hand, other: Peer) -> dict[str, Task]:
    """The same question to both; reading the hand is not timed."""
    arrange = bind(other.engine.find_best_arrangement, other.tiles(hand), other.wild)
    return {"ours": bind(tiles_left, hand), "peer": arrange}


def reason(hand: Hand, theirs: int, points: int, other: Peer) -> str:
    """Why the peer stays below what is possible, found on the hand itself."""
    if theirs == points:
        return AIM
    if other.best_listed(hand, equal_okeys=False) != theirs:
        return "not explained"
    return ORDER if other.best_listed(hand, equal_okeys=True) == points else LIST


@dataclass
class Tally:
    """What one row counts over its hands."""

    exact_tiles: int = 0
    exact_points: int = 0
    peer_tiles: int = 0
    peer_points: int = 0
    out: int = 0
    our_out: int = 0
    peer_out: int = 0


def judge(dealt: Sequence[Hand], measured: Measured, other: Peer, examples: dict[str, list[str]]) -> Tally:
    """Both answers to each hand beside the exhaustive one."""
    tally = Tally()
    for hand, left, arranged in zip(dealt, measured.answers["ours"], measured.answers["peer"], strict=True):
        tiles, points = best(hand)
        remaining = len(arranged.remainingTiles)
        tally.exact_tiles += left == len(hand) - tiles
        tally.exact_points += most_points(hand) == points
        tally.peer_tiles += remaining == len(hand) - tiles
        tally.peer_points += arranged.totalScore == points
        tally.out += tiles >= len(hand) - 1
        tally.our_out += can_go_out(hand)
        tally.peer_out += remaining <= 1
        if remaining > len(hand) - tiles or arranged.totalScore < points:
            examples.setdefault(reason(hand, arranged.totalScore, points, other), []).append(words(hand))
    return tally


def report(hands: int, rounds: int, seed: int) -> str:
    """The table of random and winning hands. Raises PeerMissing."""
    library = peer("okey_solver")
    other = Peer(library, library.create_standard_okey_solver())
    rows: list[Sequence[object]] = []
    examples: dict[str, list[str]] = {}
    kinds: Iterable[tuple[str, Callable[[int, Random], Hand]]] = (("random", random_hand), ("winning", winning_hand))
    for kind, draw in kinds:
        for okeys in (0, 1, 2):
            rng = Random(f"{seed} okey {kind} {okeys}")
            dealt = [draw(okeys, rng) for _ in range(hands)]
            measured = measure([tasks(hand, other) for hand in dealt], rounds)
            tally = judge(dealt, measured, other, examples)
            times = (*measured.times("ours"), *measured.times("peer"), measured.ratio("ours", "peer"))
            exact, theirs = (tally.exact_tiles, tally.exact_points), (tally.peer_tiles, tally.peer_points)
            out = (tally.out, tally.our_out, tally.peer_out)
            rows.append([kind, okeys, hands, *times, *(" / ".join(map(str, each)) for each in (exact, theirs, out))])
    said = [
        "Timed: `partition` under `okey` beside `find_best_arrangement` of the standard engine (backtracking).",
        "The last three columns count hands. What is possible is found by `okey_brute.py`, which tries every way to "
        "lay each hand: the most tiles, and the most points (the peer's own aim). Ours is compared with both.",
        "Going out: `best_turn().goes_out` beside at most one tile left by the peer.",
        "Winning: four melds, tiles replaced by okeys, one tile more. No hand holds a starred tile: the peer "
        "makes it an okey, where the rules make it the natural tile.",
        *(
            f"{len(found)} × below what is possible: {why}; e.g. {found[0]} (okey: R6)."
            for why, found in examples.items()
        ),
    ]
    return f"{table(HEAD, rows)}\n\n{notes(said)}"
