"""A first laying whose points may be out of reach: no plan is built that cannot have them, and none is missed."""

from __future__ import annotations

import random
import time
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest
from hypothesis import assume, given, settings

from analyzer.analysis import analyse
from analyzer.finishing import covers
from analyzer.odds import out_rows, thrown
from analyzer.position import Position
from analyzer.positionio import read_position
from analyzer.rules import load_rules
from solver.sweep import COMPILED
from solver.sweep import cover as sweepcover
from tests.strategies import describe, random_position
from tests.sweep_positions import FEW, SEEDS, run_many, short_deck

pytestmark = pytest.mark.skipif(not COMPILED, reason="no numba here: CP-SAT answers")

HOUSE: tuple[dict[str, Any], ...] = (
    {},
    {"open_scope": "single_meld"},
    {"opening_needs_pure_run": True},
    {"layoff_same_turn": False},
    {"layoff_before_open": True},
    {"swap_needs_open": False},
    {"layoff_before_open": True, "swap_needs_open": False},
    {"layoff": False},
    {"final_discard": "none"},
)


def unopened(seed: int) -> Position:
    rng = random.Random(f"peaks {seed}")
    options = {"open_min": rng.choice((15, 30, 40, 51)), "jokers": 6} | rng.choice(HOUSE)
    rules = load_rules(rng.choice(("rami30", "classic", "kalooki51", "rami40")), **options)
    position = random_position(rng, rules, rng.randint(3, 7), 2, **options)
    position = replace(position, drawn=None, opened=False, opened_this_turn=False, laid_before=False)
    return short_deck(position, rng, rng.randint(4, 12))


def check_peaks(seed: int) -> None:
    """What is told with and without the most points that are left to plans."""
    position = unopened(seed)
    assume(covers(position))
    rows = out_rows(position, thrown(position))
    with patch.object(sweepcover, "make_peaks", lambda *_: np.zeros((0, 1), np.int32)):
        assert out_rows(position, thrown(position)) == rows, describe(position)


@settings(FEW, max_examples=20)
@given(seed=SEEDS)
def test_no_plan_is_missed(seed: int) -> None:
    check_peaks(seed)


@pytest.mark.thorough
def test_of_many_no_plan_is_missed() -> None:
    run_many(check_peaks, 300)


SIX_JOKERS = "JK JK JK JK JK JK 2D 7C 8C 10D 3D 4H 5D 9H"
FAR = {"jokers": 6, "open_min": 100}


@pytest.mark.parametrize(
    ("rules", "hand", "options"),
    [
        ("rami40", SIX_JOKERS, FAR | {"take_discard": "must_meld_any"}),
        ("rami40", SIX_JOKERS, FAR | {"take_discard": "must_meld_it"}),
        ("rami40", SIX_JOKERS, FAR | {"take_discard": "free"}),
        ("rami51", "3S 3H AC AC 3C 3D JK", FAR | {"swap_needs_open": False}),
        ("rami51", "3S 3H AC AC 3C 3D JK", FAR | {"open_scope": "single_meld"}),
    ],
)
def test_a_minimum_out_of_reach_is_soon_known(rules: str, hand: str, options: dict[str, Any]) -> None:
    asked = {"rules": rules, "options": options, "phase": "play", "hand": hand, "table": [{"cards": "7H JK 9H 10H"}]}
    if rules == "rami40":
        asked |= {"table": [], "drawn": {"card": "3D", "from": "discard"}}
    position, begun = read_position(asked), time.process_time()
    analyse(position)
    assert time.process_time() - begun < 3
