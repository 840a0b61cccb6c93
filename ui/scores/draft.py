"""The round being entered: what was typed or tapped so far, and the round that it makes."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import streamlit as st

from analyzer.errors import Problem, ScoreError
from analyzer.match import Match, add_round, correct_round
from analyzer.notation import parse_cards
from analyzer.roundjson import read_round
from analyzer.rounds import INDICATOR_TWIN, WILD_DISCARD, CardRound, PointsRound, Round, WinRound
from analyzer.rules import RuleSet
from ui import zonetext

PLAIN, POINTS = "plain", "points"
"""Ways to write a round down besides the rule set's own endings: nothing special, and final points only."""
NOT_YET = ("nothing_entered", "winner_missing")
"""Problems of a round that is just not complete: said once the player wants to add it."""


@dataclass
class Held:
    """What a loser holds, as text; the counters make a new field or keypad when it is changed from elsewhere."""

    text: str = ""
    field_rev: int = 0
    pad_rev: int = 0
    base: list[zonetext.Entry] = field(default_factory=list)

    @property
    def number(self) -> int | None:
        """The points, where a number was typed in place of cards."""
        return int(self.text) if re.fullmatch(r"\s*[-+]?[0-9]{1,6}\s*", self.text) else None

    def put(self, text: str, lang: str, *, typed: bool = False) -> None:
        """Another text; what was typed stands in its field already, which keeps the focus then."""
        self.text, self.pad_rev = text, self.pad_rev + 1
        self.field_rev += not typed
        self.base = [] if self.number is not None else zonetext.entries(text, lang)


@dataclass(frozen=True)
class Attempt:
    """The round entered, put into its match: the match after it, or the problems that stand in its way."""

    played: Round | None = None
    after: Match | None = None
    problems: tuple[Problem, ...] = ()
    later: tuple[Problem, ...] = ()


def clear(editing: int | None = None) -> None:
    """Start with empty fields, for the next round or for the correction of one."""
    s = st.session_state
    # A browser that outlives the server still holds the fields of the old session: no key may come again.
    s["sc_rev"] = s.get("sc_rev", int(time.time() * 10)) + 1
    s["sc_hands"], s["sc_pad"], s["sc_tried"], s["sc_editing"] = {}, None, False, editing


def key(name: str) -> str:
    """The key of a field of the round being entered."""
    return f"sc-{name}-{st.session_state['sc_rev']}"


def value(name: str, default: Any = None) -> Any:
    return st.session_state.get(key(name), default)


def held(player: str) -> Held:
    hands: dict[str, Held] = st.session_state["sc_hands"]
    return hands.setdefault(player, Held())


def hand_key(match: Match, player: str) -> str:
    return f"{key(f'hand-{match.players.index(player)}')}-{held(player).field_rev}"


def pad_key(match: Match, player: str) -> str:
    return key(f"pad-{match.players.index(player)}")


def listen(match: Match, lang: str) -> None:
    """Take over what was typed and tapped since the last run, and write it in the letters of the page."""
    s = st.session_state
    old = s.get("sc_lang", lang)
    s["sc_lang"] = lang
    for player in match.players:
        hand = held(player)
        typed = s.get(hand_key(match, player))
        if typed is not None and typed != hand.text:
            hand.put(typed, old, typed=True)
        tapped = (s.get(pad_key(match, player)) or {}).get("zone")
        if tapped and tapped["rev"] == hand.pad_rev:
            text = " ".join(_written(entry, old) for entry in tapped["cards"])
            if text != hand.text and (tapped["cards"] or hand.number is None):
                hand.text, hand.field_rev = text, hand.field_rev + 1
        if old != lang and hand.number is None:
            hand.put(zonetext.translated(hand.text, old, lang), lang)


def _written(entry: Mapping[str, Any], lang: str) -> str:
    """A card of the keypad as the text fields write it."""
    text = str(entry["text"])
    return text if entry.get("raw") else " ".join(zonetext.written(piece, lang) for piece in parse_cards(text))


def place(match: Match) -> int:
    """The index of the round being entered."""
    editing: int | None = st.session_state["sc_editing"]
    return len(match.rounds) if editing is None else editing


