"""The steps of a turn with the melds that they leave: what a lay-off or a swap does is seen on its meld."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from analyzer.cards import JOKER, Hand, without
from analyzer.melds import Meld, MeldKind
from analyzer.position import SELF, Position, TableMeld
from analyzer.report import Step, Turn
from analyzer.steps import TurnState, check_layoff, check_swap


@dataclass(frozen=True)
class Placed:
    """A step, the meld that it leaves (None: a discard), and the places in it of the cards that it brings."""

    step: Step
    meld: Meld | None = None
    new: frozenset[int] = frozenset()
    owner: str = SELF


def follow(position: Position, turn: Turn) -> list[Placed]:
    """The steps in playing order; the turn is a legal one.

    >>> from analyzer.positionio import read_position
    >>> from analyzer.turns import Search
    >>> position = read_position({"rules": "rami30", "hand": "10C KD 2H", "opened": True, "table": [{"cards": "7-9C"}]})
    >>> first = follow(position, Search(position).best_turn())[0]
    >>> first.step.do, len(first.meld), sorted(first.new)
    ('layoff', 4, [3])
    """
    table, melds = list(position.table), iter(turn.melds)
    placed = []
    for step in turn.steps:
        if step.do == "meld":
            table.append(TableMeld(next(melds), SELF))
            placed.append(Placed(step, table[-1].meld))
        elif step.onto is None:
            placed.append(Placed(step))
        else:
            laid = table[step.onto]
            judge = check_swap if step.do == "swap" else check_layoff
            after = judge(laid, step.cards, position.rules, TurnState(opened=True)).meld_after or laid.meld
            table[step.onto] = TableMeld(after, laid.owner, laid.jokers_taken + (step.do == "swap"))
            placed.append(Placed(step, after, _new(laid.meld, after), laid.owner))
    return placed


def _new(before: Meld, after: Meld) -> frozenset[int]:
    """The places of a meld that were not there before; in a run the jokers may be alike, but keep their places."""
    places = range(len(after))
    if after.kind is MeldKind.RUN and len(after) > len(before):
        starts = range(len(after) - len(before) + 1)
        start = next((at for at in starts if _alike(before, after, at)), 0)
        return frozenset(place for place in places if not start <= place < start + len(before))
    left = Counter(before.pieces)
    new = set()
    for place, piece in enumerate(after.pieces):
        if left[piece]:
            left[piece] -= 1
        else:
            new.add(place)
    return frozenset(new)


def _alike(before: Meld, after: Meld, start: int) -> bool:
    return after.faces()[start : start + len(before)] == before.faces()


def left_in_hand(position: Position, turn: Turn) -> Hand:
    """The cards that stay in hand after the turn, jokers taken from the table included."""
    gone = [card for step in turn.steps for card in step.cards]
    return without((*position.hand, *[JOKER] * len(turn.swaps)), gone)
