"""The words of the game: French and English in the locales, Turkish and German names beside them in data."""

from __future__ import annotations

import functools
import tomllib
from dataclasses import dataclass
from importlib import resources


@dataclass(frozen=True)
class Term:
    """A word by its code (`term-{code}` and `sense-{code}` are its words), and its Turkish and German names."""

    code: str
    tr: str = ""
    de: str = ""


@functools.cache
def glossary() -> tuple[Term, ...]:
    """Every word, in the order of the file; each language sorts them anew.

    >>> next(term for term in glossary() if term.code == "set").tr
    'grup'
    """
    rows = tomllib.loads(resources.files("analyzer.lessons").joinpath("glossary.toml").read_text(encoding="utf-8"))
    return tuple(Term(code, **row) for code, row in rows.items())
