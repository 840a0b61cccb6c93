"""What the answer to a question must be: by brute force, or by the solver where the sweep answered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from typing import Any

from analyzer.analysis import analyse
from analyzer.cards import sort_hand
from analyzer.drawplans import contract_goal, opening_goal, out_goal
from analyzer.laying import named
from analyzer.odds import pairs_rows, prospects
from analyzer.opening import opening
from analyzer.playcheck import check_play
from analyzer.position import Drawn, Position
from analyzer.quiz.grading import Grade, grade
from analyzer.quiz.items import Item
from analyzer.quiz.question import NO, STOCK, TAKE, YES, Choices, Kind, Laying, Number
from analyzer.report import Discard
from analyzer.turns import Search
from tests import brute, brute_contracts, brute_goals, brute_okey, brute_quiz
from tests.brute_average import Average
from tests.brute_melds import texts

Wrong = list[str]


def judge(item: Item) -> Wrong:
    """Everything that is wrong with an item's answer; empty when it is right."""
    wrong = [*JUDGES[item.address.kind](item), *_wrong_answers(item)]
    return [f"{item.address}: {each}" for each in wrong]


def _same(found: object, wanted: object) -> Wrong:
    return [] if found == wanted else [f"answers {found}, should be {wanted}"]


def _value(item: Item) -> int:
    answer = item.question.answer
    assert isinstance(answer, Number)
    return answer.value


def _choices(item: Item) -> Choices:
    answer = item.question.answer
    assert isinstance(answer, Choices)
    return answer


def _legal(item: Item) -> Wrong:
    legal = bool(brute.readings(texts(item.question.cards), item.question.position.rules))
    return _same(_choices(item).right, (YES if legal else NO,))


def _points(item: Item) -> Wrong:
    found = brute.readings(texts(item.question.cards), item.question.position.rules)
    return _same(_value(item), max(reading.points for reading in found))


def _cost(item: Item) -> Wrong:
    position, code = item.question.position, item.question.ask.params["bonus"]
    rules = position.rules
    points = sum(brute.cost(card, rules) for card in texts(item.question.cards))
    if rules.penalty_unopened is not None and not position.opened:
        points = rules.penalty_unopened
    if code != "none":
        points = points * rules.bonus[code].multiply + rules.bonus[code].add
    return _same(_value(item), points)


def _open(item: Item) -> Wrong:
    position = item.question.position
    if position.requirements:
        return _same(_choices(item).right, (YES if _contract_left(position) is not None else NO,))
    return _same(_value(item), brute_quiz.best_opening(texts(position.hand), position.rules))


def _contract_left(position: Position) -> int | None:
    """The least penalty after laying the contract and throwing a card; None when it cannot be laid."""
    hand, rules = texts(position.hand), position.rules
    wanted = brute_contracts.contract_of(position)
    left = []
    for laying in brute_contracts.layings(hand, wanted, Counter(), 0, rules):
        rest = Counter(hand) - Counter("JK" if "JK" in card else card for meld in laying.melds for card in meld.pieces)
        costs = [brute.cost(card, rules) for card in rest.elements()]
        if costs or rules.final_discard != "required":
            left.append(sum(costs) - max(costs, default=0))
    return min(left, default=None)


def _lay(item: Item) -> Wrong:
    question = item.question
    answer, position = question.answer, question.position
    assert isinstance(answer, Laying)
    if position.requirements:
        least = _contract_left(position)
    elif position.rules.lay_all_at_once:
        least = 0 if brute_okey.go_out(position).possible else position.rules.penalty_unopened
    else:
        least = brute_quiz.least_left(texts(position.hand), position.rules)
    witness = grade(item, [named(meld) for meld in answer.witness])
    return [*_same(answer.least, least), *_same(witness.grade, Grade.BEST)]


def _discard(item: Item) -> Wrong:
    """What is left by brute force, the formula of the average written out anew, the distance by the solver."""
    position = item.question.position
    left = _left_without(position)
    analysis = analyse(position)
    last = tuple(card for card in set(position.hand) if position.naming(card) in analysis.go_out.discards)
    ahead = prospects(position, opening(position), last, out_now=analysis.go_out.possible)
    average = Average(position)
    points = {
        position.naming(row.card): 0.0
        if row.card in last
        else round(average.of(left[texts([row.card])[0]], row, ahead.ahead(row.card)), 1)
        for row in analysis.discards
    }
    wanted = {code: round(each - min(points.values()), 1) for code, each in points.items()}
    kept = {row.card: row.penalty_after for row in analysis.discards}
    return [
        *_same(kept, {card: left[texts([card])[0]] for card in kept}),
        *_same({option.code: option.loss for option in _choices(item).options}, wanted),
        *_distances(position, analysis.discards[0]),
    ]


