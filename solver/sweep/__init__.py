"""The compiled what-if engine: every item thrown and every item drawn at once, for goals that few shapes reach."""

from solver.sweep.additions import Additions
from solver.sweep.additionways import Change
from solver.sweep.compiled import COMPILED
from solver.sweep.cover import Cover, Finish, Part
from solver.sweep.coverdeals import Trade
from solver.sweep.few import Goal, Reach, Shape, Sweep
from solver.sweep.leftover import Leftover

__all__ = [
    "COMPILED",
    "Additions",
    "Change",
    "Cover",
    "Finish",
    "Goal",
    "Leftover",
    "Part",
    "Reach",
    "Shape",
    "Sweep",
    "Trade",
]
