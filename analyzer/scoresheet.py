"""The end of one round: who went out, what the others hold, and the points of every player."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from analyzer.cards import Hand, Piece, sort_hand
from analyzer.errors import ScoreError
from analyzer.roundcheck import round_problems
from analyzer.rounds import INDICATOR_TWIN, MELDS, WILD_DISCARD, CardRound, Round, WinRound
from analyzer.rules import RuleSet
from analyzer.ruleset import Bonus
from analyzer.values import hand_penalty, penalty


@dataclass(frozen=True)
class RoundScore:
    """Points of every player; for counted hands also their points before the bonus and the share of each card."""

    points: Mapping[str, int]
    counted: Mapping[str, int] = field(default_factory=dict)
    parts: Mapping[str, tuple[tuple[Piece, int], ...]] = field(default_factory=dict)


def score_round(played: Round, rules: RuleSet) -> RoundScore:
    """The points of a round (R30-31 to R30-33, RC-15, RC-16, R40-22 to R40-24, SH-20, OK-23 to OK-27).

    Raises ScoreError with everything that is wrong with the round.

    >>> from analyzer.cards import Card, Suit
    >>> from analyzer.rules import load_rules
    >>> hand = (Card(Suit.SPADES, 1), Card(Suit.HEARTS, 5), Card(Suit.DIAMONDS, 6))
    >>> score = score_round(CardRound("P1", {"P2": hand}, "main_lisse"), load_rules("rami30"))
    >>> score.points, score.counted, [points for _, points in score.parts["P2"]]
    ({'P1': 0, 'P2': 52}, {'P2': 26}, [15, 5, 6])
    """
    if problems := round_problems(played, rules):
        raise ScoreError(*problems)
    if isinstance(played, CardRound):
        return _score_cards(played, rules)
    if isinstance(played, WinRound):
        return RoundScore(_score_win(played, rules))
    return RoundScore(dict(played.points))


def _score_cards(played: CardRound, rules: RuleSet) -> RoundScore:
    bonus = rules.bonus[played.bonus] if played.bonus else Bonus()
    hands = {player: played.hands.get(player, ()) for player in played.losers}
    counted = {player: _counted(player, hand, played, rules) for player, hand in hands.items()}
    points = {player: bonus.multiply * before + bonus.add for player, before in counted.items()}
    parts = {
        player: tuple((piece, penalty(piece, rules)) for piece in sort_hand(hand))
        for player, hand in hands.items()
        if not isinstance(hand, int)
    }
    return RoundScore({played.winner: _own_points(bonus, played.jokers_used), **points}, counted, parts)


def _counted(player: str, hand: Hand | int, played: CardRound, rules: RuleSet) -> int:
    """Points of one loser before the bonus (SG-7); a hand that never opened has its own price where it is told."""
    if player in played.unopened and rules.penalty_unopened is not None:
        return rules.penalty_unopened
    return hand if isinstance(hand, int) else hand_penalty(hand, rules)


def _own_points(bonus: Bonus, jokers_used: int | None) -> int:
    """What the player who goes out writes down: 0, or his own bonus, below zero (SH-20, SS-12)."""
    if bonus.own_without_joker is not None and jokers_used == 0:
        return bonus.own_without_joker
    return bonus.own


def _score_win(played: WinRound, rules: RuleSet) -> dict[str, int]:
    """Opponents pay the win, everybody the impasse, all but its holder the visible tile's twin (SO-8 to SO-10)."""
    price = win_price(played.win, rules, wild=played.last_discard_wild)
    table = rules.win_points or {}
    points = {player: 0 if player == played.winner else price for player in played.players}
    if played.indicator_twin is not None and rules.indicator_bonus != "off":
        for player in played.players:
            points[player] += table.get(INDICATOR_TWIN, 0) if player != played.indicator_twin else 0
    return points


def win_price(win: str, rules: RuleSet, *, wild: bool = False) -> int:
    """What a loser pays for a way of winning, a wildcard being thrown last or not (OK-23, OK-25, OK-26, SO-8).

    >>> from analyzer.rules import load_rules
    >>> win_price("melds", load_rules("okey")), win_price("melds", load_rules("okey"), wild=True)
    (20, 40)
    """
    table = rules.win_points or {}
    if not wild:
        return table.get(win, 0)
    # Two special endings at once are one, unless the table doubles them.
    twice = win != MELDS and rules.combine_40 == "double"
    return max(table.get(win, 0), table.get(WILD_DISCARD, 0)) * (2 if twice else 1)
