"""Questions: made alike everywhere, of the level asked for, answered as brute force answers."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from analyzer.analysis import analyse
from analyzer.cards import JOKER
from analyzer.errors import RamiError
from analyzer.positionio import read_position, write_position
from analyzer.quiz.items import Address, Item, item, kinds_of
from analyzer.quiz.kinds.discard import LEAST_DIFFERENCE
from analyzer.quiz.kinds.draw import stock_average
from analyzer.quiz.levels import LEVELS, choices
from analyzer.quiz.question import STOCK, TAKE, Choices, Kind, Laying, Number
from analyzer.rules import load_rules, rule_names
from analyzer.wording import LANGUAGES, Text
from tests import quiz_judges
from tests.quiz_helpers import PAIRS, QUICK, made
from tests.quiz_judges import judge

HOUSES: list[tuple[str, dict[str, Any], Kind]] = [
    ("classic", {"open_min": 40, "jokers": 4}, Kind.OPEN),
    ("rami30", {"open_scope": "single_meld"}, Kind.OPEN),
    ("rami30", {"opening_needs_pure_run": True}, Kind.LAY),
    ("rami30", {"penalty_unopened": 100}, Kind.COST),
    ("rami30", {"penalty_unopened": 100}, Kind.LAY),
    ("kalooki51", {"joker_open_value": 15}, Kind.POINTS),
    ("rami40", {"take_discard": "meld_or_layoff"}, Kind.DRAW),
    ("rami30", {"adjacent_jokers": False, "joker_ratio": "minority"}, Kind.LEGAL),
    ("rami30", {"final_discard": "optional"}, Kind.DISCARD),
    ("shanghai", {"players": 6}, Kind.OPEN),
    ("classic", {"jokers": 2}, Kind.DISTANCE),
]


@pytest.mark.parametrize(("name", "kind"), PAIRS)
def test_the_answers_are_those_of_brute_force(name: str, kind: Kind) -> None:
    """A sample: `make quizcheck` judges 300 of each."""
    count = 6 if kind in QUICK else 1
    assert [wrong for index in range(count) for wrong in judge(made(name, kind, index))] == []


@pytest.mark.parametrize(("name", "options", "kind"), HOUSES)
def test_house_rules_are_asked_about_too(name: str, options: dict[str, Any], kind: Kind) -> None:
    assert judge(made(name, kind, 1, **options)) == []


def test_the_judges_see_a_wrong_answer() -> None:
    """A judge that never complains proves nothing."""
    number = made("rami30", Kind.COST, 0)
    assert isinstance(number.question.answer, Number)
    spoilt = Number(number.question.answer.value + 1, "points")
    assert judge(_with_answer(number, spoilt))
    word = made("rami30", Kind.LEGAL, 0)
    assert isinstance(word.question.answer, Choices)
    turned = tuple(type(o)(o.code, 1.0 - o.loss) for o in word.question.answer.options)
    assert judge(_with_answer(word, Choices(turned, graded=False)))
    laying = made("rami30", Kind.LAY, 0)
    assert isinstance(laying.question.answer, Laying)
    assert judge(_with_answer(laying, Laying(laying.question.answer.least + 1, laying.question.answer.witness)))


def test_the_judge_of_discards_wants_the_points_of_the_analysis() -> None:
    """Not what stays in hand this turn, nor points that are a tenth off."""
    discard = made("rami30", Kind.DISCARD, 1)
    answer = discard.question.answer
    assert isinstance(answer, Choices)
    assert judge(discard) == []
    position = discard.question.position
    left = {position.naming(row.card): row.penalty_after for row in analyse(position).discards}
    by_penalty = tuple(replace(each, loss=left[each.code] - min(left.values())) for each in answer.options)
    assert judge(_with_answer(discard, Choices(by_penalty, graded=True)))
    tenth = tuple(replace(each, loss=each.loss + 0.1 * (each.loss > 0)) for each in answer.options)
    assert judge(_with_answer(discard, Choices(tenth, graded=True)))


@pytest.mark.parametrize("name", ["rami30", "kalooki51", "shanghai", "okey"])
def test_a_discard_loses_what_the_page_shows(name: str) -> None:
    """The averages of the discards in tenths, the best of them taken off; the right ones stand clearly apart."""
    for index in range(3):
        question = made(name, Kind.DISCARD, index).question
        answer, rows = question.answer, analyse(question.position).discards
        assert isinstance(answer, Choices)
        shown = {question.position.naming(row.card): round(row.expected or 0.0, 1) for row in rows}
        assert {option.code: option.loss for option in answer.options} == {
            code: round(points - min(shown.values()), 1) for code, points in shown.items()
        }
        assert min(option.loss for option in answer.options if option.loss) >= LEAST_DIFFERENCE
        assert question.position.naming(rows[0].card) in answer.right
        reason = question.explanation.reasons[0]
        assert reason.code == "discard_out" or reason.params["points"] == min(shown.values())


def _with_answer(one: Item, answer: Choices | Number | Laying) -> Item:
    return replace(one, question=replace(one.question, answer=answer))


def test_the_same_address_gives_the_same_item_on_every_machine() -> None:
    """The cards are written down here: a change of the dice would make every saved quiz another one."""
    shown = [" ".join(map(str, made(name, kind, 0, "fixed").question.cards)) for name, kind in FIXED]
    assert shown == list(FIXED.values())
    for name, kind in FIXED:
        assert made(name, kind, 0, "fixed") == made(name, kind, 0, "fixed")


FIXED = {
    ("rami30", Kind.LEGAL): "4S 5S 6S",
    ("kalooki51", Kind.POINTS): "10D JD QD",
    ("shanghai", Kind.COST): "9S 9H 8D JC",
    ("rami51", Kind.OPEN): "AS 2S 3S 3S 4S 4S 5S 5S 6S 7S 7S 5H 6H 2D",
    ("okey", Kind.LAY): "R6 K4 K6 K7 B4 B6 B7 B11 Y1 Y4 Y6 Y7 Y11 Y12 Y13",
    ("classic", Kind.DISCARD): "AS 7S 3H 7H 3C 7C 7C",
    ("gin", Kind.DISTANCE): "AS 2S 3S QS QH QD 5C 6C JC KC",
    ("rami40", Kind.DRAW): "KD 4C 5C",
}


def test_another_index_seed_or_level_gives_another_item() -> None:
    first = made("rami30", Kind.COST, 0)
    others = [made("rami30", Kind.COST, 3), made("rami30", Kind.COST, 0, "other"), made("rami30", Kind.COST, 1)]
    assert all(other.question.cards != first.question.cards for other in others)


@pytest.mark.parametrize("kind", [Kind.LEGAL, Kind.POINTS, Kind.COST, Kind.OPEN])
@pytest.mark.parametrize("level", LEVELS)
def test_the_level_asked_for_is_the_level_measured(kind: Kind, level: int) -> None:
    for index in range(3):
        question = item(Address("rami30", kind, level, "level", index)).question
        assert question.features.level == level
        if level == 1:
            assert JOKER not in question.cards


def test_kinds_follow_the_settings() -> None:
    offered = {name: set(kinds_of(load_rules(name))) for name in rule_names()}
    assert offered["rami30"] == set(Kind)
    assert Kind.OPEN not in offered["gin"]
    assert Kind.DISCARD not in offered["rummikub"]
    assert Kind.COST not in offered["okey"]
    assert Kind.POINTS not in offered["shanghai"]
    assert Kind.OPEN in kinds_of(load_rules("classic", open_min=40))
    assert Kind.POINTS in kinds_of(load_rules("classic", count_laid=True))
    assert Kind.COST in kinds_of(load_rules("okey", penalty_unopened=None))
    assert Kind.DISTANCE not in kinds_of(load_rules("rami30", adjacent_jokers=False))


@pytest.mark.parametrize(
    "address",
    [
        Address("gin", Kind.OPEN, 1, "a", 0),
        Address("rami30", Kind.OPEN, 0, "a", 0),
        Address("rami30", Kind.OPEN, 4, "a", 0),
        Address("rami30", Kind.OPEN, 1, "a", -1),
        Address("no such game", Kind.OPEN, 1, "a", 0),
        Address("rami30", Kind.OPEN, 1, "a", 0, {"open_min": -3}),
    ],
)
def test_what_cannot_be_asked_is_refused(address: Address) -> None:
    with pytest.raises(RamiError) as caught:
        item(address)
    for lang in LANGUAGES:
        assert all(Text(lang).problem(problem) for problem in caught.value.problems)


def test_positions_of_questions_are_positions() -> None:
    """They can be opened in the analyser: reading what is written of them finds nothing wrong."""
    for name, kind in (("rami30", Kind.LAY), ("okey", Kind.DISTANCE), ("shanghai", Kind.OPEN), ("rami40", Kind.DRAW)):
        position = made(name, kind, 0).question.position
        assert read_position(write_position(position)).hand == position.hand


# ------------------------------------------------------------------------------------------------ measures


def test_cards_that_pull_two_ways_are_counted() -> None:
    rules = load_rules("rami30")

    def counted(cards: str) -> int:
        return choices(read_position({"rules": "rami30", "hand": cards}).hand, rules)

    assert counted("7S 7H 7D 8D 9D 2C") == 1
    assert counted("7S 7H 7D 9D 10D 2C") == 0
    assert counted("7S 7H 7D 8S 9S 8H 9H") == 2


@pytest.mark.parametrize("kind", [Kind.DRAW])
@pytest.mark.parametrize("name", ["rami30", "classic", "rami40", "okey"])
def test_the_average_over_the_stock_tries_every_card(kind: Kind, name: str) -> None:
    """Cards of no use are not tried one by one; the figure is that of trying all."""
    position = made(name, kind, 0, "average").question.position
    assert stock_average(position) == quiz_judges.stock_average(position)


def test_taking_is_right_where_it_goes_out() -> None:
    position = read_position({
        "rules": "classic", "hand": "7S 7H KS KH KD", "phase": "draw", "opened": True, "discards": ["7D"],
    })  # fmt: skip
    assert stock_average(position) > Fraction(0)
    one = made("classic", Kind.DRAW, 0)
    assert {option.code for option in one.question.answer.options} == {TAKE, STOCK}  # type: ignore[union-attr]
