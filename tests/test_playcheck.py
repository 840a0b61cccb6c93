"""The checker on whole turns: steps in order, the opening, what is owed, the discard and the penalty."""

from __future__ import annotations

from typing import Any

import pytest

from analyzer.cards import Piece, sort_hand
from analyzer.melds import Meld, MeldKind
from analyzer.notation import parse_cards
from analyzer.playcheck import PlayCheck, check_play
from analyzer.position import Drawn, Position, TableMeld
from analyzer.report import Step
from analyzer.rules import load_rules


def pieces(text: str) -> tuple[Piece, ...]:
    return tuple(piece for piece in parse_cards(text) if isinstance(piece, Piece))


CLUBS = TableMeld(Meld(MeldKind.RUN, pieces("7-9C")))
SPADES = TableMeld(Meld(MeldKind.RUN, pieces("3S JK=4S 5S")))
HEARTS = TableMeld(Meld(MeldKind.RUN, pieces("5H JK=6H JK=7H")))
TABLE = (CLUBS, SPADES, HEARTS)


def steps_of(text: str) -> list[Step]:
    """`meld 7SHD | layoff 0 10C | swap 1 4S | discard 2H`."""
    steps = []
    for part in text.split("|"):
        do, *words = part.split()
        onto = int(words.pop(0)) if do in ("layoff", "swap") else None
        steps.append(Step(do, pieces(" ".join(words)), onto))
    return steps


def play(
    hand: str, steps: str, rules: str = "rami30", options: dict[str, Any] | None = None, **state: Any
) -> PlayCheck:
    drawn = state.pop("taken", None)
    position = Position(
        load_rules(rules, **(options or {})),
        sort_hand(pieces(hand)),
        drawn=Drawn(pieces(drawn)[0], "discard") if drawn else None,
        **{"table": TABLE, **state},
    )
    return check_play(position, steps_of(steps) if steps else [])


def refused(check: PlayCheck) -> tuple[int | None, str]:
    assert not check.legal
    assert check.penalty_after is None
    return check.failing_step, check.reasons[0].code


TENS = "10SHD"


@pytest.mark.parametrize(
    ("hand", "steps", "options", "penalty"),
    [
        ("10SHD 2C 3H", "meld 10SHD | discard 3H", {}, 2),
        ("10SHD 2C 3H", "meld 10SHD", {}, 5),
        ("2C 3H", "discard 3H", {}, 2),
        ("2C 3H", "", {}, 5),
        ("7SHD 4-6D 2C 3H", "meld 7SHD | meld 4-6D | discard 3H", {}, 2),
        ("10SHD 10C 3H", "meld 10SHD | layoff 0 10C | discard 3H", {}, 0),
        ("10SHD 10C 3H", "meld 10SHD | layoff 3 10C | discard 3H", {}, 0),
        ("10SHD 4S 3H", "meld 10SHD | swap 1 4S | discard 3H", {}, 30),
        ("10SHD 4S 3H", "meld 10SHD | swap 1 4S | layoff 0 JK=6C | discard 3H", {}, 0),
        ("10SHD 4S 8H 9H 3H", "meld 10SHD | swap 1 4S | meld 8H 9H JK | discard 3H", {}, 0),
        ("10SHD 6H 7H 3H", "meld 10SHD | swap 2 6H | swap 2 7H | discard 3H", {}, 60),
        ("10SHD 2C 3H", "meld 10SHD | discard 3H", {"penalty_unopened": 100}, 2),
        ("10SHD 2C 3H", "discard 3H", {"penalty_unopened": 100}, 100),
        ("10SHD JK 3H", "meld 10SHD JK=10C | discard 3H", {}, 0),
    ],
)
def test_turns(hand: str, steps: str, options: dict[str, Any], penalty: int) -> None:
    assert play(hand, steps, options=options) == PlayCheck(True, None, (), penalty)


