"""The gallery: positions with their answers in `examples/`, one file each, shown in the order of their names."""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import Any

import streamlit as st

from analyzer.wording import Text
from ui import state

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
        _open(next(iter(gallery())))


def chooser(text: Text) -> None:
    """One button an example, folded away."""
    with st.popover(text("page-examples"), icon=":material/style:", key="examples_open", on_change="rerun"):
        for name, example in gallery().items():
            st.button(
                example["title"][text.lang], key=f"example-{name}", on_click=_choose, args=(name,), width="stretch"
            )


def caption(text: Text) -> None:
    """What the example shows; once its hand is another, what else on the page is still the example's."""
    s = st.session_state
    if is_untouched():
        example = gallery()[s["example"]]
        st.caption(f"**{example['title'][text.lang]}** — {example['why'][text.lang]}")
        return
    now, shown = state.position_data("en"), s["example_data"]
    kept = [key for key in ROUND if key in now and now[key] == shown.get(key)]
    if kept and now["hand"] != shown["hand"]:
        with st.container(horizontal=True, vertical_alignment="center", gap="small"):
            names = ", ".join(text(f"kept-{key}") for key in kept)
            st.caption(text("page-kept", names=names), width="content")
            st.button(
                text("page-clear-round"), key="clear-round", icon=":material/ink_eraser:", on_click=state.clear_round
            )


def is_untouched() -> bool:
    """Whether the page still shows an example as it is."""
    return bool(state.position_data("en") == st.session_state["example_data"])


def _choose(name: str) -> None:
    _open(name)
    st.session_state["examples_open"] = False


def _open(name: str) -> None:
    state.fill(gallery()[name]["position"])
    st.session_state["example"], st.session_state["example_data"] = name, state.position_data("en")
