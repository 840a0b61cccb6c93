"""What a whole plan is worth under the rules: wild items placed, the first laying met, draws counted."""

from __future__ import annotations

import numpy as np

from solver.sweep.compiled import compiled
from solver.sweep.coverways import LEAST, NEW, POINTS, PURE, SIZE, WILD
from solver.sweep.fewplans import FAR

WAITED = -2
"""Instead of an item that came: one came that no part takes."""


@compiled
def judge_plan(book, hand, deal, aim, answer, plan, length):  # type: ignore[no-untyped-def]
    """Enter a plan into every row that it serves at this level; whether it serves any."""
    used, copies, fills = book[2], book[3], book[4]
    have, left, held, _ = hand
    _, dealt, drawn, added, limits = deal
    rows, draws, outs = answer
    faces, level = len(left) - 1, limits[3]
    kept = have[:faces] - dealt
    short = np.zeros(faces, np.int32)
    for k in range(length):
        for n in range(used.shape[1]):
            if used[plan[k], n] >= 0:
                kept[held[used[plan[k], n]]] -= copies[plan[k], n]
            if fills[plan[k], n] >= 0:
                short[fills[plan[k], n]] += 1
    for x in added:
        short[x] += 1
    serves = False
    for row in range(len(rows)):
        thrown = rows[row]
        if draws[row] < level or (0 <= thrown < faces and kept[thrown] < 1):
            continue
        wild = have[faces] - (thrown == faces)
        if wild < 0 or draws_needed(book, hand, deal, aim, plan, length, short, wild, -1) > level:
            continue
        serves = True
        draws[row] = level
        if level == 0:
            continue
        for x in drawn:
            outs[row, x] = True
        if waits(aim, level) and draws_needed(book, hand, deal, aim, plan, length, short, wild, WAITED) < level:
            outs[row] |= left > 0
        for x in range(faces):
            if short[x] and left[x] and not outs[row, x]:
                outs[row, x] = draws_needed(book, hand, deal, aim, plan, length, short, wild, x) < level
        if left[faces] and not outs[row, faces]:
            outs[row, faces] = draws_needed(book, hand, deal, aim, plan, length, short, wild + 1, faces) < level
    return serves


@compiled
def draws_needed(book, hand, deal, aim, plan, length, short, wild, got):  # type: ignore[no-untyped-def]
    """Draws that complete a plan once the item `got` (if any) has come; FAR when it cannot be completed so.

    `wild`: how many wild items the hand holds, one that came included.

    Where what joins the first laying must wait for the next turn, that turn's draw counts even if it brings nothing.

    Each way's lacking items are filled by wild ones as far as its part allows; one part may have to be laid first as
    a pure run, its core.
    """
    traits, facts = book[0], book[5]
    left = hand[1]
    _, _, drawn, added, limits = deal
    first, pure = aim[0] and not needs_no_first(book, aim, plan, length, limits[1] > 0), aim[3]
    faces = len(left) - 1
    lacking, dead = len(added), 0
    for x in range(faces):
        coming = left[x]
        for y in drawn:
            coming -= x == y
        dead += max(0, short[x] - coming)
    room = min(limits[0], len(added))
    others = len(drawn) + len(added) > 0 or limits[1] > 0
    for k in range(length):
        lacking += facts[plan[k], 2]
        room += min(facts[plan[k], 2], traits[facts[plan[k], 0], WILD])
        others = others or traits[facts[plan[k], 0], NEW] == 0
    stock = wild + limits[1]
    if dead > room or dead > stock + left[faces]:
        return FAR
    best = FAR
    staged = first and pure
    for clean in range(length if staged else 1):
        part = facts[plan[clean], 0] if staged else -1
        if staged and not (traits[part, PURE] and traits[part, NEW]):
            continue
        for core in cores(book, plan[clean]) if staged else np.zeros((1, 4), np.int32):
            free, gone = room, 0
            outer = facts[plan[clean], 2] - core[2] if staged else 0
            if staged:
                free += min(outer, traits[part, WILD]) - min(facts[plan[clean], 2], traits[part, WILD])
            if dead and not dead_fit(book, hand, deal, plan, length, short, clean if staged else -1, core):
                continue
            if 0 <= got < faces:
                gone = 1
                # The item that came fills a place that no wild one takes.
                tight = True
                for k in range(length):
                    inner = staged and k == clean and core_lacks(book, plan[k], core, got)
                    wilds = outer if staged and k == clean else facts[plan[k], 2]
                    closed = inner or wilds > traits[facts[plan[k], 0], WILD]
                    tight = tight and not (closed and holds(book, plan[k], got))
                for x in added:
                    tight = tight and not (x == got and len(added) > limits[0])
                free -= tight
            need = lacking - gone + len(drawn) - min(stock, free)
            if need >= best:
                continue
            chosen, later = clean if staged else -1, (others or outer > 0) and not aim[4]
            for wait in range(2 + aim[7] if first and later else 1):
                idle = wait + (got == WAITED)
                came = need + (gone or got == faces) + idle
                if need + wait >= best or (first and later and came < 1 + aim[7]):
                    continue
                # What is drawn for a trade is no part of the first laying, nor is a wild item that a trade gains.
                mine, ready, with_got = wild + need - len(drawn), came - len(drawn), got
                if later and not len(drawn):
                    # The last draw comes after the first laying.
                    ready -= 1
                    if came == gone:
                        with_got = -1
                    elif not idle:
                        mine -= 1
                gains = limits[1] > 0 and not aim[8]
                if aim[8]:
                    mine += limits[1]
                if not first or opens(book, aim, plan, length, chosen, core, mine, ready, gains, with_got):
                    best = need + wait
    return best


