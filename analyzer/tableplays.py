"""What may be done to the melds on the table: cards laid off onto them, jokers swapped out of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, product

from analyzer.candidates import run_line, side_by_side, suits_of
from analyzer.cards import ACE, JOKER, KING, Card, Joker, Piece
from analyzer.melds import Meld, MeldKind
from analyzer.position import TableMeld
from analyzer.rules import RuleSet

PARTS = SWAP, LOW, HIGH = "swap", "low", "high"


@dataclass(frozen=True)
class TablePlay:
    """One change of a table meld: the cards of each swap, the jokers these free, then the cards added together.

    `parts`: which independent parts of the meld it decides (its swaps, its low end, its high end).
    """

    onto: int
    swaps: tuple[tuple[Card, ...], ...] = ()
    gained: int = 0
    added: tuple[Piece, ...] = ()
    parts: tuple[str, ...] = PARTS


def table_plays(
    table: Sequence[TableMeld], reach: Counter[Piece], rules: RuleSet, *, layoffs: bool, swaps: bool
) -> list[TablePlay]:
    """Every lay-off and swap that the cards in reach allow on each table meld, chains included (R30-26, R30-27).

    The ends of a run and its swaps are independent plays unless a rule looks at the meld as a whole.
    """
    plays: list[TablePlay] = []
    for onto, laid in enumerate(table):
        states = [TablePlay(onto), *(swap_plays(onto, laid, reach, rules) if swaps else [])]
        if laid.meld.kind is MeldKind.RUN and not judged_whole(rules):
            plays += [replace(state, parts=(SWAP,)) for state in states[1:]]
            for part in (LOW, HIGH) if layoffs else ():
                plays += [
                    TablePlay(onto, added=added, parts=(part,))
                    for added in run_ends(laid.meld, reach, rules, part)
                    if added
                ]
        else:
            for state in states:
                meld = swapped(laid.meld, state)
                additions = _additions(meld, reach, rules) if layoffs else iter([()])
                plays += [replace(state, added=added) for added in additions if added or state.swaps]
    return plays


def judged_whole(rules: RuleSet) -> bool:
    """Whether what is added at one end of a run limits the other end."""
    short = rules.max_run_len is not None and rules.max_run_len < len(run_line(rules))
    counted = rules.max_jokers_per_meld is not None or rules.joker_limits is not None or rules.joker_ratio != "any"
    return short or counted or rules.ace_wraps or not rules.jokers_touch


def wild_room(meld: Meld, play: TablePlay, rules: RuleSet) -> int:
    """How many of the cards added to a table meld may be jokers."""
    if meld.kind is MeldKind.RUN and not judged_whole(rules):
        return len(play.added)
    size = len(meld) + len(play.added) + sum(len(cards) for cards in play.swaps) - play.gained
    limit = rules.joker_limit(meld.kind, size)
    return len(play.added) if limit is None else max(0, limit - len(meld.jokers) + play.gained)


def swap_plays(onto: int, laid: TableMeld, reach: Counter[Piece], rules: RuleSet) -> list[TablePlay]:
    """Each way to take jokers from a table meld (R30-20, R40-19, R40-20, SC-12, S30-7, S4-4)."""
    meld, jokers = laid.meld, laid.meld.jokers
    closed = not rules.swap_closed_set and meld.kind is MeldKind.SET and len(meld) >= 4
    too_long = rules.swap_max_meld is not None and len(meld) > rules.swap_max_meld
    if not jokers or closed or too_long or (rules.swap_owner == "others" and laid.is_own):
        return []
    most = len(jokers)
    if rules.two_joker_limit is not None and most + laid.jokers_taken > 1:
        most = min(most, rules.two_joker_limit - laid.jokers_taken)
    held = [joker.stands_for for joker in jokers if joker.stands_for and reach[joker.stands_for]]
    free = sum(joker.stands_for is None for joker in jokers)
    plays = []
    for named in range(min(len(held), most) + 1):
        for cards in combinations(held, named):
            for choice in _free_swaps(meld, free, most - named, reach, rules):
                if cards or choice:
                    swaps = (*((card,) for card in cards), *choice)
                    plays.append(TablePlay(onto, swaps, len(swaps)))
    return list(dict.fromkeys(plays))


def _free_swaps(
    meld: Meld, free: int, most: int, reach: Counter[Piece], rules: RuleSet
) -> Iterator[tuple[tuple[Card, ...], ...]]:
    """Swaps for the unnamed jokers of a set: nothing, or cards of missing suits."""
    yield ()
    if not free:
        return
    missing = meld.missing_suits()
    held = [card for card in missing if reach[card]]
    if rules.swap_set_rule == "both" and rules.set_distinct_suits:
        # The joker is free once the cards put leave it nothing to stand for.
        wanted = len(missing) - (free - 1)
        if most and 1 <= wanted <= len(held):
            yield from ((cards,) for cards in combinations(held, wanted))
        return
    for count in range(1, min(free, most) + 1):
        for chosen in combinations(held, count):
            yield tuple((card,) for card in chosen)


def set_cards(meld: Meld, rules: RuleSet) -> tuple[Card, ...]:
    """The cards of the rank of a set, in canonical order."""
    rank = meld.faces()[0].rank
    return tuple(Card(suit, rank) for suit in suits_of(rules))


def swapped(meld: Meld, play: TablePlay) -> Meld:
    """The meld after the swaps of a play: a card in its joker's place, or with the naturals of its set."""
    pieces = list(meld.pieces)
    for cards in play.swaps:
        named = Joker(cards[0])
        if named in pieces:
            pieces[pieces.index(named)] = cards[0]
        else:
            pieces.remove(JOKER)
            naturals = sum(isinstance(piece, Card) for piece in pieces)
            pieces[naturals:naturals] = cards
    return Meld(meld.kind, tuple(pieces))


