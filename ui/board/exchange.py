"""What the card editor and the page tell each other: the whole position with each change, never only a tap.

The editor sends its zones under the revision that it started from and a sequence number; the page says which number it
has heard. Whatever changes the zones from elsewhere (a text field, an example, other rules) makes a new revision: the
editor takes the new zones and makes its own unheard changes again on them. What is said of an old revision is ignored.
Where the page was filled anew, what was changed in the editor before that is gone too. Melds still empty are not told.
A browser that is still loading the editor hands it what several runs have said in any order: each tells its number.
"""

from __future__ import annotations

import json
import re
import uuid
from collections.abc import Mapping, Sequence
from typing import Any

import streamlit as st

from analyzer.cards import Card
from analyzer.errors import RamiError
from analyzer.notation import parse_cards
from analyzer.position import OPPONENT
from ui import positiondata, state, zonetext

KEY = "board"
INDICATOR = "indicator"
UNREAD = "?"
"""Stands before a piece of text that is no card."""
MELD = re.compile(r"meld-([1-9]\d{0,3})")
BADLY_KEPT = (RamiError, AttributeError, KeyError, TypeError, ValueError, RecursionError)

Zone = dict[str, Any]


def listen() -> None:
    """Take over what the editor has changed since the last run; read anew each run, so that nothing can be missed."""
    s = st.session_state
    if "board_token" not in s:
        s["board_token"], s["board_rev"], s["board_ack"] = uuid.uuid4().hex, 1, 0
        s["board_run"] = 0
        s["board_known"], s["board_first"], s["board_fills"] = contents(), _fingerprint(), positiondata.fills()
    due = s.get("board_due")
    if due and (due["rules"], due["fills"]) == (s["rules"], positiondata.fills()):
        _hear(due)
    filled = _note()
    message = (s.get(KEY) or {}).get("position")
    if not message or message["token"] != s["board_token"] or message["seq"] <= s["board_ack"]:
        return
    if "restore" in message:
        _restore(message["restore"])
        s["board_ack"], s["board_known"] = message["seq"], None
    elif message["rev"] == s["board_rev"]:
        _hear({**message, "rules": s["rules"], "fills": positiondata.fills()})
    elif filled:
        s["board_ack"] = max(s["board_ack"], message["before"])


def _hear(message: Mapping[str, Any]) -> None:
    """Take over the zones of a message as a whole: a run cut short half-way leaves it due for the next one."""
    s = st.session_state
    s["board_due"] = message
    _take(message["zones"])
    s["board_ack"], s["board_known"] = message["seq"], message["zones"]
    s["board_due"] = None


def _note() -> bool:
    """Begin a new revision where the zones were changed from elsewhere; whether the page was filled anew.

    Looked at before the editor is heard too: a button pressed in this very run, or a run cut short, has changed them.
    """
    s, zones = st.session_state, contents()
    filled = bool(s["board_fills"] != positiondata.fills())
    if filled or zones != s["board_known"]:
        s["board_rev"] += 1
        s["board_known"], s["board_fills"], s["board_due"] = zones, positiondata.fills(), None
    return filled


def outgoing() -> dict[str, Any]:
    """The position for the editor, under a new revision where it was changed from elsewhere."""
    _note()
    s = st.session_state
    s["board_run"] += 1
    return {
        **heard(),
        "zones": s["board_known"],
        "link": s["link"],
        "asked": s.get("asked"),
        "fresh": s["board_ack"] == 0 and s["board_first"] == _fingerprint(),
        "details": _details(),
    }


def heard() -> dict[str, Any]:
    """Which state of the editor the page has, and in which run it says so."""
    s = st.session_state
    return {name: s[f"board_{name}"] for name in ("token", "rev", "ack", "run")}


def contents() -> list[Zone]:
    """Every zone that means something under these rules, its cards in canonical text; no meld that is still empty."""
    found: list[Zone] = []
    waiting = state.waiting_zones()
    for zone in (each for each in state.zones() if each not in waiting):
        owner = {"owner": st.session_state[f"owner-{zone}"]} if zone in state.meld_zones() else {}
        found.append({"id": zone, "cards": _codes(zone), **owner})
    if state.rules().wildcards == "indicator":
        found.append({"id": INDICATOR, "cards": [st.session_state["indicator"]]})
    return found


def _codes(zone: str) -> list[str]:
    entries = zonetext.entries(state.zone_text(zone), state.lang())
    return [str(e.piece) if e.piece is not None else UNREAD + e.text for e in entries]


def _take(zones: Sequence[Zone]) -> None:
    """Set the zones as the editor has them; a zone with the same cards keeps its text."""
    melds = [zone for zone in zones if MELD.fullmatch(zone["id"])]
    if not state.rules().lay_all_at_once:
        told = dict.fromkeys([*(zone["id"] for zone in melds), *state.waiting_zones()])
        st.session_state["melds"] = [int(zone.partition("-")[2]) for zone in told]
        for zone in melds:
            state.put(f"owner-{zone['id']}", zone.get("owner", OPPONENT))
    for zone in zones:
        if zone["id"] == INDICATOR:
            _turn_up(zone["cards"])
        elif zone["id"] in state.zones() and zone["cards"] != _codes(zone["id"]):
            state.set_zone_text(zone["id"], " ".join(map(_text, zone["cards"])))


def _turn_up(codes: Sequence[str]) -> None:
    """The visible tile: one numbered tile; anything else leaves the old one there."""
    piece = parse_cards(codes[0])[0] if codes and not codes[0].startswith(UNREAD) else None
    if isinstance(piece, Card) and piece.suit.is_tile:
        state.put("indicator", str(piece))


def _text(code: str) -> str:
    """A card of the editor as the text fields write it."""
    if code.startswith(UNREAD):
        return zonetext.translated(code.removeprefix(UNREAD), state.lang(), state.lang())
    return " ".join(zonetext.written(piece, state.lang()) for piece in parse_cards(code))


def _details() -> dict[str, Any]:
    """The position without the cards of the zones: what the browser keeps beside them."""
    return {key: value for key, value in positiondata.of_page("en").items() if key not in positiondata.ZONE_KEYS}


def _fingerprint() -> str:
    return json.dumps(positiondata.of_page("en"), sort_keys=True)


def _restore(kept: str) -> None:
    """The position that this browser has kept; what is not one of ours leaves everything as it is."""
    before = positiondata.of_page("en")
    try:
        data: Mapping[str, Any] = json.loads(kept)
        positiondata.load({**data["details"], "hand": ""})
        _take(data["zones"])
        _fingerprint()
    except BADLY_KEPT:
        positiondata.load(before)
