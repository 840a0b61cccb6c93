"""What is to be checked: the question, the cards picked from the hand, and the steps of a turn so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import streamlit as st

from analyzer.notation import RawPiece
from analyzer.wording import Text
from ui import cards, positiondata, state, tiles, zonetext
from ui.choice import select
from ui.picking import pick

QUESTIONS = ("meld", "lay", "layoff", "swap", "take", "play")
FEW = 6
"""So few cards in hand are meant as they are; of more, some have to be picked."""
ACTIONS = ("meld", "layoff", "swap", "discard")
Request = dict[str, Any]


def start() -> None:
    """The question and the steps, where the page is new."""
    s = st.session_state
    s.setdefault("ck_question", "meld")
    s.setdefault("ck_action", ACTIONS[0])
    s.setdefault("ck_onto", 0)
    s.setdefault("ck_steps", [])


def fill(request: Request, position: dict[str, Any]) -> None:
    """Open the page on a question, its cards in the editor."""
    start()
    positiondata.fill(position)
    do = request["do"]
    state.put("ck_question", do if do in QUESTIONS else "meld")
    state.put("ck_onto", 0)
    set_steps([{"do": "meld", "cards": meld} for meld in request.get("melds", [])] or request.get("steps", []))


def set_steps(steps: Sequence[Request]) -> None:
    """Make these the steps so far, as a request has them; nothing is picked."""
    st.session_state["ck_steps"] = [_step(step) for step in steps]
    set_picks([])


def _step(step: Request) -> Request:
    """A step of a request as the page keeps it: its cards one by one."""
    cards = step.get("cards", step.get("card"))
    held = _codes(zonetext.pieces(cards if isinstance(cards, str) else " ".join(cards or ()), "en"))
    return {"do": step["do"], "cards": held, "onto": step.get("onto")}


def ask(text: Text) -> None:
    """The question; one that means nothing under these rules gives way to the first."""
    start()
    if st.session_state["ck_question"] not in _questions():
        state.put("ck_question", QUESTIONS[0])
    select(
        text("check-question"),
        _questions(),
        lambda do: text(f"question-{do}"),
        "ck_question",
        label_visibility="collapsed",
        width=290,
    )


def show(text: Text) -> Request | None:
    """The cards and steps that are meant; the request that comes of it, None while nothing is there to be checked."""
    question = st.session_state["ck_question"]
    if question == "take":
        return {"do": "take", "position": positiondata.of_page("en")} if state.zone_text("discards").strip() else None
    action = question
    if question == "play":
        if st.session_state["ck_action"] not in _actions():
            state.put("ck_action", ACTIONS[0])
        action = select(text("check-action"), _actions(), lambda do: text(f"step-{do}"), "ck_action")
    if action in ("layoff", "swap") and not _target(text, laid_now=question == "play"):
        return None
    held = _shown()
    picked = _picks(text, held)
    if question in ("lay", "play"):
        _add(text, "meld" if question == "lay" else action, picked)
        _list(text)
    laid = picked or (held if len(held) <= FEW else [])
    return _request(question, _codes(picked), _codes(laid))


def _questions() -> list[str]:
    """The questions that mean something under these rules."""
    rules = state.rules()
    without = {"layoff", "swap"} if rules.lay_all_at_once else set()
    return [do for do in QUESTIONS if do not in without and (do != "take" or "discards" in state.zones())]


def _actions() -> list[str]:
    known = _questions()
    return [do for do in ACTIONS if do == "meld" or do in known or (do == "discard" and "take" in known)]


def hand() -> list[RawPiece]:
    """The cards of the hand that can be read."""
    return zonetext.pieces(state.zone_text(state.HAND), state.lang())


def _codes(pieces: list[RawPiece]) -> list[str]:
    return [str(piece) for piece in pieces]


def _shown() -> list[RawPiece]:
    """The cards that may be picked for the question asked."""
    return _left() if st.session_state["ck_question"] in ("lay", "play") else hand()


def _left() -> list[RawPiece]:
    """The cards of the hand that no step uses yet."""
    used = Counter(code for step in st.session_state["ck_steps"] for code in step["cards"])
    left = []
    for piece in hand():
        if used[str(piece)]:
            used[str(piece)] -= 1
        else:
            left.append(piece)
    return left


def _target(text: Text, *, laid_now: bool) -> bool:
    """The table meld that cards are put onto; melds laid in this turn follow those of the table."""
    shown = [state.zone_text(zone) for zone in state.laid_zones()]
    if laid_now:
        laid = [step["cards"] for step in st.session_state["ck_steps"] if step["do"] == "meld"]
        shown += [" ".join(zonetext.written(p, text.lang) for p in zonetext.pieces(" ".join(m), "en")) for m in laid]
    if not shown:
        st.info(text("check-no-table"), icon=":material/table_restaurant:")
        return False
    st.session_state["ck_onto"] = min(st.session_state["ck_onto"], len(shown) - 1)
    select(text("check-onto"), range(len(shown)), lambda place: f"{place + 1}. {shown[place]}", "ck_onto")
    return True


def _picks(text: Text, held: list[RawPiece]) -> list[RawPiece]:
    """The cards picked, in the order of the hand."""
    wild = tiles.wild()
    shown = [tiles.as_dealt(piece, wild) for piece in held]
    return [held[place] for place in pick(text("check-pick"), shown, range(len(held)), text.lang, _pick_key(), wild)]


def _pick_key() -> str:
    """The key of what is picked: of other cards, or after another step, it is another choice."""
    return f"ck-picks-{len(st.session_state['ck_steps'])}-{'-'.join(map(str, _shown()))}"


def picks() -> list[int]:
    """The places of the cards that are picked now."""
    return sorted(st.session_state.get(_pick_key()) or ())


def set_picks(places: Sequence[int]) -> None:
    """Pick the cards at these places, and no others."""
    st.session_state[_pick_key()] = list(places)


def _add(text: Text, action: str, picked: list[RawPiece]) -> None:
    onto = st.session_state["ck_onto"] if action in ("layoff", "swap") else None
    step = {"do": action, "cards": _codes(picked), "onto": onto}
    label = text("check-add-meld" if action == "meld" else "check-add-step")
    st.button(label, icon=":material/add:", disabled=not picked, on_click=_append, args=(step,), key="ck-add")


def _append(step: Request) -> None:
    st.session_state["ck_steps"] = [*st.session_state["ck_steps"], step]


def _list(text: Text) -> None:
    """The steps so far, each with a button that takes it back."""
    wild = tiles.wild()
    for place, step in enumerate(st.session_state["ck_steps"]):
        with st.container(horizontal=True, vertical_alignment="center", gap="small"):
            dealt = [tiles.as_dealt(piece, wild) for piece in zonetext.pieces(" ".join(step["cards"]), "en")]
            onto = "" if step["onto"] is None else text("check-step-onto", number=step["onto"] + 1)
            name = text(f"step-{step['do']}")
            words = f"{place + 1}. {name} {onto}"
            row = cards.row_html(dealt, text.lang, small=True, wild=wild)
            st.html(f'<span class="ln-step">{words} {row}</span>', width="content")
            st.button("✕", key=f"ck-drop-{place}", help=text("check-drop"), on_click=_drop, args=(place,))


def _drop(place: int) -> None:
    steps = list(st.session_state["ck_steps"])
    del steps[place]
    st.session_state["ck_steps"] = steps


def _request(question: str, picked: list[str], laid: list[str]) -> Request | None:
    """The question as a request; the cards picked count as one more meld of a laying."""
    position, steps = positiondata.of_page("en"), st.session_state["ck_steps"]
    if question == "lay":
        melds = [step["cards"] for step in steps if step["do"] == "meld"] + ([picked] if picked else [])
        return {"do": "lay", "position": position, "melds": melds} if melds else None
    if question == "play":
        return {"do": "play", "position": position, "steps": [_played(step) for step in steps]} if steps else None
    if not laid:
        return None
    about: Request = {key: position[key] for key in ("rules", "options") if key in position}
    if question == "meld":
        shape = {"as": "pair"} if state.rules().seven_pairs and len(laid) == 2 else {}
        indicator = {"indicator": position["indicator"]} if "indicator" in position else {}
        return {"do": "meld", **about, **indicator, **shape, "cards": laid}
    opened = {key: position[key] for key in state.SWITCHES if key in position}
    table_meld = position["table"][st.session_state["ck_onto"]]
    cards_key = "cards" if question == "layoff" else "card"
    return {"do": question, **about, **opened, "table_meld": table_meld, cards_key: laid}


def _played(step: Request) -> Request:
    if step["do"] == "discard":
        return {"do": "discard", "card": " ".join(step["cards"])}
    return {key: value for key, value in step.items() if value is not None}
