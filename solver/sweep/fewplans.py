"""Plans of few shapes, walked depth first level by level of draws."""

from __future__ import annotations

import numpy as np

from solver.sweep.compiled import compiled

MOST_SHAPES = 8
"""Shapes in one plan, at most."""
FAR = 99
"""More draws than any plan takes."""


@compiled
def search_shapes(needs, faces_of, traits, clash, have, left, rows, slots, aim, most):  # type: ignore[no-untyped-def]
    """Draws and outs per row, of the shapes that may be laid at all, those that lack least first."""
    wild, size = needs.shape[1], aim[3]
    lacks = np.full(len(needs), FAR, np.int32)
    for i in range(len(needs)):
        lacking, dead = 0, 0
        for x in faces_of[i]:
            if x < 0:
                break
            lacking += max(0, needs[i, x] - have[x])
            # Draws beyond the copies left can only be wild: a shape that lacks more is never laid.
            dead += max(0, needs[i, x] - have[x] - left[x])
        if dead <= have[wild] + left[wild] and lacking <= have[wild] + most + 1 and traits[i, 0] <= size:
            lacks[i] = lacking
    order = np.argsort(lacks, kind="mergesort")
    kept = order[: (lacks < FAR).sum()]
    apart = np.zeros((len(kept), len(kept)), np.bool_)
    for one in range(len(kept)):
        for other in range(len(kept)):
            apart[one, other] = clash[kept[one], kept[other]]
    return search_plans(
        needs[kept], faces_of[kept], traits[kept], apart, lacks[kept], have, left, rows, slots, aim, most
    )


@compiled
def search_plans(needs, faces_of, traits, clash, lacks, have, left, rows, slots, aim, most):  # type: ignore[no-untyped-def]
    """Every plan in order of its draws, level by level, until each row is settled: draws and outs per row."""
    faces = needs.shape[1]
    draws = np.full(len(rows), FAR, np.int32)
    outs = np.zeros((len(rows), faces + 1), np.bool_)
    plan = np.zeros(MOST_SHAPES, np.int32)
    for level in range(most + 1):
        if not walk(needs, faces_of, traits, clash, lacks, have, left, rows, slots, aim, level, plan, draws, outs):
            break
    return draws, outs


@compiled
def walk(needs, faces_of, traits, clash, lacks, have, left, rows, slots, aim, level, plan, draws, outs):  # type: ignore[no-untyped-def]
    """All plans whose draws fit this level, depth first over shapes in order; whether some row is still open."""
    shapes, faces = needs.shape
    wild, want, single, pure, size = have[faces], aim[0], aim[1], aim[2], aim[3]
    budget = wild + level
    total = np.zeros((MOST_SHAPES + 1, faces), np.int32)
    lack = np.zeros(MOST_SHAPES + 1, np.int32)
    points = np.zeros(MOST_SHAPES + 1, np.int32)
    best = np.zeros(MOST_SHAPES + 1, np.int32)
    laid = np.zeros(MOST_SHAPES + 1, np.int32)
    todo = slots.copy()
    wanted = slots.sum()
    dearest = 0.0
    for i in range(shapes):
        dearest = max(dearest, traits[i, 1] / traits[i, 0])
    here = np.zeros(MOST_SHAPES + 1, np.int32)
    depth = 0
    while depth >= 0:
        i = here[depth]
        stop = i >= shapes or depth == MOST_SHAPES
        if not stop:
            rest = wanted - depth if wanted else 1
            # Later shapes lack no less, and sharing items with the plan only makes a shape lack more.
            stop = lack[depth] + rest * lacks[i] > budget
        if stop:
            depth -= 1
            if depth >= 0:
                if wanted:
                    todo[traits[plan[depth], 4]] += 1
                here[depth] += 1
            continue
        # The shape that must be pure comes first: what it lacks is drawn.
        unfit = pure and depth == 0 and (traits[i, 3] == 0 or lacks[i] > level)
        if unfit or (wanted and todo[traits[i, 4]] == 0) or laid[depth] + traits[i, 0] > size:
            here[depth] += 1
            continue
        apart = True
        for k in range(depth):
            if clash[plan[k], i]:
                apart = False
        if not apart:
            here[depth] += 1
            continue
        more = 0
        for x in faces_of[i]:
            if x < 0:
                break
            more += max(0, total[depth, x] + needs[i, x] - have[x]) - max(0, total[depth, x] - have[x])
        if lack[depth] + more > budget:
            here[depth] += 1
            continue
        total[depth + 1] = total[depth] + needs[i]
        plan[depth] = i
        lack[depth + 1] = lack[depth] + more
        points[depth + 1] = points[depth] + traits[i, 1]
        best[depth + 1] = max(best[depth], traits[i, 1])
        laid[depth + 1] = laid[depth] + traits[i, 0]
        if wanted:
            done = depth + 1 == wanted
        else:
            done = (best[depth + 1] if single else points[depth + 1]) >= want
        if done and enter_plan(
            needs, traits, plan, depth + 1, total[depth + 1], have, left, rows, pure, level, draws, outs
        ):
            return False
        if done and pure and run_is_known(needs[plan[0]], lacks[plan[0]], have, left, rows, level, draws, outs):
            # Whatever else is laid beside this pure run, nothing more is drawn.
            depth = 0
            here[0] += 1
            continue
        hopeful = not done
        if hopeful and not wanted and not single:
            hopeful = points[depth + 1] + dearest * (size - laid[depth + 1]) >= want
        if hopeful and depth + 1 < MOST_SHAPES:
            if wanted:
                todo[traits[i, 4]] -= 1
            depth += 1
            here[depth] = 0 if pure and depth == 1 else i
        else:
            here[depth] += 1
    return (draws == FAR).any()


