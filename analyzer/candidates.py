"""The generator: every meld that a supply of cards can make, jokers in any legal place.

Only proposes; `legality` re-checks whatever is chosen with code of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from itertools import combinations, product

from analyzer.cards import ACE, CARD_SUITS, JOKER, KING, RANKS, TILE_COLOURS, Card, Joker, Piece, Suit, unnamed
from analyzer.melds import Meld, MeldKind
from analyzer.rules import RuleSet

NOTHING: Counter[Piece] = Counter()


def candidate_melds(
    supply: Counter[Piece],
    rules: RuleSet,
    drawable: Counter[Piece] = NOTHING,
    draws: int = 0,
    *,
    over: bool = True,
) -> list[Meld]:
    """All sets and runs that the supply can make, in canonical order; its jokers count under `JOKER`.

    Two melds differ when their natural cards, the number of their jokers or a run's places differ.
    With `draws`: also those that miss at most so many cards of the supply, all of them `drawable`.
    Without `over`: the jokers of a run stand in its gaps only, never over a card that is held.

    >>> from analyzer.cards import sort_hand
    >>> from analyzer.notation import parse_cards
    >>> from analyzer.rules import load_rules
    >>> [meld.text() for meld in candidate_melds(Counter(parse_cards("5-7H 7SD")), load_rules("rami30"))]
    [['7S', '7H', '7D'], ['5H', '6H', '7H']]
    """
    runs = candidate_runs(supply, rules, drawable, draws, over=over)
    melds = [*candidate_sets(_reach(supply, drawable, draws), rules), *runs]
    return [meld for meld in melds if missing_cards(meld, supply) <= draws] if draws else melds


def missing_cards(meld: Meld, supply: Counter[Piece]) -> int:
    """How many cards of the meld, jokers included, are not in the supply."""
    needs: Counter[Piece] = Counter(unnamed(meld.pieces))
    return (needs - supply).total()


def _reach(supply: Counter[Piece], drawable: Counter[Piece], draws: int) -> Counter[Piece]:
    return supply + Counter({piece: min(left, draws) for piece, left in drawable.items()})


def suits_of(rules: RuleSet) -> tuple[Suit, ...]:
    return TILE_COLOURS if rules.deck == "tiles" else CARD_SUITS


def candidate_sets(supply: Counter[Piece], rules: RuleSet) -> Iterator[Meld]:
    """Every set, its jokers unnamed (R30-11, R30-12, S30-11)."""
    jokers = supply[JOKER]
    for rank in RANKS:
        if rank == ACE and not rules.ace_sets:
            continue
        cards = [Card(suit, rank) for suit in suits_of(rules)]
        copies = [min(supply[card], 1) if rules.set_distinct_suits else supply[card] for card in cards]
        for counts in product(*(range(most, -1, -1) for most in copies)):
            naturals = tuple(card for card, count in zip(cards, counts, strict=True) for _ in range(count))
            if not naturals:
                continue
            for laid in range(jokers + 1):
                if _set_size_fits(len(naturals) + laid, laid, rules):
                    yield Meld(MeldKind.SET, (*naturals, *[JOKER] * laid))


def _set_size_fits(size: int, jokers: int, rules: RuleSet) -> bool:
    if size < rules.min_set or (rules.largest_set is not None and size > rules.largest_set):
        return False
    limit = rules.joker_limit("set", size)
    return limit is None or jokers <= limit


def run_line(rules: RuleSet) -> list[int]:
    """The ranks in the order of runs, the ace at each end that the rules give it (R30-14, R40-18).

    >>> from analyzer.rules import load_rules
    >>> run_line(load_rules("rami30"))[::13], run_line(load_rules("rami40"))[0]
    ([1, 1], 2)
    """
    low = [ACE] if rules.ace_low_run else []
    high = [ACE] if rules.ace_high_run else []
    return [*low, *range(ACE + 1, KING + 1), *high]


def run_spans(rules: RuleSet) -> list[tuple[int, ...]]:
    """The ranks of every run, shortest first; round the corner up to thirteen ranks where the ace wraps."""
    line = run_line(rules)
    most = min(rules.max_run_len or len(line), len(line))
    spans = [
        tuple(line[start : start + size])
        for size in range(rules.min_run, most + 1)
        for start in range(len(line) - size + 1)
    ]
    if rules.ace_wraps:
        circle = [*RANKS, *RANKS]
        for size in range(rules.min_run, min(most, KING) + 1):
            # An ace strictly inside: neither A-2-… nor …-K-A, which the line already holds.
            spans += [tuple(circle[start - 1 : start - 1 + size]) for start in RANKS if 1 < KING + 2 - start < size]
    return spans


def candidate_runs(
    supply: Counter[Piece], rules: RuleSet, drawable: Counter[Piece] = NOTHING, draws: int = 0, *, over: bool = True
) -> Iterator[Meld]:
    """Every run, each joker named by its place (R30-13, R30-18)."""
    reach, spans = _reach(supply, drawable, draws), run_spans(rules)
    limits = {size: rules.joker_limit("run", size) for size in {len(span) for span in spans}}
    for suit in suits_of(rules):
        held = {rank: supply[Card(suit, rank)] for rank in RANKS}
        in_reach = {rank: reach[Card(suit, rank)] for rank in RANKS}
        if not any(in_reach.values()):
            continue
        for span in spans:
            limit = limits[len(span)]
            most = reach[JOKER] if limit is None else min(reach[JOKER], limit)
            for places in joker_places(span, held, in_reach, most, draws, over=over):
                if rules.jokers_touch or not side_by_side(places):
                    cards = (Card(suit, rank) for rank in span)
                    yield Meld(
                        MeldKind.RUN,
                        tuple(Joker(card) if place in places else card for place, card in enumerate(cards)),
                    )


def joker_places(
    span: tuple[int, ...], held: dict[int, int], reach: dict[int, int], most: int, draws: int, *, over: bool = True
) -> Iterator[frozenset[int]]:
    """The places where up to `most` jokers may stand in a run, at least one natural beside them.

    Over every gap, and with `over` at will over cards that are held; of the gaps within reach at most `draws` may wait
    for a draw.
    """
    gaps = [place for place, rank in enumerate(span) if not reach[rank]]
    to_draw = [place for place, rank in enumerate(span) if reach[rank] and not held[rank]]
    if len(gaps) + len(to_draw) > most + draws or len(gaps) > most:
        return
    both_aces = len(span) == KING + 1 and reach[ACE] == 1
    cards = [place for place, rank in enumerate(span) if held[rank] and (over or place in (0, KING))]
    for drawn in range(max(0, len(gaps) + len(to_draw) - most), min(draws, len(to_draw)) + 1):
        for under in combinations(to_draw, len(to_draw) - drawn):
            spare = most - len(gaps) - len(under)
            for extra in range(spare + 1 if over or both_aces else 1):
                for covered in combinations(cards, extra):
                    places = frozenset((*gaps, *under, *covered))
                    if len(places) < len(span) and not (both_aces and not places & {0, KING}):
                        yield places


def side_by_side(places: Collection[int]) -> bool:
    """Whether two of these places touch."""
    return any(place + 1 in places for place in places)
