"""The sweep against the brute force and against CP-SAT: distance and outs after each discard, goal by goal."""

from __future__ import annotations

import contextlib
import json
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from hypothesis.errors import UnsatisfiedAssumption

from analyzer import analyse, drawplans, fewdraws
from analyzer.cards import JOKER, Card, Hand, Piece, Suit, sort_hand
from analyzer.finishing import covers
from analyzer.odds import contract_rows, opening_rows, out_rows, pairs_rows, prospects, thrown
from analyzer.opening import opening
from analyzer.position import Position
from analyzer.positionio import read_position
from analyzer.report import Goal
from analyzer.rules import load_rules
from analyzer.turns import Search
from solver.sweep import COMPILED
from solver.sweep import cover as sweepcover
from tests import brute_goals
from tests.brute_melds import texts
from tests.contract_positions import seeded_contract
from tests.strategies import NAMES, describe, random_position, random_rules, seeded_position
from tests.test_okey import random_request

pytestmark = pytest.mark.skipif(not COMPILED, reason="no numba here: CP-SAT answers")
DEEPEST = 2
FEW = settings(max_examples=5, deadline=None, suppress_health_check=list(HealthCheck))
SEEDS = st.integers(0, 2**32)
WITH_OPENING = [name for name in NAMES if name != "shanghai"]


def small_position(
    name: str, seed: int, cards: tuple[int, int], *, opened: bool | None = None, short: float = 0.5
) -> Position:
    """A hand of so many cards, in half of the cases with few cards unseen."""
    rng = random.Random(f"sweep {name} {seed}")
    rules, options = random_rules(rng, name)
    position = replace(random_position(rng, rules, rng.randint(*cards), **options), drawn=None)
    if opened is not None:
        position = replace(position, opened=opened, opened_this_turn=False, laid_before=opened)
    return short_deck(position, rng, rng.randint(3, 8)) if rng.random() < short else position


def short_deck(position: Position, rng: random.Random, left: int) -> Position:
    """The position with all but so many cards seen, those left rather near to the hand."""
    unseen = sorted(position.unseen().elements(), key=str)
    rng.shuffle(unseen)
    unseen.sort(key=lambda card: not (near(card, position.hand) or rng.random() < 0.2))
    gone = [*position.seen, *unseen[left:]]
    return replace(position, seen=sort_hand(gone))


def near(card: Piece, hand: Hand) -> bool:
    """Whether a card could lie in one meld with one of the hand."""
    held = [piece for piece in hand if isinstance(piece, Card)]
    return not isinstance(card, Card) or any(
        card.rank == other.rank or (card.suit == other.suit and abs(card.rank - other.rank) < 3) for other in held
    )


def told(rows: dict[Piece | None, Goal], deepest: int = DEEPEST) -> brute_goals.Rows:
    """Rows of the analyzer as the brute force writes them."""
    return {None if throw is None else texts([throw])[0]: _told(goal, deepest) for throw, goal in rows.items()}


def _told(goal: Goal, deepest: int) -> brute_goals.Found:
    if goal.distance is None or goal.distance > deepest:
        return None, {}
    return goal.distance, {texts([card])[0]: left for card, left in goal.outs}


def by_solver(position: Position, ask: Callable[[Position], Goal]) -> brute_goals.Rows:
    """What CP-SAT finds hand by hand, for a few cards thrown."""
    return brute_goals.rows(position, lambda after: _told(ask(after), DEEPEST), 2)


def matches(rows: brute_goals.Rows, some: brute_goals.Rows) -> bool:
    return len(some) > 0 and all(rows[throw] == found for throw, found in some.items())


# ---------------------------------------------------------------------------------------------- few melds


def check_opening(name: str, seed: int) -> None:
    position = small_position(name, seed, (4, 8), opened=False)
    assume(fewdraws.sweeps(position.rules) or fewdraws.places_jokers(position))
    check_opening_of(position)


def check_opening_of(position: Position) -> None:
    rows = told(opening_rows(position, thrown(position)))
    assert rows == brute_goals.rows(position, brute_goals.ASKS["open"]), describe(position)
    assert matches(rows, by_solver(position, drawplans.opening_goal)), describe(position)


