"""Whole plans, built depth first with the table of ways as a guide."""

from __future__ import annotations

import numpy as np

from solver.sweep.compiled import compiled
from solver.sweep.coverfirst import WAITED, core_lacks, cores, waits
from solver.sweep.coverrules import judge_plan
from solver.sweep.coverways import CLEAN, FIRST, NEW, PARTS_ALONE, PURE
from solver.sweep.fewplans import FAR

MOST_PARTS = 16
"""Parts in one plan, at most."""


@compiled
def serve_rows(book, hand, deal, aim, answer):  # type: ignore[no-untyped-def]
    """Settle the rows that this deal serves at this level, and find the items whose draw brings them nearer.

    `book`: traits, taken ends, then the ways and their table; `hand`: have, left, held, strides; `deal`: ends blocked,
    what the trades take, draw and add, and limits (room for wild items, gained ones, sizes as bits, level, most
    lacking); `answer`: rows, draws, outs.
    """
    have, left, held, _ = hand
    _, dealt, drawn, added, limits = deal
    rows, draws, outs = answer
    faces = len(left) - 1
    gained, level = limits[1], limits[3]
    digits = np.zeros(len(held), np.int32)
    for row in range(len(rows)):
        if draws[row] < level or draws[row] == 0:
            continue
        wild = have[faces] - (rows[row] == faces)
        fits = wild >= 0
        for k in range(len(held)):
            digits[k] = have[held[k]] - dealt[held[k]] - (rows[row] == held[k])
            fits = fits and digits[k] >= 0
        if not fits:
            continue
        budget = wild + gained + level - len(drawn) - len(added)
        if draws[row] == FAR:
            find_plans(book, hand, deal, aim, answer, row, digits, budget, -1)
        if draws[row] == level and level > 0:
            if waits(aim, level):
                find_plans(book, hand, deal, aim, answer, row, digits, budget, WAITED)
            for x in range(faces + 1):
                if left[x] and not outs[row, x]:
                    find_plans(book, hand, deal, aim, answer, row, digits, budget, x)


@compiled
def find_plans(book, hand, deal, aim, answer, row, digits, budget, target):  # type: ignore[no-untyped-def]
    """Build plans until the row is settled, or until the target is known as one of its outs (`WAITED`: every item is).

    A wild item may help any plan, another one only those that lack it.
    """
    fills, facts, codes, table = book[4], book[5], book[6], book[8]
    _, _, drawn, added, limits = deal
    strides = hand[3]
    state = 0
    for k in range(len(digits)):
        state += digits[k] * strides[k]
    anyhow = target < 0 or target == len(hand[1]) - 1
    given = anyhow
    for x in drawn:
        given = given or x == target
    for x in added:
        given = given or x == target
    plan = np.zeros(MOST_PARTS, np.int32)
    # Where the first laying needs a pure run, each plan starts with one whose core only draws complete.
    clean = aim[FIRST] and aim[CLEAN] and not aim[PARTS_ALONE]
    seeds = pure_ways(book, deal, digits, target) if clean else np.full(1, -1, np.int32)
    for lacking in range(min(budget, limits[4]) + 1):
        for size in range(40):
            if not limits[2] >> size & 1:
                continue
            for pure in seeds:
                room, code, gap, known = size, state, lacking, given
                rest = digits
                if pure >= 0:
                    plan[0] = pure
                    rest = remaining(book, digits, pure)
                    room, code, gap = size - facts[pure, 1], state - codes[pure], lacking - facts[pure, 2]
                    known = known or lacks_item(fills, pure, target)
                if gap < 0 or room < 0 or not table[code, gap] >> room & 1:
                    continue
                length = int(pure >= 0)
                if known:
                    if build_plan(book, hand, deal, aim, answer, row, target, plan, length, rest, gap, room):
                        return
                    if anyhow:
                        continue
                for way in range(len(facts)):
                    lack, taking = facts[way, 2], facts[way, 1]
                    if lack == 0 or lack > gap or taking > room or not lacks_item(fills, way, target):
                        continue
                    if not may_follow(book, deal, rest, way, pure):
                        continue
                    if table[code - codes[way], gap - lack] >> (room - taking) & 1:
                        plan[length] = way
                        after = remaining(book, rest, way)
                        if build_plan(
                            book,
                            hand,
                            deal,
                            aim,
                            answer,
                            row,
                            target,
                            plan,
                            length + 1,
                            after,
                            gap - lack,
                            room - taking,
                        ):
                            return


@compiled
def pure_ways(book, deal, digits, target):  # type: ignore[no-untyped-def]
    """The ways to make a run whose core can be laid first with no more draws than the level has, the target one."""
    traits, facts = book[0], book[5]
    most = deal[4][3] - len(deal[2])
    if target >= 0 and not (deal[2] == target).any():
        most -= 1
    found = np.zeros(len(facts), np.int32)
    count = 0
    for way in range(len(facts)):
        part = facts[way, 0]
        if not (traits[part, PURE] and traits[part, NEW] and may_follow(book, deal, digits, way, -1)):
            continue
        for core in cores(book, way):
            if core[2] - core_lacks(book, way, core, target) <= most:
                found[count] = way
                count += 1
                break
    return found[:count]


