"""House rules: the options of a rule set by theme, the form of each value, and how rules differ from a standard.

What `RuleSet` itself cannot say of its fields stands here as data; values are those of JSON.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from analyzer.errors import RulesError
from analyzer.forms import Either, Form, Number, Parts, Rows, Switch, Table, fits, form, hints
from analyzer.rules import ALIASES, CONTRACT_OPTIONS, SHORT_FORMS, TABLE_OPTIONS, TABLES, load_rules, rule_names
from analyzer.ruleset import PENALTY_KEYS, WIN_KEYS, RuleSet

THEMES: Mapping[str, tuple[str, ...]] = {
    "opening": (
        *("open_min", "open_scope", "opening_needs_pure_run", "joker_open_value"),
        *("lay_all_at_once", "seven_pairs", "pair_wild"),
    ),
    "melds": ("min_set", "max_set", "set_distinct_suits", "min_run", "max_run_len", "court_points"),
    "aces": (
        *("ace_low_run", "ace_high_run", "ace_wraps", "ace_sets"),
        *("ace_low_points", "ace_high_points", "ace_in_set"),
    ),
    "jokers": (
        *("jokers", "wildcards", "min_naturals", "max_jokers_per_meld", "joker_ratio", "adjacent_jokers"),
        "joker_limits",
    ),
    "swaps": (
        *("swap", "swap_needs_open", "swap_owner", "swap_reuse_now", "swap_set_rule", "swap_closed_set"),
        *("swap_max_meld", "two_joker_limit"),
    ),
    "layoffs": ("layoff", "layoff_before_open", "layoff_same_turn", "new_melds_after_open"),
    "turn": ("take_discard", "return_discard", "final_discard", "knock_at"),
    "contracts": ("contracts", "contract_exact", "same_suit_runs", "sets_distinct_ranks", "max_buys"),
    "deal": ("deck", "packs", "hand_size", "decks_by_players"),
    "end": ("penalty", "penalty_unopened", "win_points", "combine_40", "indicator_bonus", "count_laid"),
    "bonus": ("one_stroke", "grand_out_layoffs", "bonus"),
    "match": ("elimination", "pot_split", "pot_limit"),
}
"""The options that a house may change, in the order in which they are read."""
NO_HOUSE_RULES = {"name": "chosen with the rule set", "players": "said of the round"}
"""The fields of a rule set that are no house rules, and why."""
NAMES = {
    "decks_by_players": ("players", "packs", "jokers"),
    "contracts": ("kind", "size"),
    "joker_limits": ("size", "jokers"),
    "pot_limit": ("rounds", "points"),
}
"""What the parts of a row, or key and value of a row, are called."""
STARTS: Mapping[str, Any] = {
    "max_set": 4,
    "max_run_len": 13,
    "max_jokers_per_meld": 1,
    "swap_max_meld": 3,
    "two_joker_limit": 1,
    "joker_open_value": 10,
    "contracts": [[["set", 3], ["set", 3]]],
}
"""Where a value begins in the place of a word, if no rule set has one that is the usual."""

Needs = Callable[[RuleSet], bool]


def _has_table(rules: RuleSet) -> bool:
    return not rules.lay_all_at_once


def _has_opening_minimum(rules: RuleSet) -> bool:
    return _has_table(rules) and rules.contracts is None


def _counts_melds(rules: RuleSet) -> bool:
    return _has_table(rules) and (rules.open_min > 0 or rules.count_laid)


def _has_wild(rules: RuleSet) -> bool:
    return rules.jokers > 0


NEEDS: Sequence[tuple[Needs, tuple[str, ...]]] = (
    (lambda rules: rules.contracts is not None, CONTRACT_OPTIONS),
    (_has_table, (*TABLE_OPTIONS, "contracts", "final_discard", "count_laid", "one_stroke", "bonus")),
    (_has_opening_minimum, ("open_min", "open_scope", "opening_needs_pure_run")),
    (lambda rules: rules.open_min > 0, ("open_scope",)),
    (_counts_melds, ("joker_open_value", "court_points", "ace_low_points", "ace_high_points", "ace_in_set")),
    (_has_wild, ("min_naturals", "max_jokers_per_meld", "joker_ratio", "adjacent_jokers", "joker_limits")),
    (_has_wild, ("joker_open_value", *(option for option in TABLE_OPTIONS if "swap" in option), "two_joker_limit")),
    (lambda rules: rules.swap, tuple(option for option in THEMES["swaps"] if option != "swap")),
    (lambda rules: rules.layoff, ("layoff_before_open", "grand_out_layoffs")),
    (lambda rules: rules.layoff or rules.swap, ("layoff_same_turn",)),
    (lambda rules: rules.one_stroke is not None, ("grand_out_layoffs",)),
    (lambda rules: rules.final_discard != "none", ("take_discard", "return_discard")),
    (lambda rules: rules.contracts is None, ("lay_all_at_once", "ace_wraps")),
    (lambda rules: rules.ace_low_run and rules.ace_high_run, ("ace_wraps",)),
    (lambda rules: rules.ace_low_run, ("ace_low_points",)),
    (lambda rules: rules.ace_high_run, ("ace_high_points",)),
    (lambda rules: rules.ace_sets, ("ace_in_set",)),
    (lambda rules: rules.deck == "tiles", ("wildcards",)),
    # One visible tile sets as many wildcards as there are packs.
    (lambda rules: rules.wildcards == "jokers", ("packs", "jokers")),
    (lambda rules: rules.lay_all_at_once, ("seven_pairs",)),
    (lambda rules: rules.seven_pairs, ("pair_wild", "combine_40")),
    (lambda rules: rules.win_points is not None, ("combine_40", "indicator_bonus")),
    (lambda rules: rules.wildcards == "indicator", ("indicator_bonus",)),
    (lambda rules: rules.lay_all_at_once or rules.win_points is not None, ("win_points",)),
    (lambda rules: _has_table(rules) or rules.penalty_unopened is None, ("penalty",)),
)
"""What must hold for these options to mean anything; one that is not listed always does."""


def has_meaning(option: str, rules: RuleSet) -> bool:
    """Whether an option changes anything under these rules.

    >>> has_meaning("swap_owner", load_rules("rami30")), has_meaning("swap_owner", load_rules("rami30", swap=False))
    (True, False)
    """
    return all(holds(rules) for holds, options in NEEDS if option in options)


@functools.cache
def forms() -> Mapping[str, Form]:
    """The form of the value of every house rule.

    >>> forms()["packs"]
    Number(least=1, most=8)
    """
    bonuses = tuple(dict.fromkeys(code for name in rule_names() for code in load_rules(name).bonus))
    words = {"penalty": PENALTY_KEYS, "win_points": WIN_KEYS, "bonus": bonuses, "one_stroke": bonuses}
    found = {
        option: form(hint, words.get(option, ()), NAMES.get(option, ()))
        for option, hint in hints(RuleSet).items()
        if option not in NO_HOUSE_RULES
    }
    penalty = found["penalty"]
    if isinstance(penalty, Table) and isinstance(penalty.values, Either):
        # A joker has no number of its own.
        found["penalty"] = replace(penalty, own={"joker": penalty.values.form})
    return found


def read_options(name: str, options: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The settings of a rule set with these options, and the options that are none or do not fit.

    Options may contradict each other. Raises RulesError for an unknown rule set.

    >>> chosen, others = read_options("rami30", {"min_set": 4, "max_set": 3, "packs": "two"})
    >>> chosen["min_set"], chosen["packs"], others
    (4, 2, {'packs': 'two'})
    """
    try:
        return settings(load_rules(name, **options)), {key: options[key] for key in options if key in NO_HOUSE_RULES}
    except RulesError:
        chosen, others = settings(load_rules(name)), {}
    for given, value in options.items():
        changed = merged(chosen, {given: value})
        if changed != chosen and all(fits(shape, changed[option]) for option, shape in forms().items()):
            chosen = changed
        elif given not in chosen or value != chosen[given]:
            others[given] = value
    return chosen, others


