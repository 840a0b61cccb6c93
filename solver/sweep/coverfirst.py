"""Whether a plan holds what may be laid first, and what has to wait for a later turn."""

from __future__ import annotations

import numpy as np

from solver.sweep.compiled import compiled
from solver.sweep.coverways import CORE, LACKS, LEAST, NEW, PART, PURE, SIZE, holds
from solver.sweep.fewshapes import FAR

WAITED = -2
"""Instead of an item that came: one came that no part takes."""


@compiled
def waits(aim, level):  # type: ignore[no-untyped-def]
    """Whether a draw that brings nothing may bring the hand nearer: the turn that follows the first laying."""
    return aim.first and not aim.at_once and 1 <= level <= 1 + aim.drawing


@compiled
def idle_draws(book, left, deal, aim, plan, length, clean, core, wild, need, later, got, came):  # type: ignore[no-untyped-def]
    """How many draws must come that bring nothing, so that the first laying is met with `need` others; FAR: never is.

    `later`: something waits for the turn after it.
    """
    # What is drawn for a trade is no part of the first laying, nor is a wild item that a trade gains.
    gains = deal.gained > 0 and not aim.gains_open
    own = wild + deal.gained * aim.gains_open
    for wait in range(2 + aim.drawing if later else 1):
        idle = wait + (got == WAITED)
        draws = need + (got >= 0) + idle
        if later and draws < 1 + aim.drawing:
            continue
        # The last draw comes after the first laying, unless it is for a trade or brings nothing.
        last = later and not len(deal.drawn)
        known = -1 if last and came and draws == 1 else got
        last = last and not idle and known == got
        joker = got == len(left) - 1
        for wild_last in range(2 if last and joker else 1):
            held, drawn = own - wild_last, need - len(deal.drawn) - (last and not wild_last)
            # Some of the drawn ones may be wild, which helps only where others are dead.
            for more in range(1 + min(drawn, left[-1] - joker)):
                if opens(book, left, aim, plan, length, clean, core, held + more, drawn - more, gains or later, known):
                    return wait
    return FAR


@compiled
def needs_no_first(book, deal, aim, plan, length):  # type: ignore[no-untyped-def]
    """Whether a plan holds nothing but what may be laid before any first laying."""
    traits, facts = book.traits, book.facts
    for k in range(length):
        if traits[facts[plan[k], PART], NEW] or not aim.parts_alone:
            return False
    # What a trade adds is laid off, as a part that is not new.
    return (aim.trades_alone or deal.gained == 0) and (aim.parts_alone or len(deal.added) == 0)


@compiled
def opens(book, left, aim, plan, length, clean, core, wild, drawn, grow, got):  # type: ignore[no-untyped-def]
    """Whether new parts of a plan can be the first laid, with so many wild items, drawn ones, and the one that came.

    Of the part `clean` only its core is. Where parts may `grow`, others can be laid first with less than they become.
    """
    traits, facts = book.traits, book.facts
    if wild < 0 or drawn < 0:
        return False
    # Most points by wild items and drawn ones used, and whether the one that came is.
    best = np.full((wild + 1, drawn + 1, 2), -1, np.int32)
    best[0, 0, 0] = 0
    dearest = -1
    for k in range(length):
        if not traits[facts[plan[k], PART], NEW]:
            continue
        before = best.copy()
        if k == clean:
            best[:] = -1
        for use in range(1 + holds(book.fills, plan[k], got)):
            for w in range(wild + 1 if k != clean else 1):
                for d in range(drawn + 1):
                    if k != clean:
                        worth = most_points(book, left, plan[k], w, d, got if use else -1, grow)
                    else:
                        lacking = core[2] - (use and core_lacks(book, plan[k], core, got))
                        worth = core[3] if lacking == d else -1
                    if worth < 0:
                        continue
                    dearest = max(dearest, worth)
                    for v in range(wild - w + 1):
                        for e in range(drawn - d + 1):
                            for other in range(2 - use):
                                if before[v, e, other] >= 0:
                                    total = before[v, e, other] + worth
                                    best[w + v, d + e, use + other] = max(best[w + v, d + e, use + other], total)
                    if not grow:
                        break
    return dearest >= (aim.points if aim.single else 0) and best.max() >= (0 if aim.single else aim.points)


