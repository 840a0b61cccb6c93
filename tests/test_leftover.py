"""The sweep's least deadwood of gin hands against the free partition by CP-SAT."""

from __future__ import annotations

from random import Random

import pytest

from analyzer.cards import sort_hand, without
from analyzer.fewdraws import faces, natural_melds
from analyzer.partition import partition
from analyzer.rules import load_rules
from analyzer.values import penalty
from solver.sweep import COMPILED, Leftover

pytestmark = pytest.mark.skipif(not COMPILED, reason="no numba here")
RULES = load_rules("gin")
GAME = Leftover(
    {card: penalty(card, RULES) for card in faces(RULES)}, [meld.pieces for meld in natural_melds(RULES, RULES.packs)]
)


@pytest.mark.parametrize("seed", range(6))
def test_least_deadwood(seed: int) -> None:
    rng = Random(seed)
    # Three suits: more melds.
    hand = rng.sample(faces(RULES)[:39], 11)
    drawn = [card for card in faces(RULES) if card not in hand]
    least, spared = GAME.least(hand, drawn, hand), GAME.least(hand, drawn, hand, spare=True)
    assert least.shape == (11, 41)
    for row, column in ((rng.randrange(11), rng.randrange(41)) for _ in range(6)):
        after = sort_hand((*without(sort_hand(hand), [hand[row]]), drawn[column]))
        assert least[row, column] == partition(after, RULES).min_penalty
        thrown = (partition(without(after, [card]), RULES).min_penalty for card in set(after))
        assert spared[row, column] == min(thrown)
