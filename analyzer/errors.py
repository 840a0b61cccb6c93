"""The one family of errors: codes, places and numbers; the sentences live in `analyzer.wording`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Reason:
    """Why something is not possible: a code of the rule book and its numbers or cards.

    >>> Reason("below_minimum", {"points": 21, "required": 30}).code
    'below_minimum'
    """

    code: str
    params: Mapping[str, Any] = field(default_factory=dict, compare=False)


@dataclass(frozen=True)
class Problem:
    """What is wrong with an input: a code, the place (`hand[3]`, `options.open_min`) and what the sentence needs."""

    code: str
    where: str = ""
    params: Mapping[str, Any] = field(default_factory=dict)


def quoted(value: Any, most: int = 24) -> str:
    """A value of an input as its writer knows it, no longer than `most` characters.

    >>> quoted(None), quoted([True]), quoted("seven")
    ('null', '[true]', 'seven')
    """
    is_json = value is None or isinstance(value, bool | list | dict)
    return (json.dumps(value, ensure_ascii=False, default=str) if is_json else str(value))[:most]


class RamiError(ValueError):
    """Any refused input, with every problem found in it; `deck` is what it is played with, `cards` or `tiles`.

    >>> error = RamiError(Problem("hand_empty", "hand"))
    >>> error.code, error.where
    ('hand_empty', 'hand')
    """

    def __init__(self, *problems: Problem, deck: str = "cards") -> None:
        if not problems:
            raise TypeError("a RamiError needs at least one problem")
        self.problems, self.deck = problems, deck
        super().__init__("; ".join(f"{p.code} at {p.where or 'input'}: {dict(p.params)}" for p in problems))

    @property
    def code(self) -> str:
        return self.problems[0].code

    @property
    def where(self) -> str:
        return self.problems[0].where

    @property
    def params(self) -> Mapping[str, Any]:
        return self.problems[0].params


class CardTextError(RamiError):
    """A piece of card text that cannot be read."""


class RulesError(RamiError):
    """An unknown rule set, or an unknown or contradictory option."""


class PositionError(RamiError):
    """A position that cannot occur; all its problems at once."""


class RequestError(RamiError):
    """A request line that is not a request."""


class ScoreError(RamiError):
    """A round, a match or a pot that cannot be counted; all its problems at once."""


class QuizError(RamiError):
    """A question, a set of questions or a record of progress that cannot be; all its problems at once."""
