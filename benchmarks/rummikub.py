"""Beside rummikub-solver: may the player open, and how many tiles can be laid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial as bind
from random import Random
from statistics import median
from typing import Any

from analyzer import Position, load_rules
from analyzer.cards import Card, Hand, Piece
from analyzer.fewdraws import opening_sweep, opening_target
from analyzer.opening import opening
from analyzer.partition import partition
from analyzer.position import full_deck
from analyzer.report import Opening
from benchmarks.deals import deal, words
from benchmarks.harness import Measured, Task, measure, notes, peer, table
from solver import Aim, Candidate, Problem, solve

ROWS = ((14, 0), (14, 1), (14, 2), (20, 2), (7, 1), (7, 2))
"""Tiles in hand and jokers among them; seven tiles where the two lists of melds differ most."""
HEAD = (
    "Question",
    "Tiles",
    "Jokers",
    "Hands",
    "Ramiscope, median ms",
    "p95 ms",
    "rummikub-solver, median ms",
    "p95 ms",
    "Ramiscope / peer",
    "Ours higher",
    "Theirs higher",
)
CHECK_HEAD = (
    "Tiles",
    "Jokers",
    "One check alone, median ms",
    "Peer / alone",
    "Checks in a sweep",
    "Whole sweep, median ms",
    "Per check, median ms",
    "Peer / per check",
    "Same verdicts as ours",
)
RULES = load_rules("rummikub")
SWEEP = opening_sweep(RULES, 2 * RULES.min_run - 1)
TARGET = opening_target(RULES, 40)
COUNTING = load_rules("rummikub", penalty={"ace": 1, "face": 1, "pip": 1, "joker": 1})
"""Every tile costs 1: the least penalty is the fewest tiles left."""
NUMBERS = 13
REDUNDANT = (
    "a joker that makes a meld of three longer at its end (or a set four): legal here, left out of the peer's list"
)
PRE_CHECK = "the peer's quick check adds up the different numbers of the hand, equal ones once, and finds fewer than 30"


@dataclass(frozen=True)
class Peer:
    """The installed library with its standard rules."""

    library: Any
    rules: Any

    def tile(self, piece: Piece) -> int:
        """Its number of a tile; colours are equals, so any order of them will do."""
        if isinstance(piece, Card):
            return (piece.suit % 4) * NUMBERS + piece.rank
        return 4 * NUMBERS + 1

    def rack(self, hand: Hand, *, initial: bool) -> Any:
        state = self.rules.new_game()
        state.add_rack(*map(self.tile, hand))
        state.initial = initial
        return state

    def most_tiles(self, state: Any) -> Any:
        return self.rules.solve(state, self.library.SolverMode.TILE_COUNT)

    def most_value(self, state: Any) -> Any:
        return self.rules.solve(state, self.library.SolverMode.TOTAL_VALUE)

    def best_listed(self, hand: Hand, quantity: str) -> int:
        """The most tiles or points that the peer's own list of sets can make of the hand, by our solver."""
        supply = Counter(map(self.tile, hand))
        listed = zip(self.rules.sets, self.rules.set_values, strict=True)
        candidates = tuple(
            Candidate(uses, {"tiles": len(tiles), "points": value}, most=2)
            for tiles, value in listed
            if (uses := Counter(map(int, tiles))) <= supply
        )
        aim = Aim(quantity, 13 * len(hand))
        return solve(Problem(supply, candidates, maximise=(aim,))).quantities[quantity]


def laid(proposed: Any) -> int:
    """Tiles of the peer's proposal; none when there is none."""
    return len(proposed.tiles) if proposed else 0


def may_open(hand: Hand) -> Opening:
    return opening(Position(RULES, hand))


def most_tiles(hand: Hand) -> int:
    return len(hand) - partition(hand, COUNTING).min_penalty


def opens(hand: Hand) -> bool:
    """The sweep's word on one hand."""
    return SWEEP.reach(Counter(hand), {}, [None], TARGET, 0)[None].draws == 0


def whole_sweep(hand: Hand) -> int:
    """Every tile replaced by every other one, all asked at once; how many hands these are."""
    unseen, thrown = full_deck(RULES) - Counter(hand), list(dict.fromkeys(hand))
    SWEEP.reach(Counter(hand), unseen, thrown, TARGET, 1)
    return len(unseen) * len(thrown)


def tasks(hand: Hand, other: Peer) -> dict[str, Task]:
    """Both questions for both; what is only read in is made before the clock runs."""
    first, later = other.rack(hand, initial=True), other.rack(hand, initial=False)
    return {
        "our opening": bind(may_open, hand),
        "our check": bind(opens, hand),
        "our sweep": bind(whole_sweep, hand),
        "their opening": bind(other.rules.solve, first),
        "our tiles": bind(most_tiles, hand),
        "their tiles": bind(other.most_tiles, later),
    }


def opening_reason(hand: Hand, other: Peer) -> str:
    """Why the peer sees no opening where we do, found on the hand itself."""
    if other.best_listed(hand, "points") < RULES.open_min:
        return REDUNDANT
    numbers = {piece.rank if isinstance(piece, Card) else NUMBERS for piece in hand}
    return PRE_CHECK if sum(numbers) < RULES.open_min else "not explained"


def count_reason(hand: Hand, theirs: int, other: Peer) -> str:
    """Why the peer lays fewer tiles."""
    return REDUNDANT if other.best_listed(hand, "tiles") == theirs else "not explained"


