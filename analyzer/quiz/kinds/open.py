"""Can you open, and with how much? Under a contract: can you lay it?"""

from __future__ import annotations

from dataclasses import replace

from analyzer.cards import JOKER
from analyzer.contracts import contract_state
from analyzer.errors import Reason
from analyzer.opening import opening
from analyzer.position import Position
from analyzer.quiz.citations import cited
from analyzer.quiz.deals import Dealer, Game, Wish, unopened
from analyzer.quiz.glance import complete, greedy_melds
from analyzer.quiz.levels import Features, choices, could_be
from analyzer.quiz.question import Answer, Explanation, Number, Question, yes_no
from analyzer.report import Goal, Opening
from analyzer.rules import RuleSet
from analyzer.values import meld_points


def offered(rules: RuleSet) -> bool:
    """Where a first laying has a condition."""
    return rules.has_opening


def ask(dealer: Dealer, game: Game, level: int) -> Question | None:
    """One question; the answer is the most points that a legal opening lays, 0 for none (R30-21, RC-26, SH-30)."""
    dice = dealer.dice
    jokers = 0 if level == 1 else dice.choice((0, 1) if level == 2 else (0, 1, 2))
    melds = dice.choice((1, 2, 2, 3)) if not game.rules.contracts else 3
    position = unopened(dealer, game, Wish(0, jokers, melds, dice.choice((0, 0, 1, 2))))
    held, shared = position.hand.count(JOKER), choices(position.hand, game.rules)
    if not could_be(level, held, shared):
        return None
    greedy = greedy_melds(position)
    if position.requirements:
        return _contract(position, Features(held, shared, False), complete(position, greedy))
    first = opening(position)
    value = first.best_points if first.possible else 0
    if not first.possible and (not first.best_points or dice.random() < 0.5):
        # A hand that cannot open at all teaches little: half of them are enough.
        return None
    seen = sum(meld_points(meld, game.rules) for meld in greedy) if complete(position, greedy) else 0
    return _question(position, Number(value, "points"), first, Features(held, shared, seen != value))


def _question(position: Position, answer: Answer, first: Opening, features: Features) -> Question:
    required = {"required": first.required, "points": first.best_points}
    reasons = [Reason("opens_with", required)] if first.possible else list(first.reasons)
    topics = ("opening", "pure") if position.rules.opening_needs_pure_run else ("opening",)
    ask = Reason("ask_open", {"required": first.required, "pure": position.rules.opening_needs_pure_run})
    explanation = Explanation(tuple(reasons), first.melds, cited(position.rules, *topics))
    return Question(ask, position, position.hand, answer, explanation, features)


def _contract(position: Position, features: Features, seen: bool) -> Question | None:
    """The contract: whether it may be laid now."""
    state = contract_state(position, Goal(None))
    if state is None:
        return None
    reasons = (Reason("contract_ready", {"number": position.contract}),) if state.can_lay else state.reasons
    return Question(
        Reason("ask_contract", {"number": position.contract}),
        position,
        position.hand,
        yes_no(state.can_lay),
        Explanation(reasons, state.melds if state.can_lay else (), cited(position.rules, "opening")),
        replace(features, trap=seen != state.can_lay),
    )