@compiled
def most_points(book, left, way, wild, drawn, got, grow):  # type: ignore[no-untyped-def]
    """Most points of a part laid first, its lacking items filled by so many wild and drawn ones at most; -1: it cannot.

    Where it may `grow`, the rest joins it later: of a run at its ends.
    """
    traits, facts, order, worth = book.traits, book.facts, book.order, book.worth
    part = facts[way, PART]
    size = traits[part, SIZE]
    least = traits[part, LEAST] if grow else size
    if not traits[part, PURE]:
        dead = 0
        for item in book.fills[way]:
            dead += item >= 0 and item != got and left[item] == 0
        lacking = facts[way, LACKS] - holds(book.fills, way, got)
        for kept in range(size, least - 1, -1):
            # Those that will come are laid before those that cannot.
            filled = max(0, kept - size + lacking)
            if may_fill(book.wilds[part, kept], filled, filled - lacking + dead, wild, drawn):
                return kept * worth[part, 0]
        return -1
    best = -1
    for begin in range(size - least + 1):
        lacking, dead, total = 0, 0, 0
        for place in range(begin, size):
            item = order[part, place]
            lacks = item != got and holds(book.fills, way, item)
            lacking += lacks
            dead += lacks and left[item] == 0
            total += worth[part, place]
            kept = place - begin + 1
            if kept >= least and may_fill(book.wilds[part, kept], lacking, dead, wild, drawn):
                best = max(best, total)
    return best


@compiled
def may_fill(most, lacking, dead, wild, drawn):  # type: ignore[no-untyped-def]
    """Whether wild items, `most` at most, and drawn ones can be all the lacking items; the dead are never drawn."""
    room = min(most, wild)
    return max(dead, lacking - drawn) <= room


@compiled
def cores(book, way):  # type: ignore[no-untyped-def]
    """The stretches of a run that may be laid first without a wild item, the rest joining at its ends.

    Begin, end, items lacking in it, its points. One that could be longer without lacking more is left out.
    """
    traits, facts, order, worth = book.traits, book.facts, book.order, book.worth
    part = facts[way, PART]
    size, least = traits[part, SIZE], traits[part, LEAST]
    found = np.zeros((size * size, 4), np.int32)
    count = 0
    for begin in range(size - least + 1):
        if begin and not holds(book.fills, way, order[part, begin - 1]):
            continue
        lacking, total = 0, 0
        for end in range(begin + 1, size + 1):
            lacking += holds(book.fills, way, order[part, end - 1])
            total += worth[part, end - 1]
            if end - begin >= least and (end == size or holds(book.fills, way, order[part, end])):
                found[count] = begin, end, lacking, total
                count += 1
    return found[:count]


@compiled
def find_cores(book, points):  # type: ignore[no-untyped-def]
    """Note for every way how many items its core lacks that lacks fewest.

    With `points` a core is what of a part may be laid first and is worth so many, else a stretch without a wild item.
    """
    traits, facts = book.traits, book.facts
    for way in range(len(facts)):
        part = facts[way, PART]
        facts[way, CORE] = FAR
        if points and traits[part, NEW]:
            facts[way, CORE] = dear_core(book, way, points)
        elif traits[part, NEW] and traits[part, PURE]:
            facts[way, CORE] = cores(book, way)[:, 2].min()


@compiled
def dear_core(book, way, points):  # type: ignore[no-untyped-def]
    """The fewest items lacking in what of a part may be laid first and is worth so many points; FAR: nothing is."""
    traits, order, worth = book.traits, book.order, book.worth
    part = book.facts[way, PART]
    size, least = traits[part, SIZE], traits[part, LEAST]
    fewest = FAR
    if not traits[part, PURE]:
        for kept in range(least, size + 1):
            if kept * worth[part, 0] >= points:
                fewest = min(fewest, max(0, kept - size + book.facts[way, LACKS]))
        return fewest
    for begin in range(size - least + 1):
        lacking, total = 0, 0
        for place in range(begin, size):
            lacking += holds(book.fills, way, order[part, place])
            total += worth[part, place]
            if place - begin + 1 >= least and total >= points:
                fewest = min(fewest, lacking)
    return fewest


@compiled
def core_lacks(book, way, core, item):  # type: ignore[no-untyped-def]
    """Whether an item is among those that a way lacks within the core of its run."""
    for place in range(core[0], core[1]):
        if book.order[book.facts[way, PART], place] == item >= 0 and holds(book.fills, way, item):
            return True
    return False
