"""Progress to and from a file: JSON, small because items are kept by address alone; a bad file is refused in words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Annotated, Any, Literal

from pydantic import Field, ValidationError

from analyzer.errors import Problem, QuizError, RamiError
from analyzer.quiz.items import MOST_INDEX, Address, address_problems
from analyzer.quiz.levels import LEVELS
from analyzer.quiz.progress import MOST_MISSED, Count, Memory, Missed, Progress, Skill
from analyzer.quiz.question import Kind
from analyzer.rules import load_rules, rule_names
from analyzer.shapes import Shape, shape_problems

MOST_TEXT = 500_000
Answers = Annotated[int, Field(ge=0, le=1_000_000)]
KindName = Literal["legal", "points", "cost", "open", "lay", "discard", "distance", "draw"]


class CountShape(Shape):
    """How a skill stands."""

    rules: str
    kind: KindName
    asked: Answers
    right: Answers


class MissedShape(Shape):
    """A missed item and what the schedule knows of it."""

    rules: str
    options: dict[str, Any] = Field(default_factory=dict)
    kind: KindName
    level: Annotated[int, Field(ge=1, le=LEVELS[-1])]
    seed: Annotated[str, Field(max_length=24)]
    index: Annotated[int, Field(ge=0, le=MOST_INDEX)]
    due: str
    last_review: str
    stability: Annotated[float, Field(ge=0.001, le=36_500)]
    difficulty: Annotated[float, Field(ge=1, le=10)]
    state: Annotated[int, Field(ge=1, le=3)]
    step: Annotated[int, Field(ge=0, le=10)] | None


class ProgressShape(Shape):
    """A saved record."""

    version: Literal[1] = 1
    counts: list[CountShape] = Field(default_factory=list)
    missed: list[MissedShape] = Field(default_factory=list, max_length=MOST_MISSED)


def progress_to_text(progress: Progress) -> str:
    """The file of a record; `progress_from_text` gives the same record back.

    >>> progress_from_text(progress_to_text(Progress())) == Progress()
    True
    """
    counts = [
        {"rules": skill.rules, "kind": str(skill.kind), "asked": count.asked, "right": count.right}
        for skill, count in progress.counts.items()
    ]
    data = {"version": 1, "counts": counts, "missed": [_write(each) for each in progress.missed]}
    return json.dumps(data, ensure_ascii=False, indent=1)


def _write(missed: Missed) -> dict[str, Any]:
    address, memory = missed.address, missed.memory
    return {
        "rules": address.rules,
        **({"options": dict(address.options)} if address.options else {}),
        "kind": str(address.kind),
        "level": address.level,
        "seed": address.seed,
        "index": address.index,
        "due": memory.due.isoformat(),
        "last_review": memory.last_review.isoformat(),
        "stability": memory.stability,
        "difficulty": memory.difficulty,
        "state": memory.state,
        "step": memory.step,
    }


def progress_from_text(text: str) -> Progress:
    """The record of a file. Raises QuizError listing every problem with its place.

    >>> progress_from_text('{"version": 1, "counts": [{"rules": "rami30", "kind": "lay", "asked": 1, "right": 2}]}')
    Traceback (most recent call last):
    analyzer.errors.QuizError: more_right_than_asked at counts[0]: {'asked': 1, 'right': 2}
    """
    if len(text) > MOST_TEXT:
        raise QuizError(Problem("file_too_long", "progress", {"most": MOST_TEXT}))
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise QuizError(Problem("not_a_progress_file", "progress")) from error
    if not isinstance(data, dict):
        raise QuizError(Problem("not_an_object", "progress", {"value": str(data)[:40]}))
    try:
        shape = ProgressShape.model_validate(data)
    except ValidationError as error:
        raise QuizError(*shape_problems(error, ProgressShape)) from error
    problems = list(_problems(shape))
    if problems:
        raise QuizError(*problems)
    counts = {Skill(each.rules, Kind(each.kind)): Count(each.asked, each.right) for each in shape.counts}
    missed = sorted(map(_missed, shape.missed), key=lambda each: each.memory.due)
    return Progress(counts, tuple(missed))


def _problems(shape: ProgressShape) -> Iterator[Problem]:
    skills = [(each.rules, each.kind) for each in shape.counts]
    for number, each in enumerate(shape.counts):
        where = f"counts[{number}]"
        if each.rules not in rule_names():
            known = {"value": each.rules[:24], "near": "", "known": " ".join(rule_names())}
            yield Problem("unknown_rules", f"{where}.rules", known)
        if each.right > each.asked:
            yield Problem("more_right_than_asked", where, {"asked": each.asked, "right": each.right})
        if (each.rules, each.kind) in skills[:number]:
            yield Problem("there_twice", where)
    for number, item in enumerate(shape.missed):
        yield from _missed_problems(item, f"missed[{number}]")
        if any(_address(item) == _address(other) for other in shape.missed[:number]):
            yield Problem("there_twice", f"missed[{number}]")


def _missed_problems(each: MissedShape, where: str) -> Iterator[Problem]:
    for key in ("due", "last_review"):
        if _time(getattr(each, key)) is None:
            yield Problem("bad_time", f"{where}.{key}", {"value": getattr(each, key)[:40]})
    if (each.step is None) == (each.state != 2):
        yield Problem("bad_step", f"{where}.step")
    try:
        rules = load_rules(each.rules, **each.options)
    except RamiError as error:
        yield from (Problem(p.code, f"{where}.{p.where}", p.params) for p in error.problems)
        return
    yield from (Problem(p.code, f"{where}.{p.where}", p.params) for p in address_problems(_address(each), rules))


def _time(text: str) -> datetime | None:
    """A time with its zone, or None."""
    try:
        time = datetime.fromisoformat(text)
        return time.astimezone(UTC) if time.tzinfo else None
    except (ValueError, OverflowError):
        return None


def _address(each: MissedShape) -> Address:
    return Address(each.rules, Kind(each.kind), each.level, each.seed, each.index, each.options)


def _missed(each: MissedShape) -> Missed:
    due, last = _time(each.due), _time(each.last_review)
    if due is None or last is None:
        raise ValueError("the times were checked before")
    return Missed(_address(each), Memory(due, each.stability, each.difficulty, each.state, each.step, last))
