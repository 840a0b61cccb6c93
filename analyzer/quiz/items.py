"""Items without end: rules, kind, level, seed and index always give the same question, on every machine."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from analyzer.errors import Problem, QuizError
from analyzer.quiz.deals import Dealer, Game
from analyzer.quiz.kinds import cost, discard, distance, draw, lay, legal, open, points
from analyzer.quiz.levels import LEVELS
from analyzer.quiz.question import Kind, Question
from analyzer.rules import RuleSet, load_rules

TRIES = 80
"""Deals for each level before a neighbouring level will do."""
MOST_INDEX = 1_000_000


@dataclass(frozen=True)
class Maker:
    """A kind: whether a rule set has it, and one try at a question (None: this deal will not do)."""

    offered: Callable[[RuleSet], bool]
    ask: Callable[[Dealer, Game, int], Question | None]


MAKERS: Mapping[Kind, Maker] = {
    Kind.LEGAL: Maker(legal.offered, legal.ask),
    Kind.POINTS: Maker(points.offered, points.ask),
    Kind.COST: Maker(cost.offered, cost.ask),
    Kind.OPEN: Maker(open.offered, open.ask),
    Kind.LAY: Maker(lay.offered, lay.ask),
    Kind.DISCARD: Maker(discard.offered, discard.ask),
    Kind.DISTANCE: Maker(distance.offered, distance.ask),
    Kind.DRAW: Maker(draw.offered, draw.ask),
}


@dataclass(frozen=True)
class Address:
    """Where an item comes from: all that is needed to make it again; `options` are differences from the rule set."""

    rules: str
    kind: Kind
    level: int
    seed: str
    index: int
    options: Mapping[str, Any] = field(default_factory=dict, hash=False)


@dataclass(frozen=True)
class Item:
    """A question with its address; `question.features.level` is its measured level, if possible the one asked for."""

    address: Address
    question: Question


def kinds_of(rules: RuleSet) -> tuple[Kind, ...]:
    """The kinds that make sense under these rules.

    >>> "open" in kinds_of(load_rules("classic")), "open" in kinds_of(load_rules("classic", open_min=40))
    (False, True)
    """
    return tuple(kind for kind in Kind if MAKERS[kind].offered(rules))


def item(address: Address) -> Item:
    """The item of that address. Raises QuizError for a kind that the rules do not have, RulesError for the rules.

    >>> same = Address("rami30", Kind.POINTS, 1, "2024", 0)
    >>> item(same) == item(same), item(same).question.features.level
    (True, 1)
    """
    game = Game(load_rules(address.rules, **address.options), address.options)
    if problems := address_problems(address, game.rules):
        raise QuizError(*problems)
    dice, maker = random.Random(_dice_text(address)), MAKERS[address.kind]
    for level in sorted(LEVELS, key=lambda each: abs(each - address.level)):
        nearest: Question | None = None
        for _ in range(TRIES):
            question = maker.ask(Dealer(dice, game.rules), game, level)
            if question is not None and question.features.level == address.level:
                return Item(address, question)
            nearest = nearest or question
        if nearest is not None:
            return Item(address, nearest)
    raise QuizError(Problem("no_question", "kind", {"kind": str(address.kind), "rules": address.rules}))


def address_problems(address: Address, rules: RuleSet) -> list[Problem]:
    """What is wrong with an address under its rules: a kind that they do not have, a level or index out of range."""
    offered = kinds_of(rules)
    problems = []
    if address.kind not in offered:
        known = {"value": str(address.kind), "rules": rules.name, "known": " ".join(offered)}
        problems.append(Problem("kind_not_offered", "kind", known))
    for where, value, least, most in (("level", address.level, 1, LEVELS[-1]), ("index", address.index, 0, MOST_INDEX)):
        if not least <= value <= most:
            problems.append(Problem("out_of_range", where, {"value": value, "least": least, "most": most}))
    return problems


def _dice_text(address: Address) -> str:
    """What the dice are thrown from: the whole address as one text."""
    options = json.dumps(dict(address.options), sort_keys=True)
    return f"{address.rules} {options} {address.kind} {address.level} {address.seed} {address.index}"