@compiled
def run_is_known(run, lacking, have, left, rows, level, draws, outs):  # type: ignore[no-untyped-def]
    """Whether no row learns more from a pure run that lacks so many items, whatever is laid beside it.

    Where the run alone takes all draws of the level, only what it lacks brings that row nearer.
    """
    for row in range(len(rows)):
        thrown = rows[row]
        broken = 0 <= thrown < len(run) and run[thrown] and run[thrown] >= have[thrown]
        if draws[row] < level or lacking + broken > level:
            continue
        if draws[row] > level or lacking + broken < level:
            return False
        for x in range(len(run)):
            lacks = run[x] > have[x] or (broken and x == thrown)
            if level > 0 and lacks and left[x] > 0 and not outs[row, x]:
                return False
    return True


@compiled
def enter_plan(needs, traits, plan, length, total, have, left, rows, pure, level, draws, outs):  # type: ignore[no-untyped-def]
    """Enter a plan into every row that it serves at this level; whether nothing is left to find."""
    faces = needs.shape[1]
    fills = np.zeros(faces, np.int32)
    lacking = np.zeros(faces, np.int32)
    count = 0
    for x in range(faces):
        fills[x] = max(0, total[x] - have[x])
        if fills[x]:
            lacking[count] = x
            count += 1
    settled = True
    for row in range(len(rows)):
        if draws[row] < level:
            continue
        thrown = rows[row]
        wild = have[faces] - (thrown == faces)
        if wild < 0:
            continue
        # Most plans tell a row nothing new: its draws are known, and so are all the outs that the plan could show.
        more = 0 <= thrown < faces and total[thrown] >= have[thrown]
        new = draws[row] == FAR or (level > 0 and left[faces] > 0 and not outs[row, faces])
        if level > 0:
            for k in range(count):
                new = new or (left[lacking[k]] > 0 and not outs[row, lacking[k]])
            new = new or (more and left[thrown] > 0 and not outs[row, thrown])
        if more:
            fills[thrown] += 1
        if new and draws_of(needs, traits, plan, length, fills, wild, left, pure) <= level:
            draws[row] = level
            for x in range(faces + 1):
                if level == 0 or left[x] == 0 or outs[row, x] or (x < faces and fills[x] == 0):
                    continue
                left[x] -= 1
                if x < faces:
                    fills[x] -= 1
                outs[row, x] = draws_of(needs, traits, plan, length, fills, wild + (x == faces), left, pure) < level
                left[x] += 1
                if x < faces:
                    fills[x] += 1
        if more:
            fills[thrown] -= 1
        settled = settled and draws[row] == 0
    return settled


@compiled
def draws_of(needs, traits, plan, length, fills, wild, left, pure):  # type: ignore[no-untyped-def]
    """Fewest draws that complete a plan, FAR when they cannot be had; its first shape is the pure one.

    How many wild items fit is a flow from lacking items to shapes with room: its least cut tells.
    """
    faces = needs.shape[1]
    lacking, dead = 0, 0
    for x in range(faces):
        lacking += fills[x]
        dead += max(0, fills[x] - left[x])
    if lacking == 0:
        return 0
    most, forced = FAR, FAR
    for side in range(1 << length):
        room, want_all, want_dead = 0, 0, 0
        for k in range(length):
            if not side >> k & 1 and not (pure and k == 0):
                room += traits[plan[k], 2]
        for x in range(faces):
            if fills[x]:
                held = 0
                for k in range(length):
                    if side >> k & 1:
                        held += needs[plan[k], x]
                want_all += min(fills[x], held)
                want_dead += min(max(0, fills[x] - left[x]), held)
        most, forced = min(most, room + want_all), min(forced, room + want_dead)
    # Items without a copy left must be wild, drawn ones if the hand has too few.
    if forced < dead or dead > wild + left[faces]:
        return FAR
    return lacking - min(wild, most)
