"""Take or draw? By what stays in hand at the end of this turn: with the upcard, or on average over the stock."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction

from analyzer.candidates import candidate_melds
from analyzer.cards import JOKER, Card, Piece, sort_hand
from analyzer.errors import Reason
from analyzer.melds import Meld
from analyzer.odds import winning_goals
from analyzer.position import Drawn, Position
from analyzer.quantities import CARDS, VALUE
from analyzer.quiz.advised import advised_draw
from analyzer.quiz.citations import cited
from analyzer.quiz.deals import Dealer, Game, Wish, opened, pile, unopened
from analyzer.quiz.glance import greedy_melds, held, shed
from analyzer.quiz.kinds.distance import nearest
from analyzer.quiz.levels import Features, choices, could_be
from analyzer.quiz.question import STOCK, TAKE, Choices, Explanation, Option, Question
from analyzer.report import Turn
from analyzer.rules import RuleSet
from analyzer.tableplays import table_plays
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
    position = _hand(dealer, game, level)
    around, shared = position.hand.count(JOKER), choices(position.hand, game.rules)
    if not could_be(level, around, shared):
        return None
    upcard = _upcard(dealer, position)
    if upcard is None:
        return None
    position = replace(position, discards=upcard)
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
    # The question counts what stays in hand this turn, which is exact; the adviser weighs what comes after it, which is
    # a model. Only what is best by both is asked about, so that no lesson speaks against itself.
    advised = advised_draw(position)
    if advised is not None and (looks_good != (advised == TAKE)) != (level == 3):
        return None
    average = stock_average(position)
    if abs(average - (idle if taken is None else taken.penalty_after)) < LEAST_DIFFERENCE:
        return None
    options = _options(taken, average, after)
    right = min(options, key=lambda option: (bool(option.barred), option.loss)).code
    features = Features(around, shared, looks_good != (right == TAKE))
    if features.level != level or advised not in (None, right):
        return None
    return Question(
        Reason("ask_draw", {"card": position.naming(position.upcard or JOKER)}),
        position,
        position.hand,
        Choices(options, graded=True),
        _why(position, taken, average, options),
        features,
    )


def _hand(dealer: Dealer, game: Game, level: int) -> Position:
    dice, rules = dealer.dice, game.rules
    jokers = 0 if level == 1 else dice.choice((0, 1, 1))
    if rules.layoff and dice.random() < 0.8:
        return opened(dealer, game, Wish(dice.randint(3, 7), jokers), draws=True)
    melds = 5 if rules.lay_all_at_once else 4 if rules.contracts else 2
    return unopened(dealer, game, Wish(0, jokers, melds, 1 + jokers if rules.lay_all_at_once else 0), draws=True)


def _upcard(dealer: Dealer, position: Position) -> tuple[Piece, ...] | None:
    """The discards; where only a whole hand is laid, for a hand one draw away: half of them with the card it wants."""
    if not position.rules.lay_all_at_once:
        return pile(dealer, position, 0.75)
    _, goal = nearest(position)
    if goal.distance != 1:
        return None
    wanted = dealer.dice.choice([card for card, _ in goal.outs])
    if dealer.dice.random() < 0.5 and dealer.take(wanted):
        return (wanted,)
    return pile(dealer, position, 0.75)


def stock_average(position: Position) -> Fraction:
    """The penalty that the best turn leaves on average, each unseen card as likely to be drawn as the other.

    Only cards that something can be made of are tried; any other is thrown, or kept while a dearer one is. A whole hand
    that is laid at once costs nothing or the same whatever it holds: there the outs tell it all.
    """
    rules, unseen = position.rules, position.unseen()
    flat = rules.penalty_unopened
    if rules.lay_all_at_once and flat is not None:
        return Fraction(flat * (unseen.total() - _winning(position)), unseen.total())
    of_use = unseen.keys() if flat is not None else useful(position)
    idle, kept = least_left(position), least_left(replace(position, phase="play"))
    total = 0
    for card, copies in unseen.items():
        left = _left(position, card) if card in of_use else min(idle, kept + penalty(card, rules))
        total += copies * left
    return Fraction(total, unseen.total())


def _winning(position: Position) -> int:
    """The unseen copies with which a hand that is laid all at once can go out now; all of them where it can anyway."""
    goals = winning_goals(position).values()
    if any(goal.distance == 0 for goal in goals):
        return position.unseen().total()
    return sum(dict(card for goal in goals if goal.distance == 1 for card in goal.outs).values())


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