REFUSED = [
    ("R30-21 at the end", "7SHD 2C", "meld 7SHD", {}, (0, "below_minimum")),
    ("R30-21 at the discard", "7SHD 2C", "meld 7SHD | discard 2C", {}, (0, "below_minimum")),
    ("R30-21 at a lay-off", "7SHD 10C 2C", "meld 7SHD | layoff 0 10C | discard 2C", {}, (0, "below_minimum")),
    ("SG-5 lay-offs do not help", "7SHD 4-6D 10C 2C", "meld 7SHD | layoff 0 10C | meld 4-6D", {}, (0, "below_minimum")),
    ("S30-5 before the opening", "10SHD 10C 2C", "layoff 0 10C | meld 10SHD", {}, (0, "not_opened")),
    ("S30-6", "10SHD 4S 2C", "swap 1 4S | meld 10SHD", {}, (0, "not_opened")),
    ("pure run", "10SHD 2C", "meld 10SHD | discard 2C", {"opening_needs_pure_run": True}, (0, "needs_pure_run")),
    ("a wrong meld", "10SHD 4D 5D 2C", "meld 10SHD | meld 4D 5D | discard 2C", {}, (1, "too_short")),
    ("R30-09", "10SHD", "meld 10SHD", {}, (0, "no_discard_left")),
    ("R30-09 after a lay-off", "10SHD 10C", "meld 10SHD | layoff 0 10C", {}, (1, "no_discard_left")),
    ("SS-5", "10SHD 10C 2C", "meld 10SHD | layoff 0 10C", {"layoff_same_turn": False}, (1, "same_turn")),
    ("discard ends", "10SHD 2C 3H", "discard 2C | meld 10SHD", {}, (1, "after_discard")),
    ("two discards", "10SHD 2C 3H", "discard 2C | discard 3H", {}, (1, "after_discard")),
    ("two at once", "10SHD 2C 3H", "discard 2C 3H", {}, (0, "one_discard")),
    ("no discards", "10SHD 2C 3H", "discard 2C", {"final_discard": "none"}, (0, "no_discards")),
    ("not held", "10SHD 2C", "meld 10SHD | discard 3H", {}, (1, "not_in_hand")),
    ("no such meld", "10SHD 10C 2C", "meld 10SHD | layoff 4 10C", {}, (1, "no_such_meld")),
    ("reuse", "10SHD 4S 2C", "meld 10SHD | swap 1 4S | discard 2C", {"swap_reuse_now": True}, (2, "joker_not_reused")),
    (
        "reuse, thrown",
        "10SHD 4S 2C",
        "meld 10SHD | swap 1 4S | discard JK",
        {"swap_reuse_now": True},
        (2, "joker_not_reused"),
    ),
    ("reuse, unfinished", "10SHD 4S 2C", "meld 10SHD | swap 1 4S", {"swap_reuse_now": True}, (1, "joker_not_reused")),
    (
        "SG-5 jokers",
        "7SHD 4S 8H 9H 2C",
        "swap 1 4S | meld 8H 9H JK",
        {"swap_needs_open": False, "open_min": 20},
        (1, "freed_joker_in_opening"),
    ),
]


@pytest.mark.parametrize("row", REFUSED, ids=[row[0] for row in REFUSED])
def test_refused_turns(row: tuple[str, str, str, dict[str, Any], tuple[int, str]]) -> None:
    _, hand, steps, options, expected = row
    assert refused(play(hand, steps, options=options)) == expected


def test_a_freed_joker_laid_at_once() -> None:
    options = {"swap_reuse_now": True}
    assert play("10SHD 4S 2C", "meld 10SHD | swap 1 4S | layoff 0 JK | discard 2C", options=options).legal
    late = play("10SHD JK 4S 2C", "meld 10SHD | layoff 0 JK | swap 1 4S | discard 2C", options=options)
    assert refused(late) == (3, "joker_not_reused")


def test_a_freed_joker_after_a_complete_opening() -> None:
    options = {"swap_needs_open": False}
    assert play("10SHD 4S 8H 9H 2C", "swap 1 4S | meld 10SHD | meld 8H 9H JK | discard 2C", options=options).legal
    assert play("10SHD 4S 8H 9H 2C", "swap 1 4S | meld 8H 9H JK | meld 10SHD", options=options).failing_step == 1
    assert play("10SHD 4S 8H 9H 2C JK", "swap 1 4S | meld 8H 9H JK | meld 10SHD", options=options).legal


def test_a_second_joker_is_not_given_up() -> None:
    steps = "swap 2 6H | swap 2 7H | discard 2C"
    assert play("6H 7H 2C", steps, opened=True).legal
    assert refused(play("6H 7H 2C", steps, options={"two_joker_limit": 1}, opened=True)) == (1, "second_joker")


def test_without_an_opening_condition() -> None:
    assert play("7SHD 10C 2C", "meld 7SHD | layoff 0 10C | discard 2C", "classic", {"layoff_before_open": False}).legal
    assert play("10C 2C", "layoff 0 10C | discard 2C", "classic").legal
    assert play("10C", "layoff 0 10C", "classic").penalty_after == 0
    assert refused(play("7SHD 10C", "meld 7SHD | layoff 0 10C", "classic", {"layoff_same_turn": False})) == (
        1,
        "same_turn",
    )


def test_layoffs_before_the_opening() -> None:
    options = {"layoff_before_open": True}
    assert play("10SHD 10C 2C", "layoff 0 10C | meld 10SHD | discard 2C", options=options).legal
    assert play("7SHD 4-6D 10C 2C", "meld 7SHD | layoff 0 10C | meld 4-6D | discard 2C", options=options).legal
    check = play("7SHD 10C 2C", "meld 7SHD | layoff 0 10C | discard 2C", options=options)
    assert refused(check) == (0, "below_minimum")


