"""`analyse` against the brute force: every figure of small random positions in every rule set."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from analyzer.analysis import analyse
from analyzer.position import Position
from analyzer.positionio import read_position
from analyzer.report import Analysis
from analyzer.rules import rule_names
from tests import brute
from tests.strategies import NAMES, describe, seeded_position

DEEPEST = 2
"""The brute force looks no further than two draws ahead."""

# Positions that random search found hard: what each was about stands beside it.
HARD: dict[str, dict[str, Any]] = {
    "twin sets need a second copy from the stock": {
        "rules": "kalooki51", "hand": "10S KS 2H QH KH KH KC KC", "phase": "play",
    },
    "twin runs, the joker where the hand holds the card": {
        "rules": "kalooki40", "options": {"jokers": 4}, "hand": "AC AC 2C QC QC KC JK", "phase": "play",
    },
    "twin runs with a freed joker": {
        "rules": "rami51", "hand": "AS AH AH KH KH AD 6C JK", "phase": "play", "opened": True,
        "table": [{"cards": ["JK", "AC", "AS"], "type": "set"}],
    },
    "the taken card is only laid off": {
        "rules": "rami51", "options": {"take_discard": "meld_or_layoff"}, "hand": "5S JSH QD KD JC JC KC",
        "phase": "play", "opened": True, "drawn": {"card": "5S", "from": "discard"},
        "table": [{"cards": ["6S", "7S", "8S"], "type": "run"}],
    },
    "a discard wrongly taken, beside a table joker": {
        "rules": "rami40", "hand": "3H 5D 6D QD KD QC", "phase": "play", "opened": True,
        "drawn": {"card": "3H", "from": "discard"},
        "table": [{"cards": ["JK", "5C", "5H"], "type": "set", "joker_as": ["5D"]}],
    },
    "no swap in the turn of the opening, not even before it": {
        "rules": "classic", "options": {"layoff_same_turn": False, "jokers": 4}, "hand": "10S KH AD AD 3D QD JK JK",
        "phase": "play", "table": [{"cards": ["AH", "AC", "JK"], "type": "set", "joker_as": ["AD"]}],
    },
    "the taken joker comes back from the table": {
        "rules": "rami51", "options": {"return_discard": False, "jokers": 4}, "hand": "QS KS KD 7C 10C JK",
        "phase": "play", "opened": True, "drawn": {"card": "JK", "from": "discard"},
        "table": [{"cards": ["JK", "9C", "10C"], "type": "run", "joker_as": ["8C"]}],
    },
    "a freed joker and a card beyond it follow above the opening's run": {
        "rules": "rami30", "hand": "7S 10H JH QH AH 2C", "phase": "play",
        "table": [{"cards": ["5S", "6S", "JK", "8S"], "type": "run"}],
    },
    "a freed joker and two cards beyond it follow below": {
        "rules": "rami30", "hand": "7S JD QD KD 9D 8D 2C", "phase": "play",
        "table": [{"cards": ["5S", "6S", "JK", "8S"], "type": "run"}],
    },
}  # fmt: skip


def tried_by_all(position: Position) -> dict[str, Any]:
    """The figures of the brute force, under the names of the formats."""
    walk = brute.Walk(position)
    possible, best_points, missing = brute.opening(position)
    found = {
        "opening": {"possible": possible, "best_points": best_points, "missing_points": missing},
        "take_legal": None if walk.taken is None else bool(walk.turns),
        "turn": brute.best_turn(position, walk)._asdict(),
        "go_out": brute.go_out(position, walk)._asdict(),
        "discards": brute.discard_rows(position, walk) if position.phase == "play" else {},
    }
    return found | (_goal(*brute.goal(position)) if wants_distance(position) else {})


def answered(position: Position, analysis: Analysis) -> dict[str, Any]:
    """The same figures of `analyse`."""
    opening, turn, out = analysis.opening, analysis.turn, analysis.go_out
    found: dict[str, Any] = {
        "opening": {
            "possible": opening.possible,
            "best_points": opening.best_points,
            "missing_points": opening.missing_points,
        },
        "take_legal": opening.take_legal,
        "turn": {
            "penalty_after": turn.penalty_after,
            "cards_placed": turn.cards_placed,
            "jokers_spent": turn.jokers_spent,
        },
        "go_out": {"possible": out.possible, "discards": frozenset(out.discards), "bonus": out.bonus},
        "discards": {str(row.card): row.penalty_after for row in analysis.discards},
    }
    if wants_distance(position):
        goal = analysis.goals["open"]
        found |= _goal(goal.distance, {str(card): left for card, left in goal.outs})
    return found


def wants_distance(position: Position) -> bool:
    return not position.opened and position.rules.open_min > 0


def _goal(distance: int | None, outs: dict[str, int]) -> dict[str, Any]:
    if distance is None or distance > DEEPEST:
        return {"distance": None, "outs": {}}
    return {"distance": distance, "outs": outs}


def test_every_rule_set_is_tried() -> None:
    assert {*NAMES, "okey"} == set(rule_names())


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=18, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**32))
def test_same_figures(name: str, seed: int) -> None:
    position = seeded_position(seed, name)
    assert answered(position, analyse(position)) == tried_by_all(position), describe(position)


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=5, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**32))
def test_same_figures_with_a_full_table(name: str, seed: int) -> None:
    position = seeded_position(seed, name, cards=(5, 8), table=4)
    assert answered(position, analyse(position)) == tried_by_all(position), describe(position)


@pytest.mark.parametrize("data", HARD.values(), ids=HARD)
def test_hard_positions(data: dict[str, Any]) -> None:
    position = read_position(data)
    assert answered(position, analyse(position)) == tried_by_all(position)
