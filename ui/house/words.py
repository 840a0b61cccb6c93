"""House rules in words: the parts of an option, and its value."""

from __future__ import annotations

from typing import Any

from analyzer.forms import Either, Form, Parts, Rows, Table, Word
from analyzer.houserules import Difference, first, forms
from analyzer.terminal.rules import ending_name
from analyzer.wording import Text
from analyzer.wording.text import with_minus
from ui.contract import contract_words


def word(text: Text, option: str, value: Word) -> str:
    """A word that an option has as its value."""
    code = "null" if value is None else value
    own = (f"{option}-{code}", f"value-{code}", f"kind-{code}")
    return next((text(each) for each in own if text.has(each)), ending_name(text, code))


def key_name(text: Text, option: str, key: str) -> str:
    """A key of an option's table: its own word, a number of something, or an ending."""
    if text.has(f"{option}-{key}"):
        return text(f"{option}-{key}")
    return text(f"{option}-key", key=int(key)) if key.isdecimal() else ending_name(text, key)


def value(text: Text, option: str, found: Any) -> str:
    """A value of an option, or of one part of it."""
    if option == "contracts" and found:
        return _contracts(text, found)
    return _said(text, option, forms()[option], found)


def _contracts(text: Text, found: list[Any]) -> str:
    if isinstance(found[0][0], str):
        return contract_words(text, tuple((kind, size) for kind, size in found))
    return text("house-count-contracts", count=len(found))


def _said(text: Text, option: str, shape: Form, found: Any) -> str:
    """A value in words; of parts that have names, those that do something."""
    if isinstance(found, bool):
        return word(text, option, str(found).lower())
    if isinstance(found, str | None):
        return word(text, option, found)
    if isinstance(found, int):
        return with_minus(str(found))
    inner = shape.form if isinstance(shape, Either) else shape
    told: list[str] = []
    if isinstance(inner, Parts) and inner.keyed:
        told = [
            f"{text(f'part-{name}')} {_said(text, f'part-{name}', part, found[name])}"
            for name, part in inner.parts.items()
            if found[name] != first(part)
        ]
    elif isinstance(inner, Parts):
        told = [
            f"{text(f'part-{name}')} {with_minus(str(each))}" for name, each in zip(inner.parts, found, strict=True)
        ]
    elif isinstance(inner, Rows):
        told = [_said(text, option, inner.item, each) for each in found]
    elif isinstance(inner, Table):
        told = [
            f"{key_name(text, option, key)} {_said(text, option, inner.at(key), each)}" for key, each in found.items()
        ]
    return ", ".join(told) or text("house-empty")


def difference(text: Text, found: Difference) -> str:
    """One setting that is not as usual, and what is usual."""
    name = text(f"option-{found.option}")
    if found.part is not None and found.option == "contracts":
        name = text("house-contract", number=int(found.part))
    elif found.part is not None:
        name = text("house-part", option=name, part=key_name(text, found.option, found.part))
    shown = (_part_value(text, found, each) for each in (found.value, found.standard))
    return text("house-difference", option=name, value=next(shown), standard=next(shown))


def _part_value(text: Text, found: Difference, each: Any) -> str:
    shape = forms()[found.option]
    if found.part is None or found.option == "contracts":
        return value(text, found.option, each)
    inner = shape.form if isinstance(shape, Either) else shape
    if each is None or not isinstance(inner, Table):
        return text("house-empty")
    return _said(text, found.option, inner.at(found.part), each)


def summary(text: Text, name: str, found: list[Difference]) -> str:
    """All that differs from the rule set of that name, in one sentence."""
    told = " · ".join(difference(text, each) for each in found)
    return text("house-differs", rules=text(f"rules-{name}"), list=told)
