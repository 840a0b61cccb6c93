"""The position on the page: the page filled from one, cleared, and written as one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import streamlit as st

from analyzer.notation import RawPiece, parse_cards
from analyzer.position import OPPONENT
from ui import carried, state, zonetext

ZONE_KEYS = (state.HAND, state.DISCARDS, state.SEEN, "table", "indicator")
"""The keys of a position that hold cards of zones."""


def load(position: Mapping[str, Any]) -> None:
    """Fill the page from a position written in English letters."""
    s = st.session_state
    s["example_data"] = {}
    carried.take(position)
    for name in state.NUMBERS:
        state.put(name, position.get(name))
    state.set_rules(str(position["rules"]), dict(position.get("options", {})))
    state.set_zone_text(state.HAND, _shown(position.get("hand", "")))
    state.set_zone_text(state.DISCARDS, _shown(position.get("discards", "")))
    state.set_zone_text(state.SEEN, _shown(position.get("seen", "")))
    s["melds"] = []
    for laid in position.get("table", []):
        zone = state.add_meld()
        state.set_zone_text(zone, " ".join(zonetext.written(piece, state.lang()) for piece in carried.named(laid)))
        carried.take_meld(zone, laid)
        state.put(f"owner-{zone}", laid.get("owner", OPPONENT))
    for name in state.SWITCHES:
        state.put(name, bool(position.get(name, False)))
    state.put("contract", position.get("contract", 1))
    state.put("buys_used", position.get("buys_used", 0))
    state.put("indicator", position.get("indicator", "R1"))
    state.put("phase", position.get("phase", "auto"))
    drawn = position.get("drawn", {})
    state.put("drawn", _shown(drawn.get("card", "")))
    state.put("drawn_from", drawn.get("from", "stock"))


def fill(position: Mapping[str, Any]) -> None:
    """Fill the page anew at the wish of its user: what was entered before is gone."""
    st.session_state["fills"] = fills() + 1
    load(position)


def fills() -> int:
    """How often the page was filled anew."""
    return int(st.session_state.get("fills", 0))


def _shown(cards: Any) -> str:
    return " ".join(zonetext.written(piece, state.lang()) for piece in parse_cards(cards))


def clear() -> None:
    """An empty position under the same rules."""
    fill({"rules": st.session_state["rules"], "options": state.options()})


def clear_round() -> None:
    """Forget what is known of the round and the match; the hand, the rules and the deal stay."""
    s, hand = st.session_state, state.zone_text(state.HAND)
    deal = {key: s[key] for key in (*state.CONTRACT_KEYS, "indicator")}
    load({"rules": s["rules"], "options": state.options(), **state.deal_options(), **deal})
    state.set_zone_text(state.HAND, hand)


def of_page(letters: str | None = None, *, unread: bool = True) -> dict[str, Any]:
    """The position on the page in the form that `read_position` reads; texts as typed, or in these letters.

    Without `unread` only the cards that can be read, in canonical text.
    """
    s, game, lang = st.session_state, state.rules(), state.lang()

    def written(piece: RawPiece) -> str:
        return zonetext.written(piece, letters or lang) if unread else str(piece)

    def spelt(text: str) -> str:
        if not unread:
            return " ".join(map(written, zonetext.pieces(text, lang)))
        return zonetext.translated(text, lang, letters) if letters else text

    data: dict[str, Any] = {"rules": s["rules"], "hand": spelt(state.zone_text(state.HAND))}
    if changed := state.options():
        data["options"] = changed
    if state.DISCARDS in state.zones() and (discards := spelt(state.zone_text(state.DISCARDS)).strip()):
        data["discards"] = discards
    if seen := spelt(state.zone_text(state.SEEN)).strip():
        data["seen"] = seen
    melds = ((zone, spelt(state.zone_text(zone))) for zone in state.laid_zones())
    if table := [{"cards": cards, **_of_meld(zone)} for zone, cards in melds if cards]:
        data["table"] = table
    if drawn := spelt(s["drawn"]):
        data["drawn"] = {"card": drawn, "from": s["drawn_from"]}
    if s["phase"] != "auto":
        data["phase"] = s["phase"]
    if s["opened"] and not game.lay_all_at_once:
        data |= {name: True for name in state.SWITCHES if s[name]}
    if game.contracts:
        data |= {name: s[name] for name in state.CONTRACT_KEYS}
    if game.wildcards == "indicator":
        data["indicator"] = s["indicator"]
    data |= {name: s[name] for name in state.NUMBERS if s[name] is not None}
    return data | carried.of_position(game, s["opened"], written)


def _of_meld(zone: str) -> dict[str, Any]:
    """Whose meld it is, and what else is known of it."""
    more = carried.of_meld(zone, zonetext.pieces(state.zone_text(zone), state.lang()))
    return {"owner": st.session_state[f"owner-{zone}"], **more}
