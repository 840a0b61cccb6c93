"""Whether a plan holds what may be laid first, and what has to wait for a later turn."""

from __future__ import annotations

import numpy as np

from solver.sweep.compiled import compiled
from solver.sweep.coverways import (
    AT_ONCE,
    DRAWING,
    FIRST,
    GAINS_OPEN,
    LEAST,
    NEW,
    PARTS_ALONE,
    POINTS,
    PURE,
    SINGLE,
    SIZE,
    TRADES_ALONE,
    WANTED,
)
from solver.sweep.fewplans import FAR

WAITED = -2
"""Instead of an item that came: one came that no part takes."""


@compiled
def waits(aim, level):  # type: ignore[no-untyped-def]
    """Whether a draw that brings nothing may bring the hand nearer: the turn that follows the first laying."""
    return aim[FIRST] and not aim[AT_ONCE] and 1 <= level <= 1 + aim[DRAWING]


@compiled
def idle_draws(book, deal, aim, plan, length, clean, core, wild, need, later, got, came):  # type: ignore[no-untyped-def]
    """How many draws must come that bring nothing, so that the first laying is met with `need` others; FAR: never is.

    `later`: something waits for the turn after it.
    """
    drawn, limits = deal[2], deal[4]
    for wait in range(2 + aim[DRAWING] if later else 1):
        idle = wait + (got == WAITED)
        draws = need + (got >= 0) + idle
        if later and draws < 1 + aim[DRAWING]:
            continue
        # What is drawn for a trade is no part of the first laying, nor is a wild item that a trade gains.
        mine, ready, known = wild + need - len(drawn), draws - len(drawn), got
        if later and not len(drawn):
            # The last draw comes after the first laying.
            ready -= 1
            if came and draws == 1:
                known = -1
            elif not idle:
                mine -= 1
        gains = limits[1] > 0 and not aim[GAINS_OPEN]
        if aim[GAINS_OPEN]:
            mine += limits[1]
        if opens(book, aim, plan, length, clean, core, mine, ready, gains, known):
            return wait
    return FAR


@compiled
def needs_no_first(book, aim, plan, length, trades):  # type: ignore[no-untyped-def]
    """Whether a plan holds nothing but what may be laid before any first laying."""
    traits, facts = book[0], book[5]
    for k in range(length):
        if traits[facts[plan[k], 0], NEW] or not aim[PARTS_ALONE]:
            return False
    return aim[TRADES_ALONE] or not trades


@compiled
def opens(book, aim, plan, length, clean, core, mine, ready, gains, got):  # type: ignore[no-untyped-def]
    """Whether new parts of the plan can be the first laid, with at most `mine` of their lacking items filled.

    Of the part `clean` only its core is, by at most `ready` draws. Where trades give wild items (`gains`), what these
    stand for may join the first parts later.
    """
    traits, facts = book[0], book[5]
    points, single = aim[WANTED], aim[SINGLE]
    if mine < 0 or ready < 0:
        return False
    # Most points for each number of lacking items filled.
    best = np.full(mine + 1, -1, np.int32)
    best[0] = 0
    dearest = -1
    for k in range(length):
        part = facts[plan[k], 0]
        if not traits[part, NEW]:
            continue
        before = best.copy()
        lacking = facts[plan[k], 2] - holds(book, plan[k], got)
        least = 0 if gains else lacking
        if k == clean:
            best[:] = -1
            if core[2] > ready:
                continue
            least = lacking = core[2] - core_lacks(book, plan[k], core, got)
        for filled in range(least, min(lacking, mine) + 1):
            if k == clean:
                worth = core[3]
            else:
                worth = most_points(book, plan[k], filled, got) if filled < lacking else traits[part, POINTS]
            if worth < 0:
                continue
            dearest = max(dearest, worth)
            for count in range(mine - filled + 1):
                if before[count] >= 0:
                    best[count + filled] = max(best[count + filled], before[count] + worth)
    return dearest >= (points if single else 0) and best.max() >= (0 if single else points)


@compiled
def most_points(book, way, filled, got):  # type: ignore[no-untyped-def]
    """Most points of a part laid first with at most so many of its lacking items, the rest joining it later.

    Of a run the rest is at its ends; -1 when too little is left to lay.
    """
    traits, facts, order, worth = book[0], book[5], book[9], book[10]
    part = facts[way, 0]
    size, least = traits[part, SIZE], traits[part, LEAST]
    if not traits[part, PURE]:
        kept = size - facts[way, 2] + holds(book, way, got) + filled
        return kept * worth[part, 0] if kept >= least else -1
    best = -1
    for begin in range(size - least + 1):
        lacking, total = 0, 0
        for place in range(begin, size):
            item = order[part, place]
            lacking += item != got and holds(book, way, item)
            total += worth[part, place]
            if lacking > filled:
                break
            if place - begin + 1 >= least:
                best = max(best, total)
    return best


@compiled
def cores(book, way):  # type: ignore[no-untyped-def]
    """The stretches of a run that may be laid first without a wild item, the rest joining at its ends.

    Begin, end, items lacking in it, its points. One that could be longer without lacking more is left out.
    """
    traits, facts, order, worth = book[0], book[5], book[9], book[10]
    part = facts[way, 0]
    size, least = traits[part, SIZE], traits[part, LEAST]
    found = np.zeros((size * size, 4), np.int32)
    count = 0
    for begin in range(size - least + 1):
        if begin and not holds(book, way, order[part, begin - 1]):
            continue
        lacking, total = 0, 0
        for end in range(begin + 1, size + 1):
            lacking += holds(book, way, order[part, end - 1])
            total += worth[part, end - 1]
            if end - begin >= least and (end == size or holds(book, way, order[part, end])):
                found[count] = begin, end, lacking, total
                count += 1
    return found[:count]


@compiled
def core_lacks(book, way, core, item):  # type: ignore[no-untyped-def]
    """Whether an item is among those that a way lacks within the core of its run."""
    for place in range(core[0], core[1]):
        if book[9][book[5][way, 0], place] == item >= 0 and holds(book, way, item):
            return True
    return False


@compiled
def holds(book, way, item):  # type: ignore[no-untyped-def]
    """Whether an item is among those that a way lacks."""
    for lacking in book[4][way]:
        if lacking == item >= 0:
            return 1
    return 0
