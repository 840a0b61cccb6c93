"""A control for any form of value: switches, numbers and choices, and editors of lists and tables put together of them.

The whole value of an option is remembered under `opt-<option>`; each part of a larger one is remembered beside it for
its own widget, and follows it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import streamlit as st

from analyzer.forms import Choice, Either, Form, Number, Parts, Path, Rows, Switch, Table, part, with_part, without_part
from analyzer.houserules import first, forms, start
from analyzer.rules import TABLES
from analyzer.wording import Text
from ui import state
from ui.choice import number, select, toggle
from ui.house.words import key_name, word

WIDTH = 210
NARROW = 150
NOTHING = ""


def is_large(option: str) -> bool:
    """Whether the value of an option has parts, so that its control takes the whole width."""
    shape = forms()[option]
    return isinstance(shape.form if isinstance(shape, Either) else shape, Parts | Rows | Table)


def show(text: Text, option: str, label: str) -> None:
    """The control of an option."""
    meaning, shape = text(f"meaning-{option}"), forms()[option]
    if isinstance(shape, Rows | Table):
        st.markdown(label, help=meaning)
        _control(text, shape, (option,), label, {})
    else:
        _control(text, shape, (option,), label, {"help": meaning})


def _control(text: Text, shape: Form, path: Path, label: str, look: dict[str, Any]) -> None:
    match shape:
        case Switch():
            toggle(label, *_own(path), **look)
        case Number(least, most):
            key, chosen = _own(path)
            number(label, least, most, key, on_change=chosen, **look)
        case Choice(words) if None in words:
            # A select box takes None for nothing chosen.
            codes = [each or NOTHING for each in words]
            own = _beside(f"{_key(path)}:word", _value(path) or NOTHING, lambda code: _set(path, code or None))
            select(label, codes, lambda code: word(text, _named(path), code or None), *own, **look)
        case Choice(words):
            select(label, words, lambda each: word(text, _named(path), each), *_own(path), **look)
        case Either():
            _either(text, shape, path, label, look)
        case Parts(parts):
            for place, (name, each) in enumerate(parts.items()):
                _small(text, each, (*path, name if shape.keyed else place), text(f"part-{name}"))
        case Rows():
            _rows(text, shape, path, label)
        case Table():
            _table(text, shape, path, label)


def _small(text: Text, shape: Form, path: Path, label: str) -> None:
    with st.container(width=NARROW, gap="xsmall"):
        _control(text, shape, path, label, {})


def _named(path: Path) -> str:
    """What the words of a value belong to: an option, or a part that several may have."""
    return f"part-{path[-1]}" if path[1:] else str(path[0])


def _value(path: Path) -> Any:
    return part(state.setting(str(path[0])), path[1:])


def _set(path: Path, value: Any) -> None:
    option = str(path[0])
    state.set_setting(option, with_part(state.setting(option), path[1:], value))


def _drop(path: Path) -> None:
    option = str(path[0])
    state.set_setting(option, without_part(state.setting(option), path[1:]))


def _key(path: Path) -> str:
    return f"opt-{'.'.join(map(str, path))}"


def _own(path: Path) -> tuple[str, Callable[[], None]]:
    """The key under which the value at a path is remembered for its widget, and what puts a new one in its place."""
    return _beside(_key(path), _value(path), partial(_set, path))


def _beside(key: str, value: Any, store: Callable[[Any], None]) -> tuple[str, Callable[[], None]]:
    state.put(key, value)
    return key, lambda: store(st.session_state[key])


def _either(text: Text, shape: Either, path: Path, label: str, look: dict[str, Any]) -> None:
    """A switch for the word; the value where it is off."""
    option = str(path[0])
    begin = start(option) if len(path) == 1 else first(shape.form)
    holds = _value(path) == shape.word
    switched = text("house-instead", option=label, word=word(text, _named(path), shape.word))
    store = partial(_switch, path, shape.word, begin)
    toggle(switched, *_beside(f"{_key(path)}:word", holds, store), **look)
    if not holds:
        _control(text, shape.form, path, label, {})


def _switch(path: Path, word: Any, begin: Any, holds: bool) -> None:
    _set(path, word if holds else begin)


def _rows(text: Text, shape: Rows, path: Path, label: str) -> None:
    """A list: each row with what removes it, and what adds one more; of rows with rows of their own, one at a time."""
    option, rows = str(path[0]), _value(path)
    row_code = f"{option}-row" + "-row" * (len(path) - 1)
    shown = range(len(rows))
    if isinstance(shape.item, Rows):
        shown = range(chosen := _chosen_row(text, path, row_code, len(rows)), chosen + 1)
    may_drop = len(rows) > 1 or not isinstance(forms()[option], Either)
    for place in shown:
        here = (*path, place)
        name = text(row_code, number=place + 1)
        with st.container(horizontal=True, vertical_alignment="bottom", gap="small"):
            if isinstance(shape.item, Number):
                _small(text, shape.item, here, name)
            else:
                _control(text, shape.item, here, name, {})
            if may_drop:
                _drop_button(text, here, text("house-item", option=label, part=name))
    fresh = rows[-1] if rows else first(shape.item)
    st.button(
        text("house-add-to", option=text(row_code, number=len(rows) + 1)),
        key=f"{_key(path)}:add",
        icon=":material/add:",
        type="tertiary",
        on_click=partial(_set, path, [*rows, fresh]),
    )


def _chosen_row(text: Text, path: Path, row_code: str, count: int) -> int:
    """Which row of a long list is worked on."""
    key = f"{_key(path)}:row"
    state.put(key, min(st.session_state.get(key, 0), count - 1))
    select(text("house-edit"), range(count), lambda place: text(row_code, number=place + 1), key, width=WIDTH)
    return int(st.session_state[key])


def _table(text: Text, shape: Table, path: Path, label: str) -> None:
    """A table: each entry with what removes it where it may go, and a choice of the keys that are still to be had."""
    option, table = str(path[0]), _value(path)
    lasting = state.standard()[option] if option in TABLES else None
    with st.container(horizontal=True, vertical_alignment="bottom", gap="small"):
        for key in table:
            here, name = (*path, key), key_name(text, option, key)
            with st.container(horizontal=True, vertical_alignment="bottom", gap="small", width="content"):
                if isinstance(shape.at(key), Parts | Table):
                    st.markdown(name, width="content")
                    _control(text, shape.at(key), here, name, {})
                else:
                    _small(text, shape.at(key), here, name)
                if key not in (lasting or {}):
                    _drop_button(text, here, text("house-item", option=label, part=name))
    _add_entry(text, shape, path, label)


def _add_entry(text: Text, shape: Table, path: Path, label: str) -> None:
    option, table = str(path[0]), _value(path)
    every = [str(n) for n in range(shape.keys.least, shape.keys.most + 1)] if isinstance(shape.keys, Number) else []
    if isinstance(shape.keys, Choice):
        every = [str(each) for each in shape.keys.words]
    missing = [key for key in every if key not in table]
    if not missing:
        return
    key = f"{_key(path)}:new"
    state.put(key, "")

    def chosen() -> None:
        if added := st.session_state[key]:
            entries = {**table, added: first(shape.at(added))}
            order = {each: place for place, each in enumerate(every)}
            _set(path, dict(sorted(entries.items(), key=lambda entry: order[entry[0]])))
            state.put(key, "")

    def words(each: str) -> str:
        return key_name(text, option, each) if each else text("house-add-choose")

    select(text("house-add-to", option=label), ["", *missing], words, key, chosen, width=WIDTH)


def _drop_button(text: Text, path: Path, name: str) -> None:
    st.button("✕", key=f"{_key(path)}:drop", help=text("house-remove", option=name), on_click=partial(_drop, path))
