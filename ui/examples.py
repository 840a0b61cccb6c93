"""The gallery: positions with their answers in `examples/`, one file each, shown in the order of their names."""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import Any

import streamlit as st

from analyzer.wording import Text
from ui import state

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
    """What the example shows, as long as nothing was changed."""
    s = st.session_state
    if s["example"] and s["example_data"] == _fingerprint():
        example = gallery()[s["example"]]
        st.caption(f"**{example['title'][text.lang]}** — {example['why'][text.lang]}")


def _choose(name: str) -> None:
    _open(name)
    st.session_state["examples_open"] = False


def _open(name: str) -> None:
    state.load(gallery()[name]["position"])
    st.session_state["example"], st.session_state["example_data"] = name, _fingerprint()


def _fingerprint() -> str:
    """The position on the page, whatever its letters."""
    return json.dumps(state.position_data("en"), sort_keys=True)
