"""Plans of few shapes, walked depth first level by level of draws."""

from __future__ import annotations

import numpy as np

from solver.stopping import go_on
from solver.sweep.compiled import compiled
from solver.sweep.fewrows import enter_plan, may_tell, news_of, pure_is_known
from solver.sweep.fewshapes import (
    ALL_TOLD,
    FAR,
    MOST_SHAPES,
    MOST_STEPS,
    OPEN,
    POINTS,
    PURE,
    RESTING,
    SETTLED,
    SIZE,
    SLOT,
    TOLD,
    WILD,
    Found,
    Near,
    Own,
    Plan,
    Shapes,
    Want,
)


def search_shapes(shapes: Shapes, own: Own, want: Want, most: int) -> Found:
    """What is found for each row, level by level of draws, until each row is settled.

    Raises GivenUp when the answer is no longer wanted.
    """
    found, ended = search_at_once(shapes, own, want, most)
    return Found(*found) if ended else search_at_ease(shapes, own, want, most)


def search_at_ease(shapes: Shapes, own: Own, want: Want, most: int) -> Found:
    """A search so long that it must be asked whether it is still wanted; begun anew, which costs little of it."""
    near, found = near_shapes(shapes, own, want, most), Found(*nothing_found(shapes, own))
    for level in range(most + 1):
        plan = empty_plan(shapes.needs.shape[1], want.slots)
        while (end := walk(near, own, want, level, plan, found)) == RESTING:
            go_on()
        if end == SETTLED:
            break
    return found


@compiled
def search_at_once(shapes, own, want, most):  # type: ignore[no-untyped-def]
    """The whole search where no level takes long, and whether it came to its end."""
    near, found = near_shapes(shapes, own, want, most), nothing_found(shapes, own)
    for level in range(most + 1):
        end = walk(near, own, want, level, empty_plan(shapes.needs.shape[1], want.slots), found)
        if end != OPEN:
            return found, end == SETTLED
    return found, True


@compiled
def nothing_found(shapes, own):  # type: ignore[no-untyped-def]
    """Each row as it is before the search."""
    rows = len(own.rows)
    return Found(np.full(rows, FAR, np.int32), np.zeros((rows, shapes.needs.shape[1] + 1), np.bool_))


@compiled
def near_shapes(shapes, own, want, most):  # type: ignore[no-untyped-def]
    """The shapes that may be laid at all, those that lack least first."""
    needs, faces, have, left = shapes.needs, shapes.faces, own.have, own.left
    wild = needs.shape[1]
    lacks = np.full(len(needs), FAR, np.int32)
    for i in range(len(needs)):
        lacking, dead = 0, 0
        for x in faces[i]:
            if x < 0:
                break
            lacking += max(0, needs[i, x] - have[x])
            # Draws beyond the copies left can only be wild: a shape that lacks more is never laid.
            dead += max(0, needs[i, x] - have[x] - left[x])
        fits = shapes.traits[i, SIZE] <= want.size
        if fits and dead <= have[wild] + left[wild] and lacking <= have[wild] + most + 1:
            lacks[i] = lacking
    order = np.argsort(lacks, kind="mergesort")
    kept = order[: (lacks < FAR).sum()]
    apart = np.zeros((len(kept), len(kept)), np.bool_)
    for one in range(len(kept)):
        for other in range(len(kept)):
            apart[one, other] = shapes.clash[kept[one], kept[other]]
    traits = shapes.traits[kept]
    drawn = np.maximum(lacks[kept] - traits[:, WILD], 0)
    return Near(needs[kept], faces[kept], traits, apart, lacks[kept], drawn)


