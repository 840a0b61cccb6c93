"""A rule on jokers that no meld can break, as there are too few of them, changes no figure."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings

from analyzer import analyse
from analyzer.finishing import covers
from analyzer.rules import load_rules
from solver.sweep import COMPILED
from tests.strategies import describe, random_position
from tests.sweep_positions import FEW, SEEDS, run_many
from ui.results import outlook

NAMES = ("rami30", "classic", "kalooki51", "rami40", "rami51", "gin", "rummikub")
APART: dict[str, Any] = {"adjacent_jokers": False}
VOID: tuple[tuple[dict[str, Any], dict[str, Any]], ...] = (
    (APART, {"jokers": 0}),
    (APART, {"jokers": 1}),
    (APART, {"jokers": 6, "max_jokers_per_meld": 1}),
    ({"joker_open_value": 15}, {"jokers": 0}),
)
"""An option, and what leaves it nothing to forbid or to count."""


def check_void(seed: int) -> None:
    rng = random.Random(f"void {seed}")
    option, few = rng.choice(VOID)
    more = few | rng.choice(({}, {"open_min": 30}, {"ace_wraps": True, "ace_low_run": True, "ace_high_run": True}))
    name = rng.choice(NAMES)
    position = random_position(rng, load_rules(name, **more, **option), rng.randint(3, 9), 2, **more, **option)
    plain = replace(position, rules=load_rules(name, **more), options=more)
    assert analyse(position).to_json() == analyse(plain).to_json(), describe(position)


@settings(FEW, max_examples=10)
@given(seed=SEEDS)
def test_an_option_that_cannot_bite_changes_nothing(seed: int) -> None:
    check_void(seed)


@pytest.mark.thorough
def test_many_options_that_cannot_bite() -> None:
    run_many(check_void, 200)


@pytest.mark.skipif(not COMPILED, reason="no numba here: CP-SAT answers")
@pytest.mark.parametrize(("option", "few"), VOID)
def test_going_out_is_told_of_each_discard(option: dict[str, Any], few: dict[str, Any]) -> None:
    position = random_position(random.Random(1), load_rules("rami30", **few, **option), 8, 0, **few, **option)
    position = replace(position, phase="play", drawn=None, opened=True, laid_before=True)
    analysis = analyse(position)
    assert covers(position)
    assert analysis.discards
    assert all("out" in row.ahead for row in analysis.discards)
    assert outlook.why_untold(position, analysis) == ""


@pytest.mark.parametrize("most", [None, 2])
def test_two_jokers_may_still_have_to_lie_apart(most: int | None) -> None:
    rules = load_rules("rami30", adjacent_jokers=False, jokers=2, max_jokers_per_meld=most)
    assert not rules.jokers_touch
    assert not load_rules("rami30", joker_open_value=15, jokers=1).jokers_worth_replaced