@compiled
def may_follow(book, deal, digits, way, before):  # type: ignore[no-untyped-def]
    """Whether the hand has what a way uses, and no end that it takes is blocked, or taken by the one before it."""
    taken, used, copies, facts = book[1], book[2], book[3], book[5]
    blocked = deal[0]
    for k in range(used.shape[1]):
        if used[way, k] >= 0 and digits[used[way, k]] < copies[way, k]:
            return False
    for end in range(taken.shape[1]):
        if taken[facts[way, 0], end] and (blocked[end] or (before >= 0 and taken[facts[before, 0], end])):
            return False
    return True


@compiled
def remaining(book, digits, way):  # type: ignore[no-untyped-def]
    """What a way leaves of the hand."""
    used, copies = book[2], book[3]
    rest = digits.copy()
    for k in range(used.shape[1]):
        if used[way, k] >= 0:
            rest[used[way, k]] -= copies[way, k]
    return rest


@compiled
def lacks_item(fills, way, item):  # type: ignore[no-untyped-def]
    """Whether an item is among those that a way lacks."""
    return item >= 0 and (fills[way] == item).any()


@compiled
def build_plan(book, hand, deal, aim, answer, row, target, plan, length, digits, lacking, size):  # type: ignore[no-untyped-def]
    """Complete a plan depth first, the table as its guide; whether one answered what was asked."""
    _, taken, used, copies, _, facts, codes, starts, table, _, _ = book
    blocked = deal[0]
    strides = hand[3]
    items, first = len(digits), length
    deepest = items * 4 + MOST_PARTS + 1
    digit = np.zeros((deepest, items), np.int32)
    state = np.zeros(deepest, np.int64)
    lack = np.zeros(deepest, np.int32)
    room = np.zeros(deepest, np.int32)
    parts = np.zeros(deepest, np.int32)
    option = np.zeros(deepest, np.int32)
    top = np.zeros(deepest, np.int32)
    digit[0] = digits
    for k in range(items):
        state[0] += digits[k] * strides[k]
    lack[0], room[0], parts[0] = lacking, size, length
    depth, fresh = 0, True
    while depth >= 0:
        if fresh:
            top[depth] = items - 1
            while top[depth] >= 0 and digit[depth, top[depth]] == 0:
                top[depth] -= 1
            # The first option leaves the item in hand.
            option[depth] = starts[top[depth] + 1] - (top[depth] >= 0)
            if state[depth] == 0 and lack[depth] == 0 and room[depth] == 0:
                if judge_plan(book, hand, deal, aim, answer, plan, parts[depth]):
                    found = answer[2][row, target] if target >= 0 else answer[1][row] < FAR
                    if target == WAITED:
                        found = (answer[2][row] | (hand[1] == 0)).all()
                    if found:
                        return True
                option[depth] = starts[top[depth] + 2]
        fresh = False
        way = option[depth]
        if way >= starts[top[depth] + 2]:
            depth -= 1
            continue
        option[depth] += 1
        following = depth + 1
        if way < starts[top[depth] + 1]:
            code = strides[top[depth]]
            if table[state[depth] - code, lack[depth]] >> room[depth] & 1:
                digit[following] = digit[depth]
                digit[following, top[depth]] -= 1
                state[following], lack[following] = state[depth] - code, lack[depth]
                room[following], parts[following] = room[depth], parts[depth]
                depth, fresh = following, True
            continue
        need, taking = facts[way, 2], facts[way, 1]
        if need > lack[depth] or taking > room[depth] or parts[depth] == MOST_PARTS:
            continue
        # Parts made of lacking items alone come in order.
        if (
            top[depth] < 0
            and parts[depth] > first
            and plan[parts[depth] - 1] > way
            and starts[1] > plan[parts[depth] - 1]
        ):
            continue
        fits = True
        for k in range(used.shape[1]):
            if used[way, k] < 0:
                break
            fits = fits and digit[depth, used[way, k]] >= copies[way, k]
        if not fits or not table[state[depth] - codes[way], lack[depth] - need] >> (room[depth] - taking) & 1:
            continue
        for end in range(taken.shape[1]):
            if taken[facts[way, 0], end]:
                fits = fits and not blocked[end]
                for k in range(parts[depth]):
                    fits = fits and not taken[facts[plan[k], 0], end]
        if not fits:
            continue
        digit[following] = digit[depth]
        for k in range(used.shape[1]):
            if used[way, k] < 0:
                break
            digit[following, used[way, k]] -= copies[way, k]
        plan[parts[depth]] = way
        state[following], lack[following] = state[depth] - codes[way], lack[depth] - need
        room[following], parts[following] = room[depth] - taking, parts[depth] + 1
        depth, fresh = following, True
    return False
