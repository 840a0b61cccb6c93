"""Rounds from and to JSON: the shapes of score requests and saved matches, every problem listed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from pydantic import BaseModel, Field, ValidationError

from analyzer.cards import Hand, sort_hand
from analyzer.deckreader import DeckReader
from analyzer.errors import Problem, ScoreError, quoted
from analyzer.rounds import CardRound, PointsRound, Round, WinRound
from analyzer.rules import RuleSet
from analyzer.shapes import Shape, shape_problems

AnyShape = TypeVar("AnyShape", bound=BaseModel)


class CardRoundShape(Shape):
    """A round of counted hands: cards as text or a list of texts, or a plain number of points."""

    winner: str | None
    hands: dict[str, Any]
    bonus: str | None = None
    jokers_used: int | None = None
    unopened: list[str] = Field(default_factory=list)


class WinRoundShape(Shape):
    """A round that costs fixed points."""

    players: list[str]
    winner: str | None
    win: str
    last_discard_wild: bool = False
    indicator_twin: str | None = None


class PointsRoundShape(Shape):
    """A round of which only the points are known."""

    points: dict[str, int]


CARD_KEYS, WIN_KEYS = (tuple(shape.model_fields) for shape in (CardRoundShape, WinRoundShape))


def read_shape(
    data: Any, shape: type[AnyShape], where: str = "", *, rules: str = "", elsewhere: Sequence[str] = ()
) -> AnyShape:
    """Data of that shape; `elsewhere`: keys that have a meaning under other rule sets.

    Raises ScoreError listing unknown keys, missing keys and values of a wrong type.

    >>> read_shape({"points": {"P1": 0, "P2": 12}}, PointsRoundShape).points
    {'P1': 0, 'P2': 12}
    """
    if not isinstance(data, Mapping):
        raise ScoreError(Problem("not_an_object", where, {"value": quoted(data)}))
    winners = data.get("winner")
    if "winner" in shape.model_fields and isinstance(winners, list) and len(winners) > 1:
        raise ScoreError(Problem("two_winners", inside(where, "winner"), {"players": tuple(map(str, winners))}))
    try:
        return shape.model_validate(dict(data))
    except ValidationError as error:
        found = [_meaning(problem, rules, elsewhere) for problem in shape_problems(error, shape)]
        raise ScoreError(*(replace(problem, where=inside(where, problem.where)) for problem in found)) from error


def inside(where: str, key: str) -> str:
    """The place of a key in the place of its object."""
    return f"{where}.{key}".strip(".")


def _meaning(problem: Problem, rules: str, elsewhere: Sequence[str]) -> Problem:
    """A key that has a meaning elsewhere is not called unknown."""
    if problem.code == "unknown_key" and problem.where in elsewhere:
        return Problem("key_without_meaning", problem.where, {"key": problem.where, "rules": rules})
    return problem


def read_round(data: Any, rules: RuleSet, letters: str = "en", where: str = "") -> Round:
    """The round that a JSON object describes: `points`, or what the rule set counts (hands, or ways of winning).

    Raises ScoreError for what cannot be read; whether the round is possible is not looked at.

    >>> from analyzer.rules import load_rules
    >>> str(read_round({"winner": "P1", "hands": {"P2": "KS"}}, load_rules("rami30")).hands["P2"][0])
    'KS'
    """
    if isinstance(data, Mapping) and "points" in data:
        return PointsRound(read_shape(data, PointsRoundShape, where).points)
    if rules.win_points is not None:
        return win_round(read_shape(data, WinRoundShape, where, rules=rules.name, elsewhere=CARD_KEYS))
    shape = read_shape(data, CardRoundShape, where, rules=rules.name, elsewhere=WIN_KEYS)
    return card_round(shape, rules, letters, where)


def win_round(shape: WinRoundShape) -> WinRound:
    return WinRound(tuple(shape.players), shape.win, shape.winner, shape.last_discard_wild, shape.indicator_twin)


def card_round(shape: CardRoundShape, rules: RuleSet, letters: str, where: str = "") -> CardRound:
    """A round of counted hands; an empty hand of the winner says nothing and is left out. Raises ScoreError."""
    problems: list[Problem] = []
    hands = {
        player: _hand(given, rules, letters, inside(where, f"hands.{player}"), problems)
        for player, given in shape.hands.items()
        if player != shape.winner or given
    }
    if shape.winner is None:
        problems.append(Problem("winner_missing", inside(where, "winner")))
    if problems or shape.winner is None:
        raise ScoreError(*problems)
    return CardRound(shape.winner, hands, shape.bonus, shape.jokers_used, tuple(shape.unopened))


def _hand(given: Any, rules: RuleSet, letters: str, where: str, problems: list[Problem]) -> Hand | int:
    """A plain number of points, or cards in canonical order; problems are added to the list."""
    if isinstance(given, int) and not isinstance(given, bool):
        return given
    if not isinstance(given, str | list):
        problems.append(Problem("not_cards", where, {"value": quoted(given)}))
        return ()
    return sort_hand(DeckReader(rules, letters, problems=problems).free(given, f"{where}.cards"))


def write_round(played: Round) -> dict[str, Any]:
    """The JSON object of a round; `read_round` gives the same round back.

    >>> write_round(CardRound("P1", {"P2": 26}, "main_lisse"))
    {'winner': 'P1', 'hands': {'P2': 26}, 'bonus': 'main_lisse'}
    """
    if isinstance(played, PointsRound):
        return {"points": dict(played.points)}
    if isinstance(played, WinRound):
        data = {"players": list(played.players), "winner": played.winner, "win": played.win}
        return {**data, "last_discard_wild": played.last_discard_wild, "indicator_twin": played.indicator_twin}
    hands = {player: hand if isinstance(hand, int) else list(map(str, hand)) for player, hand in played.hands.items()}
    more = {"bonus": played.bonus, "jokers_used": played.jokers_used, "unopened": list(played.unopened) or None}
    return {"winner": played.winner, "hands": hands, **{key: value for key, value in more.items() if value is not None}}
