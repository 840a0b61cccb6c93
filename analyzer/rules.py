"""Rule sets by name: `load_rules` merges a row of `variants.toml` with options and refuses what it does not know.

Every option is a field of `RuleSet`.
"""

from __future__ import annotations

import difflib
import functools
import json
import tomllib
from collections.abc import Mapping
from importlib import resources
from typing import Any

from pydantic import ValidationError

from analyzer.errors import Problem, RulesError, quoted
from analyzer.ruleset import Contract, RuleSet

__all__ = ["RuleSet", "deck_of", "expectation", "load_rules", "rule_names"]

SHORT_FORMS = {"ace_pen": "ace", "joker_pen": "joker"}
ALIASES = {"run_13_1": "ace_high_run", "okey_set_distinct": "set_distinct_suits"}
NAME_ALIASES = {"kalooki": "kalooki51"}
TABLES = ("penalty", "bonus", "win_points")
NOT_OPTIONS = {"name", "parent"}
CONTRACT_OPTIONS = ("contract_exact", "same_suit_runs", "sets_distinct_ranks", "max_buys")
"""Options that mean nothing without contracts."""
TABLE_OPTIONS = (
    *("layoff", "layoff_before_open", "layoff_same_turn", "new_melds_after_open", "grand_out_layoffs"),
    *("swap", "swap_needs_open", "swap_owner", "swap_max_meld", "two_joker_limit", "swap_set_rule"),
    *("swap_closed_set", "swap_reuse_now"),
)
"""Options that mean nothing where a hand is laid whole: no meld lies on the table before."""


@functools.cache
def _rows() -> dict[str, dict[str, Any]]:
    """Each row of variants.toml merged over its parents."""
    rows = tomllib.loads(resources.files("analyzer").joinpath("variants.toml").read_text(encoding="utf-8"))

    def merged(name: str) -> dict[str, Any]:
        row = rows[name]
        return _merge(merged(row["parent"]), row) if "parent" in row else row

    return {name: {k: v for k, v in merged(name).items() if k != "parent"} for name in rows if name != "base"}


def _merge(below: Mapping[str, Any], above: Mapping[str, Any]) -> dict[str, Any]:
    """`above` over `below`; the tables of penalties, bonuses and wins merge key by key."""
    joined = {**below, **above}
    for table in TABLES:
        if isinstance(above.get(table), Mapping) and isinstance(below.get(table), Mapping):
            joined[table] = {**below[table], **above[table]}
    return joined


def rule_names() -> list[str]:
    """The names that `load_rules` knows, in the order of variants.toml."""
    return list(_rows())


def deck_of(asked: object) -> str:
    """What a position or a request is played with, as `RuleSet.deck` has it; `cards` where it names no rule set.

    >>> deck_of({"rules": "okey"}), deck_of({"position": {"rules": "okey"}}), deck_of({"rules": 7}), deck_of([])
    ('tiles', 'tiles', 'cards', 'cards')
    """
    if isinstance(asked, Mapping) and "position" in asked:
        return deck_of(asked["position"])
    name = asked.get("rules") if isinstance(asked, Mapping) else None
    return load_rules(name).deck if isinstance(name, str) and name in rule_names() else "cards"


def load_rules(name: str, /, **options: Any) -> RuleSet:
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
    row: Mapping[str, Any] | None = _rows().get(NAME_ALIASES.get(name, name)) if isinstance(name, str) else None
    if row is None:
        near = " ".join(difflib.get_close_matches(str(name), [*_rows(), *NAME_ALIASES], n=2, cutoff=0.5))
        raise RulesError(
            Problem("unknown_rules", "rules", {"value": quoted(name), "near": near, "known": " ".join(_rows())})
        )
    changed, problems = _expand(json.loads(options_text))
    try:
        rules = _sized(RuleSet(name=NAME_ALIASES.get(name, name), **_merge(row, changed)), set(changed))
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


def _sized(rules: RuleSet, changed: set[str]) -> RuleSet:
    """The rules with the packs and jokers that so many players use, unless these are set (SH-03, SH-04)."""
    fitting = [deck for deck in rules.decks_by_players if rules.players >= deck[0]]
    _, packs, jokers = max(fitting, default=(0, rules.packs, rules.jokers))
    followed = {"packs": packs, "jokers": jokers}
    return rules.model_copy(update={key: value for key, value in followed.items() if key not in changed})


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
            known = [*(own for own in RuleSet.model_fields if own != "name"), *SHORT_FORMS, *ALIASES]
            near = " ".join(difflib.get_close_matches(key, known, n=1))
            problems.append(Problem("unknown_option", f"options.{key}", {"option": key[:40], "near": near}))
    return changed, problems


def expectation(found: Mapping[str, Any]) -> dict[str, str]:
    """What one pydantic error wanted, as a code (`int_type`, `literal_error`, …) with its values, and what it got."""
    context = found.get("ctx", {})
    wanted = next((str(context[key]) for key in ("expected", "ge", "le", "error", "max_length") if key in context), "")
    return {"expected": found["type"], "wanted": wanted, "value": quoted(context.get("part", found["input"]), 40)}


def _too_small(contract: Contract, rules: RuleSet) -> bool:
    """Whether a contract is empty or asks for a meld that is never legal."""
    least = {"set": rules.min_set, "run": rules.min_run}
    most = {"set": rules.largest_set or 24, "run": rules.max_run_len or 14}
    return not contract or any(not least[kind] <= size <= most[kind] for kind, size in contract)


def _contradictions(rules: RuleSet, changed: set[str]) -> list[Problem]:
    """Pairs of options that cannot both hold; named by the one that was changed."""
    pure_run = rules.opening_needs_pure_run or "opening_needs_pure_run" in changed
    pairs = [
        ("min_set", "max_set", rules.largest_set is not None and rules.min_set > rules.largest_set),
        ("max_set", "set_distinct_suits", rules.set_distinct_suits and (rules.max_set or 0) > 4),
        ("min_run", "max_run_len", rules.max_run_len is not None and rules.min_run > rules.max_run_len),
        ("ace_wraps", "ace_low_run", rules.ace_wraps and not rules.ace_low_run),
        ("contracts", "lay_all_at_once", rules.lay_all_at_once and rules.contracts is not None),
        ("ace_wraps", "contracts", rules.ace_wraps and rules.contracts is not None),
        ("wildcards", "deck", rules.wildcards == "indicator" and rules.deck != "tiles"),
        ("wildcards", "packs", rules.wildcards == "indicator" and rules.packs != rules.jokers),
        ("seven_pairs", "lay_all_at_once", rules.seven_pairs and not rules.lay_all_at_once),
        ("ace_wraps", "ace_high_run", rules.ace_wraps and not rules.ace_high_run),
        ("min_naturals", "max_set", rules.largest_set is not None and rules.min_naturals > rules.largest_set),
        ("hand_size", "packs", rules.hand_size * 2 > rules.packs * 52 + rules.jokers),
        ("open_min", "contracts", rules.open_min > 0 and rules.contracts is not None),
        ("contracts", "min_set", any(_too_small(contract, rules) for contract in rules.contracts or ())),
        ("open_scope", "contracts", "open_scope" in changed and rules.contracts is not None),
        ("opening_needs_pure_run", "contracts", pure_run and rules.contracts is not None),
        *((own, "contracts", own in changed and rules.contracts is None) for own in CONTRACT_OPTIONS),
        *((own, "lay_all_at_once", own in changed and rules.lay_all_at_once) for own in TABLE_OPTIONS),
        ("pair_wild", "seven_pairs", "pair_wild" in changed and not rules.seven_pairs),
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