@compiled
def waits(aim, level):  # type: ignore[no-untyped-def]
    """Whether a draw that brings nothing may bring the hand nearer: the turn that follows the first laying."""
    return aim[0] and not aim[4] and 1 <= level <= 1 + aim[7]


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
def dead_fit(book, hand, deal, plan, length, short, clean, core):  # type: ignore[no-untyped-def]
    """Whether wild items can take the places of all items without a copy left, none in the core of the part `clean`.

    A flow from those items to the parts that have room: every cut must let them through.
    """
    traits, fills, facts = book[0], book[4], book[5]
    left = hand[1]
    _, _, drawn, added, limits = deal
    dead = short - left[: len(short)]
    for x in drawn:
        dead[x] += 1
    room = np.zeros(length + 1, np.int32)
    lacks = np.zeros((length + 1, len(short)), np.int32)
    parts = 0
    for k in range(length + 1):
        if k < length:
            outer = facts[plan[k], 2] - (core[2] if k == clean else 0)
            room[parts] = min(outer, traits[facts[plan[k], 0], WILD])
            for x in fills[plan[k]]:
                if x >= 0 and dead[x] > 0 and not (k == clean and core_lacks(book, plan[k], core, x)):
                    lacks[parts, x] += 1
        else:
            room[parts] = limits[0]
            for x in added:
                if dead[x] > 0:
                    lacks[parts, x] += 1
        # A part that holds none of them is no help and no hindrance.
        if lacks[parts].any():
            parts += 1
    for side in range(1 << parts):
        through, wanted = 0, 0
        for k in range(parts):
            if not side >> k & 1:
                through += room[k]
        for x in range(len(short)):
            if dead[x] > 0:
                wanted += dead[x]
                held = 0
                for k in range(parts):
                    if side >> k & 1:
                        held += lacks[k, x]
                through += min(held, dead[x])
        if through < wanted:
            return False
    return True


@compiled
def needs_no_first(book, aim, plan, length, trades):  # type: ignore[no-untyped-def]
    """Whether a plan holds nothing but what may be laid before any first laying."""
    traits, facts = book[0], book[5]
    for k in range(length):
        if traits[facts[plan[k], 0], NEW] or not aim[5]:
            return False
    return aim[6] or not trades


@compiled
def opens(book, aim, plan, length, clean, core, mine, ready, gains, got):  # type: ignore[no-untyped-def]
    """Whether new parts of the plan can be the first laid, with at most `mine` of their lacking items filled.

    Of the part `clean` only its core is, by at most `ready` draws. Where trades give wild items (`gains`), what these
    stand for may join the first parts later.
    """
    traits, facts = book[0], book[5]
    points, single = aim[1], aim[2]
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
def holds(book, way, item):  # type: ignore[no-untyped-def]
    """Whether an item is among those that a way lacks."""
    for lacking in book[4][way]:
        if lacking == item >= 0:
            return 1
    return 0
