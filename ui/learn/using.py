"""A mend put to use: the cards and steps become those of the mend, and one tap brings back what was there before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import streamlit as st

from analyzer.wording import Text
from ui import state, zonetext
from ui.learn import moves

UNDO = "ck_undo"
"""Under it: what the page held before the mend, and what it holds since."""
Held = dict[str, Any]


def use(request: Mapping[str, Any], mend: Mapping[str, Any]) -> None:
    """Put the keys of a mend in place of those of the request, on the page."""
    before = _held()
    match request["do"]:
        case "lay":
            moves.set_steps([{"do": "meld", "cards": meld} for meld in mend["melds"]])
        case "play":
            moves.set_steps(mend["steps"])
        case "take":
            _hand(mend["position"]["hand"])
            state.put("opened", bool(mend["position"].get("opened", False)))
        case _:
            ((key, cards),) = mend.items()
            _exchange(request[key], cards)
    st.session_state[UNDO] = before, _held()


def show_undo(text: Text) -> None:
    """The button that takes the mend back, while nothing else has changed."""
    before, since = st.session_state.get(UNDO, (None, None))
    if before is not None and since == _held():
        st.button(text("check-undo"), key="ck-undo", icon=":material/undo:", on_click=_undo, args=(before,))


def _held() -> Held:
    """What a mend may change; the cards in English letters."""
    s = st.session_state
    hand = zonetext.translated(state.zone_text(state.HAND), state.lang(), "en")
    steps, picks = s["ck_steps"], moves.picks()
    return {"question": s["ck_question"], "hand": hand, "steps": steps, "picks": picks, "opened": s["opened"]}


def _undo(before: Held) -> None:
    state.set_zone_text(state.HAND, zonetext.translated(before["hand"], "en", state.lang()))
    state.put("opened", before["opened"])
    st.session_state["ck_steps"] = before["steps"]
    moves.set_picks(before["picks"])
    st.session_state.pop(UNDO)


def _hand(codes: Sequence[str]) -> None:
    pieces = zonetext.pieces(" ".join(codes), "en")
    state.set_zone_text(state.HAND, " ".join(zonetext.written(piece, state.lang()) for piece in pieces))


def _exchange(old: Sequence[str], new: Sequence[str]) -> None:
    """Mean the new cards where the old ones were meant: those of the hand first, others come into it for old ones."""
    meant, wanted = Counter(old), Counter(map(_free, new))
    picked = bool(moves.picks())
    held: list[tuple[str, bool]] = []
    for code in map(str, moves.hand()):
        is_meant = meant[code] > 0
        held.append((_free(code) if is_meant else code, is_meant))
        meant[code] -= 1
    wanted -= Counter(code for code, is_meant in held if is_meant)
    wanted -= Counter(code for code, is_meant in held if not is_meant)
    coming, hand = list(wanted.elements()), list[str]()
    dropped = Counter(code for code, is_meant in held if is_meant) - Counter(map(_free, new))
    for code, is_meant in held:
        if not (is_meant and dropped[code]):
            hand.append(code)
            continue
        dropped[code] -= 1
        if coming:
            hand.append(coming.pop(0))
        elif picked:
            hand.append(code)
    hand += coming
    _hand(hand)
    if picked or len(hand) > moves.FEW:
        moves.set_picks(_places(hand, list(map(_free, new))))


def _free(code: str) -> str:
    """A card as it is in hand: a joker stands for none."""
    return code.partition("=")[0]


def _places(hand: Sequence[str], cards: Sequence[str]) -> list[int]:
    """Where the cards lie in the hand, each copy once."""
    left, places = Counter(cards), []
    for place, code in enumerate(hand):
        if left[code]:
            left[code] -= 1
            places.append(place)
    return places
