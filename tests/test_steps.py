"""The checker on lay-offs and joker swaps: every rule and option with a legal and an illegal example."""

from __future__ import annotations

from typing import Any

import pytest

from analyzer.cards import JOKER, Card, Piece
from analyzer.melds import Meld, MeldKind
from analyzer.notation import parse_cards
from analyzer.position import Drawn, Position, TableMeld
from analyzer.rules import load_rules
from analyzer.steps import StepCheck, TurnState, check_layoff, check_swap

OPENED = TurnState(opened=True)


def pieces(text: str) -> list[Piece]:
    return [piece for piece in parse_cards(text) if isinstance(piece, Piece)]


def table(text: str, owner: str = "opponent", taken: int = 0) -> TableMeld:
    """A table meld from text; naturals of one rank are a set."""
    laid = pieces(text)
    ranks = {piece.rank for piece in laid if isinstance(piece, Card)}
    kind = MeldKind.SET if len(ranks) == 1 else MeldKind.RUN
    return TableMeld(Meld(kind, tuple(laid)), owner, taken)


def verdict(check: StepCheck) -> tuple[list[Piece], str]:
    assert check.legal == (not check.reasons) == (check.meld_after is not None)
    return (list(check.meld_after.pieces) if check.meld_after else []), check.reasons[0].code if check.reasons else ""


LAYOFFS = [
    ("R30-27", {}, "7-9C", "10C", "7-10C"),
    ("RC-C11 both ends", {}, "7-9H", "6H 10H", "6-10H"),
    ("several at one end", {}, "7-9C", "JC 10C", "7-10C JC"),
    ("R30-28 other suit", {}, "10SHD", "10C", "10SHDC"),
    ("after the jokers' naturals", {}, "7S 7H JK", "7D", "7S 7H 7D JK"),
    ("laid order is kept", {}, "7D 7S JK", "7H", "7D 7S 7H JK"),
    ("joker at the better end", {}, "7-9C", "JK", "7-9C JK=10C"),
    ("joker between", {}, "7-9C", "JC JK", "7-9C JK=10C JC"),
    ("joker at the low end where the ace is best", {"ace_low_points": 15}, "2-4C", "JK", "JK=AC 2-4C"),
    ("named joker", {}, "7-9C", "JK=6C", "JK=6C 7-9C"),
    ("SG-1 the joker stays", {}, "6H JK=7H 8H", "5H", "5H 6H JK=7H 8H"),
    ("R40-C25 high ace", {}, "JH QH KH", "AH", "JH QH KH AH"),
    ("ace at both ends", {}, "AS 2-10S JS QS KS", "AS", "A-10S JS QS KS AS"),
    ("ace_wraps", {"ace_wraps": True}, "QH KH AH", "2H", "QH KH AH 2H"),
    (
        "joker_limits on the longer meld",
        {"joker_limits": {"3": 1, "5": 2}},
        "5H JK=6H 7H 8H",
        "JK",
        "5H JK=6H 7H 8H JK=9H",
    ),
    ("twins", {"set_distinct_suits": False}, "10SHD", "10D", "10SHD 10D"),
    ("adjacent_jokers", {"adjacent_jokers": False}, "5H 6H JK=7H", "JK", "JK=4H 5H 6H JK=7H"),
]


@pytest.mark.parametrize("row", LAYOFFS, ids=[row[0] for row in LAYOFFS])
def test_legal_layoff(row: tuple[str, dict[str, Any], str, str, str]) -> None:
    _, options, laid, cards, after = row
    check = check_layoff(table(laid), pieces(cards), load_rules("rami30", **options), OPENED)
    assert verdict(check) == (pieces(after), "")
    assert check.gains is None


NO_LAYOFFS = [
    ("R30-27 gap", {}, "7-9C", "JC", "not_consecutive"),
    ("R30-29 not inside", {}, "6H JK=7H 8H", "7H", "not_consecutive"),
    ("R30-28", {}, "10SHD", "10D", "duplicate_suit"),
    ("wrong suit", {}, "7-9C", "10D", "mixed"),
    ("beside a named joker of that suit", {}, "7S 7H JK=7D", "7D", "duplicate_suit"),
    ("set full", {}, "7S 7H 7D JK", "7C", "set_too_long"),
    ("R30-15", {}, "QH KH AH", "2H", "corner"),
    ("max_run_len", {"max_run_len": 3}, "7-9C", "10C", "meld_too_long"),
    ("ace_low_run", {"ace_low_run": False}, "2-4C", "AC", "ace_low_forbidden"),
    ("joker_limits", {"joker_limits": {"3": 1, "5": 2}}, "5H JK=6H 7H", "JK", "too_many_jokers"),
    ("adjacent_jokers", {"adjacent_jokers": False}, "AH 2H JK=3H", "JK", "adjacent_jokers"),
    ("layoff", {"layoff": False}, "7-9C", "10C", "no_layoffs"),
    ("no card", {}, "7-9C", "", "too_few_cards"),
]


