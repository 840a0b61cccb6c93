"""Whole plans, built depth first with the table of ways as a guide."""

from __future__ import annotations

import numpy as np

from solver.sweep.compiled import compiled
from solver.sweep.coverfirst import WAITED, core_lacks, cores, waits
from solver.sweep.coverpeaks import dear_enough, joined
from solver.sweep.coverrules import judge_plan
from solver.sweep.coverways import CORE, DRAWS, END, LACKS, NEW, PART, POINTS, PURE, TAKES, has_copies, highest, holds
from solver.sweep.fewshapes import FAR

MOST_PARTS = 16
"""Parts in one plan, at most."""


@compiled
def serve_rows(book, hand, deal, aim, answer):  # type: ignore[no-untyped-def]
    """Settle the rows that this deal serves at its level, and find the items whose draw brings them nearer."""
    have, left, held = hand.have, hand.left, hand.held
    rows, draws, outs = answer
    faces, level = len(left) - 1, deal.level
    digits = np.zeros(len(held), np.int32)
    for row in range(len(rows)):
        if draws[row] < level or draws[row] == 0:
            continue
        wild = have[faces] - (rows[row] == faces)
        fits = wild >= 0
        for k in range(len(held)):
            digits[k] = have[held[k]] - deal.used[held[k]] - (rows[row] == held[k])
            fits = fits and digits[k] >= 0
        if not fits:
            continue
        budget = wild + deal.gained + level - len(deal.drawn) - len(deal.added)
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
    facts = book.facts
    wild = target == len(hand.left) - 1
    anyhow = target < 0 or wild
    given = anyhow or (deal.drawn == target).any() or (deal.added == target).any()
    # Draws left for what no wild item may be; the target, or a draw that brings nothing, is one.
    spare = deal.level - len(deal.drawn) - max(0, len(deal.added) - deal.wild) - (wild or target == WAITED)
    state, stage = state_of(hand, digits), len(book.table) - 1
    if not can_finish(book, aim, stage, state, deal.sizes, spare, budget):
        return
    plan = np.zeros(MOST_PARTS, np.int32)
    # Where the first laying needs a pure run, each plan of parts starts with one whose core only draws complete.
    clean = aim.first and aim.pure and not aim.parts_alone
    unseeded = np.full(1, -1, np.int32)
    seeds = pure_ways(book, deal, digits, target) if clean else unseeded
    bringing = ways_with(book, digits, target)
    for lacking in range(min(budget, book.table.shape[3] - 1) + 1):
        for size in range(40):
            if not deal.sizes >> size & 1:
                continue
            for pure in seeds if size else unseeded:
                room, code, gap, draws, known = size, state, lacking, spare, given
                rest = digits
                if pure >= 0:
                    plan[0] = pure
                    rest = digits.copy()
                    take(book.used, book.copies, rest, pure)
                    room, code = size - facts[pure, TAKES], state - book.codes[pure]
                    gap, draws = lacking - facts[pure, LACKS], spare - facts[pure, DRAWS]
                    known = known or holds(book.fills, pure, target)
                if not reaches(book.table, stage, code, draws, gap, room):
                    continue
                length = int(pure >= 0)
                if known:
                    if build_plan(book, hand, deal, aim, answer, row, target, plan, length, rest, gap, draws, room):
                        return
                    if anyhow:
                        continue
                for way in bringing:
                    after, least = gap - facts[way, LACKS], draws - max(1, facts[way, DRAWS])
                    kept = room - facts[way, TAKES]
                    if after < 0 or least < 0 or kept < 0 or not has_copies(book.used, book.copies, rest, way):
                        continue
                    if not end_free(facts, deal.blocked, plan, length, way):
                        continue
                    if reaches(book.table, stage, code - book.codes[way], least, after, kept):
                        plan[length] = way
                        left = rest.copy()
                        take(book.used, book.copies, left, way)
                        if build_plan(
                            book, hand, deal, aim, answer, row, target, plan, length + 1, left, after, least, kept
                        ):
                            return


@compiled
def can_finish(book, aim, stage, state, sizes, draws, budget):  # type: ignore[no-untyped-def]
    """Whether the tables have ways that take in one of these sizes, lacking no more than the budget, dear enough."""
    table = book.table
    if draws < 0 or budget < 0 or not dear_enough(book, aim, state, min(budget, table.shape[3] - 1), 0):
        return False
    found = table[stage, state, min(draws, table.shape[2] - 1), : budget + 1] & sizes
    return found.any()


@compiled
def ways_with(book, digits, target):  # type: ignore[no-untyped-def]
    """The ways that lack the target and use no more than this part of the hand."""
    found = np.zeros(len(book.facts), np.int32)
    count = 0
    for way in range(len(found) if target >= 0 else 0):
        if holds(book.fills, way, target) and has_copies(book.used, book.copies, digits, way):
            found[count] = way
            count += 1
    return found[:count]


@compiled
def state_of(hand, digits):  # type: ignore[no-untyped-def]
    """The number of a part of the hand in the table."""
    state = 0
    for k in range(len(digits)):
        state += digits[k] * hand.strides[k]
    return state


@compiled
def reaches(table, stage, state, draws, lacking, size):  # type: ignore[no-untyped-def]
    """Whether the table has ways that take in and lack just so many, no more than `draws` of these beyond wild ones."""
    if draws < 0 or lacking < 0 or size < 0:
        return False
    plane = min(draws, table.shape[2] - 1)
    return table[stage, state, plane, lacking] >> size & 1 > 0


