"""The sheet as a file: JSON that comes back as it was, CSV for spreadsheets."""

from __future__ import annotations

import json
from typing import Any

import streamlit as st

from analyzer.errors import Problem, RamiError, ScoreError
from analyzer.match import Match
from analyzer.matchio import MOST_TEXT, match_from_csv, match_from_json, match_to_csv, match_to_json
from analyzer.wording import Text
from ui.scores import book
from ui.scores.words import faults


def save(text: Text, match: Match) -> None:
    """Two downloads, made in the browser's own language of separators."""
    whole = json.dumps(match_to_json(match), ensure_ascii=False, indent=2)
    table = match_to_csv(match, ";" if text.lang == "fr" else ",")
    name = text("scores-file", rules=match.rules.name)
    for kind, mime, content in (("JSON", "application/json", whole), ("CSV", "text/csv", "\ufeff" + table)):
        st.download_button(
            text("scores-download", kind=kind),
            content.encode(),
            f"{name}.{kind.lower()}",
            mime,
            key=f"sc-save-{kind.lower()}",
            on_click="ignore",
            icon=":material/download:",
            width="stretch",
        )


def load(text: Text) -> None:
    """A sheet from a file; one that is none is explained, and the match on the page stays."""
    s = st.session_state
    s.setdefault("sc_files", 0)
    st.file_uploader(text("scores-upload"), ["json", "csv"], key=f"sc-file-{s['sc_files']}", on_change=_loaded)
    faults(text, s.get("sc_file_problems", ()))


def _loaded() -> None:
    s = st.session_state
    given = s.get(f"sc-file-{s['sc_files']}")
    s["sc_file_problems"] = ()
    if given is None:
        return
    try:
        book.change(_read(given.getvalue(), given.name))
        s["sc_files"] += 1
    except RamiError as error:
        s["sc_file_problems"] = error.problems


def _read(content: bytes, name: str) -> Match:
    """The match in a file. Raises ScoreError, or RulesError for its rule set and options."""
    if len(content) > MOST_TEXT:
        raise ScoreError(Problem("text_too_long", "", {"most": MOST_TEXT}))
    try:
        words = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ScoreError(Problem("not_a_sheet", "", {"row": 1})) from error
    return _from_csv(words) if name.lower().endswith(".csv") else match_from_json(_from_json(words))


def _from_json(words: str) -> Any:
    try:
        return json.loads(words)
    except (ValueError, RecursionError) as error:
        raise ScoreError(Problem("not_an_object", "", {"value": words[:24]})) from error


def _from_csv(words: str) -> Match:
    """A plain table of points says no rules: then those on the page are meant."""
    try:
        return match_from_csv(words)
    except ScoreError as error:
        if not any(problem.code == "missing_key" and problem.where == "rules" for problem in error.problems):
            raise
    current = book.match()
    rules = current.rules.name if current else st.session_state.get("sc-rules", "classic")
    return match_from_csv(words, {"rules": rules})
