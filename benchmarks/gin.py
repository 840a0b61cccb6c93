"""Beside OpenSpiel: the least deadwood of gin hands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial as bind
from random import Random
from typing import Any

from analyzer import Position, load_rules
from analyzer.cards import Piece
from analyzer.fewdraws import faces, natural_melds
from analyzer.partition import partition
from analyzer.turns import Search
from analyzer.values import penalty
from benchmarks.deals import deal, words
from benchmarks.harness import Task, measure, notes, peer, table
from solver.sweep import Leftover

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
WHAT_IF_HEAD = (
    "Hands",
    "What-ifs a hand",
    "Sweep, median ms",
    "p95 ms",
    "OpenSpiel, median ms",
    "p95 ms",
    "OpenSpiel / sweep",
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


def what_ifs(game: Leftover, hand: tuple[Piece, ...]) -> list[int]:
    """The least deadwood of the next turn for each card thrown now and each card drawn then."""
    drawn = [card for card in game.place if card not in hand]
    return [int(least) for least in game.least(hand, drawn, hand, spare=True).ravel()]


def asked_one_by_one(utils: Any, hands: Sequence[list[int]]) -> list[int]:
    return [utils.min_deadwood(hand) for hand in hands]


def what_if_table(hands: int, rounds: int, seed: int, utils: Any) -> str:
    """Eleven cards: every discard and every draw, by the sweep and by the peer's function call by call."""
    rules, rng = load_rules("gin"), Random(f"{seed} gin what-if")
    game = Leftover(
        {card: penalty(card, rules) for card in faces(rules)}, [m.pieces for m in natural_melds(rules, rules.packs)]
    )
    number = {card: utils.card_int(card_text(card)) for card in faces(rules)}
    cases: list[dict[str, Task]] = []
    for _ in range(hands):
        hand = deal(rules, CARDS + 1, 0, rng)
        drawn = [card for card in game.place if card not in hand]
        after = [[number[c] for c in (*hand, card) if c != thrown] for thrown in hand for card in drawn]
        cases.append({"ours": bind(what_ifs, game, hand), "peer": bind(asked_one_by_one, utils, after)})
    measured = measure(cases, rounds, {"ours": 20})
    answers = zip(measured.answers["ours"], measured.answers["peer"], strict=True)
    wrong = sum(mine != theirs for ours, peers in answers for mine, theirs in zip(ours, peers, strict=True))
    times = (*measured.times("ours"), *measured.times("peer"), measured.ratio("peer", "ours"))
    return table(WHAT_IF_HEAD, [[hands, (CARDS + 1) * (len(game.place) - CARDS - 1), *times, wrong]])


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
        "What-ifs: the sweep tells the least deadwood after each of eleven discards and each of 41 draws at once, the "
        "next discard included; OpenSpiel is called for each of these hands, which are made before the clock runs.",
        "A call of OpenSpiel is too short for the clock: each hand is asked 100 times in a row and counted once.",
        *(differing or ["No hand on which the values differ."]),
    ]
    swept = what_if_table(max(1, hands // 20), rounds, seed, utils)
    return f"{table(HEAD, rows)}\n\n{swept}\n\n{notes(said)}"
