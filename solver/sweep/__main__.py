"""Compiles the sweep and keeps it on disk: run once at set-up, so that no page ever waits for it."""

from pathlib import Path

import numpy as np

from solver.sweep import Additions, Change, Cover, Finish, Goal, Leftover, Part, Shape, Sweep, Trade
from solver.sweep.few import counted
from solver.sweep.fewplans import search_at_ease
from solver.sweep.fewshapes import Own, Want


def main() -> None:
    """Ask each engine one small question that takes it through all of its code."""
    # What is kept of a function does not tell that one which it calls has changed in another file.
    for kept in Path(__file__).parent.glob("__pycache__/*.nb[ci]"):
        kept.unlink()
    hand, unseen = {"a": 1, "b": 1, "*": 1}, {"c": 1, "d": 1, "*": 1}
    few = Sweep("abcd", "*", [Shape(("a", "b", "c"), 30, 1, True), Shape(("b", "c", "d"), 9, 1)], [(0, 1)])
    few.reach(hand, unseen, [None, "a", "*"], Goal(points=20, pure=True, size=3), 3)
    few.reach(hand, unseen, [None], Goal(slots=(1,)), 3)
    own = Own(counted(hand, few.place), counted(unseen, few.place), np.array([-1], np.int32))
    search_at_ease(few.shapes, own, Want(20, single=False, pure=True, size=3, slots=np.array((), np.int32)), 3)
    parts = [Part(("a", "b", "c"), 1, (10, 10, 10), True, 3, wilds=(0, 0, 1, 1)), Part(("d",), 1, end="low")]
    cover = Cover("abcd", "*", parts, [Trade(("d",), 1, ("c",), 1, ("high",))])
    cover.reach(hand, unseen, [None, "a", "*"], Finish((3, 4), True, 20, pure=True), 3)
    additions = Additions("abcd", "*", [[Change(added=(0, 1), wild=1)], [Change(added=(0,))]], "cd")
    additions.reach(hand, unseen, [None, "a", "*"], (2, 3), 3)
    Leftover({"a": 1, "b": 2, "c": 3, "d": 4}, [("a", "b", "c")]).least("abd", ["c"], ["d"], spare=True)


if __name__ == "__main__":
    main()
