"""`analyse` against the brute force for contracts: Shanghai's ten and random ones, with house rules switched."""

from __future__ import annotations

import json
from typing import Any

import pytest

from analyzer.analysis import analyse
from analyzer.position import Position
from analyzer.positionio import read_position
from analyzer.report import Analysis
from tests import brute, brute_contracts
from tests.brute_melds import Laid, texts
from tests.contract_positions import seeded_contract, seeded_table

DEEPEST = 2
"""The brute force looks no further than so many missing cards."""

# --------------------------------------------------------------------------------------------------- figures


def tried_by_all(position: Position) -> dict[str, Any]:
    """The figures of the brute force, under the names of the formats."""
    walk = brute_contracts.ContractWalk(position)
    contract = brute_contracts.figures(position, walk, DEEPEST)
    found: dict[str, Any] = contract._asdict() | {
        "turn": brute.best_turn(position, walk)._asdict(),
        "go_out": brute.go_out(position, walk)._asdict(),
        "discards": brute.discard_rows(position, walk) if position.phase == "play" else {},
        "take_legal": None if walk.taken is None else bool(walk.turns),
    }
    if not position.opened:
        found["opening"] = (contract.can_lay, walk.best_points or 0)
    if position.phase == "draw" and position.upcard is not None:
        after = position.after_taking()
        taken = brute_contracts.ContractWalk(after)
        gain = found["turn"]["penalty_after"] - brute.best_turn(after, taken).penalty_after
        found["take"] = (bool(taken.turns), gain if taken.turns else 0)
    return found


def answered(position: Position, analysis: Analysis) -> dict[str, Any]:
    """The same figures of `analyse`."""
    turn, out, contract = analysis.turn, analysis.go_out, analysis.contract
    assert contract is not None
    goal = analysis.goals["contract"]
    assert position.opened or goal.distance == contract.missing_cards
    near = contract.missing_cards is not None and contract.missing_cards <= DEEPEST
    found: dict[str, Any] = {
        "met": contract.met,
        "can_lay": contract.can_lay,
        "missing_cards": contract.missing_cards if near else None,
        "outs": {texts([card])[0]: left for card, left in goal.outs} if near else {},
        "buys_needed": contract.buys_needed,
        "blind_buys": contract.blind_buys,
        "runs_adjacent": "runs_adjacent" in [reason.code for reason in contract.reasons],
        "turn": {
            "penalty_after": turn.penalty_after,
            "cards_placed": turn.cards_placed,
            "jokers_spent": turn.jokers_spent,
        },
        "go_out": {"possible": out.possible, "discards": frozenset(out.discards), "bonus": out.bonus},
        "discards": {texts([row.card])[0]: row.penalty_after for row in analysis.discards},
        "take_legal": analysis.opening.take_legal,
    }
    if not position.opened:
        found["opening"] = (analysis.opening.possible, analysis.opening.best_points)
    if analysis.draw and analysis.draw.take:
        found["take"] = (analysis.draw.take.legal, analysis.draw.take.gain)
    return found


# ---------------------------------------------------------------------------------------------------- tests

LONG = (11, 80)
"""Seeds with which the brute force alone takes longer than with all others together."""


def compare(position: Position, message: str) -> None:
    analysis = analyse(position)
    expected, found = tried_by_all(position), answered(position, analysis)
    assert found == expected, message
    contract = analysis.contract
    assert contract is not None
    assert position.opened or contract.can_lay or contract.reasons, message
    if not position.opened:
        laid = [Laid(meld.kind.value, tuple(meld.text())) for meld in contract.melds]
        assert brute_contracts.is_contract(laid, position) if contract.met else not laid, message


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("number", range(1, 11))
def test_same_figures_for_the_ten_contracts(number: int, seed: int) -> None:
    data = seeded_contract(seed, number)
    compare(read_position(data), json.dumps(data))


@pytest.mark.parametrize("seed", range(8))
def test_same_figures_for_contracts_of_the_house(seed: int) -> None:
    data = seeded_contract(seed)
    compare(read_position(data), json.dumps(data))


@pytest.mark.parametrize(
    "seed", [pytest.param(seed, marks=[pytest.mark.thorough] * (seed in LONG)) for seed in range(100)]
)
def test_same_figures_beside_melds_of_the_table(seed: int) -> None:
    position, message = seeded_table(seed)
    compare(position, message)


def shanghai(contract: int, hand: str, **rest: Any) -> dict[str, Any]:
    return {"rules": "shanghai", "contract": contract, "hand": hand, **rest}


JOKERS = {"options": {"jokers": 4}}
RUNS_TOUCH = {"options": {"same_suit_runs": "not_adjacent"}}
LONGER = {"options": {"contract_exact": False, "jokers": 4}}
RANKS_DIFFER = {"options": {"sets_distinct_ranks": True}}


