"""The checker on melds and layings: every rule and option with a legal and an illegal example."""

from __future__ import annotations

from typing import Any

import pytest

from analyzer.cards import Joker, Piece, sort_hand
from analyzer.laycheck import check_lay
from analyzer.legality import check_meld
from analyzer.melds import MeldKind
from analyzer.notation import parse_cards
from analyzer.position import Drawn, Position
from analyzer.rules import load_rules


def pieces(text: str) -> list[Piece]:
    return [piece for piece in parse_cards(text) if isinstance(piece, Piece)]


TILES = {"deck": "tiles"}

LEGAL = [
    ("R30-11", "rami30", {}, "10S 10H 10D", "set"),
    ("R30-11 ace", "rami30", {}, "ASHDC", "set"),
    ("R30-13", "rami30", {}, "10D 8D 9D", "run"),
    ("R30-14 low", "rami30", {}, "3H AH 2H", "run"),
    ("R30-14 high", "rami30", {}, "QH KH AH", "run"),
    ("R30-17", "rami30", {}, "7S 7H JK JK", "set"),
    ("S30-12 more jokers than naturals", "rami30", {}, "7S 8S JK JK JK", "run"),
    ("one natural", "rami40", {}, "7S JK JK", "run"),
    ("SG-2 ace to ace", "rami30", {}, "A-10S JS QS KS AS", "run"),
    ("SG-2 with a joker", "rami30", {}, "A-10S JS QS KS JK", "run"),
    ("named joker", "rami30", {}, "7C JK=8C 9C", "run"),
    ("named joker in a set", "rami30", {}, "7C 7H JK=7D", "set"),
    ("min_set", "rami30", {"min_set": 2}, "7S 7H", "set"),
    ("min_run", "rami30", {"min_run": 4}, "7-10S", "run"),
    ("max_set", "rami30", {"max_set": 3}, "7SHD", "set"),
    ("max_run_len", "rami30", {"max_run_len": 5}, "3-7S", "run"),
    ("twins", "rami30", {"set_distinct_suits": False}, "7S 7S 7H", "set"),
    ("twins, five cards", "rami30", {"set_distinct_suits": False}, "7SHDC 7S", "set"),
    ("ace_wraps", "rami30", {"ace_wraps": True}, "KH AH 2H", "run"),
    ("ace_wraps, 13 ranks", "rami30", {"ace_wraps": True}, "3-10H JH QH KH AH 2H", "run"),
    ("R40-18 aces alone", "rami40", {}, "AS AH AD", "set"),
    ("ace_low_run", "rami40", {"ace_low_run": True}, "AH 2H 3H", "run"),
    ("adjacent_jokers", "rami30", {"adjacent_jokers": False}, "6S JK 8S JK", "run"),
    ("adjacent_jokers, set", "rami30", {"adjacent_jokers": False}, "7S 7H JK JK", "set"),
    ("at_most_half", "rami30", {"joker_ratio": "at_most_half"}, "7S 7H JK JK", "set"),
    ("minority", "rami30", {"joker_ratio": "minority"}, "7S 7H JK", "set"),
    ("max_jokers_per_meld", "rami30", {"max_jokers_per_meld": 1}, "7S 7H JK", "set"),
    ("joker_limits", "rami30", {"joker_limits": {"3": 1, "5": 2}}, "6C JK JK 9C 10C", "run"),
    ("joker_limits by kind", "rami30", {"joker_limits": {"set": {"3": 1}}}, "6C JK JK 9C", "run"),
    ("jokers in classic", "classic", {"jokers": 2}, "7H 8H JK", "run"),
    ("tiles", "rami30", TILES, "R7 K7 B7", "set"),
    ("tiles 12-13-1", "rami30", TILES, "K12 K13 K1", "run"),
]


@pytest.mark.parametrize(
    ("rules", "options", "cards", "kind"), [row[1:] for row in LEGAL], ids=[row[0] for row in LEGAL]
)
def test_legal_meld(rules: str, options: dict[str, Any], cards: str, kind: str) -> None:
    check = check_meld(pieces(cards), load_rules(rules, **options))
    assert check.valid
    assert check.kind == kind
    assert check.reasons == ()


