"""Words of the score pages that hold what players typed: never read as markdown."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

import streamlit as st

from analyzer.errors import Problem
from analyzer.wording import Text
from analyzer.wording.text import MINUS


def plain(words: str) -> str:
    r"""The words as markdown that shows them as they are.

    >>> plain("a*b [x](y) :red[z] 5: six")
    'a\\*b \\[x\\](y) \\:red\\[z\\] 5: six'
    """
    return re.sub(r"([\\`*_\[\]<>$~#!|])|:(?=\w)", lambda m: f"\\{m[0]}", words)


def signed(points: int) -> str:
    """Points that are added to a total."""
    if points == 0:
        return "0"
    return f"{MINUS}{-points}" if points < 0 else f"+{points}"


def number(points: int) -> str:
    return f"{MINUS}{-points}" if points < 0 else str(points)


def ending(text: Text, code: str) -> str:
    """The name of a way to end a round; a bonus of house rules has only its code."""
    return text(f"scores-ending-{code}") if text.has(f"scores-ending-{code}") else code


def rules_name(text: Text, name: str) -> str:
    return text(f"rules-{name}")


def sentence(text: Text, problem: Problem, beside: str = "") -> str:
    """What is wrong; the place is left out as far as the field beside it says it already."""
    where = problem.where.removeprefix(beside).lstrip(".")
    inside = re.match(r"rounds\[(\d+)\]\.?(?:(?:hands|points)\.?)?(.*)", where, re.DOTALL)
    if inside is None:
        return text.problem(replace(problem, where="" if where == "csv" else where))
    place = text("scores-round-number", number=int(inside[1]) + 1)
    # The rest is a player's name, already in most sentences, or cards of his.
    rest = re.sub(r"\.cards\[.*$", "", inside[2])
    place = f"{place}, {rest}" if rest and rest != problem.params.get("player") else place
    return text("scores-at", place=place, what=text.problem(replace(problem, where="")))


def faults(text: Text, problems: Sequence[Problem], beside: str = "") -> None:
    """What is wrong with a field, directly under it."""
    if problems:
        said = dict.fromkeys(plain(sentence(text, problem, beside)) for problem in problems)
        st.error("  \n".join(said), icon=":material/error:")