def check_contract(seed: int) -> None:
    data = seeded_contract(seed, None if seed % 3 else 1 + seed % 10)
    position = replace(read_position(data), drawn=None)
    rows = told(contract_rows(position, thrown(position)))
    assert rows == brute_goals.rows(position, brute_goals.ASKS["contract"]), json.dumps(data)
    assert matches(rows, by_solver(position, drawplans.contract_goal)), json.dumps(data)


@pytest.mark.parametrize("name", WITH_OPENING)
@FEW
@given(seed=SEEDS)
def test_opening(name: str, seed: int) -> None:
    check_opening(name, seed)


@pytest.mark.parametrize("options", [{"adjacent_jokers": False}, {"joker_open_value": 15}, {"joker_open_value": 2}])
@settings(FEW, max_examples=5)
@given(seed=SEEDS)
def test_opening_where_the_places_of_jokers_matter(options: dict[str, Any], seed: int) -> None:
    rng = random.Random(seed)
    rules = load_rules(rng.choice(("rami30", "kalooki51", "rami51")), jokers=4, **options)
    position = replace(random_position(rng, rules, rng.randint(6, 8)), drawn=None, opened=False, opened_this_turn=False)
    assume(fewdraws.places_jokers(position))
    check_opening_of(short_deck(position, rng, 12) if rng.random() < 0.5 else position)


@settings(FEW, max_examples=3)
@given(seed=SEEDS)
def test_contract(seed: int) -> None:
    check_contract(seed)


# ---------------------------------------------------------------------------------------------- going out


def check_out_of(position: Position, deepest: int) -> None:
    try:
        tried = brute_goals.out_rows(position, deepest)
    except brute_goals.TooMany:
        raise UnsatisfiedAssumption from None
    assert told(out_rows(position, thrown(position)), deepest) == tried, (describe(position), position.unseen())


def check_out(name: str, seed: int) -> None:
    position = small_position(name, seed, (2, 5))
    assume(covers(position))
    # The brute force plays every turn: few cards, and two draws only where nothing is laid in between.
    assume(len(position.hand) + 2 * position.hand.count(JOKER) <= 7)
    stages = not position.opened and not (position.rules.layoff_same_turn or position.rules.layoff_before_open)
    deepest = 1 if stages or len(position.hand) > 3 else DEEPEST
    if deepest > 1 or stages:
        position = short_deck(position, random.Random(seed), 6)
    check_out_of(position, deepest)


def check_out_of_full_hands(name: str, seed: int) -> None:
    """Each discard and some draws against whole turns of CP-SAT."""
    position = small_position(name, seed, (8, 12), short=0)
    assume(covers(position))
    rng, fresh = random.Random(seed), replace(position, opened_this_turn=False)
    rows = out_rows(fresh, thrown(fresh))
    search = Search(fresh)
    last = search.last_cards() if search.best_turn().goes_out else ()
    throws = thrown(fresh)
    assert {throw for throw in throws if rows[throw].distance == 0} == set(last), describe(position)
    for throw in rng.sample(throws, min(2, len(throws))):
        if throw in last:
            continue
        outs = {card for card, _ in rows[throw].outs} if rows[throw].distance == 1 else set()
        unseen = sorted(fresh.unseen(), key=str)
        for card in {*rng.sample(unseen, min(4, len(unseen))), *rng.sample(sorted(outs, key=str), min(2, len(outs)))}:
            after = brute_goals.with_card(brute_goals.thrown_away(fresh, throw), card)
            assert Search(after).best_turn().goes_out == (card in outs), (describe(position), str(throw), str(card))


@pytest.mark.parametrize("name", NAMES)
@FEW
@given(seed=SEEDS)
def test_out(name: str, seed: int) -> None:
    check_out(name, seed)


@pytest.mark.parametrize("name", NAMES)
@settings(FEW, max_examples=2)
@given(seed=SEEDS)
def test_out_of_full_hands(name: str, seed: int) -> None:
    check_out_of_full_hands(name, seed)


