"""Mends of layings, steps and whole turns: always legal, from the hand, and for lay-offs none smaller."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from analyzer.cards import JOKER, Piece, is_joker, sort_hand
from analyzer.checking import check_request
from analyzer.errors import RamiError
from analyzer.laycheck import check_lay
from analyzer.melds import Meld, MeldKind
from analyzer.movemends import mend_lay, mend_layoff, mend_swap
from analyzer.notation import parse_cards
from analyzer.playcheck import check_play
from analyzer.position import Position, TableMeld, full_deck
from analyzer.report import Step
from analyzer.rules import RuleSet, load_rules
from analyzer.steps import TurnState, check_layoff
from analyzer.turnmends import mend_play


def pieces(text: str) -> tuple[Piece, ...]:
    return tuple(piece for piece in parse_cards(text) if isinstance(piece, Piece))


RUN = TableMeld(Meld(MeldKind.RUN, pieces("7-9C")))
SET = TableMeld(Meld(MeldKind.SET, pieces("5SHD")))
WITH_JOKER = TableMeld(Meld(MeldKind.RUN, pieces("3S JK=4S 5S")))
TABLE = [{"cards": "7-9C"}, {"cards": "5SHD"}, {"cards": "3S JK 5S"}]
OPENED = TurnState(opened=True)


def told(**request: Any) -> list[dict[str, Any]]:
    """The keys of the request that each mend changes, the mend's codes with them."""
    mends = check_request(request).mends
    for mend in mends:
        assert check_request({**request, **mend.request}).right
    return [{"do": [change.code for change in mend.changes], **mend.request} for mend in mends]


def position(hand: str, rules: str = "rami30", **more: Any) -> dict[str, Any]:
    return {"rules": rules, "hand": hand, "phase": "play", **more}


def test_a_laying_that_is_short_of_points_gets_the_meld_that_is_enough() -> None:
    (mend,) = told(do="lay", position=position("7SHD 9C 4-6D KS"), melds=["7SHD"])
    assert mend == {"do": ["lay_too"], "melds": [["7S", "7H", "7D"], ["4D", "5D", "6D"]]}


def test_a_longer_meld_is_less_than_another_meld() -> None:
    mends = told(do="lay", position=position("9S 10S JS QS 4C 4H 4D KD"), melds=["9-JS"])
    assert mends[0] == {"do": ["change_meld"], "melds": [["9S", "10S", "JS", "QS"]]}


def test_a_card_is_kept_for_the_discard() -> None:
    mends = told(do="lay", position=position("10SHDC"), melds=["10SHDC"])
    assert [mend["do"] for mend in mends] == [["change_meld"]] * 3


def test_a_wrong_meld_is_mended_from_the_hand_and_the_laying_completed() -> None:
    mends = told(do="lay", position=position("10SHD 2S 3S 4S 5D 9C KD"), melds=["2S 3S 5D"])
    assert mends[0] == {"do": ["change_meld", "lay_too"], "melds": [["2S", "3S", "4S"], ["10S", "10H", "10D"]]}


def test_a_card_that_is_not_held_is_left_out() -> None:
    mends = told(do="lay", position=position("10SHD 9C"), melds=["10SHDC"])
    assert mends[0] == {"do": ["change_meld"], "melds": [["10S", "10H", "10D"]]}


def test_when_nothing_near_helps_the_best_laying_is_told() -> None:
    mends = told(do="lay", position=position("10SHD 2S 4H 6D 9C"), melds=["2S 4H 6D 9C", "2S 4H", "6D 9C"])
    assert mends == [{"do": ["lay_instead"], "melds": [["10S", "10H", "10D"]]}]


def test_a_hand_that_may_lay_nothing_has_no_mend() -> None:
    assert told(do="lay", position=position("2SHD 9C"), melds=["2SHD"]) == []


def test_a_contract_is_completed_and_cut_to_size() -> None:
    hand = position("7SHD 9CDC KS 2H 4D JC QH 5S", "shanghai", contract=1)
    assert told(do="lay", position=hand, melds=["7SHD"])[0]["melds"] == [["7S", "7H", "7D"], ["9D", "9C", "9C"]]
    hand = position("7SHDC 9CDC KS 2H 4D JC QH", "shanghai", contract=1)
    mends = told(do="lay", position=hand, melds=["7SHDC", "9CDC"])
    assert {len(mend["melds"][0]) for mend in mends} == {3}


def test_seven_pairs_are_completed() -> None:
    hand = position("R1 R1 R2 R2 R3 R3 K4 K4 K5 K5 B6 B6 B7 B7 B9", "okey", indicator="Y12")
    (mend,) = told(do="lay", position=hand, melds=["R1 R1", "R2 R2", "R3 R3", "K4 K4", "K5 K5", "B6 B6"])
    assert mend["melds"][-1] == ["B7", "B7"]


