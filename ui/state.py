"""What the page remembers between two runs: the rules with their house rules, and the cards of each zone."""

from __future__ import annotations

import functools
import json
import uuid
from collections.abc import Mapping
from typing import Any

import streamlit as st

from analyzer import houserules
from analyzer.position import OPPONENT
from analyzer.rules import RuleSet, load_rules
from ui import zonetext

HAND, DISCARDS, SEEN = "hand", "discards", "seen"
NUMBERS = ("total", "limit", "players")
CONTRACT_KEYS = ("contract", "buys_used")
LEAST_PLAYERS = 3
"""Fewest players where the packs follow from the players (SH-02)."""
SWITCHES = ("opened", "opened_this_turn")


def lang() -> str:
    """The language of the page."""
    return str(st.session_state["lang"])


def put(key: str, value: Any) -> None:
    """Set a value from here: a widget that showed another one begins anew."""
    s = st.session_state
    if key in s and s[key] != value:
        s[f"rev-{key}"] = revision(key) + 1
    s[key] = value


def session() -> str:
    """What tells this session from any other, be it an earlier one of the same browser."""
    return str(st.session_state.setdefault("session", uuid.uuid4().hex[:8]))


def revision(key: str) -> int:
    """How often the value was set from here: part of its widget's key."""
    return int(st.session_state.get(f"rev-{key}", 0))


def rules() -> RuleSet:
    """The rule set with its house rules, whether they go together or not."""
    return _rules(st.session_state["rules"], json.dumps(settings()))


@functools.lru_cache(maxsize=64)
def _rules(name: str, chosen: str) -> RuleSet:
    return houserules.rules_of(name, json.loads(chosen))


def set_rules(name: str, options: Mapping[str, Any]) -> None:
    """Choose a rule set and set its house rules, with these differences; they may contradict each other."""
    s, plain = st.session_state, load_rules(name)
    put("rules", name)
    if options.get("decks_by_players", plain.decks_by_players):  # there are as many as may play (SH-02)
        put("players", max(LEAST_PLAYERS, s.get("players") or plain.players))
        options = {"players": s["players"], **options}
    chosen, others = houserules.read_options(name, options)
    for option, value in chosen.items():
        put(f"opt-{option}", value)
    s["other_options"] = {key: value for key, value in others.items() if key != "players"}
    s["plain"] = _standard()


def deal_options() -> dict[str, Any]:
    """The options that follow from the deal: the players, where they decide on the packs."""
    return {"players": st.session_state["players"]} if setting("decks_by_players") else {}


def standard() -> dict[str, Any]:
    """The house rules as the rule set has them for these players."""
    return dict(st.session_state["plain"])


def _standard() -> dict[str, Any]:
    """The house rules of the rule set, packs and jokers as they follow from the players even in this house."""
    name, decks = st.session_state["rules"], setting("decks_by_players")
    plain = houserules.settings(load_rules(name, **deal_options()))
    if decks == plain["decks_by_players"]:
        return plain
    followed, _ = houserules.read_options(name, {**deal_options(), "decks_by_players": decks})
    return {**plain, "packs": followed["packs"], "jokers": followed["jokers"]}


def _follow_players() -> None:
    """House rules that nobody changed go with the packs of the players."""
    s, plain = st.session_state, _standard()
    for option, value in plain.items():
        if setting(option) == s["plain"][option]:
            put(f"opt-{option}", value)
    s["plain"] = plain


def setting(option: str) -> Any:
    """The value of a house rule, as JSON has it."""
    return st.session_state[f"opt-{option}"]


def set_setting(option: str, value: Any) -> None:
    """Change a house rule from here."""
    s = st.session_state
    put(f"opt-{option}", value)
    s["other_options"].pop(option, None)
    if setting("decks_by_players"):
        put("players", max(LEAST_PLAYERS, s["players"] or rules().players))
    if contracts := rules().contracts:
        put("contract", min(s["contract"], len(contracts)))
        put("buys_used", min(s["buys_used"], max(rules().max_buys, default=0)))


def settings() -> dict[str, Any]:
    """The value of every house rule."""
    return {option: setting(option) for option in houserules.forms()}


def options() -> dict[str, Any]:
    """The house rules that differ from the rule set."""
    s = st.session_state
    return {**s["other_options"], **houserules.changed_options(s["plain"], settings())}


# Zones: the hand, the discard pile, each meld on the table, cards seen elsewhere.


def meld_zones() -> list[str]:
    """The zones of the table melds, in order; none where everything is laid at once."""
    return [] if setting("lay_all_at_once") else _all_melds()


def _all_melds() -> list[str]:
    return [f"meld-{number}" for number in st.session_state["melds"]]


def laid_zones() -> list[str]:
    """The zones of table melds that hold something, in order: an empty one is no meld yet."""
    return [zone for zone in meld_zones() if zone_text(zone).strip()]


def waiting_zones() -> list[str]:
    """The zones of table melds that are still empty."""
    return [zone for zone in meld_zones() if not zone_text(zone).strip()]


def meld_number(zone: str) -> int:
    """The number that a meld goes by; those still empty come last."""
    return [*laid_zones(), *waiting_zones()].index(zone) + 1


def zones() -> list[str]:
    """The zones that mean something under these rules."""
    pile = [] if setting("final_discard") == "none" else [DISCARDS]
    return [HAND, *pile, *meld_zones(), SEEN]


def resting_zones() -> list[str]:
    """Zones that hold cards of which these rules know nothing: kept for other rules, and told."""
    return [zone for zone in (DISCARDS, *_all_melds()) if zone not in zones() and zone_text(zone).strip()]


def add_meld() -> str:
    """Put one more empty meld on the table; its zone."""
    s = st.session_state
    number = max(s["melds"], default=0) + 1
    s["melds"] = [*s["melds"], number]
    zone = f"meld-{number}"
    set_zone_text(zone, "")
    put(f"owner-{zone}", OPPONENT)
    return zone


def new_meld() -> None:
    """The callback of the button for one more meld."""
    add_meld()


def drop_meld(zone: str) -> None:
    """Take a meld off the table."""
    s = st.session_state
    s["melds"] = [number for number in s["melds"] if f"meld-{number}" != zone]


def zone_text(zone: str) -> str:
    """The cards of a zone as they were typed."""
    return str(st.session_state.get(f"zone-{zone}", ""))


def set_zone_text(zone: str, text: str) -> None:
    """Change a zone from here: its field forgets what it held."""
    s = st.session_state
    s[f"field-rev-{zone}"] = s.get(f"field-rev-{zone}", 0) + 1
    s[f"zone-{zone}"] = text


def field_key(zone: str) -> str:
    """The key of the text field of a zone.

    It changes when the text is changed from elsewhere: a browser that has not seen that yet still sends the old text
    along with what it does next, and under the same key the old text would win.
    """
    return f"text-{zone}-{st.session_state[f'field-rev-{zone}']}"


def listen() -> None:
    """Take over what was typed since the last run; read anew each run, so that nothing can be missed."""
    s = st.session_state
    _follow_players()
    for zone in zones():
        typed = s.get(field_key(zone))
        if typed is not None:
            s[f"zone-{zone}"] = typed


def translate(old: str, new: str) -> None:
    """Write every zone with the letters of the new language."""
    for zone in (HAND, DISCARDS, *_all_melds(), SEEN):
        set_zone_text(zone, zonetext.translated(zone_text(zone), old, new))
    put("drawn", zonetext.translated(st.session_state["drawn"], old, new))
