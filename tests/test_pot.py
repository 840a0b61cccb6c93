"""The pot: exact to the cent, whatever the amount, the players and their order."""

from __future__ import annotations

import random
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyzer.errors import RamiError
from analyzer.pot import amount_json, read_amount, split_pot, split_pot_by_penalties
from analyzer.rules import load_rules
from analyzer.scorejson import score_answer

RULES = load_rules("okey")
POT: dict[str, Any] = {"do": "score", "rules": "rami40", "pot": 120, "winner": "P1", "losers": ["P2", "P3", "P4"]}
OKEY_POT: dict[str, Any] = {"do": "score", "rules": "okey", "pot": 200, "winner": "P1", "rounds": 1}

cents = st.integers(0, 10**9).map(lambda n: Decimal(n) / 100)
tables = st.lists(st.sampled_from("ABCDEFGH"), min_size=2, unique=True)


@given(cents, tables, st.integers(0, 100), st.randoms(use_true_random=False))
def test_payouts_add_up_and_the_order_of_players_is_irrelevant(
    pot: Decimal, players: list[str], percent: int, rng: random.Random
) -> None:
    rules = load_rules("rami40", pot_split=percent)
    winner, *losers = players
    paid = split_pot(pot, winner, losers, rules)
    assert sum(paid.values()) == pot
    assert all(amount >= 0 and amount == amount.quantize(Decimal("0.01")) for amount in paid.values())
    assert abs(paid[winner] - pot * percent / 100) <= Decimal("0.005")
    parts = [paid[loser] for loser in losers]
    assert max(parts) - min(parts) <= Decimal("0.01")
    assert split_pot(pot, winner, rng.sample(losers, len(losers)), rules) == paid


@given(cents, st.dictionaries(st.sampled_from("ABCDEFGH"), st.integers(0, 120), min_size=2), st.sampled_from([1, 3]))
def test_only_losers_below_the_limit_are_paid(pot: Decimal, penalties: dict[str, int], rounds: int) -> None:
    winner = min(penalties, key=lambda player: penalties[player])
    paid = split_pot_by_penalties(pot, winner, penalties, rounds, RULES)
    below = [player for player in penalties if player != winner and penalties[player] < {1: 40, 3: 80}[rounds]]
    assert sum(paid.values()) == pot
    assert all(paid[player] == 0 for player in penalties if player not in below and player != winner)
    assert below or paid[winner] == pot
    assert split_pot_by_penalties(pot, winner, dict(reversed(penalties.items())), rounds, RULES) == paid


@pytest.mark.parametrize(
    ("pot", "losers", "payout"),
    [
        (120, ["P2", "P3", "P4"], {"P1": 90, "P2": 10, "P3": 10, "P4": 10}),
        (100, ["P3", "P4", "P2"], {"P1": 75, "P2": 8.34, "P3": 8.33, "P4": 8.33}),
        (50, ["P2"], {"P1": 37.5, "P2": 12.5}),
        (10.01, ["P2"], {"P1": 7.51, "P2": 2.5}),
        (10.03, ["P2"], {"P1": 7.52, "P2": 2.51}),
        (0.02, ["P2"], {"P1": 0.02, "P2": 0}),
        (0, ["P2"], {"P1": 0, "P2": 0}),
    ],
)
def test_whole_amounts_stay_integers(pot: float, losers: list[str], payout: dict[str, float]) -> None:
    paid = score_answer({**POT, "pot": pot, "losers": losers})["payout"]
    assert paid == payout
    assert {player: type(amount) for player, amount in paid.items()} == {p: type(payout[p]) for p in paid}


@pytest.mark.parametrize(
    ("penalties", "rounds", "payout"),
    [
        ({"P1": 0, "P2": 20, "P3": 40, "P4": 30}, 1, {"P1": 150, "P2": 25, "P3": 0, "P4": 25}),
        ({"P1": 0, "P2": 79, "P3": 80, "P4": 81}, 3, {"P1": 150, "P2": 50, "P3": 0, "P4": 0}),
        ({"P1": 0, "P2": 40, "P3": 50}, 1, {"P1": 200, "P2": 0, "P3": 0}),
        ({"P1": 10, "P2": 10}, 1, {"P1": 150, "P2": 50}),
    ],
)
def test_the_pot_of_quick_games(penalties: dict[str, int], rounds: int, payout: dict[str, int]) -> None:
    assert score_answer({**OKEY_POT, "penalties": penalties, "rounds": rounds})["payout"] == payout


def test_another_limit() -> None:
    rules = RULES.model_copy(update={"pot_limit": {1: 30, 5: 200}})
    assert split_pot_by_penalties(Decimal(100), "A", {"A": 0, "B": 30}, 1, rules)["B"] == 0
    assert split_pot_by_penalties(Decimal(100), "A", {"A": 0, "B": 199}, 5, rules)["B"] == 25


@pytest.mark.parametrize("value", [0.01, 12.34, 99999.99, 1, 10**9])
def test_amounts_come_back(value: float) -> None:
    assert amount_json(read_amount(value)) == value


@pytest.mark.parametrize(
    ("change", "code", "where"),
    [
        ({"pot": -1}, "out_of_range", "pot"),
        ({"pot": 1e300}, "out_of_range", "pot"),
        ({"pot": 0.001}, "bad_amount", "pot"),
        ({"pot": float("inf")}, "bad_amount", "pot"),
        ({"pot": float("nan")}, "bad_amount", "pot"),
        ({"pot": "12"}, "bad_amount", "pot"),
        ({"pot": True}, "bad_amount", "pot"),
        ({"pot": None}, "bad_amount", "pot"),
        ({"winner": "P2"}, "winner_among_losers", "losers"),
        ({"winner": ["P1", "P2"]}, "two_winners", "winner"),
        ({"winner": None}, "bad_value", "winner"),
        ({"losers": []}, "out_of_range", "losers"),
        ({"losers": ["P2", "P2"]}, "duplicate_player", "losers"),
        ({"penalties": {"P1": 0}}, "key_without_meaning", "penalties"),
        ({"hands": {}}, "unknown_key", "hands"),
    ],
)
def test_bad_pots_are_refused(change: dict[str, Any], code: str, where: str) -> None:
    with pytest.raises(RamiError) as caught:
        score_answer({**POT, **change})
    assert [(problem.code, problem.where) for problem in caught.value.problems] == [(code, where)]


@pytest.mark.parametrize(
    ("change", "code", "where"),
    [
        ({"rounds": 2}, "unknown_pot_rounds", "rounds"),
        ({"penalties": {"P1": 0, "P2": -1}}, "out_of_range", "penalties.P2"),
        ({"penalties": {"P2": 20, "P3": 20}}, "unknown_player", "winner"),
        ({"penalties": {"P1": 30, "P2": 20}}, "winner_not_lowest", "winner"),
        ({"penalties": {"P1": 0}}, "out_of_range", "penalties"),
        ({"losers": ["P2"]}, "key_without_meaning", "losers"),
    ],
)
def test_bad_pots_of_quick_games_are_refused(change: dict[str, Any], code: str, where: str) -> None:
    with pytest.raises(RamiError) as caught:
        score_answer({**OKEY_POT, "penalties": {"P1": 0, "P2": 20}, **change})
    assert (code, where) in [(problem.code, problem.where) for problem in caught.value.problems]