def rules_of(name: str, chosen: Mapping[str, Any]) -> RuleSet:
    """The rule set with these settings, whether they go together or not.

    >>> rules_of("rami30", {**settings(load_rules("rami30")), "min_set": 4, "max_set": 3}).max_set
    3
    """
    standard = load_rules(name)
    return RuleSet(name=standard.name, players=standard.players, **chosen)


def settings(rules: RuleSet) -> dict[str, Any]:
    """The value of every house rule, as JSON has it.

    >>> settings(load_rules("okey"))["pot_limit"]
    {'1': 40, '3': 80}
    """
    return {
        option: _plain(value) for option, value in rules.model_dump(mode="json", exclude=set(NO_HOUSE_RULES)).items()
    }


def _plain(value: Any) -> Any:
    """Keys of JSON are text."""
    if isinstance(value, Mapping):
        return {str(key): _plain(each) for key, each in value.items()}
    return [_plain(each) for each in value] if isinstance(value, list | tuple) else value


def start(option: str) -> Any:
    """A value to begin with where a word stood in its place: that of the first rule set that has one.

    >>> start("knock_at"), start("max_run_len")
    (10, 13)
    """
    shape = forms()[option]
    if option in STARTS or not isinstance(shape, Either):
        return STARTS.get(option, first(shape))
    found = (settings(load_rules(name))[option] for name in rule_names())
    return next((value for value in found if value != shape.word), first(shape.form))


