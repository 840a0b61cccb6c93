"""A discard that must be used: what it leaves of the goals, against every whole turn that the brute force plays."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import assume, given, settings

from analyzer.analysis import analyse
from analyzer.cards import JOKER
from analyzer.dutyways import duty_ways
from analyzer.finishing import covers
from analyzer.odds import prospects
from analyzer.opening import opening
from analyzer.position import Drawn, Position
from analyzer.positionio import read_position
from analyzer.rules import load_rules
from analyzer.turns import Search
from solver.sweep import COMPILED
from tests import brute_goals
from tests.brute_melds import texts
from tests.strategies import describe, random_position
from tests.sweep_positions import FEW, SEEDS, run_many, short_deck, told

DUTIES = ("must_meld_it", "must_meld_any", "meld_or_layoff")
TABLE = [{"cards": "7-9C"}, {"cards": "7-9H"}]
swept = pytest.mark.skipif(not COMPILED, reason="no numba here: CP-SAT answers")


def owing(seed: int) -> Position:
    """A small hand that holds a discard which it must use, few cards unseen."""
    rng = random.Random(f"owing {seed}")
    name = rng.choice(("rami30", "rami40", "classic", "kalooki40"))
    options: dict[str, Any] = {"take_discard": rng.choice(DUTIES), "open_min": rng.choice((0, 9, 21)), "jokers": 4}
    options |= rng.choice(({}, {}, {"layoff_before_open": True}, {"layoff": False}, {"return_discard": False}))
    position = random_position(rng, load_rules(name, **options), rng.randint(4, 6), 2, **options)
    drawn = Drawn(rng.choice(position.hand), "discard")
    position = replace(position, phase="play", drawn=drawn, opened_this_turn=False)
    return short_deck(position, rng, rng.randint(3, 6))


def check_owing(seed: int) -> None:
    check_rows(owing(seed))


def check_rows(position: Position) -> None:
    search = Search(position)
    assume(search.is_legal and covers(position))
    # A joker taken before the opening is only in a later turn one that helps to open: laying more can pay then.
    assume(position.opened or position.rules.swap_needs_open or not position.rules.has_opening)
    try:
        tried = brute_goals.owed_rows(position, 1)
    except brute_goals.TooMany:
        assume(False)
    turn = search.best_turn()
    last = search.last_cards() if turn.goes_out else ()
    ahead = prospects(position, opening(position), last, out_now=turn.goes_out)
    rows = told({throw: goal for throw, goal in ahead.goals["out"].items() if throw is not None}, 1)
    for row in search.discards():
        card = texts([row.card])[0]
        assert rows[card] in tried[card], (describe(position), card, rows[card], tried[card])


@swept
@settings(FEW, max_examples=25)
@given(seed=SEEDS)
def test_what_is_left_after_using_it(seed: int) -> None:
    check_owing(seed)


def taking_jokers_first(seed: int) -> Position:
    """Nothing asked of the first melds, none after them: a joker may be taken from the table before they are laid."""
    rng = random.Random(f"jokers first {seed}")
    # Where a lay-off will do, a joker freed to be laid off with the card or for it is not looked for.
    options: dict[str, Any] = {"take_discard": rng.choice(DUTIES[:2]), "open_min": 0, "jokers": rng.choice((4, 6, 8))}
    options |= {"swap_needs_open": False, "swap_owner": "any", "swap_max_meld": None, "two_joker_limit": None}
    options |= {"new_melds_after_open": False, "swap_reuse_now": rng.random() < 0.7}
    options |= rng.choice(({}, {}, {"layoff_before_open": True}, {"layoff": False}, {"return_discard": False}))
    name = rng.choice(("rami30", "rami40", "classic", "kalooki40"))
    position = random_position(rng, load_rules(name, **options), rng.randint(3, 5), 2, **options)
    # Of jokers in one hand nobody can tell the one taken from those of the table.
    drawn = Drawn(rng.choice([card for card in position.hand if card != JOKER]), "discard")
    position = replace(position, phase="play", drawn=drawn, opened=False, opened_this_turn=False, laid_before=False)
    return short_deck(position, rng, rng.randint(3, 6))


@swept
@settings(FEW, max_examples=15)
@given(seed=SEEDS)
def test_what_is_left_with_jokers_taken_first(seed: int) -> None:
    check_rows(taking_jokers_first(seed))


@swept
@pytest.mark.thorough
def test_much_that_is_left_with_jokers_taken_first() -> None:
    run_many(lambda seed: check_rows(taking_jokers_first(seed)), 300)


@swept
def test_a_joker_is_taken_for_the_melds_and_one_of_the_hand_thrown() -> None:
    """S4-13: it may not wait for the melds to lie, as what is taken then could not be laid again."""
    options = {"take_discard": "must_meld_it", "jokers": 6, "swap_reuse_now": True, "new_melds_after_open": False}
    options |= {"open_min": 0, "swap_needs_open": False}
    table = [{"cards": "JK=6C 7C JK=8C 9C JK=10C"}]
    asked = {"rules": "classic", "options": options, "phase": "play", "hand": "AD 6C JK JK", "table": table}
    ways = duty_ways(read_position({**asked, "drawn": taking("AD")}))
    assert any(way.hand == (JOKER,) for way in ways)


def told_of(**data: Any) -> dict[str, tuple[str, int | None, float]]:
    """The next goal, its distance and its chance at the next draw, of each card that may be thrown."""
    analysis = analyse(read_position({"phase": "play"} | data))
    rows = {str(row.card): next(iter(row.goals.items())) for row in analysis.discards}
    return {card: (name, ahead.goal.distance, ahead.chance[0]) for card, (name, ahead) in rows.items()}


def taking(card: str) -> dict[str, str]:
    return {"card": card, "from": "discard"}


@swept
def test_the_tens_go_down_although_two_would_be_laid_off() -> None:
    """R40-03: only JS QS KD are left, although the tens in hand would go onto the table in the next turn."""
    hand = {"rules": "rami40", "opened": True, "table": TABLE, "hand": "10C 10S 10H JS QS KD"}
    rows = told_of(**hand, drawn=taking("10C"))
    assert rows == dict.fromkeys(("JS", "QS", "KD"), ("out", 2, 0.0))
    free = told_of(**hand, options={"take_discard": "free"}, drawn=taking("10C"))
    assert free["KD"][:2] == ("out", 0)


@swept
def test_the_outs_are_those_of_what_is_left() -> None:
    analysis = analyse(
        read_position(
            {
                "rules": "rami40",
                "opened": True,
                "table": TABLE,
                "phase": "play",
                "hand": "10C 10S 10H JS QS KD 2H",
                "drawn": taking("10C"),
            }
        )
    )
    assert [(str(card), left) for card, left in analysis.goals["out"].outs] == [("10S", 1), ("KS", 2), ("JK", 2)]


@swept
def test_the_upcard_is_not_taken_for_a_hand_that_it_breaks() -> None:
    data = {"rules": "rami40", "opened": True, "table": TABLE, "phase": "draw", "hand": "10S 10H JS QS KD"}
    draw = analyse(read_position({**data, "discards": "10C"})).draw
    assert draw is not None
    assert draw.best == "stock"
    assert draw.take is not None
    assert draw.take.legal
    assert draw.take.gains.distance == -1


@swept
def test_a_lay_off_will_do() -> None:
    options = {"take_discard": "meld_or_layoff"}
    rows = told_of(
        rules="rami30", options=options, opened=True, table=TABLE[:1], hand="10C 10S 2H KD", drawn=taking("10C")
    )
    assert rows["KD"] == ("out", 2, 0.0)


@swept
def test_a_lay_off_before_the_opening_takes_the_opening_away() -> None:
    options = {"open_min": 30, "take_discard": "meld_or_layoff"}
    rows = told_of(rules="classic", options=options, table=TABLE[:1], hand="10C 10S 10H KD 2S", drawn=taking("10C"))
    assert {card: row[:2] for card, row in rows.items()} == {
        "KD": ("open", 0),
        "2S": ("open", 0),
        "10S": ("open", 2),
        "10H": ("open", 2),
    }


@pytest.mark.parametrize("rules", ["rami40", "rami30"])
def test_a_hand_that_must_lay_is_not_held(rules: str) -> None:
    hand = {"rules": rules, "phase": "play", "hand": "10S 10H 10C 10D 4D 4H KC", "drawn": taking("10C")}
    held = analyse(read_position({**hand, "options": {"take_discard": "must_meld_it"}})).exposure.hold
    free = analyse(read_position({**hand, "options": {"take_discard": "free"}})).exposure.hold
    assert held is None
    assert free is not None


@pytest.mark.parametrize(
    ("rules", "hand", "taken"),
    [
        ("rami30", "10S JS QS 4D 4H 2C KD", "KD"),
        ("rami30", "10S JS QS KH", "KH"),
        ("rami30", "7S 8S 9S KS", "KS"),
        ("classic", "7S 8S KD", "KD"),
    ],
)
@pytest.mark.parametrize("opened", [False, True])
def test_figures_count_no_discard_that_may_not_be_thrown(rules: str, hand: str, taken: str, opened: bool) -> None:
    """SG-3: the goal as a whole is that of the best card that may go."""
    asked = {"rules": rules, "options": {"return_discard": False}, "phase": "play", "hand": hand, "opened": opened}
    analysis = analyse(read_position({**asked, "drawn": taking(taken)}))
    assert taken not in map(str, (row.card for row in analysis.discards))
    for name, goal in analysis.goals.items():
        rows = [row.goals[name].goal for row in analysis.discards if name in row.goals]
        distances = [each.distance for each in rows if each.distance is not None]
        if distances and goal.distance:
            assert goal.distance == min(distances)
            near = {card for each in rows if each.distance == goal.distance for card, _ in each.outs}
            assert {card for card, _ in goal.outs} == near


def test_who_holds_his_hand_throws_what_may_be_thrown() -> None:
    asked = {"rules": "rami30", "options": {"return_discard": False}, "phase": "play", "drawn": taking("KD")}
    hold = analyse(read_position({**asked, "hand": "10S JS QS 4D 4H 2C KD"})).exposure.hold
    assert hold is not None
    assert str(hold.discard) == "2C"


def test_nothing_owed_leaves_the_position_as_it_is() -> None:
    position = read_position({"rules": "rami30", "phase": "play", "hand": "7S 8S KD", "drawn": taking("KD")})
    assert duty_ways(position) == [position]


def test_a_card_that_fits_nowhere_has_no_way() -> None:
    position = read_position({"rules": "rami40", "phase": "play", "hand": "7S 8S KD", "drawn": taking("KD")})
    assert duty_ways(position) == []


@pytest.mark.parametrize("opened", [False, True])
@pytest.mark.parametrize("duty", DUTIES)
def test_a_card_that_must_be_used_where_nothing_is_thrown(duty: str, opened: bool) -> None:
    options = {"final_discard": "none", "take_discard": duty, "open_min": 20}
    asked = {"rules": "rami40", "options": options, "phase": "play", "hand": "10C 10S 10H 4H 5H KD", "opened": opened}
    analysis = analyse(read_position({**asked, "drawn": taking("10C")}))
    assert analysis.discards == ()
    assert analysis.goals["out"].distance == 3  # one card for the hearts, two for the king
    if not opened:
        assert analysis.goals["open"].distance == 0


@swept
@pytest.mark.parametrize(
    ("hand", "table", "options"),
    [
        ("9C 10C JC QC 3C 4C", "2S 2D 2H", {"take_discard": "meld_or_layoff", "layoff": False}),
        ("3S 3H 3C JH JD JS 9S 10S JS", "JK 3D 3H", {"take_discard": "must_meld_it"}),
    ],
)
def test_the_goal_as_a_whole_is_that_of_a_card_that_may_be_thrown(
    hand: str, table: str, options: dict[str, Any]
) -> None:
    """A card that no turn can throw, as it goes with the one taken, leaves nothing nearer."""
    asked = {"rules": "rami51", "phase": "play", "opened": True, "table": [{"cards": table}], "options": options}
    analysis = analyse(read_position({**asked, "hand": hand, "drawn": taking(hand.split()[0])}))
    rows = [row.goals["out"].goal for row in analysis.discards]
    assert analysis.goals["out"].nearness[:2] == min(row.nearness for row in rows)[:2]


HOUSE = (
    {"adjacent_jokers": False},
    {"joker_open_value": 20},
    {"layoff_before_open": True, "layoff_same_turn": False},
    {"layoff_same_turn": False, "new_melds_after_open": False},
)


@pytest.mark.parametrize("options", HOUSE, ids=str)
@pytest.mark.parametrize("rules", ["rami30", "classic", "rami40", "kalooki40", "kalooki51"])
@pytest.mark.parametrize("hand", ["10S JS QS KS 2H", "10S JS QS KS AS 4D 4H 4C 2D", "10S JS QS 4D 4H 2C KD"])
def test_going_out_is_told_under_rules_that_no_sweep_knows(rules: str, options: dict[str, Any], hand: str) -> None:
    analysis = analyse(read_position({"rules": rules, "options": options, "phase": "play", "hand": hand}))
    if analysis.go_out.possible:
        assert analysis.goals["out"].distance == 0
    assert len(analysis.discards) > 0
