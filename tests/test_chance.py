"""Chance by turn: against every order of a short deck, and what must hold on any."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache
from itertools import pairwise
from statistics import mean

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from analyzer.chance import TURNS, chances
from analyzer.odds import prospects
from analyzer.opening import opening
from analyzer.position import Position
from analyzer.positionio import read_position
from analyzer.report import Outlook
from analyzer.rules import load_rules
from solver.sweep import COMPILED
from tests import brute_chance, brute_opening
from tests.strategies import random_position, seeded_position
from tests.sweep_positions import short_deck

pytestmark = pytest.mark.skipif(not COMPILED, reason="no chance is told without the sweep")
FEW = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
DRAWS = 3


def short_position(seed: int) -> Position:
    """Five or six cards before the opening, five to eight unseen."""
    rng = random.Random(f"chance {seed}")
    rules = load_rules(rng.choice(("rami30", "kalooki40")), open_min=rng.choice((20, 25, 30, 40)))
    hand = replace(random_position(rng, rules, rng.choice((5, 6)), 0), drawn=None, phase="play", opened=False)
    return short_deck(replace(hand, opened_this_turn=False, laid_before=False), rng, rng.randint(5, 8))


def compared(position: Position) -> list[tuple[Outlook, list[float]]]:
    """What is told of each discard, and what perfect play reaches."""

    @cache
    def reached(hand: brute_chance.Cards) -> bool:
        return brute_opening.opening(replace(position, hand=hand)).possible

    ahead = prospects(position, opening(position), (), out_now=False)
    return [
        (ahead.after(card)["open"], brute_chance.best_chances(position, card, reached, DRAWS))
        for card in sorted(set(position.hand), key=str)
    ]


@pytest.fixture(scope="module")
def short_decks() -> list[tuple[Outlook, list[float]]]:
    return [pair for seed in range(40) for pair in compared(short_position(seed)) if pair[0].goal.distance]


def test_exact_for_one_draw(short_decks: list[tuple[Outlook, list[float]]]) -> None:
    assert sum(told.goal.distance == 1 for told, _ in short_decks) > 20
    for told, best in short_decks:
        assert told.chance[0] == pytest.approx(best[0]), told


def test_one_draw_away_waiting_is_a_bound(short_decks: list[tuple[Outlook, list[float]]]) -> None:
    for told, best in short_decks:
        if told.goal.distance == 1:
            assert all(mine <= most + 1e-9 for mine, most in zip(told.chance, best, strict=False)), (told, best)


def test_error_of_the_estimate(short_decks: list[tuple[Outlook, list[float]]]) -> None:
    """Two draws away, on decks of five to eight cards where it is largest."""
    errors = [
        [mine - most for mine, most in zip(told.chance, best, strict=False)]
        for told, best in short_decks
        if told.goal.distance == 2
    ]
    assert len(errors) > 8
    by_turn = [mean(map(abs, turn)) for turn in zip(*errors, strict=True)]
    assert by_turn[0] == 0
    assert max(by_turn) < 0.25


@FEW
@given(steps=st.lists(st.integers(0, 120), max_size=TURNS), unseen=st.integers(0, 120))
def test_no_chance_is_above_one_or_falls(steps: list[int], unseen: int) -> None:
    check(chances(steps, unseen))


def check(told: tuple[float, ...]) -> None:
    assert len(told) == TURNS
    assert all(0 <= chance <= 1 for chance in told)
    assert all(sooner <= later for sooner, later in pairwise(told))


@FEW
@given(seed=st.integers(0, 2**32), name=st.sampled_from(["rami30", "classic", "kalooki51", "rami51", "gin", "rami40"]))
def test_every_outlook(seed: int, name: str) -> None:
    position = replace(seeded_position(seed, name), drawn=None, phase="play")
    first = opening(position)
    ahead = prospects(position, first, (), out_now=False)
    for card in sorted(set(position.hand), key=str) if ahead.following else ():
        for outlook in ahead.after(card).values():
            check(outlook.chance)
            if outlook.goal.distance == 0:
                assert outlook.chance[0] == 1
            elif outlook.goal.distance is None:
                assert outlook.chance[-1] == 0
            else:
                outs, unseen = sum(left for _, left in outlook.goal.outs), position.unseen().total()
                assert outlook.chance[0] == pytest.approx(outs / unseen if outlook.goal.distance == 1 else 0)


@pytest.mark.parametrize("drawn", ["7D", "9H", "KC"])
def test_a_card_that_brings_a_far_goal_nearer_makes_it_likelier(drawn: str) -> None:
    """Three sets, four cards short and then three: on the way the outs grow fewer, however far it is."""
    far, near = (_contract(f"7S 7H 9C 9D KS 4D JC QH 5S 8D 3C {last}") for last in ("2H", drawn))
    assert (far.goal.distance, near.goal.distance) == (4, 3)
    assert all(less < more for less, more in zip(far.chance[3:], near.chance[3:], strict=True))
    assert far.chance[-1] < 0.1


def _contract(hand: str) -> Outlook:
    """How far the fourth contract is when the two is thrown, or whatever is best."""
    position = read_position({"rules": "shanghai", "contract": 4, "hand": hand})
    ahead = prospects(position, opening(position), (), out_now=False)
    return ahead.ahead(None)["contract"]
