"""A match: rounds in order, and what follows from them; every match is valid, a change gives a new one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import groupby
from typing import Any

from analyzer.errors import Problem, ScoreError
from analyzer.position import MOST_PLAYERS
from analyzer.roundcheck import (
    FEWEST_PLAYERS,
    least_points,
    nothing_entered,
    out_of_range,
    player_problems,
    round_problems,
    unknown_player,
)
from analyzer.rounds import Round
from analyzer.rules import RuleSet, load_rules
from analyzer.scoresheet import RoundScore, score_round

MOST_TOTAL = 100_000
MOST_ROUNDS = 1_000


@dataclass(frozen=True)
class Rank:
    """A player's place, shared when equal; `out` is the round that eliminated him (0 = out before the first)."""

    place: int
    player: str
    total: int
    out: int | None = None


@dataclass(frozen=True)
class Standing:
    """What follows from the rounds of a match: running totals, who is out, the ranking, and the winner once it is over.

    `running[i]` are the totals after round i; a tie leaves `winner` empty and several `leaders`.
    """

    scores: tuple[RoundScore, ...]
    running: tuple[Mapping[str, int], ...]
    totals: Mapping[str, int]
    eliminated: tuple[str, ...]
    ranking: tuple[Rank, ...]
    over: bool

    @property
    def leaders(self) -> tuple[str, ...]:
        return tuple(rank.player for rank in self.ranking if rank.place == 1)

    @property
    def winner(self) -> str | None:
        return self.leaders[0] if self.over and len(self.leaders) == 1 else None


@dataclass(frozen=True)
class Match:
    """Players, rounds in order, and when it ends: beyond `limit` a player is out, after `rounds_to_play` all stop.

    `start` holds totals from before the first round. A match that cannot be raises ScoreError with its problems.

    >>> from analyzer.rounds import PointsRound
    >>> match = add_round(new_match("rami30", ("Ann", "Bob"), limit=50), PointsRound({"Ann": 0, "Bob": 51}))
    >>> match.standing.eliminated, match.standing.winner
    (('Bob',), 'Ann')
    """

    rules: RuleSet
    players: tuple[str, ...]
    rounds: tuple[Round, ...] = ()
    limit: int | None = None
    rounds_to_play: int | None = None
    start: Mapping[str, int] = field(default_factory=dict)
    options: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if problems := _settings_problems(self):
            raise ScoreError(*problems)
        _ = self.standing

    @cached_property
    def standing(self) -> Standing:
        return _replay(self)


def match_rules(name: str, options: Mapping[str, Any], players: int) -> RuleSet:
    """The rule set of a table; packs may follow from the number of players (SH-03, SH-04), 0 where not known yet."""
    seats = {"players": players} if FEWEST_PLAYERS <= players <= MOST_PLAYERS else {}
    return load_rules(name, **{**seats, **options})


def new_match(
    rules: str,
    players: tuple[str, ...],
    *,
    options: Mapping[str, Any] | None = None,
    limit: int | None = None,
    rounds_to_play: int | None = None,
    start: Mapping[str, int] | None = None,
) -> Match:
    """A match before its first round; `limit` 1 means a single round in rami30 (R30-34), Shanghai has ten (SH-09).

    >>> new_match("classic", ("Ann", "Bob", "Cid"), rounds_to_play=3).standing.leaders
    ('Ann', 'Bob', 'Cid')
    """
    loaded = match_rules(rules, options or {}, len(players))
    return Match(loaded, players, (), limit, rounds_to_play, dict(start or {}), dict(options or {}))


def add_round(match: Match, played: Round) -> Match:
    """The match with one more round. Raises ScoreError."""
    return replace(match, rounds=(*match.rounds, played))


def undo_round(match: Match, index: int = -1) -> Match:
    """The match as if that round (the last one by default) had never been played.

    Raises ScoreError when there is no such round, or when a later one could not have been played then.

    >>> from analyzer.rounds import PointsRound
    >>> match = new_match("classic", ("Ann", "Bob"))
    >>> undo_round(add_round(match, PointsRound({"Ann": 0, "Bob": 12}))) == match
    True
    """
    place = _place(match, index)
    return replace(match, rounds=match.rounds[:place] + match.rounds[place + 1 :])


def correct_round(match: Match, index: int, played: Round) -> Match:
    """The match as if that round had been written down like this at first. Raises ScoreError as `undo_round` does.

    >>> from analyzer.rounds import PointsRound
    >>> match = add_round(new_match("classic", ("Ann", "Bob")), PointsRound({"Ann": 0, "Bob": 12}))
    >>> correct_round(match, 0, PointsRound({"Ann": 0, "Bob": 21})).standing.totals
    {'Ann': 0, 'Bob': 21}
    """
    place = _place(match, index)
    return replace(match, rounds=(*match.rounds[:place], played, *match.rounds[place + 1 :]))