ILLEGAL = [
    ("R30-12", "rami30", {}, "10D 10C 10D", "duplicate_suit"),
    ("R30-13", "rami30", {}, "7C 9C 10C", "not_consecutive"),
    ("R30-13 twice", "rami30", {}, "7C 7C 8C", "not_consecutive"),
    ("S30-1", "rami30", {}, "10C AC QC", "not_consecutive"),
    ("R30-15", "rami30", {}, "KH AH 2H", "corner"),
    ("R30-15 with a joker", "rami30", {}, "KH JK 2H", "corner"),
    ("R30-16", "rami30", {}, "4C 5C", "too_short"),
    ("R30-17", "rami30", {}, "AS JK JK", "not_enough_naturals"),
    ("jokers alone", "rami30", {}, "JK JK JK", "not_enough_naturals"),
    ("nothing", "rami30", {}, "", "too_short"),
    ("S30-11", "rami30", {}, "7SHDC JK", "set_too_long"),
    ("no shape", "rami30", {}, "7S 8H 9S", "mixed"),
    ("one pack", "rami30", {"packs": 1, "set_distinct_suits": False}, "7S 7S 7H", "too_many_copies"),
    ("more jokers than the deck", "rami40", {}, "7S JK JK JK", "too_many_copies"),
    ("joker named beside its card", "rami30", {}, "7C 7H JK=7H", "duplicate_suit"),
    ("joker named out of the run", "rami30", {}, "7C 8C JK=10C", "not_consecutive"),
    ("joker named in another suit", "rami30", {}, "7C 8C JK=9H", "mixed"),
    ("min_set", "rami30", {"min_set": 4}, "7SHD", "too_short"),
    ("min_run", "rami30", {"min_run": 4}, "7-9S", "too_short"),
    ("max_set", "rami30", {"max_set": 3}, "7SHDC", "set_too_long"),
    ("max_run_len", "rami30", {"max_run_len": 5}, "3-8S", "meld_too_long"),
    ("ace to ace where 13 is the most", "rami30", {"max_run_len": 13}, "A-10S JS QS KS AS", "meld_too_long"),
    ("ace_wraps, once round and on", "rami30", {"ace_wraps": True}, "3-10H JH QH KH AH 2H 3H", "not_consecutive"),
    ("R40-18", "rami40", {}, "AH 2H 3H", "ace_low_forbidden"),
    ("R40-18 with a joker", "rami40", {}, "2C JK AC", "ace_low_forbidden"),
    ("R40-18 corner", "rami40", {}, "KD AD 2D", "corner"),
    ("ace_high_run", "rami30", {"ace_high_run": False}, "QH KH AH", "not_consecutive"),
    ("ace_sets", "rami40", {"ace_sets": False}, "AS AH AD", "ace_set_forbidden"),
    ("min_naturals", "rami40", {"min_naturals": 2}, "KS JK JK", "not_enough_naturals"),
    ("adjacent_jokers", "rami30", {"adjacent_jokers": False}, "6C JK JK 9C", "adjacent_jokers"),
    ("at_most_half", "rami30", {"joker_ratio": "at_most_half"}, "7S 8S JK JK JK", "too_many_jokers"),
    ("minority", "rami30", {"joker_ratio": "minority"}, "7S 7H JK JK", "too_many_jokers"),
    ("max_jokers_per_meld", "rami30", {"max_jokers_per_meld": 1}, "7S 7H JK JK", "too_many_jokers"),
    ("joker_limits", "rami30", {"joker_limits": {"3": 1, "5": 2}}, "6C JK JK 9C", "too_many_jokers"),
    ("RC-01", "classic", {}, "7H 8H JK", "joker_not_in_game"),
    ("tiles", "rami30", TILES, "K7 R7 R7", "duplicate_colour"),
    ("tiles 13-1-2", "rami30", TILES, "R13 R1 R2", "corner"),
]


@pytest.mark.parametrize(
    ("rules", "options", "cards", "code"), [row[1:] for row in ILLEGAL], ids=[row[0] for row in ILLEGAL]
)
def test_illegal_meld(rules: str, options: dict[str, Any], cards: str, code: str) -> None:
    check = check_meld(pieces(cards), load_rules(rules, **options))
    assert not check.valid
    assert check.reasons[0].code == code
    assert (check.kind, check.points, check.readings) == (None, 0, ())


