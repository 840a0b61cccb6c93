"""How likely another player ends the round within his next turns, read from a table of simulated rounds.

The figures come from `python -m benchmarks.endings`; its tables with their seeds stand in `benchmarks/endings.md`.
Its players lay as soon as they can, in the best way. People are slower: the figures lean to the cautious side.
"""

from __future__ import annotations

from collections.abc import Mapping

from analyzer.others import Other, other_players, stock_left
from analyzer.position import Position, full_deck
from analyzer.ruleset import RuleSet

LAPS = 6
"""How many of a player's own turns ahead the figures go."""

Row = tuple[float, float, float, float, float, float]
NOT_OPENED = 0

TABLES: Mapping[str, Mapping[int, Row]] = {
    "jokers": {NOT_OPENED: (0.024, 0.089, 0.177, 0.267, 0.365, 0.449), 1: (0.44, 0.669, 0.804, 0.902, 1.0, 1.0)},
}
"""Per kind of game and state (cards left of a player who laid, `NOT_OPENED`, or turns played where nothing is laid
before the end): the chance that he has ended the round by his next turn, his second …"""


def chances(position: Position, other: Other) -> Row:
    """The chance that this player has ended the round by his next turn, the one after it, up to the sixth.

    >>> from analyzer.positionio import read_position
    >>> position = read_position({"rules": "rami30", "hand": "KS"})
    >>> few, many = (chances(position, Other("P2", cards, opened=True)) for cards in (1, 9))
    >>> few[0] > many[0]
    True
    """
    rows = TABLES[kind_of_game(position.rules)]
    if hides_its_melds(position.rules):
        state = turns_played(position)
    elif other.opened or other.cards < position.rules.hand_size:
        # Whoever holds fewer cards than were dealt has laid some.
        state = max(other.cards, 1)
    else:
        return rows[NOT_OPENED]
    return rows[max(key for key in rows if key <= state)]


def hides_its_melds(rules: RuleSet) -> bool:
    """Whether players keep everything in hand until the round ends, so that cards left tell nothing (OK-20)."""
    return rules.lay_all_at_once or rules.knock_at is not None


def kind_of_game(rules: RuleSet) -> str:
    """Which of the simulated games a rule set is most like."""
    if hides_its_melds(rules):
        return "whole" if rules.lay_all_at_once else "knock"
    if rules.contracts is not None:
        return "contract"
    if not rules.open_min:
        return "free"
    return "jokers" if rules.jokers > 2 * rules.packs else "opening"


def turns_played(position: Position) -> int:
    """How many turns each player has had, by what is gone from the stock or lies in the discards."""
    rules, players = position.rules, 1 + len(other_players(position))
    dealt = full_deck(rules).total() - players * rules.hand_size - 1
    # Where each player has a pile of his own, one of them shows all his turns (OK-17).
    shown = len(position.discards) if rules.lay_all_at_once else len(position.discards) // players
    return max((dealt - stock_left(position)) // players, shown, 0)