def check_out_with_a_pure_run(seed: int) -> None:
    """Cards beside each other and jokers: these may follow onto the run that opens without them."""
    rng = random.Random(seed)
    more = rng.choice(
        ({}, {}, {"layoff_same_turn": False}, {"layoff": False}, {"max_jokers_per_meld": 1}, {"min_run": 4})
    )
    options = {"opening_needs_pure_run": True, "open_min": rng.choice((0, 12, 30)), "jokers": 4} | more
    position = random_position(rng, load_rules(rng.choice(("rami30", "kalooki51")), **options), 4, 1, **options)
    suit, low = rng.choice(list(Suit)[:4]), rng.randint(2, 9)
    run = [Card(suit, rank) for rank in rng.sample(range(low, low + 5), rng.randint(2, 4))]
    hand = sort_hand((*run, *rng.sample(position.hand, 1), *[JOKER] * rng.randint(1, 2)))
    position = replace(position, hand=hand, phase="play", drawn=None, opened=False, opened_this_turn=False, seen=())
    position = replace(position, laid_before=False, discards=(), table=())
    position = short_deck(position, rng, 8)
    check_out_of(position, 1)


def check_out_in_two_turns(seed: int) -> None:
    """The opening in one turn, lay-offs and swaps from the next on."""
    rng = random.Random(seed)
    options = {"layoff_same_turn": False, "open_min": rng.choice((0, 9, 21)), "jokers": 4}
    rules = load_rules(rng.choice(("rami30", "kalooki51", "rami40")), **options)
    position = random_position(rng, rules, rng.randint(4, 5), 2, **options)
    position = replace(position, drawn=None, opened=False, opened_this_turn=False, laid_before=False)
    position = short_deck(position, rng, 8)
    check_out_of(position, 1)


@settings(FEW, max_examples=8)
@given(seed=SEEDS)
def test_out_in_two_turns(seed: int) -> None:
    check_out_in_two_turns(seed)


@settings(FEW, max_examples=8)
@given(seed=SEEDS)
def test_out_with_a_pure_run(seed: int) -> None:
    check_out_with_a_pure_run(seed)


def with_jokers(name: str, seed: int, cards: int, jokers: int) -> Position:
    """A hand of so many cards beside so many jokers, lay-offs and swaps in reach, few cards unseen."""
    rng = random.Random(f"jokers {name} {seed}")
    options = random_rules(rng, name)[1] | {"jokers": 10}
    position = random_position(rng, load_rules(name, **options), cards, 2, **options)
    held = [card for card in position.hand if card != JOKER]
    position = replace(position, hand=sort_hand((*held, *[JOKER] * jokers)), drawn=None, phase="play")
    return short_deck(position, rng, rng.randint(4, 12))


def check_out_with_many_jokers(name: str, seed: int) -> None:
    """A table that knows ends and draws, one that knows neither, and on small hands the brute force."""
    rng = random.Random(seed)
    position = with_jokers(name, seed, rng.randint(3, 6), rng.randint(3, 4))
    assume(covers(position))
    rows = out_rows(position, thrown(position))
    with patch.object(sweepcover, "MOST_CELLS", 0):
        assert out_rows(position, thrown(position)) == rows, describe(position)
    small = with_jokers(name, seed, 2, 3)
    if covers(small):
        check_out_of(small, 1)


@pytest.mark.parametrize("name", NAMES)
@settings(FEW, max_examples=3)
@given(seed=SEEDS)
def test_out_with_many_jokers(name: str, seed: int) -> None:
    check_out_with_many_jokers(name, seed)


