"""The `score` request: the end of a round, of a match, or the pot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from decimal import Decimal
from typing import Any

from analyzer.errors import ScoreError
from analyzer.match import MOST_ROUNDS, Match, Standing, match_rules
from analyzer.pot import amount_json, read_amount, split_pot, split_pot_by_penalties
from analyzer.requests import RulesRequest
from analyzer.roundcheck import out_of_range
from analyzer.roundjson import (
    CARD_KEYS,
    WIN_KEYS,
    CardRoundShape,
    WinRoundShape,
    card_round,
    read_shape,
    win_round,
)
from analyzer.rounds import PointsRound, Round
from analyzer.rules import RuleSet

Answer = dict[str, Any]


class TotalsRequest(RulesRequest):
    """What rounds of every kind may say about the match around them."""

    limit: int | None = None
    totals_before: dict[str, int] | None = None
    last_round: bool = False


class CardRoundRequest(TotalsRequest, CardRoundShape):
    """The end of a round whose losers count their cards."""


class WinRoundRequest(TotalsRequest, WinRoundShape):
    """The end of a round that costs fixed points."""


class MatchRequest(TotalsRequest):
    """Points of several rounds."""

    rounds: list[dict[str, int]]


class PotRequest(RulesRequest):
    """A pot whose rest all losers share."""

    pot: Any
    winner: str
    losers: list[str]


class PenaltyPotRequest(RulesRequest):
    """A pot whose rest goes to losers with few penalty points."""

    pot: Any
    winner: str
    penalties: dict[str, int]
    rounds: int


AnyRequest = CardRoundRequest | WinRoundRequest | MatchRequest | PotRequest | PenaltyPotRequest


def score_answer(request: Mapping[str, Any]) -> Answer:
    """The answer to a `score` request; the keys say which: `pot`, a list of `rounds`, else the end of one round.

    Raises ScoreError, or RulesError for the rule set and its options.

    >>> score_answer({"do": "score", "rules": "rami30", "winner": "P1", "hands": {"P2": "5H 6D AS"}})["round_points"]
    {'P1': 0, 'P2': 26}
    >>> score_answer({"do": "score", "rules": "rami40", "pot": 120, "winner": "P1", "losers": ["P2", "P3"]})
    {'payout': {'P1': 90, 'P2': 15, 'P3': 15}}
    """
    loaded = _rules(request)
    shape, elsewhere = _shape(request, loaded)
    read = read_shape(request, shape, rules=loaded.name if loaded else "", elsewhere=elsewhere)
    if isinstance(read, PotRequest):
        return _payout(split_pot(read_amount(read.pot), read.winner, read.losers, _table(read, len(read.losers) + 1)))
    if isinstance(read, PenaltyPotRequest):
        rules = _table(read, len(read.penalties))
        return _payout(split_pot_by_penalties(read_amount(read.pot), read.winner, read.penalties, read.rounds, rules))
    return _rounds(read) if isinstance(read, MatchRequest) else _round(read)


def _rules(request: Mapping[str, Any]) -> RuleSet | None:
    """The rule set that the request names; None when the request has not the shape to name one."""
    name, options = request.get("rules"), request.get("options", {})
    if not isinstance(name, str) or not isinstance(options, Mapping):
        return None
    return match_rules(name, options, players=0)


def _table(read: RulesRequest, players: int) -> RuleSet:
    return match_rules(read.rules, read.options, players)


def _shape(request: Mapping[str, Any], rules: RuleSet | None) -> tuple[type[AnyRequest], Sequence[str]]:
    """The shape that the request must have, and the keys that other rule sets have in its place."""
    if "pot" in request:
        if rules and rules.pot_limit:
            return PenaltyPotRequest, ("losers",)
        return PotRequest, ("penalties", "rounds")
    if "rounds" in request:
        return MatchRequest, ()
    if rules and rules.win_points is not None:
        return WinRoundRequest, CARD_KEYS
    return CardRoundRequest, WIN_KEYS


def _payout(parts: Mapping[str, Decimal]) -> Answer:
    return {"payout": {player: amount_json(amount) for player, amount in parts.items()}}


def _round(read: CardRoundRequest | WinRoundRequest) -> Answer:
    """The points of one round and the standing after it."""
    if isinstance(read, WinRoundRequest):
        seats = tuple(read.players)
    else:
        seats = tuple(dict.fromkeys((read.winner or "", *read.hands, *read.unopened)))
    rules = _table(read, len(read.totals_before or seats))
    played = win_round(read) if isinstance(read, WinRoundRequest) else card_round(read, rules, read.letters)
    standing = _standing(read, rules, seats, (played,))
    score = standing.scores[0]
    return {
        "round_points": dict(score.points),
        "counted": dict(score.counted),
        "parts": {player: [[str(piece), points] for piece, points in parts] for player, parts in score.parts.items()},
        **_outcome(standing),
    }


def _rounds(read: MatchRequest) -> Answer:
    """The standing after several rounds."""
    if not read.rounds:
        raise ScoreError(out_of_range(0, "rounds", 1, MOST_ROUNDS))
    seats = tuple(dict.fromkeys(player for points in read.rounds for player in points))
    rounds = tuple(PointsRound(points) for points in read.rounds)
    standing = _standing(read, _table(read, len(read.totals_before or seats)), seats, rounds)
    return {"running": [dict(totals) for totals in standing.running], **_outcome(standing)}


def _standing(read: TotalsRequest, rules: RuleSet, seats: tuple[str, ...], rounds: tuple[Round, ...]) -> Standing:
    """The standing after these rounds; problems are placed where the request has them."""
    start = read.totals_before or {}
    try:
        return Match(
            rules,
            tuple(start) or seats,
            rounds,
            limit=read.limit,
            rounds_to_play=len(rounds) if read.last_round else None,
            start=start,
            options=read.options,
        ).standing
    except ScoreError as error:
        one = not isinstance(read, MatchRequest)
        raise ScoreError(*(replace(p, where=_place(p.where, one=one)) for p in error.problems)) from error


def _place(where: str, *, one: bool) -> str:
    """A place in a match as the request writes it."""
    if one:
        where = where.removeprefix("rounds[0]").lstrip(".")
    else:
        where = where.replace("].points", "]", 1)
    return f"totals_before{where.removeprefix('start')}" if where.startswith("start.") else where


def _outcome(standing: Standing) -> Answer:
    return {
        "totals": dict(standing.totals),
        "eliminated": list(standing.eliminated),
        "game_winner": standing.winner,
        "ranking": [asdict(rank) for rank in standing.ranking],
    }
