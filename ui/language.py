"""The language of the page: from the link, else from the browser; remembered as `?lang=` in the link."""

from __future__ import annotations

from pathlib import Path

import streamlit as st

from analyzer.wording import LANGUAGES, Text
from ui import state

# Streamlit always says <html lang="en">: browsers would offer to translate, screen readers would speak French wrongly.
_html_lang = st.components.v2.component(
    "ramiscope_html_lang", js=(Path(__file__).parent / "components" / "words.js").read_text(encoding="utf-8")
)
STREAMLIT_SAYS = {
    "Upload": "upload",
    "Browse files": "upload",
    "MB per file": "megabytes",
    "file upload": "file",
    "Main menu": "menu",
    "App pages": "pages",
    "System": "system",
    "Light": "light",
    "Dark": "dark",
    "Print": "print",
    "Record screen": "record",
    "Stop": "stop",
    "Help": "help",
    "Help for": "help-for",
    "Clear value": "clear",
    "Increment": "more",
    "Decrement": "less",
    "Open": "open",
    "Copy to clipboard": "copy",
    "Copied": "copied",
    "Show/hide columns:": "columns",
    "Download as CSV:": "csv",
    "Search:": "search",
    "Fullscreen:": "fullscreen",
    "Show data:": "data",
    "Download as PNG:": "png",
    "Copy Vega-Lite spec:": "vega",
}
"""What Streamlit writes by itself, and the message that says it; those with a colon, and `Help for`, before a name."""


def start() -> Text:
    """The words of this session's language, found on the first run."""
    if "lang" not in st.session_state:
        asked = st.query_params.get("lang", "")
        browser = (st.context.locale or "en")[:2]
        st.session_state["lang"] = next((lang for lang in (asked, browser) if lang in LANGUAGES), "en")
        st.session_state["lang_chosen"] = asked in LANGUAGES
    lang = st.session_state["lang"]
    if st.session_state["lang_chosen"] and st.query_params.get("lang") != lang:
        st.query_params["lang"] = lang  # another page of the site begins without it
    text = Text(lang)
    words = {english: text(f"streamlit-{code}") for english, code in STREAMLIT_SAYS.items()}
    _html_lang(data={"lang": lang, "words": words}, key="html_lang")
    return text


def switch(text: Text) -> None:
    """The FR/EN control."""
    st.segmented_control(
        text("page-language"),
        list(LANGUAGES),
        format_func=str.upper,
        key="lang_choice",
        default=text.lang,
        required=True,
        on_change=_changed,
        label_visibility="collapsed",
        width="content",
    )


def _changed() -> None:
    old, new = st.session_state["lang"], st.session_state["lang_choice"]
    st.session_state["lang"] = st.query_params["lang"] = new
    st.session_state["lang_chosen"] = True
    state.translate(old, new)
