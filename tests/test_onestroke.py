"""The chance of going out in one stroke next turn: against every card drawn, and where the question is not asked."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from analyzer import analyse, read_position
from analyzer.cards import Piece, sort_hand, without
from analyzer.exposure import may_hold
from analyzer.fewdraws import sweeps
from analyzer.onestroke import best_stroke, stroke_chances
from analyzer.position import Position
from analyzer.rules import load_rules
from analyzer.terminal.rules import ending_name
from analyzer.terminal.sentences import ending_chances
from analyzer.turns import Search
from analyzer.wording import LANGUAGES, Text
from analyzer.wording.figures import percent
from tests import brute
from tests.strategies import describe, random_position, seeded_position

RULES = ("rami30", "classic", "rami40", "kalooki51")
READY = "QS KS AS 4D 4H 9C"


def position(rules: str = "rami30", hand: str = READY, **more: Any) -> Position:
    return read_position({"rules": rules, "hand": hand, "phase": "play", **more})


def by_trying(found: Position, thrown: Piece, card: Piece) -> bool:
    """Whether the hand less one card and with another goes out at once, judged by the brute force."""
    hand = sort_hand((*without(found.hand, [thrown]), card))
    after = replace(found, hand=hand, drawn=None)
    return brute.go_out(after, brute.Walk(after)).bonus is not None


@given(st.integers(0, 2**32), st.sampled_from(RULES))
@example(3358301349, "kalooki51")
@example(246742702, "rami30")
@example(4274063867, "classic")
@settings(max_examples=12, deadline=None)
def test_the_chance_is_that_of_all_draws_tried(seed: int, name: str) -> None:
    found = seeded_position(seed, name, cards=(4, 5), table=1)
    found = replace(found, phase="play", drawn=None, opened=False, opened_this_turn=False, laid_before=False)
    chances = stroke_chances(found)
    rules = found.rules
    told = sweeps(rules) and (rules.has_opening or rules.layoff_same_turn or not rules.layoff_before_open)
    assert bool(chances) is (told and rules.final_discard != "none")
    unseen = found.unseen()
    thrown = next(iter(chances), None)
    if thrown is not None:
        copies = sum(left for card, left in unseen.items() if by_trying(found, thrown, card))
        assert chances[thrown] == pytest.approx(copies / unseen.total()), describe(found)


@pytest.mark.parametrize("minimum", [0, 15])
@pytest.mark.parametrize("options", [{"layoff_same_turn": False}, {"swap_needs_open": False}, {}])
@pytest.mark.parametrize("seed", range(4))
def test_who_may_lay_off_before_the_opening_makes_one_stroke_with_it(
    seed: int, options: dict[str, Any], minimum: int
) -> None:
    """A hand that goes onto the table without the opening earns nothing (SC-4, S30-9)."""
    more = {"open_min": minimum, "layoff_before_open": True, **options}
    rng, rules = random.Random(f"{seed} {more}"), load_rules("rami30", **more)
    found = replace(random_position(rng, rules, 4, 1, **more), phase="play", drawn=None, opened=False)
    found = replace(found, opened_this_turn=False, laid_before=False)
    chances = stroke_chances(found)
    assert bool(chances) is (minimum > 0 or rules.layoff_same_turn)
    for thrown in list(chances)[:2]:
        copies = sum(left for card, left in found.unseen().items() if by_trying(found, thrown, card))
        assert chances[thrown] == pytest.approx(copies / found.unseen().total()), describe(found)


def test_by_hand() -> None:
    """Two fours of each other suit and the six jokers go with 4D 4H; one card must be left to throw."""
    found = position()
    chances = stroke_chances(found)
    nine = next(card for card in found.hand if str(card) == "9C")
    assert chances[nine] == 0
    more = position(hand=f"{READY} KD")
    chances = stroke_chances(more)
    king = next(card for card in more.hand if str(card) == "KD")
    assert chances[king] * more.unseen().total() == pytest.approx(10)
    assert best_stroke(more) == (king, chances[king])


@pytest.mark.parametrize(("options", "some"), [({}, True), ({"grand_out_layoffs": False}, False)])
def test_a_house_rule_bars_lay_offs_in_one_stroke(options: dict[str, Any], some: bool) -> None:
    """With the table's run the fours may stay apart from a meld; without lay-offs nothing takes 9C."""
    table = [{"cards": "6C 7C 8C", "type": "run"}]
    found = position(hand="QS KS AS 9C 2D 5H", table=table, options=options)
    card = next(card for card in found.hand if str(card) == "2D")
    assert (stroke_chances(found)[card] > 0) is some


def test_the_answer_has_the_best_discard_and_both_figures() -> None:
    found = position(hand=f"{READY} KD")
    hold = analyse(found).exposure.hold
    assert hold is not None
    assert (str(hold.discard), hold.hold is not None) == ("KD", True)
    assert hold.stroke == pytest.approx(best_stroke(found)[1])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_chance_is_said_beside_both_figures(lang: str) -> None:
    found = position(hand=f"{READY} KD")
    risk, text = analyse(found).exposure, Text(lang)
    assert risk.hold is not None
    assert risk.hold.hold is not None
    better = "hold" if risk.hold.hold < risk.hold.open else "open"
    told = {"ending": ending_name(text, risk.hold.ending), "open": round(risk.hold.open, 1), "better": better}
    said = ending_chances(text, risk)
    held = round(risk.hold.hold, 1)
    assert text("stroke-compared", hold=abs(held), gain=held < 0, **told) in said
    chance = percent(text, 10 / found.unseen().total())
    assert text("stroke-chance", card=risk.hold.discard, chance=chance) in said


def test_nothing_is_thrown_for_a_stroke_that_cannot_come() -> None:
    found = position(hand="QS KS AS 4D 6H 9C 2S 2D 7H")
    assert best_stroke(found) == (None, 0.0)
    hold, turn = analyse(found).exposure.hold, Search(found).best_turn()
    assert hold is not None
    assert (hold.stroke, hold.discard) == (0.0, turn.discard)


@pytest.mark.parametrize(
    ("rules", "more"),
    [
        ("rami30", {"options": {"adjacent_jokers": False}}),
        ("shanghai", {"contract": 6, "options": {"contract_exact": False}, "hand": "7SHD 9CDC 4-8C"}),
    ],
)
def test_where_it_cannot_be_told_no_chance_is_given(rules: str, more: dict[str, Any]) -> None:
    found = position(rules, **more)
    assert stroke_chances(found) == {}
    assert best_stroke(found) == (None, None)


def test_rows_known_already_give_the_same() -> None:
    found = position(hand=f"{READY} KD")
    assert may_hold(found, Search(found).best_turn())
    assert analyse(found).exposure.hold == analyse(found).exposure.hold
    assert Counter(stroke_chances(found).keys()) == Counter(set(found.hand))
