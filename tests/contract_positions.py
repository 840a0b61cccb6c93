"""Random positions before and after contracts, near to having them, with house rules switched."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any

from analyzer.cards import Card, Hand, sort_hand
from analyzer.position import Drawn, Position
from analyzer.rules import RuleSet, load_rules
from tests.brute_melds import CARDS, JK, jokers_allowed, rank_mates, run_faces
from tests.strategies import describe, random_position

OPTIONS: tuple[dict[str, Any], ...] = (
    {"contract_exact": False},
    {"contract_exact": False, "joker_limits": None},
    {"same_suit_runs": "not_adjacent"},
    {"sets_distinct_ranks": True},
    {"jokers": 2},
    {"jokers": 4},
    {"jokers": 8},
    {"joker_limits": None},
    {"joker_limits": {"3": 1, "4": 1, "5": 2, "6": 3}},
    {"final_discard": "optional"},
    {"layoff_same_turn": True},
    {"min_naturals": 2},
    {"ace_low_run": False},
    {"ace_high_run": False},
    {"max_run_len": 10},
    {"ace_sets": False},
    {"set_distinct_suits": True},
    {"adjacent_jokers": False},
    {"take_discard": "must_meld_it"},
    {"take_discard": "must_meld_any"},
    {"take_discard": "meld_or_layoff"},
    {"return_discard": False},
    {"penalty_unopened": 150},
    {"swap_set_rule": "either"},
    {"joker_pen": 20},
)


def random_contracts(rng: random.Random) -> list[list[list[Any]]]:
    """A few contracts that no rule book has."""
    shapes = [["set", 3], ["set", 3], ["set", 4], ["run", 4], ["run", 4], ["run", 5], ["run", 6], ["set", 5]]
    return [rng.sample(shapes, rng.randint(1, 3)) for _ in range(3)]


def random_options(rng: random.Random, ways: int) -> dict[str, Any]:
    """Up to so many options switched."""
    options: dict[str, Any] = {}
    for _ in range(rng.randint(0, ways)):
        options |= rng.choice(OPTIONS)
    return options


def seeded_contract(seed: int, number: int | None = None, ways: int = 2) -> dict[str, Any]:
    """A position before the contract, near to having it; without a number, a contract of random lists."""
    rng = random.Random(f"contract {seed} {number}")
    options = random_options(rng, ways)
    if number is None:
        options["contracts"] = random_contracts(rng)
        number = rng.randint(1, 3)
    players = rng.choice((2, 3, 4, 4, 5, 5, 6, 8))
    rules = load_rules("shanghai", players=players, **options)
    assert rules.contracts is not None
    wanted, size = rules.contracts[number - 1], sum(size for _, size in rules.contracts[number - 1])
    deck = Counter({card: rules.packs for card, value in CARDS.items() if not value.suit.is_tile}) + Counter(
        {JK: rules.jokers}
    )
    phase = "draw" if rng.random() < 0.15 else "play"
    fitting = [b for b in range(rules.buys(number) + 1) if 12 + 2 * b > size]
    buys = rng.choice(fitting[:2] or [0]) if rng.random() < 0.8 else rng.randint(0, rules.buys(number))
    cards = 11 + 2 * buys + (phase == "play")
    hand: list[str] = []
    for kind, length in wanted:
        hand += _take(_meld(rng, kind, length, rules, hand), deck)
    # Some cards of the contract are missing.
    rng.shuffle(hand)
    kept = min(cards, max(0, len(hand) - rng.choice((0, 0, 1, 1, 2, 3))))
    deck.update(hand[kept:])
    del hand[kept:]
    while len(hand) < cards:
        near = _near(rng, rng.choice(hand)) if hand and rng.random() < 0.6 else _any(rng, deck)
        hand += _take([JK if rng.random() < 0.1 else near], deck)
    data: dict[str, Any] = {
        "rules": "shanghai",
        "options": options,
        "players": players,
        "contract": number,
        "buys_used": buys,
        "phase": phase,
        "hand": sorted(hand),
    }
    if phase == "play" and rng.random() < 0.5:
        data["drawn"] = {"card": rng.choice(hand), "from": rng.choice(("stock", "discard", "discard"))}
    if rng.random() < 0.4:
        gone = [card for near in rng.sample(hand, min(4, len(hand))) for card in [_near(rng, near)] * 2]
        data["seen"] = sorted(_take([*gone, *_any_cards(rng, deck, 10)], deck))
    if rng.random() < 0.5:
        data["discards"] = _take([*_any_cards(rng, deck, 2), _near(rng, rng.choice(hand))], deck)
    if options.get("layoff_same_turn"):
        data["table"] = _table(rng, deck, rules)
    return data


def _take(cards: list[str], deck: Counter[str]) -> list[str]:
    """Those of the cards that the deck still has."""
    taken = []
    for card in cards:
        if deck[card] > 0:
            deck[card] -= 1
            taken.append(card)
    return taken


def _any(rng: random.Random, deck: Counter[str]) -> str:
    return rng.choice(sorted(card for card in deck if card != JK))


def _any_cards(rng: random.Random, deck: Counter[str], most: int) -> list[str]:
    return [_any(rng, deck) for _ in range(rng.randint(0, most))]


def _near(rng: random.Random, card: str) -> str:
    """A card that could lie in one meld with this one."""
    if card == JK:
        return rng.choice(("AS", "7H", "KC"))
    known = CARDS[card]
    if rng.random() < 0.5:
        return str(rng.choice([mate for mate in CARDS.values() if mate.rank == known.rank and not mate.suit.is_tile]))
    rank = (known.rank - 1 + rng.choice((-1, 1, 2))) % 13 + 1
    return next(text for text, other in CARDS.items() if other.suit == known.suit and other.rank == rank)


def _meld(rng: random.Random, kind: str, size: int, rules: RuleSet, hand: list[str]) -> list[str]:
    """Cards of a random meld, runs rather beside those that the hand has, some cards replaced by jokers."""
    if kind == "set":
        cards = rng.choices(rank_mates(rng.randint(1, 13), rules), k=size)
    else:
        runs = sorted(run_faces(size, rules))
        suits = {CARDS[card].suit for card in hand if card != JK}
        beside = [run for run in runs if CARDS[run[0]].suit in suits]
        cards = list(rng.choice(beside if beside and rng.random() < 0.5 else runs))
    for _ in range(rng.choice((0, 0, 1, 1, 2, 3))):
        cards[rng.randrange(size)] = JK
    return cards


def _table(rng: random.Random, deck: Counter[str], rules: RuleSet) -> list[dict[str, Any]]:
    """A run of an opponent, perhaps with a joker; none when the deck no longer has its cards."""
    run = list(rng.choice(sorted(run_faces(4, rules))))
    place = rng.randrange(4)
    joker = deck[JK] > 0 and rng.random() < 0.5 and jokers_allowed("run", 4, 1, rules)
    laid = [JK if joker and at == place else card for at, card in enumerate(run)]
    if Counter(laid) - deck:
        return []
    deck.subtract(laid)
    return [{"cards": laid, "type": "run", "owner": "opponent", "joker_as": [run[place]] if joker else []}]


# -------------------------------------------------------------------------------------- with melds on the table


SMALL = [[["set", 3]], [["run", 4]], [["set", 3], ["set", 3]], [["set", 3], ["run", 4]]]


def seeded_table(seed: int) -> tuple[Position, str]:
    """A hand of four to seven cards beside one or two melds, mostly after the contract; and how to write it."""
    rng = random.Random(f"table {seed}")
    opened = rng.random() < 0.6
    options: dict[str, Any] = {"jokers": 4} if rng.random() < 0.7 else {}
    options |= random_options(rng, 2) | ({} if opened else {"contracts": SMALL})
    rules = load_rules("shanghai", **options)
    position = random_position(rng, rules, rng.choice((2, 3, 4, 4, 5, 6, 7)), rng.choice((1, 2)), **options)
    this_turn = opened and position.phase == "play" and rng.random() < 0.15
    position = replace(
        position,
        hand=_fitting(rng, position),
        drawn=None,
        contract=rng.choice((1, 1, 2, 2, 3, 4)),
        opened=opened,
        opened_this_turn=this_turn,
        laid_before=opened and not this_turn,
    )
    if position.phase == "play" and rng.random() < 0.5:
        position = replace(position, drawn=Drawn(rng.choice(position.hand), rng.choice(("stock", "discard"))))
    return position, describe(position)


def _fitting(rng: random.Random, position: Position) -> Hand:
    """The hand with up to three cards that fit a table meld or, before the contract, another card, if unseen."""
    hand = list(position.hand)
    for _ in range(rng.randint(0, 3)):
        beside = [face for laid in position.table for face in laid.meld.faces()]
        others = [card for card in hand if isinstance(card, Card)]
        near = rng.choice(beside if beside and (position.opened or rng.random() < 0.4) else others or [CARDS["7H"]])
        card = near if rng.random() < 0.25 else CARDS[_near(rng, str(near))]
        if replace(position, hand=tuple(hand)).unseen()[card]:
            hand[rng.randrange(len(hand))] = card
    return sort_hand(hand)
