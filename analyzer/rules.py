"""Rule sets as data: `RuleSet`, one field per option, and `load_rules`, which refuses what it does not know.

The rows are in `variants.toml`; the rules behind each option in the documentation of the rule set.
"""

from __future__ import annotations

import difflib
import functools
import json
import tomllib
from collections.abc import Mapping
from importlib import resources
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from analyzer.errors import Problem, RulesError

Small = Annotated[int, Field(ge=0, le=40)]
Points = Annotated[int, Field(ge=0, le=1000)]
Kind = Literal["set", "run"]


class Bonus(BaseModel):
    """What an ending does: opponents' points times `multiply` plus `add`; `own` points for the player who goes out."""

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid")

    multiply: Annotated[int, Field(ge=1, le=10)] = 1
    add: Points = 0
    own: int = 0
    own_without_joker: int | None = None


class RuleSet(BaseModel):
    """One rule set with every option; immutable. Numbers are cards or points; None means no limit."""

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid")

    name: str
    deck: Literal["cards", "tiles"]
    packs: Annotated[int, Field(ge=1, le=8)]
    jokers: Small
    hand_size: Annotated[int, Field(ge=1, le=30)]
    players: Annotated[int, Field(ge=2, le=8)]

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
    joker_limits: Mapping[Kind, Mapping[int, int]] | None = None
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

    one_stroke: str | None = None
    grand_out_layoffs: bool
    penalty: Mapping[str, Points | Literal["number"]]
    penalty_unopened: Points | None = None
    bonus: Mapping[str, Bonus]
    elimination: Literal["above", "reaching"] | None
    pot_split: Annotated[int, Field(ge=0, le=100)]
    win_points: Mapping[str, Points] | None = None
    combine_40: Literal["max", "double"] = "max"
    count_laid: bool

    @field_validator("joker_limits", mode="before")
    @classmethod
    def _limits_by_kind(cls, value: Any) -> Any:
        """`{"3": 1}` holds for both kinds; sizes are text in JSON."""
        if not isinstance(value, Mapping):
            return value
        kinds = value if set(value) & {"set", "run"} else {"set": value, "run": value}
        return {
            kind: {int(size) if str(size).isdigit() else size: most for size, most in sizes.items()}
            if isinstance(sizes, Mapping)
            else sizes
            for kind, sizes in kinds.items()
        }

    @field_validator("penalty")
    @classmethod
    def _penalty_keys(cls, value: Mapping[str, int | str]) -> Mapping[str, int | str]:
        for key in value:
            if key not in PENALTY_KEYS:
                raise ValueError(f"{key} is none of {' '.join(PENALTY_KEYS)}")
        if value.get("joker") == "number":
            raise ValueError("joker has no number of its own")
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
        return self.open_min > 0 or self.opening_needs_pure_run

    def joker_limit(self, kind: str, size: int) -> int | None:
        """The most jokers that a meld of this kind and size may hold; None = any number (SH-26, SS-6)."""
        limits = [self.max_jokers_per_meld]
        sizes = (self.joker_limits or {}).get("set" if kind == "set" else "run", {})
        if listed := [s for s in sizes if s <= size]:
            limits.append(sizes[max(listed)])
        limits.append({"any": None, "at_most_half": size // 2, "minority": (size - 1) // 2}[self.joker_ratio])
        limits.append(size - self.min_naturals)
        return min(limit for limit in limits if limit is not None)


PENALTY_KEYS = ("ace", "face", "joker", "pip", *map(str, range(1, 14)))
SHORT_FORMS = {"ace_pen": "ace", "joker_pen": "joker"}
ALIASES = {"run_13_1": "ace_high_run", "okey_set_distinct": "set_distinct_suits"}
NAME_ALIASES = {"kalooki": "kalooki51"}
TABLES = ("penalty", "bonus")
NOT_OPTIONS = {"name", "parent"}


@functools.cache
def _rows() -> dict[str, dict[str, Any]]:
    """Each row of variants.toml merged over its parents."""
    rows = tomllib.loads(resources.files("analyzer").joinpath("variants.toml").read_text(encoding="utf-8"))

    def merged(name: str) -> dict[str, Any]:
        row = rows[name]
        return _merge(merged(row["parent"]), row) if "parent" in row else row

    return {name: {k: v for k, v in merged(name).items() if k != "parent"} for name in rows if name != "base"}


def _merge(below: Mapping[str, Any], above: Mapping[str, Any]) -> dict[str, Any]:
    """`above` over `below`; the tables of penalties and bonuses merge key by key."""
    joined = {**below, **above}
    for table in TABLES:
        if isinstance(above.get(table), Mapping) and isinstance(below.get(table), Mapping):
            joined[table] = {**below[table], **above[table]}
    return joined


def rule_names() -> list[str]:
    """The names that `load_rules` knows, in the order of variants.toml."""
    return list(_rows())


def load_rules(name: str, **options: Any) -> RuleSet:
    """The rule set of that name with single options changed; `kalooki` alone means `kalooki51`.

    Raises RulesError naming an unknown rule set, and every option that is unknown, out of range or contradictory.

    >>> load_rules("rami30").open_min, load_rules("kalooki", open_min=40).open_min
    (30, 40)
    >>> load_rules("classic", open_mni=40)
    Traceback (most recent call last):
    analyzer.errors.RulesError: unknown_option at options.open_mni: {'option': 'open_mni', 'near': 'open_min'}
    """
    return _load(name, json.dumps(options, sort_keys=True, default=str) if isinstance(name, str) else "")


@functools.lru_cache(maxsize=512)
def _load(name: str, options_text: str) -> RuleSet:
    row = _rows().get(NAME_ALIASES.get(name, name)) if isinstance(name, str) else None
    if row is None:
        near = " ".join(difflib.get_close_matches(str(name), [*_rows(), *NAME_ALIASES], n=2, cutoff=0.5))
        raise RulesError(
            Problem("unknown_rules", "rules", {"value": str(name)[:24], "near": near, "known": " ".join(_rows())})
        )
    changed, problems = _expand(json.loads(options_text))
    try:
        rules = RuleSet(name=NAME_ALIASES.get(name, name), **_merge(row, changed))
    except ValidationError as error:
        for found in error.errors():
            where = ".".join(str(part) for part in found["loc"])
            problems.append(
                Problem("bad_option", f"options.{where}", {"option": str(found["loc"][0]), **expectation(found)})
            )
    else:
        problems.extend(_contradictions(rules, set(changed)))
    if problems:
        raise RulesError(*problems)
    return rules


def _expand(options: Mapping[str, Any]) -> tuple[dict[str, Any], list[Problem]]:
    """Options under their own names, and a problem for each that no rule set has."""
    changed: dict[str, Any] = {}
    problems = []
    given = options.get("penalty")
    penalty: Mapping[str, Any] = given if isinstance(given, Mapping) else {}
    for key, value in options.items():
        if key in SHORT_FORMS:
            part = SHORT_FORMS[key]
            if penalty.get(part, value) != value:
                problems.append(Problem("contradictory_options", f"options.{key}", {"option": key, "other": "penalty"}))
            if isinstance(changed.setdefault("penalty", dict(penalty)), dict):
                changed["penalty"][part] = value
        elif key in ALIASES and ALIASES[key] in options and options[ALIASES[key]] != value:
            problems.append(Problem("contradictory_options", f"options.{key}", {"option": key, "other": ALIASES[key]}))
        elif (own := ALIASES.get(key, key)) in RuleSet.model_fields and own not in NOT_OPTIONS:
            changed[own] = (
                {**changed.get(own, {}), **value} if own == "penalty" and isinstance(value, Mapping) else value
            )
        else:
            known = [*RuleSet.model_fields, *SHORT_FORMS, *ALIASES]
            near = " ".join(difflib.get_close_matches(key, known, n=1))
            problems.append(Problem("unknown_option", f"options.{key}", {"option": key[:40], "near": near}))
    return changed, problems


def expectation(found: Mapping[str, Any]) -> dict[str, str]:
    """What one pydantic error wanted, as a code (`int_type`, `literal_error`, …) with its values, and what it got."""
    context = found.get("ctx", {})
    wanted = next((str(context[key]) for key in ("expected", "ge", "le", "error", "max_length") if key in context), "")
    return {"expected": found["type"], "wanted": wanted, "value": str(found["input"])[:40]}


def _contradictions(rules: RuleSet, changed: set[str]) -> list[Problem]:
    """Pairs of options that cannot both hold; named by the one that was changed."""
    pairs = [
        ("min_set", "max_set", rules.largest_set is not None and rules.min_set > rules.largest_set),
        ("max_set", "set_distinct_suits", rules.set_distinct_suits and (rules.max_set or 0) > 4),
        ("min_run", "max_run_len", rules.max_run_len is not None and rules.min_run > rules.max_run_len),
        ("ace_wraps", "ace_low_run", rules.ace_wraps and not rules.ace_low_run),
        ("ace_wraps", "ace_high_run", rules.ace_wraps and not rules.ace_high_run),
        ("min_naturals", "max_set", rules.largest_set is not None and rules.min_naturals > rules.largest_set),
        ("hand_size", "packs", rules.hand_size * 2 > rules.packs * 52 + rules.jokers),
        ("one_stroke", "bonus", rules.one_stroke is not None and rules.one_stroke not in rules.bonus),
    ]
    return [
        Problem(
            "contradictory_options",
            f"options.{second if first not in changed and second in changed else first}",
            {"option": first, "other": second},
        )
        for first, second, wrong in pairs
        if wrong
    ]
