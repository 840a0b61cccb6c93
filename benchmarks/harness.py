"""Fair timing: the tasks of a case take turns, the first one changing; CPU time, so that other programs count less."""

from __future__ import annotations

import importlib
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import Any

Task = Callable[[], Any]
LONG = 1.0
"""Seconds: a run that took longer is not repeated."""


class PeerMissing(Exception):
    """A peer cannot be imported here; the message says why and what helps."""


def peer(module: str) -> Any:
    """The module of a peer, imported only when its table is asked for. Raises PeerMissing."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise PeerMissing(
            f"Skipped: `{module}` cannot be imported ({error}); `make bench` installs `benchmarks/requirements.txt`."
        ) from error


@dataclass(frozen=True)
class Measured:
    """Per task and case: the best CPU time in seconds, all threads together, and the answer."""

    seconds: dict[str, list[float]]
    answers: dict[str, list[Any]]

    def times(self, name: str) -> tuple[str, str]:
        """Median and 95th percentile over the cases, in milliseconds."""
        return milliseconds(median(self.seconds[name])), milliseconds(percentile(self.seconds[name], 95))

    def ratio(self, name: str, other: str) -> str:
        """Median over the cases of how many times as long `name` takes as `other` on the same case."""
        pairs = zip(self.seconds[name], self.seconds[other], strict=True)
        return factor(median(mine / theirs for mine, theirs in pairs))


def measure(cases: Sequence[Mapping[str, Task]], rounds: int, in_a_row: Mapping[str, int] | None = None) -> Measured:
    """Runs the tasks of each case up to `rounds` times in turns; the first case runs once before, as a warm-up.

    `in_a_row`: how often a task that is too short for the clock is run as one; its time is divided by that.
    """
    names = list(cases[0])
    measured = Measured({name: [] for name in names}, {name: [] for name in names})
    for task in cases[0].values():
        task()
    for case in cases:
        best, answer = dict.fromkeys(names, math.inf), dict[str, Any]()
        for number in range(rounds):
            start = number % len(names)
            for name in names[start:] + names[:start]:
                if number and best[name] > LONG:
                    continue
                repeats = (in_a_row or {}).get(name, 1)
                began = process_time()
                for _ in range(repeats):
                    answer[name] = case[name]()
                best[name] = min(best[name], (process_time() - began) / repeats)
        for name in names:
            measured.seconds[name].append(best[name])
            measured.answers[name].append(answer[name])
    return measured


def percentile(values: Sequence[float], percent: int) -> float:
    """The smallest value that at least so many percent of the values do not exceed."""
    return sorted(values)[math.ceil(len(values) * percent / 100) - 1]


def milliseconds(seconds: float) -> str:
    """Three significant digits, without an exponent."""
    return digits(seconds * 1000)


def factor(value: float) -> str:
    """A ratio with two significant digits."""
    return f"{digits(value, 2)}×"


def digits(value: float, significant: int = 3) -> str:
    """A positive number rounded to so many significant digits."""
    places = significant - 1 - math.floor(math.log10(value))
    return f"{round(value, places):.{max(0, places)}f}"


def table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """A Markdown table, all columns but the first aligned right."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join(f"| {' | '.join(map(str, line))} |" for line in lines)


def notes(lines: Sequence[str]) -> str:
    """The lines as a Markdown list."""
    return "\n".join(f"- {line}" for line in lines)
