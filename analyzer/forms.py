"""The form of an option's value, read from the annotation of its field in `RuleSet`: what a control for it must offer.

Values are those of JSON: lists for tuples, text for the keys of a table.
"""

from __future__ import annotations

import typing
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import NoneType, UnionType
from typing import Any, Literal

from pydantic import BaseModel
from pydantic.fields import FieldInfo

Word = str | None
"""A value that is a word; None says that nothing is set."""


@dataclass(frozen=True)
class Switch:
    """Yes or no."""


@dataclass(frozen=True)
class Number:
    """A whole number between two bounds, both allowed."""

    least: int
    most: int


@dataclass(frozen=True)
class Choice:
    """One of these words."""

    words: tuple[Word, ...]


@dataclass(frozen=True)
class Either:
    """A word in the place of a value of that form."""

    word: Word
    form: Form


@dataclass(frozen=True)
class Parts:
    """A list whose items have each a name and a form of their own, or such a table where `keyed`."""

    parts: Mapping[str, Form]
    keyed: bool = False


@dataclass(frozen=True)
class Rows:
    """A list of values of one form."""

    item: Form


@dataclass(frozen=True)
class Table:
    """A table: keys of one form, values of another; those of some keys have a form of their own."""

    keys: Form
    values: Form
    own: Mapping[str, Form] = field(default_factory=dict)

    def at(self, key: str) -> Form:
        """The form of the value of that key."""
        return self.own.get(key, self.values)


Form = Switch | Number | Choice | Either | Parts | Rows | Table


def form(annotation: Any, words: Sequence[str] = (), names: Sequence[str] = ()) -> Form:
    """The form of values of that type; `words` are those of free text, `names` those of the parts of a tuple.

    Raises TypeError for a type that no option has, such as a whole number without bounds.

    >>> form(Literal["any", "others"] | None)
    Choice(words=(None, 'any', 'others'))
    >>> form(tuple[bool, ...])
    Rows(item=Switch())
    """
    origin, parts = typing.get_origin(annotation), typing.get_args(annotation)
    if annotation is bool:
        return Switch()
    if annotation is str:
        return Choice(tuple(words))
    if origin is typing.Annotated:
        return _number(parts) if parts[0] is int else form(parts[0], words, names)
    if origin is Literal:
        return Choice(parts)
    if origin in (typing.Union, UnionType):
        return _union([_word(part) or form(part, words, names) for part in parts])
    if origin is tuple and parts[-1] is Ellipsis:
        return Rows(form(parts[0], words, names))
    if origin is tuple:
        return Parts({name: form(part, words) for name, part in zip(names, parts, strict=True)})
    if origin is Mapping:
        return Table(form(parts[0], words, names), form(parts[1], words, names))
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return Parts({name: form(hint) for name, hint in hints(annotation).items()}, keyed=True)
    raise TypeError(annotation)


def hints(model: type[BaseModel]) -> dict[str, Any]:
    """The annotation of each field of a model, with its bounds."""
    every = typing.get_type_hints(model, include_extras=True)
    return {name: every[name] for name in model.model_fields}


def _number(parts: Sequence[Any]) -> Number:
    bounds: dict[str, int] = {}
    for info in parts[1:]:
        for bound in info.metadata if isinstance(info, FieldInfo) else ():
            bounds |= {key: getattr(bound, key) for key in ("ge", "le") if hasattr(bound, key)}
    if bounds.keys() != {"ge", "le"}:
        raise TypeError(parts)
    return Number(bounds["ge"], bounds["le"])


def _word(part: Any) -> Form | None:
    return Choice((None,)) if part is NoneType else None


def _union(forms: Sequence[Form]) -> Form:
    """Words alone are one choice; else one word stands in the place of a value."""
    words = tuple(word for each in forms if isinstance(each, Choice) for word in each.words)
    others = [each for each in forms if not isinstance(each, Choice)]
    if not others:
        return Choice(tuple(sorted(words, key=lambda word: word is not None)))
    (word,), (other,) = words, others
    return Either(word, other)


def fits(shape: Form, value: Any) -> bool:
    """Whether a value of JSON has that form; it may contradict others all the same.

    >>> fits(Number(1, 8), 8), fits(Number(1, 8), 9), fits(Either(None, Switch()), None)
    (True, False, True)
    """
    match shape:
        case Switch():
            return isinstance(value, bool)
        case Number(least, most):
            return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
        case Choice(words):
            return isinstance(value, Word) and value in words
        case Either(word, other):
            return (isinstance(value, Word) and value == word) or fits(other, value)
        case Rows(item):
            return isinstance(value, list) and all(fits(item, each) for each in value)
        case Parts(parts, keyed):
            return _fits_parts(parts, value) if keyed else _fits_list([*parts.values()], value)
        case Table(keys):
            return isinstance(value, Mapping) and all(
                _fits_key(keys, key) and fits(shape.at(key), each) for key, each in value.items()
            )
    raise TypeError(shape)


def _fits_parts(parts: Mapping[str, Form], value: Any) -> bool:
    same = isinstance(value, Mapping) and value.keys() == parts.keys()
    return same and all(fits(part, value[name]) for name, part in parts.items())


def _fits_list(parts: Sequence[Form], value: Any) -> bool:
    return isinstance(value, list) and len(value) == len(parts) and all(map(fits, parts, value))


def _fits_key(shape: Form, key: str) -> bool:
    return fits(shape, int(key) if isinstance(shape, Number) and key.isdecimal() else key)


Path = tuple[str | int, ...]
"""The way into a value: keys of tables, places in lists."""


def part(value: Any, path: Path) -> Any:
    """What lies at the end of a path.

    >>> part({"set": [[3, 1]]}, ("set", 0, 1))
    1
    """
    return part(value[path[0]], path[1:]) if path else value


def with_part(value: Any, path: Path, new: Any) -> Any:
    """The value with another part at the end of the path; a new key of a table comes last.

    >>> with_part({"set": [3, 4]}, ("set", 1), 5)
    {'set': [3, 5]}
    """
    if not path:
        return new
    first, *rest = path
    if isinstance(value, Mapping):
        return {**value, first: with_part(value.get(first), tuple(rest), new)}
    return [with_part(each, tuple(rest), new) if place == first else each for place, each in enumerate(value)]


def without_part(value: Any, path: Path) -> Any:
    """The value without the part at the end of the path.

    >>> without_part([[3], [4, 5]], (1, 0))
    [[3], [5]]
    """
    above = part(value, path[:-1])
    if isinstance(above, Mapping):
        return with_part(value, path[:-1], {key: each for key, each in above.items() if key != path[-1]})
    return with_part(value, path[:-1], [each for place, each in enumerate(above) if place != path[-1]])