def first(shape: Form) -> Any:
    """The simplest value of a form.

    >>> first(Rows(Number(2, 9)))
    [2]
    """
    match shape:
        case Switch():
            return False
        case Number(least):
            return max(least, 0)
        case Rows(item):
            return [first(item)]
        case Table():
            return {}
        case Parts(parts, keyed):
            return {name: first(part) for name, part in parts.items()} if keyed else [*map(first, parts.values())]
        case Either(word):
            return word
    return shape.words[0]


def merged(standard: Mapping[str, Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """The settings with these options over the standard ones, whether they go together or not; unknown ones left out.

    >>> merged({"penalty": {"ace": 15, "joker": 30}, "swap": True}, {"joker_pen": 20})["penalty"]
    {'ace': 15, 'joker': 20}
    """
    found = {**standard}
    for given, value in options.items():
        option, changed = ALIASES.get(given, given), value
        if given in SHORT_FORMS:
            option, changed = "penalty", {SHORT_FORMS[given]: value}
        if option not in found:
            continue
        merges = option in TABLES and isinstance(changed, Mapping) and isinstance(found[option], Mapping)
        found[option] = {**found[option], **changed} if merges else changed
    return found


@dataclass(frozen=True)
class Difference:
    """One setting that is not as usual; `part` is the key in a table, the number in a list of contracts, or none."""

    option: str
    value: Any
    standard: Any
    part: str | None = None


def changed_options(standard: Mapping[str, Any], chosen: Mapping[str, Any]) -> dict[str, Any]:
    """The options that make the chosen settings out of the standard ones: of a table that merges, what differs.

    >>> changed_options({"penalty": {"ace": 15, "joker": 30}}, {"penalty": {"ace": 15, "joker": 20}})
    {'penalty': {'joker': 20}}
    """
    return {
        option: {key: each for key, each in value.items() if standard[option].get(key) != each}
        if option in TABLES and isinstance(value, Mapping) and isinstance(standard[option], Mapping)
        else value
        for option, value in chosen.items()
        if value != standard[option]
    }


def differences(standard: Mapping[str, Any], chosen: Mapping[str, Any]) -> list[Difference]:
    """What of the chosen settings differs from the standard ones, by theme.

    >>> differences(settings(load_rules("rami30")), settings(load_rules("rami30", open_min=40)))
    [Difference(option='open_min', value=40, standard=30, part=None)]
    """
    found = []
    for option in (option for options in THEMES.values() for option in options):
        now, usual = chosen[option], standard[option]
        if now == usual:
            continue
        if isinstance(now, Mapping) and isinstance(usual, Mapping) and option in TABLES:
            keys = dict.fromkeys([*usual, *now])
            found += [Difference(option, now.get(k), usual.get(k), k) for k in keys if now.get(k) != usual.get(k)]
        elif option == "contracts" and now and usual and len(now) == len(usual):
            numbered = enumerate(zip(now, usual, strict=True), start=1)
            found += [Difference(option, a, b, str(number)) for number, (a, b) in numbered if a != b]
        else:
            found.append(Difference(option, now, usual))
    return found
