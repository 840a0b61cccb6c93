"""Matches by hand and at random, under every rule set."""

from __future__ import annotations

import random
from typing import Any

from analyzer.cards import JOKER, sort_hand
from analyzer.match import Match, add_round, new_match
from analyzer.position import full_deck
from analyzer.roundcheck import largest_hand, least_points
from analyzer.rounds import CardRound, PointsRound, Round, WinRound
from analyzer.rules import RuleSet, load_rules, rule_names

NAMES = ("Ann", "Bob", "Cid", "Dee")


def random_round(rng: random.Random, rules: RuleSet, players: tuple[str, ...]) -> Round:
    """A round that these players can have played."""
    winner, *losers = rng.sample(players, len(players))
    if rng.random() < 0.2:
        least = least_points(rules)
        return PointsRound({winner: rng.choice([0, least]), **{loser: rng.randint(1, 120) for loser in losers}})
    if rules.win_points is not None:
        twin = rng.choice([None, *players])
        if rng.random() < 0.2:
            return WinRound(players, "impasse", None, False, twin)
        return WinRound(players, rng.choice(["melds", "seven_pairs"]), winner, rng.random() < 0.3, twin)
    return _card_round(rng, rules, winner, losers)


def _card_round(rng: random.Random, rules: RuleSet, winner: str, losers: list[str]) -> CardRound:
    stock = list(full_deck(rules).elements())
    rng.shuffle(stock)
    hands: dict[str, Any] = {}
    for loser in losers:
        size = rng.randint(1, largest_hand(rules) or 20)
        hands[loser] = sort_hand(stock[:size]) if rng.random() < 0.8 else rng.randint(15, 30)
        del stock[:size]
    used = rng.randint(0, stock.count(JOKER))
    return CardRound(winner, hands, rng.choice([None, *rules.bonus]), used)


def random_match(seed: int, rounds: int = 8) -> Match:
    """A match under any rule set, over or not."""
    rng = random.Random(seed)
    name = rng.choice(rule_names())
    players = NAMES[: rng.randint(2, 4)]
    rules = load_rules(name)
    match = new_match(
        name,
        players,
        options=rng.choice([{}, {"elimination": "reaching"}]),
        limit=rng.choice([None, 1, 50, 100, 300]) if rules.elimination else None,
        rounds_to_play=rng.choice([None, None, rounds - 2]),
        start=rng.choice([{}, dict.fromkeys(players, 0), {players[0]: 20}]),
    )
    for _ in range(rng.randint(0, rounds)):
        if match.standing.over:
            break
        active = tuple(player for player in players if player not in match.standing.eliminated)
        match = add_round(match, random_round(rng, match.rules, active))
    return match


ABC = ("Ann", "Bob", "Cid")


def points(*values: int | None, players: tuple[str, ...] = ABC) -> PointsRound:
    return PointsRound({player: n for player, n in zip(players, values, strict=True) if n is not None})


def played(*rounds: Round, rules: str = "rami30", players: tuple[str, ...] = ABC, **settings: Any) -> Match:
    match = new_match(rules, players, **settings)
    for each in rounds:
        match = add_round(match, each)
    return match
