"""Every reason of the rule book names its rule in every rule set."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from analyzer.lessons import entries
from analyzer.ruleids import _table, rule_ids
from analyzer.rules import load_rules, rule_names
from analyzer.wording import LANGUAGES, Text
from analyzer.wording.teaching import rule_words

ROOT = Path(__file__).resolve().parents[1]
RULE_BOOK = ("legality", "steps", "laycheck", "playcheck", "contractcheck", "duties", "opening")
CODE = re.compile(r'(?:Reason\(|code = |else )"(\w+)"')
KNOWN = {line.split()[0] for line in (ROOT / "tests" / "data" / "rule_ids.txt").read_text().splitlines()}

OWN = {entry.rule_id for name in rule_names() for entry in entries(load_rules(name))}


def codes() -> set[str]:
    """Every reason that the rule book may give."""
    sources = [(ROOT / "analyzer" / f"{name}.py").read_text(encoding="utf-8") for name in RULE_BOOK]
    found = {code for source in sources for code in CODE.findall(source)}
    return found - {"tiles"}


def test_the_codes_of_the_rule_book_are_found() -> None:
    assert {"corner", "duplicate_colour", "single_meld_too_small", "discard_needs_new_meld", "no_new_melds"} <= codes()


@pytest.mark.parametrize("name", rule_names())
def test_every_reason_has_its_rule(name: str) -> None:
    rules = load_rules(name)
    for code in codes():
        ids = {*rule_ids(code, rules), *rule_ids(code, rules, "layoff")}
        assert ids
        assert ids <= KNOWN | OWN, (code, ids)
        for lang in LANGUAGES:
            assert all(rule_words(Text(lang), rule_id, rules) for rule_id in ids)


def test_no_row_is_for_a_reason_that_is_never_given() -> None:
    assert set(_table()) - {"families"} == codes()
