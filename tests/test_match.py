"""A match: totals, elimination, ranking; undoing and correcting; in a request."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from analyzer.errors import RamiError, ScoreError
from analyzer.match import Match, Standing, add_round, correct_round, end_match, undo_round
from analyzer.rounds import CardRound, Round, WinRound
from analyzer.scorejson import score_answer
from tests.score_helpers import ABC, played, points, random_match, random_round

seeds = st.integers(0, 10**9)
many = settings(max_examples=60, deadline=None)


def refused(match: Match, *rounds: Round) -> list[tuple[str, str]]:
    with pytest.raises(ScoreError) as caught:
        replace(match, rounds=(*match.rounds, *rounds))
    return [(problem.code, problem.where) for problem in caught.value.problems]


def result(build: Callable[[], Match]) -> tuple[Match, Standing] | tuple[str, str]:
    """A match with its standing, or code and place of the first problem."""
    try:
        match = build()
    except ScoreError as error:
        return error.code, error.where
    return match, match.standing


def places(match: Match) -> list[tuple[int, str]]:
    return [(rank.place, rank.player) for rank in match.standing.ranking]


# ------------------------------------------------------------------------------------------- what follows


def test_only_a_total_above_the_limit_puts_out() -> None:
    at, above = played(points(0, 100, 101), limit=100), played(points(0, 100, 100), limit=99)
    assert at.standing.eliminated == ("Cid",)
    assert (at.standing.over, at.standing.winner) == (False, None)
    assert (above.standing.eliminated, above.standing.winner) == (("Bob", "Cid"), "Ann")
    reaching = played(points(0, 100, 99), limit=100, options={"elimination": "reaching"})
    assert reaching.standing.eliminated == ("Bob",)


def test_the_last_one_in_wins_and_the_last_one_out_is_second() -> None:
    match = played(points(0, 20, 60), points(51, 0, None), limit=50)
    assert match.standing.winner == "Bob"
    assert places(match) == [(1, "Bob"), (2, "Ann"), (3, "Cid")]
    assert match.standing.totals == {"Ann": 51, "Bob": 20, "Cid": 60}


def test_the_player_who_went_out_wins_when_all_others_exceed_at_once() -> None:
    match = played(points(0, 0 + 40, 45), points(0, 30, 20), limit=50)
    assert (match.standing.winner, places(match)) == ("Ann", [(1, "Ann"), (2, "Cid"), (3, "Bob")])


def test_limit_one_is_a_single_round() -> None:
    assert played(points(9, 2, 0), limit=1).standing.winner == "Cid"


def test_two_players_the_winner_is_the_one_who_does_not_exceed() -> None:
    match = played(points(0, 51, players=ABC[:2]), players=ABC[:2], limit=50)
    assert match.standing.winner == "Ann"
    assert refused(match, points(0, 5, players=ABC[:2]))[0] == ("player_out", "rounds[1].points.Bob")


def test_when_everybody_exceeds_the_one_who_went_out_wins_else_the_lowest_total() -> None:
    twin = WinRound(ABC, "melds", "Ann", False, "Bob")
    start = {"Ann": 45, "Bob": 35, "Cid": 30}
    assert played(twin, rules="okey", limit=50, start=start).standing.winner == "Ann"
    impasse = WinRound(ABC, "impasse")
    assert played(impasse, rules="okey", limit=5, start={"Bob": 2}).standing.leaders == ("Ann", "Cid")
    assert played(impasse, rules="okey", limit=5, start={"Ann": 1, "Bob": 2}).standing.winner == "Cid"


def test_the_lowest_total_wins_after_the_last_round() -> None:
    rounds = (points(0, 40, 12), points(33, 0, 8))
    assert played(*rounds, rules="classic").standing.winner is None
    assert end_match(played(*rounds, rules="classic")).standing.winner == "Cid"
    assert played(*rounds, rules="classic", rounds_to_play=2).standing.winner == "Cid"
    assert played(*rounds, rules="classic").standing.running == (
        {"Ann": 0, "Bob": 40, "Cid": 12},
        {"Ann": 33, "Bob": 40, "Cid": 20},
    )


def test_a_tie_is_shared() -> None:
    match = end_match(played(points(0, 20, 30), points(20, 0, 30)))
    assert (match.standing.winner, match.standing.leaders) == (None, ("Ann", "Bob"))
    assert places(match) == [(1, "Ann"), (1, "Bob"), (3, "Cid")]


def test_a_total_may_fall_below_zero() -> None:
    match = played(CardRound("Ann", {"Bob": 20, "Cid": 5}, "blind", 0), rules="shanghai", rounds_to_play=10)
    assert match.standing.totals == {"Ann": -50, "Bob": 20, "Cid": 5}


def test_ten_rounds_of_shanghai() -> None:
    match = played(*[points(0, 5, 10)] * 10, rules="shanghai", rounds_to_play=10)
    assert match.standing.winner == "Ann"
    assert refused(match, points(0, 5, 10)) == [("match_over", "rounds[10]")]


@many
@given(seeds)
def test_totals_are_the_sums_of_the_rounds(seed: int) -> None:
    match = random_match(seed)
    for player in match.players:
        gained = sum(score.points.get(player, 0) for score in match.standing.scores)
        assert match.standing.totals[player] == match.start.get(player, 0) + gained
    assert sorted(rank.player for rank in match.standing.ranking) == sorted(match.players)
    assert match.standing.winner is None or match.standing.over


@many
@given(seeds)
def test_the_order_of_the_players_is_irrelevant(seed: int) -> None:
    match, rng = random_match(seed), random.Random(seed)
    mixed = replace(match, players=tuple(rng.sample(match.players, len(match.players))))
    assert mixed.standing.totals == match.standing.totals
    assert mixed.standing.winner == match.standing.winner
    assert {(rank.player, rank.place) for rank in mixed.standing.ranking} == {
        (rank.player, rank.place) for rank in match.standing.ranking
    }


# ------------------------------------------------------------------------------------------- undo and correct


@many
@given(seeds)
def test_undo_is_never_played(seed: int) -> None:
    match = random_match(seed)
    if match.rounds:
        assert undo_round(match) == replace(match, rounds=match.rounds[:-1])
        assert add_round(undo_round(match), match.rounds[-1]) == match


@many
@given(seeds, seeds)
def test_a_correction_is_played_right_at_first(seed: int, other: int) -> None:
    match, rng = random_match(seed), random.Random(other)
    if not match.rounds:
        return
    index = rng.randrange(len(match.rounds))
    right = random_round(rng, match.rules, match.rounds[index].players)
    rounds = (*match.rounds[:index], right, *match.rounds[index + 1 :])
    fresh = result(lambda: functools.reduce(add_round, rounds, replace(match, rounds=())))
    assert result(lambda: correct_round(match, index, right)) == fresh


def test_an_earlier_round_can_be_undone() -> None:
    one, two, three = points(0, 20, 30), points(20, 0, 30), points(5, 5, 0)
    assert undo_round(played(one, two, three), 1) == played(one, three)
    assert correct_round(played(one, two), 0, three) == played(three, two)


def test_a_change_that_later_rounds_do_not_allow_names_them() -> None:
    match = played(points(0, 20, 60), points(0, 40, None), limit=50)
    with pytest.raises(ScoreError) as caught:
        undo_round(match, 0)
    assert [(p.code, p.where) for p in caught.value.problems] == [("nothing_entered", "rounds[0].points.Cid")]
    with pytest.raises(ScoreError) as caught:
        correct_round(match, 0, points(0, 60, 20))
    assert {(p.code, p.where) for p in caught.value.problems} == {
        ("player_out", "rounds[1].points.Bob"),
        ("nothing_entered", "rounds[1].points.Cid"),
    }


@pytest.mark.parametrize("index", [1, -2, 99])
def test_a_round_that_is_not_there_cannot_be_undone(index: int) -> None:
    with pytest.raises(ScoreError, match="no_such_round"):
        undo_round(played(points(0, 20, 30)), index)


# ------------------------------------------------------------------------------------------- in a request

AFTER: dict[str, Any] = {
    "do": "score",
    "rules": "rami30",
    "winner": "P1",
    "hands": {"P2": "9D", "P3": "AH 10SC 4D"},
    "totals_before": {"P1": 60, "P2": 91, "P3": 62},
    "limit": 100,
}
ROUNDS: dict[str, Any] = {"do": "score", "rules": "classic", "rounds": [{"P1": 0, "P2": 40}, {"P1": 33, "P2": 0}]}


def test_a_player_out_before_takes_no_part() -> None:
    before = {**AFTER["totals_before"], "P4": 140}
    answer = score_answer({**AFTER, "totals_before": before, "hands": {"P2": 10, "P3": 39}})
    assert answer["totals"] == {"P1": 60, "P2": 101, "P3": 101, "P4": 140}
    assert (answer["eliminated"], answer["game_winner"]) == (["P2", "P3", "P4"], "P1")
    assert answer["ranking"][3] == {"place": 4, "player": "P4", "total": 140, "out": 0}


def test_totals_begin_at_zero_and_the_last_round_decides() -> None:
    answer = score_answer({"do": "score", "rules": "classic", "winner": "P1", "hands": {"P2": 12}, "last_round": True})
    assert (answer["totals"], answer["game_winner"]) == ({"P1": 0, "P2": 12}, "P1")
    win = {"do": "score", "rules": "okey", "players": ["P1", "P2"], "winner": "P1", "win": "melds"}
    assert score_answer({**win, "totals_before": {"P1": 40, "P2": 10}, "last_round": True})["game_winner"] == "P2"


def test_several_rounds() -> None:
    answer = score_answer(ROUNDS)
    assert (answer["totals"], answer["game_winner"]) == ({"P1": 33, "P2": 40}, None)
    assert answer["running"] == [{"P1": 0, "P2": 40}, {"P1": 33, "P2": 40}]
    tie = score_answer({**ROUNDS, "rounds": [{"P1": 0, "P2": 9}, {"P1": 9, "P2": 0}], "last_round": True})
    assert tie["game_winner"] is None
    assert [rank["place"] for rank in tie["ranking"]] == [1, 1]


@pytest.mark.parametrize(
    ("request_", "change", "code", "where"),
    [
        (AFTER, {"totals_before": {"P1": 0, "P2": 0}}, "unknown_player", "hands.P3"),
        (AFTER, {"totals_before": {"P1": 0, "P2": 0, "P3": 0, "P4": 0}}, "nothing_entered", "hands.P4"),
        (AFTER, {"totals_before": {"P1": 0, "P2": 101, "P3": 0}}, "player_out", "hands.P2"),
        (AFTER, {"totals_before": {"P1": 101, "P2": 0, "P3": 0}}, "player_out", "winner"),
        (AFTER, {"totals_before": {"P1": -1, "P2": 0, "P3": 0}}, "out_of_range", "totals_before.P1"),
        (AFTER, {"totals_before": {"P1": 1.5, "P2": 0, "P3": 0}}, "bad_value", "totals_before.P1"),
        (AFTER, {"limit": 0}, "out_of_range", "limit"),
        (AFTER, {"limit": True}, "bad_value", "limit"),
        (AFTER, {"options": {"elimination": None}}, "key_without_meaning", "limit"),
        (ROUNDS, {"rounds": []}, "out_of_range", "rounds"),
        (ROUNDS, {"rounds": [{"P1": 0}]}, "out_of_range", "players"),
        (ROUNDS, {"rounds": [{"P1": 0, "P2": 0}]}, "two_winners", "rounds[0]"),
        (ROUNDS, {"rounds": [{"P1": 0, "P2": 5}, {"P1": 0, "P3": 5}]}, "nothing_entered", "rounds[0].P3"),
        (ROUNDS, {"rounds": [{"P1": 0, "P2": -5}]}, "out_of_range", "rounds[0].P2"),
        (ROUNDS, {"winner": "P1"}, "unknown_key", "winner"),
    ],
)
def test_bad_requests_are_refused(request_: dict[str, Any], change: dict[str, Any], code: str, where: str) -> None:
    with pytest.raises(RamiError) as caught:
        score_answer({**request_, **change})
    assert (caught.value.code, caught.value.where) == (code, where)
