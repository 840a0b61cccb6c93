"""An independent brute force for small hands: what `analyse` must answer, found by trying everything.

Written from the rule book alone; it shares no code with the generator, the solver or the legality checker.
"""

from __future__ import annotations

from tests.brute_melds import Laid, Reading, cost, new_melds, readings, texts
from tests.brute_open import partition, selections
from tests.brute_opening import Best, distance, goal, opening, outs
from tests.brute_turns import BestTurn, GoOut, Turn, Walk, best_turn, discard_rows, go_out, take_legal, turns

meld_readings = readings

__all__ = [
    "Best",
    "BestTurn",
    "GoOut",
    "Laid",
    "Reading",
    "Turn",
    "Walk",
    "best_turn",
    "cost",
    "discard_rows",
    "distance",
    "go_out",
    "goal",
    "meld_readings",
    "new_melds",
    "opening",
    "outs",
    "partition",
    "readings",
    "selections",
    "take_legal",
    "texts",
    "turns",
]
