"""Compares an answer with what a case expects; only the expected keys count, at any depth.

Cards compare as multisets, where a bare `JK` also matches a named joker; `discards` and `all_points` as sets; rows of a
table are matched by their card. Reason codes explain and are not compared (`reasons_include`).
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any


def judge(expect: dict[str, Any], answer: dict[str, Any]) -> list[str]:
    """Everything that is wrong with an answer; empty when it is right."""
    if expect.get("error"):
        return [] if answer.get("error") else [f"an error was expected, got {answer}"]
    if answer.get("error"):
        return [f"unexpected error {answer['error']}"]
    return list(differences(expect, answer))


def differences(want: Any, got: Any, path: str = "") -> Iterator[str]:
    """One line for each expected value that is missing or different."""
    if isinstance(want, dict) and isinstance(got, dict):
        for key, value in want.items():
            here = f"{path}.{key}".lstrip(".")
            if key in got:
                yield from differences(value, got[key], here)
            elif key != "reasons_include":
                yield f"{here}: missing"
    elif isinstance(want, list) and isinstance(got, list) and want and isinstance(want[0], dict):
        rows = {row.get("card"): row for row in reversed(got) if isinstance(row, dict)}
        for row in want:
            yield from differences(row, rows.get(row["card"]), f"{path}[{row['card']}]")
    elif isinstance(want, list) and isinstance(got, list):
        if not same_items(want, got, as_set=path.endswith(("discards", "all_points"))):
            yield f"{path}: expected {want}, got {got}"
    elif want != got or isinstance(want, bool) != isinstance(got, bool):
        yield f"{path}: expected {want}, got {got}"


def same_items(want: list[Any], got: list[Any], *, as_set: bool) -> bool:
    """Whether two lists hold the same items in any order."""
    need, have = (Counter(item if isinstance(item, str) else json.dumps(item) for item in side) for side in (want, got))
    if as_set:
        return need.keys() == have.keys()
    missing, extra = need - have, have - need
    return set(missing) <= {"JK"} and all(card.startswith("JK=") for card in extra) and missing.total() == extra.total()
