"""The points that a discard costs on average, written anew from the text of `advice`, one lap after the other."""

from __future__ import annotations

from collections.abc import Mapping

from analyzer.cards import without
from analyzer.exposure import ended_by_others, impasse_price, lap_price, laps_left
from analyzer.others import other_players
from analyzer.position import Position
from analyzer.report import Discard, Outlook
from tests import brute
from tests.brute_melds import texts

LAPS = 6


class Average:
    """The formula for one position; how soon others end, and what their endings cost, is taken from `exposure`."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.by = ended_by_others(position)
        self.laps = laps_left(position)
        self.others = len(other_players(position))

    def of(self, left: float, row: Discard, ahead: Mapping[str, Outlook]) -> float:
        """Points on average, `left` of them staying in hand this turn."""
        name, chance, share = "", [0.0] * (LAPS + 1), 1.0
        for each, outlook in ahead.items():
            if not name or sum(outlook.chance) > sum(chance):
                name, chance = each, [0.0, *outlook.chance]
        if name:
            share = self._share(name, left, row)
        danger = (row.danger.risk if row.danger else 0.0) / self.others
        before, total = 0.0, 0.0
        for lap in range(1, LAPS + 1):
            sooner = self.by[lap] if lap < LAPS else self.by[-1]
            until = self.by[lap - 1] + danger * (sooner - self.by[lap - 1])
            hand = left - left * chance[lap - 1] * (1 - share)
            total += (until - before) * (lap_price(self.position, hand) if lap == 1 else hand)
            before = until
            if self.laps < lap:
                # The stock has run out: who has not gone out pays the impasse (OK-24).
                return total + (1 - before) * impasse_price(self.position) * (1 - chance[lap - 1] * (1 - share))
        later = chance[LAPS] + (1 - chance[LAPS]) * chance[LAPS]
        return total + (1 - before) * (left - left * later * (1 - share))

    def _share(self, goal: str, left: float, row: Discard) -> float:
        """The part of what is left that stays once the goal is reached."""
        if goal in ("out", "pairs") or not left:
            return 0.0
        rules = self.position.rules
        hand = texts(without(self.position.hand, [row.card]))
        costs = [brute.cost(card, rules) for card in hand]
        whole = float(sum(costs)) if rules.penalty_unopened is not None else left
        contract = self.position.requirements
        size = sum(count for _, count in contract) if contract else min(rules.min_set, rules.min_run)
        jokers = min(hand.count("JK"), size)
        wild = min(jokers * brute.cost("JK", rules), whole)
        plain = (whole - wild) * min((size - jokers) / max(len(hand) - jokers, 1), 1)
        return min(max(whole - max(wild + plain, rules.open_min), 0) / left, 1.0)
