"""The player's record: what is right of each skill, what comes back and when, and the file that keeps it."""

from __future__ import annotations

from html import escape

import streamlit as st

from analyzer.errors import Problem, QuizError, RamiError
from analyzer.quiz import Progress, progress_from_text, progress_to_text
from analyzer.quiz.progress import Count, Skill
from analyzer.quiz.progressio import MOST_TEXT
from analyzer.wording import Text
from ui.editor import faults
from ui.quiz import run


def show(text: Text) -> None:
    """The record, a review of what is due, and the file."""
    record = run.progress()
    due = len(record.due(run.now()))
    with st.expander(text("quiz-progress"), icon=":material/school:"):
        if record.counts:
            st.html(_table_html(text, record))
        else:
            st.caption(text("quiz-no-progress"))
        if record.missed:
            st.caption(text("quiz-waiting", count=len(record.missed), due=due))
        with st.container(horizontal=True, gap="small"):
            st.button(text("quiz-review", count=due), key="qz-review", on_click=run.review, disabled=not due)
            st.download_button(
                text("quiz-save"),
                progress_to_text(record).encode(),
                f"{text('quiz-file')}.json",
                "application/json",
                key="qz-save",
                on_click="ignore",
                disabled=not record.counts,
                icon=":material/download:",
            )
        s = st.session_state
        s.setdefault("qz_files", 0)
        st.file_uploader(text("quiz-load"), ["json"], key=f"qz-file-{s['qz_files']}", on_change=_loaded)
        faults(text, s.get("qz_file_problems", ()))


def _table_html(text: Text, record: Progress) -> str:
    heads = "".join(f'<th scope="col">{escape(text(f"quiz-column-{name}"))}</th>' for name in ("skill", "right"))
    rows = "".join(_row_html(text, skill, count) for skill, count in record.counts.items())
    return f'<table class="qz-table"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>'


def _row_html(text: Text, skill: Skill, count: Count) -> str:
    name, rules = escape(text(f"quiz-kind-{skill.kind}")), escape(text(f"rules-{skill.rules}"))
    share = f"{count.right} / {count.asked} · {text('percent', share=round(100 * count.share))}"
    return f'<tr><th scope="row">{name}<br><small>{rules}</small></th><td>{share}</td></tr>'


def _loaded() -> None:
    """A file takes the place of the record; one that is none is told, and the record stays."""
    s = st.session_state
    given = s.get(f"qz-file-{s['qz_files']}")
    s["qz_file_problems"] = ()
    if given is None:
        return
    try:
        run.keep(_read(given.getvalue()))
        s["qz_files"] += 1
    except RamiError as error:
        s["qz_file_problems"] = error.problems


def _read(content: bytes) -> Progress:
    if len(content) > MOST_TEXT:
        raise QuizError(Problem("file_too_long", "progress", {"most": MOST_TEXT}))
    try:
        return progress_from_text(content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise QuizError(Problem("not_a_progress_file", "progress")) from error
