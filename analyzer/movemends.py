"""The smallest change that makes a refused laying, lay-off or joker swap legal; each is judged by the rule book."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain, combinations
from typing import Any

from analyzer.candidates import candidate_melds, suits_of
from analyzer.cards import RANKS, Card, Piece, sort_hand, unnamed
from analyzer.laycheck import check_lay, laying_kind
from analyzer.laying import named
from analyzer.legality import check_meld
from analyzer.melds import MeldKind
from analyzer.mending import MOST_MENDS, mend_meld
from analyzer.opening import opening
from analyzer.position import Position, TableMeld
from analyzer.rules import RuleSet
from analyzer.steps import TurnState, check_layoff, check_swap

INCURABLE = {"not_opened", "same_turn", "no_layoffs", "no_swaps", "own_meld", "second_joker", "no_joker"}
"""Reasons against a step that no other cards take away."""
MOST_KEPT = 20
"""Layings that one change leaves nearest to legal, and that a second one is tried on."""

Cards = tuple[Piece, ...]


@dataclass(frozen=True)
class Change:
    """One change to a move: a code of what to do, with its cards and numbers."""

    code: str
    params: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class LayMend:
    """Changes that make a laying legal, and its melds after them; each counts them as the one before leaves them."""

    changes: tuple[Change, ...]
    melds: tuple[Cards, ...]


@dataclass(frozen=True)
class StepMend:
    """The change that makes a lay-off or a swap legal, and its cards after it."""

    change: Change
    cards: Cards


def changed(code: str, removed: Iterable[Piece], added: Iterable[Piece], **params: Any) -> Change:
    """A change of cards: what goes, what comes, and so its `kind`: add, remove, replace or rename.

    >>> from analyzer.notation import parse_cards
    >>> changed("change_step", parse_cards("7S"), (), number=1).params["kind"]
    'remove'
    """
    gone, come = tuple(removed), tuple(added)
    kind = "replace" if gone and come else "remove" if gone else "add" if come else "rename"
    return Change(code, {**params, "kind": kind, "removed": gone, "added": come})


def mend_lay(position: Position, melds: Sequence[Sequence[Piece]]) -> tuple[LayMend, ...]:
    """The smallest changes that make a laying legal: one meld changed, left out or added, else two, else the best one.

    Cards come from the hand only. At most three, those that move the fewest cards first; empty when the laying is
    legal already, or when this hand may lay nothing.

    >>> from analyzer.notation import parse_cards
    >>> from analyzer.rules import load_rules
    >>> position = Position(load_rules("rami30"), sort_hand(parse_cards("7SHD 9C 4-6D")))
    >>> (mend,) = mend_lay(position, [parse_cards("7SHD")])
    >>> mend.changes[0].code, [str(card) for card in mend.changes[0].params["cards"]]
    ('lay_too', ['4D', '5D', '6D'])
    """
    start = tuple(tuple(pieces) for pieces in melds)
    if check_lay(position, start).legal:
        return ()
    seen = {start}
    level: list[LayMend] = [LayMend((), start)]
    for _ in range(2):
        found: list[LayMend] = []
        following: list[tuple[int, int, LayMend]] = []
        for before in level:
            for change, after in _lay_edits(position, before.melds):
                if after in seen or not after:
                    continue
                seen.add(after)
                mend, check = LayMend((*before.changes, change), after), check_lay(position, after)
                if check.legal:
                    found.append(mend)
                else:
                    following.append((len(check.reasons), _moved(start, after), mend))
        if found:
            return tuple(sorted(found, key=lambda mend: _moved(start, mend.melds))[:MOST_MENDS])
        following.sort(key=lambda ranked: ranked[:2])
        level = [mend for _, _, mend in following[:MOST_KEPT]]
    return _instead(position)


def _instead(position: Position) -> tuple[LayMend, ...]:
    """Other melds altogether: the best that may be laid, where anything may."""
    best = opening(position)
    melds = tuple(tuple(named(meld)) for meld in best.melds)
    if not best.possible or not check_lay(position, melds).legal:
        return ()
    return (LayMend((Change("lay_instead", {"cards": melds}),), melds),)


def _moved(before: Sequence[Cards], after: Sequence[Cards]) -> int:
    """How many cards are laid in one of the layings but not in the other."""
    one, other = (Counter(unnamed(chain.from_iterable(melds))) for melds in (before, after))
    return ((one - other) + (other - one)).total()


def _lay_edits(position: Position, melds: tuple[Cards, ...]) -> Iterator[tuple[Change, tuple[Cards, ...]]]:
    """Every laying that differs in one meld: mended, longer or shorter by a card, left out, or one more."""
    laid = Counter(unnamed(chain.from_iterable(melds)))
    left, unheld = Counter(position.hand) - laid, laid - Counter(position.hand)
    kind = laying_kind(melds, position.rules)
    for place, pieces in enumerate(melds):
        number = place + 1
        for code, changed_pieces in _meld_edits(position, pieces, kind, left, unheld):
            one, other = Counter(unnamed(pieces)), Counter(unnamed(changed_pieces))
            change = changed(code, (one - other).elements(), (other - one).elements(), number=number)
            yield change, (*melds[:place], changed_pieces, *melds[place + 1 :])
        yield Change("leave_meld", {"number": number, "cards": pieces}), (*melds[:place], *melds[place + 1 :])
    if kind is MeldKind.PAIR:
        pairs = [(card, card) for card, copies in sorted(left.items(), key=str) if copies > 1]
        yield from ((Change("lay_too", {"cards": pair}), (*melds, pair)) for pair in pairs)
        return
    for meld in candidate_melds(left, position.rules, over=False):
        cards = tuple(named(meld))
        yield Change("lay_too", {"cards": cards}), (*melds, cards)


def _meld_edits(
    position: Position, pieces: Cards, kind: MeldKind | None, left: Counter[Piece], unheld: Counter[Piece]
) -> Iterator[tuple[str, Cards]]:
    """One meld made of cards that are held and legal; a legal one with a card more or less."""
    rules, wild = position.rules, position.wild
    held = list(pieces)
    for card in unheld.elements():
        where = next((place for place, piece in enumerate(unnamed(held)) if piece == card), None)
        if where is not None:
            del held[where]
    if not check_meld(held, rules, kind, wild=wild).valid:
        for mend in mend_meld(held, rules, kind, wild=wild, supply=left):
            yield "change_meld", mend.meld.pieces
        return
    if len(held) < len(pieces):
        yield "change_meld", tuple(held)
        return
    for place in range(len(held)):
        shorter = (*held[:place], *held[place + 1 :])
        if check_meld(shorter, rules, kind, wild=wild).valid:
            yield "change_meld", shorter
    for card in left:
        if check_meld((*held, card), rules, kind, wild=wild).valid:
            yield "change_meld", (*held, card)


def mend_layoff(
    table_meld: TableMeld,
    cards: Sequence[Piece],
    rules: RuleSet,
    state: TurnState,
    supply: Counter[Piece] | None = None,
) -> tuple[StepMend, ...]:
    """The fewest cards to add to, take from or replace in a lay-off to make it legal; at most two cards change.

    `supply`: where added cards come from, else the whole deck. Empty when it is legal or no cards can help.

    >>> from analyzer.melds import Meld
    >>> from analyzer.notation import parse_cards
    >>> from analyzer.rules import load_rules
    >>> run = TableMeld(Meld(MeldKind.RUN, tuple(parse_cards("7-9C"))))
    >>> mends = mend_layoff(run, parse_cards("JC"), load_rules("rami30"), TurnState(opened=True))
    >>> [str(card) for card in mends[0].cards]
    ['10C', 'JC']
    """
    first = check_layoff(table_meld, cards, rules, state)
    if first.legal or INCURABLE & {reason.code for reason in first.reasons}:
        return ()
    pool = [card for card in _fitting(table_meld, rules) if supply is None or supply[card]]
    for cost in (1, 2):
        tries = sorted(_changed_cards(cards, pool, cost), key=lambda change: len(change[0]) + len(change[1]))
        found: list[StepMend] = []
        for removed, added, after in tries:
            if found and len(removed) + len(added) > _cards_moved(found[0].change):
                break
            if check_layoff(table_meld, after, rules, state).legal:
                found.append(StepMend(changed("change_cards", removed, added), after))
        if found:
            return tuple(found[:MOST_MENDS])
    return ()


def _cards_moved(change: Change) -> int:
    return len(change.params.get("removed", ())) + len(change.params.get("added", ()))


def _fitting(table_meld: TableMeld, rules: RuleSet) -> list[Card]:
    """The naturals that may belong to a table meld, or lie near it."""
    face = table_meld.meld.faces()[0]
    if table_meld.meld.kind is MeldKind.RUN:
        return [Card(face.suit, rank) for rank in RANKS]
    return [Card(suit, face.rank) for suit in suits_of(rules)]


def _changed_cards(cards: Sequence[Piece], pool: Sequence[Piece], cost: int) -> Iterator[tuple[Cards, Cards, Cards]]:
    """Cards taken away, cards put there, and what is left, for every change of exactly that cost."""
    for gone in range(min(cost, len(cards)) + 1):
        for places in combinations(range(len(cards)), gone):
            kept = tuple(card for place, card in enumerate(cards) if place not in places)
            removed = tuple(cards[place] for place in places)
            for come in range(cost + 1) if gone == cost else (cost,):
                for added in combinations(pool, come):
                    if not set(added) & set(removed) and (kept or added):
                        yield removed, added, sort_hand((*kept, *added))


def mend_swap(table_meld: TableMeld, cards: Sequence[Piece], rules: RuleSet, state: TurnState) -> tuple[StepMend, ...]:
    """The cards that do free the joker of a table meld; empty when these do, or nothing does.

    >>> from analyzer.melds import Meld
    >>> from analyzer.notation import parse_cards
    >>> from analyzer.rules import load_rules
    >>> sevens = TableMeld(Meld(MeldKind.SET, tuple(parse_cards("7S 7H JK"))))
    >>> mends = mend_swap(sevens, parse_cards("8D"), load_rules("rami30"), TurnState(opened=True))
    >>> [str(mend.cards[0]) for mend in mends]
    ['7D', '7C']
    """
    first = check_swap(table_meld, cards, rules, state)
    if first.legal or INCURABLE & {reason.code for reason in first.reasons}:
        return ()
    for count in (1, 2, 3):
        freeing = [
            wanted
            for wanted in combinations(_fitting(table_meld, rules), count)
            if check_swap(table_meld, wanted, rules, state).legal
        ]
        if freeing:
            return tuple(StepMend(Change("free_with", {"cards": wanted}), wanted) for wanted in freeing[:MOST_MENDS])
    return ()
