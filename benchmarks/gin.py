"""Beside OpenSpiel: the least deadwood of gin hands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial as bind
from random import Random
from typing import Any

from analyzer import Position, load_rules
from analyzer.cards import Piece
from analyzer.partition import partition
from analyzer.turns import Search
from benchmarks.deals import deal, words
from benchmarks.harness import Task, measure, notes, peer, table

HEAD = (
    "Hands",
    "Cards",
    "Ramiscope, median ms",
    "p95 ms",
    "OpenSpiel, median ms",
    "p95 ms",
    "Ramiscope / OpenSpiel",
    "Values that differ",
)
CARDS, RANKS, SUITS = 10, 13, 4


def card_text(card: Piece) -> str:
    """The card as OpenSpiel writes it: `Ts` for the ten of spades."""
    text = str(card)
    return f"{text[:-1].replace('10', 'T')}{text[-1].lower()}"


def deadwood(hand: tuple[Piece, ...]) -> int:
    """Ours, with the melds that leave it: ten cards are parted, of eleven one is thrown."""
    rules = load_rules("gin")
    if len(hand) == CARDS:
        return partition(hand, rules).min_penalty
    return Search(Position(rules, hand)).best_turn().penalty_after


def tasks(hand: tuple[Piece, ...], utils: Any) -> dict[str, Task]:
    cards = [utils.card_int(card_text(card)) for card in hand]
    return {"ours": bind(deadwood, hand), "peer": bind(utils.min_deadwood, cards)}


def report(hands: int, rounds: int, seed: int) -> str:
    """The table of least deadwood, ten cards at rest and eleven with one to throw. Raises PeerMissing."""
    utils = peer("pyspiel").gin_rummy.GinRummyUtils(RANKS, SUITS, CARDS)
    rows: list[Sequence[object]] = []
    differing: list[str] = []
    for cards in (CARDS, CARDS + 1):
        rng = Random(f"{seed} gin {cards}")
        dealt = [deal(load_rules("gin"), cards, 0, rng) for _ in range(hands)]
        measured = measure([tasks(hand, utils) for hand in dealt], rounds, {"peer": 100})
        values = list(zip(dealt, measured.answers["ours"], measured.answers["peer"], strict=True))
        wrong = [f"{words(hand)}: ours {ours}, theirs {theirs}" for hand, ours, theirs in values if ours != theirs]
        differing += wrong[:3]
        ratio = measured.ratio("ours", "peer")
        rows.append([hands, cards, *measured.times("ours"), *measured.times("peer"), ratio, len(wrong)])
    said = [
        "Ten cards: `partition` under `gin` beside `GinRummyUtils.min_deadwood`. Eleven cards: our best turn, "
        "the discard included, beside `min_deadwood`, which leaves out the dearest card then.",
        "OpenSpiel's is compiled code for ten cards without jokers that tries every group of melds and returns the "
        "number. Ours is the general model: the path of jokers, lay-offs and contracts, with the melds as a witness.",
        "A call of OpenSpiel is too short for the clock: each hand is asked 100 times in a row and counted once.",
        *(differing or ["No hand on which the values differ."]),
    ]
    return f"{table(HEAD, rows)}\n\n{notes(said)}"