MANY_OPTIONS: dict[str, tuple[Any, ...]] = {
    "max_jokers_per_meld": (None, None, None, 0, 1, 2),
    "joker_ratio": ("any", "any", "at_most_half", "minority"),
    "joker_limits": (None, None, {"3": 1}, {"3": 1, "5": 2}, {"3": 0, "4": 1}, {"3": 2, "4": 1}),
    "min_naturals": (1, 1, 2),
    "open_min": (0, 0, 9, 15, 21, 30),
    "open_scope": ("turn_total", "single_meld"),
    "opening_needs_pure_run": (False, False, True),
    "layoff": (True, True, True, False),
    "layoff_same_turn": (True, True, False),
    "layoff_before_open": (False, False, False, True),
    "new_melds_after_open": (True, True, True, False),
    "swap": (True, True, False),
    "swap_needs_open": (True, True, False),
    "swap_owner": ("any", "any", "others"),
    "swap_set_rule": ("either", "both", "declared"),
    "two_joker_limit": (None, None, 1),
    "final_discard": ("required", "required", "optional", "none"),
    "set_distinct_suits": (True, True, False),
    "jokers": (4, 6, 10),
    "packs": (1, 2),
}


def check_out_with_many_options(seed: int) -> None:
    """Rules with many options switched at once: small hands, before and after the opening, before and after a draw."""
    rng = random.Random(f"options {seed}")
    options = {name: rng.choice(values) for name, values in MANY_OPTIONS.items()}
    rules = load_rules(rng.choice(("rami30", "kalooki51", "rami51", "classic")), **options)
    position = random_position(rng, rules, rng.randint(2, 5), 2, **options)
    hand = [card for card in position.hand if card != JOKER] + [JOKER] * rng.randint(0, 3)
    position = replace(position, hand=sort_hand(hand), drawn=None, opened=rng.random() < 0.3)
    position = replace(position, phase="draw" if rng.random() < 0.3 else "play")
    position = replace(position, opened_this_turn=False, laid_before=position.opened)
    position = short_deck(position, rng, rng.randint(2, 8))
    assume(0 < len(hand) < 7 and covers(position))
    check_out_of(position, DEEPEST if len(hand) < 4 and (rules.layoff_same_turn or position.opened) else 1)


@settings(FEW, max_examples=15)
@given(seed=SEEDS)
def test_out_with_many_options(seed: int) -> None:
    check_out_with_many_options(seed)


BEFORE_OPENING = {"opening_needs_pure_run": True, "open_min": 15, "swap_needs_open": False}
FULL_SETS = [{"cards": "KS KD KC JK", "type": "set"}, {"cards": "9S 9D 9C JK", "type": "set"}]


@pytest.mark.parametrize(
    ("request_", "options", "throw", "draws"),
    [
        # The last card is thrown, or the joker that the last two free: there is nothing to open with.
        ({"hand": "KD"}, BEFORE_OPENING, "KD", 0),
        ({"hand": "5S 5D", "table": [{"cards": "5H 5C JK", "type": "set"}]},
         BEFORE_OPENING | {"swap_set_rule": "both"}, None, 0),
        # The joker may be freed before the opening, but not laid off.
        ({"hand": "AD 2D", "table": [{"cards": "JD QD KD JK", "joker_as": "AD", "type": "run"}]},
         {"swap_needs_open": False, "joker_ratio": "at_most_half"}, "2D", None),
        # A card may not make a set so long that its joker is one too many.
        ({"hand": "6D QC", "opened": True, "table": [{"cards": "6C 6S JK", "type": "set"}]},
         {"joker_limits": {"set": {"3": 1, "4": 0}}}, "QC", None),
        # Runs of six and more that two shorter ones do not replace: too many jokers in one half, one of them freed,
        ({"hand": "4H 5H 6H 9H 8S JK KC", "opened": True,
          "table": [{"cards": "7S JK 9S", "joker_as": "8S", "type": "run"}]}, {"min_naturals": 2}, "KC", 0),
        # the one pure part in the middle,
        ({"hand": "3H 5H 6H 7H JK JK 9H KS"}, {"opening_needs_pure_run": True, "open_min": 10}, "KS", 0),
        # or enough points only in what is laid before the jokers are freed.
        ({"hand": "4H 5H 6H 7H 9H KH QC", "table": FULL_SETS}, {"open_min": 22}, "QC", 0),
        ({"hand": "4H 5H 6H 7H 9H KH QC", "table": FULL_SETS}, {"open_min": 23}, "QC", None),
    ],
)  # fmt: skip
def test_out_today(request_: dict[str, Any], options: dict[str, Any], throw: str | None, draws: int | None) -> None:
    options = {"jokers": 4, "swap_owner": "any", **options}
    position = read_position({"rules": "kalooki51", "phase": "play", "options": options, **request_})
    rows = told(out_rows(position, thrown(position)), 0)
    assert rows == brute_goals.out_rows(position, 0)
    assert rows[throw][0] == draws


