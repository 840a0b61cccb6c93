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
    "jokers": {
        NOT_OPENED: (0.021, 0.079, 0.166, 0.257, 0.363, 0.462),
        1: (0.439, 0.659, 0.789, 0.869, 0.919, 0.950),
        2: (0.108, 0.287, 0.487, 0.710, 0.836, 0.907),
        3: (0.193, 0.383, 0.566, 0.688, 0.776, 0.839),
        4: (0.063, 0.216, 0.370, 0.503, 0.707, 0.827),
        5: (0.041, 0.148, 0.293, 0.434, 0.547, 0.638),
        6: (0.030, 0.096, 0.187, 0.299, 0.396, 0.479),
        7: (0.031, 0.104, 0.196, 0.341, 0.477, 0.675),
    },
    "opening": {
        NOT_OPENED: (0.007, 0.023, 0.053, 0.097, 0.156, 0.221),
        1: (0.429, 0.675, 0.818, 0.898, 0.943, 0.968),
        2: (0.067, 0.206, 0.357, 0.482, 0.591, 0.673),
        3: (0.124, 0.238, 0.339, 0.449, 0.573, 0.749),
        4: (0.035, 0.132, 0.244, 0.347, 0.435, 0.514),
        5: (0.010, 0.072, 0.146, 0.249, 0.336, 0.379),
        6: (0.004, 0.048, 0.132, 0.237, 0.287, 0.360),
        7: (0.008, 0.030, 0.074, 0.128, 0.234, 0.349),
    },
    "free": {
        NOT_OPENED: (0.000, 0.003, 0.010, 0.023, 0.050, 0.097),
        1: (0.201, 0.354, 0.480, 0.599, 0.714, 0.775),
        2: (0.059, 0.164, 0.257, 0.334, 0.449, 0.518),
        3: (0.090, 0.176, 0.279, 0.366, 0.454, 0.529),
        4: (0.014, 0.057, 0.127, 0.212, 0.288, 0.386),
        5: (0.006, 0.021, 0.059, 0.121, 0.192, 0.297),
        6: (0.001, 0.019, 0.052, 0.108, 0.168, 0.233),
        7: (0.000, 0.008, 0.021, 0.056, 0.102, 0.147),
    },
    "contract": {
        NOT_OPENED: (0.000, 0.003, 0.010, 0.025, 0.048, 0.087),
        1: (0.465, 0.719, 0.871, 0.941, 0.973, 0.988),
        2: (0.028, 0.245, 0.470, 0.679, 0.806, 0.882),
        3: (0.005, 0.035, 0.161, 0.378, 0.560, 0.689),
        4: (0.000, 0.006, 0.029, 0.097, 0.190, 0.370),
        5: (0.016, 0.038, 0.075, 0.125, 0.221, 0.271),
    },
    "knock": {
        0: (0.004, 0.031, 0.082, 0.190, 0.312, 0.440),
        1: (0.027, 0.079, 0.187, 0.309, 0.437, 0.577),
        2: (0.054, 0.164, 0.291, 0.422, 0.566, 0.661),
        3: (0.117, 0.250, 0.389, 0.541, 0.641, 0.729),
        4: (0.151, 0.308, 0.480, 0.594, 0.693, 0.807),
        5: (0.185, 0.388, 0.522, 0.639, 0.772, 0.829),
        6: (0.248, 0.413, 0.556, 0.721, 0.791, 0.843),
        7: (0.219, 0.410, 0.628, 0.721, 0.791, 0.843),
    },
    "whole": {
        0: (0.000, 0.000, 0.002, 0.010, 0.030, 0.065),
        1: (0.000, 0.002, 0.010, 0.030, 0.065, 0.084),
        2: (0.002, 0.010, 0.030, 0.065, 0.084, 0.139),
        3: (0.009, 0.028, 0.063, 0.082, 0.138, 0.185),
        4: (0.020, 0.055, 0.074, 0.130, 0.178, 0.239),
        5: (0.036, 0.056, 0.113, 0.161, 0.223, 0.287),
        6: (0.020, 0.080, 0.130, 0.194, 0.261, 0.301),
        7: (0.060, 0.112, 0.178, 0.245, 0.286, 0.329),
        8: (0.055, 0.125, 0.197, 0.240, 0.286, 0.387),
        9: (0.074, 0.150, 0.196, 0.245, 0.351, 0.430),
        10: (0.082, 0.132, 0.184, 0.299, 0.385, 0.487),
        11: (0.054, 0.111, 0.236, 0.329, 0.441, 0.534),
        12: (0.113, 0.245, 0.363, 0.495, 0.600, 0.682),
    },
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
    elif other.has_laid(position.rules):
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
    # A discard just taken was thrown like those that lie there.
    thrown = len(position.discards) + (position.taken_discard is not None)
    shown = thrown if rules.lay_all_at_once else thrown // players
    return max((dealt - stock_left(position)) // players, shown, 0)
