"""The other players as far as a position tells of them, with documented defaults for what it does not tell."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from analyzer.cards import Hand, Piece
from analyzer.position import SELF, Opponent, Position, TableMeld
from analyzer.ruleset import RuleSet


@dataclass(frozen=True)
class Other:
    """Another player: cards in hand, whether his first melds lie, what he took and holds, what he threw.

    `name` is None for a player of whom nothing was said.
    """

    name: str | None
    cards: int
    opened: bool
    took: Hand = ()
    threw: Hand = ()

    @property
    def held(self) -> Counter[Piece]:
        """The cards he is known to hold."""
        return Counter(self.took)

    def has_laid(self, rules: RuleSet) -> bool:
        """Whether he laid something in an earlier turn: whoever holds fewer cards than were dealt did."""
        return self.opened or self.cards < rules.hand_size

    @property
    def hidden(self) -> int:
        """How many of his cards are not known."""
        return self.cards - len(self.took)


def other_players(position: Position) -> tuple[Other, ...]:
    """Everybody else at the table.

    As many as `players` says (by default the rule set's number, or more when more are listed). A hand of unknown size
    has the cards dealt, less what its player laid. Melds whose owner has no name belong to a player who is not listed;
    where all are listed and none is said to have opened, any of them may have.

    >>> from analyzer.positionio import read_position
    >>> player = {"name": "P2", "cards": 4, "opened": True}
    >>> position = read_position({"rules": "rami30", "hand": "7S", "opponents": [player]})
    >>> [(other.name, other.cards, other.opened) for other in other_players(position)]
    [('P2', 4, True), (None, 13, False), (None, 13, False)]
    """
    listed = {opponent.name for opponent in position.opponents}
    nameless = [laid for laid in position.table if laid.owner != SELF and laid.owner not in listed]
    players = position.players or position.rules.players
    unlisted = max(players - 1 - len(position.opponents), 0)
    found = [_listed(opponent, position) for opponent in position.opponents]
    nobody_opened = not any(other.opened for other in found)
    if nameless and not unlisted and nobody_opened:
        found = [Other(other.name, other.cards, True, other.took, other.threw) for other in found]
    for number in range(unlisted):
        opened = bool(nameless) and number == 0
        size = _left(position, nameless) if opened else position.rules.hand_size
        found.append(Other(None, size, opened))
    return tuple(found)


def _listed(opponent: Opponent, position: Position) -> Other:
    own = [laid for laid in position.table if laid.owner == opponent.name]
    cards = _left(position, own) if opponent.cards is None else opponent.cards
    opened = opponent.opened or bool(own)
    return Other(opponent.name, max(cards, len(opponent.took)), opened, opponent.took, opponent.threw)


def _left(position: Position, laid: list[TableMeld]) -> int:
    """The cards of a hand that laid these melds, at least one."""
    return max(position.rules.hand_size - sum(len(each.meld) for each in laid), 1)


def stock_left(position: Position) -> int:
    """Cards in the stock: as given, else what is unseen and in nobody's hand.

    >>> from analyzer.positionio import read_position
    >>> stock_left(read_position({"rules": "gin", "hand": "7S 8S 9S 2H 3H 4H KD KC QD JS 5C", "discards": "6C"}))
    30
    """
    if position.stock is not None:
        return position.stock
    hidden = sum(other.hidden for other in other_players(position))
    return max(position.unseen().total() - hidden, 0)


def renewed(position: Position) -> int:
    """Cards that an empty stock is made of anew: all thrown before the last one (RC-12, R40-15, SH-39, SG-8).

    Those that are not listed are the unseen ones in nobody's hand. None where an empty stock ends the round (OK-21), or
    where nothing is thrown.

    >>> from analyzer.positionio import read_position
    >>> renewed(read_position({"rules": "classic", "hand": "7S", "discards": "6C", "stock": 0, "players": 2}))
    92
    """
    if position.rules.lay_all_at_once or position.rules.final_discard == "none":
        return 0
    hidden = sum(other.hidden for other in other_players(position))
    return max(len(position.discards) - 1, 0) + max(position.unseen().total() - hidden, 0)