@pytest.mark.parametrize("row", NO_LAYOFFS, ids=[row[0] for row in NO_LAYOFFS])
def test_illegal_layoff(row: tuple[str, dict[str, Any], str, str, str]) -> None:
    _, options, laid, cards, code = row
    assert verdict(check_layoff(table(laid), pieces(cards), load_rules("rami30", **options), OPENED)) == ([], code)


TEN_TAKEN = Drawn(pieces("10C")[0], "discard")
TURNS = [
    ("R30-26", {}, TurnState(), "not_opened"),
    ("SC-3", {"layoff_before_open": True}, TurnState(), ""),
    ("S30-5", {}, TurnState(opened=True, opened_this_turn=True), ""),
    ("SS-5", {"layoff_same_turn": False}, TurnState(opened=True, opened_this_turn=True), "same_turn"),
    ("SS-5 later", {"layoff_same_turn": False}, OPENED, ""),
    ("R40-C21", {"take_discard": "must_meld_it"}, TurnState(opened=True, drawn=TEN_TAKEN), "discard_needs_new_meld"),
    ("from stock", {"take_discard": "must_meld_it"}, TurnState(True, drawn=Drawn(TEN_TAKEN.card, "stock")), ""),
    ("may be laid off", {"take_discard": "meld_or_layoff"}, TurnState(opened=True, drawn=TEN_TAKEN), ""),
]


@pytest.mark.parametrize(("options", "state", "code"), [row[1:] for row in TURNS], ids=[row[0] for row in TURNS])
def test_the_turn_of_a_layoff(options: dict[str, Any], state: TurnState, code: str) -> None:
    check = check_layoff(table("7-9C"), pieces("10C"), load_rules("rami30", **options), state)
    assert verdict(check)[1] == code


SWAPS = [
    ("R30-20 run", {}, table("5D JK=6D 7D"), "6D", "5-7D"),
    ("S30-7 set", {}, table("7S 7H JK"), "7D", "7S 7H 7D"),
    ("R40-C34", {"min_naturals": 1}, table("7S JK JK"), "7H", "7S 7H JK"),
    ("named set joker", {}, table("7S 7H JK=7C"), "7C", "7S 7H 7C"),
    ("one joker named, one free", {}, table("7S 7H JK=7C JK"), "7D", "7S 7H 7D JK=7C"),
    ("one of two in a run", {}, table("5D JK=6D 7D JK=8D"), "8D", "5D JK=6D 7D 8D"),
    ("own meld", {}, table("5D JK=6D 7D", "self"), "6D", "5-7D"),
    ("swap_owner, other's meld", {"swap_owner": "others"}, table("5D JK=6D 7D"), "6D", "5-7D"),
    ("swap_max_meld", {"swap_max_meld": 3}, table("5D JK=6D 7D"), "6D", "5-7D"),
    ("swap_closed_set, run of four", {"swap_closed_set": False}, table("5D JK=6D 7D 8D"), "6D", "5-8D"),
    ("swap_closed_set, set of three", {"swap_closed_set": False}, table("7S 7H JK"), "7D", "7S 7H 7D"),
    ("two_joker_limit, first", {"two_joker_limit": 1}, table("5D JK=6D 7D JK=8D"), "6D", "5D 6D 7D JK=8D"),
    ("two_joker_limit, single joker", {"two_joker_limit": 0}, table("5D JK=6D 7D"), "6D", "5-7D"),
    ("declared", {"swap_set_rule": "declared"}, table("7S 7H JK=7D"), "7D", "7S 7H 7D"),
    ("both", {"swap_set_rule": "both"}, table("10H 10S JK"), "10D 10C", "10H 10S 10D 10C"),
    ("both, set of four", {"swap_set_rule": "both"}, table("10H 10S 10D JK"), "10C", "10H 10S 10D 10C"),
    ("both, two jokers", {"swap_set_rule": "both"}, table("7S 7H JK JK"), "7D", "7S 7H 7D JK"),
    ("both, run", {"swap_set_rule": "both"}, table("5D JK=6D 7D"), "6D", "5-7D"),
    ("both, named", {"swap_set_rule": "both"}, table("7S 7H JK=7D"), "7D", "7S 7H 7D"),
    (
        "both, twins allowed",
        {"swap_set_rule": "both", "set_distinct_suits": False},
        table("7S 7H JK"),
        "7D",
        "7S 7H 7D",
    ),
]


