"""Which discard is best: the points that each costs me on average until the round ends, and what decided.

    expected = sum over k = 1 … 6 of E(k) × price(k, H(k-1)), plus what is left of the chance × H(later)
    H(k)     = R × (1 - P(k) × (1 - S))

Where an empty stock ends the round (OK-21) before six laps are over, the sum ends with the lap in which it runs out,
and what is left of the chance costs the impasse in place of R.

- `H(k)`, points: what my hand costs after k more own draws. `R` is `penalty_after`, the least that remains after the
  best laying with this card thrown. `P(k)` is the chance to have reached the next goal by my k-th draw (`chance`; P(0)
  is 0), `S` the share of R that stays in hand then: nothing after going out, else R less what the goal lays: jokers,
  then cards of mean cost, as many as the contract (or a smallest meld) has, and no less than the opening asks.
- `E(k)`, from 0 to 1: the chance that another player ends the round between my turns k-1 and k from now (the steps of
  `exposure.ends_before`). Danger moves it: with the chance `D` (`danger.risk`) a player can use the card, and is one
  turn nearer to his end then. With n other players, each chance by turn k becomes
  (1 - D/n) × (by turn k) + D/n × (by turn k+1).
- `price`: the points themselves; in the coming lap with the bonus of a player who goes out in one stroke
  (`exposure.lap_price`). A round still going after six laps is taken to last as long again: its end finds H(later), by
  the chance P(later) = 1 - (1 - P(6))², the goal having had its time twice.

Unit: penalty points of mine, low is good; what going out makes others pay is not counted. Assumed: the chances of the
players are independent; cards drawn on the way change nothing but the goal; after the next goal nothing more is laid.
A discard that goes out costs 0 and stands first. Reasons: what differs from the best row is put into its place one by
one; the part that moves `expected` most comes first. The best itself is compared with the row that leaves least in hand
now, or where that is itself with the next.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from analyzer.cards import JOKER, Hand, Piece, without
from analyzer.errors import Reason
from analyzer.exposure import ended_by_others, impasse_price, lap_price, laps_left
from analyzer.odds import Prospects
from analyzer.others import other_players
from analyzer.position import Position
from analyzer.report import Discard, Outlook
from analyzer.terms import Terms
from analyzer.values import hand_penalty, penalty

FELT = 0.05
"""Points below which a difference is no reason."""
LATER, SOON = 6, 3
"""The own draws by which the chances of discards, and of ways to draw, are compared in words."""


@dataclass(frozen=True)
class Outcome:
    """What a discard leads to: points in hand, the next goal, its chance by each of my turns, the share left then.

    `chance[k]`: by my k-th draw from now, `chance[0]` before anybody else's turn; `distance`, `outs`: of that goal.
    """

    left: float
    goal: str = ""
    distance: int | None = None
    outs: int = 0
    chance: tuple[float, ...] = (0.0,) * 7
    share: float = 1.0
    risk: float = 0.0


class Weighing:
    """The formula of this module for one position."""

    def __init__(self, position: Position) -> None:
        self.position, self.rules = position, position.rules
        self.others = len(other_players(position))
        self.ends = ended_by_others(position)
        self.lasts = laps_left(position)

    def points(self, outcome: Outcome) -> float:
        """Points on average.

        >>> from analyzer.positionio import read_position
        >>> weighing = Weighing(read_position({"rules": "rami30", "hand": "7S 8S KD", "phase": "play"}))
        >>> weighing.points(Outcome(0)), weighing.points(Outcome(20)) > weighing.points(Outcome(15, risk=0.5)) > 15
        (0.0, True)
        """
        nearer = outcome.risk / self.others
        sooner = (*self.ends[1:], self.ends[-1])
        ends = [(1 - nearer) * by + nearer * moved for by, moved in zip(self.ends, sooner, strict=True)]
        later = 1 - (1 - outcome.chance[-1]) ** 2
        stays = [1 - chance * (1 - outcome.share) for chance in (*outcome.chance[:-1], later)]
        hands = [outcome.left * share for share in stays]
        last = min(self.lasts, len(ends) - 1)
        total = ends[0] * lap_price(self.position, hands[0])
        for lap in range(1, last + 1):
            total += (ends[lap] - ends[lap - 1]) * hands[lap]
        rest = hands[-1] if self.lasts == len(ends) else impasse_price(self.position) * stays[last]
        return total + (1 - ends[last]) * rest

    def share(self, goal: str, left: float, hand: Hand) -> float:
        """The share of the points left that stays in hand once the goal is reached."""
        if goal in ("out", "pairs") or not left:
            return 0.0
        flat = self.rules.penalty_unopened is not None
        whole = hand_penalty(hand, self.rules) if flat else left
        contract = self.position.requirements
        cards = Terms(self.rules, contract).size if contract else min(self.rules.min_set, self.rules.min_run)
        jokers = min(hand.count(JOKER), cards)
        wild = min(jokers * penalty(JOKER, self.rules), whole)
        laid = wild + (whole - wild) * min((cards - jokers) / max(len(hand) - jokers, 1), 1)
        return min(max(whole - max(laid, self.rules.open_min), 0) / left, 1.0)

    def outcome(self, left: float, hand: Hand, ahead: dict[str, Outlook], risk: float = 0.0) -> Outcome:
        """The outcome of `left` points in `hand`, with the likeliest of the goals ahead; `chance[0]` is 0."""
        name, outlook = likeliest(ahead)
        if outlook is None:
            return Outcome(left, risk=risk)
        goal, chance = outlook.goal, (0.0, *outlook.chance)
        return Outcome(left, name, goal.distance, goal.out_count, chance, self.share(name, left, hand), risk)

    def row(self, row: Discard, ahead: Prospects) -> Outcome:
        """The outcome of one discard."""
        hand = without(self.position.hand, [row.card])
        risk = row.danger.risk if row.danger else 0.0
        return self.outcome(row.penalty_after, hand, ahead.ahead(row.card), risk)


def likeliest(ahead: dict[str, Outlook]) -> tuple[str, Outlook | None]:
    """The goal that is reached soonest by chance; of equal ones the first named."""
    best: tuple[str, Outlook | None] = ("", None)
    for name, outlook in ahead.items():
        if best[1] is None or sum(outlook.chance) > sum(best[1].chance):
            best = name, outlook
    return best


def ordered(position: Position, rows: Sequence[Discard], ahead: Prospects) -> tuple[Discard, ...]:
    """The rows, best first, each with its expected points and what decided; of equal ones that of least penalty first.

    `rows` come with their dangers and in canonical order where nothing else differs.
    """
    weighing = Weighing(position)
    outcomes = {row.card: weighing.row(row, ahead) for row in rows}

    def points(row: Discard) -> float:
        return 0.0 if row.reasons else weighing.points(outcomes[row.card])

    weighed = [replace(row, expected=points(row)) for row in rows]
    weighed.sort(key=lambda row: (not row.reasons, round(row.expected or 0.0, 6), row.penalty_after))
    return tuple(_explained(weighing, row, _beside(row, weighed), outcomes) for row in weighed)


def _beside(row: Discard, rows: Sequence[Discard]) -> Discard | None:
    """The row that a row is compared with: the best; for the best itself the one that leaves least, or the next."""
    if row is not rows[0]:
        return rows[0]
    least = min(rows, key=lambda each: each.penalty_after)
    return least if least.penalty_after < row.penalty_after else next(iter(rows[1:]), None)


def _explained(weighing: Weighing, row: Discard, other: Discard | None, outcomes: Mapping[Piece, Outcome]) -> Discard:
    if row.reasons or other is None:
        return row
    if other.reasons:
        return replace(row, reasons=(Reason("goes_on", {"card": other.card}),))
    return replace(row, reasons=reasons(weighing, outcomes[row.card], outcomes[other.card], row, other))


def reasons(weighing: Weighing, mine: Outcome, beside: Outcome, row: Discard, other: Discard) -> tuple[Reason, ...]:
    """Why one discard costs more or less than the other, weightiest first; what speaks against it comes last."""
    total = weighing.points(mine) - weighing.points(beside)
    danger = weighing.points(replace(beside, risk=mine.risk)) - weighing.points(beside)
    parts = [(danger, _danger(mine, beside, other.card))]
    if mine.goal == beside.goal:
        left = weighing.points(replace(beside, left=mine.left, share=mine.share)) - weighing.points(beside)
        goal = weighing.points(replace(beside, chance=mine.chance)) - weighing.points(beside)
        parts += [(left, _left(mine, beside, other.card))]
    else:
        # One has reached a goal that the other has not: what they leave and how near they are go together.
        goal = total - danger
    parts.append((goal, _goal(mine, beside, row, other, weighing.rules.deck, better=goal < 0)))
    felt = [(amount, reason) for amount, reason in parts if abs(amount) >= FELT]
    felt.sort(key=lambda part: (part[0] * total < 0, -abs(part[0])))
    return tuple(reason for _, reason in felt) or (Reason("alike", {"card": other.card}),)


def _left(mine: Outcome, beside: Outcome, card: Piece) -> Reason:
    code = "less_left" if mine.left < beside.left else "more_left"
    return Reason(code, {"points": round(abs(mine.left - beside.left)), "card": card})


def _danger(mine: Outcome, beside: Outcome, card: Piece) -> Reason:
    code = "safer" if mine.risk < beside.risk else "riskier"
    return Reason(code, {"percent": round(100 * mine.risk), "other": round(100 * beside.risk), "card": card})


def _goal(mine: Outcome, beside: Outcome, row: Discard, other: Discard, deck: str, *, better: bool) -> Reason:
    """How the ways to the next goals differ: in draws where that is what decides, else in outs, else in chance."""
    params = {"card": other.card}
    for name in (each for each in row.goals if each in other.goals):
        near, far = row.goals[name].goal.distance, other.goals[name].goal.distance
        if near != far and _sooner(near, far) == better:
            code = "nearer" if better else "farther"
            return Reason(code, {"goal": name, "draws": _shown(near), "other": _shown(far), **params})
    if mine.distance != beside.distance and _sooner(mine.distance, beside.distance) == better:
        code = "nearer" if better else "farther"
        draws = {"draws": _shown(mine.distance), "other": _shown(beside.distance)}
        return Reason(code, {"goal": mine.goal or beside.goal, **draws, **params})
    if mine.distance == beside.distance and mine.outs != beside.outs and (mine.outs > beside.outs) == better:
        code = "more_outs" if better else "fewer_outs"
        return Reason(code, {"goal": mine.goal, "outs": mine.outs, "other": beside.outs, "deck": deck, **params})
    code = "likelier" if better else "less_likely"
    percents = {"percent": round(100 * mine.chance[LATER]), "other": round(100 * beside.chance[LATER])}
    return Reason(code, {"goal": mine.goal or beside.goal, **percents, **params})


def _sooner(one: int | None, other: int | None) -> bool:
    return one is not None and (other is None or one < other)


def _shown(draws: int | None) -> int:
    """Draws as a sentence tells them, -1 for a goal that cannot be reached any more."""
    return -1 if draws is None else draws
