"""What lets a card be laid off that does not fit a table meld alone: the cards between, or a meld of his own first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from analyzer.cards import JOKER, KING, Card, Piece
from analyzer.melds import MeldKind
from analyzer.position import TableMeld
from analyzer.ruleset import RuleSet
from analyzer.steps import TurnState, check_layoff


@dataclass(frozen=True)
class Join:
    """A run on the table, by its index, and the cards between it and the card; `live`: all of them may still come."""

    onto: int
    between: tuple[Card, ...]
    live: bool


def joins(
    card: Card, table: Sequence[TableMeld], supply: Counter[Piece], rules: RuleSet, state: TurnState
) -> list[Join]:
    """The runs to which the card can be added together with cards of the supply, jokers for those that are dead.

    By the rule book (R30-27, R30-29).

    >>> from analyzer.melds import Meld
    >>> from analyzer.notation import parse_cards
    >>> from analyzer.rules import load_rules
    >>> run = TableMeld(Meld(MeldKind.RUN, tuple(parse_cards("7-9C"))))
    >>> jack, supply = parse_cards("JC")[0], Counter(parse_cards("10C"))
    >>> joins(jack, [run], supply, load_rules("rami30"), TurnState(opened=True))
    [Join(onto=0, between=(Card(suit=<Suit.CLUBS: 3>, rank=10),), live=True)]
    """
    found = []
    for onto, laid in enumerate(table):
        if laid.meld.kind is not MeldKind.RUN or laid.meld.faces()[0].suit != card.suit:
            continue
        for cards in _between(card, laid):
            held = [each if supply[each] else JOKER for each in cards]
            jokers = held.count(JOKER)
            if jokers <= supply[JOKER] and check_layoff(laid, [*held, card], rules, state).legal:
                found.append(Join(onto, tuple(cards), not jokers))
    return found


def _between(card: Card, laid: TableMeld) -> Iterator[list[Card]]:
    """The cards from each end of the run to the card, where there are any."""
    faces = laid.meld.faces()
    for end, step in ((faces[0], -1), (faces[-1], 1)):
        away = (card.rank - end.rank) * step % KING
        if away > 1:
            yield [Card(card.suit, (end.rank + step * far - 1) % KING + 1) for far in range(1, away)]
