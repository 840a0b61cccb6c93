"""The chapters of a rule set: its settings in sentences, its rules with examples, and a button to try each."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

import streamlit as st

from analyzer import RamiError
from analyzer.checking import check_request
from analyzer.lessons import CHAPTERS, Entry, Example, ask, chapters, entries, holds, position_of
from analyzer.lessons.entries import VERDICT, figure
from analyzer.rules import RuleSet, load_rules
from analyzer.terminal.rules import ending_name
from analyzer.wording import Text
from analyzer.wording.teaching import line_words
from ui import state
from ui.choice import select
from ui.learn import drawing, moves, verdicts

CHECKER = "ui/pages/check.py"
ANALYSER = "ui/pages/analyse.py"
SIDES = ("right", "wrong")


def show(text: Text, rules: RuleSet) -> None:
    """One chapter, chosen above it."""
    options = _in_force(rules)
    if options:
        st.caption(text("rulebook-house"))
    st.session_state.setdefault("rb_chapter", CHAPTERS[0])
    chapter = select(text("rulebook-chapter"), CHAPTERS, lambda code: text(f"chapter-{code}"), "rb_chapter", width=330)
    with st.container():
        st.header(text(f"chapter-{chapter}"), anchor=False)
        (lines,) = (each.lines for each in chapters(rules) if each.code == chapter)
        st.markdown("\n".join(f"- {line_words(text, line)}" for line in lines))
        for entry in entries(rules):
            if entry.chapter == chapter:
                with st.container(key=f"rule-{entry.rule_id}"):
                    _entry(text, rules, entry, options)


def _in_force(rules: RuleSet) -> dict[str, Any]:
    """The house rules that differ; none while they exclude each other, which is said beside them."""
    options = {**state.deal_options(), **state.options()}
    try:
        load_rules(rules.name, **options)
    except RamiError:
        return {}
    return state.options()


def _entry(text: Text, rules: RuleSet, entry: Entry, options: Mapping[str, Any]) -> None:
    """A rule with its ID, and its examples as the engine judges them under the house rules."""
    st.html(verdicts.rule_html(text, rules, entry.rule_id))
    for side in SIDES:
        example: Example | None = getattr(entry, side)
        if example is None:
            continue
        here = example.under(options)
        with st.container(horizontal=True, vertical_alignment="center", gap="small", key=f"ln-{entry.rule_id}-{side}"):
            st.html(_example(text, here, side, changed=bool(options) and not holds(here)), width="stretch")
            if (position := position_of(here)) is not None:
                st.button(
                    text("rulebook-try"),
                    icon=":material/play_arrow:",
                    key=f"try-{entry.rule_id}-{side}",
                    on_click=_try,
                    args=(dict(here.request), position),
                )


def _try(request: dict[str, Any], position: dict[str, Any]) -> None:
    """Open an example in the checker; what a whole hand holds or costs, in the analyser."""
    moves.fill(request, position)
    st.session_state["rb_try"] = CHECKER if request["do"] in moves.QUESTIONS else ANALYSER


def follow() -> None:
    """Go where an example is to be tried: a callback may not change the page."""
    if page := st.session_state.pop("rb_try", None):
        st.switch_page(page)


def _example(text: Text, example: Example, side: str, *, changed: bool) -> str:
    mark = "✓" if side == "right" else "✗"
    kind = "yes" if side == "right" else "no"
    told = escape(text("rulebook-changed") if changed else _told(text, example))
    label = escape(text(f"rulebook-{side}"))
    return (
        f'<div class="ln-example"><span class="ln-mark ln-{kind}">{mark} {label}</span> {told}'
        f"{drawing.request_html(text, example.request)}</div>"
    )


def _told(text: Text, example: Example) -> str:
    """What the engine says to an example: its figures, a wrong figure against the right one, or the reason in a no."""
    try:
        found = ask(example)
    except RamiError as error:
        return " ".join(map(text.problem, error.problems))
    if example.claim:
        path, value = next(iter(example.claim.items()))
        return text("figure-not", claim=_figure(text, path, value), found=_figure(text, path, figure(found, path)))
    if example.reason:
        reasons = check_request(example.request).reasons
        return text.reason(next(reason for reason in reasons if reason.code == example.reason))
    verdict = VERDICT.get(example.request["do"])
    figures = [_figure(text, path, value) for path, value in example.expected.items() if path != verdict]
    return ", ".join(figures) or text("rulebook-said", right=True)


def _figure(text: Text, path: str, value: Any) -> str:
    """One figure of an answer in words; points of a player are told with the player's name."""
    part, _, who = path.partition(".")
    if part in ("round_points", "totals"):
        return text(f"figure-{part}", who=who, value=value)
    if path == "discards":
        value = bool(value)
    elif path == "eliminated":
        value = ", ".join(value) or None
    elif path == "go_out.bonus" and value:
        value = ending_name(text, value)
    return text(f"figure-{path.replace('.', '-')}", value=value)
