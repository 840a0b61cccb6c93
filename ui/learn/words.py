"""The glossary: each word of the game with its meaning and its names in other languages."""

from __future__ import annotations

from html import escape

import streamlit as st

from analyzer.wording import LANGUAGES, Text
from analyzer.wording.teaching import Word, alphabetical, words_of


def show(text: Text) -> None:
    """All words in alphabetical order, or those that hold what is looked for."""
    sought = alphabetical(st.text_input(text("rulebook-search"), key=f"rb-search-{text.lang}").strip())
    other = next(lang for lang in LANGUAGES if lang != text.lang)
    found = [word for word in words_of(text, Text(other)) if any(sought in alphabetical(part) for part in _parts(word))]
    st.html(f'<dl class="ln-words">{"".join(_entry(text, word, other) for word in found)}</dl>')


def _parts(word: Word) -> tuple[str, ...]:
    return word.word, word.sense, word.other, word.term.tr, word.term.de


def _entry(text: Text, word: Word, other: str) -> str:
    """A word, its names in other languages beside it, its meaning below."""
    named = ((other, "other", word.other), ("tr", "tr", word.term.tr), ("de", "de", word.term.de))
    names = " · ".join(
        f'{escape(text(f"glossary-{column}"))} <i lang="{lang}">{escape(name)}</i>'
        for lang, column, name in named
        if name
    )
    return f"<dt>{escape(word.word)} <small>{names}</small></dt><dd>{escape(word.sense)}</dd>"
