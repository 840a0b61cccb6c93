"""How likely a goal is reached by the k-th own draw, from the distance and the outs of each step towards it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from analyzer.cards import Piece, piece_key, sort_hand, without
from analyzer.position import Position
from analyzer.report import Goal

TURNS = 6
"""How many own draws ahead the chance looks."""
SAMPLED = 3
"""Outs looked at to tell how many there will be after one of them."""
FARTHEST = 3
"""Draws to a goal from which on one out a step is looked at: it is unlikely within the turns told."""

Throw = Piece | None
Rows = dict[Throw, Goal]
"""How far a goal is after each discard; None: after whichever is best, or before the draw."""
Ask = Callable[[Position, list[Piece]], Rows]


def chances(steps: Sequence[int], unseen: int, turns: int = TURNS) -> tuple[float, ...]:
    """The chance, 0 to 1, that all steps are made by the 1st, 2nd, … own draw; each step needs one of so many cards.

    Exact for the first draw. With one step left the least that is reached, by a player who keeps his hand until an out
    comes: who also changes it for a better one does better, when hands were played to the end (`benchmarks/chance.py`)
    by 0.02 at the second draw and 0.09 at the sixth on average, 0.27 at most. With two steps or more an estimate, as
    the number of outs after the first step depends on the card drawn (`steps_ahead` takes a mean): off by up to 0.25
    there, by up to 0.5 on decks of five to eight cards (tests). Cards of the unseen that others hold are as likely to
    come as those of the stock.

    >>> chances([], 50, 2), [round(chance, 4) for chance in chances([5], 50, 3)]
    ((1.0, 1.0), [0.1, 0.1918, 0.276])
    """
    waiting = [1.0] + [0.0] * len(steps)
    reached = []
    for turn in range(turns):
        left = unseen - turn
        following = [0.0] * (len(steps) + 1)
        following[-1] = waiting[-1]
        for place, outs in enumerate(steps):
            hit = min(1.0, outs / left) if left > 0 else 0.0
            following[place + 1] += waiting[place] * hit
            following[place] += waiting[place] * (1 - hit)
        waiting = following
        reached.append(min(1.0, waiting[-1]))
    return tuple(reached)


def steps_ahead(position: Position, rows: Rows, ask: Ask, sampled: int = SAMPLED) -> list[int]:
    """How many cards will bring the goal nearer at each step after the first one, the best discard always thrown.

    Before the draw, where nothing is thrown yet, the first step is that draw.

    The mean over the `sampled` commonest outs, of a goal farther than `FARTHEST` draws over one; the first of them
    leads on to the next step. None of a goal beyond the turns told, whose chance is 0 whatever the steps.
    """
    steps: list[int] = []
    hand, best = position.hand, best_throw(rows)
    distance = rows[best].distance or 0
    if distance > TURNS:
        return steps
    sampled = sampled if distance <= FARTHEST else 1
    for _ in range(distance - 1):
        kept = without(hand, [best]) if best else hand
        common = sorted(rows[best].outs, key=lambda out: -out[1])[:sampled]
        nearer = []
        for card, _ in common:
            after = replace(position, hand=sort_hand((*kept, card)), phase="play", drawn=None)
            nearer.append((after, ask(after, sorted(set(after.hand), key=piece_key))))
        counts = [found[best_throw(found)].out_count for _, found in nearer]
        steps.append(round(sum(counts) / len(counts)) if counts else 0)
        if not nearer:
            break
        hand, rows = nearer[0][0].hand, nearer[0][1]
        best = best_throw(rows)
    return steps


def best_throw(rows: Rows) -> Throw:
    """The discard that leaves the goal nearest, then with most outs; None where nothing is thrown."""
    return min((throw for throw in rows if throw is not None), key=lambda throw: rows[throw].nearness, default=None)
