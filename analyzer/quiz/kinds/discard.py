"""Best discard? Each card that may be thrown, by the points that it costs on average more than the best one.

The points are those by which the analysis orders the discards (`advice`): what a player pays in this round on average,
in tenths as the page shows them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from analyzer.cards import JOKER, Piece, sort_hand, without
from analyzer.errors import Reason
from analyzer.melds import Meld
from analyzer.position import Position
from analyzer.quiz.advised import weighed_discards
from analyzer.quiz.citations import cited
from analyzer.quiz.deals import Dealer, Game, Wish, opened, unopened
from analyzer.quiz.glance import throw
from analyzer.quiz.levels import Features, choices, could_be
from analyzer.quiz.question import Choices, Explanation, Option, Question
from analyzer.report import Discard
from analyzer.rules import RuleSet
from analyzer.turns import Search

LEAST_PLACED = 3
"""Cards that the best turn lays at least where only a contract or the whole hand will do: farther hands take longer to
weigh than a question may."""
LEAST_DIFFERENCE = 0.5
"""Points between the right discards and the others at least: nobody sees less at the table."""


def offered(rules: RuleSet) -> bool:
    return rules.final_discard != "none"


def ask(dealer: Dealer, game: Game, level: int) -> Question | None:
    """One question; right are the discards that cost least on average (R30-09, RC-10, SG-7)."""
    position = _position(dealer, game, level)
    held, shared = position.hand.count(JOKER), choices(position.hand, game.rules)
    if not could_be(level, held, shared):
        return None
    search, seen = Search(position), throw(position)
    turn = search.best_turn()
    if (game.rules.contracts or game.rules.lay_all_at_once) and turn.cards_placed < LEAST_PLACED:
        return None
    # Going out is best, and known before anything is weighed.
    if turn.goes_out and (seen not in search.last_cards()) != (level == 3):
        return None
    rows = weighed_discards(search)
    losses = lost(rows)
    right = [row for row in rows if losses[row.card] == 0]
    others = [loss for loss in losses.values() if loss]
    features = Features(held, shared, seen not in [row.card for row in right])
    if len(right) > len(others) or min(others) < LEAST_DIFFERENCE or features.level != level:
        return None
    options = tuple(Option(position.naming(card), losses[card]) for card in sort_hand(losses))
    return Question(
        Reason("ask_discard"),
        position,
        position.hand,
        Choices(options, graded=True),
        Explanation(_why(right, position), _laid(search, right[0]), cited(game.rules, "discard")),
        features,
    )


def lost(rows: Sequence[Discard]) -> Mapping[Piece, float]:
    """What each discard costs on average more than the best, in points with one decimal."""
    points = {row.card: round(row.expected or 0.0, 1) for row in rows}
    return {card: round(cost - min(points.values()), 1) for card, cost in points.items()}


def _position(dealer: Dealer, game: Game, level: int) -> Position:
    """A hand before its first laying, or a smaller one beside melds of the others."""
    dice, rules = dealer.dice, game.rules
    jokers = 0 if level == 1 else dice.choice((0, 1, 1))
    if rules.lay_all_at_once:
        return unopened(dealer, game, Wish(0, jokers, 5))
    if not rules.layoff or dice.random() < 0.4:
        return unopened(dealer, game, Wish(0, jokers, 3 if rules.contracts else dice.choice((0, 1, 2, 3))))
    return opened(dealer, game, Wish(dice.randint(5, 9), jokers, 1 if rules.new_melds_after_open else 0))


def _why(right: Sequence[Discard], position: Position) -> tuple[Reason, ...]:
    """What the right discards cost, and what decided."""
    cards = {"cards": " ".join(map(position.naming, sort_hand(row.card for row in right))), "count": len(right)}
    best = right[0]
    if [reason.code for reason in best.reasons] == ["goes_out"]:
        return (Reason("discard_out", cards),)
    figures = {"points": round(best.expected or 0.0, 1), "left": best.penalty_after, **cards}
    return Reason("discard_costs", figures), *best.reasons


def _laid(search: Search, best: Discard) -> tuple[Meld, ...]:
    """The melds after which as little is left as the best discard leaves."""
    turn, position = search.best_turn(), search.position
    if turn.discard == best.card:
        return turn.melds
    rules = position.rules.model_copy(update={"final_discard": "none"})
    rest = Search(replace(position, hand=without(position.hand, [best.card]), rules=rules)).best_turn()
    return rest.melds if rest.penalty_after == best.penalty_after else ()
