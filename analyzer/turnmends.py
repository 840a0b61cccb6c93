"""The smallest change that makes a whole turn legal: another meld, another order, other cards, a step more or less."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from analyzer.candidates import candidate_melds
from analyzer.cards import Piece, unnamed
from analyzer.laying import named
from analyzer.mending import MOST_MENDS, mend_meld
from analyzer.movemends import Change, changed
from analyzer.playcheck import check_play
from analyzer.position import Position
from analyzer.report import Step

MOST_TURNS = 3000
"""Turns judged at most in search of a mend."""
MOST_KEPT = 8
"""Turns that one change takes further, and that a second one is tried on."""


@dataclass(frozen=True)
class TurnMend:
    """Changes that make a turn legal, and its steps after them; each counts the steps as the one before leaves them."""

    changes: tuple[Change, ...]
    steps: tuple[Step, ...]


def mend_play(position: Position, steps: Sequence[Step]) -> tuple[TurnMend, ...]:
    """The changes that make a turn legal: one where one is enough, else two; at most three ways, gentlest first.

    Gentlest is another meld of the table, then another order, other cards, a meld more, a step less. Empty when the
    turn is legal, or when two changes do not help.

    >>> from analyzer.cards import sort_hand
    >>> from analyzer.notation import parse_cards
    >>> from analyzer.rules import load_rules
    >>> position = Position(load_rules("rami30"), sort_hand(parse_cards("10SHD 9C 2H")))
    >>> steps = [Step("discard", tuple(parse_cards("9C"))), Step("meld", tuple(parse_cards("10SHD")))]
    >>> [change.code for change in mend_play(position, steps)[0].changes]
    ['play_earlier']
    """
    turn = _Turn.of(position, steps)
    if check_play(position, steps).legal:
        return ()
    checks = 0
    level: list[tuple[tuple[Change, ...], _Turn]] = [((), turn)]
    for _ in range(2):
        found: list[TurnMend] = []
        further: list[tuple[int, tuple[tuple[Change, ...], _Turn]]] = []
        for done, before in level:
            failing = check_play(position, before.steps()).failing_step
            if failing is None or checks > MOST_TURNS:
                continue
            for change, after in _edits(position, before, failing):
                checks += 1
                played = check_play(position, after.steps())
                if played.legal:
                    found.append(TurnMend((*done, change), after.steps()))
                elif played.failing_step is not None:
                    ahead = len(after.order) - played.failing_step
                    if ahead < len(before.order) - failing:
                        further.append((ahead, ((*done, change), after)))
            if len(found) >= MOST_MENDS:
                break
        if found:
            return tuple(found[:MOST_MENDS])
        level = [each for _, each in sorted(further, key=lambda pair: pair[0])[:MOST_KEPT]]
    return ()


@dataclass(frozen=True)
class _Turn:
    """Steps in playing order, each with a number of its own; a target is a table meld or a step that laid one."""

    laid: int
    order: tuple[tuple[int, Step], ...]
    targets: tuple[tuple[int, tuple[str, int]], ...]

    @classmethod
    def of(cls, position: Position, steps: Sequence[Step]) -> _Turn:
        laid, own, targets = len(position.table), list[int](), []
        for number, step in enumerate(steps):
            if step.do == "meld":
                own.append(number)
            elif step.onto is not None:
                past = step.onto - laid
                known = ("step", own[past]) if 0 <= past < len(own) else ("table", step.onto)
                targets.append((number, known))
        return cls(laid, tuple(enumerate(steps)), tuple(targets))

    def steps(self) -> tuple[Step, ...]:
        """The steps with the places of their melds counted anew."""
        targets = dict(self.targets)
        own = [number for number, step in self.order if step.do == "meld"]
        rebuilt = []
        for number, step in self.order:
            if number in targets:
                where, at = targets[number]
                # A meld that is not laid any more has no place: the rule book refuses the step.
                onto = at if where == "table" else self.laid + own.index(at) if at in own else 99
                step = replace(step, onto=onto)
            rebuilt.append(step)
        return tuple(rebuilt)

    def with_step(self, place: int, step: Step) -> _Turn:
        number = self.order[place][0]
        return replace(self, order=(*self.order[:place], (number, step), *self.order[place + 1 :]))

    def without(self, place: int) -> _Turn:
        return replace(self, order=(*self.order[:place], *self.order[place + 1 :]))

    def moved(self, place: int, to: int) -> _Turn:
        order = list(self.order)
        order.insert(to, order.pop(place))
        return replace(self, order=tuple(order))

    def inserted(self, place: int, step: Step) -> _Turn:
        number = 1 + max((number for number, _ in self.order), default=-1)
        return replace(self, order=(*self.order[:place], (number, step), *self.order[place:]))

    def aimed(self, place: int, target: tuple[str, int]) -> _Turn:
        number = self.order[place][0]
        return replace(self, targets=(*(each for each in self.targets if each[0] != number), (number, target)))


def _edits(position: Position, turn: _Turn, failing: int) -> Iterator[tuple[Change, _Turn]]:
    """Every turn with one change at or before the failing step, gentlest first."""
    yield from _other_melds(turn, failing)
    number = failing + 1
    for to in range(len(turn.order)):
        if to != failing:
            code = "play_earlier" if to < failing else "play_later"
            yield Change(code, {"number": number, "other": to + 1}), turn.moved(failing, to)
    left = _left(position, turn)
    yield from _other_cards(position, turn, failing, left)
    for meld in candidate_melds(left, position.rules, over=False):
        cards = tuple(named(meld))
        yield (
            Change("meld_first", {"number": number, "cards": cards}),
            turn.inserted(failing, Step("meld", cards)),
        )
    for place in (failing, *(other for other in range(len(turn.order)) if other != failing)):
        yield Change("drop_step", {"number": place + 1}), turn.without(place)


def _other_melds(turn: _Turn, failing: int) -> Iterator[tuple[Change, _Turn]]:
    """The same cards put onto another meld."""
    number, step = turn.order[failing]
    if step.do not in ("layoff", "swap"):
        return
    own = [each for each, laid in turn.order[:failing] if laid.do == "meld"]
    melds = [*(("table", place) for place in range(turn.laid)), *(("step", each) for each in own)]
    for place, target in enumerate(melds):
        if target != dict(turn.targets).get(number):
            yield Change("other_meld", {"number": failing + 1, "meld": place + 1}), turn.aimed(failing, target)


def _left(position: Position, turn: _Turn) -> Counter[Piece]:
    """The cards of the hand that no step uses."""
    used = unnamed(piece for _, step in turn.order for piece in step.cards)
    return Counter(position.hand) - Counter(used)


def _other_cards(position: Position, turn: _Turn, failing: int, left: Counter[Piece]) -> Iterator[tuple[Change, _Turn]]:
    """The step with other cards of the hand: a meld mended, else a card less, more or in place of another."""
    step = turn.order[failing][1]
    if step.do == "meld" and (mends := mend_meld(step.cards, position.rules, wild=position.wild, supply=left)):
        for mend in mends:
            change = changed("change_step", mend.removed, mend.added, number=failing + 1)
            yield change, turn.with_step(failing, replace(step, cards=mend.meld.pieces))
        return
    tries: list[tuple[tuple[Piece, ...], tuple[Piece, ...]]] = [((card,), ()) for card in dict.fromkeys(step.cards)]
    tries += [((), (card,)) for card in left]
    tries += [((old,), (new,)) for old in dict.fromkeys(step.cards) for new in left]
    for removed, added in tries:
        kept = list(step.cards)
        for card in removed:
            kept.remove(card)
        if kept or added:
            change = changed("change_step", removed, added, number=failing + 1)
            yield change, turn.with_step(failing, replace(step, cards=(*kept, *added)))