@pytest.mark.parametrize(
    ("opened", "this_turn", "legal"), [(False, False, True), (True, True, True), (True, False, False)]
)
def test_new_melds_after_open(opened: bool, this_turn: bool, legal: bool) -> None:
    options = {"new_melds_after_open": False}
    check = play("10SHD 2C", "meld 10SHD", options=options, opened=opened, opened_this_turn=this_turn)
    assert check.legal or refused(check) == (0, "no_new_melds")
    assert check.legal == legal


TAKEN = [
    ("must_meld_it", "meld 7SHD | discard 2C", None),
    ("must_meld_it", "meld 10SHD | discard 2C", (1, "drawn_not_used")),
    ("must_meld_it", "meld 10SHD", (0, "drawn_not_used")),
    ("must_meld_it", "discard 7S", (0, "drawn_not_used")),
    ("must_meld_it", "", (None, "drawn_not_used")),
    ("must_meld_any", "meld 10SHD | discard 2C", None),
    ("must_meld_any", "discard 2C", (0, "discard_needs_new_meld")),
    ("meld_or_layoff", "meld 7SHD | discard 2C", None),
    ("meld_or_layoff", "meld 10SHD | discard 2C", (1, "drawn_not_used")),
    ("free", "discard 2C", None),
]


@pytest.mark.parametrize(("duty", "steps", "expected"), TAKEN)
def test_the_card_taken(duty: str, steps: str, expected: tuple[int | None, str] | None) -> None:
    check = play("10SHD 7SHD 2C", steps, options={"take_discard": duty}, opened=True, taken="7S")
    assert check.legal if expected is None else refused(check) == expected


def test_the_card_taken_laid_off() -> None:
    def judge(duty: str, steps: str, hand: str = "10C 10SHD 2C") -> PlayCheck:
        return play(hand, steps, options={"take_discard": duty}, opened=True, taken="10C")

    assert judge("meld_or_layoff", "layoff 0 10C | discard 2C").legal
    assert refused(judge("must_meld_it", "layoff 0 10C | discard 2C")) == (0, "discard_needs_new_meld")
    # The second copy, which stays, is the card taken.
    both = "10C 10C 10SHD 2C"
    assert judge("must_meld_it", "layoff 0 10C | meld 10SHDC | discard 2C", both).legal
    assert judge("must_meld_it", "meld 10SHDC | layoff 0 10C | discard 2C", both).legal
    assert refused(judge("must_meld_it", "layoff 0 10C | discard 2C", both)) == (1, "drawn_not_used")


def test_throwing_back() -> None:
    options = {"return_discard": False}
    assert play("7S 2C", "discard 7S", taken="7S").legal
    assert refused(play("7S 2C", "discard 7S", options=options, taken="7S")) == (0, "returned_discard")
    assert play("7S 7S 2C", "discard 7S", options=options, taken="7S").legal
    assert play("7S 2C", "discard 2C", options=options, taken="7S").legal
    assert play("JK 4S 2C", "swap 1 4S | discard JK", options=options, taken="JK", opened=True).legal
    assert refused(play("JK 4S 2C", "discard JK", options=options, taken="JK")) == (0, "returned_discard")


@pytest.mark.parametrize(("discard", "penalty"), [("optional", 0), ("none", 0), ("required", None)])
def test_ending_without_a_discard(discard: str, penalty: int | None) -> None:
    check = play(TENS, "meld 10SHD", options={"final_discard": discard})
    assert check.penalty_after == penalty
    assert check.legal or refused(check) == (0, "no_discard_left")


def test_before_the_draw_nothing_is_kept_back() -> None:
    assert play(TENS, "meld 10SHD", phase="draw").penalty_after == 0


def test_a_complete_hand_at_once() -> None:
    options = {"lay_all_at_once": True, "open_min": 0, "deck": "tiles"}
    hand = "R7 K7 B7 Y1 Y2 Y3 B9"
    assert play(hand, "meld R7 K7 B7 | meld Y1-3 | discard B9", options=options, table=()).legal
    assert refused(play(hand, "meld R7 K7 B7 | discard B9", options=options, table=())) == (0, "not_all_laid")
    pairs = ["R7 R7", "K2 K2", "B1 B1", "Y3 Y3", "R5 R5", "K9 K9", "B4 B4"]
    steps = " | ".join([*(f"meld {pair}" for pair in pairs), "discard B9"])
    seven = play(" ".join([*pairs, "B9"]), steps, options={**options, "seven_pairs": True, "hand_size": 14}, table=())
    assert seven.penalty_after == 0
    assert not play("R7 R7 K2 K2 B9", "meld R7 R7 | meld K2 K2 | discard B9", options=options, table=()).legal
    mixed = play("R7 R7 K2 B2 R2 B9", "meld R7 R7 | meld K2 B2 R2 | discard B9", options=options, table=())
    assert refused(mixed) == (0, "too_short")
    assert play(hand, "discard B9", options=options, table=()).legal


def test_an_unknown_step() -> None:
    with pytest.raises(ValueError, match="pass"):
        play("7S 2C", "pass 7S")
