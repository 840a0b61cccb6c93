"""Going out by the sweep, against the brute force and whole turns of CP-SAT: distance and outs by discard."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import assume, given, settings

from analyzer import odds
from analyzer.cards import JOKER, Card, Suit, sort_hand
from analyzer.finishing import covers
from analyzer.odds import out_rows, thrown
from analyzer.position import Position
from analyzer.rules import load_rules
from solver.sweep import COMPILED
from solver.sweep import cover as sweepcover
from tests.strategies import NAMES, describe, random_position, random_rules
from tests.sweep_positions import (
    DEEPEST,
    FEW,
    SEEDS,
    check_out_by_turns,
    check_out_of,
    run_many,
    short_deck,
    small_position,
)

pytestmark = pytest.mark.skipif(not COMPILED, reason="no numba here: CP-SAT answers")


def check_out(name: str, seed: int) -> None:
    position = small_position(name, seed, (2, 5))
    assume(covers(position))
    # The brute force plays every turn: few cards, and two draws only where nothing is laid in between.
    assume(len(position.hand) + 2 * position.hand.count(JOKER) <= 7)
    stages = not position.opened and not (position.rules.layoff_same_turn or position.rules.layoff_before_open)
    deepest = 1 if stages or len(position.hand) > 3 else DEEPEST
    if deepest > 1 or stages:
        position = short_deck(position, random.Random(seed), 6)
    check_out_of(position, deepest)


def check_out_of_full_hands(name: str, seed: int) -> None:
    position = small_position(name, seed, (8, 12), short=0)
    assume(covers(position))
    check_out_by_turns(position, random.Random(seed))


@pytest.mark.parametrize("name", NAMES)
@FEW
@given(seed=SEEDS)
def test_out(name: str, seed: int) -> None:
    check_out(name, seed)


@pytest.mark.parametrize("name", NAMES)
@settings(FEW, max_examples=2)
@given(seed=SEEDS)
def test_out_of_full_hands(name: str, seed: int) -> None:
    check_out_of_full_hands(name, seed)


def check_out_with_a_pure_run(seed: int) -> None:
    """Cards beside each other and jokers: these may follow onto the run that opens without them."""
    rng = random.Random(seed)
    more = rng.choice(
        ({}, {}, {"layoff_same_turn": False}, {"layoff": False}, {"max_jokers_per_meld": 1}, {"min_run": 4})
    )
    options = {"opening_needs_pure_run": True, "open_min": rng.choice((0, 12, 30)), "jokers": 4} | more
    position = random_position(rng, load_rules(rng.choice(("rami30", "kalooki51")), **options), 4, 1, **options)
    suit, low = rng.choice(list(Suit)[:4]), rng.randint(2, 9)
    run = [Card(suit, rank) for rank in rng.sample(range(low, low + 5), rng.randint(2, 4))]
    hand = sort_hand((*run, *rng.sample(position.hand, 1), *[JOKER] * rng.randint(1, 2)))
    position = replace(position, hand=hand, phase="play", drawn=None, opened=False, opened_this_turn=False, seen=())
    position = replace(position, laid_before=False, discards=(), table=())
    position = short_deck(position, rng, 8)
    check_out_of(position, 1)


def check_out_in_two_turns(seed: int) -> None:
    """The opening in one turn, lay-offs and swaps from the next on."""
    rng = random.Random(seed)
    options = {"layoff_same_turn": False, "open_min": rng.choice((0, 9, 21)), "jokers": 4}
    rules = load_rules(rng.choice(("rami30", "kalooki51", "rami40")), **options)
    position = random_position(rng, rules, rng.randint(4, 5), 2, **options)
    position = replace(position, drawn=None, opened=False, opened_this_turn=False, laid_before=False)
    position = short_deck(position, rng, 8)
    check_out_of(position, 1)


@settings(FEW, max_examples=8)
@given(seed=SEEDS)
def test_out_in_two_turns(seed: int) -> None:
    check_out_in_two_turns(seed)


@settings(FEW, max_examples=8)
@given(seed=SEEDS)
def test_out_with_a_pure_run(seed: int) -> None:
    check_out_with_a_pure_run(seed)


def with_jokers(name: str, seed: int, cards: int, jokers: int) -> Position:
    """A hand of so many cards beside so many jokers, lay-offs and swaps in reach, few cards unseen."""
    rng = random.Random(f"jokers {name} {seed}")
    options = random_rules(rng, name)[1] | {"jokers": 10}
    position = random_position(rng, load_rules(name, **options), cards, 2, **options)
    held = [card for card in position.hand if card != JOKER]
    position = replace(position, hand=sort_hand((*held, *[JOKER] * jokers)), drawn=None, phase="play")
    return short_deck(position, rng, rng.randint(4, 12))


def check_out_with_many_jokers(name: str, seed: int) -> None:
    """A table that knows ends and draws, one that knows neither, and on small hands the brute force."""
    rng = random.Random(seed)
    position = with_jokers(name, seed, rng.randint(3, 6), rng.randint(3, 4))
    assume(covers(position))
    with patch.object(sweepcover, "FEW_WILD", 99):
        rows = out_rows(position, thrown(position))
    with patch.object(sweepcover, "FEW_WILD", 0):
        assert out_rows(position, thrown(position)) == rows, describe(position)
        small = with_jokers(name, seed, 2, 3)
        if covers(small):
            check_out_of(small, 1)


@pytest.mark.parametrize("name", NAMES)
@settings(FEW, max_examples=3)
@given(seed=SEEDS)
def test_out_with_many_jokers(name: str, seed: int) -> None:
    check_out_with_many_jokers(name, seed)


MANY_OPTIONS: dict[str, tuple[Any, ...]] = {
    "max_jokers_per_meld": (None, None, None, 0, 1, 2),
    "joker_ratio": ("any", "any", "at_most_half", "minority"),
    "joker_limits": (None, None, {"3": 1}, {"3": 1, "5": 2}, {"3": 0, "4": 1}, {"3": 2, "4": 1}),
    "min_naturals": (1, 1, 2),
    "open_min": (0, 0, 9, 15, 21, 30),
    "open_scope": ("turn_total", "single_meld"),
    "opening_needs_pure_run": (False, False, True),
    "layoff": (True, True, True, False),
    "layoff_same_turn": (True, True, False),
    "layoff_before_open": (False, False, False, True),
    "new_melds_after_open": (True, True, True, False),
    "swap": (True, True, False),
    "swap_needs_open": (True, True, False),
    "swap_owner": ("any", "any", "others"),
    "swap_set_rule": ("either", "both", "declared"),
    "two_joker_limit": (None, None, 1),
    "final_discard": ("required", "required", "optional", "none"),
    "set_distinct_suits": (True, True, False),
    "jokers": (4, 6, 10),
    "packs": (1, 2),
}


def check_out_with_many_options(seed: int) -> None:
    """Rules with many options switched at once: small hands, before and after the opening, before and after a draw."""
    rng = random.Random(f"options {seed}")
    options = {name: rng.choice(values) for name, values in MANY_OPTIONS.items()}
    rules = load_rules(rng.choice(("rami30", "kalooki51", "rami51", "classic")), **options)
    position = random_position(rng, rules, rng.randint(2, 5), 2, **options)
    hand = [card for card in position.hand if card != JOKER] + [JOKER] * rng.randint(0, 3)
    position = replace(position, hand=sort_hand(hand), drawn=None, opened=rng.random() < 0.3)
    position = replace(position, phase="draw" if rng.random() < 0.3 else "play")
    position = replace(position, opened_this_turn=False, laid_before=position.opened)
    position = short_deck(position, rng, rng.randint(2, 8))
    assume(0 < len(hand) < 7 and covers(position))
    check_out_of(position, DEEPEST if len(hand) < 4 and (rules.layoff_same_turn or position.opened) else 1)


@settings(FEW, max_examples=15)
@given(seed=SEEDS)
def test_out_with_many_options(seed: int) -> None:
    check_out_with_many_options(seed)


def check_out_by_lay_offs_alone(seed: int) -> None:
    """No new melds any more: places on the table, against what is known of any melds, and the brute force."""
    rng = random.Random(f"additions {seed}")
    # The other engine is good for any joker in a meld, and for sets of different suits.
    switched = ("layoff", "swap", "swap_owner", "swap_set_rule", "two_joker_limit", "jokers")
    options = {name: rng.choice(MANY_OPTIONS[name]) for name in switched if rng.random() < 0.3}
    options |= {"new_melds_after_open": False, "packs": 2, "final_discard": rng.choice(("required", "optional"))}
    rules = load_rules(rng.choice(("rami30", "kalooki51", "classic")), **options)
    position = replace(random_position(rng, rules, rng.randint(3, 7), 4, **options), drawn=None)
    position = replace(position, opened=True, opened_this_turn=False, laid_before=True)
    assume(covers(position))
    rows = out_rows(position, thrown(position))
    with patch.object(odds, "closed", lambda _: False):
        assert out_rows(position, thrown(position)) == rows, describe(position)
    if len(position.hand) < 5:
        check_out_of(short_deck(position, rng, 6), 1)


@settings(FEW, max_examples=15)
@given(seed=SEEDS)
def test_out_by_lay_offs_alone(seed: int) -> None:
    check_out_by_lay_offs_alone(seed)


# ------------------------------------------------------------------------------------------ many of them


@pytest.mark.thorough
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("check", [check_out, check_out_of_full_hands, check_out_with_many_jokers])
def test_many_out(check: Callable[[str, int], None], name: str) -> None:
    run_many(lambda seed: check(name, seed), 60)


@pytest.mark.thorough
@pytest.mark.parametrize(
    "check",
    [check_out_with_a_pure_run, check_out_in_two_turns, check_out_with_many_options, check_out_by_lay_offs_alone],
)
def test_many_in_stages_or_with_many_options(check: Callable[[int], None]) -> None:
    run_many(check, 300)