def end_match(match: Match) -> Match:
    """The match with no more rounds to come: the lowest total wins (RC-03, SH-42).

    >>> from analyzer.rounds import PointsRound
    >>> match = add_round(new_match("classic", ("Ann", "Bob")), PointsRound({"Ann": 0, "Bob": 12}))
    >>> match.standing.winner, end_match(match).standing.winner
    (None, 'Ann')
    """
    return replace(match, rounds_to_play=len(match.rounds))


def _place(match: Match, index: int) -> int:
    """An index into the rounds counted from 0. Raises ScoreError when no round is there."""
    if not -len(match.rounds) <= index < len(match.rounds):
        raise ScoreError(Problem("no_such_round", "rounds", {"number": index + 1, "played": len(match.rounds)}))
    return index % len(match.rounds)


def _settings_problems(match: Match) -> list[Problem]:
    problems = player_problems(match.players)
    if match.limit is not None and match.rules.elimination is None:
        problems.append(Problem("key_without_meaning", "limit", {"key": "limit", "rules": match.rules.name}))
    if match.limit is not None and not 1 <= match.limit <= MOST_TOTAL:
        problems.append(out_of_range(match.limit, "limit", 1, MOST_TOTAL))
    if match.rounds_to_play is not None and not 0 <= match.rounds_to_play <= MOST_ROUNDS:
        problems.append(out_of_range(match.rounds_to_play, "rounds_to_play", 0, MOST_ROUNDS))
    if len(match.rounds) > MOST_ROUNDS:
        problems.append(out_of_range(len(match.rounds), "rounds", 0, MOST_ROUNDS))
    least = MOST_ROUNDS * least_points(match.rules)
    for player, total in match.start.items():
        if player not in match.players:
            problems.append(unknown_player(player, f"start.{player}", match.players))
        elif not least <= total <= MOST_TOTAL:
            problems.append(out_of_range(total, f"start.{player}", least, MOST_TOTAL))
    return problems


def _replay(match: Match) -> Standing:
    """Counts the rounds one after the other. Raises ScoreError with the problems of the first round that cannot be."""
    totals = {player: match.start.get(player, 0) for player in match.players}
    out = {player: 0 for player, total in totals.items() if _exceeds(total, match)}
    enders: set[str] = set()
    scores, running = [], []
    for index, played in enumerate(match.rounds):
        if problems := list(_problems(match, index, out)):
            raise ScoreError(*(replace(p, where=f"rounds[{index}].{p.where}".rstrip(".")) for p in problems))
        score = score_round(played, match.rules)
        totals = {player: total + score.points.get(player, 0) for player, total in totals.items()}
        scores.append(score)
        running.append(totals)
        fallen = [player for player in match.players if player not in out and _exceeds(totals[player], match)]
        out.update((player, index + 1) for player in fallen)
        enders.update(player for player in fallen if player == played.winner)
    over = _is_over(match, len(match.rounds), out)
    eliminated = tuple(player for player in match.players if player in out)
    return Standing(tuple(scores), tuple(running), totals, eliminated, _ranking(totals, out, enders), over)


def _exceeds(total: int, match: Match) -> bool:
    """Whether that total puts a player out (R30-35, S30-10)."""
    if match.limit is None:
        return False
    return total > match.limit or (total == match.limit and match.rules.elimination == "reaching")


def _is_over(match: Match, rounds: int, out: Mapping[str, int]) -> bool:
    """Whether one player at most is left, or the last round has been played (R30-36, RC-03)."""
    return len(match.players) - len(out) < FEWEST_PLAYERS or rounds == match.rounds_to_play


def _problems(match: Match, index: int, out: Mapping[str, int]) -> Iterator[Problem]:
    """What is wrong with a round in its match: who sits in it, the round itself, and that it comes after the end."""
    played = match.rounds[index]
    key = next(name for name in ("hands", "points", "players") if hasattr(played, name))
    for player in played.players:
        where = "winner" if key == "hands" and player == played.winner else f"{key}.{player}"
        if player not in match.players:
            yield unknown_player(player, where, match.players)
        elif player in out:
            yield Problem("player_out", where, {"player": player, "round": out[player]})
    for player in match.players:
        if player not in out and player not in played.players:
            yield nothing_entered(player, f"{key}.{player}")
    yield from round_problems(played, match.rules)
    if _is_over(match, index, out):
        yield Problem("match_over", "", {"rounds": index})


def _ranking(totals: Mapping[str, int], out: Mapping[str, int], enders: set[str]) -> tuple[Rank, ...]:
    """Players still in by their totals, then those out, the last one first.

    Of those out in the same round the one who ended it comes first (S30-10), then the lowest total.
    """

    def key(player: str) -> tuple[bool, int, bool, int]:
        return (player in out, -out.get(player, 0), player not in enders, totals[player])

    ranks: list[Rank] = []
    for _, tied in groupby(sorted(totals, key=key), key):
        place = len(ranks) + 1
        ranks.extend(Rank(place, player, totals[player], out.get(player)) for player in tied)
    return tuple(ranks)
