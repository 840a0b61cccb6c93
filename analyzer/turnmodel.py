"""One turn as a packing problem: plays become candidates, rules become bounds, one method per rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property

from analyzer.candidates import suits_of
from analyzer.cards import JOKER, Piece, piece_key
from analyzer.duties import owed_card
from analyzer.melds import WINNING_PAIRS
from analyzer.playcandidates import PlayCandidates
from analyzer.plays import (
    NewMeld,
    Play,
    Rights,
    pair_plays,
    reachable,
    rights,
    turn_plays,
)
from analyzer.position import Position
from analyzer.quantities import (
    CARDS,
    DRAWN_LAID,
    DRAWN_MELDED,
    FREED,
    JOKERS_KEPT,
    JOKERS_RELAID,
    NEW_MELDS,
    OPENING_JOKERS,
    OPENING_MELDS,
    OPENING_POINTS,
    OUT_OR_THROWN,
    PICKED,
    PURE_RUNS,
    REACHING,
    THROWN,
    UNLESS_DRAWN,
    VALUE,
)
from analyzer.tableplays import TablePlay
from analyzer.terms import Terms
from analyzer.values import hand_penalty, penalty
from solver import Aim, Bound, Candidate, Item, Problem


class TurnModel:
    """The plays of one turn and the bounds that the rules set; `opens`: a first meld is laid in it."""

    def __init__(self, position: Position, *, opens: bool, pairs: bool = False, allowed: Rights | None = None) -> None:
        self.position, self.opens, self.pairs = position, opens, pairs
        self.rules, self.size = position.rules, len(position.hand)
        self.allowed = allowed or rights(position, opens=opens)
        wanted = () if position.opened else position.requirements
        self.terms = Terms(position.rules, wanted) if wanted else None
        self.proposals = PlayCandidates(
            position.rules, taken=position.taken_discard, staged=self.allowed.staged, terms=self.terms
        )

    @cached_property
    def plays(self) -> list[Play]:
        if self.pairs:
            return list(pair_plays(self.reach, self.position))
        return turn_plays(self.position, self.allowed, self.reach)

    @cached_property
    def reach(self) -> Counter[Piece]:
        return reachable(self.position, self.allowed)

    @cached_property
    def supply(self) -> Counter[Piece]:
        return Counter(self.position.hand)

    @cached_property
    def candidates(self) -> tuple[Candidate, ...]:
        """The plays in order, then what keeps the runs of a contract apart."""
        return (*self.proposals.of(self.plays, self.reach), *self.seams)

    @property
    def seams(self) -> list[Candidate]:
        return self.terms.seams(suits_of(self.rules)) if self.terms else []

    @property
    def stock(self) -> dict[Item, int]:
        """The hand, and the room that a contract leaves for its melds."""
        room = self.terms.supply(suits_of(self.rules)) if self.terms else {}
        return {**self.supply, **room}

    def bounds(self) -> tuple[Bound, ...]:
        """Everything that the rules ask of the turn, whatever it aims at."""
        return tuple(
            bound
            for rule in (self.keeps_discard, self.may_discard, self._opens, self.uses_taken, self.jokers_stay_out)
            for bound in rule()
        )

    def keeps_discard(self) -> Iterator[Bound]:
        """One card stays for the compulsory discard (R30-09, S30-8, S4-8)."""
        if self.throws and self.rules.final_discard == "required":
            yield Bound(CARDS, high=self.size - 1)

    def may_discard(self) -> Iterator[Bound]:
        """The card that stays may not be the discard just taken, where the rules forbid to return it (SG-3)."""
        if self.throws and self._unreturnable():
            yield Bound(UNLESS_DRAWN, high=self.size - 2)

    @property
    def throws(self) -> bool:
        """Whether this turn ends with a discard, or may."""
        return self.position.phase == "play" and self.rules.final_discard != "none"

    def _unreturnable(self) -> Piece | None:
        """The taken discard, if it may not be thrown again: the rules say so and the hand has no other copy."""
        taken = self.position.taken_discard
        return taken if taken and not self.rules.return_discard and self.supply[taken] == 1 else None

    def _opens(self) -> Iterator[Bound]:
        """The first laying: its points in all or in one meld, its pure run (R30-21, S30-4, SC-8)."""
        if self.position.opened or not self.opens:
            return
        if self.pairs:
            yield Bound(NEW_MELDS, low=WINNING_PAIRS, high=WINNING_PAIRS)
        if self.terms:
            yield from self.terms.bounds(NEW_MELDS)
            return
        if self.rules.lay_all_at_once:
            # Only a complete hand is laid, one tile thrown (OK-20).
            yield Bound(CARDS, low=self.size - self.throws)
        yield Bound(OPENING_MELDS, low=1)
        if self.rules.open_scope == "turn_total":
            yield Bound(OPENING_POINTS, low=self.rules.open_min)
        else:
            yield Bound(REACHING, low=1)
        yield from self.pure_run()

    def pure_run(self) -> Iterator[Bound]:
        """A run without joker in the opening, where it is wanted."""
        if self.rules.opening_needs_pure_run and not self.position.opened:
            yield Bound(PURE_RUNS, low=1)

    def uses_taken(self) -> Iterator[Bound]:
        """What a discard taken this turn must be used for (R40-03, R40-12, S4-3)."""
        if owed_card(self.position) is None:
            return
        wanted = {"must_meld_it": DRAWN_MELDED, "must_meld_any": NEW_MELDS, "meld_or_layoff": DRAWN_LAID}
        if quantity := wanted.get(self.rules.take_discard):
            yield Bound(quantity, low=1)

    def jokers_stay_out(self) -> Iterator[Bound]:
        """Freed jokers do not help the opening, and are laid again at once where the house wants it (SG-5, S4-13)."""
        if self.allowed.staged and self.allowed.swaps:
            yield Bound(OPENING_JOKERS, high=self.supply[JOKER])
        if self.rules.swap_reuse_now:
            yield Bound(JOKERS_RELAID, low=0)

    def aims(self, *quantities: str) -> tuple[Aim, ...]:
        """Quantities to maximise, in order, with how far each can get."""
        pieces = self.size + sum(len(laid.meld.jokers) for laid in self.position.table)
        dearest = max(penalty(piece, self.rules) for piece in (*self.position.hand, JOKER))
        points = max((play.points for play in self.plays if isinstance(play, NewMeld)), default=0)
        each = {VALUE: dearest, CARDS: 1, JOKERS_KEPT: 1, OPENING_POINTS: points}
        return tuple(Aim(quantity, each[quantity] * pieces) for quantity in quantities)

    def problem(self, *maximise: str) -> Problem:
        """The turn without its discard; a card thrown is a card less in the supply."""
        return Problem(self.stock, self.candidates, self.bounds(), self.aims(*maximise))

    def throwable(self) -> list[Piece]:
        """Every different card that may be thrown, a joker taken from the table included."""
        if not self.throws:
            return []
        cards = set(self.supply) - {self._unreturnable()}
        if any(isinstance(play, TablePlay) and play.gained for play in self.plays):
            cards.add(JOKER)
        return sorted(cards, key=piece_key)

    def throw(self, card: Piece) -> dict[Item, int]:
        """What throwing a card takes; where the joker just taken may not go back, a joker freed this turn."""
        freed = card == JOKER and self._unreturnable() == JOKER
        return {card: 1, FREED: 1} if freed else {card: 1}

    def whole_problem(self, *maximise: str) -> Problem:
        """The turn with its discard as one more choice; the candidates of the discards follow those of the plays."""
        throws = tuple(
            Candidate(
                self.throw(card), {VALUE: penalty(card, self.rules), THROWN: 1, OUT_OR_THROWN: self.size}, (THROWN,)
            )
            for card in self.throwable()
        )
        plays = tuple(
            Candidate(c.uses, {**c.scores, OUT_OR_THROWN: c.scores.get(CARDS, 0)}, c.groups, c.most)
            for c in self.candidates
        )
        bounds = list(self.bounds())
        if throws:
            required = self.rules.final_discard == "required"
            bounds.append(Bound(THROWN, low=1) if required else Bound(OUT_OR_THROWN, low=self.size))
        return Problem(self.stock, (*plays, *throws), tuple(bounds), self.aims(*maximise), 2 * self.size)

    @staticmethod
    def picking(place: int, problem: Problem) -> Problem:
        """The same problem, the candidate in that place being one of those chosen."""
        candidates = list(problem.candidates)
        candidates[place] = replace(candidates[place], scores={**candidates[place].scores, PICKED: 1})
        return replace(problem, candidates=tuple(candidates), bounds=(*problem.bounds, Bound(PICKED, low=1)))

    @property
    def hand_total(self) -> int:
        return hand_penalty(self.position.hand, self.rules)
