"""The gallery: positions with their answers in `examples/`, one file each, shown in the order of their names."""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import Any

import streamlit as st

from analyzer.wording import Text
from ui import positiondata

ROUND = ("table", "discards", "seen", "drawn", "opened", "total", "limit")
"""What an example tells of its round and match, besides the hand."""
FOLDER = Path(__file__).parent.parent / "examples"


@functools.cache
def gallery() -> dict[str, dict[str, Any]]:
    """Every example by its file name."""
    return {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.json"))}


def start() -> None:
    """Open the page on the first example, its answer in sight."""
    if "rules" not in st.session_state:
        choose(next(iter(gallery())))


def caption(text: Text) -> None:
    """What the example shows; once its hand is another, what else on the page is still the example's."""
    s = st.session_state
    if is_untouched():
        example = gallery()[s["example"]]
        st.caption(f"**{example['title'][text.lang]}** — {example['why'][text.lang]}")
        return
    now, shown = positiondata.of_page("en"), s["example_data"]
    kept = [key for key in ROUND if key in now and now[key] == shown.get(key)]
    if kept and now["hand"] != shown["hand"]:
        with st.container(horizontal=True, vertical_alignment="center", gap="small"):
            names = ", ".join(text(f"kept-{key}") for key in kept)
            st.caption(text("page-kept", names=names), width="content")
            st.button(
                text("page-clear-round"),
                key="clear-round",
                icon=":material/ink_eraser:",
                on_click=positiondata.clear_round,
            )


def is_untouched() -> bool:
    """Whether the page still shows an example as it is."""
    return bool(positiondata.of_page("en") == st.session_state["example_data"])


def is_first() -> bool:
    """Whether the page still shows what it opens on by itself."""
    return bool(st.session_state["example"] == next(iter(gallery()))) and is_untouched()


def choose(name: str) -> None:
    """Open the page on an example."""
    positiondata.fill(gallery()[name]["position"])
    st.session_state["example"], st.session_state["example_data"] = name, positiondata.of_page("en")