def test_a_joker_drawn_may_make_a_long_run() -> None:
    """4 5 6 joker joker 9: where a joker needs two naturals beside it, no two runs do as well."""
    position = read_position({"rules": "rami30", "hand": "4H 5H 6H 9H JK KC QS", "phase": "play", "opened": True})
    rows = told(out_rows(position, thrown(position)), 1)
    assert rows == brute_goals.out_rows(position, 1)
    assert rows["KC"][1]["JK"] == 5
    position = read_position(
        {"rules": "rami30", "options": {"open_min": 39}, "hand": "4H 5H 6H 9H JK KC 2C", "phase": "play"}
    )
    check_opening_of(position)


def test_a_hand_that_grows_may_make_a_run_longer_than_it_is() -> None:
    options = {"final_discard": "none", "joker_ratio": "minority", "open_scope": "single_meld", "open_min": 0}
    position = read_position({"rules": "rami30", "hand": "QS JK JK", "phase": "play", "options": options})
    assert out_rows(position, [])[None].distance == 2


@pytest.mark.parametrize(
    "early", [{"layoff_before_open": True}, {"swap_needs_open": False}, {"new_melds_after_open": False}]
)
def test_an_opening_alone_in_its_turn_is_left_uncounted_with_more_before_it_or_no_more_after(
    early: dict[str, Any],
) -> None:
    request = {"rules": "rami30", "hand": "4H 5H 6H KS KD JK", "phase": "play"}
    mixed = {**request, "options": {"layoff_same_turn": False, **early}}
    position = read_position(mixed)
    assert not covers(position)
    assert "out" not in prospects(position, opening(position), (), out_now=False).goals
    for known in ({"layoff_same_turn": False}, early):
        assert covers(read_position({**request, "options": known}))
    assert covers(read_position({**mixed, "opened": True}))


LAYOFFS_ONLY = {
    "rules": "rami51", "options": {"layoff_before_open": True, "jokers": 4}, "hand": "AS 2D JK", "phase": "play",
    "table": [{"cards": "2D JK JK 5D JK", "joker_as": "3D 4D 6D", "type": "run", "jokers_taken": 1}],
}  # fmt: skip


def test_lay_offs_alone_end_a_round_where_no_opening_is_needed_for_them() -> None:
    position = read_position(LAYOFFS_ONLY)
    rows = told(out_rows(position, thrown(position)), 1)
    assert rows == brute_goals.out_rows(position, 1)
    assert rows["AS"][0] == 1
    assert rows["AS"][1]["AD"] == 2
    strict = read_position({**LAYOFFS_ONLY, "options": {"jokers": 4}})
    assert out_rows(strict, [])[None].distance not in (0, 1)


def test_where_nothing_is_thrown_every_card_drawn_is_laid() -> None:
    position = read_position({"rules": "rummikub", "hand": "R5 R6 JK", "opened": True})
    assert out_rows(position, [])[None].distance == 0
    position = read_position({"rules": "rummikub", "hand": "R5 R7", "opened": True})
    assert told(out_rows(position, [])) == {None: (1, {"R6": 2, "JK": 2})}
    position = read_position({"rules": "rummikub", "hand": "R5 R6 R7 K1", "opened": True})
    assert told(out_rows(position, [])) == brute_goals.out_rows(position, 2)


# -------------------------------------------------------------------------------------------------- Okey


def check_okey(seed: int, cards: int | None) -> None:
    data = random_request(seed, cards)
    position = read_position(data)
    if cards is not None:
        rows = told(out_rows(position, thrown(position)))
        assert rows == brute_goals.rows(position, brute_goals.ASKS["okey"]), json.dumps(data)
        assert matches(rows, by_solver(position, drawplans.out_goal)), json.dumps(data)
    pairs = told(pairs_rows(position, thrown(position)), 99)
    assert pairs == brute_goals.rows(position, brute_goals.ASKS["pairs"]), json.dumps(data)


