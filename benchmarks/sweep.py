"""The sweep: every card thrown and every card drawn at once, what is prepared and the kernel apart."""

from __future__ import annotations

from collections import Counter
from functools import partial
from random import Random
from typing import NamedTuple

from analyzer.cards import Piece, piece_key
from analyzer.fewdraws import contract_sweep, contract_target, longest_run, opening_sweep, opening_target
from analyzer.finishing import cover, finish, new_parts
from analyzer.position import Position
from analyzer.positionio import read_position
from benchmarks.deals import at_table, deal
from benchmarks.harness import Task, measure, milliseconds, notes, percentile, table
from solver.sweep import Cover, Sweep

MOST_DRAWS = 14
HEAD = ("Goal", "Rules", "Cards", "Jokers", "Prepared, median ms", "p95 ms", "Kernel, median ms", "p95 ms", "Cells")
"""A cell is one card thrown and one card drawn."""


class Row(NamedTuple):
    goal: str
    rules: str
    cards: int
    jokers: int


ROWS = [
    *(Row("open", name, 14, jokers) for name in ("rami30", "kalooki51", "rami51") for jokers in (0, 1, 2)),
    *(Row("contract", "shanghai", 12, jokers) for jokers in (0, 1, 2)),
    *(Row("out", name, 14, jokers) for name in ("rami30", "kalooki51") for jokers in (0, 1, 2)),
    *(Row("out", "okey", 15, jokers) for jokers in (0, 1, 2)),
]


def position_of(row: Row, rng: Random) -> Position:
    """A random hand in the middle of a turn; two melds on the table where the hand has been opened."""
    if row.rules in ("okey", "shanghai"):
        extra = {"indicator": "Y13"} if row.rules == "okey" else {"contract": 1, "options": {"jokers": 4}}
        empty = read_position({"rules": row.rules, "hand": "B5" if row.rules == "okey" else "KD", **extra})
        gone = [empty.indicator] if empty.indicator else []
        hand = deal(empty.rules, row.cards, row.jokers, rng, gone)
        return read_position({"rules": row.rules, "hand": list(map(empty.naming, hand)), **extra})
    return at_table(row.rules, row.cards, row.jokers, rng, opened=row.goal == "out")


def prepared(row: Row, position: Position) -> Sweep | Cover:
    """The melds and lay-offs that may be part of a plan, nothing kept from before."""
    rules = position.rules
    for kept in (opening_sweep, contract_sweep, new_parts):
        kept.cache_clear()
    if row.goal == "open":
        return opening_sweep(rules, longest_run(position))
    return contract_sweep(rules, position.requirements) if row.goal == "contract" else cover(position)


def swept(row: Row, position: Position, game: Sweep | Cover) -> int:
    """Distance and outs of every card thrown; how many of them reach the goal at all."""
    hand, unseen = Counter(position.hand), position.unseen()
    thrown: list[Piece | None] = [None, *sorted(hand, key=piece_key)]
    if isinstance(game, Cover):
        found = game.reach(hand, unseen, thrown, finish(position), MOST_DRAWS)
    elif row.goal == "contract":
        found = game.reach(hand, unseen, thrown, contract_target(position.requirements), MOST_DRAWS)
    else:
        target = opening_target(position.rules, len(hand) - 1)
        found = game.reach(hand, unseen, thrown, target, MOST_DRAWS)
    return sum(reach.draws is not None for reach in found.values())


def tasks(row: Row, position: Position) -> dict[str, Task]:
    game = prepared(row, position)
    return {"prepare": partial(prepared, row, position), "kernel": partial(swept, row, position, game)}


def report(hands: int, rounds: int, seed: int) -> str:
    """The table of the sweep's times."""
    rows: list[list[object]] = []
    kernel: list[float] = []
    for row in ROWS:
        rng = Random(f"{seed} sweep {row}")
        positions = [position_of(row, rng) for _ in range(hands)]
        measured = measure([tasks(row, position) for position in positions], rounds)
        kernel += measured.seconds["kernel"]
        cells = sum(len(set(p.hand)) * len(p.unseen()) for p in positions) // hands
        rows.append([*row, *measured.times("prepare"), *measured.times("kernel"), cells])
    worst = milliseconds(max(kernel))
    said = [
        f"{hands} hands a row. Each kernel run tells, for every card thrown, the fewest draws to the goal and every "
        f"card whose draw brings it nearer: {milliseconds(sorted(kernel)[len(kernel) // 2])} ms in the median over all "
        f"rows, {milliseconds(percentile(kernel, 95))} ms at p95, {worst} ms at most.",
        "Prepared: the melds of the rule set as arrays. They are kept from hand to hand; here they are made anew.",
        "Cells: different cards thrown times different cards drawn, which are all answered at once.",
    ]
    return f"{table(HEAD, rows)}\n\n{notes(said)}"
