"""Which rules of the rule book stand behind a question; they follow the rule set and its parents (`variants.toml`)."""

from __future__ import annotations

import functools
import tomllib
from importlib import resources
from typing import Any

from analyzer.rules import RuleSet


def cited(rules: RuleSet, *topics: str) -> tuple[str, ...]:
    """The IDs of the rules on these topics, each once; none for rule sets without a rule book of their own.

    >>> from analyzer.rules import load_rules
    >>> cited(load_rules("rami51"), "bonus"), cited(load_rules("gin"), "set")
    (('SC-5',), ())
    """
    found = _rows().get(rules.name, {})
    return tuple(dict.fromkeys(rule for topic in topics for rule in found.get(topic, ())))


Rows = dict[str, dict[str, list[str]]]


@functools.cache
def _rows() -> Rows:
    """The rows by rule set; a child without a row of its own has the nearest parent's."""
    rows: Rows = _toml("quiz/citations.toml")
    variants = _toml("variants.toml")

    def nearest(name: str) -> dict[str, list[str]]:
        parent = variants[name].get("parent")
        return rows.get(name) or (nearest(parent) if parent else {})

    return {name: nearest(name) for name in variants}


def _toml(file: str) -> dict[str, Any]:
    return tomllib.loads(resources.files("analyzer").joinpath(file).read_text(encoding="utf-8"))