@pytest.mark.parametrize("opened", [False, True])
@pytest.mark.parametrize(("hand", "possible"), [("R1-13 B1-13 Y1-4", True), ("R1-13 B1-12 Y1 Y1", False)])
def test_a_hand_too_wide_for_the_table_is_answered_without_it(hand: str, possible: bool, opened: bool) -> None:
    """Such hands grow only where nothing is thrown: what can be done now is told, the draws to going out are not."""
    position = read_position({"rules": "rummikub", "hand": hand, "opened": opened})
    assert not covers(position)
    analysis = analyse(position)
    assert analysis.go_out.possible is possible
    assert analysis.goals["open"] == (Goal(None) if opened else Goal(0))
    assert analysis.goals.get("out") == (Goal(0) if possible else None)


@pytest.mark.parametrize("cards", [4, 7, None])
@settings(FEW, max_examples=2)
@given(seed=SEEDS)
def test_okey(cards: int | None, seed: int) -> None:
    check_okey(seed, cards)


@pytest.mark.parametrize(
    ("rules", "hand"),
    [
        ("gin", "3S 4S 6S 7H 8H 10H QH KH 4D 5D"),
        ("gin", "2H 8H JH QH 4D 5D 7D 8D 2C 5C"),
        ("classic", "3S 4S 6S 7H 8H 10H QH KH 4D 5D"),
    ],
)
def test_a_first_meld_may_be_made_of_cards_drawn(rules: str, hand: str) -> None:
    """No meld is held yet, nothing lies on the table: sweep and solver find the same way out."""
    position = read_position({"rules": rules, "hand": hand, "phase": "draw"})
    assert drawplans.out_goal(position).distance == out_rows(position, [])[None].distance == 3


# ------------------------------------------------------------------------------------- without the sweep


@pytest.mark.parametrize("name", [*WITH_OPENING, "shanghai", "okey"])
def test_next_goal_without_the_sweep(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(3):
        if name == "shanghai":
            position = read_position(seeded_contract(seed, 1))
        elif name == "okey":
            position = read_position(random_request(seed, 7))
        else:
            position = replace(seeded_position(seed, name), opened=False, opened_this_turn=False)
        if not fewdraws.sweeps(position.rules):
            continue
        first = opening(position)
        search = Search(position)
        out = search.best_turn().goes_out
        last = search.last_cards() if out else ()
        swept = prospects(position, first, last, out_now=out)
        monkeypatch.setattr(fewdraws, "COMPILED", False)
        solved = prospects(position, first, last, out_now=out)
        monkeypatch.undo()
        assert set(solved.nearest) <= set(swept.nearest)
        for goal, found in solved.nearest.items():
            assert found == swept.nearest[goal], (goal, describe(position))


# ------------------------------------------------------------------------------------------ many of them


@pytest.mark.thorough
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("check", [check_opening, check_out, check_out_of_full_hands])
def test_many(check: Callable[[str, int], None], name: str) -> None:
    if check is check_opening and name not in WITH_OPENING:
        return
    _run(lambda seed: check(name, seed), 60)


@pytest.mark.thorough
@pytest.mark.parametrize("cards", [5, 6, 9, 10, None])
def test_many_of_okey(cards: int | None) -> None:
    _run(lambda seed: check_okey(seed, cards), 15)


@pytest.mark.thorough
def test_many_contracts() -> None:
    _run(check_contract, 150)


@pytest.mark.thorough
@pytest.mark.parametrize("check", [check_out_with_a_pure_run, check_out_in_two_turns, check_out_with_many_options])
def test_many_in_stages_or_with_many_options(check: Callable[[int], None]) -> None:
    _run(check, 300)


def _run(check: Callable[[int], None], count: int) -> None:
    """Seeds one after the other; positions that a check sets aside do not count."""
    tried = seed = 0
    while tried < count:
        with contextlib.suppress(UnsatisfiedAssumption):
            check(seed)
            tried += 1
        seed += 1
