"""What a position tells that the page has no field for: it came with a link or a file, travels along, and is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import streamlit as st

from analyzer.cards import JOKER, Card, Joker
from analyzer.notation import RawPiece, parse_cards
from analyzer.rules import RuleSet
from analyzer.wording import Text

Written = Callable[[RawPiece], str]
KEYS = ("opponents", "stock", "laid_before", "out_of_turn")
CARDS = ("took", "threw")
"""What is told of another player's cards."""
OF_MELDS = ("type", "jokers_taken")


def take(position: Mapping[str, Any]) -> None:
    """Remember what a new position in English letters tells besides; what the last one told is gone."""
    known = {key: position[key] for key in KEYS if position.get(key) is not None and position[key] != []}
    st.session_state["carried"], st.session_state["carried_melds"] = known, {}


def take_meld(zone: str, laid: Mapping[str, Any]) -> None:
    """Remember what is told of a table meld besides its cards and its owner."""
    more = {key: laid[key] for key in OF_MELDS if laid.get(key)}
    st.session_state["carried_melds"][zone] = (list(map(str, named(laid))), more)


def named(laid: Mapping[str, Any]) -> list[Any]:
    """The cards of a table meld, each joker as what `joker_as` says it is laid as.

    >>> list(map(str, named({"cards": "7C JK 9C", "joker_as": ["8C"]})))
    ['7C', 'JK=8C', '9C']
    """
    stands = iter(parse_cards(laid.get("joker_as") or ""))

    def of(piece: Any) -> Any:
        face = next(stands, None) if piece == JOKER else None
        return Joker(face) if isinstance(face, Card) else piece

    return list(map(of, parse_cards(laid["cards"])))


def of_meld(zone: str, pieces: Sequence[Any]) -> dict[str, Any]:
    """What is known of a table meld besides, while it still has the same cards."""
    told, more = st.session_state["carried_melds"].get(zone, ([], {}))
    return dict(more) if told == list(map(str, pieces)) else {}


def of_position(rules: RuleSet, opened: bool, written: Written) -> dict[str, Any]:
    """What is known besides and means something under these rules, its cards written that way."""
    return dict(_meant(rules, opened, written))


def _meant(rules: RuleSet, opened: bool, written: Written) -> Iterator[tuple[str, Any]]:
    for key, value in st.session_state["carried"].items():
        if key == "opponents":
            yield key, [_spelt(other, written) for other in value]
        elif key == "out_of_turn" and not (rules.contracts and rules.max_buys):
            continue
        elif key != "laid_before" or (opened and not rules.lay_all_at_once):
            yield key, value


def _spelt(other: Mapping[str, Any], written: Written) -> dict[str, Any]:
    cards = {key: list(parse_cards(other.get(key) or "")) for key in CARDS}
    return {**other, **{key: [written(piece) for piece in of] for key, of in cards.items() if of}}


def show(text: Text) -> None:
    """What is known and has no field, and a way to forget it."""
    names = [text(f"carried-{key}") for key in _without_field()]
    if not names:
        return
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        st.caption(text("carried", names=", ".join(names)), width="content")
        st.button(text("carried-forget"), key="carried-forget", icon=":material/ink_eraser:", on_click=_forget)


def _without_field() -> Iterator[str]:
    known = st.session_state["carried"]
    if "laid_before" in known:
        yield "laid_before"
    yield from (key for key in CARDS if any(other.get(key) for other in known.get("opponents", ())))


def _forget() -> None:
    known = dict(st.session_state["carried"])
    known.pop("laid_before", None)
    if "opponents" in known:
        known["opponents"] = [
            {key: value for key, value in other.items() if key not in CARDS} for other in known["opponents"]
        ]
    st.session_state["carried"] = known
