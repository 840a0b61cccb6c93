"""How a round of tiles may end, and what each ending costs the others."""

from __future__ import annotations

from typing import Any

import pytest

from analyzer.analysis import analyse
from analyzer.positionio import read_position
from analyzer.report import Analysis


def answer(hand: str, **options: Any) -> Analysis:
    """The answer to a hand whose wildcards are the yellow 13."""
    position = {"rules": "okey", "indicator": "Y12", "hand": hand, "options": options, "total": 30, "limit": 100}
    return analyse(read_position(position))


SEVEN_PAIRS = "R1 R1 K4 K4 B7 B7 Y7 Y7 R12 R12 K13 K13 B2 B2"


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        (f"{SEVEN_PAIRS} Y5", 92),
        (f"{SEVEN_PAIRS[3:]} Y13 Y5", 100),  # the wildcard is another yellow 5, not another red 1
        (f"{SEVEN_PAIRS[3:]} Y4 Y5", None),
        ("B1-7 B1-7 K9", 56),  # by pairs as by runs
    ],
)
def test_seven_pairs_can_be_laid(hand: str, points: int | None) -> None:
    analysis = answer(hand)
    assert analysis.opening.possible == analysis.go_out.possible == (points is not None)
    assert analysis.opening.best_points == (points or 0)


@pytest.mark.parametrize(
    ("hand", "options", "bonus"),
    [
        (f"{SEVEN_PAIRS} Y13", {"combine_40": "double"}, "seven_pairs_wild"),
        (f"{SEVEN_PAIRS} Y13", {}, "seven_pairs"),
        (f"{SEVEN_PAIRS} Y13", {"win_points": {"wild_discard": 50}}, "wild_discard"),
        (f"{SEVEN_PAIRS} Y5", {"combine_40": "double"}, "seven_pairs"),
        ("R1-3 K5 B5 Y5 B8-11 R9 K9 B9 Y9 Y13", {"combine_40": "double"}, "wild_discard"),
        # Only the other way of winning throws the wildcard.
        ("B1-6 B1-8 Y13", {"combine_40": "double"}, "seven_pairs"),
    ],
)
def test_the_dearest_ending_within_reach(hand: str, options: dict[str, Any], bonus: str) -> None:
    assert answer(hand, **options).go_out.bonus == bonus


@pytest.mark.parametrize(
    ("options", "prices"),
    [
        ({}, {"seven_pairs": 40, "wild_discard": 40}),
        ({"combine_40": "double"}, {"seven_pairs": 40, "wild_discard": 40, "seven_pairs_wild": 80}),
        (
            {"combine_40": "double", "win_points": {"wild_discard": 30}},
            {"seven_pairs": 40, "wild_discard": 30, "seven_pairs_wild": 80},
        ),
        ({"win_points": {"wild_discard": 50}}, {"seven_pairs": 40, "wild_discard": 50}),
    ],
)
def test_exposure_to_the_dear_endings(options: dict[str, Any], prices: dict[str, int]) -> None:
    exposure = answer(f"{SEVEN_PAIRS} Y5", **options).exposure
    assert exposure.with_bonus == prices
    assert ("seven_pairs_wild" in exposure.eliminated_if) == (prices.get("seven_pairs_wild", 0) > 70)