def test_the_card_taken_is_laid() -> None:
    hand = position("10SHDC 9C 9H 9D 2C", "rami40", drawn={"card": "9C", "from": "discard"})
    assert told(do="lay", position=hand, melds=["10SHDC"])[0]["melds"][-1] == ["9H", "9D", "9C"]


@pytest.mark.parametrize(
    ("table", "cards", "mended"),
    [
        ("7-9C", "JC", [["10C", "JC"]]),
        ("7-9C", "10C 2H", [["10C"]]),
        ("7SHD", "7H", [["7C"]]),
        ("7-9C", "8C", [["6C"], ["10C"]]),
    ],
)
def test_layoffs_are_mended(table: str, cards: str, mended: list[list[str]]) -> None:
    mends = told(do="layoff", rules="rami30", table_meld={"cards": table}, cards=cards, opened=True)
    assert [mend["cards"] for mend in mends] == mended


@pytest.mark.parametrize("opened", [True, False])
def test_no_card_mends_what_is_no_matter_of_cards(opened: bool) -> None:
    request = {"rules": "rami30", "table_meld": {"cards": "7-9C"}, "opened": opened, "opened_this_turn": opened}
    assert bool(told(do="layoff", cards="2H", **request)) is opened
    later = {**request, "options": {"layoff_same_turn": False}}
    assert told(do="layoff", cards="10C", **later) == []


def test_swaps_are_mended_with_the_cards_that_free_the_joker() -> None:
    meld = {"cards": "7S 7H JK"}
    asked = {"do": "swap", "rules": "rami30", "table_meld": meld, "card": "8D", "opened": True}
    assert [mend["card"] for mend in told(**asked)] == [["7D"], ["7C"]]
    assert [mend["card"] for mend in told(**asked, options={"swap_set_rule": "both"})] == [["7D", "7C"]]
    assert told(**{**asked, "opened": False}) == []
    assert told(**{**asked, "table_meld": {"cards": "7SHD"}}) == []


def steps_of(text: str) -> list[dict[str, Any]]:
    """`meld 7SHD | layoff 0 10C | swap 1 4S | discard 2H`."""
    steps: list[dict[str, Any]] = []
    for part in text.split("|"):
        do, *words = part.split()
        onto = {"onto": int(words.pop(0))} if do in ("layoff", "swap") else {}
        steps.append({"do": do, **onto, "card" if do == "discard" else "cards": " ".join(words)})
    return steps


@pytest.mark.parametrize(
    ("hand", "steps", "opened", "code"),
    [
        ("10C 2H 9S", "layoff 1 10C", True, "other_meld"),
        ("4S 9S", "swap 0 4S | discard 9S", True, "other_meld"),
        ("10SHD 10C 2H", "layoff 0 10C | meld 10SHD", False, "play_later"),
        ("10SHD 2H 3C", "discard 2H | meld 10SHD", False, "play_earlier"),
        ("7SHD 4-6D KS 2C", "meld 7SHD | discard KS", False, "meld_first"),
        ("10SH 10C 2H 5C", "meld 10S 10H 2H | discard 5C", False, "change_step"),
        ("10SHDC", "meld 10SHDC", False, "change_step"),
        ("2H 9S", "swap 2 2H | discard 9S", True, "drop_step"),
    ],
)
def test_turns_are_mended_gently(hand: str, steps: str, opened: bool, code: str) -> None:
    mends = told(do="play", position=position(hand, table=TABLE, opened=opened), steps=steps_of(steps))
    assert mends[0]["do"] == [code]


def test_two_wrong_steps_take_two_changes() -> None:
    steps = steps_of("meld 2S 4H 6D | layoff 0 KH | discard 9C")
    mends = told(do="play", position=position("2S 4H 6D KH 9C", table=TABLE), steps=steps)
    assert mends[0]["do"] == ["drop_step", "drop_step"]
    assert [step["do"] for step in mends[0]["steps"]] == ["discard"]
    assert (
        told(do="play", position=position("2S 4H 6D KH 9C"), steps=steps_of("meld 2S 4H 6D | " * 3 + "discard 9C"))
        == []
    )


