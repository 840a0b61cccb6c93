"""Going out by the sweep where a rule decides: hands written down, with their distance and outs."""

from __future__ import annotations

import time
from typing import Any

import pytest

from analyzer.finishing import covers
from analyzer.odds import out_rows, prospects, thrown
from analyzer.opening import opening
from analyzer.positionio import read_position
from solver.sweep import COMPILED
from tests import brute_goals
from tests.sweep_positions import check_opening_of, told

pytestmark = pytest.mark.skipif(not COMPILED, reason="no numba here: CP-SAT answers")

BEFORE_OPENING = {"opening_needs_pure_run": True, "open_min": 15, "swap_needs_open": False}
FULL_SETS = [{"cards": "KS KD KC JK", "type": "set"}, {"cards": "9S 9D 9C JK", "type": "set"}]


@pytest.mark.parametrize(
    ("request_", "options", "throw", "draws"),
    [
        # The last card is thrown, or the joker that the last two free: there is nothing to open with.
        ({"hand": "KD"}, BEFORE_OPENING, "KD", 0),
        ({"hand": "5S 5D", "table": [{"cards": "5H 5C JK", "type": "set"}]},
         BEFORE_OPENING | {"swap_set_rule": "both"}, None, 0),
        # The joker may be freed before the opening, but not laid off.
        ({"hand": "AD 2D", "table": [{"cards": "JD QD KD JK", "joker_as": "AD", "type": "run"}]},
         {"swap_needs_open": False, "joker_ratio": "at_most_half"}, "2D", None),
        # A card may not make a set so long that its joker is one too many.
        ({"hand": "6D QC", "opened": True, "table": [{"cards": "6C 6S JK", "type": "set"}]},
         {"joker_limits": {"set": {"3": 1, "4": 0}}}, "QC", None),
        # Runs of six and more that two shorter ones do not replace: too many jokers in one half, one of them freed,
        ({"hand": "4H 5H 6H 9H 8S JK KC", "opened": True,
          "table": [{"cards": "7S JK 9S", "joker_as": "8S", "type": "run"}]}, {"min_naturals": 2}, "KC", 0),
        # the one pure part in the middle,
        ({"hand": "3H 5H 6H 7H JK JK 9H KS"}, {"opening_needs_pure_run": True, "open_min": 10}, "KS", 0),
        # or enough points only in what is laid before the jokers are freed.
        ({"hand": "4H 5H 6H 7H 9H KH QC", "table": FULL_SETS}, {"open_min": 22}, "QC", 0),
        ({"hand": "4H 5H 6H 7H 9H KH QC", "table": FULL_SETS}, {"open_min": 23}, "QC", None),
    ],
)  # fmt: skip
def test_out_today(request_: dict[str, Any], options: dict[str, Any], throw: str | None, draws: int | None) -> None:
    options = {"jokers": 4, "swap_owner": "any", **options}
    position = read_position({"rules": "kalooki51", "phase": "play", "options": options, **request_})
    rows = told(out_rows(position, thrown(position)), 0)
    assert rows == brute_goals.out_rows(position, 0)
    assert rows[throw][0] == draws


def test_a_joker_drawn_may_make_a_long_run() -> None:
    """4 5 6 joker joker 9: where a joker needs two naturals beside it, no two runs do as well."""
    position = read_position({"rules": "rami30", "hand": "4H 5H 6H 9H JK KC QS", "phase": "play", "opened": True})
    rows = told(out_rows(position, thrown(position)), 1)
    assert rows == brute_goals.out_rows(position, 1)
    assert rows["KC"][1]["JK"] == 5
    position = read_position(
        {"rules": "rami30", "options": {"open_min": 39}, "hand": "4H 5H 6H 9H JK KC 2C", "phase": "play"}
    )
    check_opening_of(position)


def test_a_hand_that_grows_may_make_a_run_longer_than_it_is() -> None:
    options = {"final_discard": "none", "joker_ratio": "minority", "open_scope": "single_meld", "open_min": 0}
    position = read_position({"rules": "rami30", "hand": "QS JK JK", "phase": "play", "options": options})
    assert out_rows(position, [])[None].distance == 2