@pytest.mark.parametrize(
    ("data", "missing", "outs", "can_lay"),
    [
        (shanghai(1, "7SHD 9CDC KS 2H 4D JC QH 5S"), 0, "", True),  # SH-C15
        (shanghai(3, "3-10H KS 2D JC QS"), 1, "2H JH JK", False),  # SH-C17
        (shanghai(3, "3-6H 8-10H JH KS 2D QC 4S"), 0, "", True),  # SH-C18
        (shanghai(3, "3-6H 5-8H KS 2D QC 4S", **RUNS_TOUCH), 0, "", True),  # SH-C20
        (shanghai(3, "3-6H 7-10H KS 2D QC 4S", **RUNS_TOUCH), 1, "", False),
        (shanghai(3, "A-4S J-KS AS 7H 9D 5C 6C"), 0, "", True),  # the low ace is no neighbour of the king
        (shanghai(7, "3-6H 7-10S AC 2-4C"), 0, "", False),  # SH-C22
        (shanghai(7, "3-6H 7-10S AC 2-4C KD 9D", buys_used=1), 0, "", True),  # SH-C23
        (shanghai(2, "KSHD QH JH 10H 2C 4S 7D 9C 5D 8S"), 1, "KS KH KD KC 9H JK", False),  # PC49-1
        (shanghai(1, "7S JK JK 9C 9D JK KS 2H 4D JC QH 5S", **JOKERS), 1, "", False),  # a joker for each set
        (shanghai(2, "7SHD 5C JK 7C JK 9C KS 2H 4D JD", **LONGER), 0, "", True),  # five cards may hold two jokers
        (shanghai(2, "7SHD 5C JK 7C JK 9C KS 2H 4D JD", **JOKERS), 1, "4C 6C 8C 10C 5D 6D", False),
        (shanghai(1, "7SHD 7SHD KS 2H 4D JC QH 5S"), 0, "", True),  # SS-15
        (shanghai(1, "7SHD 7SHD KS 2H 4D JC QH 5S", **RANKS_DIFFER), 2, "", False),
    ],
)
def test_the_brute_force_knows_the_rules(data: dict[str, Any], missing: int, outs: str, can_lay: bool) -> None:
    position = read_position(data)
    found = brute_contracts.figures(position, brute_contracts.ContractWalk(position), 3)
    assert (found.missing_cards, found.can_lay) == (missing, can_lay)
    assert not outs or set(outs.split()) == set(found.outs)


DUTIES = {
    # SH-31: the turn of the contract holds nothing but its melds, also when it was laid a step before.
    "new melds beside the contract": shanghai(
        1,
        "2SDC KH",
        options={"new_melds_after_open": True},
        opened=True,
        opened_this_turn=True,
        phase="play",
    ),
    # `grand_out_layoffs` no: the fourth seven is laid off onto an own meld, so the hand did not go out by melds alone.
    "bonus after a lay-off": shanghai(
        1, "7SHDC 9CDH 2C", options={"layoff_same_turn": True, "grand_out_layoffs": False}
    ),
    # The taken queen goes onto the table run after the contract.
    "taken card laid off": shanghai(
        1,
        "7SHD 9CDH QC KH 4S 5C 3D AS",
        options={"layoff_same_turn": True, "take_discard": "meld_or_layoff"},
        drawn={"card": "QC", "from": "discard"},
        table=[{"cards": ["8C", "9C", "10C", "JC"], "type": "run", "owner": "opponent"}],
    ),
}


TABLE_JOKER = {"cards": ["8C", "JK", "10C", "JC"], "type": "run", "owner": "opponent", "joker_as": ["9C"]}
TABLE_RUN = {"cards": ["8C", "9C", "10C", "JC"], "type": "run", "owner": "opponent"}


@pytest.mark.parametrize("final_discard", ["required", "optional"])
@pytest.mark.parametrize("take_discard", ["free", "meld_or_layoff"])
@pytest.mark.parametrize(
    ("taken", "table", "possible"),
    [
        ("9C", TABLE_JOKER, "required optional"),  # the joker is thrown in its place
        ("QC", TABLE_RUN, "optional"),  # it goes out by a lay-off
        ("2D", TABLE_RUN, ""),
    ],
)
def test_the_last_card_may_not_be_returned(
    taken: str, table: dict[str, Any], possible: str, take_discard: str, final_discard: str
) -> None:
    options = {"take_discard": take_discard, "return_discard": False, "layoff_same_turn": True}
    data = shanghai(
        1,
        f"7SHD 5CDH {taken}",
        options={**options, "final_discard": final_discard},
        drawn={"card": taken, "from": "discard"},
        table=[table],
        phase="play",
    )
    position = read_position(data)
    compare(position, json.dumps(data))
    assert analyse(position).opening.possible == (final_discard in possible.split())


@pytest.mark.parametrize("name", DUTIES)
def test_what_the_turn_of_the_contract_may_hold(name: str) -> None:
    data = DUTIES[name]
    compare(read_position(data), json.dumps(data))
