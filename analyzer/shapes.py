"""The JSON shapes of positions: keys and types only, and what is wrong with an input's shape as problems of ours."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from analyzer.errors import Problem, quoted
from analyzer.position import MOST_PLAYERS, OPPONENT
from analyzer.rules import expectation

Count = Annotated[int, Field(ge=0, le=1000)]
CardText = str | list[str]


class Shape(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")


class TableMeldShape(Shape):
    cards: CardText
    type: Literal["set", "run"] | None = None
    owner: str = OPPONENT
    joker_as: CardText = []
    jokers_taken: Count = 0


class DrawnShape(Shape):
    card: str
    # `from` is a word of Python.
    source: Literal["stock", "discard"] = Field(alias="from")


class OpponentShape(Shape):
    name: str
    cards: Count | None = None
    opened: bool = False
    total: Annotated[int, Field(ge=-100_000, le=100_000)] | None = None
    took: CardText = []
    threw: CardText = []


class PositionShape(Shape):
    rules: str
    hand: CardText
    options: dict[str, Any] = {}
    players: Annotated[int, Field(ge=2, le=MOST_PLAYERS)] | None = None
    phase: Literal["play", "draw"] | None = None
    drawn: DrawnShape | None = None
    opened: bool = False
    opened_this_turn: bool = False
    laid_before: bool | None = None
    table: list[TableMeldShape] = []
    discards: CardText = []
    seen: CardText = []
    opponents: list[OpponentShape] = []
    stock: Count | None = None
    total: Annotated[int, Field(ge=0, le=100_000)] = 0
    limit: Annotated[int, Field(ge=1, le=100_000)] | None = None
    contract: Annotated[int, Field(ge=1, le=40)] | None = None
    buys_used: Annotated[int, Field(ge=0, le=20)] | None = None
    out_of_turn: bool = False
    indicator: str | None = None


def shape_problems(error: ValidationError, shape: type[BaseModel]) -> list[Problem]:
    """What is wrong with the shape of an input, each place once."""
    # Card text is one string or a list of them: of the two complaints the one about what was given counts.
    said = (e for e in error.errors() if not (e["loc"][-1] == "str" and isinstance(e["input"], list)))
    return list(
        {(problem.code, problem.where): problem for problem in (_problem(each, shape) for each in said)}.values()
    )


def _problem(found: Mapping[str, Any], shape: type[BaseModel]) -> Problem:
    """One pydantic error as a problem of ours."""
    parts = [part for part in found["loc"] if part not in ("str", "list[str]")]
    where = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in parts).lstrip(".")
    key = str(parts[-1]) if parts else ""
    if found["type"] == "missing":
        return Problem("missing_key", where, {"key": key})
    if found["type"] == "extra_forbidden":
        near = " ".join(difflib.get_close_matches(key, shape.model_fields, n=1))
        return Problem("unknown_key", where, {"key": key[:40], "near": near})
    if set(found["loc"]) & {"str", "list[str]"}:
        return Problem("not_cards", where, {"value": quoted(found["input"])})
    return Problem("bad_value", where, {"key": key, **expectation(found)})
