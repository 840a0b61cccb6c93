"""What does this hand cost? The penalty of cards left in hand, now and then with the bonus of another player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from analyzer.cards import ACE, JOKER, Card, Piece
from analyzer.errors import Reason
from analyzer.exposure import exposure
from analyzer.position import Position
from analyzer.quiz.citations import cited
from analyzer.quiz.deals import Dealer, Game, Wish
from analyzer.quiz.levels import Features, could_be
from analyzer.quiz.question import Explanation, Number, Question
from analyzer.report import Turn
from analyzer.rules import RuleSet
from analyzer.values import penalty


def offered(rules: RuleSet) -> bool:
    """Not where a hand that is not laid whole costs the same whatever it holds (OK-23)."""
    return not (rules.lay_all_at_once and rules.penalty_unopened is not None)


def ask(dealer: Dealer, game: Game, level: int) -> Question | None:
    """One question; the answer is the sum of the penalties (R30-32, RC-15, R40-23, SH-41), times or plus a bonus."""
    rules, dice = game.rules, dealer.dice
    size = dice.randint(3, 5) if level == 1 else dice.randint(4, min(10, rules.hand_size))
    jokers = 0 if level == 1 else dice.choice((0, 1, 1, 2))
    hand = dealer.hand(Wish(size, jokers))
    held, odd = hand.count(JOKER), sum(isinstance(card, Card) and card.rank == ACE for card in hand)
    if not could_be(level, held, odd):
        return None
    dearer = [code for code, bonus in rules.bonus.items() if bonus.dearer]
    code = dice.choice(dearer) if level == 3 and dearer and dice.random() < 0.6 else None
    # Whoever can be caught by a player who lays all at once may have opened himself or not.
    opened = rules.penalty_unopened is None or dice.random() < 0.5
    position = Position(rules, hand, options=game.options, opened=opened, laid_before=opened)
    costs = exposure(position, Turn())
    flat = None if opened else rules.penalty_unopened
    points = costs.now if code is None else costs.with_bonus[code]
    parts = _parts(hand, rules)
    reasons = [
        Reason("cost_flat", {"points": flat}) if flat is not None else Reason("cost_sum", parts | {"points": costs.now})
    ]
    if code is not None:
        bonus = rules.bonus[code]
        figures = {"code": code, "times": bonus.multiply, "add": bonus.add, "now": costs.now, "points": points}
        reasons.append(Reason("cost_bonus", figures))
    trap = code is not None or flat is not None or any(own_value(card, rules) for card in hand)
    return Question(
        Reason("ask_cost", {"bonus": code or "none", "opened": opened}),
        position,
        hand,
        Number(points, "points"),
        Explanation(tuple(reasons), (), cited(rules, "penalty", *(["bonus"] if code else []))),
        Features(held, odd, trap),
    )


def own_value(card: Piece, rules: RuleSet) -> bool:
    """Whether a card costs something else in hand than in play: an ace beyond its points, a rank with a price."""
    if not isinstance(card, Card):
        return False
    if card.rank == ACE:
        return penalty(card, rules) != rules.ace_in_set
    return rules.penalty.get(str(card.rank), card.rank) not in ("number", card.rank)


def _parts(hand: Sequence[Piece], rules: RuleSet) -> dict[str, str]:
    """The sum as it is written, equal summands together: `2 × 15 + 7`."""
    values = Counter(penalty(card, rules) for card in hand)
    return {"parts": " + ".join(f"{n} × {value}" if n > 1 else f"{value}" for value, n in sorted(values.items()))}
