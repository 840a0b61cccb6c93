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
    head = "".join(
        f'<th scope="col">{escape(text(f"glossary-{column}"))}</th>'
        for column in ("word", "sense", "other", "tr", "de")
    )
    body = "".join(_row(word, other) for word in found)
    table = f'<table class="ln-table"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'
    st.html(f'<div class="ln-scroll" tabindex="0">{table}</div>')


def _parts(word: Word) -> tuple[str, ...]:
    return word.word, word.sense, word.other, word.term.tr, word.term.de


def _row(word: Word, other: str) -> str:
    named = ((word.other, other), (word.term.tr, "tr"), (word.term.de, "de"))
    cells = "".join(f'<td lang="{lang}">{escape(name)}</td>' for name, lang in named)
    return f'<tr><th scope="row">{escape(word.word)}</th><td>{escape(word.sense)}</td>{cells}</tr>'
