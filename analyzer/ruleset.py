"""`RuleSet`: every option of a rule set as one typed field, and what follows from several of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, field_validator
from pydantic_core import PydanticCustomError

Small = Annotated[int, Field(ge=0, le=40)]
Points = Annotated[int, Field(ge=0, le=1000)]
Own = Annotated[int, Field(ge=-1000, le=1000)]
Packs = Annotated[int, Field(ge=1, le=8)]
Players = Annotated[int, Field(ge=2, le=8)]
Kind = Literal["set", "run"]
Size = Annotated[int, Field(ge=2, le=24)]
Rounds = Annotated[int, Field(ge=1, le=99)]
Contract = tuple[tuple[Kind, Annotated[int, Field(ge=2, le=14)]], ...]
"""The melds that one deal asks for, each a kind and a size (SH-22)."""


PENALTY_KEYS = ("ace", "face", "joker", "pip", *map(str, range(1, 14)))
WIN_KEYS = ("melds", "seven_pairs", "wild_discard", "impasse", "indicator_twin")


def _tuples(value: Any) -> Any:
    return tuple(map(_tuples, value)) if isinstance(value, list | tuple) else value


def _refuse_unknown_keys(table: Mapping[str, Any], known: Sequence[str]) -> None:
    for key in table:
        if key not in known:
            raise PydanticCustomError("unknown_part", "unknown key", {"part": key, "expected": ", ".join(known)})


class Bonus(BaseModel):
    """What an ending does: opponents' points times `multiply` plus `add`; `own` points for the player who goes out."""

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid")

    multiply: Annotated[int, Field(ge=1, le=10)] = 1
    add: Points = 0
    own: Own = 0
    own_without_joker: Own | None = None

    @property
    def dearer(self) -> bool:
        """Whether the opponents pay more than for a plain ending."""
        return self.multiply > 1 or self.add > 0