@compiled
def walk(shapes, own, want, level, plan, found):  # type: ignore[no-untyped-def]
    """All plans whose draws fit this level, depth first over shapes in order; whether some row is still open.

    It begins where `plan` is, and rests there after `MOST_STEPS`.
    """
    traits, lacks, drawn = shapes.traits, shapes.lacks, shapes.drawn
    budget = own.have[-1] + level
    wanted = want.slots.sum()
    dearest = 0.0
    for i in range(len(traits)):
        dearest = max(dearest, traits[i, POINTS] / traits[i, SIZE])
    least = np.full(len(want.slots), FAR, np.int32)
    for i in range(len(traits) if wanted else 0):
        least[traits[i, SLOT]] = min(least[traits[i, SLOT]], lacks[i])
    here, depth = plan.tried, plan.depth[0]
    news = news_of(shapes, own, level, found)
    steps = 0
    while depth >= 0:
        steps += 1
        if steps > MOST_STEPS:
            plan.depth[0] = depth
            return RESTING
        i = here[depth]
        stop = i >= len(traits) or depth == MOST_SHAPES
        if not stop:
            # Later shapes lack no less, and sharing items with the plan only makes a shape lack more.
            rest = lacks[i] if wanted == 0 else 0
            for slot in range(len(least)):
                rest += plan.todo[slot] * max(least[slot], lacks[i])
            stop = plan.lack[depth] + rest > budget
        if stop:
            depth -= 1
            if depth >= 0:
                if wanted:
                    plan.todo[traits[plan.chosen[depth], SLOT]] += 1
                here[depth] += 1
            continue
        # Most shapes fail here: this is asked before the call, which costs more.
        fits = plan.drawn[depth] + drawn[i] <= level and (wanted == 0 or plan.todo[traits[i, SLOT]] > 0)
        if not (fits and add_shape(shapes, own.have, want, plan, i, depth, level)):
            here[depth] += 1
            continue
        start = 0 if want.pure and depth == 0 else i
        reached = plan.best[depth + 1] if want.single else plan.points[depth + 1]
        done = depth + 1 == wanted if wanted else reached >= want.points
        rest = 0 if done else wanted - depth - 1 if wanted else 1
        lack = plan.lack[depth + 1] + rest * lacks[start]
        after = 0 if done else news.after[start]
        if not may_tell(own, level, found, news, plan.total[depth + 1], lack, after):
            here[depth] += 1
            continue
        if done:
            told = enter_plan(shapes, own, want.pure, plan, depth + 1, level, found)
            if told == ALL_TOLD:
                return SETTLED
            if told == TOLD:
                news = news_of(shapes, own, level, found)
        first = plan.chosen[0]
        if done and want.pure and pure_is_known(shapes.needs[first], lacks[first], own, level, found):
            # Whatever else is laid beside this pure shape, nothing more is drawn.
            depth = 0
            here[0] += 1
            continue
        hopeful = not done and depth + 1 < MOST_SHAPES
        if hopeful and not wanted and not want.single:
            hopeful = reached + dearest * (want.size - plan.laid[depth + 1]) >= want.points
        if hopeful:
            if wanted:
                plan.todo[traits[i, SLOT]] -= 1
            depth += 1
            here[depth] = start
        else:
            here[depth] += 1
    return OPEN if (found.draws == FAR).any() else SETTLED


@compiled
def empty_plan(items, slots):  # type: ignore[no-untyped-def]
    """A plan of no shapes yet."""
    total = np.zeros((MOST_SHAPES + 1, items), np.int32)
    lack, drawn, room, points, best, laid = np.zeros((6, MOST_SHAPES + 1), np.int32)
    chosen, tried, depth = np.zeros(MOST_SHAPES, np.int32), np.zeros(MOST_SHAPES + 1, np.int32), np.zeros(1, np.int32)
    return Plan(chosen, total, lack, drawn, room, points, best, laid, slots.copy(), tried, depth)


@compiled
def add_shape(shapes, have, want, plan, i, depth, level):  # type: ignore[no-untyped-def]
    """Choose a shape at this depth; False where it does not go with those before, or lacks too much."""
    needs, traits, total = shapes.needs, shapes.traits, plan.total
    size = plan.laid[depth] + traits[i, SIZE]
    # The shape that must be pure comes first: what it lacks is drawn.
    pure = want.pure and depth == 0
    drawn = plan.drawn[depth] + (shapes.lacks[i] if pure else shapes.drawn[i])
    if drawn > level or (pure and traits[i, PURE] == 0) or size > want.size:
        return False
    for k in range(depth):
        if shapes.clash[plan.chosen[k], i]:
            return False
    more = 0
    for k in range(shapes.faces.shape[1]):
        x = shapes.faces[i, k]
        if x < 0:
            break
        more += max(0, total[depth, x] + needs[i, x] - have[x]) - max(0, total[depth, x] - have[x])
    room = plan.room[depth] + (0 if pure else traits[i, WILD])
    if plan.lack[depth] + more > min(have[-1], room) + level:
        return False
    plan.chosen[depth] = i
    for x in range(total.shape[1]):
        total[depth + 1, x] = total[depth, x] + needs[i, x]
    plan.lack[depth + 1] = plan.lack[depth] + more
    plan.drawn[depth + 1], plan.room[depth + 1] = drawn, room
    plan.points[depth + 1] = plan.points[depth] + traits[i, POINTS]
    plan.best[depth + 1] = max(plan.best[depth], traits[i, POINTS])
    plan.laid[depth + 1] = size
    return True