def _additions(meld: Meld, reach: Counter[Piece], rules: RuleSet) -> Iterator[tuple[Piece, ...]]:
    """What may be added together to a meld, the empty addition included."""
    if meld.kind is MeldKind.SET:
        yield from _set_additions(meld, reach, rules)
        return
    for low, high in product(run_ends(meld, reach, rules, LOW), run_ends(meld, reach, rules, HIGH)):
        pieces = (*reversed(low), *meld.pieces, *high)
        if _run_fits(pieces, reach[JOKER] + len(meld.jokers), rules):
            yield (*low, *high)


def _set_additions(meld: Meld, reach: Counter[Piece], rules: RuleSet) -> Iterator[tuple[Piece, ...]]:
    cards = meld.missing_suits() if rules.set_distinct_suits else set_cards(meld, rules)
    copies = [min(reach[card], 1) if rules.set_distinct_suits else reach[card] for card in cards]
    for counts in product(*(range(most + 1) for most in copies)):
        naturals = [card for card, count in zip(cards, counts, strict=True) for _ in range(count)]
        for jokers in range(reach[JOKER] + 1):
            size, laid = len(meld) + len(naturals) + jokers, len(meld.jokers) + jokers
            limit = rules.joker_limit("set", size)
            fits = rules.largest_set is None or size <= rules.largest_set
            if fits and (limit is None or laid <= limit):
                yield (*naturals, *[JOKER] * jokers)


def _run_fits(pieces: Sequence[Piece], jokers: int, rules: RuleSet) -> bool:
    places = [place for place, piece in enumerate(pieces) if isinstance(piece, Joker)]
    from_ace = _face(pieces[0]).rank == ACE
    most = min(rules.max_run_len or KING + 1, KING + 1 if from_ace else KING)
    limit = rules.joker_limit("run", len(pieces))
    return (
        len(pieces) <= most
        and len(places) <= jokers
        and (limit is None or len(places) <= limit)
        and (rules.jokers_touch or not side_by_side(places))
    )


def _face(piece: Piece) -> Card:
    """What a card of a run stands for."""
    named = piece.stands_for if isinstance(piece, Joker) else piece
    if named is None:
        raise ValueError("a joker of a run has a name")
    return named


def run_ends(meld: Meld, reach: Counter[Piece], rules: RuleSet, part: str) -> Iterator[tuple[Piece, ...]]:
    """What may be added at one end of a run, nearest card first: naturals or jokers without a gap (R30-29)."""
    faces = meld.faces()
    end = faces[0] if part == LOW else faces[-1]
    ranks = list(_ranks_beyond(end.rank, len(faces), rules, part))

    def grow(depth: int, jokers: int) -> Iterator[tuple[Piece, ...]]:
        yield ()
        if depth == len(ranks):
            return
        card = Card(end.suit, ranks[depth])
        if reach[card]:
            yield from ((card, *rest) for rest in grow(depth + 1, jokers))
        if jokers:
            yield from ((Joker(card), *rest) for rest in grow(depth + 1, jokers - 1))

    return grow(0, reach[JOKER])


def _ranks_beyond(rank: int, size: int, rules: RuleSet, part: str) -> Iterator[int]:
    """The ranks beyond an end of a run, nearest first; they stop at an ace unless the ace wraps."""
    step = -1 if part == LOW else 1
    opens = rules.ace_low_run if part == LOW else rules.ace_high_run
    at_end = rank == ACE
    for _ in range(KING + 1 - size):
        if at_end and not rules.ace_wraps:
            return
        rank = (rank - 1 + step) % KING + 1
        if rank == ACE and not (opens or rules.ace_wraps):
            return
        at_end = rank == ACE
        yield rank
