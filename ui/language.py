"""The language of the page: from the link, else from the browser; remembered as `?lang=` in the link."""

from __future__ import annotations

import streamlit as st

from analyzer.wording import LANGUAGES, Text
from ui import state

# Streamlit always says <html lang="en">: browsers would offer to translate, screen readers would speak French wrongly.
_html_lang = st.components.v2.component(
    "ramiscope_html_lang",
    js="""
export default function ({ data }) {
  document.documentElement.lang = data.lang;
}
""",
)


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
    _html_lang(data={"lang": lang}, key="html_lang")
    return Text(lang)


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
