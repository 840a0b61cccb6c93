"""Shanghai after the contract, the table full: exact against the brute force and without bounds, and soon told."""

from __future__ import annotations

import random
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest
from hypothesis import assume, given, settings

from analyzer.odds import out_rows, thrown
from solver.sweep import additions
from tests.late_positions import late_position
from tests.speed import SOON, ordinary, spent
from tests.strategies import describe
from tests.sweep_positions import FEW, SEEDS, check_out_of, run_many, short_deck

__all__ = ["ordinary"]


def check_a_small_hand(seed: int) -> None:
    """Every place of a full table, against the brute force."""
    rng = random.Random(seed)
    position = late_position(seed, (2, 4))
    assume(position.unseen().total() > 5)
    check_out_of(short_deck(position, rng, rng.randint(3, 6)), 1)


def check_bounds(seed: int) -> None:
    """What is left out, because too many draws would follow, changes no row; nor does asking for the nearest alone."""
    position = late_position(seed, (6, 14))
    throws = thrown(position)
    rows = out_rows(position, throws)
    with patch.object(additions, "draws_left", lambda bound, *_: np.zeros_like(bound)):
        assert out_rows(position, throws) == rows, describe(position)
    nearest = out_rows(position, throws, nearest=True)
    best = min((rows[throw].nearness[:2] for throw in nearest), default=None)
    asked: list[Any] = throws or [None]
    assert nearest == {throw: rows[throw] for throw in asked if rows[throw].nearness[:2] == best}, describe(position)


@settings(FEW, max_examples=15)
@given(seed=SEEDS)
def test_small_hands(seed: int) -> None:
    check_a_small_hand(seed)


@settings(FEW, max_examples=6)
@given(seed=SEEDS)
def test_bounds(seed: int) -> None:
    check_bounds(seed)


@pytest.mark.parametrize("seed", [34, 41, 57, 72, 103, 107])
def test_big_hands_are_soon_told(seed: int, ordinary: float) -> None:
    assert spent(late_position(seed)) < SOON * ordinary


@pytest.mark.thorough
def test_many_late_positions() -> None:
    run_many(check_a_small_hand, 200)
    run_many(check_bounds, 40)
