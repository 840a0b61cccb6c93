"""Brute force, part 3: what can be done to a meld that lies on the table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product

from analyzer.rules import RuleSet
from tests.brute_melds import (
    CARDS,
    JK,
    Cards,
    Laid,
    face,
    held,
    is_joker,
    lawful,
    minus,
    parts,
    plain,
    rank_mates,
    run_faces,
)


@lru_cache(maxsize=200_000)
def layoffs(meld: Laid, hand: Cards, rules: RuleSet) -> tuple[tuple[Cards, Laid], ...]:
    """Every choice of cards that can be added together, with the meld after it; only that meld is judged."""
    longer = _longer_sets(meld, hand) if meld.kind == "set" else _longer_runs(meld, hand, rules)
    found = []
    for added, pieces in longer:
        if minus(hand, plain(added)) is not None and lawful(meld.kind, pieces, rules):
            found.append((plain(added), meld._replace(pieces=pieces)))
    return tuple(found)


def _longer_sets(meld: Laid, hand: Cards) -> Iterator[tuple[Cards, Cards]]:
    rank = next(CARDS[face(piece)].rank for piece in meld.pieces if face(piece))
    fitting = tuple(card for card in hand if is_joker(card) or CARDS[card].rank == rank)
    for added in parts(fitting):
        yield added, tuple(sorted((*meld.pieces, *added)))


def _longer_runs(meld: Laid, hand: Cards, rules: RuleSet) -> Iterator[tuple[Cards, Cards]]:
    """Every longer sequence that holds this one where it lies; its new places take the natural or a joker."""
    old = tuple(map(face, meld.pieces))
    for more in range(1, len(hand) + 1):
        for faces in run_faces(len(old) + more, rules):
            for before in range(more + 1):
                if faces[before : before + len(old)] != old:
                    continue
                ways = [
                    [card for card in (new, f"JK={new}") if held(card) in hand] for new in _outside(faces, before, old)
                ]
                for added in product(*ways):
                    yield added, (*added[:before], *meld.pieces, *added[before:])


def _outside(faces: Cards, before: int, old: Cards) -> Cards:
    return (*faces[:before], *faces[before + len(old) :])


@lru_cache(maxsize=200_000)
def swaps(meld: Laid, hand: Cards, rules: RuleSet) -> tuple[tuple[Cards, Laid], ...]:
    """Every way to free one joker of the meld: the cards put and the meld after (R30-20, S30-7, R40-19, R40-20)."""
    jokers = sum(map(is_joker, meld.pieces))
    if rules.swap_max_meld is not None and len(meld.pieces) > rules.swap_max_meld:
        return ()
    if rules.swap_owner == "others" and meld.own:
        return ()
    # Of two jokers in one meld only so many are given up, those taken before included.
    if rules.two_joker_limit is not None and jokers + meld.taken > 1 and meld.taken >= rules.two_joker_limit:
        return ()
    if meld.kind == "set" and not rules.swap_closed_set and len(meld.pieces) >= 4:
        return ()
    found = []
    for put, pieces in (*_named_swaps(meld), *_free_swaps(meld, rules)):
        if minus(hand, put) is not None and lawful(meld.kind, pieces, rules):
            found.append((put, meld._replace(pieces=pieces, taken=meld.taken + 1)))
    return tuple(found)


def _named_swaps(meld: Laid) -> Iterator[tuple[Cards, Cards]]:
    """A named joker is freed by exactly its card."""
    for place, piece in enumerate(meld.pieces):
        if is_joker(piece) and face(piece):
            yield (face(piece),), (*meld.pieces[:place], face(piece), *meld.pieces[place + 1 :])


def _free_swaps(meld: Laid, rules: RuleSet) -> Iterator[tuple[Cards, Cards]]:
    """An unnamed set joker: by either missing suit, or by all that leave it nothing to stand for."""
    unnamed = meld.pieces.count(JK)
    if not unnamed or rules.swap_set_rule == "declared":
        return
    known = [face(piece) for piece in meld.pieces if face(piece)]
    missing = [card for card in rank_mates(CARDS[known[0]].rank, rules) if card not in known]
    together = 1 if rules.swap_set_rule == "either" else len(missing) - (unnamed - 1)
    if together < 1:
        return
    rest = list(meld.pieces)
    rest.remove(JK)
    for put in combinations(missing, together):
        yield put, tuple(sorted((*rest, *put)))
