"""`analyse` against the brute force for Okey: going out, distance and outs by melds and by pairs, free partition."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from analyzer.analysis import analyse
from analyzer.cards import Card, Piece
from analyzer.pairs import draws_to_pairs, pairs_outs
from analyzer.partition import partition
from analyzer.position import Position
from analyzer.positionio import read_position
from analyzer.report import Analysis, Goal
from analyzer.rules import RuleSet, load_rules
from tests import brute_okey
from tests.brute_melds import CARDS, JK, rank_mates, run_faces, texts

DEEPEST = 2
"""The brute force looks no further than so many draws."""

TILES = sorted(text for text, card in CARDS.items() if card.suit.is_tile)
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {},
    {"okey_set_distinct": False},
    {"run_13_1": False},
    {"pair_wild": False},
    {"okey_set_distinct": False, "run_13_1": False, "pair_wild": False},
    {"max_run_len": 13},
    {"min_run": 4},
)


# ------------------------------------------------------------------------------------------------ positions


def random_request(seed: int, cards: int | None = None, ways: tuple[dict[str, Any], ...] = OPTIONS) -> dict[str, Any]:
    """A hand of 14 or 15 tiles, or of so many, that wins or nearly wins, by melds or by pairs."""
    rng = random.Random(f"okey {seed} {cards}")
    options = rng.choice(ways)
    rules = load_rules("okey", **options)
    indicator = rng.choice(TILES)
    wild = str(Card(CARDS[indicator].suit, CARDS[indicator].rank % 13 + 1))
    # Text of the deck as it is written: the wild tiles by their face, the starred ones as FJ.
    deck = Counter(dict.fromkeys(TILES, 2)) + Counter({"FJ": 2}) - Counter([indicator])
    phase = "draw" if rng.random() < 0.2 else "play"
    size = cards or (14 if phase == "draw" else 15)
    goal = size - (phase == "play")
    hand: list[str] = []
    by_pairs = cards is None and rng.random() < 0.3
    for _ in range(30):
        if len(hand) >= goal:
            break
        meld = _pair(rng) if by_pairs else _meld(rng, rules, hand, goal - len(hand))
        # The starred tile takes the place of the wildcard's face.
        meld = ["FJ" if tile == wild else tile for tile in meld]
        if not Counter(meld) - deck:
            deck.subtract(meld)
            hand += meld
    for _ in range(rng.choice((0, 0, 0, 1, 1, 2))):
        # A wildcard instead of a tile, one that fits or a random one.
        _replace(rng, hand, wild, deck)
    for _ in range(rng.choice((0, 0, 1, 1, 2, 2, 3))):
        _replace(rng, hand, rng.choice(TILES), deck)
    while len(hand) < size:
        tile = _near(rng, rng.choice(hand or TILES), wild) if rng.random() < 0.6 else rng.choice([*TILES, "FJ"])
        if deck[tile] > 0:
            deck[tile] -= 1
            hand.append(tile)
    data: dict[str, Any] = {
        "rules": "okey",
        "options": options,
        "indicator": indicator,
        "phase": phase,
        "hand": sorted(hand[:size]),
    }
    deck.update(hand[size:])
    if rng.random() < 0.5:
        gone = [_near(rng, rng.choice(hand), wild) for _ in range(rng.randint(1, 25))]
        data["seen"] = [tile for tile in gone for _ in range(rng.randint(1, 2)) if _take(deck, tile)]
    if phase == "draw" and _take(deck, tile := _near(rng, rng.choice(hand), wild)):
        data["discards"] = [tile]
    return data


def _take(deck: Counter[str], tile: str) -> bool:
    """Whether the deck still had the tile, which it loses."""
    if deck[tile] <= 0:
        return False
    deck[tile] -= 1
    return True


def _replace(rng: random.Random, hand: list[str], tile: str, deck: Counter[str]) -> None:
    if hand and deck[tile] > 0:
        place = rng.randrange(len(hand))
        deck[hand[place]] += 1
        deck[tile] -= 1
        hand[place] = tile


def _pair(rng: random.Random) -> list[str]:
    return [rng.choice(TILES)] * 2


def _meld(rng: random.Random, rules: RuleSet, hand: list[str], most: int) -> list[str]:
    """A set or run of at most so many tiles, rather near to those that are there."""
    if rng.random() < 0.5:
        known = [CARDS[tile].rank for tile in hand if tile in CARDS]
        rank = rng.choice(known) if known and rng.random() < 0.3 else rng.randint(1, 13)
        return rng.sample(rank_mates(rank, rules), min(4, max(3, most), rng.choice((3, 3, 4))))
    size = min(rng.choice((3, 3, 4, 4, 5, 6, 9, 13)), max(3, most))
    runs = sorted(run_faces(max(size, rules.min_run), rules))
    ends = [run for run in runs if run[-1].endswith("1") and len(run[-1]) == 2]
    return list(rng.choice(ends if ends and rng.random() < 0.2 else runs))


def _near(rng: random.Random, tile: str, wild: str) -> str:
    """A tile that could lie in one meld or pair with this one."""
    known = CARDS[tile] if tile in CARDS else CARDS[wild]
    dice = rng.random()
    if dice < 0.25:
        return tile
    if dice < 0.5:
        return rng.choice([text for text in TILES if CARDS[text].rank == known.rank])
    return str(Card(known.suit, (known.rank - 1 + rng.choice((-2, -1, 1, 2))) % 13 + 1))


# --------------------------------------------------------------------------------------------------- figures


def tried_by_all(position: Position, deepest: int = DEEPEST) -> dict[str, Any]:
    """The figures of the brute force."""
    out = brute_okey.go_out(position)
    take = None
    if position.phase == "draw" and position.upcard is not None:
        take = 20 * (brute_okey.go_out(position.after_taking()).possible - out.possible)
    return {
        "take": take,
        "go_out": out._asdict(),
        "penalty_after": 0 if out.possible else 20,
        "cards_placed": len(position.hand) - brute_okey.thrown(position) if out.possible else 0,
        "discards": {
            tile: 0 if tile in out.discards else 20
            for tile in (texts(position.hand) if position.phase == "play" else ())
        },
        "out": brute_okey.melds_goal(position, deepest),
        "pairs": brute_okey.pairs_goal(position),
    }


def answered(position: Position, analysis: Analysis, deepest: int = DEEPEST) -> dict[str, Any]:
    """The same figures of `analyse`."""
    out, turn, wild = analysis.go_out, analysis.turn, str(position.wild)

    def text(tile: str) -> str:
        return {wild: JK, "FJ": wild}.get(tile, tile)

    return {
        "take": analysis.draw.take.gain if analysis.draw and analysis.draw.take else None,
        "go_out": {
            "possible": out.possible,
            "discards": frozenset(map(text, out.discards)),
            "bonus": out.bonus,
            "by": out.by,
        },
        "penalty_after": turn.penalty_after,
        "cards_placed": turn.cards_placed,
        "discards": {_text(row.card): row.penalty_after for row in analysis.discards},
        "out": _goal(analysis.goals["out"], deepest),
        "pairs": _goal(analysis.goals["pairs"], 99),
    }


def _text(piece: Piece) -> str:
    return texts([piece])[0]


def _goal(goal: Goal, deepest: int) -> brute_okey.Goal:
    if goal.distance is None or goal.distance > deepest:
        return None, {}
    return goal.distance, {_text(tile): left for tile, left in goal.outs}


# ---------------------------------------------------------------------------------------------------- tests


@pytest.mark.parametrize("seed", range(20))
def test_same_figures(seed: int) -> None:
    data = random_request(seed)
    position = read_position(data)
    assert answered(position, analyse(position)) == tried_by_all(position), json.dumps(data)


@pytest.mark.parametrize("cards", [4, 6, 7, 9, 10, 12])
def test_same_figures_of_small_hands(cards: int) -> None:
    for seed in range(3):
        data = random_request(seed, cards)
        position = read_position(data)
        assert answered(position, analyse(position)) == tried_by_all(position), json.dumps(data)


@pytest.mark.parametrize("seed", range(0, 60, 10))
def test_same_partition(seed: int) -> None:
    for data in (random_request(number) for number in range(seed, seed + 10)):
        position = read_position(data)
        fewest = brute_okey.fewest_left(texts(position.hand), position.rules)
        found = partition(position.hand, position.rules)
        assert found.min_penalty == len(found.leftover) == fewest, json.dumps(data)


@pytest.mark.parametrize(("cards", "draws"), [(4, 2), (6, 1), (8, 1), (11, 1), (None, 1)])
def test_plans_are_what_drawing_shows(cards: int | None, draws: int) -> None:
    for seed in range(3):
        position = read_position(random_request(seed, cards))
        by_drawing = brute_okey.melds_goal_by_drawing(position, draws)
        assert brute_okey.melds_goal(position, draws) == by_drawing, position


def okey(indicator: str, hand: str, seen: str = "", **options: Any) -> dict[str, Any]:
    return {"rules": "okey", "indicator": indicator, "hand": hand, "seen": seen, "options": options}


PAIRS_53 = "B1 B1 R2 R2 Y5 Y5 B9 B9 K7 K7 R12 R12"


@pytest.mark.parametrize(
    ("data", "discards", "bonus"),
    [
        (okey("Y12", "R1-3 K5 B5 Y5 B8-11 R9 K9 B9 Y9 K2"), "K2", None),  # OK-C25
        (okey("Y12", "R1-3 K5 B5 Y5 B8-11 R9 K9 Y9 K2 Y6"), "", None),  # OK-C26
        (okey("Y12", "R1 R1 K4 K4 B7 B7 Y7 Y7 R12 R12 K13 K13 B2 B2 Y5"), "Y5", "seven_pairs"),  # OK-C29
        (okey("R5", "B1-4 Y9-12 K7 R7 Y7 K10 B10 FJ B13"), "", None),  # PC51-1
        (okey("R5", "B1-4 Y9-12 K9 B9 R9 R5 FJ R7 B13"), "B13", None),  # PC51-2
        (okey("Y7", f"{PAIRS_53} R10 Y8 B13"), "B13 R10", "seven_pairs"),  # PC53-1
        (okey("Y7", f"{PAIRS_53} FJ FJ B13"), "B13", "seven_pairs"),  # PC53-2
        (okey("Y7", f"{PAIRS_53} R10 FJ B13"), "", None),  # PC53-3
        (okey("Y7", f"{PAIRS_53} R10 Y8 B13", pair_wild=False), "", None),
        (okey("Y7", f"{PAIRS_53} Y8 Y8 B13", pair_wild=False), "B13", "seven_pairs"),
        (okey("Y7", f"{PAIRS_53} FJ Y8 B13", pair_wild=False), "B13", "seven_pairs"),  # each is a yellow eight
        (okey("Y7", f"{PAIRS_53} FJ Y8 Y8", pair_wild=False), "Y8", "seven_pairs"),
        (okey("R5", "K12 K13 K1 B1-4 Y9-12 K9 B9 R9 R3"), "R3", None),  # OK-C05
        (okey("R5", "K12 K13 K1 B1-4 Y9-12 K9 B9 R9 R3", run_13_1=False), "", None),  # OK-C06
        (okey("R5", "K12 K13 K1 B1-4 Y9-12 K9 K9 R9 R3"), "", None),
        (okey("R5", "K12 K13 K1 B1-4 Y9-12 K9 K9 R9 R3", okey_set_distinct=False), "R3", None),
    ],
)
def test_the_brute_force_knows_the_rules(data: dict[str, Any], discards: str, bonus: str | None) -> None:
    found = brute_okey.go_out(read_position(data))
    written = {"Y8" if tile == JK else tile for tile in found.discards}
    assert (found.possible, written, found.bonus) == (bool(discards), set(discards.split()), bonus)


# B4 is out of play: the wildcard is it in B2-6, and a red 1 completes the ones.
NO_BLACK_4 = okey("Y13", "B1 B12 B13 B2 B3 B5 B5 B6 K1 K12 K5 R10 R12 R5 Y1", seen="B4 B4")


def test_the_brute_force_lets_a_wildcard_stand_for_a_tile_out_of_play() -> None:
    distance, outs = brute_okey.melds_goal(read_position(NO_BLACK_4), 1)
    assert (distance, outs["R1"]) == (1, 2)


@pytest.mark.parametrize(
    "data", [NO_BLACK_4, *(random_request(seed, size) for size, seed in ((7, 3), (9, 13), (12, 3)))]
)
def test_tiles_out_of_play(data: dict[str, Any]) -> None:
    position = read_position(data)
    assert answered(position, analyse(position)) == tried_by_all(position), json.dumps(data)


@pytest.mark.parametrize("seed", range(12))
def test_the_outs_to_seven_pairs_are_those_of_trying_every_card(seed: int) -> None:
    """Cards alike are tried once, whatever the wildcard pairs with."""
    position = read_position(random_request(seed))
    hand, unseen = Counter(position.hand), position.unseen()
    draws = draws_to_pairs(hand, unseen, position)
    tried = {
        (card, left)
        for card, left in unseen.items()
        if draws_to_pairs(hand + Counter([card]), unseen - Counter([card]), position) < draws
    }
    assert set(pairs_outs(hand, unseen, position, draws)) == tried
