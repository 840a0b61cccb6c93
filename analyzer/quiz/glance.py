"""The first glance: what a hurried player sees. An item whose first glance is wrong is a hard one (`levels`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from analyzer.candidates import candidate_melds
from analyzer.cards import JOKER, Card, Hand, Piece, sort_hand, unnamed, without
from analyzer.melds import Meld, MeldKind
from analyzer.position import Position
from analyzer.rules import RuleSet
from analyzer.values import hand_penalty, meld_points, penalty

Worth = Callable[[Meld, RuleSet], int]
"""What a meld is worth to the player: its points, or the penalty that it takes out of the hand."""


def shed(meld: Meld, rules: RuleSet) -> int:
    """The penalty points that laying the meld takes out of the hand."""
    return hand_penalty(held(meld), rules)


def held(meld: Meld) -> Hand:
    """The cards of the meld as they were in hand, jokers without names."""
    return sort_hand(unnamed(meld.pieces))


def greedy_melds(position: Position, worth: Worth = meld_points) -> list[Meld]:
    """The dearest meld of the hand, then the dearest of what is left, until there is none.

    Under a contract: its longest meld first, each made with the fewest jokers.

    >>> from analyzer.positionio import read_position
    >>> position = read_position({"rules": "rami30", "hand": "10S JS QS 10H 10D 2C", "phase": "play"})
    >>> [meld.text() for meld in greedy_melds(position)]
    [['10S', '10H', '10D']]
    """
    if position.requirements and not position.opened:
        return list(_contract_melds(position))
    rules, left, laid = position.rules, position.hand, list[Meld]()
    keeps = position.phase == "play" and rules.final_discard == "required"
    while True:
        fitting = [meld for meld in _melds(left, rules) if len(meld) <= len(left) - keeps]
        if not fitting:
            return laid
        best = max(fitting, key=lambda meld: (worth(meld, rules), len(meld)))
        laid.append(best)
        left = without(left, best.pieces)


def _melds(hand: Hand, rules: RuleSet) -> list[Meld]:
    return candidate_melds(Counter(hand), rules, over=False)


def _contract_melds(position: Position) -> Iterator[Meld]:
    left = position.hand
    for kind, size in sorted(position.requirements, key=lambda slot: -slot[1]):
        fitting = [meld for meld in _melds(left, position.rules) if meld.kind == kind and len(meld) == size]
        if not fitting:
            return
        best = min(fitting, key=lambda meld: len(meld.jokers))
        yield best
        left = without(left, best.pieces)


def complete(position: Position, melds: Sequence[Meld]) -> bool:
    """Whether these melds would do as a first laying, at first glance."""
    rules = position.rules
    if position.requirements:
        return len(melds) == len(position.requirements)
    points = [meld_points(meld, rules) for meld in melds]
    reached = max(points, default=0) if rules.open_scope == "single_meld" else sum(points)
    pure = any(meld.kind is MeldKind.RUN and not meld.jokers for meld in melds)
    return bool(melds) and reached >= rules.open_min and (pure or not rules.opening_needs_pure_run)


def left_over(hand: Hand, melds: Sequence[Meld]) -> Hand:
    """What the melds leave of the hand."""
    return without(hand, [piece for meld in melds for piece in meld.pieces])


def dearest(cards: Sequence[Piece], rules: RuleSet) -> Piece | None:
    """The card that costs most when it stays, the first of equals."""
    return max(cards, key=lambda card: penalty(card, rules), default=None)


def throw(position: Position) -> Piece | None:
    """The dearest card that lies in none of the greedy melds, jokers kept if possible."""
    left = left_over(position.hand, greedy_melds(position, shed))
    naturals = [card for card in left if isinstance(card, Card)]
    return dearest(naturals or left or position.hand, position.rules)


def draws(position: Position) -> int:
    """How many draws the hand seems to want: the greedy melds stay, what is lacking is drawn for what is left.

    An opening is looked for among the natural cards: at first glance nobody sees all that a joker can be.
    """
    if position.rules.has_opening and not position.requirements:
        naturals = tuple(card for card in position.hand if card != JOKER)
        return _opening_draws(replace(position, hand=naturals))
    melds = greedy_melds(position, shed)
    left = left_over(position.hand, melds)
    return _contract_draws(position, left, melds) if position.requirements else _out_draws(left)


FAR = 9
"""More draws than any item asks for."""


def _opening_draws(position: Position) -> int:
    """Draws for one more meld out of what is left that makes the greedy melds an opening."""
    melds = greedy_melds(position)
    left = left_over(position.hand, melds)
    if complete(position, melds):
        return 0
    supply, unseen = Counter(left), position.unseen()
    for count in (1, 2, 3):
        more = candidate_melds(supply, position.rules, unseen, count, over=False)
        if any(complete(position, (*melds, meld)) for meld in more):
            return count
    return FAR


def _contract_draws(position: Position, left: Hand, melds: Sequence[Meld]) -> int:
    """The cards that the melds still wanted lack, each made out of what is left, the longest first."""
    wanted, total = [*position.requirements], 0
    for meld in melds:
        wanted.remove((meld.kind.value, len(meld)))  # type: ignore[arg-type]
    for kind, size in sorted(wanted, key=lambda slot: -slot[1]):
        together = [sum(card in left for card in group) for group in _groups(left, kind, size)]
        total += size - max(together, default=0)
    return total


def _groups(left: Hand, kind: str, size: int) -> Iterator[set[Card]]:
    """The cards that would lie in one meld of that kind with each card of the hand."""
    for card in left:
        if isinstance(card, Card):
            if kind == "set":
                yield {other for other in left if isinstance(other, Card) and other.rank == card.rank}
            else:
                yield {Card(card.suit, rank) for rank in range(card.rank, card.rank + size)}


def _out_draws(left: Hand) -> int:
    """Each pair of cards left that goes together wants one card, each other card left another one."""
    loose = sorted((card for card in left if isinstance(card, Card)), key=lambda card: (card.suit, card.rank))
    pairs = 0
    while loose:
        card = loose.pop()
        partner = next((other for other in loose if _together(card, other)), None)
        if partner is not None:
            loose.remove(partner)
            pairs += 1
    wanted = len(left) - left.count(JOKER)
    return max(0, wanted - 2 * min(pairs, wanted // 3))


def _together(one: Card, other: Card) -> bool:
    near = one.suit == other.suit and 0 < abs(one.rank - other.rank) <= 2
    return near or (one.rank == other.rank and one.suit != other.suit)
