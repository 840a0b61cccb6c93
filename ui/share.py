"""Sharing a position: its link and QR code, a file, plain text, a page for paper; and a file opened."""

from __future__ import annotations

import json
from html import escape

import segno
import streamlit as st
from segno.encoder import DataOverflowError
from streamlit.delta_generator import DeltaGenerator

from analyzer import Analysis, RamiError
from analyzer.terminal.analysis import report
from analyzer.wording import Text
from ui import address, intake, popovers, positiondata, scroll
from ui.analysis import Outcome

NAME = "share"
PRINT = "ui/pages/paper.py"


def popover(text: Text) -> DeltaGenerator:
    """The button; what is behind it comes once the answer is known, and only while it is open."""
    return popovers.popover(NAME, text("share"), ":material/ios_share:")


def fill(text: Text, outcome: Outcome, found: Analysis | None, place: DeltaGenerator) -> None:
    """All ways to take the position along, in the popover."""
    if not popovers.is_open(NAME):
        st.session_state["share_fault"] = None  # who opens it anew is not told of an old file
        return
    with place, st.container(key="share"):
        _link(text)
        with st.container(horizontal=True, vertical_alignment="center", gap="small"):
            save(text)
            st.page_link(PRINT, label=text("share-print"), icon=":material/print:", query_params=_query(text))
        if outcome.position and found:
            with st.expander(text("share-text"), icon=":material/notes:"):
                lines = report(text, outcome.position, found, text.lang)
                st.code("\n".join(lines), language=None, wrap_lines=True, height=260)
        _upload(text)


def link() -> str:
    """The whole address of the position, for any browser."""
    base = (st.context.url or "").rstrip("/").removesuffix("/paper")
    return f"{base}/?{address.QUERY}={st.session_state['link']}"


def qr_html(text: Text, link: str) -> str:
    """A link as a QR code, on its own light ground; empty where the link is too long for one."""
    try:
        code = segno.make(link, error="l", micro=False)
    except DataOverflowError:
        return ""
    source = code.svg_data_uri(scale=4, border=4, dark="#000", light="#fff")
    return f'<img class="rc-qr" src="{escape(source, quote=True)}" alt="{escape(text("share-qr"), quote=True)}">'


def save(text: Text) -> None:
    """The position as a file."""
    data = positiondata.of_page("en", unread=False)
    st.download_button(
        text("share-save"),
        json.dumps(data, ensure_ascii=False, indent=2).encode(),
        text("share-file", rules=data["rules"]),
        "application/json",
        key="share-save",
        on_click="ignore",
        icon=":material/download:",
    )


def _query(text: Text) -> dict[str, str]:
    return {address.QUERY: st.session_state["link"], "lang": text.lang}


def _link(text: Text) -> None:
    st.caption(text("share-link"))
    show_link(text, link(), text("share-qr-use"))


def show_link(text: Text, link: str, use: str) -> None:
    """A whole address, to be copied, or scanned for the use named."""
    st.code(link, language=None, wrap_lines=True)
    if code := qr_html(text, link):
        st.html(f'<div class="rc-qr-plate">{code}<span>{escape(use)}</span></div>')
    else:
        st.caption(text("share-qr-too-long"))


def _upload(text: Text) -> None:
    """A position from a file; one that is none is explained, and the page stays as it is."""
    s = st.session_state
    with st.container(key="share_fault_notice"):
        if fault := s.get("share_fault"):
            st.error(text("share-bad-file"), icon=":material/error:")
            intake.tell(text.of(fault.deck), fault.problems)
    s.setdefault("share_files", 0)
    key = f"share-file-{s['share_files']}"
    st.file_uploader(text("share-open"), ["json"], key=key, on_change=_uploaded, max_upload_size=1)
    scroll.to(".st-key-share_fault_notice", s["share_files"], "share_scroll")


def _uploaded() -> None:
    s = st.session_state
    given = s.get(f"share-file-{s['share_files']}")
    if given is None:
        return
    s["share_fault"] = None
    s["share_files"] += 1  # a file that was refused is listed no more: it would look as if it had been taken
    try:
        intake.open_file(given.getvalue())
    except RamiError as error:
        s["share_fault"] = error
    else:
        popovers.shut(NAME)
