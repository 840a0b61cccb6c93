"""The opening of a player who took a discard that binds him: it may be laid off, or be melded with a freed joker."""

import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from analyzer import analyse, read_position
from analyzer.opening import opening
from analyzer.position import Drawn, Position
from analyzer.rules import load_rules
from tests import brute
from tests.strategies import describe, random_position

HAND = {"rules": "rami30", "hand": "10SHD 5C 2H", "phase": "play", "drawn": {"card": "5C", "from": "discard"}}
SIXES = {"cards": "6-8C", "type": "run"}
OR_LAID_OFF = {"take_discard": "meld_or_layoff"}
MELDED = {"take_discard": "must_meld_it"}
FREES = {"cards": ["9D", "JK", "JD"], "type": "run", "joker_as": ["10D"]}


@pytest.mark.parametrize(
    ("options", "changes", "possible"),
    [
        pytest.param(OR_LAID_OFF, {"table": [SIXES]}, True, id="laid off after the melds"),
        pytest.param(OR_LAID_OFF, {}, False, id="nowhere to lay it off"),
        pytest.param({**OR_LAID_OFF, "layoff": False}, {"table": [SIXES]}, False, id="no lay-offs"),
        pytest.param({**OR_LAID_OFF, "layoff_same_turn": False}, {"table": [SIXES]}, False, id="not in this turn"),
        pytest.param({}, {}, True, id="free to keep it"),
        pytest.param(MELDED, {"table": [SIXES]}, False, id="a lay-off is no meld"),
        pytest.param(MELDED, {"hand": "10SHDD 5C 6C 2H", "table": [FREES]}, True, id="melded with the joker it frees"),
        pytest.param(MELDED, {"hand": "10SHD 5C 6C 2H", "table": [FREES]}, False, id="no card to free the joker with"),
    ],
)
def test_a_card_taken_that_binds(options: dict[str, Any], changes: dict[str, Any], possible: bool) -> None:
    position = read_position({**HAND, "options": options, **changes})
    found = analyse(position).opening
    assert (found.possible, found.take_legal) == (possible, possible)
    assert [sorted(map(str, meld.pieces)) for meld in found.melds] == ([["10D", "10H", "10S"]] if possible else [])
    assert tuple(brute.opening(position)) == (found.possible, found.best_points, found.missing_points)


def test_the_card_that_may_not_be_returned_is_the_only_one_left() -> None:
    """Laid off it leaves nothing to throw; without an opening a ten is thrown."""
    hand = {**HAND, "hand": "10SHD 5C", "table": [SIXES], "options": {"return_discard": False}}
    assert not analyse(read_position(hand)).opening.possible
    optional = {**hand, "options": {"return_discard": False, "final_discard": "optional"}}
    found = analyse(read_position(optional))
    assert found.opening.possible
    assert found.go_out.possible


def binding_position(seed: int, name: str) -> Position:
    """A player who has not opened, with a card just taken from the discards."""
    rng = random.Random(f"{name} {seed}")
    options: dict[str, Any] = {"take_discard": rng.choice(("meld_or_layoff", "must_meld_it", "must_meld_any", "free"))}
    further: tuple[tuple[str, tuple[Any, ...]], ...] = (
        ("return_discard", (False,)),
        ("layoff_same_turn", (False,)),
        ("open_min", (0, 10, 20)),
        ("open_scope", ("single_meld",)),
        ("opening_needs_pure_run", (True,)),
        ("final_discard", ("optional", "required")),
        ("swap_reuse_now", (True,)),
        ("jokers", (4,)),
    )
    options |= {key: rng.choice(values) for key, values in further if rng.random() < 0.35}
    position = random_position(rng, load_rules(name, **options), rng.randint(4, 7), 2, **options)
    taken = Drawn(rng.choice(position.hand), "discard")
    return replace(position, phase="play", drawn=taken, opened=False, opened_this_turn=False, laid_before=False)


@pytest.mark.parametrize("name", ["rami30", "classic", "kalooki51", "kalooki40", "rami51", "rami40"])
@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_as_the_brute_force_has_it(name: str, seed: int) -> None:
    position = binding_position(seed, name)
    found = opening(position)
    assert (found.possible, found.best_points, found.missing_points) == tuple(brute.opening(position)), describe(
        position
    )
