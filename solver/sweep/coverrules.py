"""What a whole plan is worth under the rules: wild items placed, the first laying met, draws counted."""

from __future__ import annotations

import numpy as np

from solver.sweep.compiled import compiled
from solver.sweep.coverfirst import WAITED, core_lacks, cores, idle_draws, needs_no_first, waits
from solver.sweep.coverways import LACKS, NEW, PART, PURE, WILD, holds
from solver.sweep.fewshapes import FAR


@compiled
def judge_plan(book, hand, deal, aim, answer, plan, length):  # type: ignore[no-untyped-def]
    """Enter a plan into every row that it serves at this level; whether it serves any."""
    used, copies, fills = book.used, book.copies, book.fills
    have, left, held = hand.have, hand.left, hand.held
    rows, draws, outs = answer
    faces, level = len(left) - 1, deal.level
    kept = have[:faces] - deal.used
    short = np.zeros(faces, np.int32)
    for k in range(length):
        for n in range(used.shape[1]):
            if used[plan[k], n] >= 0:
                kept[held[used[plan[k], n]]] -= copies[plan[k], n]
            if fills[plan[k], n] >= 0:
                short[fills[plan[k], n]] += 1
    for x in deal.added:
        short[x] += 1
    serves = False
    for row in range(len(rows)):
        thrown = rows[row]
        if draws[row] < level or (0 <= thrown < faces and kept[thrown] < 1):
            continue
        wild = have[faces] - (thrown == faces)
        # Thrown last may be a wild item that a trade gains: then all of the hand's own are there for the first laying.
        first = wild + (thrown == faces and deal.gained > 0 and level == 0)
        if wild < 0 or draws_needed(book, hand, deal, aim, plan, length, short, wild, first, -1) > level:
            continue
        serves = True
        draws[row] = level
        if level == 0:
            continue
        for x in deal.drawn:
            outs[row, x] = True
        if waits(aim, level) and draws_needed(book, hand, deal, aim, plan, length, short, wild, first, WAITED) < level:
            outs[row] |= left > 0
        for x in range(faces):
            if short[x] and left[x] and not outs[row, x]:
                outs[row, x] = draws_needed(book, hand, deal, aim, plan, length, short, wild, first, x) < level
        if left[faces] and not outs[row, faces]:
            outs[row, faces] = (
                draws_needed(book, hand, deal, aim, plan, length, short, wild + 1, wild + 1, faces) < level
            )
    return serves


@compiled
def draws_needed(book, hand, deal, aim, plan, length, short, wild, own, got):  # type: ignore[no-untyped-def]
    """Draws that complete a plan once the item `got` (if any) has come; FAR when it cannot be completed so.

    `wild`: how many wild items the hand has for the plan, `own`: for the first laying, one that came included. Where
    what joins the first laying must wait for the next turn, that turn's draw counts even if it brings nothing.

    Each way's lacking items are filled by wild ones as far as its part allows; one part may have to be laid first as
    a pure run, its core.
    """
    traits, facts, left = book.traits, book.facts, hand.left
    drawn, added, gained = deal.drawn, deal.added, deal.gained
    first = aim.first and not needs_no_first(book, deal, aim, plan, length)
    faces = len(left) - 1
    lacking, dead = len(added), 0
    for x in range(faces):
        coming = left[x]
        for y in drawn:
            coming -= x == y
        dead += max(0, short[x] - coming)
    room = min(deal.wild, len(added))
    others = len(drawn) + len(added) > 0 or gained > 0
    for k in range(length):
        lacking += facts[plan[k], LACKS]
        room += min(facts[plan[k], LACKS], traits[facts[plan[k], PART], WILD])
        others = others or traits[facts[plan[k], PART], NEW] == 0
    stock = wild + gained
    if dead > room or dead > stock + left[faces]:
        return FAR
    best = FAR
    staged = first and aim.pure
    for clean in range(length if staged else 1):
        part = facts[plan[clean], PART]
        if staged and not (traits[part, PURE] and traits[part, NEW]):
            continue
        chosen = clean if staged else -1
        for core in cores(book, plan[clean]) if staged else np.zeros((1, 4), np.int32):
            if dead and not dead_fit(book, hand, deal, plan, length, short, chosen, core):
                continue
            free, came, outer = room, 0 <= got < faces, 0
            if staged:
                outer = facts[plan[clean], LACKS] - core[2]
                free += min(outer, traits[part, WILD]) - min(facts[plan[clean], LACKS], traits[part, WILD])
            if came:
                free -= saves_wild(book, deal, plan, length, chosen, core, got)
            need = lacking - came + len(drawn) - min(stock, free)
            if need < best:
                later = (others or outer > 0) and not aim.at_once
                wait = 0
                if first:
                    wait = idle_draws(book, left, deal, aim, plan, length, chosen, core, own, need, later, got, came)
                best = min(best, need + wait)
    return best


@compiled
def saves_wild(book, deal, plan, length, clean, core, got):  # type: ignore[no-untyped-def]
    """Whether the item that came fills no place but those that a wild one could fill as well."""
    traits, facts = book.traits, book.facts
    for k in range(length):
        if holds(book.fills, plan[k], got):
            wilds = facts[plan[k], LACKS]
            if k == clean:
                wilds -= core[2]
                if core_lacks(book, plan[k], core, got):
                    return False
            if wilds > traits[facts[plan[k], PART], WILD]:
                return False
    return not ((deal.added == got).any() and len(deal.added) > deal.wild)


@compiled
def dead_fit(book, hand, deal, plan, length, short, clean, core):  # type: ignore[no-untyped-def]
    """Whether wild items can take the places of all items without a copy left, none in the core of the part `clean`.

    A flow from those items to the parts that have room: every cut must let them through.
    """
    traits, fills, facts = book.traits, book.fills, book.facts
    dead = short - hand.left[: len(short)]
    for x in deal.drawn:
        dead[x] += 1
    room = np.zeros(length + 1, np.int32)
    lacks = np.zeros((length + 1, len(short)), np.int32)
    parts = 0
    for k in range(length + 1):
        if k < length:
            outer = facts[plan[k], LACKS] - (core[2] if k == clean else 0)
            room[parts] = min(outer, traits[facts[plan[k], PART], WILD])
            for x in fills[plan[k]]:
                if x >= 0 and dead[x] > 0 and not (k == clean and core_lacks(book, plan[k], core, x)):
                    lacks[parts, x] += 1
        else:
            room[parts] = deal.wild
            for x in deal.added:
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
