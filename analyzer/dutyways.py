"""Every way to use the discard just taken as the rules ask, no more being laid than that (R40-03, R40-12, S4-3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby, product

from analyzer.cards import JOKER, Piece, unnamed
from analyzer.duties import holds, owed_card
from analyzer.dutylayings import Layings
from analyzer.laying import named
from analyzer.melds import Meld, MeldKind
from analyzer.playcheck import PlayedTurn
from analyzer.plays import rights
from analyzer.position import Position, TableMeld
from analyzer.report import Step
from analyzer.tableplays import table_plays

Steps = tuple[Step, ...]


def duty_ways(position: Position) -> list[Position]:
    """The positions that using the taken discard leads to, each once.

    The position itself where nothing is owed, or a contract is still to be laid.
    What else could be laid in this turn may as well be laid in a later one, so it stays in hand; where the rules allow
    no lay-offs or no melds later it is laid in every way. None where the card may not be used, and so not be taken.

    >>> from analyzer.positionio import read_position
    >>> owing = read_position({"rules": "rami40", "phase": "play", "opened": True, "hand": "10C 10S 10H JS QS KD",
    ...     "drawn": {"card": "10C", "from": "discard"}})
    >>> [[str(card) for card in way.hand] for way in duty_ways(owing)]
    [['JS', 'QS', 'KD']]
    """
    if owed_card(position) is None or (position.requirements and not position.opened):
        return [position]  # how far a contract is, is counted in the cards it lacks, whatever is laid in this turn
    ways = [after for steps in _plans(position) if (after := _played(position, steps))]
    if position.rules.take_discard == "meld_or_layoff":
        # The opening may come first, its melds then being on the table.
        ways += [after for way in (position, *ways) for steps in _puts(way) if (after := _played(way, steps))]
    ways = [way for way in ways if owed_card(way) is None]
    if JOKER in position.hand:
        # A joker taken from the table may be the one that is thrown.
        ways += [after for way in ways if JOKER not in way.hand for after in _exchanged(way)]
    return list({(way.hand, way.table): way for way in ways}.values())


def _played(position: Position, steps: Steps) -> Position | None:
    """The position after these steps; None where one is not legal."""
    turn, known = PlayedTurn(position), len(position.table)
    if any(turn.take(index, step) for index, step in enumerate(steps)):
        return None
    after = turn.after()
    return after and replace(after, table=(*after.table[:known], *map(_any_suit, after.table[known:])))


def _any_suit(laid: TableMeld) -> TableMeld:
    """A new meld; a set's jokers may stand for whatever suit is missing later on."""
    is_set = laid.meld.kind is MeldKind.SET
    return replace(laid, meld=Meld(MeldKind.SET, tuple(unnamed(laid.meld.pieces)))) if is_set else laid


def _plans(position: Position) -> Iterator[Steps]:
    """New melds that use the card, or after which it may be laid off."""
    # One of the hand may be thrown for it: at once, where it may not be taken after the melds and wait.
    spare = int(position.rules.swap_reuse_now and JOKER in position.hand)
    for swaps, hand in _freed(position):
        for melds in Layings(position, hand).all():
            # A joker is taken from the table in this turn only to be in such a meld.
            if not swaps or sum(len(meld.jokers) for meld in melds) >= hand[JOKER] - spare:
                yield *swaps, *(Step("meld", named(meld)) for meld in melds)


def _exchanged(position: Position) -> Iterator[Position]:
    """The position after each single choice of a joker taken from the table."""
    for swaps, _ in _freed(position):
        if len(swaps) == 1 and (after := _played(position, swaps)):
            yield after


def _freed(position: Position) -> Iterator[tuple[Steps, Counter[Piece]]]:
    """Each choice of jokers taken from the table, none first, and the hand with them; they help no opening (SG-5)."""
    hand = Counter(position.hand)
    swaps = rights(position, opens=False).swaps and (position.opened or not position.rules.has_opening)
    plays = table_plays(position.table, hand, position.rules, layoffs=False, swaps=swaps)
    choices = [(None, *group) for _, group in groupby(plays, key=lambda play: play.onto)]
    for choice in product(*choices):
        steps = tuple(Step("swap", cards, play.onto) for play in choice if play for cards in play.swaps)
        put = Counter(card for step in steps for card in step.cards)
        if put <= hand:
            yield steps, hand - put + Counter({JOKER: sum(play.gained for play in choice if play)})


def _puts(position: Position) -> Iterator[Steps]:
    """The card laid off, with what has to lie before it, or put in the place of a joker."""
    taken, allowed = owed_card(position), rights(position, opens=False)
    if taken is None:
        return
    reach = Counter(position.hand)
    plays = table_plays(position.table, reach, position.rules, layoffs=allowed.layoffs, swaps=allowed.swaps)
    added = dict.fromkeys((play.onto, play.added) for play in plays if not play.swaps and holds(play.added, taken))
    for onto, cards in added:
        if not any(place == onto and Counter(less) < Counter(cards) for place, less in added):
            yield (Step("layoff", cards, onto),)
    swaps = dict.fromkeys((play.onto, cards) for play in plays for cards in play.swaps if holds(cards, taken))
    yield from ((Step("swap", cards, onto),) for onto, cards in swaps)
