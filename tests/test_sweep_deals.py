"""Trades made together: all that can be part of a plan and no others, and few enough where a run may grow at will."""

from __future__ import annotations

import random
from itertools import combinations, product
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from analyzer.finishing import covers
from analyzer.odds import out_rows, thrown
from analyzer.positionio import read_position
from analyzer.rules import load_rules
from solver.sweep import COMPILED, Trade
from solver.sweep import cover as sweepcover
from solver.sweep.coverdeals import Deals
from solver.sweep.coverplans import serve_rows
from tests.strategies import random_position
from tests.sweep_positions import FEW, SEEDS, check_out_of, run_many, short_deck

swept = pytest.mark.skipif(not COMPILED, reason="no numba here: CP-SAT answers")

ITEMS = "abcd"
PLACE = {item: place for place, item in enumerate((*ITEMS, "*"))}
Told = tuple[tuple[int, ...], ...]


@st.composite
def trades(draw: st.DrawFn) -> Trade:
    put, added = (draw(st.lists(st.sampled_from(ITEMS), min_size=least, max_size=2)) for least in (1, 0))
    gained, wild = draw(st.integers(1, len(put))), draw(st.integers(0, len(added)))
    ends = draw(st.lists(st.sampled_from("LHM"), min_size=1, max_size=2, unique=True))
    return Trade(tuple(put), gained, tuple(added), wild, tuple(ends))


def by_trying(some: list[Trade], have: list[int], left: list[int], level: int, size: int) -> list[Told]:
    """Every choice of trades, each item from the hand or not, of which enough are there."""
    found = []
    for together in (each for count in range(len(some) + 1) for each in combinations(some, count)):
        ends = [end for trade in together for end in set(trade.ends)]
        put = [PLACE[item] for trade in together for item in trade.items]
        added = [PLACE[item] for trade in together for item in trade.added]
        gained, wild = sum(trade.gained for trade in together), sum(trade.wild for trade in together)
        if len(ends) != len(set(ends)) or len(put) + len(added) - gained > size:
            continue
        for own in product((True, False), repeat=len(put) + len(added)):
            used = [place for place, kept in zip((*put, *added), own, strict=True) if kept]
            drawn = [place for place, kept in zip(put, own, strict=False) if not kept]
            fills = [place for place, kept in zip(added, own[len(put) :], strict=True) if not kept]
            enough = all(used.count(place) <= have[place] and drawn.count(place) <= left[place] for place in range(4))
            soon = len(drawn) + max(0, len(fills) - wild) <= level
            if enough and soon and len(drawn) + len(fills) <= level + gained + have[-1]:
                found.append((tuple(sorted(used)), tuple(drawn), tuple(fills), (gained, wild)))
    return sorted(found)


@settings(max_examples=200, deadline=None)
@given(
    some=st.lists(trades(), max_size=3),
    have=st.lists(st.integers(0, 2), min_size=5, max_size=5),
    left=st.lists(st.integers(0, 2), min_size=5, max_size=5),
    level=st.integers(0, 3),
    size=st.integers(0, 6),
)
def test_the_deals_are_those_that_a_plan_may_hold(
    some: list[Trade], have: list[int], left: list[int], level: int, size: int
) -> None:
    deals = Deals(some, PLACE, "LHM", np.array(have, np.int32), np.array(left, np.int32)).within(level, size)
    told = [
        (tuple(np.repeat(range(4), deal.used).tolist()), tuple(deal.drawn), tuple(deal.added), (deal.gained, deal.wild))
        for deal in deals
    ]
    assert sorted(told) == by_trying(some, have, left, level, size)
    assert all(deal.sizes <= size for deal in deals)


def check_out_round_the_corner(seed: int) -> None:
    """Runs that go on past the ace at both ends, their jokers taken or not."""
    rng = random.Random(f"corner {seed}")
    options: dict[str, Any] = {
        "ace_wraps": True,
        "ace_low_run": True,
        "ace_high_run": True,
        "jokers": 4,
        "swap_owner": "any",
    }
    options |= rng.choice(({}, {}, {"open_min": 9}, {"max_jokers_per_meld": 1}, {"final_discard": "optional"}))
    rules = load_rules(rng.choice(("rami30", "kalooki51", "rami40", "classic")), **options)
    position = random_position(rng, rules, rng.randint(2, 5), 2, **options)
    position = short_deck(position, rng, rng.randint(3, 8))
    assume(position.table and covers(position))
    check_out_of(position, 1)


@swept
@settings(FEW, max_examples=15)
@given(seed=SEEDS)
def test_out_round_the_corner(seed: int) -> None:
    check_out_round_the_corner(seed)


@swept
@pytest.mark.thorough
def test_many_out_round_the_corner() -> None:
    run_many(check_out_round_the_corner, 300)


@swept
@pytest.mark.parametrize(
    "hand", ["8S 10S JS QH AC", "5S QS 2C 4C 5C 6C 7C 8C JK", "5S QS 2C 4C 5C 6C 7C 8C 9C 10C KC 3H 4H JK"]
)
def test_few_trades_are_tried_where_runs_go_round_the_corner(hand: str) -> None:
    """Each end may grow by eight cards, and a joker be taken: some ten thousand ways, most of them out of reach."""
    table = [{"cards": "AD 2D 3D 4D JK=5D"}, {"cards": "JK=8S JK=9S 10S JS QS"}]
    options: dict[str, Any] = {"ace_wraps": True, "jokers": 4, "swap_owner": "any"}
    asked = {"rules": "kalooki40", "options": options, "phase": "play", "opened": True, "table": table, "hand": hand}
    position = read_position(asked)
    with patch.object(sweepcover, "serve_rows", wraps=serve_rows) as served:
        out_rows(position, thrown(position))
    assert served.call_count < 3000
