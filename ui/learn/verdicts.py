"""The verdict on a meld or a move: yes or no, the rule behind the no, and the smallest change that makes it right."""

from __future__ import annotations

import json
from collections.abc import Mapping
from html import escape
from typing import Any

import streamlit as st

from analyzer import RamiError
from analyzer.checking import Mend, Verdict, check_request
from analyzer.rules import RuleSet, load_rules
from analyzer.values import meld_points
from analyzer.wording import Text
from analyzer.wording.teaching import change_words, rule_words
from ui import cards, tiles
from ui.learn import drawing, using
from ui.results import bar


@st.cache_data(show_spinner=False, max_entries=300)
def _checked(request: str) -> Verdict:
    return check_request(json.loads(request))


def verdict_of(request: Mapping[str, Any]) -> Verdict:
    """The verdict on a request, worked out once. Raises RamiError."""
    return _checked(json.dumps(request, sort_keys=True))


def show_short(text: Text, request: Mapping[str, Any] | None) -> None:
    """The headline alone, kept in sight at the bottom of a phone."""
    if request is None:
        st.html(bar.waiting(text("check-empty")))
        return
    try:
        verdict = verdict_of(request)
    except RamiError as error:
        st.html(bar.short(text, text("verdict-problems", count=len(error.problems)), good=False))
        return
    words = _yes(text, request, verdict) if verdict.right else _no(text, request, verdict)
    st.html(bar.short(text, words, good=verdict.right))


def show(text: Text, request: Mapping[str, Any]) -> None:
    """The verdict on a request, or what is wrong with the request itself."""
    try:
        verdict = verdict_of(request)
    except RamiError as error:
        st.error("  \n".join(map(text.problem, error.problems)), icon=":material/error:")
        return
    about = request.get("position", request)
    rules = load_rules(about["rules"], **about.get("options", {}))
    if verdict.right:
        st.success(f"**{_yes(text, request, verdict)}**", icon=":material/check_circle:")
    else:
        st.warning(f"**{_no(text, request, verdict)}**", icon=":material/block:")
        st.html(_reasons(text, rules, verdict))
    _readings(text, rules, request, verdict)
    if verdict.after is not None:
        st.html(cards.meld_html(verdict.after, text.lang, text("check-after"), wild=tiles.wild()))
    _mends(text, request, verdict)


def _yes(text: Text, request: Mapping[str, Any], verdict: Verdict) -> str:
    if request["do"] == "meld":
        return text("check-yes-meld", kind=str(verdict.readings[0].kind))
    if request["do"] == "play":
        return text("check-yes-play", penalty=verdict.penalty_after)
    return text(f"check-yes-{request['do']}")


def _no(text: Text, request: Mapping[str, Any], verdict: Verdict) -> str:
    if verdict.failing_step is not None:
        return text("check-no-step", number=verdict.failing_step + 1)
    return text(f"check-no-{request['do']}")


def _reasons(text: Text, rules: RuleSet, verdict: Verdict) -> str:
    """Each reason in words, with the rule that it comes from."""
    items = []
    for reason, ids in zip(verdict.reasons, verdict.rule_ids, strict=True):
        named = "".join(rule_html(text, rules, rule_id) for rule_id in ids)
        items.append(f"<li>{escape(text.reason(reason))}{named}</li>")
    return f'<ul class="ln-reasons">{"".join(items)}</ul>'


def rule_html(text: Text, rules: RuleSet, rule_id: str) -> str:
    """A rule with its ID."""
    words = escape(rule_words(text, rule_id, rules))
    return f'<div class="ln-rule"><span class="ln-id">{rule_id}</span> {words}</div>'


def _readings(text: Text, rules: RuleSet, request: Mapping[str, Any], verdict: Verdict) -> None:
    """Every reading of a meld with its points, the best one first; of a laying its melds."""
    if not verdict.readings:
        return
    st.html(
        "".join(
            cards.meld_html(
                meld,
                text.lang,
                text("check-reading", kind=str(meld.kind), points=meld_points(meld, rules)),
                wild=tiles.wild(),
            )
            for meld in verdict.readings
        )
    )
    if request["do"] == "meld" and len(verdict.readings) > 1:
        st.caption(text("check-readings"))
    if request["do"] == "lay" and rules.open_min:
        st.caption(text("check-together", points=verdict.points or 0))


def _mends(text: Text, request: Mapping[str, Any], verdict: Verdict) -> None:
    """The smallest changes, each in words and as drawn cards."""
    if verdict.right:
        return
    if not verdict.mends:
        st.caption(text("check-no-mend"))
        return
    st.header(text("check-mends", count=len(verdict.mends)), anchor=False)
    for place, mend in enumerate(verdict.mends):
        with st.container(horizontal=True, vertical_alignment="center", gap="small", key=f"ln-mend-{place}"):
            st.html(_mend(text, request, mend), width="stretch")
            st.button(
                text("check-use"),
                icon=":material/check:",
                key=f"ck-use-{place}",
                on_click=using.use,
                args=(request, mend.request),
            )


def _mend(text: Text, request: Mapping[str, Any], mend: Mend) -> str:
    words = " ".join(escape(change_words(text, change)) for change in mend.changes)
    return f'<div class="ln-mend">{words}{drawing.request_html(text, {**request, **mend.request})}</div>'
