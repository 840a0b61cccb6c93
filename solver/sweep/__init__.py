"""The compiled what-if engine: every item thrown and every item drawn at once, for goals that few shapes reach."""

from solver.sweep.compiled import COMPILED
from solver.sweep.cover import Cover, Finish, Part, Trade
from solver.sweep.few import Goal, Reach, Shape, Sweep
from solver.sweep.leftover import Leftover

__all__ = ["COMPILED", "Cover", "Finish", "Goal", "Leftover", "Part", "Reach", "Shape", "Sweep", "Trade"]
