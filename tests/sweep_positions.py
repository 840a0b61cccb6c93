"""Positions to ask the sweep, and its rows told as the brute force tells them."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable
from dataclasses import replace

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.errors import UnsatisfiedAssumption

from analyzer import drawplans
from analyzer.cards import Card, Hand, Piece, sort_hand
from analyzer.odds import opening_rows, out_rows, thrown
from analyzer.position import Position
from analyzer.report import Goal
from analyzer.turns import Search
from tests import brute_goals
from tests.brute_melds import texts
from tests.strategies import NAMES, describe, random_position, random_rules

DEEPEST = 2
FEW = settings(max_examples=5, deadline=None, suppress_health_check=list(HealthCheck))
SEEDS = st.integers(0, 2**32)
WITH_OPENING = [name for name in NAMES if name != "shanghai"]


def small_position(
    name: str, seed: int, cards: tuple[int, int], *, opened: bool | None = None, short: float = 0.5
) -> Position:
    """A hand of so many cards, in half of the cases with few cards unseen."""
    rng = random.Random(f"sweep {name} {seed}")
    rules, options = random_rules(rng, name)
    position = replace(random_position(rng, rules, rng.randint(*cards), **options), drawn=None)
    if opened is not None:
        position = replace(position, opened=opened, opened_this_turn=False, laid_before=opened)
    return short_deck(position, rng, rng.randint(3, 8)) if rng.random() < short else position


def short_deck(position: Position, rng: random.Random, left: int) -> Position:
    """The position with all but so many cards seen, those left rather near to the hand."""
    unseen = sorted(position.unseen().elements(), key=str)
    rng.shuffle(unseen)
    unseen.sort(key=lambda card: not (near(card, position.hand) or rng.random() < 0.2))
    gone = [*position.seen, *unseen[left:]]
    return replace(position, seen=sort_hand(gone))


def near(card: Piece, hand: Hand) -> bool:
    """Whether a card could lie in one meld with one of the hand."""
    held = [piece for piece in hand if isinstance(piece, Card)]
    return not isinstance(card, Card) or any(
        card.rank == other.rank or (card.suit == other.suit and abs(card.rank - other.rank) < 3) for other in held
    )


def told(rows: dict[Piece | None, Goal], deepest: int = DEEPEST) -> brute_goals.Rows:
    """Rows of the analyzer as the brute force writes them."""
    return {None if throw is None else texts([throw])[0]: _told(goal, deepest) for throw, goal in rows.items()}


def _told(goal: Goal, deepest: int) -> brute_goals.Found:
    if goal.distance is None or goal.distance > deepest:
        return None, {}
    return goal.distance, {texts([card])[0]: left for card, left in goal.outs}


def by_solver(position: Position, ask: Callable[[Position], Goal]) -> brute_goals.Rows:
    """What CP-SAT finds hand by hand, for a few cards thrown."""
    return brute_goals.rows(position, lambda after: _told(ask(after), DEEPEST), 2)


def matches(rows: brute_goals.Rows, some: brute_goals.Rows) -> bool:
    return len(some) > 0 and all(rows[throw] == found for throw, found in some.items())


def check_opening_of(position: Position) -> None:
    rows = told(opening_rows(position, thrown(position)))
    assert rows == brute_goals.rows(position, brute_goals.ASKS["open"]), describe(position)
    assert matches(rows, by_solver(position, drawplans.opening_goal)), describe(position)


def check_out_of(position: Position, deepest: int) -> None:
    try:
        tried = brute_goals.out_rows(position, deepest)
    except brute_goals.TooMany:
        raise UnsatisfiedAssumption from None
    assert told(out_rows(position, thrown(position)), deepest) == tried, (describe(position), position.unseen())


def check_out_by_turns(position: Position, rng: random.Random) -> None:
    """Each discard and some draws against whole turns of CP-SAT, where nothing is laid in the turns before.

    The last card may also be a joker that the turn takes from the table.
    """
    fresh = replace(position, opened_this_turn=False)
    rows = out_rows(fresh, thrown(fresh))
    search = Search(fresh)
    last = search.last_cards() if search.best_turn().goes_out else ()
    throws = thrown(fresh)
    assert {throw for throw in throws if rows[throw].distance == 0} == {*last} & {*throws}, describe(position)
    for throw in rng.sample(throws, min(2, len(throws))):
        if throw in last:
            continue
        outs = {card for card, _ in rows[throw].outs} if rows[throw].distance == 1 else set()
        unseen = sorted(fresh.unseen(), key=str)
        for card in {*rng.sample(unseen, min(4, len(unseen))), *rng.sample(sorted(outs, key=str), min(2, len(outs)))}:
            after = brute_goals.with_card(brute_goals.thrown_away(fresh, throw), card)
            assert Search(after).best_turn().goes_out == (card in outs), (describe(position), str(throw), str(card))


def run_many(check: Callable[[int], None], count: int) -> None:
    """Seeds one after the other; positions that a check sets aside do not count."""
    tried = seed = 0
    while tried < count:
        with contextlib.suppress(UnsatisfiedAssumption):
            check(seed)
            tried += 1
        seed += 1
