"""Two rule sets side by side: what differs alone, or marked among the rest."""

from __future__ import annotations

from html import escape
from typing import Any

import streamlit as st

from analyzer.lessons import Row, compare
from analyzer.rules import load_rules, rule_names
from analyzer.ruleset import RuleSet
from analyzer.terminal.rules import value_words
from analyzer.wording import Text
from ui.choice import select, toggle
from ui.house import words as house


def show(text: Text, rules: RuleSet) -> None:
    """The rule set of the page beside another one."""
    s = st.session_state
    others = [name for name in rule_names() if name != rules.name]
    if s.get("rb_other") not in others:
        s["rb_other"] = others[0]
    s.setdefault("rb_differences", True)
    with st.container(horizontal=True, vertical_alignment="bottom", gap="small"):
        select(text("rulebook-other"), others, lambda name: text(f"rules-{name}"), "rb_other", width=230)
        toggle(text("rulebook-only-differences"), "rb_differences")
    other = load_rules(s["rb_other"])
    rows = [row for row in compare(rules, other) if row.differs or not s["rb_differences"]]
    names = (text("rulebook-setting"), text(f"rules-{rules.name}"), text(f"rules-{other.name}"))
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
    # Where only differences are shown, none of them stands out.
    body = "".join(_row(text, row, (rules, other), marked=row.differs and not s["rb_differences"]) for row in rows)
    table = f'<table class="ln-table"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'
    st.html(f'<div class="ln-scroll" tabindex="0">{table}</div>')


def _row(text: Text, row: Row, compared: tuple[RuleSet, RuleSet], *, marked: bool) -> str:
    values = (_value(text, rules, row.option, value) for rules, value in zip(compared, row.values, strict=True))
    cells = "".join(f"<td>{escape(value)}</td>" for value in values)
    shown = ' class="ln-differs"' if marked else ""
    return f'<tr{shown}><th scope="row">{escape(text(f"option-{row.option}"))}</th>{cells}</tr>'


def _value(text: Text, rules: RuleSet, option: str, value: Any) -> str:
    """A value in words; a setting that means nothing in a rule set has none."""
    if value is None:
        return text("rulebook-none")
    text = text.of(rules.deck)
    words = value_words(text, rules, option)
    if words.startswith(("{", "[")):  # tables and lists, as the program reads them
        return house.value(text, option, rules.model_dump(mode="json")[option])
    # `open_scope` shows its code with the meaning behind it: here the meaning is enough.
    _, _, meaning = words.partition(" (")
    return meaning.removesuffix(")") if meaning and isinstance(value, str | bool) else words
