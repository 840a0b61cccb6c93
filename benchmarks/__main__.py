"""`python -m benchmarks [table …] [--hands N] [--rounds N] [--seed N]` prints the tables as Markdown."""

from __future__ import annotations

import argparse
import os
import platform
from collections.abc import Callable, Sequence
from datetime import date
from importlib import metadata
from typing import NamedTuple

from benchmarks import chance, gin, okey, own, rummikub, sweep
from benchmarks.harness import PeerMissing


class Section(NamedTuple):
    """One table: its title, how many hands a row has by default, and the function that measures it."""

    title: str
    hands: int
    report: Callable[[int, int, int], str]


SECTIONS = {
    "own": Section("The analyzer by itself", 20, own.report),
    "sweep": Section("The sweep", 40, sweep.report),
    "chance": Section("Chance by turn", 12, chance.report),
    "rummikub": Section("rummikub-solver", 100, rummikub.report),
    "gin": Section("OpenSpiel, gin", 2000, gin.report),
    "okey": Section("okey-solver-py", 60, okey.report),
}
PACKAGES = ("ortools", "numba", "rummikub-solver", "cvxpy-base", "scipy", "open_spiel", "okey-solver-py")


def version(package: str) -> str:
    """Name and version of an installed package."""
    try:
        return f"{package} {metadata.version(package)}"
    except metadata.PackageNotFoundError:
        return f"{package} missing"


def machine(seed: int, rounds: int) -> str:
    """Where, when and with what the tables below were measured."""
    load = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
    where = f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, load {load} at the start"
    versions = ", ".join([f"Python {platform.python_version()}", *map(version, PACKAGES)])
    how = (
        f"CPU time; a hand counts with its best run of {rounds}. Medians and p95 are over hands, "
        "ratios are medians of the ratios hand by hand."
    )
    return f"{date.today()}, {where}; {versions}; seed {seed}.\n{how}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the chosen tables, all of them by default; a table whose peer is missing says so in one line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("tables", nargs="*", metavar="table", help=f"{' '.join(SECTIONS)} (default: all)")
    parser.add_argument("--hands", type=int, help="hands a row")
    parser.add_argument("--rounds", type=int, default=3, help="runs of each task on each hand; the best one counts")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    unknown = [name for name in given.tables if name not in SECTIONS]
    if unknown or given.rounds < 1 or (given.hands is not None and given.hands < 1):
        parser.error(f"unknown table {unknown[0]}" if unknown else "--hands and --rounds start at 1")
    print(machine(given.seed, given.rounds))
    for name in given.tables or SECTIONS:
        title, hands, report = SECTIONS[name]
        try:
            text = report(given.hands or hands, given.rounds, given.seed)
        except PeerMissing as missing:
            text = str(missing)
        print(f"\n### {title}\n\n{text}", flush=True)


if __name__ == "__main__":
    main()
