"""Entry of a round: how it ended, who went out, what each loser holds, and what it would cost."""

from __future__ import annotations

from collections.abc import Sequence

import streamlit as st

from analyzer.cards import JOKER
from analyzer.deckreader import DeckReader
from analyzer.errors import Problem
from analyzer.match import Match
from analyzer.position import full_deck
from analyzer.roundcheck import MOST_POINTS
from analyzer.rounds import IMPASSE
from analyzer.values import hand_penalty, penalty
from analyzer.wording import Text
from ui import cards
from ui.choice import follow, select
from ui.scores import book, draft, pad, preview
from ui.scores.draft import NOT_YET, POINTS, Attempt
from ui.scores.words import ending, faults, plain


def show(text: Text, match: Match) -> None:
    """The whole entry; a round is added or put right only when nothing is wrong with it."""
    seats, attempt = draft.seats(match), draft.attempt(match, text.lang)
    editing = st.session_state["sc_editing"] is not None
    heading = "scores-correct-round" if editing else "scores-enter-round"
    with st.container(key="sc-round"):
        st.header(text(heading, number=draft.place(match) + 1))
    said = [p for p in attempt.problems if st.session_state["sc_tried"] or p.code not in NOT_YET]
    with st.container(border=True, key="sc-entry", gap="small"):
        _how(text, match)
        if draft.value("how") == POINTS:
            _points(text, match, seats, said)
        elif match.rules.win_points is not None:
            _win(text, seats, said)
        else:
            _cards(text, match, seats, said)
        beside = [p for p in said if draft.player_at(p, seats) or p.where in ("winner", "jokers_used")]
        faults(text, [problem for problem in said if problem not in beside], "hands")
        preview.show(text, match, seats, attempt)
        _buttons(text, match, attempt, editing)


def _how(text: Text, match: Match) -> None:
    options = draft.endings(match.rules)
    st.session_state.setdefault(draft.key("how"), options[0])
    widget, chosen = follow(st.session_state, draft.key("how"))
    st.pills(
        text("scores-how"),
        options,
        format_func=lambda code: _effect(text, match, code),
        key=widget,
        required=True,
        on_change=chosen,
    )


def _effect(text: Text, match: Match, code: str) -> str:
    """A way to end a round, and what it does to the points."""
    name = plain(ending(text, code))
    if bonus := match.rules.bonus.get(code):
        if bonus.multiply != 1:
            return f"{name} ×{bonus.multiply}"
        if bonus.add:
            return f"{name} +{bonus.add}"
    return f"{name} +{match.rules.win_points[code]}" if match.rules.win_points and code != POINTS else name


def _winner(text: Text, seats: Sequence[str], said: Sequence[Problem]) -> None:
    st.pills(text("scores-who"), seats, format_func=plain, key=draft.key("winner"), persist_state="session")
    faults(text, [problem for problem in said if problem.where == "winner"], "winner")


def _cards(text: Text, match: Match, seats: Sequence[str], said: Sequence[Problem]) -> None:
    """The winner, and what everybody else has left."""
    _winner(text, seats, said)
    if draft.counts_jokers(match.rules, draft.value("how")):
        st.session_state.setdefault(draft.key("jokers"), 0)
        most = full_deck(match.rules)[JOKER]
        label = text("scores-jokers-used")
        st.number_input(label, 0, most, step=1, key=draft.key("jokers"), width=260, persist_state="session")
        faults(text, [problem for problem in said if problem.where == "jokers_used"], "jokers_used")
    winner = draft.value("winner")
    if winner is None:
        st.caption(text("scores-choose-winner"))
        return
    for player in seats:
        if player != winner:
            _hand(text, match, player, [p for p in said if draft.player_at(p, seats) == player])


