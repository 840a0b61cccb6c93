"""Whole plans, built depth first with the table of ways as a guide."""

from __future__ import annotations

import numpy as np

from solver.sweep.compiled import compiled
from solver.sweep.coverfirst import WAITED, core_lacks, cores, waits
from solver.sweep.coverpeaks import dear_enough, joined
from solver.sweep.coverrules import judge_plan
from solver.sweep.coverways import CORE, DRAWS, END, LACKS, NEW, PART, POINTS, TAKES, has_copies, highest, holds
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
        # Draws left for what no wild item may be.
        spare = level - len(deal.drawn) - max(0, len(deal.added) - deal.wild)
        budget = wild + deal.gained + level - len(deal.drawn) - len(deal.added)
        pairs = lacked_and_taken(book, aim, deal.sizes, state_of(hand, digits), spare, budget)
        # Few deals do for few draws: most are left here, before any item is asked for.
        if not len(pairs):
            continue
        if draws[row] == FAR:
            find_plans(book, hand, deal, aim, answer, row, digits, pairs, spare, -1)
        if draws[row] == level and level > 0:
            if waits(aim, level):
                find_plans(book, hand, deal, aim, answer, row, digits, pairs, spare, WAITED)
            for x in range(faces + 1):
                if left[x] and not outs[row, x]:
                    find_plans(book, hand, deal, aim, answer, row, digits, pairs, spare, x)


@compiled
def lacked_and_taken(book, aim, sizes, state, spare, budget):  # type: ignore[no-untyped-def]
    """How many items the ways that use up this part of the hand lack and take in together, every pair there may be."""
    table = book.table
    found = np.zeros((table.shape[3] * 40, 2), np.int32)
    count = 0
    for lacking in range(min(budget, table.shape[3] - 1) + 1):
        if not dear_enough(book, aim, state, lacking, 0):
            continue
        for size in range(40):
            if sizes >> size & 1 and reaches(table, len(table) - 1, state, spare, lacking, size):
                found[count] = lacking, size
                count += 1
    return found[:count]


@compiled
def find_plans(book, hand, deal, aim, answer, row, digits, pairs, spare, target):  # type: ignore[no-untyped-def]
    """Build plans until the row is settled, or until the target is known as one of its outs (`WAITED`: every item is).

    A wild item may help any plan, another one only those that lack it.
    """
    facts = book.facts
    wild = target == len(hand.left) - 1
    anyhow = target < 0 or wild
    given = anyhow or (deal.drawn == target).any() or (deal.added == target).any()
    # The target, or a draw that brings nothing, is one of those left.
    spare -= wild or target == WAITED
    plan = np.zeros(MOST_PARTS, np.int32)
    # Where one part decides the first laying, plans start with one that can be it, or hold no new part at all.
    ruled = aim.first and (aim.pure or (aim.single and aim.points > 0))
    unseeded = np.full(1, -1, np.int32)
    seeds = first_ways(book, hand, deal, aim, digits, target) if ruled else unseeded
    if ruled and aim.parts_alone and (aim.trades_alone or deal.gained == 0):
        seeds = np.concatenate((seeds, unseeded))
    bringing = ways_with(book, target)
    state, stage = state_of(hand, digits), len(book.table) - 1
    for lacking, size in pairs:
        for seed in seeds if size else unseeded:
            room, code, gap, draws, known = size, state, lacking, spare, given
            rest = digits
            if seed >= 0:
                plan[0] = seed
                rest = digits.copy()
                take(book.used, book.copies, rest, seed)
                room, code = size - facts[seed, TAKES], state - book.codes[seed]
                gap, draws = lacking - facts[seed, LACKS], spare - facts[seed, DRAWS]
                known = known or holds(book.fills, seed, target)
            if not reaches(book.table, stage, code, draws, gap, room):
                continue
            length, news = int(seed >= 0), seed >= 0 or not ruled
            if known:
                if build_plan(book, hand, deal, aim, answer, row, target, plan, length, news, rest, gap, draws, room):
                    return
                if anyhow:
                    continue
            for way in bringing:
                after, least = gap - facts[way, LACKS], draws - max(1, facts[way, DRAWS])
                kept = room - facts[way, TAKES]
                if after < 0 or least < 0 or kept < 0 or not has_copies(book.used, book.copies, rest, way):
                    continue
                if not (news or old(book, way)) or not end_free(facts, deal.blocked, plan, length, way):
                    continue
                if reaches(book.table, stage, code - book.codes[way], least, after, kept):
                    plan[length] = way
                    left = rest.copy()
                    take(book.used, book.copies, left, way)
                    if build_plan(
                        book, hand, deal, aim, answer, row, target, plan, length + 1, news, left, after, least, kept
                    ):
                        return


@compiled
def ways_with(book, target):  # type: ignore[no-untyped-def]
    """The ways that lack the target."""
    if target < 0:
        return book.bringing[:0]
    return book.bringing[book.brings[target] : book.brings[target + 1]]


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
def old(book, way):  # type: ignore[no-untyped-def]
    """Whether what a way makes is no new part."""
    return not book.traits[book.facts[way, PART], NEW]


@compiled
def first_ways(book, hand, deal, aim, digits, target):  # type: ignore[no-untyped-def]
    """The ways to make a part that can decide the first laying: by its points alone, else by a pure core.

    What its core lacks is drawn, the target one of the draws; only where points decide, wild items may be it as well.
    """
    facts = book.facts
    most, dear = deal.level - len(deal.drawn), aim.single and aim.points > 0
    if dear:
        most += hand.have[-1] + deal.gained * aim.gains_open
    elif target >= 0 and not (deal.drawn == target).any():
        most -= 1
    found = np.zeros(len(facts), np.int32)
    count = 0
    for way in range(len(facts)):
        if facts[way, CORE] > most + (target >= 0) or not has_copies(book.used, book.copies, digits, way):
            continue
        fits = facts[way, CORE] <= most
        if not (fits or dear) and holds(book.fills, way, target):
            for core in cores(book, way):
                fits = fits or core[2] - core_lacks(book, way, core, target) <= most
        if fits:
            found[count] = way
            count += 1
    return found[:count]


@compiled
def build_plan(book, hand, deal, aim, answer, row, target, plan, length, news, digits, lacking, spare, size):  # type: ignore[no-untyped-def]
    """Complete a plan depth first, by `news` with new parts, too, the table as its guide; whether one answers.

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
            if not (news or old(book, way)):
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