class RuleSet(BaseModel):
    """One rule set with every option; immutable. Numbers are cards or points; None means no limit."""

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid")

    name: str
    deck: Literal["cards", "tiles"]
    packs: Packs
    jokers: Small
    hand_size: Annotated[int, Field(ge=1, le=30)]
    players: Players

    min_set: Annotated[int, Field(ge=2, le=8)]
    max_set: Annotated[int, Field(ge=2, le=24)] | None = None
    min_run: Annotated[int, Field(ge=2, le=14)]
    max_run_len: Annotated[int, Field(ge=2, le=14)] | None
    ace_low_run: bool
    ace_high_run: bool
    ace_wraps: bool
    ace_sets: bool
    ace_low_points: Points
    ace_high_points: Points
    ace_in_set: Points
    court_points: Points | Literal["number"]
    set_distinct_suits: bool
    min_naturals: Small
    max_jokers_per_meld: Small | None = None
    joker_ratio: Literal["any", "at_most_half", "minority"]
    adjacent_jokers: bool
    joker_limits: Mapping[Kind, Mapping[Size, Small]] | None = None
    joker_open_value: Literal["replaced"] | Points

    open_min: Points
    open_scope: Literal["turn_total", "single_meld"]
    opening_needs_pure_run: bool
    take_discard: Literal["free", "must_meld_it", "must_meld_any", "meld_or_layoff"]
    return_discard: bool
    layoff: bool
    layoff_before_open: bool
    layoff_same_turn: bool
    new_melds_after_open: bool
    swap: bool
    swap_needs_open: bool
    swap_owner: Literal["any", "others"]
    swap_max_meld: Small | None = None
    two_joker_limit: Small | None = None
    swap_set_rule: Literal["either", "both", "declared"]
    swap_closed_set: bool
    swap_reuse_now: bool
    final_discard: Literal["required", "optional", "none"]
    lay_all_at_once: bool
    knock_at: Points | None = None

    contracts: tuple[Contract, ...] | None = None
    contract_exact: bool = True
    same_suit_runs: Literal["gap", "not_adjacent"] = "gap"
    sets_distinct_ranks: bool = False
    max_buys: tuple[Small, ...] = ()
    decks_by_players: tuple[tuple[Players, Packs, Small], ...] = ()

    wildcards: Literal["jokers", "indicator"] = "jokers"
    seven_pairs: bool = False
    pair_wild: bool = True

    one_stroke: str | None = None
    grand_out_layoffs: bool
    penalty: Mapping[str, Points | Literal["number"]]
    penalty_unopened: Points | None = None
    bonus: Mapping[str, Bonus]
    elimination: Literal["above", "reaching"] | None
    pot_split: Annotated[int, Field(ge=0, le=100)]
    win_points: Mapping[str, Points] | None = None
    combine_40: Literal["max", "double"] = "max"
    indicator_bonus: Literal["end", "start", "off"] = "end"
    pot_limit: Mapping[Rounds, Points] | None = None
    count_laid: bool

    @field_validator("joker_limits", mode="before")
    @classmethod
    def _limits_by_kind(cls, value: Any) -> Any:
        """`{"3": 1}` holds for both kinds; sizes are text in JSON."""
        if not isinstance(value, Mapping):
            return value
        kinds = value if not value or set(value) & {"set", "run"} else {"set": value, "run": value}
        return {
            kind: {int(size) if str(size).isdigit() else size: most for size, most in sizes.items()}
            if isinstance(sizes, Mapping)
            else sizes
            for kind, sizes in kinds.items()
        }

    @field_validator("contracts", "max_buys", "decks_by_players", mode="before")
    @classmethod
    def _lists(cls, value: Any) -> Any:
        """Lists of JSON and TOML as tuples, all the way down; a single number of buys holds for every contract."""
        if isinstance(value, int) and not isinstance(value, bool):
            return (value,)
        return _tuples(value)

    @field_validator("pot_limit", mode="before")
    @classmethod
    def _whole_keys(cls, value: Any) -> Any:
        """JSON keys are text; those of this table are numbers of rounds."""
        if not isinstance(value, Mapping):
            return value
        return {int(key) if str(key).isdigit() else key: each for key, each in value.items()}

    @field_validator("penalty")
    @classmethod
    def _penalty_keys(cls, value: Mapping[str, int | str]) -> Mapping[str, int | str]:
        _refuse_unknown_keys(value, PENALTY_KEYS)
        if value.get("joker") == "number":
            # A joker has no number of its own.
            raise PydanticCustomError("int_type", "a number is needed", {"part": "number"})
        return value

    @field_validator("win_points")
    @classmethod
    def _win_keys(cls, value: Mapping[str, int] | None) -> Mapping[str, int] | None:
        _refuse_unknown_keys(value or {}, WIN_KEYS)
        return value

    def __hash__(self) -> int:
        return hash(self.name)

    @property
    def largest_set(self) -> int | None:
        """The most cards in a set: four where the suits must differ (S30-11, SO-15)."""
        most = self.max_set if self.max_set is not None else (4 if self.set_distinct_suits else None)
        return min(most, 4) if most and self.set_distinct_suits else most

    @property
    def has_opening(self) -> bool:
        """Whether a first laying has a condition, so that cards from the table may not help it (SG-5)."""
        return self.open_min > 0 or self.opening_needs_pure_run or self.contracts is not None

    @property
    def jokers_touch(self) -> bool:
        """Whether jokers may lie side by side, or no meld can hold two of them (SG-4)."""
        most = self.jokers if self.max_jokers_per_meld is None else min(self.jokers, self.max_jokers_per_meld)
        return self.adjacent_jokers or most < 2

    @property
    def jokers_worth_replaced(self) -> bool:
        """Whether every joker counts for the opening as the card it replaces (R30-19, S4-1)."""
        return self.joker_open_value == "replaced" or not self.jokers

    def buys(self, contract: int) -> int:
        """How often a player may buy in that contract, the first being 1 (SH-25)."""
        return self.max_buys[min(contract, len(self.max_buys)) - 1] if self.max_buys else 0

    def joker_limit(self, kind: str, size: int) -> int | None:
        """The most jokers that a meld of this kind and size may hold; None = any number (SH-26, SS-6)."""
        limits = [self.max_jokers_per_meld]
        sizes = (self.joker_limits or {}).get("set" if kind == "set" else "run", {})
        if listed := [s for s in sizes if s <= size]:
            limits.append(sizes[max(listed)])
        limits.append({"any": None, "at_most_half": size // 2, "minority": (size - 1) // 2}[self.joker_ratio])
        limits.append(size - self.min_naturals)
        return min(limit for limit in limits if limit is not None)
