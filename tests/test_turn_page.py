"""The turn in the answer's panel without a browser: its steps, the cards they place and leave, and the other turns."""

from __future__ import annotations

import json
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from analyzer import Position, analyse, read_position
from analyzer.link import write_link
from analyzer.report import Turn
from analyzer.turns import Search
from analyzer.wording import LANGUAGES, Text
from tests.page_helpers import APP
from tests.test_results_page import EN, EXAMPLES, ROOT, captions, example, opened
from ui.results import meld, placing


def turn_of(data: dict[str, Any]) -> tuple[Position, Turn]:
    position = read_position(data)
    return position, Search(position).best_turn()


def test_a_swap_is_shown_on_its_meld_with_the_joker_that_comes_free() -> None:
    position, best = turn_of(json.loads((ROOT / "examples" / "80-rami30-swap.json").read_text())["position"])
    placed = placing.follow(position, best)
    assert [each.step.do for each in placed] == ["swap", "meld", "discard"]
    laid = placed[0].meld
    assert laid is not None
    assert [str(piece) for piece in laid.pieces] == ["5D", "6D", "7D"]
    assert placed[0].new == {1}
    assert [str(card) for card in placing.left_in_hand(position, best)] == ["3C"]


@pytest.mark.parametrize(
    ("table", "hand", "new"),
    [
        ("7-9C", "6C KD 2H", {0}),
        ("7-9C", "10C JC 2H", {3, 4}),
        ("7-9C", "6C 10C 2H", {0, 4}),
        ("7SHD", "7C KD 2H", {3}),
        ("7C JK=8C 9C", "10C JK 2H", {3, 4}),
    ],
)
def test_the_cards_added_to_a_meld_are_marked(table: str, hand: str, new: set[int]) -> None:
    position, best = turn_of(
        {"rules": "rami30", "hand": hand, "opened": True, "phase": "play", "table": [{"cards": table}]}
    )
    placed = [each for each in placing.follow(position, best) if each.step.do == "layoff"]
    assert set(placed[-1].new) | {place for each in placed[:-1] for place in each.new} == new or len(placed) > 1
    assert sum(len(each.new) for each in placed) == len(new)
    drawn = meld.row(EN, position, placed[-1].meld, new=placed[-1].new) if placed[-1].meld else ""
    assert drawn.count("rc-mark") == len(placed[-1].new)


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_steps_leave_what_the_turn_says(name: str) -> None:
    position = example(name)
    best = analyse(position).turn
    laid = placing.follow(position, best)
    assert [each.step for each in laid] == list(best.steps)
    freed, gone = len(best.swaps), sum(len(step.cards) for step in best.steps)
    assert len(placing.left_in_hand(position, best)) == len(position.hand) + freed - gone


def test_a_joker_has_the_points_of_its_card_below_it() -> None:
    position = example("10-rami30-overlap")
    plates = [meld.plate(EN, position, each) for each in analyse(position).turn.melds]
    (with_joker,) = [plate for plate in plates if "rc-joker" in plate]
    assert 'aria-label="joker as eight of clubs 8"' in with_joker
    assert "21 points" in with_joker


def test_points_are_not_told_where_they_count_for_nothing() -> None:
    for name in ("82-okey-wildcard", "92-shanghai-blind"):
        position = example(name)
        plates = [meld.plate(EN, position, each) for each in analyse(position).turn.melds]
        assert plates
        assert not any("points" in plate for plate in plates)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_another_turn_is_one_tap_away(lang: str) -> None:
    app, text = opened("20-rami30-main-lisse", lang), Text(lang)
    position = example("20-rami30-main-lisse")
    others = analyse(position).alternatives
    (choice,) = [each for each in app.button_group if str(each.key).startswith("turn-choice-")]
    assert len(choice.options) == 1 + len(others)
    choice.set_value(1).run()
    assert not app.exception
    assert text("turn-against", **against(position, 0)).replace("\u00a0", " ") in captions(app)


def against(position: Position, number: int) -> dict[str, int]:
    analysis = analyse(position)
    other, best = analysis.alternatives[number].turn, analysis.advised
    return {
        "points": other.penalty_after,
        "cards": other.cards_placed,
        "jokers": other.jokers_spent,
        "best_points": best.penalty_after,
        "best_cards": best.cards_placed,
        "best_jokers": best.jokers_spent,
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_turn_that_leaves_less_but_keeps_the_worse_hand_is_the_first_of_the_others(lang: str) -> None:
    data = {"rules": "rami30", "phase": "play", "opened": True, "hand": "7S 9S 10S AH AD 3C QC JK"}
    analysis = analyse(read_position(data))
    fewest, best = analysis.turn, analysis.advised
    assert fewest.penalty_after < best.penalty_after
    assert fewest.laying != best.laying
    others = analysis.others()
    assert (others[0].turn, others[0].best_at) == (fewest, ("penalty",))
    assert all(other.turn.laying != best.laying for other in others)
    app = AppTest.from_file(APP, default_timeout=60)
    app.query_params["lang"], app.query_params["p"] = lang, write_link(data)
    app.run()
    told = Text(lang)("turn-apart", points=fewest.penalty_after, best=best.penalty_after)
    assert told.replace("\u00a0", " ") in captions(app)
