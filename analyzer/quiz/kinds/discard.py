"""Best discard? Each card that may be thrown, by what it loses against the best one."""

from __future__ import annotations

from collections.abc import Mapping

from analyzer.cards import JOKER, Piece, sort_hand
from analyzer.errors import Reason
from analyzer.position import Position
from analyzer.quiz.advised import discards_agree
from analyzer.quiz.citations import cited
from analyzer.quiz.deals import Dealer, Game, Wish, opened, unopened
from analyzer.quiz.glance import throw
from analyzer.quiz.levels import Features, choices, could_be
from analyzer.quiz.question import Choices, Explanation, Option, Question
from analyzer.report import Turn
from analyzer.rules import RuleSet
from analyzer.turns import Search

LEAST_PLACED = 3
"""Cards that the best turn lays at least: before anything can be laid, the penalty alone judges no discard."""


def offered(rules: RuleSet) -> bool:
    return rules.final_discard != "none"


def ask(dealer: Dealer, game: Game, level: int) -> Question | None:
    """One question; right are the discards after which least can remain (R30-09, RC-10, SG-7)."""
    position = _position(dealer, game, level)
    held, shared = position.hand.count(JOKER), choices(position.hand, game.rules)
    if not could_be(level, held, shared):
        return None
    search = Search(position)
    turn = search.best_turn()
    if turn.cards_placed < LEAST_PLACED:
        return None
    costs = discard_costs(search)
    best, worst = min(costs.values()), max(costs.values())
    right = [card for card, cost in costs.items() if cost == best]
    features = Features(held, shared, throw(position) not in right)
    if best == worst or 2 * len(right) > len(costs) or features.level != level or not discards_agree(position, right):
        return None
    naming = position.naming
    options = tuple(Option(naming(card), costs[card] - best) for card in sort_hand(costs))
    return Question(
        Reason("ask_discard"),
        position,
        position.hand,
        Choices(options, graded=True),
        Explanation((_why(turn, right, position),), turn.melds, cited(game.rules, "discard")),
        features,
    )


def discard_costs(search: Search) -> Mapping[Piece, float]:
    """What each card that may be thrown costs: the least penalty that can remain after it."""
    return {row.card: row.penalty_after for row in search.discards()}


def _position(dealer: Dealer, game: Game, level: int) -> Position:
    """A hand that can lay something: whole before its first laying, or smaller beside melds of the others."""
    dice, rules = dealer.dice, game.rules
    jokers = 0 if level == 1 else dice.choice((0, 1, 1))
    if rules.lay_all_at_once:
        return unopened(dealer, game, Wish(0, jokers, 5))
    if not rules.layoff or dice.random() < 0.4:
        return unopened(dealer, game, Wish(0, jokers, 3 if rules.contracts else dice.choice((2, 3))))
    return opened(dealer, game, Wish(dice.randint(5, 9), jokers, 1 if rules.new_melds_after_open else 0))


def _why(turn: Turn, right: list[Piece], position: Position) -> Reason:
    cards = " ".join(map(position.naming, sort_hand(right)))
    return Reason(
        "discard_out" if turn.goes_out else "discard_leaves",
        {"cards": cards, "count": len(right), "left": turn.penalty_after},
    )