def test_melds_of_this_turn_keep_their_cards_when_the_order_changes() -> None:
    steps = steps_of("layoff 0 10C | meld 10SHD | meld QSHD | layoff 4 QC | discard 2H")
    (mend, *_) = told(do="play", position=position("10SHD 10C QSHD QC 2H 3H", table=TABLE), steps=steps)
    assert mend["do"] == ["play_later"]
    assert [step["onto"] for step in mend["steps"] if step.get("cards") == ["QC"]] == [4]
    # Where the meld itself goes down later, its place on the table moves along.
    early = steps_of("meld 3H 4H 5D | meld 10SHD | layoff 4 10C | discard 2H")
    (mend, *_) = told(do="play", position=position("10SHD 10C 3H 4H 5D 2H 3D", table=TABLE), steps=early)
    assert [step["onto"] for step in mend["steps"] if step["do"] == "layoff"] == [3]


def test_taking_the_discard() -> None:
    loose = {"rules": "rami40", "hand": "2S 4H 6D 8C 10S QH 3D 5C 7S 9H JD KC 2D", "discards": "4D"}
    refused = check_request({"do": "take", "position": loose})
    assert [reason.code for reason in refused.reasons] == ["drawn_not_used", "below_minimum"]
    assert refused.rule_ids == (("R40-12",), ("R40-02",))
    assert check_request({"do": "take", "position": {**loose, "options": {"take_discard": "free"}}}).right
    for wrong in ({"do": "take", "position": {**loose, "discards": ""}}, {"do": "draw", "position": loose}, {"do": 3}):
        with pytest.raises(RamiError):
            check_request(wrong)


def test_a_verdict_tells_figures_of_a_meld() -> None:
    verdict = check_request({"do": "meld", "rules": "rami30", "cards": "QH KH JK"})
    assert (verdict.points, [meld.text() for meld in verdict.readings]) == (
        31,
        [["QH", "KH", "JK=AH"], ["JK=JH", "QH", "KH"]],
    )


def deal(rng: random.Random, rules: RuleSet, size: int) -> tuple[Piece, ...]:
    return sort_hand(rng.sample(sorted(full_deck(rules).elements(), key=str), size))


RULES: list[tuple[str, dict[str, Any]]] = [
    ("rami30", {}),
    ("classic", {}),
    ("rami51", {}),
    ("rami40", {}),
    ("rummikub", {}),
    ("rami30", {"open_scope": "single_meld", "layoff_same_turn": False}),
]


@pytest.mark.parametrize("seed", range(24))
def test_mends_of_random_moves_are_legal(seed: int) -> None:
    rng = random.Random(seed)
    name, options = RULES[seed % len(RULES)]
    rules = load_rules(name, **options)
    start = Position(rules, deal(rng, rules, 8), opened=seed % 3 == 0)
    hand = list(start.hand)
    rng.shuffle(hand)
    melds = [tuple(hand[:3]), tuple(hand[3:6])][: rng.randint(1, 2)]
    for lay in mend_lay(start, melds):
        assert check_lay(start, lay.melds).legal
        assert len(lay.changes) <= 2
    steps = [Step("meld", meld) for meld in melds] + [Step("discard", (hand[6],))]
    rng.shuffle(steps)
    for turn in mend_play(start, steps):
        assert check_play(start, turn.steps).legal


@pytest.mark.parametrize("seed", range(40))
def test_no_smaller_change_mends_a_layoff(seed: int) -> None:
    rng = random.Random(seed)
    rules = load_rules("rami30")
    table = (RUN, SET, WITH_JOKER)[seed % 3]
    near = [card for card in full_deck(rules) if card != JOKER and str(card)[-1] in "CS"]
    cards = tuple(rng.sample(near, rng.randint(1, 3)))
    mends = mend_layoff(table, cards, rules, OPENED)
    if check_layoff(table, cards, rules, OPENED).legal:
        assert mends == ()
        return
    naturals = [card for card in full_deck(rules) if not is_joker(card)]
    single = {
        tuple(sort_hand((*kept, *added)))
        for gone in (0, 1)
        for kept in combinations(cards, len(cards) - gone)
        for added in [(), *((card,) for card in naturals)]
        if kept or added
    }
    legal = {each for each in single if check_layoff(table, each, rules, OPENED).legal}
    if legal:
        assert {Counter(mend.cards).total() for mend in mends}
        assert all(tuple(sort_hand(mend.cards)) in legal for mend in mends)
    else:
        for mend in mends:
            assert check_layoff(table, mend.cards, rules, OPENED).legal


def test_swaps_need_a_joker_that_may_go() -> None:
    rules = load_rules("rami30")
    assert [str(mend.cards[0]) for mend in mend_swap(WITH_JOKER, pieces("9H"), rules, OPENED)] == ["4S"]
    assert mend_swap(WITH_JOKER, pieces("4S"), rules, OPENED) == ()
    assert mend_swap(RUN, pieces("4S"), rules, OPENED) == ()