@compiled
def pure_ways(book, deal, digits, target):  # type: ignore[no-untyped-def]
    """The ways to make a run whose core can be laid first with no more draws than the level has, the target one."""
    traits, facts = book.traits, book.facts
    most = deal.level - len(deal.drawn)
    if target >= 0 and not (deal.drawn == target).any():
        most -= 1
    found = np.zeros(len(facts), np.int32)
    count = 0
    for way in range(len(facts)):
        part = facts[way, PART]
        if not (traits[part, PURE] and traits[part, NEW] and facts[way, CORE] <= most + (target >= 0)):
            continue
        if not has_copies(book.used, book.copies, digits, way):
            continue
        fits = facts[way, CORE] <= most
        if not fits and holds(book.fills, way, target):
            for core in cores(book, way):
                fits = fits or core[2] - core_lacks(book, way, core, target) <= most
        if fits:
            found[count] = way
            count += 1
    return found[:count]


@compiled
def build_plan(book, hand, deal, aim, answer, row, target, plan, length, digits, lacking, spare, size):  # type: ignore[no-untyped-def]
    """Complete a plan depth first, the table as its guide; whether one answered what was asked.

    From the last stage down one way of each stage or none, then the ways of stage 0, item by item.
    """
    facts, codes, starts, table = book.facts, book.codes, book.starts, book.table
    items = len(digits)
    deepest = items * 4 + MOST_PARTS + len(table) + 1
    digit = np.zeros((deepest, items), np.int32)
    state, code = np.zeros(deepest, np.int64), 0
    stage, top = np.zeros(deepest, np.int32), np.zeros(deepest, np.int32)
    lack, draws, room = np.zeros(deepest, np.int32), np.zeros(deepest, np.int32), np.zeros(deepest, np.int32)
    parts, option, last = np.zeros(deepest, np.int32), np.zeros(deepest, np.int32), np.zeros(deepest, np.int32)
    points = np.zeros(deepest, np.int32)
    for k in range(length):
        points[0] = joined(points[0], facts[plan[k], POINTS], aim.single)
    digit[0], state[0], stage[0] = digits, state_of(hand, digits), len(table) - 1
    lack[0], draws[0], room[0], parts[0] = lacking, spare, size, length
    depth, fresh = 0, True
    while depth >= 0:
        if fresh:
            top[depth] = highest(digit[depth], items)
            group = items + stage[depth] if stage[depth] else top[depth] + 1
            # The first option passes the stage over, or leaves the item in hand.
            option[depth] = starts[group] - (group > 0)
            last[depth] = starts[group + 1]
            if state[depth] == 0 and lack[depth] == 0 and room[depth] == 0:
                judged = judge_plan(book, hand, deal, aim, answer, plan, parts[depth])
                if judged and settled(hand.left, answer.draws[row], answer.outs[row], target):
                    return True
                option[depth] = last[depth]
        fresh = False
        way = option[depth]
        if way >= last[depth]:
            depth -= 1
            continue
        option[depth] += 1
        group = items + stage[depth] if stage[depth] else top[depth] + 1
        passed = way < starts[group]
        if passed:
            code, need, taking, drawing, worth = 0 if stage[depth] else hand.strides[top[depth]], 0, 0, 0, 0
        else:
            if parts[depth] == MOST_PARTS or not has_copies(book.used, book.copies, digit[depth], way):
                continue
            # Parts made of lacking items alone come in order.
            before = plan[parts[depth] - 1] if parts[depth] > length else -1
            if group == 0 and way < before < starts[1]:
                continue
            code, need, taking, drawing = codes[way], facts[way, LACKS], facts[way, TAKES], facts[way, DRAWS]
            worth = facts[way, POINTS]
        following, level = depth + 1, max(stage[depth] - 1, 0)
        state[following], lack[following] = state[depth] - code, lack[depth] - need
        draws[following], room[following] = draws[depth] - drawing, room[depth] - taking
        points[following] = joined(points[depth], worth, aim.single)
        if not reaches(table, level, state[following], draws[following], lack[following], room[following]):
            continue
        if not dear_enough(book, aim, state[following], lack[following], points[following]):
            continue
        stage[following], parts[following] = level, parts[depth]
        digit[following] = digit[depth]
        if passed:
            digit[following, top[depth]] -= stage[depth] == 0
        else:
            if not end_free(facts, deal.blocked, plan, parts[depth], way):
                continue
            take(book.used, book.copies, digit[following], way)
            plan[parts[depth]] = way
            parts[following] += 1
        depth, fresh = following, True
    return False


@compiled
def settled(left, draws, outs, target):  # type: ignore[no-untyped-def]
    """Whether a row's answers now tell what was asked of the target."""
    if target == WAITED:
        return (outs | (left == 0)).all()
    return outs[target] if target >= 0 else draws < FAR


@compiled
def take(used, copies, digits, way):  # type: ignore[no-untyped-def]
    """Take what a way uses out of a part of the hand."""
    for k in range(used.shape[1]):
        if used[way, k] < 0:
            break
        digits[used[way, k]] -= copies[way, k]


@compiled
def end_free(facts, blocked, plan, length, way):  # type: ignore[no-untyped-def]
    """Whether the end that a way takes is not blocked, nor taken by the plan so far."""
    end = facts[way, END]
    if end < 0:
        return True
    for k in range(length):
        if facts[plan[k], END] == end:
            return False
    return not blocked[end]
