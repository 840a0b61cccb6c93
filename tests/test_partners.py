"""The partners of a card: the chance that a hand holds them by enumeration, and whether any meld is left."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from math import isclose
from typing import Any

import pytest

from analyzer.candidates import candidate_melds
from analyzer.cards import JOKER, Card, Hand, Piece
from analyzer.melds import MeldKind
from analyzer.partners import KINDS, Partners, can_meld
from analyzer.position import full_deck
from analyzer.rules import load_rules
from tests.danger_helpers import cards, natural
from tests.strategies import NAMES, random_rules


def makes(card: Card, hand: Hand, rules_name: str, options: dict[str, Any]) -> bool:
    """Whether card and hand hold a smallest meld with the card and without jokers, by the generator."""
    rules = load_rules(rules_name, **options)
    found = candidate_melds(Counter((*hand, card)), rules)
    short = {"set": rules.min_set, "run": rules.min_run}
    return any(card in meld.pieces and len(meld) == short[meld.kind] for meld in found)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("rami30", {}),
        ("rami40", {}),
        ("shanghai", {}),
        ("rami30", {"ace_sets": False}),
        ("rami30", {"min_set": 4}),
        ("rami30", {"ace_wraps": True}),
        ("rami30", {"set_distinct_suits": False}),
    ],
)
@pytest.mark.parametrize("known", [0, 1, 2])
def test_the_chance_is_the_share_of_hands(name: str, options: dict[str, Any], known: int) -> None:
    rules = load_rules(name, **options)
    for seed in range(12):
        rng = random.Random(f"{seed} {name} {known}")
        card = Card(natural("AS").suit, rng.choice((1, 2, 3, 7, 12, 13)))
        near = [*Partners.of(card, rules).all, *cards("4D 9H JC")]
        drawn_from = [rng.choice(near) for _ in range(8)]
        held = tuple(rng.choice(near) for _ in range(known))
        hands = list(combinations(drawn_from, 3))
        fits = [hand for hand in hands if makes(card, (*held, *hand), name, options)]
        partners = Partners.of(card, rules)
        chance = partners.chance(Counter(held), Counter(drawn_from), 3)
        assert isclose(chance, len(fits) / len(hands), abs_tol=1e-12), (seed, card, held, drawn_from)
        among = frozenset(card for card in near[:3] if isinstance(card, Card))
        having = [hand for hand in hands if among & set(hand)] or hands
        wanted = sum(hand in fits for hand in having) / len(having)
        found = partners.chance(Counter(held), Counter(drawn_from), 3, among)
        assert isclose(found, wanted, abs_tol=1e-12), (seed, card, held, drawn_from)


@pytest.mark.parametrize("name", NAMES)
def test_whether_any_meld_is_left_is_what_the_generator_says(name: str) -> None:
    seen = set()
    for seed in range(150):
        rng = random.Random(f"{seed} {name}")
        rules, _ = random_rules(rng, name)
        deck = sorted(card for card in full_deck(rules) if isinstance(card, Card))
        card = rng.choice(deck)
        near = [each for each in deck if each.rank == card.rank or each.suit == card.suit]
        jokers = min(rng.choice((0, 0, 1, 2, 3)), rules.jokers)
        supply: Counter[Piece] = Counter([*rng.choices(near, k=rng.randint(0, 5)), *[JOKER] * jokers])
        kinds = rng.choice((KINDS, KINDS, frozenset({MeldKind.SET}), frozenset({MeldKind.RUN})))
        most = rng.choice((13, 13, 1, 2, 3))
        melds = [meld for meld in candidate_melds(supply + Counter([card]), rules) if meld.kind in kinds]
        wanted = any(card in meld.pieces and len(meld) <= most + 1 for meld in melds)
        found = can_meld(card, supply, rules, kinds, most)
        assert found is wanted, (seed, str(card), kinds, most, list(map(str, supply.elements())))
        seen.add(wanted)
    assert seen == {True, False}


def test_pairs_keep_a_tile_wanted() -> None:
    rules = load_rules("okey")
    assert can_meld(natural("R5"), Counter(cards("R5")), rules)
    assert can_meld(natural("R5"), Counter([JOKER]), rules)
    assert not can_meld(natural("R5"), Counter([JOKER]), load_rules("okey", pair_wild=False, min_naturals=2))
    assert not can_meld(natural("R5"), Counter(cards("K5 R6 R8")), rules)
