"""What the page remembers between two runs, and the position built from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import streamlit as st

from analyzer.notation import parse_cards
from analyzer.position import OPPONENT
from analyzer.rules import RuleSet, load_rules
from ui import zonetext

HAND, DISCARDS, SEEN = "hand", "discards", "seen"
ZONE_KEYS = (HAND, DISCARDS, SEEN, "table", "indicator")
"""The keys of a position that hold cards of zones."""
NUMBERS = ("total", "limit", "players")
CONTRACT_KEYS = ("contract", "buys_used")
LEAST_PLAYERS = 3
"""Fewest players where the packs follow from the players (SH-02)."""
SWITCHES = ("opened", "opened_this_turn")
OPTIONS = (
    "open_min",
    "open_scope",
    "opening_needs_pure_run",
    "jokers",
    "joker_pen",
    "ace_pen",
    "min_naturals",
    "adjacent_jokers",
    "hand_size",
    "final_discard",
    "take_discard",
    "layoff_before_open",
    "layoff_same_turn",
    "swap",
    "swap_owner",
    "swap_reuse_now",
    "ace_low_run",
)
"""The house rules that the page offers; others of a position travel along in `other_options`."""


def lang() -> str:
    return str(st.session_state["lang"])


def put(key: str, value: Any) -> None:
    """Set a value from here: a widget that showed another one begins anew."""
    s = st.session_state
    if key in s and s[key] != value:
        s[f"rev-{key}"] = revision(key) + 1
    s[key] = value


def revision(key: str) -> int:
    """How often the value was set from here: part of its widget's key."""
    return int(st.session_state.get(f"rev-{key}", 0))


def rules() -> RuleSet:
    """The rule set without its house rules."""
    return load_rules(st.session_state["rules"])


def option_value(rules: RuleSet, option: str) -> Any:
    """The value of an option in a rule set; `joker_pen` and `ace_pen` are short forms of its penalties."""
    if option in ("joker_pen", "ace_pen"):
        return rules.penalty[option.removesuffix("_pen")]
    return getattr(rules, option)


def load(position: Mapping[str, Any]) -> None:
    """Fill the page from a position written in English letters."""
    s = st.session_state
    s["example_data"] = {}
    for name in NUMBERS:
        put(name, position.get(name))
    set_rules(str(position["rules"]), dict(position.get("options", {})))
    set_zone_text(HAND, _shown(position.get("hand", "")))
    set_zone_text(DISCARDS, _shown(position.get("discards", "")))
    set_zone_text(SEEN, _shown(position.get("seen", "")))
    s["melds"] = []
    for laid in position.get("table", []):
        zone = add_meld()
        set_zone_text(zone, _shown(laid["cards"]))
        put(f"owner-{zone}", laid.get("owner", OPPONENT))
    for name in SWITCHES:
        put(name, bool(position.get(name, False)))
    put("contract", position.get("contract", 1))
    put("buys_used", position.get("buys_used", 0))
    put("indicator", position.get("indicator", "R1"))
    put("phase", position.get("phase", "auto"))
    drawn = position.get("drawn", {})
    put("drawn", _shown(drawn.get("card", "")))
    put("drawn_from", drawn.get("from", "stock"))


def fill(position: Mapping[str, Any]) -> None:
    """Fill the page anew at the wish of its user: what was entered before is gone."""
    st.session_state["fills"] = fills() + 1
    load(position)


def fills() -> int:
    """How often the page was filled anew."""
    return int(st.session_state.get("fills", 0))


def _shown(cards: Any) -> str:
    return " ".join(zonetext.written(piece, lang()) for piece in parse_cards(cards))


def set_rules(name: str, options: Mapping[str, Any]) -> None:
    """Choose a rule set and set its house rules, with these differences."""
    s = st.session_state
    put("rules", name)
    if rules().decks_by_players:  # there are as many as may play (SH-02)
        put("players", max(LEAST_PLAYERS, s.get("players") or rules().players))
    changed = load_rules(name, **{**deal_options(), **options})
    for option in OPTIONS:
        put(f"opt-{option}", option_value(changed, option))
    s["other_options"] = {key: value for key, value in options.items() if key not in OPTIONS}
    s["plain"] = _plain()


def deal_options() -> dict[str, Any]:
    """The options that follow from the deal: the players, where they decide on the packs."""
    return {"players": st.session_state["players"]} if rules().decks_by_players else {}


def _plain() -> dict[str, Any]:
    """The house rules as the rule set has them for these players."""
    plain = load_rules(st.session_state["rules"], **deal_options())
    return {option: option_value(plain, option) for option in OPTIONS}


def _follow_players() -> None:
    """House rules that nobody changed go with the packs of the players."""
    s, plain = st.session_state, _plain()
    for option, value in plain.items():
        if s[f"opt-{option}"] == s["plain"][option]:
            put(f"opt-{option}", value)
    s["plain"] = plain


def options() -> dict[str, Any]:
    """The house rules that differ from the rule set."""
    s = st.session_state
    shown = {option: s[f"opt-{option}"] for option in OPTIONS if s[f"opt-{option}"] != s["plain"][option]}
    return {**s["other_options"], **shown}


def clear() -> None:
    """An empty position under the same rules."""
    fill({"rules": st.session_state["rules"], "options": options()})


def clear_round() -> None:
    """Forget what is known of the round and the match; the hand, the rules and the deal stay."""
    s, hand = st.session_state, zone_text(HAND)
    deal = {key: s[key] for key in (*CONTRACT_KEYS, "indicator")}
    load({"rules": s["rules"], "options": options(), **deal_options(), **deal})
    set_zone_text(HAND, hand)


# Zones: the hand, the discard pile, each meld on the table, cards seen elsewhere.


def meld_zones() -> list[str]:
    """The zones of the table melds, in order; none where everything is laid at once."""
    return [] if rules().lay_all_at_once else _all_melds()


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
    pile = [] if st.session_state["opt-final_discard"] == "none" else [DISCARDS]
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
    add_meld()


def drop_meld(zone: str) -> None:
    s = st.session_state
    s["melds"] = [number for number in s["melds"] if f"meld-{number}" != zone]


def zone_text(zone: str) -> str:
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


def position_data(letters: str | None = None) -> dict[str, Any]:
    """The position on the page in the form that `read_position` reads; texts as typed, or in these letters."""
    s = st.session_state

    def spelt(text: str) -> str:
        return zonetext.translated(text, lang(), letters) if letters else text

    data: dict[str, Any] = {"rules": s["rules"], "hand": spelt(zone_text(HAND))}
    if changed := options():
        data["options"] = changed
    if DISCARDS in zones() and (discards := spelt(zone_text(DISCARDS)).strip()):
        data["discards"] = discards
    if seen := spelt(zone_text(SEEN)).strip():
        data["seen"] = seen
    if melds := laid_zones():
        data["table"] = [{"cards": spelt(zone_text(zone)), "owner": s[f"owner-{zone}"]} for zone in melds]
    if s["drawn"]:
        data["drawn"] = {"card": spelt(s["drawn"]), "from": s["drawn_from"]}
    if s["phase"] != "auto":
        data["phase"] = s["phase"]
    if s["opened"] and not rules().lay_all_at_once:
        data |= {name: True for name in SWITCHES if s[name]}
    if rules().contracts:
        data |= {name: s[name] for name in CONTRACT_KEYS}
    if rules().wildcards == "indicator":
        data["indicator"] = s["indicator"]
    return data | {name: s[name] for name in NUMBERS if s[name] is not None}
