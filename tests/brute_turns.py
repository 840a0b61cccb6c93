"""Brute force, part 4: every legal whole turn, by walking through all states that single steps reach."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from analyzer.position import Position
from tests.brute_melds import (
    JK,
    Cards,
    Laid,
    Text,
    cost,
    is_joker,
    minus,
    new_melds,
    parts,
    plain,
    table_meld,
    texts,
)
from tests.brute_open import reaches, taken_text
from tests.brute_steps import layoffs, swaps

Steps = tuple[str, ...]


class Tally(NamedTuple):
    """What the melds of an unfinished opening come to."""

    total: int = 0
    single: int = 0
    pure: bool = False


class State(NamedTuple):
    """A moment within the turn; `freed` counts the jokers in hand that came from the table."""

    hand: Cards
    table: tuple[Laid, ...]
    new: tuple[Laid, ...] = ()
    tally: Tally | None = None
    freed: int = 0
    laid_new: bool = False
    used_table: bool = False
    taken_laid: bool = False


class Turn(NamedTuple):
    """How a whole turn can end: the cards left, the card thrown (None: none), the flags that the figures need."""

    left: Cards
    discard: Text | None
    opened: bool
    used_table: bool


class BestTurn(NamedTuple):
    """Least penalty, then most cards placed, then fewest jokers spent."""

    penalty_after: int
    cards_placed: int
    jokers_spent: int


class GoOut(NamedTuple):
    """`go_out` of the formats."""

    possible: bool
    discards: frozenset[str]
    bonus: str | None


class Walk:
    """The search of one position: `turns` maps every possible end of the turn to the first steps found to it."""

    def __init__(self, position: Position) -> None:
        self.position, self.rules = position, position.rules
        self.hand = texts(position.hand)
        self.taken = taken_text(position)
        self.table = tuple(map(table_meld, position.table))
        self.turns: dict[Turn, Steps] = {}
        self._walk(self.start())

    def start(self) -> State:
        """The moment from which the search sets out."""
        # A new meld laid earlier this turn was enough.
        met = self.position.opened_this_turn and self.rules.take_discard == "must_meld_any"
        return State(self.hand, self.table, tally=None if self.position.opened else Tally(), taken_laid=met)

    def _walk(self, start: State) -> None:
        seen, waiting = {start}, [(start, Steps())]
        while waiting:
            state, steps = waiting.pop()
            for turn, last in self._ends(state):
                self.turns.setdefault(turn, (*steps, last))
            for after, step in self._after(state):
                if after not in seen:
                    seen.add(after)
                    waiting.append((after, (*steps, step)))
        self.states = len(seen)

    # ------------------------------------------------------------------------------------------- steps

    def _after(self, state: State) -> Iterator[tuple[State, str]]:
        if self._new_meld_allowed(state):
            yield from self._melds(state)
        if self._table_step_allowed(
            state, self.rules.layoff and (self._opened(state) or self.rules.layoff_before_open)
        ):
            yield from self._layoffs(state)
        if self._table_step_allowed(state, self.rules.swap and (self._opened(state) or not self.rules.swap_needs_open)):
            yield from self._swaps(state)

    def _opened(self, state: State) -> bool:
        """Own first melds are down: from an earlier turn, or the opening of this turn is complete."""
        return self.position.opened or (state.laid_new and state.tally is None)

    def _new_meld_allowed(self, state: State) -> bool:
        if self.position.opened:
            return self.rules.new_melds_after_open or self.position.opened_this_turn
        # Where the turn of the opening may hold no lay-off or swap, it may hold none before the opening either.
        return self.rules.layoff_same_turn or not state.used_table

    def _table_step_allowed(self, state: State, allowed: bool) -> bool:
        opening_turn = self.position.opened_this_turn or (not self.position.opened and state.laid_new)
        return allowed and (self.rules.layoff_same_turn or not opening_turn)

    def _melds(self, state: State) -> Iterator[tuple[State, str]]:
        for meld, worth, pure in new_melds(state.hand, self.rules):
            # Jokers from the table may not help an opening that has a condition (SG-5).
            table_jokers = 0 if state.tally is not None and self.rules.has_opening else state.freed
            tally = state.tally
            if tally is not None:
                tally = Tally(tally.total + worth, max(tally.single, worth), tally.pure or pure)
                tally = None if reaches(*tally, self.rules) else tally
            after = state._replace(new=tuple(sorted((*state.new, meld))), tally=tally, laid_new=True)
            for placed, own in self._place(after, plain(meld.pieces), table_jokers):
                uses = self.rules.take_discard == "must_meld_any" or self._uses_taken(plain(meld.pieces), own)
                yield self._tidy(placed._replace(taken_laid=placed.taken_laid or uses)), f"meld {' '.join(meld.pieces)}"

    def _layoffs(self, state: State) -> Iterator[tuple[State, str]]:
        for onto, meld in enumerate((*state.table, *state.new)):
            for added, longer in layoffs(meld, state.hand, self.rules):
                after = self._replace_meld(state, onto, longer)._replace(used_table=True)
                for placed, own in self._place(after, added, state.freed):
                    uses = self.rules.take_discard == "meld_or_layoff" and self._uses_taken(added, own)
                    placed = placed._replace(taken_laid=placed.taken_laid or uses)
                    yield self._tidy(placed), f"layoff {' '.join(added)} onto {' '.join(meld.pieces)}"

    def _swaps(self, state: State) -> Iterator[tuple[State, str]]:
        for onto, meld in enumerate((*state.table, *state.new)):
            for put, after_meld in swaps(meld, state.hand, self.rules):
                rest = minus(state.hand, put)
                assert rest is not None
                uses = self.rules.take_discard == "meld_or_layoff" and self._uses_taken(put, 0)
                after = self._replace_meld(state, onto, after_meld)._replace(
                    hand=tuple(sorted((*rest, JK))),
                    freed=state.freed + 1,
                    used_table=True,
                    taken_laid=state.taken_laid or uses,
                )
                yield self._tidy(after), f"swap {' '.join(put)} onto {' '.join(meld.pieces)}"

    def _place(self, state: State, pieces: Cards, table_jokers: int) -> Iterator[tuple[State, int]]:
        """The state without the pieces, for every number of table jokers among them, and how many are own jokers."""
        jokers = pieces.count(JK)
        own = state.hand.count(JK) - state.freed
        rest = minus(state.hand, pieces)
        assert rest is not None
        for freed in range(max(0, jokers - own), min(jokers, table_jokers) + 1):
            yield state._replace(hand=rest, freed=state.freed - freed), jokers - freed

    def _uses_taken(self, pieces: Cards, own_jokers: int) -> bool:
        return own_jokers > 0 if self.taken == JK else self.taken in pieces

    @staticmethod
    def _replace_meld(state: State, onto: int, meld: Laid) -> State:
        if onto < len(state.table):
            return state._replace(table=(*state.table[:onto], meld, *state.table[onto + 1 :]))
        place = onto - len(state.table)
        return state._replace(new=tuple(sorted((*state.new[:place], meld, *state.new[place + 1 :]))))

    def _tidy(self, state: State) -> State:
        """Forget what can no longer matter, so that equal states meet."""
        opening = state.tally is not None and self.rules.has_opening
        if not (opening or self.rules.swap_reuse_now or self.taken == JK):
            state = state._replace(freed=0)
        if self.rules.grand_out_layoffs and self.rules.layoff_same_turn:
            state = state._replace(used_table=False)
        return state

    # -------------------------------------------------------------------------------------------- ends

    def _ends(self, state: State) -> Iterator[tuple[Turn, str]]:
        if state.laid_new and not self._opened(state):
            return
        if self.rules.swap_reuse_now and state.freed:
            return
        if self.taken and self.rules.take_discard != "free" and not state.taken_laid:
            return
        opened = self.position.opened or state.laid_new
        for left, discard in self._discards(state):
            yield Turn(left, discard, opened, state.used_table), f"throw {discard}" if discard else "end"

    def _discards(self, state: State) -> Iterator[tuple[Cards, Text | None]]:
        if self.position.phase == "draw" or self.rules.final_discard == "none":
            yield state.hand, None
            return
        if not state.hand and self.rules.final_discard == "optional":
            yield (), None
        for card in sorted(set(state.hand)):
            if self._may_throw(card, state):
                rest = minus(state.hand, (card,))
                assert rest is not None
                yield rest, card

    def _may_throw(self, card: Text, state: State) -> bool:
        if self.rules.return_discard or card != self.taken:
            return True
        # Another joker may come from the table; one laid this turn and taken back is the same again.
        jokers_before = Counter(piece for meld in self.table for piece in meld.pieces if is_joker(piece))
        jokers_now = Counter(piece for meld in state.table for piece in meld.pieces if is_joker(piece))
        gained = (jokers_before - jokers_now).total()
        return self.hand.count(card) + (gained if card == JK else 0) > 1

    # ----------------------------------------------------------------------------------------- figures

    def penalty(self, turn: Turn) -> int:
        """Penalty of what is left; a hand that never opened may count flat, an empty one counts nothing."""
        flat = self.rules.penalty_unopened
        if flat is not None and not turn.opened and turn.left:
            return flat
        return sum(cost(card, self.rules) for card in turn.left)

    def figures(self, turn: Turn) -> BestTurn:
        thrown = (*turn.left, *([turn.discard] if turn.discard else []))
        return BestTurn(self.penalty(turn), len(self.hand) - len(thrown), self.hand.count(JK) - thrown.count(JK))

    def nothing_laid(self) -> dict[Text, int]:
        """What each card thrown leaves of a hand whose drawn discard could not be taken: the turn stays open."""
        if self.rules.final_discard == "none":
            return {"": self.penalty(Turn(self.hand, None, self.position.opened, False))}
        rows = {}
        for part in parts(self.hand):
            if len(part) == 1 and (self.rules.return_discard or part[0] != self.taken or self.hand.count(part[0]) > 1):
                left = minus(self.hand, part)
                assert left is not None
                rows[part[0]] = self.penalty(Turn(left, part[0], self.position.opened, False))
        return rows


def turns(position: Position) -> dict[Turn, Steps]:
    """Every way in which the turn can end, with one sequence of steps that leads there."""
    return Walk(position).turns


def take_legal(position: Position) -> bool | None:
    """Whether the discard taken this turn may have been taken; None when none was."""
    return None if taken_text(position) is None else bool(turns(position))


def best_turn(position: Position, walk: Walk | None = None) -> BestTurn:
    walk = walk or Walk(position)
    if not walk.turns:
        return BestTurn(min(walk.nothing_laid().values()), 0, 0)
    return min(
        map(walk.figures, walk.turns), key=lambda best: (best.penalty_after, -best.cards_placed, best.jokers_spent)
    )


def discard_rows(position: Position, walk: Walk | None = None) -> dict[Text, int]:
    """Least penalty after each card of the hand that may be thrown in a legal turn; none when there is no such turn."""
    walk = walk or Walk(position)
    rows: dict[Text, int] = {}
    for turn in walk.turns:
        if turn.discard in walk.hand:
            rows[turn.discard] = min(walk.penalty(turn), rows.get(turn.discard, 10**6))
    return rows


def go_out(position: Position, walk: Walk | None = None) -> GoOut:
    walk, rules = walk or Walk(position), position.rules
    exits = [turn for turn in walk.turns if not turn.left]
    # One stroke: nothing laid before, and an opening that has a condition must have met it (S30-9, S4-9).
    strokes = [
        turn
        for turn in exits
        if not position.laid_before
        and (rules.grand_out_layoffs or not turn.used_table)
        and (turn.opened or not rules.has_opening)
    ]
    return GoOut(bool(exits), frozenset(turn.discard or "" for turn in exits), rules.one_stroke if strokes else None)
