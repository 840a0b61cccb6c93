"""Which rules of the rule book stand behind a question, by the family of its rule set."""

from __future__ import annotations

import functools
import tomllib
from importlib import resources

from analyzer.ruleids import family
from analyzer.rules import RuleSet

TOPICS = (
    *("set", "run", "jokers", "points", "opening", "pure", "laying", "discard", "distance", "draw", "penalty", "bonus"),
)


def cited(rules: RuleSet, *topics: str) -> tuple[str, ...]:
    """The IDs of the rules on these topics, each once.

    >>> from analyzer.rules import load_rules
    >>> cited(load_rules("rami51"), "pure"), cited(load_rules("gin"), "set", "run")
    (('SC-8',), ('GN-02', 'GN-03'))
    """
    found = _rows()[family(rules)]
    return tuple(dict.fromkeys(rule for topic in topics for rule in found[topic]))


@functools.cache
def _rows() -> dict[str, dict[str, list[str]]]:
    """The topics of each family."""
    return tomllib.loads(resources.files("analyzer").joinpath("quiz/citations.toml").read_text(encoding="utf-8"))