def _hand(text: Text, match: Match, player: str, said: Sequence[Problem]) -> None:
    """One loser: cards as text, as taps or as a number, and the share of every card."""
    place, hand = match.players.index(player), draft.held(player)
    tapping = st.session_state["sc_pad"] == player
    with st.container(key=f"sc-loser-{place}", gap="xsmall"):
        with st.container(horizontal=True, vertical_alignment="bottom", gap="xsmall"):
            # Told in every run: a value put into the session is told once, and lost with a run that was cut short.
            st.text_input(
                text("scores-left-in-hand", player=plain(player)),
                hand.text,
                key=draft.hand_key(match, player),
                placeholder=text("scores-hand-placeholder"),
            )
            if st.button(
                _pad_words(text, player, tapping=tapping),
                key=f"sc-tap-{place}",
                icon=":material/check:" if tapping else ":material/dialpad:",
                type="primary" if tapping else "secondary",
            ):
                _open_pad(None if tapping else player, text.lang)
        if tapping:
            pad.show(text, match, player)
        _shares(text, match, player)
        if match.rules.penalty_unopened is not None:
            st.checkbox(text("scores-unopened"), key=draft.key(f"bare-{place}"), persist_state="session")
        faults(text, said, f"hands.{player}")


def _pad_words(text: Text, player: str, *, tapping: bool) -> str:
    """The words of the button of the keypad; whose cards they are is for screen readers (style.css)."""
    return f"{text('page-tapped' if tapping else 'page-tap')} :gray[{plain(player)}]"


def _open_pad(player: str | None, lang: str) -> None:
    st.session_state["sc_pad"] = player
    if player:
        draft.held(player).put(draft.held(player).text, lang)
    st.rerun()


def _shares(text: Text, match: Match, player: str) -> None:
    """The cards as read, the points of each below it, and their sum."""
    hand = draft.held(player)
    if hand.number is not None or not hand.text.strip():
        return
    pieces = DeckReader(match.rules, text.lang).free(hand.text, "cards")
    if pieces:
        faces = "".join(
            cards.face_html(piece, text.lang, small=True, note=str(penalty(piece, match.rules))) for piece in pieces
        )
        total = text("points", points=hand_penalty(pieces, match.rules))
        st.html(f'<div class="sc-shares"><span class="rc-row">{faces}</span><b>= {total}</b></div>')


def _win(text: Text, seats: Sequence[str], said: Sequence[Problem]) -> None:
    """A round of fixed points: who won, and the two extras."""
    if draft.value("how") != IMPASSE:
        _winner(text, seats, said)
        st.checkbox(text("scores-wild-discard"), key=draft.key("wild"), persist_state="session")
    st.session_state.setdefault(draft.key("twin"), "")
    nobody = text("scores-nobody")
    select(text("scores-twin"), ["", *seats], lambda player: player or nobody, draft.key("twin"), width=260)


def _points(text: Text, match: Match, seats: Sequence[str], said: Sequence[Problem]) -> None:
    """The points of each player as they go into the sheet."""
    st.caption(text("scores-points-meaning"))
    for player in seats:
        place = match.players.index(player)
        st.number_input(
            plain(player),
            -MOST_POINTS,
            MOST_POINTS,
            value=None,
            step=1,
            key=draft.key(f"points-{place}"),
            placeholder="0",
            persist_state="session",
        )
        faults(text, [problem for problem in said if draft.player_at(problem, seats) == player], f"points.{player}")


def _buttons(text: Text, match: Match, attempt: Attempt, editing: bool) -> None:
    with st.container(horizontal=True, gap="small"):
        label, icon = ("scores-save", ":material/check:") if editing else ("scores-add", ":material/add:")
        if st.button(text(label), key="sc-add", type="primary", icon=icon):
            if attempt.after is not None:
                book.change(attempt.after)
            else:
                st.session_state["sc_tried"] = True
            st.rerun()
        if attempt.played and attempt.later and (short := draft.shortened(match, attempt.played)):
            dropped = len(match.rounds) - draft.place(match) - 1
            if st.button(text("scores-save-drop", count=dropped), key="sc-add-drop", icon=":material/content_cut:"):
                book.change(short)
                st.rerun()
        if editing and st.button(text("scores-cancel"), key="sc-cancel"):
            draft.clear()
            st.rerun()
