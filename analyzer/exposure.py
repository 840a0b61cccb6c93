"""What the round costs if another player ends it, how likely that is, and whether to open now or hold for one stroke.

Model of `expected`: before my next turn each other player has one turn, in which he ends the round with the chance of
`ending.chances`; players count as independent. Then I pay what the best turn leaves in my hand, with the bonus of one
stroke where he had not opened. Nothing is assumed of my later turns: the figure is the price of the coming lap of the
table alone. `ends_before` gives the chance that the round is over before my next turn, the one after it, up to six.
"""

from __future__ import annotations

from math import prod
from typing import TypeVar

from analyzer.cards import Piece
from analyzer.duties import owed_card
from analyzer.ending import LAPS, chances
from analyzer.errors import Reason
from analyzer.exposurereport import Exposure, Hold
from analyzer.others import Other, other_players, stock_left
from analyzer.position import Position
from analyzer.report import Turn
from analyzer.rounds import SEVEN_PAIRS, WILD_DISCARD
from analyzer.ruleset import Bonus, RuleSet
from analyzer.scoresheet import win_price
from analyzer.terms import Terms
from analyzer.values import hand_penalty, penalty

Points = TypeVar("Points", int, float)
SEVEN_PAIRS_WILD = "seven_pairs_wild"
"""Seven pairs and a wildcard thrown last, where that is dearer than either (SO-8)."""


def exposure(position: Position, turn: Turn, stroke: float | None = None, thrown: Piece | None = None) -> Exposure:
    """What the hand costs if the round ends: now, after the best turn, now with each bonus; what eliminates (SG-7).

    `stroke`: the chance to go out in one stroke next turn when nothing is laid now and `thrown` is the discard (by
    default that of the turn), where it is known: `onestroke.best_stroke`.
    """
    rules = position.rules
    flat = rules.penalty_unopened
    now = flat if flat is not None and not position.opened else hand_penalty(position.hand, rules)
    with_bonus = {code: _with(bonus, now) for code, bonus in rules.bonus.items()}
    with_bonus |= ending_prices(rules)
    costs = {"now": now, "after": turn.penalty_after, **with_bonus}
    eliminated = tuple(name for name, points in costs.items() if is_eliminated(position, points))
    ends_it = turn.goes_out and not is_over(position)
    return Exposure(
        now,
        turn.penalty_after,
        with_bonus,
        eliminated,
        expected=0.0 if ends_it else expected(position, turn.penalty_after),
        ends_before=() if ends_it else ends_before(position),
        hold=open_or_hold(position, turn, stroke, thrown),
    )


def ending_prices(rules: RuleSet) -> dict[str, int]:
    """What a loser pays for each ending dearer than the plain one, whatever he holds (OK-25, OK-26, SO-8)."""
    table = rules.win_points or {}
    dearer = (SEVEN_PAIRS, WILD_DISCARD) if rules.seven_pairs else (WILD_DISCARD,)
    prices = {ending: table[ending] for ending in dearer if ending in table}
    both = win_price(SEVEN_PAIRS, rules, wild=True)
    return {**prices, SEVEN_PAIRS_WILD: both} if len(prices) == 2 and both > max(prices.values()) else prices


def is_eliminated(position: Position, points: int) -> bool:
    """Whether these points put the player out: above the limit, or on reaching it where the house says so (R30-35)."""
    if position.limit is None or position.rules.elimination is None:
        return False
    total = position.total + points
    return total > position.limit or (total == position.limit and position.rules.elimination == "reaching")


def _with(bonus: Bonus, points: Points) -> Points:
    return points * bonus.multiply + bonus.add


def ends_before(position: Position) -> tuple[float, ...]:
    """The chance that the round is over before my next turn, the one after it …, each as likely or likelier.

    Where an empty stock ends the round (OK-21), it surely is once the stock does not last that long.
    """
    lasts = laps_left(position)
    return tuple(1.0 if lap >= lasts else chance for lap, chance in enumerate(ended_by_others(position)))


