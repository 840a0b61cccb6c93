"""The simulation behind `analyzer/ending.py`: its rounds end, and its shares are those of the players still watched."""

from __future__ import annotations

from random import Random

import pytest

from analyzer.rules import load_rules
from benchmarks.endings import FEW, SELDOM, Round, Seat, chances, report


def played(states: list[list[str]], ended_by: int | None) -> Round:
    """A round of gin as it went: each player's states, and who ended it."""
    told = Round(load_rules("gin"), Random(1), None)
    told.seats = [Seat((), states=each) for each in states]
    told.ended_by = ended_by
    return told


def test_who_is_stopped_by_others_counts_only_as_long_as_he_was_watched() -> None:
    first = played([["cards 2", "cards 1"], ["not opened"]], 0)
    second = played([["cards 2"], ["not opened", "not opened"]], 1)
    found = chances([first, second] * SELDOM)
    assert found["cards 2"] == (2 * SELDOM, [0.0, 1.0, 1.0, 1.0, 1.0, 1.0])
    assert found["cards 1"] == (SELDOM, [1.0] * 6)
    seen, by_turn = found["not opened"]
    assert seen == 3 * SELDOM
    assert by_turn[:2] == pytest.approx([1 / 3, 1.0])


def test_states_seen_seldom_are_left_out_and_few_watched_turns_repeat_the_share_before() -> None:
    states = ["cards 1", "cards 1"]
    rounds = [played([["cards 1"]], 0)] * SELDOM + [played([["cards 1"]], None)] * SELDOM
    rounds += [played([states, ["cards 7"]], None)] * (FEW - 1)
    found = chances(rounds)
    assert found.keys() == {"cards 1"}
    first, second = found["cards 1"][1][:2]
    assert second == pytest.approx(1 - (1 - first) ** 2)


@pytest.mark.parametrize("name", ["gin", "rami30"])
def test_the_same_seed_plays_the_same_round_to_its_end(name: str) -> None:
    rounds = [Round(load_rules(name), Random(5), None).play() for _ in range(2)]
    assert rounds[0].ended_by is not None
    assert [seat.threw for seat in rounds[0].seats] == [seat.threw for seat in rounds[1].seats]
    assert report(name, 1, 1, None).startswith(f"{name}, {load_rules(name).players} players, 1 rounds, seed 1")
