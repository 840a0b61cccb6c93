"""The benchmark harness: tiny rounds without peers, missing ones skipped in words; no time is judged."""

from __future__ import annotations

import doctest
import importlib
import re
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from analyzer import load_rules
from analyzer.partition import partition
from benchmarks import __main__ as program
from benchmarks import gin, okey, okey_brute, own
from benchmarks.harness import Measured, digits, measure, percentile, table
from benchmarks.okey_brute import best

ROOT = Path(__file__).resolve().parents[1]
PEERS = ("rummikub_solver", "pyspiel", "okey_solver")


@pytest.fixture
def _no_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(name: str, package: str | None = None) -> Any:
        if name in PEERS:
            raise ImportError(f"No module named {name!r}")
        return real(name, package)

    real = importlib.import_module
    monkeypatch.setattr(importlib, "import_module", refuse)


def test_tasks_take_turns_after_a_warm_up() -> None:
    calls: list[str] = []

    def run(text: str) -> str:
        calls.append(text)
        return text

    measured = measure([{name: partial(run, name + case) for name in "ab"} for case in "12"], 2)
    assert calls == ["a1", "b1", "a1", "b1", "b1", "a1", "a2", "b2", "b2", "a2"]
    assert measured.answers == {"a": ["a1", "a2"], "b": ["b1", "b2"]}
    assert all(len(times) == 2 for times in measured.seconds.values())


def test_tasks_too_short_for_the_clock_run_in_a_row() -> None:
    calls: list[int] = []
    measure([{"a": lambda: calls.append(0)}], 1, {"a": 5})
    assert len(calls) == 1 + 5


def test_figures() -> None:
    measured = Measured({"a": [0.002, 0.004, 0.008], "b": [0.001, 0.001, 0.001]}, {})
    assert measured.times("a") == ("4.00", "8.00")
    assert measured.ratio("a", "b") == "4.0×"
    assert (digits(1234.5), digits(0.01234), digits(0.5, 2)) == ("1230", "0.0123", "0.50")
    assert percentile(range(1, 101), 95) == 95
    assert table(["x", "y"], [["a", 1]]) == "| x | y |\n| --- | ---: |\n| a | 1 |"


@pytest.mark.usefixtures("_no_peers")
def test_missing_peers_are_skipped_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    program.main(["rummikub", "gin", "okey", "--hands", "1", "--rounds", "1"])
    said = capsys.readouterr().out
    for peer in PEERS:
        assert re.search(rf"^Skipped: `{peer}` cannot be imported \(No module .*\); `make bench`", said, re.MULTILINE)


def test_own_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own, "ROWS", [(name, opened, 14, 0) for name in own.RULES for opened in (False, True)])
    lines = own.report(hands=1, rounds=1, seed=1).splitlines()
    assert [line.split(" | ")[:4] for line in lines[2:6]] == [
        [f"| {name}", opened, "14", "0"] for name in own.RULES for opened in ("no", "yes")
    ]


def test_every_row_has_a_legal_position() -> None:
    assert len(own.tasks(0, seed=1)) == 2 * len(own.ROWS)


def test_gin_table_with_a_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    utils = SimpleNamespace(card_int=lambda text: text, min_deadwood=lambda cards: -len(cards))
    stand_in = SimpleNamespace(gin_rummy=SimpleNamespace(GinRummyUtils=lambda *_: utils))
    monkeypatch.setattr(gin, "peer", lambda _: stand_in)
    said = gin.report(hands=2, rounds=1, seed=1)
    assert said.count("theirs -10") == said.count("theirs -11") == 2


@pytest.mark.parametrize("okeys", [0, 1, 2])
def test_the_partition_is_exact_in_okey(okeys: int) -> None:
    for number in range(2):
        hand = okey.random_hand(okeys, Random(number))
        assert len(hand) - partition(hand, load_rules("okey")).min_penalty == best(hand)[0]
        assert okey.most_points(hand) == best(hand)[1]


def test_the_exhaustive_check_keeps_its_promise() -> None:
    assert doctest.testmod(okey_brute).failed == 0


@pytest.mark.parametrize("okeys", [0, 2])
def test_winning_hands_win(okeys: int) -> None:
    hand = okey.winning_hand(okeys, Random(1))
    assert best(hand)[0] >= len(hand) - 1
    assert okey.can_go_out(hand)


def test_peers_are_pinned() -> None:
    lines = (ROOT / "benchmarks" / "requirements.txt").read_text(encoding="utf-8").split("\n")
    assert all(re.fullmatch(r"[\w-]+==[\d.]+(; .+)?|-r \.\./requirements\.txt|", line) for line in lines)


def test_unknown_tables_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        program.main(["chess"])
    assert "unknown table chess" in capsys.readouterr().err
