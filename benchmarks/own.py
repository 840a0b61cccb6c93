"""The analyzer by itself: one best turn and one whole analysis, by jokers and size of the hand."""

from __future__ import annotations

from functools import partial
from itertools import product
from random import Random
from statistics import median

from analyzer import analyse
from analyzer.position import Position
from analyzer.report import Turn
from analyzer.turns import Search
from benchmarks.deals import at_table
from benchmarks.harness import Measured, Task, factor, measure, notes, table

RULES = ("rami30", "kalooki51")
SIZES = ((14, 0), (14, 1), (14, 2), (14, 3), (14, 6), (20, 4), (20, 6))
"""Cards in hand and jokers among them; the first is what the others are compared with."""
ROWS = [(name, opened, *size) for name, opened, size in product(RULES, (False, True), SIZES)]
HEAD = (
    "Rules",
    "Opened",
    "Cards",
    "Jokers",
    "Best turn, median ms",
    "p95 ms",
    "Whole analysis, median ms",
    "p95 ms",
    "Analysis / turn",
    "Turn / turn without joker",
    "Analysis / analysis without joker",
)


def best_turn(position: Position) -> Turn:
    """One solve: the best turn with its steps, from nothing."""
    return Search(position).best_turn()


def tasks(number: int, seed: int) -> dict[str, Task]:
    """The tasks of one hand of every row."""
    found: dict[str, Task] = {}
    for name, opened, cards, jokers in ROWS:
        rng = Random(f"{seed} {name} {opened} {cards} {jokers} {number}")
        position = at_table(name, cards, jokers, rng, opened=opened)
        found[f"turn {name} {opened} {cards} {jokers}"] = partial(best_turn, position)
        found[f"analysis {name} {opened} {cards} {jokers}"] = partial(analyse, position)
    return found


def figures(measured: Measured, name: str, opened: bool, cards: int, jokers: int) -> list[object]:
    """The figures of one row."""
    row, plain = (f"{name} {opened} {size[0]} {size[1]}" for size in ((cards, jokers), SIZES[0]))
    growth = [
        factor(median(measured.seconds[f"{what} {row}"]) / median(measured.seconds[f"{what} {plain}"]))
        for what in ("turn", "analysis")
    ]
    times = (*measured.times(f"turn {row}"), *measured.times(f"analysis {row}"))
    ratio = measured.ratio(f"analysis {row}", f"turn {row}")
    return [name, "yes" if opened else "no", cards, jokers, *times, ratio, *growth]


def report(hands: int, rounds: int, seed: int) -> str:
    """The table of the analyzer's own times, the rows measured in turns."""
    measured = measure([tasks(number, seed) for number in range(hands)], rounds)
    rows = [figures(measured, *row) for row in ROWS]
    said = [
        f"{hands} hands a row. On the table lie 5S 6S JK=7S 8S and 9H 9D 9C, laid by an opponent; the joker "
        "may be taken.",
        "Best turn = `Search(position).best_turn()`: candidates, model, solve and steps, nothing kept from before.",
        "Whole analysis = `analyse(position)`: opening, turn, each discard, going out, distance and outs, "
        "alternatives, each witness checked against the rule book.",
        "Where hand and table hold more jokers than the deck of the rule set, the option `jokers` adds them; "
        "20 cards are played with `hand_size` 19.",
    ]
    return f"{table(HEAD, rows)}\n\n{notes(said)}"