def _distances(position: Position, row: Discard) -> Wrong:
    """The goals after a discard as the solver finds them from the hand that is left; going out by whole turns."""
    after = brute_goals.thrown_away(position, row.card)
    solved = {"open": opening_goal, "contract": contract_goal}
    wrong = list[str]()
    for name, outlook in row.goals.items():
        if name in solved and outlook.goal.distance:  # 0 may stand for what only this turn's duties bar
            wrong += _same(outlook.goal.distance, solved[name](after).distance)
        elif name == "out" and outlook.goal.distance:
            turns = {card: Search(brute_goals.with_card(after, card)).best_turn() for card in after.unseen()}
            ending = {card for card, turn in turns.items() if turn.goes_out}
            wrong += _same({card for card, _ in outlook.goal.outs if outlook.goal.distance == 1}, ending)
    return wrong


def _left_without(position: Position) -> dict[str, int]:
    """The least penalty that can remain once each card is thrown."""
    hand, rules = texts(position.hand), position.rules
    costs: dict[str, int]
    if rules.lay_all_at_once:
        lasts = brute_okey.go_out(position).discards
        costs = {card: 0 if card in lasts else rules.penalty_unopened or 0 for card in hand}
    elif position.requirements or position.opened:
        costs = _walked(position)
    else:
        costs = {card: brute_quiz.left_without(hand, card, rules) for card in set(hand)}
    return costs


def _walked(position: Position) -> dict[str, int]:
    walk = brute_contracts.ContractWalk(position) if position.requirements else brute.Walk(position)
    return brute.discard_rows(position, walk)


def _distance(item: Item) -> Wrong:
    """By the solver, where the sweep answered."""
    position = item.question.position
    if position.requirements:
        return _same(_value(item), contract_goal(position).distance)
    if position.rules.has_opening:
        return _same(_value(item), opening_goal(position).distance)
    ways = [out_goal(position).distance]
    if position.rules.seven_pairs:
        ways.append(pairs_rows(position, [])[None].distance)
    return _same(_value(item), min(way for way in ways if way is not None))


def _draw(item: Item) -> Wrong:
    """The upcard by walking through all turns, the stock card by card."""
    position = item.question.position
    taken = position.after_taking()
    figures = {option.code: option for option in _choices(item).options}
    average = stock_average(position)
    if not Search(taken).is_legal:
        return [*_same(bool(figures[TAKE].barred), True), *_same(_choices(item).right, (STOCK,))]
    left = Fraction(_least(taken))
    best = min(left, average)
    wanted = {TAKE: float(left - best), STOCK: float(average - best)}
    return _same({code: option.loss for code, option in figures.items()}, wanted)


def stock_average(position: Position) -> Fraction:
    """What stays on average: every unseen card drawn in turn."""
    unseen = position.unseen()
    total = 0
    for card, copies in unseen.items():
        drawn = replace(position, hand=sort_hand((*position.hand, card)), drawn=Drawn(card, "stock"), phase="play")
        total += copies * _least(drawn)
    return Fraction(total, unseen.total())


def _least(position: Position) -> int:
    """The least penalty: by brute force for small hands, else by a whole turn that the rule book follows."""
    small = len(position.hand) <= 4 and not position.requirements
    if small and not position.rules.lay_all_at_once:
        return brute.best_turn(position).penalty_after
    turn = Search(position).best_turn()
    if turn.steps:
        played = check_play(position, turn.steps)
        assert played.legal
        assert played.penalty_after == turn.penalty_after
    return turn.penalty_after


def _wrong_answers(item: Item) -> Wrong:
    """Whatever is not right must be marked as such, and something must be."""
    answer = item.question.answer
    given: list[Any]
    if isinstance(answer, Choices):
        right: list[Any] = list(answer.right)
        given = [option.code for option in answer.options if option.code not in right]
    elif isinstance(answer, Number):
        right, given = [answer.value], [answer.value - 1, answer.value + 1, answer.value + 100]
    else:
        right, given = [[named(meld) for meld in answer.witness]], [[]]
    praised = [each for each in given if grade(item, each).right]
    blamed = [each for each in right if not grade(item, each).right]
    return [] if given and right and not praised + blamed else [f"praised {praised}, blamed {blamed} of {right}"]


JUDGES: dict[Kind, Callable[[Item], Wrong]] = {
    Kind.LEGAL: _legal,
    Kind.POINTS: _points,
    Kind.COST: _cost,
    Kind.OPEN: _open,
    Kind.LAY: _lay,
    Kind.DISCARD: _discard,
    Kind.DISTANCE: _distance,
    Kind.DRAW: _draw,
}
