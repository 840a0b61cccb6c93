"""The search over few shapes against trying every draw, in games of letters: many wild items, shapes that take few."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations_with_replacement, product
from random import Random

import pytest

from solver.sweep import COMPILED, Goal, Shape, Sweep, fewplans

pytestmark = pytest.mark.skipif(not COMPILED, reason="the sweep is not compiled here")

ITEMS, WILD = "abcde", "*"
MOST = 3


def ways(shape: Shape, wild: int) -> Iterator[tuple[Counter[str], int]]:
    """What a shape takes of each item, and how many wild ones, when wild ones stand for some of its items."""
    for stands in product((False, True), repeat=len(shape.items)):
        if sum(stands) <= wild:
            yield (
                Counter(str(item) for item, is_wild in zip(shape.items, stands, strict=True) if not is_wild),
                sum(stands),
            )


def plans(shapes: list[Shape], goal: Goal) -> Iterator[tuple[Shape, ...]]:
    """Every choice of shapes that fulfils the goal, the pure one first."""
    for count in range(1, 4):
        for chosen in combinations_with_replacement(shapes, count):
            points = [shape.points for shape in chosen]
            slots = [sum(shape.slot == slot for shape in chosen) for slot in range(len(goal.slots))]
            if sum(len(shape.items) for shape in chosen) > goal.size:
                continue
            if (
                (slots == list(goal.slots))
                if goal.slots
                else (max(points) if goal.single else sum(points)) >= goal.points
            ):
                for shape in chosen if goal.pure else chosen[:1]:
                    if shape.pure or not goal.pure:
                        rest = list(chosen)
                        rest.remove(shape)
                        yield (shape, *rest)


def reached(hand: Mapping[str, int], shapes: list[Shape], goal: Goal) -> bool:
    """Whether some plan is in the hand."""
    for plan in plans(shapes, goal):
        each = [list(ways(shape, 0 if goal.pure and not place else shape.wild)) for place, shape in enumerate(plan)]
        for taken in product(*each):
            total = sum((items for items, _ in taken), Counter[str]())
            if sum(wild for _, wild in taken) <= hand[WILD] and all(hand[item] >= n for item, n in total.items()):
                return True
    return False


def nearest(hand: Counter[str], unseen: Counter[str], shapes: list[Shape], goal: Goal) -> int | None:
    """Fewest draws after which the goal is reached."""
    for draws in range(MOST + 1):
        for drawn in combinations_with_replacement((*ITEMS, WILD), draws):
            more = Counter(drawn)
            if all(unseen[item] >= n for item, n in more.items()) and reached(hand + more, shapes, goal):
                return draws
    return None


GOALS = (
    Goal(points=8),
    Goal(points=5, single=True),
    Goal(points=8, pure=True),
    Goal(points=9, size=7),
    Goal(slots=(2,)),
    Goal(slots=(1, 1)),
)


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("goal", GOALS, ids=str)
def test_few_shapes_as_by_trying_every_draw(goal: Goal, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    if seed % 4 == 0:  # as where a level takes long
        monkeypatch.setattr(fewplans, "search_at_once", lambda *_: (None, False))
    rng = Random(f"{seed} {goal}")
    slots = max(len(goal.slots), 1)
    shapes = [
        Shape(
            tuple(sorted(rng.choices(ITEMS, k=3))),
            rng.randint(2, 6),
            rng.randint(0, 2),
            rng.random() < 0.6,
            slot % slots,
        )
        for slot in range(4)
    ]
    hand = Counter({item: rng.choice((0, 0, 1, 2)) for item in ITEMS} | {WILD: rng.randint(2, 5)})
    unseen = Counter({item: rng.randint(0, 2) for item in ITEMS} | {WILD: rng.randint(0, 1)})
    thrown: list[str | None] = [None, *(item for item in (*ITEMS, WILD) if hand[item])]
    found = Sweep(ITEMS, WILD, shapes).reach(hand, unseen, thrown, goal, MOST)
    for card in thrown:
        kept = hand - Counter([card] if card else [])
        draws = nearest(kept, unseen, shapes, goal)
        outs = {
            item
            for item in (*ITEMS, WILD)
            if draws
            and unseen[item]
            and (after := nearest(kept + Counter([item]), unseen - Counter([item]), shapes, goal)) is not None
            and after < draws
        }
        assert (found[card].draws, set(found[card].outs)) == (draws, outs), card
