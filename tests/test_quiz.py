"""Questions: made alike everywhere, answered as brute force answers, wrong answers marked as what they lose."""

from __future__ import annotations

import ast
import re
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from analyzer.analysis import analyse
from analyzer.cards import JOKER
from analyzer.errors import QuizError, RamiError, Reason
from analyzer.laying import named
from analyzer.notation import parse_cards
from analyzer.positionio import read_position, write_position
from analyzer.quiz.citations import TOPICS, cited
from analyzer.quiz.grading import Grade, grade, graded
from analyzer.quiz.items import Address, Item, item, kinds_of
from analyzer.quiz.kinds.discard import LEAST_DIFFERENCE
from analyzer.quiz.kinds.draw import stock_average
from analyzer.quiz.kinds.lay import best_laying, left_after
from analyzer.quiz.levels import LEVELS, choices
from analyzer.quiz.question import STOCK, TAKE, Choices, Kind, Laying, Number
from analyzer.rules import load_rules, rule_names
from analyzer.wording import LANGUAGES, Text
from analyzer.wording.teaching import rule_words
from tests import quiz_judges
from tests.quiz_judges import judge

QUICK = (Kind.LEGAL, Kind.POINTS, Kind.COST)
ROOT = Path(__file__).parent.parent
PAIRS = [(name, kind) for name in rule_names() for kind in kinds_of(load_rules(name))]
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


def made(name: str, kind: Kind, index: int, seed: str = "suite", **options: Any) -> Item:
    """One item, the levels taking turns."""
    return item(Address(name, kind, LEVELS[index % len(LEVELS)], seed, index, options))


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


@pytest.mark.parametrize("kind", [Kind.LEGAL, Kind.LAY, Kind.DISCARD, Kind.DISTANCE, Kind.DRAW])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_about_tiles_speak_of_tiles(kind: Kind, lang: str) -> None:
    text = Text(lang, deck="tiles")
    question = made("okey", kind, 0).question
    said = [text(f"quiz-kind-{kind}"), *map(text.reason, (question.ask, *question.explanation.reasons))]
    assert [words for words in said if re.search(r"\b(cards?|cartes?)\b", words)] == []


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


@pytest.mark.parametrize(("name", "kind"), [pair for pair in PAIRS if pair[1] in QUICK or pair[0] == "rami30"])
def test_questions_and_explanations_have_words(name: str, kind: Kind) -> None:
    question = made(name, kind, 0).question
    for lang in LANGUAGES:
        assert Text(lang)(f"quiz-kind-{kind}")
        for reason in (question.ask, *question.explanation.reasons):
            assert Text(lang).reason(reason)


def test_the_card_thrown_is_written_in_the_letters_of_the_language() -> None:
    reason = Reason("lay_leaves", {"left": 2, "card": "KC"})
    assert "R♣" in Text("fr").reason(reason)
    assert "K♣" in Text("en").reason(reason)


def test_every_rule_cited_has_words_and_every_family_its_topics() -> None:
    for name in rule_names():
        rules = load_rules(name)
        for topic in TOPICS:
            for rule in cited(rules, topic):
                assert all(rule_words(Text(lang), rule, rules) for lang in LANGUAGES), rule
        assert cited(rules, "set")
        assert cited(rules, "laying")


def test_every_code_of_the_quiz_has_words() -> None:
    text = Text("fr")
    found = 0
    for path in sorted((ROOT / "analyzer" / "quiz").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("Reason", "Problem"):
                parts = [node.args[0].body, node.args[0].orelse] if isinstance(node.args[0], ast.IfExp) else node.args
                for part in parts[:2] if isinstance(node.args[0], ast.IfExp) else parts[:1]:
                    if isinstance(part, ast.Constant):
                        found += 1
                        assert text.has(f"{ast.unparse(node.func).lower()}-{part.value!s}"), part.value
    assert found > 30
    for one in Grade:
        assert text(f"quiz-grade-{one}")


def test_positions_of_questions_are_positions() -> None:
    """They can be opened in the analyser: reading what is written of them finds nothing wrong."""
    for name, kind in (("rami30", Kind.LAY), ("okey", Kind.DISTANCE), ("shanghai", Kind.OPEN), ("rami40", Kind.DRAW)):
        position = made(name, kind, 0).question.position
        assert read_position(write_position(position)).hand == position.hand


# --------------------------------------------------------------------------------------------------- marks


def test_grades_by_points_lost() -> None:
    assert [graded(loss) for loss in (0, 0.1, 2, 2.1, 5, 5.1, 15, 15.1)] == [
        *(Grade.BEST, Grade.GOOD, Grade.GOOD, Grade.INACCURACY),
        *(Grade.INACCURACY, Grade.MISTAKE, Grade.MISTAKE, Grade.BLUNDER),
    ]


def laying(hand: str, rules: str = "rami30") -> Item:
    """A question on laying this hand."""
    one = made(rules, Kind.LAY, 0)
    position = read_position({"rules": rules, "hand": hand, "phase": "play"})
    best = best_laying(position)
    question = replace(one.question, position=position, answer=Laying(best.penalty_after, best.melds))
    return replace(one, question=question)


HAND = "10S 10H 10D JS QS KS 2C 3C"


def lay(one: Item, *melds: str) -> Any:
    return grade(one, [parse_cards(meld) for meld in melds])  # type: ignore[misc]


def test_every_laying_that_leaves_as_little_is_right() -> None:
    """Two sets of tens and the run without or with its ten: both leave 2."""
    one = laying(HAND)
    best = lay(one, "10SHD", "JS QS KS")
    assert (best.grade, best.loss) == (Grade.BEST, 0)
    assert lay(one, "JS QS KS", "10D 10H 10S").grade is Grade.BEST
    worse = lay(one, "10S JS QS KS")
    assert (worse.grade, worse.loss) == (Grade.MISTAKE, 13)


def test_a_laying_that_is_not_allowed_is_a_blunder_with_its_reason() -> None:
    one = laying(HAND)
    for melds, code in ((["2C 3C"], "too_short"), (["7SHD"], "not_in_hand"), (["10SHD", "10S JS QS"], "not_in_hand")):
        verdict = lay(one, *melds)
        assert (verdict.grade, verdict.loss) == (Grade.BLUNDER, None)
        assert code in [reason.code for reason in verdict.reasons]
    short = laying("7S 7H 7D KC 2C")
    assert "below_minimum" in [reason.code for reason in lay(short, "7SHD").reasons]


def test_laying_nothing_is_an_answer() -> None:
    assert lay(laying("7S 7H 7D KC 2C")).grade is Grade.BEST
    assert lay(laying(HAND)).grade is Grade.BLUNDER


def test_an_answer_of_another_kind_is_refused() -> None:
    for kind, given in ((Kind.LEGAL, "perhaps"), (Kind.LEGAL, 3), (Kind.COST, "3"), (Kind.COST, True), (Kind.LAY, 7)):
        with pytest.raises(QuizError):
            grade(made("rami30", kind, 0), given)


def test_what_is_left_after_a_laying() -> None:
    position = read_position({"rules": "rami30", "hand": HAND, "phase": "play"})
    assert left_after(position, [parse_cards("10SHD"), parse_cards("JS QS KS")]) == 2  # type: ignore[list-item]
    assert left_after(position, []) == 55


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


def test_witnesses_are_drawn_with_their_jokers_named() -> None:
    for index in range(3):
        one = made("kalooki51", Kind.LAY, index)
        assert isinstance(one.question.answer, Laying)
        assert grade(one, [named(meld) for meld in one.question.answer.witness]).grade is Grade.BEST