def differences(hand: Hand, our: Sequence[int], their: Sequence[int], other: Peer) -> Iterator[str]:
    """A line for every question that the two answer differently, for the notes."""
    if our[0] > their[0]:
        yield f"opening: {opening_reason(hand, other)}"
    if our[1] > their[1]:
        yield f"tiles: {count_reason(hand, their[1], other)}"
    if their[0] > our[0] or their[1] > our[1]:
        yield "theirs higher: not explained"


def value_note(dealt: Sequence[Hand], other: Peer) -> str:
    """The peer's value mode beside the most value that can be laid, jokers counting nothing."""
    rules = load_rules("rummikub", joker_pen=0)
    lower = as_count = 0
    for hand in dealt:
        state = other.rack(hand, initial=False)
        proposed = other.most_value(state)
        value = sum(getattr(tile, "value", 0) for tile in proposed.tiles) if proposed else 0
        total = sum(piece.rank for piece in hand if isinstance(piece, Card))
        lower += value < total - partition(hand, rules).min_penalty
        as_count += laid(proposed) == laid(other.most_tiles(state))
    return (
        f"Its `TOTAL_VALUE` mode is not timed: on {lower} of {len(dealt)} hands it lays less value than is possible, "
        f"and on {as_count} of {len(dealt)} as many tiles as the mode that counts them. Its objective adds up the "
        "outer product of tiles and values, which is the number of tiles times a constant."
    )


def verdicts(measured: Measured, whose: str) -> list[tuple[int, int]]:
    """Per hand: may the player open (0 or 1), and the most tiles."""
    if whose == "our":
        openings = (int(first.possible) for first in measured.answers["our opening"])
        return list(zip(openings, measured.answers["our tiles"], strict=True))
    openings = (int(bool(proposed)) for proposed in measured.answers["their opening"])
    return list(zip(openings, map(laid, measured.answers["their tiles"]), strict=True))


def figures(measured: Measured, what: str, ours: Sequence[int], theirs: Sequence[int]) -> list[object]:
    """Times, ratio, and on how many hands one answer is higher than the other."""
    times = (*measured.times(f"our {what}"), *measured.times(f"their {what}"))
    pairs = list(zip(ours, theirs, strict=True))
    higher = (sum(our > their for our, their in pairs), sum(our < their for our, their in pairs))
    return [*times, measured.ratio(f"our {what}", f"their {what}"), *higher]


def checks(measured: Measured, tiles: int, jokers: int) -> list[object]:
    """One row of the sweep's checks: one hand asked alone, and one of all those asked at once."""
    each = [
        seconds / count
        for seconds, count in zip(measured.seconds["our sweep"], measured.answers["our sweep"], strict=True)
    ]
    swept = Measured({"each": each, "theirs": measured.seconds["their opening"]}, {})
    same = measured.answers["our check"] == [first.possible for first in measured.answers["our opening"]]
    alone, sweep, per = (measured.times("our check")[0], measured.times("our sweep")[0], swept.times("each")[0])
    ratios = (measured.ratio("their opening", "our check"), swept.ratio("theirs", "each"))
    cells = round(median(measured.answers["our sweep"]))
    return [tiles, jokers, alone, ratios[0], cells, sweep, per, ratios[1], "yes" if same else "no"]


def report(hands: int, rounds: int, seed: int) -> str:
    """The table of openings and tiles laid. Raises PeerMissing."""
    library = peer("rummikub_solver")
    other = Peer(library, library.RuleSet())
    lines: dict[str, list[list[object]]] = {"opening": [], "tiles": []}
    examples: dict[str, list[str]] = {}
    all_dealt: list[Hand] = []
    swept: list[list[object]] = []
    for tiles, jokers in ROWS:
        rng = Random(f"{seed} rummikub {tiles} {jokers}")
        dealt = [deal(RULES, tiles, jokers, rng) for _ in range(hands)]
        all_dealt += dealt
        measured = measure([tasks(hand, other) for hand in dealt], rounds)
        swept.append(checks(measured, tiles, jokers))
        ours, theirs = verdicts(measured, "our"), verdicts(measured, "their")
        for what, our, their in zip(lines, zip(*ours, strict=True), zip(*theirs, strict=True), strict=True):
            lines[what].append([what, tiles, jokers, hands, *figures(measured, what, our, their)])
        for hand, mine, yours in zip(dealt, ours, theirs, strict=True):
            for line in differences(hand, mine, yours, other):
                examples.setdefault(line, []).append(words(hand))
    said = [
        "Check: the sweep is asked whether the hand may open, alone or for every tile replaced by every other one at "
        "once; the peer is asked hand by hand. The melds of the game are made once for both.",
        "Opening: `opening(position)`, which finds the most points, beside `RuleSet.solve` in its initial mode, which "
        "finds the most tiles from 30 points on; higher = may open where the other says no.",
        "Tiles: the most that can be laid, `partition` with every tile at 1 beside the mode `TILE_COUNT`.",
        "The table is empty: the peer may rearrange what lies there, this rule set may not.",
        f"The peer runs on its default backend {other.rules.backend}; its model is built once, ours for every hand.",
        *(f"{len(found)} × {line}; e.g. {found[0]}." for line, found in examples.items()),
        value_note(all_dealt, other),
    ]
    tables = f"{table(HEAD, [*lines['opening'], *lines['tiles']])}\n\n{table(CHECK_HEAD, swept)}"
    return f"{tables}\n\n{notes(said)}"
