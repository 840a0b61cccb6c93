"""Where the next card should come from: the formula of `advice` for the upcard taken, the stock, and the upcard bought.

- Stock: this draw is the first that may bring the next goal, so P counts from it. What is left is the penalty of the
  best turn, less the mean gain where the card drawn is cheaper than the dearest one left in hand.
- Take: the best row of the discards once the upcard is in hand, by the rules on what may be taken for what.
- Buy (SH-17, SH-23 to SH-29): the upcard and one unknown card join the hand, and nothing is laid or thrown before the
  own turn, which draws again: by then two draws may have brought the goal. What is left grows by the mean penalty of
  the unknown card. Where the contract needs more cards than a hand holds without buying (SS-10), who lets the card go
  counts as never laying it. Whether somebody with an earlier right buys first (SH-24, SH-27) is not known.

`best`: in the own turn take or stock, out of turn (the position says `out_of_turn`) buy or stock, where stock means to
let the card go. Stock unless the other way costs less, or the stock is empty and cannot be renewed.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from analyzer.advice import SOON, Outcome, Weighing, likeliest
from analyzer.cards import JOKER, Hand, Piece, sort_hand, without
from analyzer.contracts import buys_needed
from analyzer.drawreport import Buy, Draw, Gain, Take, Way
from analyzer.errors import Reason
from analyzer.exposure import impasse_price, over
from analyzer.odds import Prospects, prospects
from analyzer.opening import opening
from analyzer.others import renewed
from analyzer.position import Position
from analyzer.positioncheck import largest_hand
from analyzer.report import Discard, Outlook, Turn
from analyzer.terms import Terms
from analyzer.turns import Search
from analyzer.values import penalty

LEAST = 1e-6
"""Points by which a way must be cheaper than the stock."""


@dataclass(frozen=True)
class Taken:
    """The upcard in hand: the best turn, the rows of the discards in order, how far the goals are."""

    turn: Turn
    rows: tuple[Discard, ...]
    ahead: Prospects


def draw_advice(position: Position, turn: Turn, ahead: Prospects, taken: Taken | None) -> Draw:
    """Where to draw from; `turn` and `ahead` are of the hand as it is, `taken` is None where the upcard may not be."""
    choosing = Choosing(position, turn, ahead)
    stock = choosing.way(choosing.passing if position.out_of_turn else choosing.stock)
    if position.upcard is None:
        return Draw("stock" if stock.legal else None, stock)
    take = choosing.take(taken)
    if take.expected is not None and taken is not None and brings_nothing(position.upcard, taken):
        # The stock may bring nothing either: it is no worse than that, whatever the estimates of the two ways say.
        stock = replace(stock, expected=min(stock.expected, take.expected))
    buy = choosing.buy() if position.rules.max_buys else None
    name, way = ("buy", buy) if position.out_of_turn else ("take", take)
    legal = way is not None and way.legal
    if not stock.legal:
        return Draw(name if legal else None, stock, take, buy)
    cheaper = way is not None and way.expected is not None and way.expected < stock.expected - LEAST
    return Draw(name if cheaper and legal else "stock", stock, take, buy)


def brings_nothing(upcard: Piece, taken: Taken) -> bool:
    """Whether no discard after taking the upcard saves a point or makes a goal likelier than throwing it back does."""
    back = next((row for row in taken.rows if row.card == upcard), None)
    if back is None:
        return False

    def better(row: Discard) -> bool:
        likelier = (sum(outlook.chance) > sum(back.goals[name].chance) for name, outlook in row.goals.items())
        return row.penalty_after < back.penalty_after or any(likelier)

    return not any(map(better, taken.rows))


class Choosing:
    """The ways to get the next card in one position before the draw; `turn` is what the hand leaves as it is."""

    def __init__(self, position: Position, turn: Turn, ahead: Prospects) -> None:
        self.position, self.turn, self.ahead = position, turn, ahead
        self.rules, self.unseen = position.rules, position.unseen()
        self.weighing = Weighing(position)
        self.goal, self.outlook = likeliest(ahead.ahead(None))
        # A hand that is whole already is told of going out, not of the goals that it has left to reach.
        ways_out = [name for name, goal in ahead.nearest.items() if name in ("out", "pairs") and goal.distance == 0]
        if turn.goes_out and ways_out:
            self.goal, self.outlook = ways_out[0], ahead.outlook(ways_out[0], None)

    # ------------------------------------------------------------------------------------------------ the stock

    @cached_property
    def stock(self) -> Outcome:
        """A card from the stock, in the own turn."""
        left = max(self.turn.penalty_after - self._saved(self.position.hand, self.turn), 0)
        return self._outcome(left, self.position.hand, self.outlook, 1)

    @cached_property
    def passing(self) -> Outcome:
        """The upcard let go out of turn: without buying some contracts never come."""
        return replace(self.stock, chance=Outcome(0).chance) if self.needs_buys else self.stock

    def way(self, outcome: Outcome) -> Way:
        """What drawing from the stock leads to."""
        distance = self.outlook.goal.distance if self.outlook else None
        if self.over:
            return Way(impasse_price(self.position), distance, 0.0, False, (self.over,))
        legal = self.position.out_of_turn or self.has_cards
        reasons = () if self.empty is None or self.position.out_of_turn else (self.empty,)
        chance = outcome.chance[SOON - 1] if legal else 0.0
        return Way(self.weighing.points(outcome), distance, chance, legal, reasons)

    @cached_property
    def empty(self) -> Reason | None:
        """What it means that the stock is empty; None where it is not."""
        if self.position.stock != 0:
            return None
        return self.over or Reason("stock_renewed" if renewed(self.position) else "stock_gone")

    @property
    def over(self) -> Reason | None:
        """What ends the round before this draw (OK-21)."""
        return over(self.position)

    @property
    def has_cards(self) -> bool:
        """Whether the stock has a card to draw, the pile made into a new one where that is the rule."""
        return self.position.stock != 0 or renewed(self.position) > 0

    def _outcome(self, left: float, hand: Hand, outlook: Outlook | None, draws: int) -> Outcome:
        """The outcome of a hand that has drawn so many cards when its turn comes to lay."""
        if outlook is None:
            return Outcome(left)
        # The last chance counts every draw made by then, as it does for the discards once a card is taken.
        chance = (*outlook.chance, *outlook.later)[draws - 1 :][: len(Outcome(left).chance)]
        return Outcome(left, self.goal, outlook.goal.distance, 0, chance, self.weighing.share(self.goal, left, hand))

    def _saved(self, hand: Hand, turn: Turn) -> float:
        """Points saved on average by throwing the dearest card that the turn leaves, where a cheaper one is drawn."""
        if self.rules.penalty_unopened is not None and not self.position.opened:
            return 0.0
        placed = [card for step in turn.steps if step.do != "discard" for card in step.cards]
        left = without((*hand, *[JOKER] * len(turn.swaps)), placed)
        dearest = max((penalty(card, self.rules) for card in left), default=0)
        saved = sum(max(0, dearest - penalty(card, self.rules)) * copies for card, copies in self.unseen.items())
        return saved / max(self.unseen.total(), 1)

    # ----------------------------------------------------------------------------------------------- the upcard

    def take(self, taken: Taken | None) -> Take:
        """The upcard taken in the own turn (R30-07, S4-3, SH-27)."""
        if taken is None or self.over:
            return Take(False, None, Gain(0, None, 0.0), None, (self._untaken(),))
        gain = self.turn.penalty_after - taken.turn.penalty_after
        outlook = self._after_taking(taken)
        # This draw is the upcard: of three, two are still to come.
        soon = outlook.chance[SOON - 2] if outlook else 0.0
        gains = Gain(gain, self._nearer(outlook), soon - self.stock.chance[SOON - 1])
        if taken.turn.goes_out:
            return Take(True, taken.turn, gains, 0.0, (Reason("take_goes_out"),))
        best = taken.rows[0].expected if taken.rows else None
        points = self.weighing.points(Outcome(taken.turn.penalty_after)) if best is None else best
        return Take(True, taken.turn, gains, points, tuple(self._why(gains)) or (Reason("not_wanted"),))

    def _untaken(self) -> Reason:
        """Why the upcard may not be taken: the round is over (OK-21), it must be bought (SH-28) or laid at once."""
        if self.over:
            return self.over
        card = {"card": self.position.upcard}
        return Reason("out_of_turn") if self.position.out_of_turn else Reason("drawn_not_used", card)

    def _after_taking(self, taken: Taken) -> Outlook | None:
        """The goal that the hand as it is plays for, after the discard that leaves it likeliest."""
        rows = taken.ahead.goals.get(self.goal, {})
        thrown = [taken.ahead.outlook(self.goal, row.card) for row in taken.rows if row.card in rows]
        # Any of several discards may leave as near a goal, each with outs of its own: only one of them is thrown.
        return max(thrown, key=lambda outlook: sum(outlook.chance), default=self._goal(taken.ahead))

    def _goal(self, ahead: Prospects) -> Outlook | None:
        """The goal that the hand as it is plays for, in another hand before the draw."""
        return ahead.outlook(self.goal, None) if self.outlook and self.goal in ahead.goals else None

    def _nearer(self, outlook: Outlook | None) -> int | None:
        """Draws that the goal has come nearer."""
        before = self.outlook.goal.distance if self.outlook else None
        after = outlook.goal.distance if outlook else None
        return None if before is None or after is None else before - after

    def _why(self, gains: Gain) -> list[Reason]:
        why = []
        if gains.distance is not None and gains.distance > 0:
            why.append(Reason("brings_nearer", {"goal": self.goal, "draws": gains.distance}))
        if gains.penalty > 0:
            why.append(Reason("saves_points", {"points": gains.penalty}))
        return why

    # ----------------------------------------------------------------------------------------------- the purchase

    def buy(self) -> Buy:
        """The upcard bought out of turn (SH-17, SH-18, SH-23, SH-25, SH-28)."""
        position, upcard = self.position, self.position.upcard
        if upcard is None:
            raise ValueError("there is no upcard")
        buys_left = self.rules.buys(position.contract or 1) - position.buys_used
        extra = sum(penalty(card, self.rules) * copies for card, copies in self.unseen.items())
        mean = extra / max(self.unseen.total(), 1)
        bought = replace(
            position,
            hand=sort_hand((*position.hand, upcard)),
            discards=position.discards[:-1],
            buys_used=position.buys_used + 1,
        )
        turn = Search(bought).best_turn()
        ahead = prospects(bought, opening(bought), (), out_now=turn.goes_out)
        outlook = self._goal(ahead)
        left = max(turn.penalty_after + mean - self._saved(bought.hand, turn), 0)
        outcome = self._outcome(left, bought.hand, outlook, 2)
        soon = outcome.chance[SOON - 1] - self.passing.chance[SOON - 1]
        gains = Gain(self.turn.penalty_after - turn.penalty_after, self._nearer(outlook), soon)
        reasons = tuple(self._barred(buys_left))
        cost, without = penalty(upcard, self.rules) + mean, self.weighing.points(self.passing)
        if reasons:
            return Buy(False, gains, max(buys_left, 0), cost, without, None, reasons)
        wanted = self._why(gains)
        if self.needs_buys:
            wanted.insert(0, Reason("contract_needs_buys", {"buys": self.needs_buys}))
        reasons = (*(wanted or [Reason("not_wanted")]), Reason("adds_cards", {"points": round(cost, 1)}))
        return Buy(True, gains, buys_left, cost, without, self.weighing.points(outcome), reasons)

    def _barred(self, buys_left: int) -> list[Reason]:
        """Why the player may not buy."""
        position = self.position
        most = largest_hand(position, drawn=False)
        barred = []
        if buys_left <= 0:
            barred.append(Reason("no_buys_left", {"most": self.rules.buys(position.contract or 1)}))
        elif most is not None and len(position.hand) + Buy.CARDS > most:
            barred.append(Reason("cannot_hold_so_many", {"size": len(position.hand) + Buy.CARDS, "most": most}))
        if not self.has_cards:
            barred.append(Reason("stock_empty"))
        return barred

    @cached_property
    def needs_buys(self) -> int:
        """How many more buys the contract takes before it can be laid (SS-10); 0 where it needs none, or never can."""
        if not self.position.requirements or self.position.opened:
            return 0
        return buys_needed(self.position, Terms(self.rules, self.position.requirements)) or 0
