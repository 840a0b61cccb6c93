"""How many points? A legal meld, counted in its best reading."""

from __future__ import annotations

from analyzer.cards import ACE, Card, sort_hand, unnamed
from analyzer.errors import Reason
from analyzer.legality import check_meld
from analyzer.position import Position
from analyzer.quiz.citations import cited
from analyzer.quiz.deals import Dealer, Game
from analyzer.quiz.kinds.legal import odd_cards
from analyzer.quiz.levels import Features, could_be
from analyzer.quiz.question import Explanation, Number, Question
from analyzer.rules import RuleSet
from analyzer.values import piece_points


def offered(rules: RuleSet) -> bool:
    """Where the points of melds count: towards an opening, or shown when laid (RC-25)."""
    return rules.open_min > 0 or rules.count_laid


def ask(dealer: Dealer, game: Game, level: int) -> Question | None:
    """One question; the answer is the dearest reading's points (R30-19, R30-23, R30-24, SG-6)."""
    rules = game.rules
    jokers = 0 if level == 1 or not rules.jokers else dealer.dice.choice((0, 1, 1, 2))
    cards = sort_hand(unnamed(dealer.with_jokers(dealer.faces(), jokers)))
    check = check_meld(cards, rules)
    if not check.valid or not could_be(level, jokers, odd_cards(cards)):
        return None
    best = check.readings[0]
    parts = " + ".join(map(str, piece_points(best, rules)))
    figures = {"cards": " ".join(best.text()), "parts": parts, "points": check.points}
    reasons = [Reason("counts_as", figures)]
    if len(check.all_points) > 1:
        reasons.append(Reason("other_readings", {"fewer": ", ".join(map(str, check.all_points[:-1]))}))
    aces = sum(isinstance(face, Card) and face.rank == ACE for face in best.faces())
    cheapest = min(check.all_points) - (aces * (rules.ace_in_set - 1) if best.kind == "set" else 0)
    features = Features(jokers, odd_cards(cards), cheapest != check.points)
    return Question(
        Reason("ask_points"),
        Position(rules, cards, options=game.options),
        cards,
        Number(check.points, "points"),
        Explanation(tuple(reasons), (best,), cited(rules, "points")),
        features,
    )
