"""The smallest change that makes taking the upcard right: later, once opened, or with one other card in hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from analyzer.candidates import candidate_melds
from analyzer.cards import JOKER, Hand, Piece, piece_key, sort_hand, unnamed, without
from analyzer.duties import holds
from analyzer.mending import MOST_MENDS
from analyzer.movemends import Change
from analyzer.position import Position
from analyzer.report import Turn
from analyzer.tableplays import table_plays
from analyzer.turns import Search
from analyzer.values import penalty

MOST_TRIED = 40
"""Cards tried at most in place of one of the hand."""


@dataclass(frozen=True)
class TakeMend:
    """The change that makes the taking right, the hand before it, and whether something is on the table by then."""

    change: Change
    hand: Hand
    opened: bool


def mend_take(position: Position) -> tuple[TakeMend, ...]:
    """Waiting until one has opened where that is enough, and one other card in hand; at most three, gentlest first.

    Empty when the upcard may be taken, or when neither helps. Raises ValueError when there is no upcard.

    >>> from analyzer.positionio import read_position
    >>> position = {"rules": "rami40", "hand": "7S 8S 2H 4D 6C 9C JD KD 3H 5C AH QC 10D", "discards": "9S"}
    >>> [mend.change.code for mend in mend_take(read_position(position))]
    ['open_first', 'hold_instead', 'hold_instead']
    """
    after = position if position.taken_discard is not None else position.after_taking()
    if Search(after).is_legal:
        return ()
    given = () if position.taken_discard is not None else (after.taken_discard,)
    found = [
        TakeMend(change, without(changed.hand, [card for card in given if card is not None]), changed.opened)
        for change, changed in (*_later(after), *_other_card(after))
    ]
    return tuple(found[:MOST_MENDS])


def _later(after: Position) -> Iterator[tuple[Change, Position]]:
    """The same hand once the first laying is behind."""
    if after.opened or after.rules.lay_all_at_once:
        return
    later = replace(after, opened=True, laid_before=True)
    search = Search(later)
    if search.is_legal:
        yield Change("open_first", _use(later, search.best_turn())), later


def _other_card(after: Position) -> Iterator[tuple[Change, Position]]:
    """One card of the hand changed for an unseen one, so that a laying with the upcard leaves least."""
    found = []
    for card in _wanted(after)[:MOST_TRIED]:
        longer = replace(after, hand=sort_hand((*after.hand, card)))
        search = Search(longer)
        if not search.is_legal:
            continue
        spare = _spare(longer, search.best_turn(), card)
        if spare is None:
            continue
        changed = replace(after, hand=without(longer.hand, [spare]))
        legal = Search(changed)
        if legal.is_legal:
            turn = legal.best_turn()
            change = Change("hold_instead", {"removed": (spare,), "added": (card,), **_use(changed, turn)})
            found.append((turn.penalty_after, change, changed))
    # A joker helps everywhere: it is named only where no other card does.
    naturals = [each for each in found if JOKER not in each[1].params["added"]]
    for _, change, changed in sorted(naturals or found, key=lambda each: each[0]):
        yield change, changed


def _wanted(after: Position) -> list[Piece]:
    """The unseen cards that a meld of the hand or of the table lacks, those that go with the card taken first."""
    supply, unseen = Counter(after.hand), after.unseen()
    taken, near, far = after.taken_discard, set[Piece](), set[Piece]()
    for meld in candidate_melds(supply, after.rules, unseen, 1, over=False):
        lacking = Counter(unnamed(meld.pieces)) - supply
        (near if taken is not None and holds(meld.pieces, taken) else far).update(lacking)
    reach = supply + Counter(dict.fromkeys(unseen, 1))
    for play in table_plays(after.table, reach, after.rules, layoffs=after.rules.layoff and after.opened, swaps=False):
        lacking = Counter(unnamed(play.added)) - supply
        if lacking.total() == 1 and taken in play.added:
            near.update(lacking)
    order = [*sorted(near, key=piece_key), *sorted(far - near, key=piece_key)]
    return [*(card for card in order if card != JOKER), *([JOKER] if unseen[JOKER] else [])]


def _spare(position: Position, turn: Turn, added: Piece) -> Piece | None:
    """The dearest card of the hand that the turn has no use for; None when it uses all."""
    used = [*unnamed(piece for step in turn.steps for piece in step.cards), added, position.taken_discard]
    left = (Counter(position.hand) - Counter(piece for piece in used if piece is not None)).keys()
    return max(left, key=lambda card: (penalty(card, position.rules), piece_key(card)), default=None)


def _use(position: Position, turn: Turn) -> dict[str, object]:
    """What the turn does with the card taken: the cards that are laid with it, or added with it to the table."""
    taken = position.taken_discard
    laid = [step for step in turn.steps if step.do in ("meld", "layoff")]
    using = [step for step in laid if taken is not None and holds(step.cards, taken)] or laid
    return {"use": using[0].do, "cards": using[0].cards} if using else {"use": "other", "cards": ()}
