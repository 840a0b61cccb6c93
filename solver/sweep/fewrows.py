"""What one plan of few shapes tells each row: the draws it takes, and the items whose draw brings it nearer."""

from __future__ import annotations

import numpy as np

from solver.sweep.compiled import compiled
from solver.sweep.fewshapes import ALL_TOLD, FAR, KNOWN, TOLD, WILD, News


@compiled
def pure_is_known(shape, lacking, own, level, found):  # type: ignore[no-untyped-def]
    """Whether no row learns more from a pure shape that lacks so many items, whatever is laid beside it.

    Where the shape alone takes all draws of the level, only what it lacks brings that row nearer.
    """
    for row in range(len(own.rows)):
        thrown = own.rows[row]
        broken = 0 <= thrown < len(shape) and shape[thrown] and shape[thrown] >= own.have[thrown]
        if found.draws[row] < level or lacking + broken > level:
            continue
        if found.draws[row] > level or lacking + broken < level:
            return False
        for x in range(len(shape)):
            lacks = shape[x] > own.have[x] or (broken and x == thrown)
            if level > 0 and lacks and own.left[x] > 0 and not found.outs[row, x]:
                return False
    return True


@compiled
def news_of(shapes, own, level, found):  # type: ignore[no-untyped-def]
    """What is left to learn at this level."""
    count, items = shapes.needs.shape
    news = News(np.zeros(items + 1, np.bool_), np.zeros(items, np.bool_), np.zeros(count + 1, np.int32))
    for row in range(len(own.rows)):
        if found.draws[row] != level or level == 0:
            continue
        for x in range(items + 1):
            if own.left[x] > 0 and not found.outs[row, x]:
                news.items[x] = True
                if x < items and x == own.rows[row]:
                    news.thrown[x] = True
    for i in range(count - 1, -1, -1):
        holds = False
        for k in range(shapes.faces.shape[1]):
            holds = holds or (shapes.faces[i, k] >= 0 and news.items[shapes.faces[i, k]])
        news.after[i] = news.after[i + 1] + holds
    return news


@compiled
def may_tell(own, level, found, news, total, lack, after):  # type: ignore[no-untyped-def]
    """Whether a plan, or what grows out of it, can tell some row anything new.

    `total`: what it needs of each item; `lack`: how many items it will lack at least; `after`: the shapes still to come
    that hold an item whose draw is news.
    """
    items = len(total)
    if after > 0 or news.items[items]:
        return True
    for x in range(items):
        if (news.items[x] and total[x] > own.have[x]) or (news.thrown[x] and total[x] >= own.have[x]):
            return True
    for row in range(len(own.rows)):
        if found.draws[row] > level:
            thrown = own.rows[row]
            more = 0 <= thrown < items and total[thrown] >= own.have[thrown]
            if lack + more - (own.have[items] - (thrown == items)) <= level:
                return True
    return False


@compiled
def enter_plan(shapes, own, pure, plan, length, level, found):  # type: ignore[no-untyped-def]
    """Enter a plan into every row that it serves at this level; what it told."""
    have, left, outs = own.have, own.left, found.outs
    items, total = len(have) - 1, plan.total[length]
    fills, lacking, count = np.zeros(items, np.int32), np.zeros(items + 1, np.int32), 0
    for x in range(items):
        fills[x] = max(0, total[x] - have[x])
        if fills[x]:
            lacking[count] = x
            count += 1
    told, settled = False, True
    for row in range(len(own.rows)):
        if found.draws[row] < level:
            continue
        thrown = own.rows[row]
        wild = have[items] - (thrown == items)
        if wild < 0:
            continue
        # Most plans tell a row nothing new: its draws are known, and so are all the outs that the plan could show.
        more = 0 <= thrown < items and total[thrown] >= have[thrown]
        new = found.draws[row] == FAR or (level > 0 and left[items] > 0 and not outs[row, items])
        if level > 0:
            for k in range(count):
                new = new or (left[lacking[k]] > 0 and not outs[row, lacking[k]])
            new = new or (more and left[thrown] > 0 and not outs[row, thrown])
        if new:
            lacking[count] = thrown
            some = lacking[: count + (more and fills[thrown] == 0)]
            if more:
                fills[thrown] += 1
            if draws_of(shapes, plan, length, fills, some, wild, left, pure) <= level:
                told = True
                found.draws[row] = level
                if level > 0:
                    enter_outs(shapes, plan, length, fills, some, wild, left, pure, level, outs[row])
            if more:
                fills[thrown] -= 1
        settled = settled and found.draws[row] == 0
    return ALL_TOLD if settled else TOLD if told else KNOWN


@compiled
def enter_outs(shapes, plan, length, fills, some, wild, left, pure, level, outs):  # type: ignore[no-untyped-def]
    """Enter the items whose draw makes this plan take fewer draws than the level."""
    for x in some:
        if left[x] and not outs[x]:
            left[x] -= 1
            fills[x] -= 1
            outs[x] = draws_of(shapes, plan, length, fills, some, wild, left, pure) < level
            left[x] += 1
            fills[x] += 1
    wild_item = len(fills)
    if left[wild_item] and not outs[wild_item]:
        left[wild_item] -= 1
        outs[wild_item] = draws_of(shapes, plan, length, fills, some, wild + 1, left, pure) < level
        left[wild_item] += 1


@compiled
def draws_of(shapes, plan, length, fills, some, wild, left, pure):  # type: ignore[no-untyped-def]
    """Fewest draws that complete a plan, FAR when they cannot be had; its first shape is the pure one.

    `fills`: how often each item is lacking, of which only `some` are. How many wild items fit is a flow from lacking
    items to shapes with room: its least cut tells.
    """
    needs, traits, chosen = shapes.needs, shapes.traits, plan.chosen
    lacking, dead = 0, 0
    for x in some:
        lacking += fills[x]
        dead += max(0, fills[x] - left[x])
    if lacking == 0:
        return 0
    most, forced = FAR, FAR
    for side in range(1 << length):
        room, want_all, want_dead = 0, 0, 0
        for k in range(length):
            if not side >> k & 1 and not (pure and k == 0):
                room += traits[chosen[k], WILD]
        for x in some:
            held = 0
            for k in range(length):
                if side >> k & 1:
                    held += needs[chosen[k], x]
            want_all += min(fills[x], held)
            want_dead += min(max(0, fills[x] - left[x]), held)
        most, forced = min(most, room + want_all), min(forced, room + want_dead)
    # Items without a copy left must be wild, drawn ones if the hand has too few.
    if forced < dead or dead > wild + left[-1]:
        return FAR
    return lacking - min(wild, most)
