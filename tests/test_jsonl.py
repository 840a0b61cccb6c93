"""The JSON lines: what a line may begin with, how big a number may be, and which shapes of a meld can be asked for."""

from __future__ import annotations

import json
from typing import Any

import pytest

from analyzer.jsonl import answer_line, answer_lines

LINE = json.dumps({"do": "meld", "rules": "rami30", "cards": "7SHD"})
MARK = "\ufeff"


def answers(*lines: str) -> list[Any]:
    return [json.loads(answer) for answer in answer_lines(lines)]


def test_a_text_may_begin_with_the_mark_of_its_encoding() -> None:
    assert answers(MARK + LINE, LINE) == answers(LINE, LINE)
    assert answers(f"{MARK}\n", LINE) == answers(LINE)
    assert answers(LINE, MARK + LINE)[1]["error"]["code"] == "not_json"


HUGE = 10**40
OKEY_POT = {"do": "score", "rules": "okey", "pot": 100, "penalties": {"P1": 0, "P2": 20}, "winner": "P1", "rounds": 1}


@pytest.mark.parametrize("rounds", [0, -1, 2, 1000, HUGE, -HUGE])
def test_a_pot_after_absurd_rounds(rounds: int) -> None:
    error = json.loads(answer_line(json.dumps({**OKEY_POT, "rounds": rounds})))["error"]
    assert (error["code"], error["where"]) == ("unknown_pot_rounds", "rounds")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    "request_",
    [
        {**OKEY_POT, "penalties": {"P1": HUGE, "P2": HUGE - 1}},
        {**OKEY_POT, "pot": HUGE},
        {"do": "score", "rules": "rami30", "winner": "P1", "hands": {"P2": HUGE}},
        {"do": "score", "rules": "rami30", "rounds": [{"P1": 0, "P2": HUGE}]},
        {"do": "score", "rules": "rami30", "winner": "P1", "hands": {"P2": 5}, "limit": HUGE},
        {"do": "score", "rules": "rami30", "winner": "P1", "hands": {"P2": 5}, "totals_before": {"P1": 0, "P2": -HUGE}},
        {"do": "penalty", "rules": "rami30", "options": {"open_min": HUGE}, "hand": "7S"},
        {"do": "analyse", "position": {"rules": "rami30", "hand": "7S", "stock": HUGE}},
        {"do": "analyse", "position": {"rules": "shanghai", "hand": "7S", "contract": HUGE}},
    ],
)
def test_numbers_of_any_size_are_refused_in_words(request_: dict[str, Any], lang: str) -> None:
    error = json.loads(answer_line(json.dumps(request_), lang))["error"]
    assert error["code"] != "internal"
    assert error["message"]


def meld(cards: str, **rest: Any) -> Any:
    return json.loads(
        answer_line(json.dumps({"do": "meld", "rules": "okey", "indicator": "Y12", "cards": cards, **rest}))
    )


@pytest.mark.parametrize(
    ("cards", "pair_wild", "valid"),
    [
        ("R1 R1", False, True),
        ("FJ FJ", False, True),
        ("FJ Y13", False, True),
        ("FJ Y13=Y13", False, True),
        ("Y13 Y13", False, True),
        ("R1 Y13", False, False),
        ("R1 Y13=R1", False, False),
        ("R1 Y13", True, True),
        ("FJ Y13=R1", True, False),
        ("R1 FJ", True, False),
    ],
)
def test_pairs_with_wildcards_and_starred_tiles(cards: str, *, pair_wild: bool, valid: bool) -> None:
    found = meld(cards, **{"as": "pair", "options": {"pair_wild": pair_wild}})
    assert found["valid"] == valid
    assert found["reasons"] == ([] if valid else ["not_identical"])


def test_two_wildcards_are_their_own_face() -> None:
    assert meld("Y13 Y13", **{"as": "pair"})["jokers_as"] == ["Y13", "Y13"]


@pytest.mark.parametrize("shape", ["pairs", "PAIR", "", 2, ["pair"]])
def test_other_shapes_are_refused_by_name(shape: Any) -> None:
    error = meld("R1 R1", **{"as": shape})["error"]
    assert (error["code"], error["where"]) == ("bad_value", "as")
    assert "'set', 'run' or 'pair'" in error["message"]


def test_pairs_mean_nothing_where_they_do_not_win() -> None:
    error = meld("7S 7S", **{"as": "pair", "rules": "rami30", "indicator": None})["error"]
    assert (error["code"], error["where"]) == ("key_without_meaning", "as")
