"""Words of the command line and of the options: the same in both languages, for every option there is."""

from __future__ import annotations

import re
import typing
from collections.abc import Iterator
from pathlib import Path
from types import UnionType
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from analyzer.rules import load_rules, rule_names
from analyzer.ruleset import RuleSet
from analyzer.terminal.rules import value_words
from analyzer.wording import LANGUAGES, Text

ROOT = Path(__file__).resolve().parents[1]
LOCALES = ROOT / "analyzer" / "wording" / "locales"


def own_messages(lang: str) -> dict[str, frozenset[str]]:
    """The messages of the command line and the options in a language, each with its variables."""
    found = {}
    for kind in ("command", "options"):
        source = (LOCALES / f"{kind}.{lang}.ftl").read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, Junk), entry.content
            if isinstance(entry, Message) and entry.span:
                words = source[entry.span.start : entry.span.end]
                found[entry.id.name] = frozenset(re.findall(r"\$(\w+)", words))
    return found


def test_both_languages_have_the_same_messages_and_variables() -> None:
    assert own_messages("en") == own_messages("fr")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_and_rule_set_has_words(lang: str) -> None:
    text = Text(lang)
    for option in RuleSet.model_fields:
        assert len(text(f"option-{option}")) <= 50
        assert text(f"meaning-{option}").endswith((".", "”", "»"))
    for name in rule_names():
        assert text(f"rules-{name}")
        assert text(f"about-{name}").endswith(".")


def literal_words(annotation: Any) -> Iterator[str]:
    """The words that a field may have as its value."""
    origin, parts = typing.get_origin(annotation), typing.get_args(annotation)
    if origin is typing.Literal:
        yield from (part for part in parts if isinstance(part, str))
    elif origin in (typing.Union, UnionType, typing.Annotated):
        for part in parts:
            yield from literal_words(part)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_an_option_has_its_meaning(lang: str) -> None:
    text, rules = Text(lang), load_rules("rami30")
    found = [(name, word) for name, field in RuleSet.model_fields.items() for word in literal_words(field.annotation)]
    assert ("open_scope", "single_meld") in found
    for option, word in found:
        shown = value_words(text, rules.model_copy(update={option: word}), option)
        assert shown.startswith(word)
        assert text.has(f"{option}-{word}") or text.has(f"value-{word}"), (option, word)


def test_every_line_of_a_report_is_used() -> None:
    """Ids that the code does not put together stand in it as they are."""
    paths = [ROOT / "analyzer" / "commandline.py", *(ROOT / "analyzer" / "terminal").glob("*.py")]
    source = "".join(path.read_text(encoding="utf-8") for path in paths)
    own = [name for name in own_messages("en") if name.startswith(("report-", "meld-", "score-", "sheet-", "usage-"))]
    built = re.compile(r"report-(meld|layoff|swap|discard|draw)(-\w+)?")
    assert [name for name in own if f'"{name}"' not in source and not built.fullmatch(name)] == []
