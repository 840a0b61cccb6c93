"""The pot at the end: the winner's share, the rest in equal parts, exact to the cent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal, InvalidOperation
from typing import Any

from analyzer.errors import Problem, ScoreError, quoted
from analyzer.match import MOST_TOTAL
from analyzer.roundcheck import out_of_range, player_problems, unknown_player
from analyzer.rules import RuleSet

CENT = Decimal("0.01")
MOST_POT = 1_000_000_000


def read_amount(value: Any, where: str = "pot") -> Decimal:
    """An amount from a JSON number, whole or with at most two places. Raises ScoreError.

    >>> read_amount(12.34), read_amount(200)
    (Decimal('12.34'), Decimal('200'))
    """
    try:
        amount = Decimal(str(value)) if isinstance(value, int | float | Decimal) else None
    except InvalidOperation:
        amount = None
    if amount is None or isinstance(value, bool) or not amount.is_finite():
        raise ScoreError(Problem("bad_amount", where, {"value": quoted(value)}))
    if not 0 <= amount <= MOST_POT:
        raise ScoreError(out_of_range(value, where, 0, MOST_POT))
    if amount != amount.quantize(CENT):
        raise ScoreError(Problem("bad_amount", where, {"value": quoted(value)}))
    return amount


def amount_json(amount: Decimal) -> int | float:
    """An amount as a JSON number; whole amounts stay integers.

    >>> amount_json(Decimal("90.00")), amount_json(Decimal("12.50"))
    (90, 12.5)
    """
    return int(amount) if amount == amount.to_integral_value() else float(amount)


def split_pot(pot: Decimal, winner: str, losers: Sequence[str], rules: RuleSet) -> dict[str, Decimal]:
    """The winner's `pot_split` percent, the rest in equal parts among all losers (R40-25, S4-10).

    Amounts are rounded to the cent and add up to the pot: the winner's to the nearest cent (half a cent is his), odd
    cents of the rest to the losers in the order of their names. Raises ScoreError.

    >>> from analyzer.rules import load_rules
    >>> [str(part) for part in split_pot(Decimal(100), "P1", ["P2", "P3", "P4"], load_rules("rami40")).values()]
    ['75.00', '8.34', '8.33', '8.33']
    """
    if winner in losers:
        raise ScoreError(Problem("winner_among_losers", "losers", {"player": winner}))
    if problems := player_problems((winner, *losers), "losers"):
        raise ScoreError(*problems)
    return _split(pot, winner, losers, losers, rules.pot_split)


def split_pot_by_penalties(
    pot: Decimal, winner: str, penalties: Mapping[str, int], rounds: int, rules: RuleSet
) -> dict[str, Decimal]:
    """The winner's share, the rest in equal parts to losers below the limit of that many rounds (OK-28, SO-13).

    With nobody below the limit everything goes to the winner. Raises ScoreError.

    >>> from analyzer.rules import load_rules
    >>> paid = split_pot_by_penalties(Decimal(200), "P1", {"P1": 0, "P2": 20, "P3": 40}, 1, load_rules("okey"))
    >>> [str(part) for part in paid.values()]
    ['150.00', '50.00', '0.00']
    """
    limits = rules.pot_limit or {}
    if problems := _penalty_problems(winner, penalties, rounds, limits):
        raise ScoreError(*problems)
    losers = [player for player in penalties if player != winner]
    paid = [player for player in losers if penalties[player] < limits[rounds]]
    return _split(pot, winner, losers, paid, rules.pot_split)


def _penalty_problems(
    winner: str, penalties: Mapping[str, int], rounds: int, limits: Mapping[int, int]
) -> list[Problem]:
    problems = player_problems(tuple(penalties), "penalties")
    if rounds not in limits:
        known = " ".join(map(str, sorted(limits)))
        problems.append(Problem("unknown_pot_rounds", "rounds", {"value": quoted(rounds), "known": known}))
    for player, points in penalties.items():
        if not 0 <= points <= MOST_TOTAL:
            problems.append(out_of_range(points, f"penalties.{player}", 0, MOST_TOTAL))
    if winner not in penalties:
        return [*problems, unknown_player(winner, "winner", penalties)]
    best = min(penalties, key=lambda player: penalties[player])
    if penalties[best] < penalties[winner]:
        params = {"player": winner, "points": penalties[winner], "other": best, "least": penalties[best]}
        problems.append(Problem("winner_not_lowest", "winner", params))
    return problems


def _split(pot: Decimal, winner: str, losers: Sequence[str], paid: Sequence[str], percent: int) -> dict[str, Decimal]:
    """The pot in whole cents, divided without a remainder."""
    cents = int(pot / CENT)
    won = (cents * percent + 50) // 100 if paid else cents
    share, odd = divmod(cents - won, len(paid) or 1)
    more = set(sorted(paid)[:odd])
    parts = {player: share + (player in more) if player in paid else 0 for player in losers}
    return {winner: won * CENT, **{player: part * CENT for player, part in parts.items()}}