def seats(match: Match) -> tuple[str, ...]:
    """The players who take part in that round."""
    out = replace(match, rounds=match.rounds[: place(match)]).standing.eliminated
    return tuple(player for player in match.players if player not in out)


def endings(rules: RuleSet) -> list[str]:
    """The ways in which a round can be written down."""
    if rules.win_points is None:
        return [PLAIN, *rules.bonus, POINTS]
    return [*(win for win in rules.win_points if win not in (WILD_DISCARD, INDICATOR_TWIN)), POINTS]


def data(match: Match) -> dict[str, Any]:
    """The round as entered, in the form that `read_round` reads."""
    players, how = seats(match), value("how", endings(match.rules)[0])
    if how == POINTS:
        given = {player: value(f"points-{match.players.index(player)}") for player in players}
        return {"points": {player: points for player, points in given.items() if points is not None}}
    winner = value("winner")
    if match.rules.win_points is not None:
        wild, twin = bool(value("wild", False)), value("twin") or None
        more = {"last_discard_wild": wild, "indicator_twin": twin}
        return {"players": list(players), "winner": winner, "win": how, **more}
    bare = [player for player in players if player != winner and value(f"bare-{match.players.index(player)}")]
    hands = {player: held(player) for player in players if player != winner}
    read = {player: hand.text if hand.number is None else hand.number for player, hand in hands.items()}
    return {
        "winner": winner,
        "hands": {player: hand for player, hand in read.items() if hand != "" or player not in bare},
        "bonus": None if how == PLAIN else how,
        "jokers_used": value("jokers") if counts_jokers(match.rules, how) else None,
        "unopened": bare,
    }


def counts_jokers(rules: RuleSet, how: str) -> bool:
    """Whether that ending depends on the jokers laid (SH-20)."""
    return how in rules.bonus and rules.bonus[how].own_without_joker is not None


def attempt(match: Match, lang: str) -> Attempt:
    """The round entered, put into its place in the match."""
    index = place(match)
    played = None
    try:
        played = read_round(data(match), match.rules, lang)
        fits = add_round(match, played) if index == len(match.rounds) else correct_round(match, index, played)
        return Attempt(played, fits)
    except ScoreError as error:
        here: list[Problem] = []
        later: list[Problem] = []
        for problem in error.problems:
            inside = re.fullmatch(r"rounds\[(\d+)\]\.?(.*)", problem.where, re.DOTALL)
            is_later = inside is not None and int(inside[1]) != index
            (later if is_later else here).append(
                replace(problem, where=inside[2]) if inside and not is_later else problem
            )
        return Attempt(played, None, tuple(here), tuple(later))


def shortened(match: Match, played: Round) -> Match | None:
    """The match up to the corrected round, those after it dropped; None where even that cannot be."""
    try:
        return add_round(replace(match, rounds=match.rounds[: place(match)]), played)
    except ScoreError:
        return None


def fill(match: Match, index: int, lang: str) -> None:
    """Put a round that was played back into the fields."""
    clear(index)
    s, played = st.session_state, match.rounds[index]
    if isinstance(played, PointsRound):
        s[key("how")] = POINTS
        for player, points in played.points.items():
            s[key(f"points-{match.players.index(player)}")] = points
    elif isinstance(played, WinRound):
        s[key("how")], s[key("winner")] = played.win, played.winner
        s[key("wild")], s[key("twin")] = played.last_discard_wild, played.indicator_twin or ""
    else:
        s[key("how")], s[key("winner")] = played.bonus or PLAIN, played.winner
        if played.jokers_used is not None:
            s[key("jokers")] = played.jokers_used
        _fill_hands(match, played, lang)


def _fill_hands(match: Match, played: CardRound, lang: str) -> None:
    for player, hand in played.hands.items():
        text = str(hand) if isinstance(hand, int) else " ".join(zonetext.written(piece, lang) for piece in hand)
        held(player).put(text, lang)
    for player in played.unopened:
        st.session_state[key(f"bare-{match.players.index(player)}")] = True


def player_at(problem: Problem, players: Sequence[str]) -> str | None:
    """The player beside whose field a problem belongs."""
    for player in sorted(players, key=len, reverse=True):
        if re.match(rf"(hands|points)\.{re.escape(player)}($|[.\[])", problem.where):
            return player
    return None
