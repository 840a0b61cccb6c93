"""The best whole turn and what each discard leaves, found by the solver on one or two `TurnModel`s."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from analyzer.cards import Card, Hand, Joker, Piece, sort_hand, without
from analyzer.errors import Problem, RamiError, Reason
from analyzer.laying import laid_melds, order_steps
from analyzer.position import Position
from analyzer.quantities import CARDS, JOKERS_KEPT, VALUE
from analyzer.report import Discard, Turn
from analyzer.turnmodel import TurnModel
from analyzer.values import hand_penalty, meld_points, penalty
from solver import Item, Solution, Status, solve, solve_supplies


class SearchStopped(RamiError):
    """The solver gave up before it could prove its answer: the hand holds too many ways to lay it."""


def proven(solution: Solution) -> Solution:
    """The solution, when it is proven best or impossible. Raises SearchStopped otherwise."""
    if solution.status not in (Status.OPTIMAL, Status.INFEASIBLE):
        raise SearchStopped(Problem("search_stopped", "hand"))
    return solution


@dataclass(frozen=True)
class Rest:
    """What a way of laying leaves once a card is thrown: penalty (lower is better) and number of cards."""

    penalty: int
    cards: int


class Scenario:
    """One kind of turn: laying a first meld in it (or having opened before), or going on without."""

    def __init__(self, position: Position, *, opens: bool, pairs: bool = False) -> None:
        self.model = TurnModel(position, opens=opens, pairs=pairs)
        self.position, self.rules = position, position.rules
        self.opened = position.opened or opens
        self._answers: dict[tuple[str, ...], Solution] = {}

    def left(self, value: int, cards: int) -> Rest:
        """The rest after laying and throwing cards worth `value`; a hand that never opened may cost a flat sum."""
        count = self.model.size - cards
        flat = self.rules.penalty_unopened
        if flat is not None and not self.opened and count:
            return Rest(flat, count)
        return Rest(self.model.hand_total - value, count)

    @cached_property
    def base(self) -> Solution:
        """The dearest laying, whatever is thrown then."""
        return proven(solve(self.model.problem(VALUE, CARDS)))

    def leftover(self, solution: Solution) -> Counter[Piece]:
        """The cards in hand after the plays of a solution."""
        left = Counter(self.model.supply)
        for index, times in solution.chosen:
            for item, count in self.model.candidates[index].uses.items():
                if isinstance(item, Card | Joker):
                    left[item] -= count * times
        return +left

    @cached_property
    def rests(self) -> dict[Piece, Rest]:
        """For every card that may be thrown, the least that can remain; a card is absent when no legal turn throws it.

        A laying as dear as the dearest settles every card that it leaves; the others are solved one by one.
        """
        throwable = self.model.throwable()
        if not self.base.found or not throwable:
            return {}
        settled: dict[Piece, Solution] = {}
        waiting = list(throwable)

        def settle(solution: Solution, card: Piece | None) -> None:
            as_dear = _gain(solution) == _gain(self.base)
            for other in self.leftover(solution):
                if other == card or (as_dear and len(self.model.throw(other)) == 1):
                    settled.setdefault(other, solution)

        settle(self.base, None)
        problem = self.model.problem(VALUE, CARDS)
        todo = (card for card in waiting if card not in settled)
        asked: list[Piece] = []

        def changes() -> Iterator[dict[Item, int]]:
            for card in todo:
                asked.append(card)
                yield {item: -count for item, count in self.model.throw(card).items()}

        for solution in solve_supplies(problem, changes()):
            if proven(solution).found:
                settle(solution, asked[-1])
        return {
            card: self.left(
                settled[card].quantities[VALUE] + penalty(card, self.rules), settled[card].quantities[CARDS] + 1
            )
            for card in throwable
            if card in settled
        }

    @cached_property
    def without_discard(self) -> Rest | None:
        """What remains when nothing is thrown: before the draw, without discards, or going out by laying every card."""
        if self.model.throws and self.rules.final_discard == "required":
            return None
        if not self.base.found:
            return None
        rest = self.left(*_gain(self.base))
        return rest if rest.cards == 0 or not self.model.throws else None

    @cached_property
    def best(self) -> Turn | None:
        """The best turn of this kind with its witness, or None when there is no legal one."""
        solution = self.answer(*self.aims)
        return self.read(solution) if solution.found else None

    @property
    def aims(self) -> tuple[str, ...]:
        """What the best turn is best at, the first of it before the others."""
        flat = self.rules.penalty_unopened is not None and not self.opened
        return (CARDS, JOKERS_KEPT, VALUE) if flat else (VALUE, CARDS, JOKERS_KEPT)

    def throwing(self, card: Piece) -> Turn | None:
        """The best turn that throws this card, or None when there is no legal one."""
        throwable = self.model.throwable()
        if card not in throwable:
            return None
        place = len(self.model.candidates) + throwable.index(card)
        solution = proven(solve(self.model.picking(place, self.model.whole_problem(*self.aims))))
        return self.read(solution) if solution.found else None

    def answer(self, *aims: str) -> Solution:
        """The whole turn, its discard included, for these aims; solved once."""
        if aims not in self._answers:
            self._answers[aims] = proven(solve(self.model.whole_problem(*aims)))
        return self._answers[aims]

    def read(self, solution: Solution) -> Turn:
        """The turn that a solution of the whole problem stands for."""
        count, throwable = len(self.model.plays), self.model.throwable()
        chosen = [(self.model.plays[i], times) for i, times in solution.chosen if i < count]
        first = len(self.model.candidates)
        thrown = [throwable[i - first] for i, _ in solution.chosen if i >= first]
        values = solution.quantities
        rest = self.left(values[VALUE], values[CARDS] + len(thrown))
        melds = laid_melds(chosen)
        steps = tuple(order_steps(melds, chosen, self.model, thrown))
        return Turn(
            melds=tuple(laid.meld for laid in melds),
            layoffs=tuple(step for step in steps if step.do == "layoff"),
            swaps=tuple(step for step in steps if step.do == "swap"),
            discard=thrown[0] if thrown else None,
            penalty_after=rest.penalty,
            cards_placed=values[CARDS],
            jokers_spent=-values[JOKERS_KEPT],
            goes_out=rest.cards == 0,
            steps=steps,
            laid_points=sum(meld_points(laid.meld, self.rules) for laid in melds) if self.rules.count_laid else None,
        )


def _gain(solution: Solution) -> tuple[int, int]:
    return solution.quantities[VALUE], solution.quantities[CARDS]


class Search:
    """The best turn of a position over its scenarios."""

    def __init__(self, position: Position) -> None:
        self.position = position
        kinds = [True] if position.opened else [True, False]
        self.scenarios = [Scenario(position, opens=opens) for opens in kinds]
        if position.rules.seven_pairs:
            self.scenarios.append(Scenario(position, opens=True, pairs=True))

    @cached_property
    def is_legal(self) -> bool:
        """Whether some legal turn exists; only a wrongly taken discard leaves none."""
        return any(scenario.base.found for scenario in self.scenarios)

    def rests(self) -> dict[Piece, Rest]:
        """For each card that may be thrown, the least that can remain in any scenario."""
        best: dict[Piece, Rest] = {}
        for scenario in self.scenarios:
            for card, rest in scenario.rests.items():
                if card not in best or (rest.penalty, rest.cards) < (best[card].penalty, best[card].cards):
                    best[card] = rest
        return best

    @cached_property
    def best(self) -> tuple[Scenario, Turn] | None:
        """The scenario and turn that leave least: then the dearer ending, most cards placed, fewest jokers spent.

        None when the rules allow no turn at all.
        """
        found = [(s, s.best) for s in self.scenarios if s.base.found]
        legal = [(scenario, turn) for scenario, turn in found if turn is not None]
        return min(legal, key=lambda pair: _order(*pair), default=None)

    def best_turn(self) -> Turn:
        """The best turn; where a wrongly taken discard leaves none, what remains without any laying."""
        return self.best[1] if self.best else self._put_back()

    def throwing(self, card: Piece) -> Turn | None:
        """The best turn that throws this card; None where no legal one does."""
        found = [(scenario, scenario.throwing(card)) for scenario in self.scenarios]
        legal = [(scenario, turn) for scenario, turn in found if turn is not None]
        return min(legal, key=lambda pair: _order(*pair))[1] if legal else None

    def _put_back(self) -> Turn:
        """The discard may not have been taken: nothing can be laid, and no step is legal."""
        cards = [card for card in self.scenarios[-1].model.throwable() if card in self.position.hand]
        dearest = max(cards, key=lambda card: penalty(card, self.position.rules), default=None)
        left = self.position.hand if dearest is None else without(self.position.hand, [dearest])
        flat = self.position.rules.penalty_unopened
        points = flat if flat is not None and not self.position.opened else hand_penalty(left, self.position.rules)
        return Turn(discard=dearest, penalty_after=points)

    def discards(self) -> tuple[Discard, ...]:
        """One row per different card of the hand that may be thrown, best first."""
        held = set(self.position.hand)
        rows = [
            Discard(card, rest.penalty, (Reason("goes_out"),) if rest.cards == 0 else ())
            for card, rest in self.rests().items()
            if card in held
        ]
        order = {card: place for place, card in enumerate(sort_hand(held))}
        return tuple(sorted(rows, key=lambda row: (row.penalty_after, not row.reasons, order[row.card])))

    def last_discards(self) -> tuple[str, ...]:
        """Every card that can be thrown last, canonical order; "" where none is needed."""
        none_needed = any(s.without_discard and s.without_discard.cards == 0 for s in self.scenarios)
        return (*([""] if none_needed else []), *map(self.position.naming, self.last_cards()))

    def last_cards(self) -> Hand:
        """Every card that can be thrown last, in canonical order."""
        return sort_hand(card for card, rest in self.rests().items() if rest.cards == 0)

    def goes_out_opened(self) -> bool:
        """Whether the round can be ended with the first melds down."""
        opened = [scenario for scenario in self.scenarios if scenario.opened]
        rests = [rest for scenario in opened for rest in (*scenario.rests.values(), scenario.without_discard) if rest]
        return any(rest.cards == 0 for rest in rests)


def _order(scenario: Scenario, turn: Turn) -> tuple[int, bool, int, int]:
    return turn.penalty_after, not scenario.model.pairs, -turn.cards_placed, turn.jokers_spent
