"""Openings, contracts and Okey hands by the sweep, against the brute force and CP-SAT: distance and outs by discard."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import assume, given, settings

from analyzer import analyse, drawplans, fewdraws, odds
from analyzer.finishing import covers
from analyzer.odds import contract_rows, out_rows, pairs_rows, prospects, thrown
from analyzer.opening import opening
from analyzer.positionio import read_position
from analyzer.report import Goal
from analyzer.rules import load_rules
from analyzer.turns import Search
from solver.sweep import COMPILED
from tests import brute_goals
from tests.contract_positions import seeded_contract
from tests.strategies import describe, random_position, seeded_position
from tests.sweep_positions import (
    FEW,
    SEEDS,
    WITH_OPENING,
    by_solver,
    check_opening_of,
    matches,
    run_many,
    short_deck,
    small_position,
    told,
)
from tests.test_okey import random_request

pytestmark = pytest.mark.skipif(not COMPILED, reason="no numba here: CP-SAT answers")


# ---------------------------------------------------------------------------------------------- few melds


def check_opening(name: str, seed: int) -> None:
    position = small_position(name, seed, (4, 8), opened=False)
    assume(fewdraws.sweeps(position.rules) or fewdraws.places_jokers(position))
    check_opening_of(position)


def check_contract(seed: int) -> None:
    data = seeded_contract(seed, None if seed % 3 else 1 + seed % 10)
    position = replace(read_position(data), drawn=None)
    rows = told(contract_rows(position, thrown(position)))
    assert rows == brute_goals.rows(position, brute_goals.ASKS["contract"]), json.dumps(data)
    assert matches(rows, by_solver(position, drawplans.contract_goal)), json.dumps(data)


@pytest.mark.parametrize("name", WITH_OPENING)
@FEW
@given(seed=SEEDS)
def test_opening(name: str, seed: int) -> None:
    check_opening(name, seed)


@pytest.mark.parametrize("options", [{"adjacent_jokers": False}, {"joker_open_value": 15}, {"joker_open_value": 2}])
@settings(FEW, max_examples=5)
@given(seed=SEEDS)
def test_opening_where_the_places_of_jokers_matter(options: dict[str, Any], seed: int) -> None:
    rng = random.Random(seed)
    rules = load_rules(rng.choice(("rami30", "kalooki51", "rami51")), jokers=4, **options)
    position = replace(random_position(rng, rules, rng.randint(6, 8)), drawn=None, opened=False, opened_this_turn=False)
    assume(fewdraws.places_jokers(position))
    check_opening_of(short_deck(position, rng, 12) if rng.random() < 0.5 else position)


@pytest.mark.parametrize("options", [{"adjacent_jokers": False}, {"joker_open_value": 15}])
@settings(FEW, max_examples=3)
@given(seed=SEEDS)
def test_each_discard_where_no_sweep_knows_the_opening(options: dict[str, Any], seed: int) -> None:
    rng = random.Random(seed)
    rules = load_rules(rng.choice(("rami30", "kalooki51")), jokers=4, **options)
    position = replace(random_position(rng, rules, rng.randint(6, 7)), drawn=None, opened=False, opened_this_turn=False)
    with patch.object(odds, "places_jokers", lambda _: False):
        check_opening_of(short_deck(position, rng, 8))


@settings(FEW, max_examples=3)
@given(seed=SEEDS)
def test_contract(seed: int) -> None:
    check_contract(seed)


# -------------------------------------------------------------------------------------------------- Okey


def check_okey(seed: int, cards: int | None) -> None:
    data = random_request(seed, cards)
    position = read_position(data)
    if cards is not None:
        rows = told(out_rows(position, thrown(position)))
        assert rows == brute_goals.rows(position, brute_goals.ASKS["okey"]), json.dumps(data)
        assert matches(rows, by_solver(position, drawplans.out_goal)), json.dumps(data)
    pairs = told(pairs_rows(position, thrown(position)), 99)
    assert pairs == brute_goals.rows(position, brute_goals.ASKS["pairs"]), json.dumps(data)


@pytest.mark.parametrize("opened", [False, True])
@pytest.mark.parametrize(("hand", "possible"), [("R1-13 B1-13 Y1-4", True), ("R1-13 B1-12 Y1 Y1", False)])
def test_a_hand_too_wide_for_the_table_is_answered_without_it(hand: str, possible: bool, opened: bool) -> None:
    """Such hands grow only where nothing is thrown: what can be done now is told, the draws to going out are not."""
    position = read_position({"rules": "rummikub", "hand": hand, "opened": opened})
    assert not covers(position)
    analysis = analyse(position)
    assert analysis.go_out.possible is possible
    assert analysis.goals["open"] == (Goal(None) if opened else Goal(0))
    assert analysis.goals.get("out") == (Goal(0) if possible else None)


@pytest.mark.parametrize("cards", [4, 7, None])
@settings(FEW, max_examples=2)
@given(seed=SEEDS)
def test_okey(cards: int | None, seed: int) -> None:
    check_okey(seed, cards)


@pytest.mark.parametrize(
    ("rules", "hand"),
    [
        ("gin", "3S 4S 6S 7H 8H 10H QH KH 4D 5D"),
        ("gin", "2H 8H JH QH 4D 5D 7D 8D 2C 5C"),
        ("classic", "3S 4S 6S 7H 8H 10H QH KH 4D 5D"),
    ],
)
def test_a_first_meld_may_be_made_of_cards_drawn(rules: str, hand: str) -> None:
    """No meld is held yet, nothing lies on the table: sweep and solver find the same way out."""
    position = read_position({"rules": rules, "hand": hand, "phase": "draw"})
    assert drawplans.out_goal(position).distance == out_rows(position, [])[None].distance == 3


# ------------------------------------------------------------------------------------- without the sweep


@pytest.mark.parametrize("name", [*WITH_OPENING, "shanghai", "okey"])
def test_next_goal_without_the_sweep(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(3):
        if name == "shanghai":
            position = read_position(seeded_contract(seed, 1))
        elif name == "okey":
            position = read_position(random_request(seed, 7))
        else:
            position = replace(seeded_position(seed, name), opened=False, opened_this_turn=False)
        if not fewdraws.sweeps(position.rules):
            continue
        first = opening(position)
        search = Search(position)
        out = search.best_turn().goes_out
        last = search.last_cards() if out else ()
        swept = prospects(position, first, last, out_now=out)
        monkeypatch.setattr(fewdraws, "COMPILED", False)
        solved = prospects(position, first, last, out_now=out)
        monkeypatch.undo()
        assert set(solved.nearest) <= set(swept.nearest)
        for goal, found in solved.nearest.items():
            assert found == swept.nearest[goal], (goal, describe(position))


# ------------------------------------------------------------------------------------------ many of them


@pytest.mark.thorough
@pytest.mark.parametrize("name", WITH_OPENING)
def test_many_openings(name: str) -> None:
    run_many(lambda seed: check_opening(name, seed), 60)


@pytest.mark.thorough
@pytest.mark.parametrize("cards", [5, 6, 9, 10, None])
def test_many_of_okey(cards: int | None) -> None:
    run_many(lambda seed: check_okey(seed, cards), 15)


@pytest.mark.thorough
def test_many_contracts() -> None:
    run_many(check_contract, 150)
