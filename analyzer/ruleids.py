"""The rule behind each reason: codes of the rule book to the IDs of the rules, by rule set."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Mapping
from importlib import resources

from analyzer.rules import RuleSet


@functools.cache
def _table() -> Mapping[str, Mapping[str, str]]:
    return tomllib.loads(resources.files("analyzer").joinpath("ruleids.toml").read_text(encoding="utf-8"))


def family(rules: RuleSet) -> str:
    """The letters that the IDs of a rule set begin with.

    >>> from analyzer.rules import load_rules
    >>> family(load_rules("kalooki40"))
    'KA'
    """
    return _table()["families"][rules.name]


def rule_ids(code: str, rules: RuleSet, do: str = "") -> tuple[str, ...]:
    """The rules that a reason comes from under a rule set; most often one. Raises KeyError for an unknown code.

    `do`: the kind of request, where a rule speaks of that alone.

    >>> from analyzer.rules import load_rules
    >>> rule_ids("corner", load_rules("rami30")), rule_ids("too_short", load_rules("shanghai"))
    (('R30-15',), ('SH-12', 'SH-13'))
    >>> rule_ids("not_consecutive", load_rules("rami30"), "layoff")
    ('R30-29',)
    """
    row = _table()[code]
    own = family(rules)
    return tuple((row.get(f"{own}-{do}") or row.get(own) or row["any"]).split())
