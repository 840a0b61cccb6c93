"""Going out by the sweep where very many plans use up the hand: soon told, and told as others tell it."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import assume, given

from analyzer.cards import JOKER
from analyzer.finishing import covers
from analyzer.position import Position
from analyzer.positionio import read_position
from analyzer.rules import load_rules
from solver.sweep import COMPILED
from tests.speed import SOON, ordinary, spent
from tests.strategies import random_position, seeded_position
from tests.sweep_positions import FEW, SEEDS, check_out_by_turns, check_out_of, run_many, short_deck

__all__ = ["ordinary"]

pytestmark = pytest.mark.skipif(not COMPILED, reason="no numba here: CP-SAT answers")


def jokers_to_take(seed: int, cards: tuple[int, int]) -> Position:
    """Opened, up to six jokers in the melds of the table."""
    rng = random.Random(f"to take {seed}")
    name = rng.choice(("rami30", "rami30", "rami40", "classic", "kalooki40"))
    options: dict[str, Any] = {"jokers": 6, "swap_owner": "any"}
    position = random_position(rng, load_rules(name, **options), rng.randint(*cards), rng.randint(3, 9), 0.5, **options)
    table = tuple(replace(laid, jokers_taken=0) for laid in position.table)
    return replace(position, drawn=None, opened=True, opened_this_turn=False, laid_before=True, table=table)


BESIDE: tuple[dict[str, Any], ...] = (
    {},
    {},
    {"layoff_before_open": True},
    {"swap_needs_open": False},
    {"layoff_same_turn": False},
)
"""Rules that what may come before an opening hangs on."""


def opening_in_one(seed: int, cards: tuple[int, int], points: tuple[int, ...] = (30, 40, 51, 51)) -> Position:
    """One meld must be worth the opening alone."""
    rng = random.Random(f"in one {seed}")
    name = rng.choice(("kalooki51", "rami30", "kalooki40", "classic", "rami51"))
    options: dict[str, Any] = {"open_scope": "single_meld", "open_min": rng.choice(points), "jokers": 6}
    options |= rng.choice(BESIDE)
    table = rng.choice((0, 0, 2, 4))
    position = random_position(rng, load_rules(name, **options), rng.randint(*cards), table, **options)
    return replace(position, drawn=None, opened=False, opened_this_turn=False)


def check_small(position: Position, rng: random.Random) -> None:
    """A few cards and a few unseen, against the brute force."""
    assume(covers(position) and len(position.hand) + 2 * position.hand.count(JOKER) <= 7)
    check_out_of(short_deck(position, rng, rng.randint(3, 8)), 1)


def check_few_to_take(seed: int) -> None:
    check_small(jokers_to_take(seed, (2, 4)), random.Random(seed))


def check_small_opening_in_one(seed: int) -> None:
    check_small(opening_in_one(seed, (3, 5), (9, 15, 21, 30)), random.Random(seed))


def check_many_to_take(seed: int) -> None:
    check_out_by_turns(jokers_to_take(seed, (8, 12)), random.Random(seed))


def check_opening_in_one(seed: int) -> None:
    position = opening_in_one(seed, (6, 10), (21, 30, 40))
    assume(covers(position) and position.rules.layoff_same_turn)
    check_out_by_turns(position, random.Random(seed))


CHECKS = [check_few_to_take, check_small_opening_in_one, check_many_to_take, check_opening_in_one]


@pytest.mark.parametrize("check", CHECKS)
@FEW
@given(seed=SEEDS)
def test_out_of_many_plans(check: Callable[[int], None], seed: int) -> None:
    check(seed)


@pytest.mark.thorough
@pytest.mark.parametrize("check", CHECKS)
def test_many_out_of_many_plans(check: Callable[[int], None]) -> None:
    run_many(check, 200)


@pytest.mark.parametrize("seed", [33, 38, 39, 51])
def test_many_jokers_to_take_are_soon_told(seed: int, ordinary: float) -> None:
    assert spent(jokers_to_take(seed, (10, 14))) < SOON * ordinary


@pytest.mark.parametrize("seed", [2, 7, 11])
def test_an_opening_in_one_meld_is_soon_told(seed: int, ordinary: float) -> None:
    assert spent(opening_in_one(seed, (7, 12))) < SOON * ordinary


def test_what_was_slow_is_soon_told(ordinary: float) -> None:
    """Six jokers to take; an opening that no card of the hand is in."""
    assert spent(seeded_position(20043, "rami30", (3, 14), 3)) < SOON * ordinary
    options = {"open_scope": "single_meld"}
    hand = "2D 3D 3S 4S 5S 6S JD"
    assert (
        spent(read_position({"rules": "kalooki51", "phase": "play", "hand": hand, "options": options}))
        < SOON * ordinary
    )
