"""Brute force: the opening, and how far it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from analyzer.position import Position
from tests.brute_melds import JK, Cards, Laid, minus, new_melds, plain, texts
from tests.brute_open import Selection, may_throw, openings_drawn, reaches, selections, taken_text
from tests.brute_turns import State, Walk


class Best(NamedTuple):
    """`opening` of the formats."""

    possible: bool
    best_points: int
    missing_points: int


def opening(position: Position) -> Best:
    """What a laying holds now: new melds from the own hand alone; what follows may have to make them legal."""
    rules = position.rules
    required = 0 if position.opened else rules.open_min
    if position.opened and not position.opened_this_turn and not rules.new_melds_after_open:
        return Best(False, 0, required)
    choices = _ended_well(position) if _taken_may_follow(position) else _conditions_met(position)
    enough = [c for c in choices if position.opened or reaches(c.total, c.single, c.pure, rules)]
    best = max((choice.total for choice in enough or choices), default=0)
    counted = best
    if not enough and rules.open_scope == "single_meld":
        counted = max((choice.single for choice in choices), default=0)
    return Best(bool(enough), best, max(0, required - counted))


def _pure(choice: Selection, position: Position) -> bool:
    return choice.pure or position.opened or not position.rules.opening_needs_pure_run


# ------------------------------------------------------------------------------------- the melds by themselves


def _conditions_met(position: Position) -> list[Selection]:
    hand = texts(position.hand)
    return [choice for choice in selections(hand, position.rules) if _may_be_laid(choice, position, hand)]


def _may_be_laid(choice: Selection, position: Position, hand: Cards) -> bool:
    """Every condition of a first laying but the minimum."""
    rules, taken = position.rules, taken_text(position)
    if choice.left == hand or not _pure(choice, position):
        return False
    melded = rules.take_discard in ("must_meld_it", "meld_or_layoff")
    if taken and melded and choice.left.count(taken) == hand.count(taken):
        return False
    if position.phase == "draw" or rules.final_discard == "none":
        return True
    if not choice.left:
        return rules.final_discard == "optional"
    return any(may_throw(card, hand, position) for card in choice.left)


# --------------------------------------------------------------------------------- with what follows in the turn


def _taken_may_follow(position: Position) -> bool:
    """Whether a card taken that binds its player may go onto the table after the new melds."""
    rules = position.rules
    binds = rules.take_discard == "meld_or_layoff" or not rules.return_discard
    in_time = rules.layoff_same_turn or (position.opened and not position.opened_this_turn)
    return bool(taken_text(position)) and binds and in_time


def _ended_well(position: Position) -> list[Selection]:
    """Every choice of melds after which the turn can be brought to a legal end."""
    hand = texts(position.hand)
    return [
        choice
        for melds, choice in _layings(hand, position)
        if _pure(choice, position) and Rest(position, melds, choice.left).turns
    ]


def _layings(hand: Cards, position: Position, last: Laid | None = None) -> Iterator[tuple[tuple[Laid, ...], Selection]]:
    """Every choice of one meld or more, each with its figures."""
    for meld, worth, pure in new_melds(hand, position.rules):
        if last is not None and meld < last:
            continue
        left = minus(hand, plain(meld.pieces))
        assert left is not None
        yield (meld,), Selection(worth, worth, pure, left)
        for melds, more in _layings(left, position, meld):
            total, single = worth + more.total, max(worth, more.single)
            yield (meld, *melds), Selection(total, single, pure or more.pure, more.left)


class Rest(Walk):
    """The search from the moment at which the melds of the opening are down."""

    def __init__(self, position: Position, melds: tuple[Laid, ...], left: Cards) -> None:
        self.melds, self.left = melds, left
        super().__init__(position)

    def start(self) -> State:
        laid = tuple(piece for meld in self.melds for piece in plain(meld.pieces))
        uses = self.rules.take_discard == "must_meld_any" or self._uses_taken(laid, laid.count(JK))
        return State(self.left, self.table, new=tuple(sorted(self.melds)), laid_new=True, taken_laid=uses)


# ------------------------------------------------------------------------------------------------ distance


def _search(position: Position, deepest: int = 2) -> tuple[int | None, set[Cards]]:
    if opening(position).possible:
        return 0, set()
    for draws in range(1, deepest + 1):
        if answers := openings_drawn(position, draws):
            return draws, answers
    return None, set()


def goal(position: Position) -> tuple[int | None, dict[str, int]]:
    """Fewest draws until an opening can be laid (None: two are not enough), and the unseen cards that save one."""
    draws, answers = _search(position)
    useful = {card for drawn in answers for card in drawn}
    # Where only the turn stands in the way (a discard wrongly taken), any draw will do.
    anything = () in answers
    unseen = {texts([card])[0]: left for card, left in position.unseen().items()}
    return draws, {card: left for card, left in unseen.items() if card in useful or anything}


def distance(position: Position) -> int | None:
    return goal(position)[0]


def outs(position: Position) -> dict[str, int]:
    return goal(position)[1]
