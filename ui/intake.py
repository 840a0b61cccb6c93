"""Positions from outside, from a link or a file: what the page cannot hold is refused, and then nothing has changed."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import streamlit as st

from analyzer import Problem, RamiError, houserules, read_position
from analyzer.errors import PositionError
from analyzer.rules import RuleSet, deck_of
from analyzer.wording import Text
from ui import positiondata, state

ZONES = (state.HAND, state.DISCARDS, state.SEEN, "table", "drawn", "opponents", "stock")
"""Places whose cards and numbers may be wrong: the page shows them with what is wrong."""
SHAPE = ("bad_card", "bad_value", "missing_key", "not_cards", "text_too_long", "unknown_key")
"""Faults that leave nothing to show."""
CONTRADICTION = "contradictory_options"
"""House rules that do not go together: the page shows them with what is wrong."""
MOST_BYTES = 100_000
MOST_TOLD = 6


def open_link(data: Mapping[str, Any]) -> None:
    """Show the position of a link, even one that is not finished. Raises RamiError where the page cannot hold it."""
    if wrong := [problem for problem in _problems(data) if not _can_be_shown(problem)]:
        raise PositionError(*wrong, deck=deck_of(data))
    positiondata.fill(data)


def open_file(content: bytes) -> None:
    """Show the position of a file, saved here or an example. Raises RamiError with all that is wrong with it."""
    data = _from_json(content)
    if isinstance(data, Mapping) and isinstance(data.get("position"), Mapping):
        data = data["position"]
    if wrong := [problem for problem in _problems(data) if problem.code != "hand_empty"]:
        raise PositionError(*wrong, deck=deck_of(data))
    positiondata.fill(data)


def tell(text: Text, problems: Sequence[Problem]) -> None:
    """What is wrong, in plain words: what a stranger wrote must not be read as Markdown."""
    told = [text.problem(problem) for problem in problems]
    more = [text("share-more-problems", count=len(told) - MOST_TOLD)] if len(told) > MOST_TOLD else []
    st.text("\n".join([*told[:MOST_TOLD], *more]))


def _problems(data: Any, rules: RuleSet | None = None) -> tuple[Problem, ...]:
    try:
        read_position(data, rules=rules)
    except RamiError as error:
        if all(problem.code == CONTRADICTION for problem in error.problems):  # then nothing else was looked at
            chosen, _ = houserules.read_options(data["rules"], data["options"])
            return (*error.problems, *_problems(data, houserules.rules_of(data["rules"], chosen)))
        return error.problems
    return ()


def _can_be_shown(problem: Problem) -> bool:
    if problem.code in SHAPE:
        return False
    if problem.code == CONTRADICTION:
        return True
    place = problem.where.partition("[")[0].partition(".")[0]
    return place in ZONES or problem.code == "contradictory_position"


def _from_json(content: bytes) -> Any:
    if len(content) > MOST_BYTES:
        raise PositionError(Problem("saved_too_large", "", {"most": MOST_BYTES // 1000}))
    try:
        return json.loads(content.decode("utf-8-sig"))
    except json.JSONDecodeError as error:
        raise PositionError(Problem("saved_not_json", "", {"line": error.lineno, "column": error.colno})) from error
    except (ValueError, RecursionError) as error:
        raise PositionError(Problem("saved_not_json", "", {"line": 1, "column": 1})) from error