@pytest.mark.parametrize(
    ("options", "cards", "all_points", "best"),
    [
        ({}, "QH KH JK", (30, 31), "QH KH JK=AH"),
        ({}, "JK 2H 3H", (6, 9), "2H 3H JK=4H"),
        ({"ace_low_points": 11}, "JK 2H 3H", (9, 16), "JK=AH 2H 3H"),
        ({"ace_low_run": False}, "JK 2H 3H", (9,), "2H 3H JK=4H"),
        ({"min_naturals": 1}, "7S JK JK", (18, 21, 24), "7S JK=8S JK=9S"),
        ({}, "JS QS JK", (30,), "JK=10S JS QS"),
        ({}, "AS AH AD", (33,), "AS AH AD"),
        ({"ace_in_set": 1}, "AS AH AD", (3,), "AS AH AD"),
        ({"ace_wraps": True}, "QH KH AH 2H", (23,), "QH KH AH 2H"),
        ({"joker_open_value": 15}, "7S 7H JK", (29,), "7S 7H JK"),
        ({}, "JK=AH 2H 3H", (6,), "JK=AH 2H 3H"),
        ({"joker_open_value": 15}, "A-10S JS QS KS JK", (100, 110), "JK=AS 2-10S JS QS KS AS"),
    ],
)
def test_readings(options: dict[str, Any], cards: str, all_points: tuple[int, ...], best: str) -> None:
    check = check_meld(pieces(cards), load_rules("rami30", **options))
    assert check.all_points == all_points
    assert check.points == max(all_points)
    assert list(check.readings[0].pieces) == pieces(best)


def test_an_unnamed_joker_of_a_set_stays_free_and_of_a_run_is_named() -> None:
    free = check_meld(pieces("7S JK JK"), load_rules("rami40"), MeldKind.SET).readings
    named = check_meld(pieces("7S JK JK"), load_rules("rami40"), MeldKind.RUN).readings
    assert [list(meld.pieces) for meld in free] == [pieces("7S JK JK")]
    assert len(named) == 3
    assert all(joker.stands_for for meld in named for joker in meld.jokers)


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ("R7 R7", None),
        ("R7 JK", None),
        ("JK JK", None),
        ("R7 K7", "not_identical"),
        ("R7", "too_short"),
        ("R7 R7 R7", "too_many_copies"),
        ("R7 R7 JK", "meld_too_long"),
    ],
)
def test_pairs_only_when_asked_for(cards: str, code: str | None) -> None:
    rules = load_rules("rami30", **TILES)
    check = check_meld(pieces(cards), rules, MeldKind.PAIR)
    assert check.valid == (code is None)
    assert code is None or check.reasons[0].code == code
    assert not check_meld(pieces(cards), rules).valid


def test_kind_restricts() -> None:
    rules = load_rules("rami30")
    assert check_meld(pieces("7SHD"), rules, MeldKind.RUN).reasons[0].code == "mixed"
    assert check_meld(pieces("7-9S"), rules, MeldKind.SET).reasons[0].code == "mixed"


def test_order_of_the_cards_does_not_matter() -> None:
    rules = load_rules("rami30")
    cards = pieces("JK 9C 7C JK 10C")
    assert check_meld(cards, rules) == check_meld(cards[::-1], rules)
    assert all(isinstance(piece, Joker) or piece in cards for piece in check_meld(cards, rules).readings[0].pieces)


# ------------------------------------------------------------------------------------------------ laying

HAND = "10SHD 4-7C 7SHD KS JK"


def lay(rules: str, options: dict[str, Any], hand: str, melds: str, **state: Any) -> tuple[bool, int, list[str]]:
    """The verdict on melds parted by bars."""
    position = Position(load_rules(rules, **options), sort_hand(pieces(hand)), **state)
    check = check_lay(position, [pieces(meld) for meld in melds.split("|") if meld])
    assert check.legal == (not check.reasons)
    return check.legal, check.points, [reason.code for reason in check.reasons]


LAYINGS = [
    ("R30-21 reached", "rami30", {}, "10SHD", {}, 30, ""),
    ("R30-22 missed", "rami30", {}, "7SHD", {}, 21, "below_minimum"),
    ("S30-4 several melds", "rami30", {}, "7SHD|4-6C", {}, 36, ""),
    ("opened", "rami30", {}, "7SHD", {"opened": True}, 21, ""),
    ("no minimum", "classic", {"jokers": 2}, "7SHD", {}, 21, ""),
    ("joker counts as its card", "rami30", {}, "10S 10H JK", {}, 30, ""),
    ("joker_open_value", "rami30", {"joker_open_value": 5}, "10S 10H JK", {}, 25, "below_minimum"),
    ("single_meld reached", "rami30", {"open_scope": "single_meld"}, "10SHD|7SHD", {}, 51, ""),
    ("single_meld missed", "rami30", {"open_scope": "single_meld"}, "7SHD|4-6C", {}, 36, "single_meld_too_small"),
    ("pure run", "rami51", {"open_min": 30}, "10SHD|4-6C", {}, 45, ""),
    ("no run", "rami51", {"open_min": 30}, "10SHD", {}, 30, "needs_pure_run"),
    ("run with a joker", "rami51", {"open_min": 30}, "10SHD|4C 5C JK", {}, 45, "needs_pure_run"),
    ("new_melds_after_open", "rami30", {"new_melds_after_open": False}, "7SHD", {"opened": True}, 21, "no_new_melds"),
    ("a card twice", "rami30", {}, "10SHD|10S 10H JK", {}, 60, "not_in_hand"),
    ("no meld", "rami30", {}, "10SHD|4C 5C 7C", {}, 30, "not_consecutive"),
]


