"""Which cards do you lay? So that least stays in hand; every laying that leaves as little is right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from analyzer.cards import JOKER, Hand, Piece, without
from analyzer.errors import Reason
from analyzer.laycheck import check_lay
from analyzer.position import Position
from analyzer.quiz.citations import cited
from analyzer.quiz.deals import Dealer, Game, Wish, unopened
from analyzer.quiz.glance import dearest, greedy_melds, left_over, shed
from analyzer.quiz.levels import Features, choices, could_be
from analyzer.quiz.question import Explanation, Laying, Question
from analyzer.report import Turn
from analyzer.rules import RuleSet
from analyzer.turns import Search
from analyzer.values import hand_penalty, penalty


def offered(rules: RuleSet) -> bool:  # noqa: ARG001 - melds are laid everywhere
    return True


def ask(dealer: Dealer, game: Game, level: int) -> Question | None:
    """One question; the answer is the least penalty that any legal laying leaves (R30-08, RC-21, SH-30, OK-20)."""
    dice, rules = dealer.dice, game.rules
    jokers = 0 if level == 1 else dice.choice((0, 1) if level == 2 else (0, 1, 2))
    melds = 5 if rules.lay_all_at_once else dice.choice((2, 2, 3)) if not rules.contracts else 4
    position = unopened(dealer, game, Wish(0, jokers, melds))
    held, shared = position.hand.count(JOKER), choices(position.hand, rules)
    if not could_be(level, held, shared):
        return None
    best = best_laying(position)
    if not best.melds or Search(position).best_turn().penalty_after < best.penalty_after:
        # Where adding to melds just laid leaves less still, melds alone are not the answer.
        return None
    greedy = [meld.pieces for meld in greedy_melds(position, shed)]
    trap = not check_lay(position, greedy).legal or left_after(position, greedy) > best.penalty_after
    thrown = dearest(left_over(position.hand, best.melds), rules)
    figures = {"left": best.penalty_after, "card": position.naming(thrown) if thrown else "none"}
    return Question(
        Reason("ask_lay", {"required": rules.open_min, "whole": rules.lay_all_at_once}),
        position,
        position.hand,
        Laying(best.penalty_after, best.melds),
        Explanation((Reason("lay_leaves", figures),), best.melds, cited(rules, "laying")),
        Features(held, shared, trap),
    )


def best_laying(position: Position) -> Turn:
    """The best turn of new melds alone: what may go onto them afterwards is not asked for."""
    melds_only = position.rules.model_copy(update={"layoff": False, "swap": False})
    return Search(replace(position, rules=melds_only)).best_turn()


def left_after(position: Position, melds: Sequence[Sequence[Piece]]) -> int:
    """The penalty that stays once these melds are laid and the dearest card left is thrown.

    Raises KeyError when the hand does not hold the cards.

    >>> from analyzer.notation import parse_cards
    >>> from analyzer.positionio import read_position
    >>> position = read_position({"rules": "rami30", "hand": "10SHD KC 2S", "phase": "play"})
    >>> left_after(position, [parse_cards("10SHD")]), left_after(position, [])
    (2, 32)
    """
    rules = position.rules
    left: Hand = without(position.hand, [piece for pieces in melds for piece in pieces])
    thrown = dearest(left, rules) if rules.final_discard != "none" else None
    count = len(left) - (thrown is not None)
    if rules.penalty_unopened is not None and not melds and count:
        return rules.penalty_unopened
    return hand_penalty(left, rules) - (penalty(thrown, rules) if thrown else 0)