@pytest.mark.parametrize("row", SWAPS, ids=[row[0] for row in SWAPS])
def test_legal_swap(row: tuple[str, dict[str, Any], TableMeld, str, str]) -> None:
    _, options, laid, cards, after = row
    check = check_swap(laid, pieces(cards), load_rules("rami30", **options), OPENED)
    assert verdict(check) == (pieces(after), "")
    assert check.gains == JOKER


NO_SWAPS = [
    ("swap", {"swap": False}, table("5D JK=6D 7D"), "6D", "no_swaps"),
    ("no joker", {}, table("5-7D"), "6D", "no_joker"),
    ("wrong suit", {}, table("5H JK=6H 7H"), "6D", "wrong_card"),
    ("suit held", {}, table("10S 10D JK"), "10S", "wrong_card"),
    ("S30-7 only the missing suit", {}, table("7S 7H 7D JK"), "7H", "wrong_card"),
    ("named set joker", {}, table("7S 7H JK=7C"), "7D", "wrong_card"),
    ("a joker for a joker", {}, table("7S 7H JK"), "JK", "wrong_card"),
    ("no card", {}, table("7S 7H JK"), "", "wrong_card"),
    ("two cards", {}, table("7S 7H JK"), "7D 7C", "wrong_card"),
    ("swap_owner", {"swap_owner": "others"}, table("5D JK=6D 7D", "self"), "6D", "own_meld"),
    ("swap_max_meld", {"swap_max_meld": 3}, table("5D JK=6D 7D 8D"), "6D", "meld_too_long"),
    ("swap_closed_set", {"swap_closed_set": False}, table("7S 7H 7D JK"), "7C", "meld_too_long"),
    ("two_joker_limit", {"two_joker_limit": 1}, table("5D 6D 7D JK=8D", taken=1), "8D", "second_joker"),
    ("both, one card", {"swap_set_rule": "both"}, table("10H 10S JK"), "10D", "wrong_card"),
    ("both, twice the same", {"swap_set_rule": "both"}, table("10H 10S JK"), "10D 10D", "wrong_card"),
    ("both, set may not grow", {"swap_set_rule": "both", "max_set": 3}, table("10H 10S JK"), "10D 10C", "set_too_long"),
]


@pytest.mark.parametrize("row", NO_SWAPS, ids=[row[0] for row in NO_SWAPS])
def test_illegal_swap(row: tuple[str, dict[str, Any], TableMeld, str, str]) -> None:
    _, options, laid, cards, code = row
    check = check_swap(laid, pieces(cards), load_rules("rami30", **options), OPENED)
    assert verdict(check) == ([], code)
    assert check.gains is None


SIX_TAKEN = Drawn(pieces("6D")[0], "discard")
SWAP_TURNS = [
    ("S30-6", {}, TurnState(), "not_opened"),
    ("swap_needs_open", {"swap_needs_open": False}, TurnState(), ""),
    ("same turn", {}, TurnState(opened=True, opened_this_turn=True), ""),
    ("SS-5", {"layoff_same_turn": False}, TurnState(opened=True, opened_this_turn=True), "same_turn"),
    ("S4-3", {"take_discard": "must_meld_it"}, TurnState(opened=True, drawn=SIX_TAKEN), "discard_needs_new_meld"),
]


@pytest.mark.parametrize(
    ("options", "state", "code"), [row[1:] for row in SWAP_TURNS], ids=[row[0] for row in SWAP_TURNS]
)
def test_the_turn_of_a_swap(options: dict[str, Any], state: TurnState, code: str) -> None:
    check = check_swap(table("5D JK=6D 7D"), pieces("6D"), load_rules("rami30", **options), state)
    assert verdict(check)[1] == code


def test_state_of_a_position() -> None:
    position = Position(load_rules("rami30"), (), drawn=SIX_TAKEN, opened=True, opened_this_turn=True)
    assert TurnState.of(position) == TurnState(True, True, SIX_TAKEN)
