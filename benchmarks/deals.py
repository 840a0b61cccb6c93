"""Seeded hands and positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

from analyzer import Position, RuleSet, load_rules, read_position
from analyzer.cards import JOKER, Hand, Piece, sort_hand
from analyzer.position import full_deck

TABLE = [
    {"cards": ["5S", "6S", "JK", "8S"], "joker_as": ["7S"], "type": "run"},
    {"cards": ["9H", "9D", "9C"], "type": "set"},
]
"""The two melds on the table, laid by an opponent; one joker may be swapped out."""


def deal(rules: RuleSet, cards: int, jokers: int, rng: Random, gone: Iterable[Piece] = ()) -> Hand:
    """A random hand with exactly so many jokers, from the deck without the cards that are gone."""
    left = full_deck(rules) - Counter(gone)
    del left[JOKER]
    return sort_hand([*rng.sample(list(left.elements()), cards - jokers), *[JOKER] * jokers])


def at_table(name: str, cards: int, jokers: int, rng: Random, *, opened: bool) -> Position:
    """A random position in the middle of a turn, two melds on the table; the deck gets the jokers that it needs."""
    in_deck = max(load_rules(name).jokers, jokers + 1)
    shape = {"rules": name, "options": {"jokers": in_deck, "hand_size": cards - 1}, "opened": opened, "table": TABLE}
    laid = read_position({**shape, "hand": ["KD"]})
    gone = [piece for meld in laid.table for piece in meld.meld.naturals]
    hand = deal(laid.rules, cards, jokers, rng, gone)
    return read_position({**shape, "hand": list(map(str, hand))})


def words(hand: Iterable[Piece]) -> str:
    """The hand as text."""
    return " ".join(map(str, hand))
