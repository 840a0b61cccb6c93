"""The house rules: a control for every option that means something, by theme, and what differs from the standard."""

from __future__ import annotations

from collections import Counter

import streamlit as st

from analyzer import Problem
from analyzer.houserules import THEMES, differences, has_meaning
from analyzer.wording import Text
from ui import folds, state
from ui.analysis import Outcome
from ui.choice import follow
from ui.editor import faults
from ui.house import controls, words

CHANGED = "✎"
"""The sign of a control whose value is not the usual one."""
PANEL, THEME = "house_panel", "house_theme"
WIDTH = 250


def show(text: Text, outcome: Outcome) -> None:
    """The house rules, folded away, and what differs from the rule set."""
    changed, wrong = state.options(), outcome.problems_at("options")
    label = text("page-house-rules", count=len(changed))
    panel = folds.fold(PANEL, label, ":material/gavel:")
    if panel.open:
        with panel:
            _themes(text, outcome)
    else:
        faults(text, wrong)
    if found := differences(state.standard(), state.settings()):
        st.caption(words.summary(text, state.rules().name, found))


def _themes(text: Text, outcome: Outcome) -> None:
    changed, rules, wrong = state.options(), state.rules(), outcome.problems_at("options")
    # What stands against another option can be mended on either side.
    needed = {*changed, *(str(each.params[key]) for each in wrong for key in ("option", "other") if key in each.params)}
    shown = {
        theme: [option for option in options if option in needed or has_meaning(option, rules)]
        for theme, options in THEMES.items()
    }
    theme = _theme(text, [theme for theme, options in shown.items() if options])
    unseen = [each for each in wrong if each not in _problems(outcome, shown[theme])]
    faults(text, unseen)
    with st.container(horizontal=True, vertical_alignment="top", gap="medium"):
        for option in shown[theme]:
            _option(text, outcome, option)
    if others := st.session_state["other_options"]:
        st.caption(text("page-other-options", options=", ".join(f"{k} = {v}" for k, v in others.items())))
    if changed:
        name = text(f"rules-{rules.name}")
        st.button(text("house-all-back", rules=name), key="house-back", icon=":material/undo:", on_click=_all_back)


def _theme(text: Text, themes: list[str]) -> str:
    """Which theme is worked on, each with the number of its options that are not as usual."""
    s = st.session_state
    state.put(THEME, s[THEME] if s.get(THEME) in themes else themes[0])
    counts = Counter(theme for theme, options in THEMES.items() for option in options if option in state.options())

    def name(theme: str) -> str:
        shown = text(f"theme-{theme}")
        return text("house-theme-changed", theme=shown, count=counts[theme]) if counts[theme] else shown

    widget, chosen = follow(s, THEME)
    st.pills(text("house-theme"), themes, format_func=name, key=widget, on_change=chosen, required=True)
    return str(s[THEME])


def _option(text: Text, outcome: Outcome, option: str) -> None:
    standard = state.standard()[option]
    changed = state.setting(option) != standard
    name = text(f"option-{option}")
    with st.container(width="stretch" if controls.is_large(option) else WIDTH, gap="xsmall"):
        controls.show(text, option, f"{CHANGED} {name}" if changed else name)
        if changed:
            st.button(
                text("house-now-standard", value=words.value(text, option, standard)),
                key=f"back-{option}",
                icon=":material/undo:",
                type="tertiary",
                help=text("house-back", option=name),
                on_click=state.set_setting,
                args=(option, standard),
            )
        faults(text, _problems(outcome, [option]))


def _problems(outcome: Outcome, options: list[str]) -> list[Problem]:
    return outcome.problems_at(*(f"options.{option}" for option in options))


def _all_back() -> None:
    state.set_rules(st.session_state["rules"], {})
