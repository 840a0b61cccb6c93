"""Take or draw? By what stays in hand at the end of this turn: with the upcard, or on average over the stock."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction

from analyzer.candidates import candidate_melds
from analyzer.cards import JOKER, Card, Piece, sort_hand
from analyzer.errors import Reason
from analyzer.melds import Meld
from analyzer.position import Drawn, Position
from analyzer.quiz.citations import cited
from analyzer.quiz.deals import Dealer, Game, Wish, opened, pile, unopened
from analyzer.quiz.glance import greedy_melds, held, shed
from analyzer.quiz.kinds.distance import nearest
from analyzer.quiz.levels import Features, choices, could_be
from analyzer.quiz.question import STOCK, TAKE, Choices, Explanation, Option, Question
from analyzer.report import Turn
from analyzer.rules import RuleSet
from analyzer.tableplays import table_plays
from analyzer.turnmodel import CARDS, VALUE
from analyzer.turns import Search, proven
from analyzer.values import penalty
from solver import solve

LEAST_DIFFERENCE = Fraction(1, 2)
"""Points between the two ways at least: nobody sees less at the table."""


def offered(rules: RuleSet) -> bool:
    """Where there is a pile of discards to take from."""
    return rules.final_discard != "none"


def ask(dealer: Dealer, game: Game, level: int) -> Question | None:
    """One question; right is what leaves less on average after this turn (R30-06, R30-07, R40-03, OK-17, SH-27)."""
    position = _position(dealer, game, level)
    around, shared = position.hand.count(JOKER), choices(position.hand, game.rules)
    if not could_be(level, around, shared):
        return None
    if game.rules.lay_all_at_once and nearest(position)[1].distance not in (0, 1):
        # Whatever is drawn, nothing can be laid this turn.
        return None
    idle = least_left(position)
    after = position.after_taking()
    search = Search(after)
    taken = search.best_turn() if search.is_legal else None
    # A card of no use today may be thrown again at best: then the stock is as good, or better.
    useless = taken is None or taken.penalty_after >= idle
    looks_good = any(after.taken_discard in held(meld) for meld in greedy_melds(after, shed))
    # Seldom is the stock better than an upcard that is of use: not worth the search.
    if (looks_good == useless) != (level == 3) or (useless and dealer.dice.random() < 0.5):
        return None
    average = stock_average(position)
    if abs(average - (idle if taken is None else taken.penalty_after)) < LEAST_DIFFERENCE:
        return None
    options = _options(taken, average, after)
    right = min(options, key=lambda option: (bool(option.barred), option.loss)).code
    return Question(
        Reason("ask_draw", {"card": position.naming(position.upcard or JOKER)}),
        position,
        position.hand,
        Choices(options, graded=True),
        _why(position, taken, average, options),
        Features(around, shared, looks_good != (right == TAKE)),
    )


def _position(dealer: Dealer, game: Game, level: int) -> Position:
    dice, rules = dealer.dice, game.rules
    jokers = 0 if level == 1 else dice.choice((0, 1, 1))
    if not rules.layoff or dice.random() < 0.2:
        melds = 5 if rules.lay_all_at_once else 4 if rules.contracts else 2
        position = unopened(dealer, game, Wish(0, jokers, melds, dice.choice((0, 1, 1))), draws=True)
    else:
        position = opened(dealer, game, Wish(dice.randint(3, 7), jokers), draws=True)
    return replace(position, discards=pile(dealer, position, 0.75))


def stock_average(position: Position) -> Fraction:
    """The penalty that the best turn leaves on average, each unseen card as likely to be drawn as the other.

    Only cards that something can be made of are tried; any other is thrown, or kept while a dearer one is.
    """
    rules, unseen = position.rules, position.unseen()
    of_use = useful(position)
    idle = least_left(position)
    # A hand laid all at once has no room for a card of no use.
    kept = None if rules.lay_all_at_once else least_left(replace(position, phase="play"))
    total = 0
    for card, copies in unseen.items():
        if card in of_use or (kept is not None and rules.penalty_unopened is not None):
            left = _left(position, card)
        else:
            left = idle if kept is None else min(idle, kept + penalty(card, rules))
        total += copies * left
    return Fraction(total, unseen.total())


def useful(position: Position) -> set[Piece]:
    """The unseen cards that could be laid if drawn: in a meld, onto the table, or for a joker there."""
    rules, unseen = position.rules, position.unseen()
    freed = sum(len(laid.meld.jokers) for laid in position.table) if rules.swap else 0
    supply = Counter(position.hand) + Counter({JOKER: freed})
    found: set[Piece] = {JOKER}
    for meld in candidate_melds(supply, rules, unseen, 1, over=False):
        # The card that is missing, or a second copy of one that is there.
        found.update(_short(meld, supply) or meld.naturals)
    reach = supply + Counter(dict.fromkeys(unseen, 1))
    for play in table_plays(position.table, reach, rules, layoffs=rules.layoff, swaps=rules.swap):
        found.update(play.added)
        found.update(card for cards in play.swaps for card in cards)
    return found


def _short(meld: Meld, supply: Counter[Piece]) -> list[Card]:
    return [card for card, copies in Counter(meld.naturals).items() if copies > supply[card]]


def _left(position: Position, card: Piece) -> int:
    hand = sort_hand((*position.hand, card))
    return least_left(replace(position, hand=hand, drawn=Drawn(card, "stock"), phase="play"))


def least_left(position: Position) -> int:
    """The penalty that the best turn leaves, without asking which of equal turns it is: that takes half the time."""
    left = []
    for scenario in Search(position).scenarios:
        solution = proven(solve(replace(scenario.model.whole_problem(VALUE), canonical=0)))
        if solution.found:
            cards = solution.quantities.get(CARDS, 0) + scenario.model.throws
            left.append(scenario.left(solution.quantities[VALUE], cards).penalty)
    return min(left)


def _options(taken: Turn | None, average: Fraction, after: Position) -> tuple[Option, ...]:
    if taken is None:
        barred = (Reason("drawn_not_used", {"card": after.taken_discard}),)
        return Option(TAKE, 0.0, barred), Option(STOCK)
    left = Fraction(taken.penalty_after)
    best = min(left, average)
    return Option(TAKE, float(left - best)), Option(STOCK, float(average - best))


def _why(position: Position, taken: Turn | None, average: Fraction, options: tuple[Option, ...]) -> Explanation:
    mean = round(float(average), 1)
    if taken is None:
        reasons = (*options[0].barred, Reason("stock_leaves", {"average": mean}))
        return Explanation(reasons, (), cited(position.rules, "draw"))
    reasons = (Reason("take_leaves", {"left": taken.penalty_after}), Reason("stock_leaves", {"average": mean}))
    return Explanation(reasons, taken.melds, cited(position.rules, "draw"))
