"""What is known of the other players and of the stock: fields that show and change what `carried` remembers."""

from __future__ import annotations

from typing import Any

import streamlit as st

from analyzer.position import MOST_PLAYERS
from analyzer.wording import Text
from ui import state
from ui.choice import number, toggle

MOST_CARDS = 99


def show(text: Text) -> None:
    """The stock, whose turn it is where the upcard may be bought, and each other player's cards."""
    rules, known = state.rules(), st.session_state["carried"]
    state.put("stock", known.get("stock"))
    number(text("others-stock"), 0, 1000, "stock", on_change=_stock, optional=True, placeholder="–", width=220)
    if rules.contracts and rules.max_buys:
        state.put("out_of_turn", known.get("out_of_turn", False))
        toggle(text("others-out-of-turn"), "out_of_turn", _out_of_turn, help=text("others-out-of-turn-help"))
    st.caption(text("others-meaning", cards=rules.hand_size))
    for place in range(_count()):
        _player(text, place)


def _count() -> int:
    """The other players at the table, and no fewer than are told of."""
    players = st.session_state["players"] or state.rules().players
    return min(max(players - 1, len(_told())), MOST_PLAYERS - 1)


def _told() -> list[dict[str, Any]]:
    return list(st.session_state["carried"].get("opponents", ()))


def _player(text: Text, place: int) -> None:
    """One player: cards left in hand, nothing said meaning as dealt less what he laid, and whether he has opened."""
    told = _told()
    player = told[place] if place < len(told) else {}
    name = player.get("name") or _name(place)
    cards, opened = f"other-cards-{place}", f"other-opened-{place}"
    state.put(cards, player.get("cards"))
    state.put(opened, bool(player.get("opened")))
    with st.container(horizontal=True, vertical_alignment="bottom", gap="small"):
        label = text("others-cards", name=name)
        number(label, 0, MOST_CARDS, cards, on_change=lambda: _tell(place), optional=True, placeholder="–", width=180)
        if not state.rules().lay_all_at_once:
            toggle(text("others-opened", name=name), opened, lambda: _tell(place))


def _name(place: int) -> str:
    """The name of a player who was given none: the user is the first."""
    return f"P{place + 2}"


def _tell(place: int) -> None:
    """Remember what the fields of a player say; last players of whom nothing is said need no mention."""
    s, told = st.session_state, _told()
    told += [{"name": _name(number)} for number in range(len(told), place + 1)]
    cards, opened = s[f"other-cards-{place}"], s[f"other-opened-{place}"]
    rest = {key: value for key, value in told[place].items() if key not in ("cards", "opened")}
    told[place] = {**rest, **({} if cards is None else {"cards": cards}), **({"opened": True} if opened else {})}
    while told and told[-1] == {"name": _name(len(told) - 1)}:
        told.pop()
    _remember("opponents", told)


def _stock() -> None:
    _remember("stock", st.session_state["stock"])


def _out_of_turn() -> None:
    _remember("out_of_turn", st.session_state["out_of_turn"] or None)


def _remember(key: str, value: Any) -> None:
    known = {name: told for name, told in st.session_state["carried"].items() if name != key}
    st.session_state["carried"] = known | ({} if value is None or value == [] else {key: value})
