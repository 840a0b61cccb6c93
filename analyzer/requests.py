"""The requests of the JSON lines: their keys and types, checked before anything is computed."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from analyzer.shapes import CardText, Shape, TableMeldShape


class Request(Shape):
    """What every request may have beside its own keys."""

    do: str
    id: Any = None
    letters: str = "en"


class RulesRequest(Request):
    """A request that names its rule set itself."""

    rules: str
    options: dict[str, Any] = Field(default_factory=dict)


class PartitionRequest(RulesRequest):
    """`partition`: some cards under some rules; `indicator` where it sets the wildcards."""

    cards: CardText
    indicator: str | None = None


class MeldRequest(PartitionRequest):
    """`meld`: cards laid together, as a set or run or, when asked, as a pair."""

    # `as` is a word of Python.
    shape: Literal["set", "run", "pair"] | None = Field(None, alias="as")


class PenaltyRequest(RulesRequest):
    """`penalty`: a hand to be counted."""

    hand: CardText
    indicator: str | None = None


class StepRequest(RulesRequest):
    """A single step onto a table meld."""

    table_meld: TableMeldShape
    opened: bool = False
    opened_this_turn: bool = False


class LayoffRequest(StepRequest):
    """`layoff`: cards added together."""

    cards: CardText
    drawn: str | None = None
    drawn_from: Literal["stock", "discard"] | None = None


class SwapRequest(StepRequest):
    """`swap`: usually one card; two where both suits of a set are wanted."""

    card: CardText


class AnalyseRequest(Request):
    """`analyse`: a position."""

    position: Any


class LayRequest(AnalyseRequest):
    """`lay`: melds to be laid now."""

    melds: list[CardText]


class StepShape(Shape):
    """One step of a turn."""

    do: Literal["meld", "layoff", "swap", "discard"]
    onto: Annotated[int, Field(ge=0)] | None = None
    cards: CardText | None = None
    card: str | None = None


class PlayRequest(AnalyseRequest):
    """`play`: a whole turn, step by step."""

    steps: list[StepShape]