@pytest.mark.parametrize("row", LAYINGS, ids=[row[0] for row in LAYINGS])
def test_laying(row: tuple[str, str, dict[str, Any], str, dict[str, Any], int, str]) -> None:
    _, rules, options, melds, state, points, code = row
    assert lay(rules, options, HAND, melds, **state) == (not code, points, [code] if code else [])


@pytest.mark.parametrize(
    ("options", "hand", "phase", "code"),
    [
        ({}, "10SHD 2C", "play", ""),
        ({}, "10SHD", "play", "no_discard_left"),
        ({}, "10SHD", "draw", ""),
        ({"final_discard": "optional"}, "10SHD", "play", ""),
        ({"final_discard": "none"}, "10SHD", "play", ""),
        ({"lay_all_at_once": True}, "10SHD 2C", "play", ""),
        ({"lay_all_at_once": True}, "10SHD 2C 3H", "play", "not_all_laid"),
        ({"lay_all_at_once": True}, "10SHD", "draw", ""),
        ({"lay_all_at_once": True}, "10SHD 2C", "draw", "not_all_laid"),
        ({"lay_all_at_once": True, "final_discard": "none"}, "10SHD 2C", "play", "not_all_laid"),
    ],
)
def test_what_stays_in_hand(options: dict[str, Any], hand: str, phase: str, code: str) -> None:
    assert lay("rami30", options, hand, "10SHD", phase=phase)[2] == ([code] if code else [])


def test_the_card_that_may_not_go_back_is_no_discard() -> None:
    state = {"drawn": Drawn(pieces("2C")[0], "discard")}
    assert lay("rami30", {}, "10SHD 2C", "10SHD", **state)[0]
    assert lay("rami30", {"return_discard": False}, "10SHD 2C", "10SHD", **state)[2] == ["no_discard_left"]
    assert lay("rami30", {"return_discard": False}, "10SHD 2C 2C", "10SHD", **state)[0]


@pytest.mark.parametrize(
    ("duty", "melds", "code"),
    [
        ("free", "10SHDC", ""),
        ("must_meld_it", "10SHDC|7SHD", ""),
        ("must_meld_it", "10SHDC", "drawn_not_used"),
        ("must_meld_any", "10SHDC", ""),
        ("must_meld_any", "", "discard_needs_new_meld"),
        ("meld_or_layoff", "10SHDC|7SHD", ""),
        ("meld_or_layoff", "10SHDC", ""),
    ],
)
def test_the_card_taken(duty: str, melds: str, code: str) -> None:
    seven = pieces("7S")[0]
    hand, state = "10SHDC 7SHD 2C", {"opened": True, "drawn": Drawn(seven, "discard")}
    assert lay("rami40", {"take_discard": duty}, hand, melds, **state)[2] == ([code] if code else [])
    assert lay("rami40", {"take_discard": duty}, hand, melds, opened=True, drawn=Drawn(seven, "stock"))[0]
    assert lay("rami40", {"take_discard": duty}, "10SHDC 2C", "10SHDC", **state)[0], "laid before: nothing is owed"


def test_a_hand_of_pairs() -> None:
    options = {**TILES, "lay_all_at_once": True, "seven_pairs": True, "open_min": 0, "hand_size": 14}
    six = "R7 R7|K2 K2|B1 B1|Y3 Y3|R5 R5|K9 K9"
    hand = six.replace("|", " ")
    assert lay("rami30", options, f"{hand} B4 B4 Y13", f"{six}|B4 B4")[0]
    assert lay("rami30", options, f"{hand} B4 Y4 Y13", f"{six}|B4 Y4")[2] == ["not_identical"]
    assert lay("rami30", options, f"{hand} B1", six)[2] == ["not_seven_pairs"]
    assert lay("rami30", options, "R7 R7 K2 B2 R2 B1", "R7 R7|K2 B2 R2")[2][0] == "too_short"
    assert not lay("rami30", {**options, "seven_pairs": False}, f"{hand} B4 B4 Y13", f"{six}|B4 B4")[0]
