"""The new melds of a player who took a discard that binds him: it may be laid off after them."""

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

HAND: dict[str, Any] = {
    "rules": "rami30",
    "hand": "10SHD 5C 2H",
    "phase": "play",
    "drawn": {"card": "5C", "from": "discard"},
}
SIXES = {"cards": "6-8C", "type": "run"}
OR_LAID_OFF: dict[str, Any] = {"take_discard": "meld_or_layoff"}
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
    hand: dict[str, Any] = {**HAND, "hand": "10SHD 5C", "table": [SIXES], "options": {"return_discard": False}}
    assert not analyse(read_position(hand)).opening.possible
    optional = {**hand, "options": {"return_discard": False, "final_discard": "optional"}}
    found = analyse(read_position(optional))
    assert found.opening.possible
    assert found.go_out.possible


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        pytest.param({"rules": "rami40", "hand": "5C KH 2D 9S"}, "nothing_to_lay", id="no pure run is wanted"),
        pytest.param({"options": OR_LAID_OFF, "hand": "5C KH 2D 9S"}, "nothing_to_lay", id="only a lay-off"),
        pytest.param({"options": OR_LAID_OFF, "table": []}, "drawn_not_used", id="nowhere to lay it off"),
        pytest.param({"options": {"return_discard": False}, "hand": "10SHD 5C", "table": []}, "no_discard_left",
                     id="may not go back"),
        pytest.param({"rules": "rami51", "options": OR_LAID_OFF, "hand": "10SHD JSHD 5C 2H"}, "needs_pure_run",
                     id="a pure run is wanted"),
        pytest.param(
            {"options": OR_LAID_OFF | {"swap_reuse_now": True, "layoff": False}, "hand": "QSHD 10D 2H",
             "drawn": {"card": "10D", "from": "discard"}, "table": [FREES]},
            "drawn_not_used", id="a joker that cannot be laid again",
        ),
    ],
)  # fmt: skip
def test_why_not(changes: dict[str, Any], code: str) -> None:
    found = opening(read_position({**HAND, "table": [SIXES], **changes}))
    assert not found.possible
    assert [reason.code for reason in found.reasons] == [code]


@pytest.mark.parametrize(
    ("options", "changes", "possible"),
    [
        pytest.param({"return_discard": False, "final_discard": "optional"}, {"hand": "7SHD 5C"}, True, id="goes out"),
        pytest.param({"return_discard": False}, {"hand": "7SHD 5C"}, False, id="no card to throw"),
        pytest.param(OR_LAID_OFF, {"hand": "7SHD 5C 2H"}, True, id="laid off"),
        pytest.param(OR_LAID_OFF, {"hand": "7SHD 5C 2H", "table": []}, False, id="nowhere to lay it off"),
    ],
)
def test_once_opened(options: dict[str, Any], changes: dict[str, Any], possible: bool) -> None:
    position = read_position({**HAND, "options": options, "opened": True, "table": [SIXES], **changes})
    found = analyse(position).opening
    assert (found.possible, found.best_points) == (possible, 21 if possible else 0)


def test_a_contract_is_not_met_with_a_joker_of_the_table() -> None:
    """The joker that 10D would free is no part of the hand."""
    table = [{"cards": ["8D", "9D", "JK", "JD"], "type": "run", "joker_as": ["10D"]}]
    hand: dict[str, Any] = {
        "rules": "shanghai",
        "contract": 1,
        "hand": "7SH JK 9SH 10D 2C 4D",
        "phase": "play",
        "players": 4,
    }
    options = {"layoff_same_turn": True, "return_discard": False, "jokers": 4}
    taken = {"card": "9S", "from": "discard"}
    contract = analyse(read_position({**hand, "options": options, "drawn": taken, "table": table})).contract
    assert contract
    assert (contract.met, contract.missing_cards) == (False, 1)
    assert [reason.code for reason in contract.reasons] == ["contract_incomplete"]


def binding_position(seed: int, name: str) -> Position:
    """A player with a card just taken from the discards."""
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
    opened = position.opened and rng.random() < 0.5
    return replace(
        position, phase="play", drawn=taken, opened=opened,
        opened_this_turn=opened and position.opened_this_turn, laid_before=opened and position.laid_before,
    )  # fmt: skip


@pytest.mark.parametrize("name", ["rami30", "classic", "kalooki51", "kalooki40", "rami51", "rami40"])
@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_as_the_brute_force_has_it(name: str, seed: int) -> None:
    position = binding_position(seed, name)
    found = opening(position)
    assert (found.possible, found.best_points, found.missing_points) == tuple(brute.opening(position)), describe(
        position
    )
