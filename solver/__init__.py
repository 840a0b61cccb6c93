"""Knows packing, not cards: `solve` answers a `Problem` with a `Solution`."""

from solver.cpsat import solve, solve_others, solve_supplies
from solver.problem import Aim, Bound, Candidate, Item, Problem, Solution, Status

__all__ = [
    "Aim",
    "Bound",
    "Candidate",
    "Item",
    "Problem",
    "Solution",
    "Status",
    "solve",
    "solve_others",
    "solve_supplies",
]
