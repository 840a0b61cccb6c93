"""The end of a round: cases of the rule book, bonuses, fixed points, and everything that is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from analyzer.errors import RamiError, RulesError, ScoreError
from analyzer.roundjson import read_round
from analyzer.rounds import CardRound, PointsRound, WinRound
from analyzer.rules import load_rules
from analyzer.scorejson import score_answer
from analyzer.scoresheet import score_round
from tests.case_compare import judge

CASES: list[dict[str, Any]] = [
    json.loads(line)
    for line in (Path(__file__).parent / "data/cases/score.jsonl").read_text(encoding="utf-8").splitlines()
]
OKEY = load_rules("okey")
RAMI: dict[str, Any] = {"do": "score", "rules": "rami30", "winner": "P1", "hands": {"P2": "5H 6D AS"}}
WIN: dict[str, Any] = {"do": "score", "rules": "okey", "players": ["P1", "P2", "P3"], "winner": "P1", "win": "melds"}


def problems(request: dict[str, Any]) -> list[tuple[str, str]]:
    """Code and place of everything that is wrong with a request."""
    with pytest.raises(RamiError) as caught:
        score_answer(request)
    return [(problem.code, problem.where) for problem in caught.value.problems]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case(case: dict[str, Any]) -> None:
    assert not judge(case["expect"], score_answer(case["request"])), case["why"]


def test_every_share_is_shown_and_the_numbers_stay_integers() -> None:
    answer = score_answer({**RAMI, "id": 7, "bonus": "main_lisse"})
    assert answer["parts"] == {"P2": [["AS", 15], ["5H", 5], ["6D", 6]]}
    assert (answer["counted"], answer["round_points"]) == ({"P2": 26}, {"P1": 0, "P2": 52})
    assert json.loads(json.dumps(answer)) == answer


@pytest.mark.parametrize(
    ("rules", "bonus", "points"),
    [
        ("rami30", "main_lisse", 40),
        ("classic", "rami", 120),
        ("kalooki51", "kalooki", 20),
        ("kalooki40", "kalooki", 20),
        ("rami51", "kalooki", 20),
        ("rami40", "going_rami", 45),
        ("rami30", None, 20),
    ],
)
def test_the_bonus_falls_on_the_opponents(rules: str, bonus: str | None, points: int) -> None:
    score = score_round(CardRound("P1", {"P2": 20, "P3": 20}, bonus), load_rules(rules))
    assert score.points == {"P1": 0, "P2": points, "P3": points}


@pytest.mark.parametrize(("jokers_used", "own"), [(0, -50), (1, -25)])
def test_going_out_blind_lowers_the_winner(jokers_used: int, own: int) -> None:
    rules = load_rules("shanghai")
    assert score_round(CardRound("P1", {"P2": 20}, "blind", jokers_used), rules).points == {"P1": own, "P2": 20}
    assert score_round(CardRound("P1", {"P2": 20}, None, jokers_used), rules).points["P1"] == 0


def test_an_unopened_hand_has_its_price_only_when_told() -> None:
    rules = load_rules("rami30", penalty_unopened=100)
    hands = {"P2": 12, "P3": 12}
    assert score_round(CardRound("P1", hands), rules).points["P3"] == 12
    assert score_round(CardRound("P1", hands, unopened=("P3",)), rules).points == {"P1": 0, "P2": 12, "P3": 100}
    assert score_round(CardRound("P1", {"P2": 12}, "main_lisse", unopened=("P3",)), rules).points["P3"] == 200
    assert problems({**RAMI, "unopened": ["P2"]}) == [("key_without_meaning", "unopened")]


@pytest.mark.parametrize("empty", [[], "", 0])
def test_the_winner_may_be_listed_with_an_empty_hand(empty: Any) -> None:
    assert score_answer({**RAMI, "hands": {**RAMI["hands"], "P1": empty}}) == score_answer(RAMI)


def test_french_letters() -> None:
    assert score_answer({**RAMI, "hands": {"P2": "Dc 10p"}, "letters": "fr"})["round_points"]["P2"] == 20


@pytest.mark.parametrize(
    ("win", "wild", "combine", "points"),
    [
        ("melds", False, "max", 20),
        ("melds", True, "max", 40),
        ("melds", True, "double", 40),
        ("seven_pairs", False, "double", 40),
        ("seven_pairs", True, "max", 40),
        ("seven_pairs", True, "double", 80),
    ],
)
def test_ways_of_winning(win: str, wild: bool, combine: str, points: int) -> None:
    rules = OKEY.model_copy(update={"combine_40": combine})
    assert score_round(WinRound(("P1", "P2"), win, "P1", wild), rules).points == {"P1": 0, "P2": points}


def test_the_twin_costs_every_opponent_of_its_holder() -> None:
    seats = ("P1", "P2", "P3")
    assert score_round(WinRound(seats, "melds", "P1", False, "P1"), OKEY).points == {"P1": 0, "P2": 30, "P3": 30}
    assert score_round(WinRound(seats, "melds", "P1", False, "P3"), OKEY).points == {"P1": 10, "P2": 30, "P3": 20}
    assert score_round(WinRound(seats, "impasse", None, False, "P3"), OKEY).points == {"P1": 20, "P2": 20, "P3": 10}


@pytest.mark.parametrize(("when", "points"), [("end", 10), ("start", 10), ("off", 0)])
def test_the_twin_may_count_nothing(when: str, points: int) -> None:
    rules = OKEY.model_copy(update={"indicator_bonus": when})
    assert score_round(WinRound(("P1", "P2"), "melds", "P1", False, "P2"), rules).points["P1"] == points


def test_more_players_use_more_packs() -> None:
    hands = {f"P{n}": ["KS"] for n in range(2, 5)}
    three = {"do": "score", "rules": "shanghai", "winner": "P1", "hands": hands}
    assert problems(three) == [("too_many_copies", "hands")]
    assert score_answer({**three, "hands": {**hands, "P5": ["5D"]}})["round_points"]["P4"] == 10


def test_a_hand_may_have_grown_where_nothing_is_discarded() -> None:
    tiles = "R1-13 K1-13"
    assert score_answer({**RAMI, "rules": "rummikub", "hands": {"P2": tiles}})["round_points"]["P2"] == 182


def test_bought_cards_may_be_in_hand() -> None:
    cards = " ".join(f"{rank}{suit}" for suit in "SHDC" for rank in (3, 4, 5, 6, 7))
    request = {**RAMI, "rules": "shanghai", "hands": {"P2": cards.rsplit(" ", 1)[0]}}
    assert score_answer(request)["round_points"]["P2"] == 19 * 5
    assert problems({**request, "hands": {"P2": cards}}) == [("hand_too_large", "hands.P2")]


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({"hands": {"P2": "5H", "P3": "5H 5H"}}, [("too_many_copies", "hands")]),
        ({"hands": {"P2": "JK JK JK JK", "P3": "JK JK JK"}}, [("too_many_jokers_in_deck", "hands")]),
        ({"hands": {"P2": "5H", "P3": []}}, [("nothing_entered", "hands.P3")]),
        ({"hands": {"P2": "5H", "P3": 0}}, [("out_of_range", "hands.P3")]),
        ({"hands": {"P2": -5}}, [("out_of_range", "hands.P2")]),
        ({"hands": {"P2": 286}}, [("out_of_range", "hands.P2")]),
        ({"hands": {"P2": None}}, [("not_cards", "hands.P2")]),
        ({"hands": {"P2": True}}, [("not_cards", "hands.P2")]),
        ({"hands": {"P2": "5H 5X"}}, [("bad_card", "hands.P2.cards[1]")]),
        ({"hands": {"P2": "R5"}}, [("wrong_deck", "hands.P2.cards[0]")]),
        ({"hands": {"P2": "JK=5H"}}, [("joker_named_in_hand", "hands.P2.cards[0]")]),
        ({"hands": {"P2": "2-10H 2-6D"}}, [("hand_too_large", "hands.P2")]),
        ({"hands": {"P1": "5H", "P2": "6H"}}, [("winner_has_cards", "hands.P1")]),
        ({"hands": {}}, [("out_of_range", "players")]),
        ({"hands": {f"P{n}": 20 for n in range(2, 12)}}, [("out_of_range", "players")]),
        ({"hands": {"": 20}}, [("bad_player", "players")]),
        ({"hands": {"=1+1": 20}}, [("bad_player", "players")]),
        ({"hands": {"P2\n": 20}}, [("bad_player", "players")]),
        ({"winner": ["P1", "P2"]}, [("two_winners", "winner")]),
        ({"winner": None}, [("winner_missing", "winner")]),
        ({"bonus": "mainlisse"}, [("unknown_bonus", "bonus")]),
        ({"jokers_used": 7}, [("out_of_range", "jokers_used")]),
        ({"jokers_used": -1}, [("out_of_range", "jokers_used")]),
        ({"rules": "shanghai", "bonus": "blind"}, [("missing_key", "jokers_used")]),
        ({"rules": "classic", "hands": {"P2": "JK"}}, [("joker_not_in_deck", "hands.P2.cards[0]")]),
        ({"handz": {}}, [("unknown_key", "handz")]),
        ({"win": "melds"}, [("key_without_meaning", "win")]),
        ({"rules": "okey", "players": ["P1", "P2"], "win": "melds"}, [("key_without_meaning", "hands")]),
        ({"rules": "rami31"}, [("unknown_rules", "rules")]),
        ({"rules": 30}, [("bad_value", "rules")]),
        ({"options": {"ace_penn": 1}}, [("unknown_option", "options.ace_penn")]),
        ({"letters": "de"}, [("bad_letters", "letters")]),
        ({"unopened": ["P1"], "options": {"penalty_unopened": 9}}, [("winner_unopened", "unopened")]),
    ],
)
def test_bad_rounds_are_refused(change: dict[str, Any], found: list[tuple[str, str]]) -> None:
    assert problems({**RAMI, **change}) == found


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({"win": "pairs"}, [("unknown_win", "win")]),
        ({"win": "wild_discard"}, [("unknown_win", "win")]),
        ({"winner": None}, [("winner_missing", "winner")]),
        ({"winner": ["P1", "P2"]}, [("two_winners", "winner")]),
        ({"winner": "P9"}, [("unknown_player", "winner")]),
        ({"win": "impasse"}, [("contradictory_round", "winner")]),
        (
            {"win": "impasse", "winner": None, "last_discard_wild": True},
            [("contradictory_round", "last_discard_wild")],
        ),
        ({"indicator_twin": "P9"}, [("unknown_player", "indicator_twin")]),
        ({"players": ["P1", "P2", "P2"]}, [("duplicate_player", "players")]),
        ({"players": ["P1"]}, [("out_of_range", "players")]),
        ({"bonus": "rami"}, [("key_without_meaning", "bonus")]),
        ({"players": "P1 P2"}, [("bad_value", "players")]),
    ],
)
def test_bad_wins_are_refused(change: dict[str, Any], found: list[tuple[str, str]]) -> None:
    assert problems({**WIN, **change}) == found


def test_all_problems_are_listed_at_once() -> None:
    found = problems({**RAMI, "bonus": "x", "hands": {"P2": [], "P3": -1, "P1": "KH"}})
    assert [code for code, _ in found] == ["winner_has_cards", "unknown_bonus", "nothing_entered", "out_of_range"]


def test_a_round_of_the_wrong_kind_is_refused() -> None:
    with pytest.raises(ScoreError, match="key_without_meaning at win"):
        score_round(WinRound(("P1", "P2"), "melds", "P1"), load_rules("rami30"))
    with pytest.raises(ScoreError, match="key_without_meaning at hands"):
        score_round(CardRound("P1", {"P2": 20}), OKEY)


@pytest.mark.parametrize(
    ("points", "code"),
    [
        ({"P1": 0, "P2": 0}, "two_winners"),
        ({"P1": -1, "P2": 5}, "out_of_range"),
        ({"P1": 0, "P2": 10**6}, "out_of_range"),
    ],
)
def test_bad_points_are_refused(points: dict[str, int], code: str) -> None:
    with pytest.raises(ScoreError) as caught:
        score_round(PointsRound(points), load_rules("rami30"))
    assert caught.value.code == code


def test_points_below_zero_need_a_bonus_that_gives_them() -> None:
    rules = load_rules("shanghai")
    assert score_round(PointsRound({"P1": -50, "P2": 5}), rules).points["P1"] == -50
    with pytest.raises(ScoreError):
        score_round(PointsRound({"P1": -51, "P2": 5}), rules)


def test_rounds_of_json_must_be_objects() -> None:
    with pytest.raises(ScoreError, match="not_an_object"):
        read_round([], load_rules("rami30"))
    with pytest.raises(RulesError):
        score_answer({**RAMI, "rules": "x"})
