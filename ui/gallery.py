"""The gallery: every example as a tile with its cards, drawn only while it is open."""

from __future__ import annotations

import functools
from html import escape

import streamlit as st

from analyzer import read_position
from analyzer.cards import Card
from analyzer.link import write_link
from analyzer.melds import Meld
from analyzer.wording import Text
from ui import address, cards, examples, popovers

NAME = "examples"


def chooser(text: Text) -> None:
    """The examples, folded away; a tap on one opens it."""
    place = popovers.popover(NAME, text("page-examples"), ":material/style:")
    if not popovers.is_open(NAME):
        return
    with place, st.container(key="gallery", horizontal=True, gap="small", horizontal_alignment="center"):
        for name in examples.gallery():
            _tile(text, name)


def _tile(text: Text, name: str) -> None:
    """The hand, the title, the rules; and the example's own link."""
    title = examples.gallery()[name]["title"][text.lang]
    with st.container(border=True, width=300, gap="small", key=f"tile-{name}"):
        st.button(title, key=f"example-{name}", on_click=_choose, args=(name,), width="stretch")
        st.html(_picture(name, text.lang))


def _choose(name: str) -> None:
    examples.choose(name)
    popovers.shut(NAME)


@functools.cache
def _picture(name: str, lang: str) -> str:
    text, data = Text(lang), examples.gallery()[name]["position"]
    position = read_position(data)
    hand = cards.row_html(position.hand, lang, small=True, wild=position.wild)
    table = "".join(_meld(laid.meld, lang, position.wild) for laid in position.table)
    laid = f'<div class="rc-tile-table"><small>{escape(text("gallery-table"))}</small>{table}</div>' if table else ""
    link = f"?{address.QUERY}={write_link(data)}"
    return (
        f'<div class="rc-tile-face">{hand}{laid}<div class="rc-tile-foot">'
        f"<span>{escape(text(f'rules-{position.rules.name}'))}</span>"
        f'<a href="{escape(link, quote=True)}" target="_self">{escape(text("gallery-link"))}</a></div></div>'
    )


def _meld(meld: Meld, lang: str, wild: Card | None) -> str:
    return cards.row_html(cards.named_pieces(meld), lang, small=True, wild=wild)
