"""The match in the browser's own storage, so that a reload or a new server finds it again."""

from __future__ import annotations

import json
import uuid
from pathlib import Path

import streamlit as st

from analyzer.errors import RamiError
from analyzer.matchio import match_from_json, match_to_json
from ui.scores import book

FILES = Path(__file__).parent.parent / "components"
KEY = "sc_store"
_storage = st.components.v2.component(
    "ramiscope_storage",
    html='<span class="store" hidden></span>',
    js=(FILES / "storage.js").read_text(encoding="utf-8"),
)


def listen() -> None:
    """Take over what the browser has kept, where it is later than what this session knows."""
    s = st.session_state
    s.setdefault("sc_token", uuid.uuid4().hex)
    stored = (s.get(KEY) or {}).get("stored")
    if not stored or stored.get("token") != s["sc_token"] or stored.get("text") == s.get("sc_heard"):
        return
    s["sc_heard"] = stored["text"]
    try:
        kept = json.loads(stored["text"])
        when, data = float(kept["stamp"]), kept["match"]
        if when > book.stamp():
            book.restore(match_from_json(data) if data is not None else None, when)
            return
    except (ValueError, KeyError, TypeError, RecursionError, RamiError):
        pass  # nothing kept, or nothing of ours: the next change writes it anew
    if book.stamp():
        s["sc_again"] = s.get("sc_again", 0) + 1


def show() -> None:
    """The component itself, unseen; it writes whenever the match has changed."""
    s, match = st.session_state, book.match()
    kept = {"stamp": book.stamp(), "match": match_to_json(match) if match else None}
    s["sc_run"] = s.get("sc_run", 0) + 1
    _storage(
        data={
            "token": s["sc_token"],
            "run": s["sc_run"],
            "rev": f"{book.stamp()}+{s.get('sc_again', 0)}",
            "text": json.dumps(kept, ensure_ascii=False),
        },
        default={"stored": None},
        on_stored_change=lambda: None,
        key=KEY,
    )
