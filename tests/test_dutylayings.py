"""The melds that a card taken obliges to: against every choice of melds of the hand."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings

from analyzer.candidates import candidate_melds
from analyzer.cards import Piece, unnamed
from analyzer.dutylayings import Layings
from analyzer.laycheck import opening_reasons
from analyzer.melds import Meld
from analyzer.position import Drawn, Position
from analyzer.rules import load_rules
from tests.strategies import describe, random_position
from tests.sweep_positions import FEW, SEEDS, run_many
from tests.test_dutyways import DUTIES

HOUSE: tuple[dict[str, Any], ...] = (
    {},
    {"open_scope": "single_meld"},
    {"opening_needs_pure_run": True},
    {"new_melds_after_open": False},
    {"layoff": False},
    {"set_distinct_suits": False},
    {"joker_open_value": 15},
)


def owing(seed: int) -> Position:
    rng = random.Random(f"layings {seed}")
    options: dict[str, Any] = {"take_discard": rng.choice(DUTIES), "open_min": rng.choice((0, 9, 21, 40)), "jokers": 4}
    options |= rng.choice(HOUSE)
    position = random_position(
        rng, load_rules(rng.choice(("rami30", "rami40")), **options), rng.randint(3, 6), 0, **options
    )
    drawn = Drawn(rng.choice(position.hand), "discard")
    return replace(position, phase="play", drawn=drawn, opened_this_turn=False)


def by_trying(position: Position) -> set[tuple[Meld, ...]]:
    rules, hand, taken = position.rules, Counter(position.hand), position.taken_discard
    melds = candidate_melds(hand, rules)
    anywhere = rules.take_discard == "must_meld_any" or (rules.take_discard == "meld_or_layoff" and not position.opened)

    def does(laid: tuple[Meld, ...]) -> bool:
        used = anywhere or any(Counter[Piece | None](unnamed(meld.pieces))[taken] for meld in laid)
        return bool(laid) and used and (position.opened or not opening_reasons(laid, rules))

    def choices(start: int, left: Counter[Piece]) -> list[tuple[Meld, ...]]:
        found: list[tuple[Meld, ...]] = [()]
        for place, meld in enumerate(melds[start:], start):
            uses = Counter(unnamed(meld.pieces))
            if uses <= left:
                found += [(meld, *others) for others in choices(place, left - uses)]
        return found

    def fewer(laid: tuple[Meld, ...]) -> bool:
        return any(does((*laid[:at], *laid[at + 1 :])) for at in range(len(laid)))

    def less(laid: tuple[Meld, ...]) -> bool:
        return any(
            does((*laid[:at], part, *laid[at + 1 :]))
            for at, meld in enumerate(laid)
            for part in melds
            if part.kind is meld.kind and Counter(part.pieces) < Counter(meld.pieces)
        )

    enough = filter(does, choices(0, hand))
    return {
        laid
        for laid in enough
        if not (rules.new_melds_after_open and fewer(laid)) and not (rules.layoff and less(laid))
    }


def check_layings(seed: int) -> None:
    position = owing(seed)
    found = Layings(position, Counter(position.hand)).all()
    assert len(found) == len(set(found))
    assert set(found) == by_trying(position), describe(position)


@settings(FEW, max_examples=60)
@given(seed=SEEDS)
def test_the_layings_are_those_found_by_trying(seed: int) -> None:
    check_layings(seed)


@pytest.mark.thorough
def test_many_layings() -> None:
    run_many(check_layings, 600)
