"""A teacher's set: rules, kinds, level, count and seed; a short text for a link, and a key to print.

The text is `1~rami30~open.lay~2~10~monday~open_min-40`: version, rule set, kinds, level, number of items, seed, and
then each house rule (`link.write_option`). It holds letters, digits and `-._~` only, so a link carries it as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from analyzer.errors import Problem, QuizError, Reason
from analyzer.link import MAX_LINK, BadPart, read_option, write_option
from analyzer.melds import Meld
from analyzer.quiz.items import Address, Item, item, kinds_of
from analyzer.quiz.levels import LEVELS
from analyzer.quiz.question import Choices, Kind, Number
from analyzer.rules import load_rules

VERSION = "1"
SEED = re.compile(r"[A-Za-z0-9]{1,24}")
MOST_ITEMS = 50
MOST_TEXT = MAX_LINK
ALLOWED = re.compile(r"[A-Za-z0-9._~-]*")
FIELDS = 6


@dataclass(frozen=True)
class QuizSet:
    """So many items, the kinds taking turns; `options` are differences from the rule set. Raises QuizError, RulesError.

    >>> QuizSet("rami30", (Kind.OPEN, Kind.LAY), 1, 3, "monday").addresses[2].kind
    <Kind.OPEN: 'open'>
    """

    rules: str
    kinds: tuple[Kind, ...]
    level: int
    count: int
    seed: str
    options: Mapping[str, Any] = field(default_factory=dict, hash=False)

    def __post_init__(self) -> None:
        offered = kinds_of(load_rules(self.rules, **self.options))
        problems = [
            Problem("kind_not_offered", "kinds", {"value": str(kind), "rules": self.rules, "known": " ".join(offered)})
            for kind in self.kinds
            if kind not in offered
        ]
        if not self.kinds or len(set(self.kinds)) < len(self.kinds):
            problems.append(Problem("kinds_once", "kinds"))
        for where, value, most in (("level", self.level, LEVELS[-1]), ("count", self.count, MOST_ITEMS)):
            if not 1 <= value <= most:
                problems.append(Problem("out_of_range", where, {"value": value, "least": 1, "most": most}))
        if not SEED.fullmatch(self.seed):
            problems.append(Problem("bad_seed", "seed", {"value": self.seed[:40], "most": 24}))
        if problems:
            raise QuizError(*problems)

    @property
    def addresses(self) -> tuple[Address, ...]:
        """Where its items come from, in order."""
        kinds = (self.kinds[index % len(self.kinds)] for index in range(self.count))
        return tuple(
            Address(self.rules, kind, self.level, self.seed, index, self.options) for index, kind in enumerate(kinds)
        )

    def items(self) -> Iterator[Item]:
        """Its items in order, made one by one."""
        return map(item, self.addresses)


def write_set(quiz: QuizSet) -> str:
    """The text of a set; `read_set` gives the same set back.

    >>> write_set(QuizSet("rami30", (Kind.OPEN, Kind.LAY), 2, 10, "monday", {"open_min": 40}))
    '1~rami30~open.lay~2~10~monday~open_min-40'
    """
    kinds = ".".join(quiz.kinds)
    head = (VERSION, quiz.rules, kinds, str(quiz.level), str(quiz.count), quiz.seed)
    return "~".join((*head, *(write_option(*option) for option in sorted(quiz.options.items()))))


def read_set(text: str) -> QuizSet:
    """The set of a text. Raises QuizError, or RulesError for its rule set and house rules.

    >>> read_set("1~okey~lay~1~5~abc").count
    5
    """
    if len(text) > MOST_TEXT or not ALLOWED.fullmatch(text):
        raise QuizError(Problem("bad_quiz_text", "quiz", {"value": text[:40]}))
    version, *fields = text.split("~")
    if version != VERSION:
        raise QuizError(Problem("quiz_version", "quiz", {"value": version[:40], "known": VERSION}))
    if len(fields) < FIELDS - 1:
        raise QuizError(Problem("bad_quiz_text", "quiz", {"value": text[:40]}))
    rules, kinds, level, count, seed, *options = fields
    settings = _options(options)
    load_rules(rules, **settings)
    return QuizSet(rules, _kinds(kinds), _number(level, "level"), _number(count, "count"), seed, settings)


def _kinds(text: str) -> tuple[Kind, ...]:
    known = {str(kind): kind for kind in Kind}
    if unknown := [name for name in text.split(".") if name not in known]:
        raise QuizError(
            *(Problem("unknown_kind", "kinds", {"value": n[:40], "known": " ".join(known)}) for n in unknown)
        )
    return tuple(known[name] for name in text.split("."))


def _options(texts: Sequence[str]) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for text in texts:
        try:
            setting, value = read_option(text)
        except BadPart:
            raise QuizError(Problem("bad_option_text", "quiz", {"value": text[:40]})) from None
        if setting in options:
            raise QuizError(Problem("bad_option_text", "quiz", {"value": text[:40]}))
        options[setting] = value
    return options


def _number(text: str, where: str) -> int:
    if not re.fullmatch(r"[0-9]{1,4}", text):
        raise QuizError(Problem("not_a_number", where, {"value": text[:40]}))
    return int(text)


@dataclass(frozen=True)
class KeyRow:
    """One line of the answer key: the number of the item, its right answers as codes, and melds that show it."""

    number: int
    answer: Reason
    melds: tuple[Meld, ...]
    rules: tuple[str, ...]


def answer_key(quiz: QuizSet) -> tuple[KeyRow, ...]:
    """The key of a set: what is right in each item, to be printed apart from the questions.

    >>> row = answer_key(QuizSet("rami30", (Kind.POINTS,), 1, 1, "monday"))[0]
    >>> row.number, row.answer.code, row.answer.params["unit"]
    (1, 'key_number', 'points')
    """
    return tuple(_key_row(number, each) for number, each in enumerate(quiz.items(), start=1))


def _key_row(number: int, each: Item) -> KeyRow:
    why = each.question.explanation
    return KeyRow(number, right_answer(each), why.melds, why.rules)


def right_answer(each: Item) -> Reason:
    """What is right in an item: choices, a number with its unit, or what the best laying leaves."""
    answer = each.question.answer
    if isinstance(answer, Choices):
        if each.address.kind is Kind.DISCARD:
            return Reason("key_cards", {"cards": " ".join(answer.right), "count": len(answer.right)})
        return Reason("key_choice", {"choice": answer.right[0]})
    if isinstance(answer, Number):
        return Reason("key_number", {"value": answer.value, "unit": answer.unit})
    return Reason("key_laying", {"left": answer.least})
