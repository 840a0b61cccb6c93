"""How far from the opening, the contract, or going out? The fewest draws after which it can be there."""

from __future__ import annotations

from analyzer.cards import JOKER
from analyzer.drawplans import contract_goal, opening_goal, out_goal
from analyzer.errors import Reason
from analyzer.fewdraws import sweeps
from analyzer.odds import contract_rows, opening_rows, out_rows, winning_goals
from analyzer.position import Position
from analyzer.quiz.citations import cited
from analyzer.quiz.deals import Dealer, Game, Wish, unopened
from analyzer.quiz.glance import draws
from analyzer.quiz.levels import Features, choices, could_be
from analyzer.quiz.question import Explanation, Number, Question
from analyzer.report import Goal
from analyzer.rules import RuleSet

MOST_DRAWS = 3
"""Farther hands are not asked about: nobody plans so far ahead."""
PLANNED = (1, 1, 2, 2, 3)
"""The distances that hands are dealt for, as often as they stand here; chance has its say, too."""
THERE = 0.05
"""How often a hand is let through that is there already: they are many and teach little."""
MOST_OUTS = 12
"""Different cards that the explanation names."""


def offered(rules: RuleSet) -> bool:
    """Where the sweep can know the rules, compiled here or not: without it too long for a question (`fewdraws`)."""
    return rules.jokers_touch and rules.jokers_worth_replaced


def ask(dealer: Dealer, game: Game, level: int) -> Question | None:
    """One question before the draw; the answer is the distance of the formats (R30-21, SH-22, OK-02, OK-05)."""
    dice, rules = dealer.dice, game.rules
    planned = 0 if dice.random() < THERE else dice.choice(PLANNED)
    position = unopened(dealer, game, _wish(dealer, game.rules, level, planned), draws=True)
    held, shared = position.hand.count(JOKER), choices(position.hand, rules)
    if not could_be(level, held, shared):
        return None
    name, goal = nearest(position)
    distance = goal.distance
    if distance is None or distance > MOST_DRAWS or (distance == 0 and dice.random() > THERE):
        return None
    seen = draws(position)
    if (seen != distance) != (level == 3):
        return None
    asked = {"goal": name, "required": rules.open_min, "number": position.contract or 0}
    outs = [position.naming(card) for card, _ in goal.outs]
    figures = {
        "draws": distance,
        "cards": " ".join(outs[:MOST_OUTS]),
        "more": max(0, len(outs) - MOST_OUTS),
        "copies": goal.out_count,
    }
    reason = Reason("distance_outs", figures) if outs else Reason("distance_none")
    return Question(
        Reason("ask_distance", asked),
        position,
        position.hand,
        Number(distance, "draws"),
        Explanation((reason,), (), cited(rules, "distance")),
        Features(held, shared, seen != distance),
    )


def _wish(dealer: Dealer, rules: RuleSet, level: int, distance: int) -> Wish:
    """A hand that is likely so far from its goal: most of it where the goal takes most of it, else a meld or two."""
    dice = dealer.dice
    jokers = 0 if level == 1 else dice.choice((0, 1, 1, 2) if level == 3 else (0, 0, 1))
    if not rules.has_opening or rules.contracts is not None:
        return Wish(0, jokers, 4, distance + jokers + dice.choice((0, 0, 1)))
    return Wish(0, jokers, 2 if distance == 0 else 0, near=0.6 if distance == 0 else 0.3)


def nearest(position: Position) -> tuple[str, Goal]:
    """The next goal of a hand that has laid nothing, and how far it is; of several ways to go out the nearest."""
    rules, swept = position.rules, sweeps(position.rules)
    if position.requirements:
        return "contract", contract_rows(position, [])[None] if swept else contract_goal(position)
    if rules.has_opening:
        return "open", opening_rows(position, [])[None] if swept else opening_goal(position)
    if rules.lay_all_at_once:
        ways = winning_goals(position)
        return min(ways.items(), key=lambda way: 99 if way[1].distance is None else way[1].distance)
    return "out", out_rows(position, [])[None] if swept else out_goal(position)
