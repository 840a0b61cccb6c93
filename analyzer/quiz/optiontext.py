"""House rules as text for a link: `open_min-40`, `swap-false`, `bonus-rami-add-50`; nothing in it needs escaping.

One setting is the path of its keys and its value, joined by `-`. A value is a number (`n25` is minus 25), a word
(`others`), `true`, `false` or `null`. A list says how deep it is: `l1.3.4`, `l2.set.3..run.4`; its parts are joined by
dots, one dot between the innermost, one more for each depth.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from analyzer.errors import Problem, QuizError

WORD = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
KEY = re.compile(r"[A-Za-z0-9_]+")
NUMBER = re.compile(r"n?[0-9]{1,6}")
LIST = re.compile(r"l([1-4])\.(.*)")
WORDS: Mapping[str, bool | None] = {"true": True, "false": False, "null": None}


def write_options(options: Mapping[str, Any], *path: str) -> Iterator[str]:
    """Each setting as one text, in the order of the keys. Raises QuizError for what no text stands for.

    >>> list(write_options({"open_min": 40, "bonus": {"rami": {"add": 50}}, "max_buys": [3, 4]}))
    ['bonus-rami-add-50', 'max_buys-l1.3.4', 'open_min-40']
    """
    for key, value in sorted(options.items(), key=lambda pair: str(pair[0])):
        if not KEY.fullmatch(str(key)):
            raise _unwritable(key)
        if isinstance(value, Mapping) and value:
            yield from write_options(value, *path, str(key))
        else:
            yield "-".join((*path, str(key), _value(value)))


def read_options(texts: Sequence[str]) -> dict[str, Any]:
    """The settings of these texts. Raises QuizError naming the text that is none; what they mean is judged elsewhere.

    >>> read_options(["bonus-rami-own-n25", "contracts-l3.set.3..run.4...run.5"])
    {'bonus': {'rami': {'own': -25}}, 'contracts': [[['set', 3], ['run', 4]], [['run', 5]]]}
    """
    options: dict[str, Any] = {}
    for text in texts:
        *path, value = text.split("-")
        if not path or not all(map(KEY.fullmatch, path)):
            raise _unreadable(text)
        table = options
        for key in path[:-1]:
            table = table.setdefault(key, {})
            if not isinstance(table, dict):
                raise _unreadable(text)
        if path[-1] in table:
            raise _unreadable(text)
        table[path[-1]] = _read(value, text)
    return options


def _value(value: Any) -> str:
    for word, meaning in WORDS.items():
        if value is meaning:
            return word
    if isinstance(value, int):
        return f"n{-value}" if value < 0 else str(value)
    if isinstance(value, str) and WORD.fullmatch(value) and not _taken(value):
        return value
    if isinstance(value, list | tuple) and value:
        depth = _depth(value)
        return f"l{depth}.{_joined(value, depth)}"
    raise _unwritable(value)


def _taken(word: str) -> bool:
    """Whether the word would be read as something else."""
    return word in WORDS or NUMBER.fullmatch(word) is not None


def _depth(value: Any) -> int:
    return 1 + _depth(value[0]) if isinstance(value, list | tuple) and value else 0


def _joined(value: Sequence[Any], depth: int) -> str:
    parts = [_joined(part, depth - 1) if depth > 1 else _value(part) for part in value]
    return ("." * depth).join(parts)


def _read(value: str, text: str) -> Any:
    if value in WORDS:
        return WORDS[value]
    if NUMBER.fullmatch(value):
        return -int(value[1:]) if value.startswith("n") else int(value)
    if nested := LIST.fullmatch(value):
        return _split(nested[2], int(nested[1]), text)
    if WORD.fullmatch(value):
        return value
    raise _unreadable(text)


def _split(value: str, depth: int, text: str) -> list[Any]:
    parts = value.split("." * depth)
    return [_split(part, depth - 1, text) if depth > 1 else _read(part, text) for part in parts]


def _unwritable(value: object) -> QuizError:
    return QuizError(Problem("option_not_writable", "options", {"value": str(value)[:40]}))


def _unreadable(text: str) -> QuizError:
    return QuizError(Problem("bad_option_text", "quiz", {"value": text[:40]}))