def ended_by_others(position: Position) -> tuple[float, ...]:
    """The chance that another player has gone out by my next turn, the one after it …, while the stock lasts."""
    each = [_goes_out(position, other, turns) for other, turns in turns_of_others(position)]
    return tuple(1 - prod(1 - player[lap] for player in each) for lap in range(LAPS))


def _goes_out(position: Position, other: Other, turns: int) -> tuple[float, ...]:
    """`ending.chances` of a player who has so many turns yet: the later laps bring him nothing more."""
    reached = (0.0, *chances(position, other))
    return tuple(reached[min(lap, turns)] for lap in range(1, LAPS + 1))


def turns_of_others(position: Position) -> list[tuple[Other, int]]:
    """Everybody else, as if in turn, with the turns that the stock lasts for, `LAPS` at most."""
    others = other_players(position)
    if not position.rules.lay_all_at_once:
        return [(other, LAPS) for other in others]
    left, players = _left_for_others(position), 1 + len(others)
    return [(other, min(-((number - left) // players), LAPS)) for number, other in enumerate(others)]


def _left_for_others(position: Position) -> int:
    """What the stock holds once I have drawn."""
    return max(stock_left(position) - (position.phase == "draw"), 0)


def laps_left(position: Position) -> int:
    """How many of my next turns the stock lasts for, `LAPS` at most: everybody draws from it, I first before my draw.

    >>> from analyzer.positionio import read_position
    >>> asked = {"rules": "okey", "indicator": "B1", "hand": "R1-3 K5 Y9", "stock": 4}
    >>> [laps_left(read_position({**asked, "phase": phase})) for phase in ("play", "draw")]
    [1, 0]
    """
    if not position.rules.lay_all_at_once:
        return LAPS
    return min(_left_for_others(position) // (1 + len(other_players(position))), LAPS)


def is_over(position: Position) -> bool:
    """Whether the round has ended for want of a card to draw (OK-19, OK-21)."""
    return position.rules.lay_all_at_once and position.phase == "draw" and position.stock == 0


def over(position: Position) -> Reason | None:
    """That the round has ended for want of a card to draw, with what everybody pays; None where it goes on (OK-24)."""
    return Reason("stock_ran_out", {"points": impasse_price(position)}) if is_over(position) else None


def own_draws(position: Position) -> int | None:
    """How many cards I draw yet before the stock ends the round; None where it ends none, or lasts for `LAPS`.

    >>> from analyzer.positionio import read_position
    >>> asked = {"rules": "okey", "indicator": "B1", "hand": "R1-3 K5 Y9", "phase": "draw"}
    >>> [own_draws(read_position({**asked, "stock": stock})) for stock in (0, 1, 4, 5, 60)]
    [0, 1, 1, 2, None]
    """
    laps = laps_left(position)
    return None if laps == LAPS else laps + (position.phase == "draw" and not is_over(position))


def last_turn(position: Position) -> Reason | None:
    """That the stock ends the round before I draw again (OK-21), with what everybody pays then; None where it does not.

    >>> from analyzer.positionio import read_position
    >>> asked = {"rules": "okey", "indicator": "B1", "hand": "R1-3 K5 Y9 K7", "phase": "play", "players": 4}
    >>> [last_turn(read_position({**asked, "stock": stock})) for stock in (3, 4)]
    [Reason(code='last_turn', params={'stock': 3, 'points': 10}), None]
    """
    if is_over(position) or own_draws(position) != 0:
        return None
    return Reason("last_turn", {"stock": stock_left(position), "points": impasse_price(position)})


def impasse_price(position: Position) -> int:
    """What everybody pays when the stock runs out (OK-24)."""
    return (position.rules.win_points or {}).get("impasse", 0)


def expected(position: Position, left: int) -> float:
    """Points that I pay on average before my next turn with `left` points in hand.

    >>> from analyzer.positionio import read_position
    >>> position = read_position({"rules": "rami30", "hand": "KS", "players": 2, "opponents": [
    ...     {"name": "P2", "cards": 1, "opened": True}]})
    >>> expected(position, 100) > 10, expected(position, 0)
    (True, 0.0)
    """
    ended = ended_by_others(position)[0]
    price = ended * lap_price(position, left)
    # Where the stock does not last until my next turn the round ends without a winner, if not with one before.
    return price if laps_left(position) > 0 else price + (1 - ended) * impasse_price(position)


def lap_price(position: Position, left: float) -> float:
    """What I pay on average with `left` points in hand if another player goes out in the coming lap."""
    risks = [(other, _goes_out(position, other, turns)[0]) for other, turns in turns_of_others(position)]
    likely = sum(risk for _, risk in risks)
    return sum(risk * _price(position, other, left) for other, risk in risks) / likely if likely else left


def _price(position: Position, other: Other, left: float) -> float:
    """What I pay when this player goes out: with the bonus of one stroke where he had laid nothing (R30-33)."""
    bonus = position.rules.bonus.get(position.rules.one_stroke or "")
    return left if other.has_laid(position.rules) or bonus is None else _with(bonus, left)


def may_hold(position: Position, turn: Turn) -> bool:
    """Whether there is a question: the turn opens, lays not all, and one stroke next turn would bring something."""
    laid_before = position.laid_before or position.opened
    if owed_card(position) is not None:
        return False  # who has to use the card taken cannot hold his hand
    if laid_before or not turn.melds or turn.goes_out or position.phase != "play" or not _stroke_fits(position):
        return False
    return stroke_gain(position) > 0


def open_or_hold(position: Position, turn: Turn, stroke: float | None, thrown: Piece | None = None) -> Hold | None:
    """Open with the best turn now, or lay nothing and go out in one stroke next turn: points on average, low is good.

    `open`: what I pay before my next turn after the best turn. `hold`: what I pay with the hand less the card thrown
    (by default the discard of the turn), less the chance of the stroke times what it brings; None where the chance is
    not known. `needed`: the chance from which holding is better. None at all where one stroke brings nothing, or
    nothing can be opened with.
    """
    if not may_hold(position, turn):
        return None
    gain, discard = stroke_gain(position), turn.discard if thrown is None else thrown
    held = expected(position, _held(position, discard))
    opened = expected(position, turn.penalty_after)
    goes_on = 1 - ends_before(position)[0]
    hold = None if stroke is None else held - goes_on * stroke * gain
    needed = (held - opened) / (goes_on * gain) if goes_on else float("inf")
    return Hold(position.rules.one_stroke or "", opened, hold, min(needed, 1.0), stroke, discard)


def _stroke_fits(position: Position) -> bool:
    """Whether a hand of this size can go out at once: an exact contract takes its cards and the discard (SS-12)."""
    if not position.requirements or not position.rules.contract_exact:
        return True
    return Terms(position.rules, position.requirements).size + 1 == len(position.hand)


def _held(position: Position, thrown: Piece | None) -> int:
    """The penalty of the whole hand less the discard."""
    rules = position.rules
    if rules.penalty_unopened is not None:
        return rules.penalty_unopened
    return hand_penalty(position.hand, rules) - (0 if thrown is None else penalty(thrown, rules))


def stroke_gain(position: Position) -> float:
    """What one stroke brings beyond a plain ending, in points for each opponent (R30-33, RC-14, R40-22, SH-20).

    An opponent's hand is taken to be worth his cards times the mean penalty of the unseen ones, that of one who has not
    opened the flat sum where there is one.
    """
    rules = position.rules
    bonus = rules.bonus.get(rules.one_stroke or "")
    if bonus is None:
        return 0.0
    unseen, others, flat = position.unseen(), other_players(position), rules.penalty_unopened
    worth = sum(penalty(card, rules) * copies for card, copies in unseen.items()) / max(unseen.total(), 1)
    hands = sum(worth * other.cards if other.opened or flat is None else flat for other in others) / len(others)
    return (bonus.multiply - 1) * hands + bonus.add - bonus.own