@pytest.mark.parametrize(
    "early", [{"layoff_before_open": True}, {"swap_needs_open": False}, {"new_melds_after_open": False}]
)
def test_an_opening_alone_in_its_turn_is_left_uncounted_with_more_before_it_or_no_more_after(
    early: dict[str, Any],
) -> None:
    request = {"rules": "rami30", "hand": "4H 5H 6H KS KD JK", "phase": "play"}
    mixed = {**request, "options": {"layoff_same_turn": False, **early}}
    position = read_position(mixed)
    assert not covers(position)
    assert "out" not in prospects(position, opening(position), (), out_now=False).goals
    for known in ({"layoff_same_turn": False}, early):
        assert covers(read_position({**request, "options": known}))
    assert covers(read_position({**mixed, "opened": True}))


LAYOFFS_ONLY = {
    "rules": "rami51", "options": {"layoff_before_open": True, "jokers": 4}, "hand": "AS 2D JK", "phase": "play",
    "table": [{"cards": "2D JK JK 5D JK", "joker_as": "3D 4D 6D", "type": "run", "jokers_taken": 1}],
}  # fmt: skip


def test_lay_offs_alone_end_a_round_where_no_opening_is_needed_for_them() -> None:
    position = read_position(LAYOFFS_ONLY)
    rows = told(out_rows(position, thrown(position)), 1)
    assert rows == brute_goals.out_rows(position, 1)
    assert rows["AS"][0] == 1
    assert rows["AS"][1]["AD"] == 2
    strict = read_position({**LAYOFFS_ONLY, "options": {"jokers": 4}})
    assert out_rows(strict, [])[None].distance not in (0, 1)


def test_where_nothing_is_thrown_every_card_drawn_is_laid() -> None:
    position = read_position({"rules": "rummikub", "hand": "R5 R6 JK", "opened": True})
    assert out_rows(position, [])[None].distance == 0
    position = read_position({"rules": "rummikub", "hand": "R5 R7", "opened": True})
    assert told(out_rows(position, [])) == {None: (1, {"R6": 2, "JK": 2})}
    position = read_position({"rules": "rummikub", "hand": "R5 R6 R7 K1", "opened": True})
    assert told(out_rows(position, [])) == brute_goals.out_rows(position, 2)


@pytest.mark.parametrize(("cards", "draws"), [(6, 4), (12, 9), (14, None)])
def test_a_big_hand_after_the_contract_is_soon_told(cards: int, draws: int | None) -> None:
    hand = ["AC", "8C", "QH", "8H", "5S", "8D", "AS", "8C", "QS", "5C", "QD", "AH", "8S", "7S"][:cards]
    table = [{"cards": laid} for laid in ("KH KC KS JK", "2D 2S 2H 2C", "5H 5D 5C", "KC KS KD")]
    request = {"rules": "shanghai", "contract": 8, "buys_used": 2, "opened": True, "table": table, "phase": "play"}
    position = read_position({**request, "hand": hand})
    start = time.process_time()
    assert out_rows(position, thrown(position))[None].distance == draws
    assert time.process_time() - start < 3


@pytest.mark.parametrize(
    ("table", "hand"),
    [
        (["9C 10C JC QC KC"], "AC 3D"),
        (["3D 4D 5D", "9C 10C JC QC KC"], "AC 2D 9H"),
        (["QS KS JS", "9C 10C JC QC KC"], "AC AS"),
    ],
)
def test_an_item_that_both_ends_want_is_thrown_for_both(table: list[str], hand: str) -> None:
    request = {"rules": "rami30", "options": {"new_melds_after_open": False}, "opened": True, "phase": "play"}
    position = read_position({**request, "hand": hand, "table": [{"cards": cards} for cards in table]})
    assert told(out_rows(position, thrown(position)), 1) == brute_goals.out_rows(position, 1)


def test_three_packs_lay_three_alike_on_one_set() -> None:
    request = {"rules": "shanghai", "players": 5, "contract": 8, "opened": True, "phase": "play"}
    for hand in ("KS KS KS 4D", "KS KS KS KD 4D 5C"):
        position = read_position({**request, "table": [{"cards": "KH KC KD"}], "hand": hand})
        assert told(out_rows(position, thrown(position)), 1) == brute_goals.out_rows(position, 1)
