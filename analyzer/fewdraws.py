"""Goals that a few melds reach, as shapes for the sweep: the opening and the contract."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, pairwise

from analyzer.candidates import candidate_melds
from analyzer.cards import JOKER, KING, Piece, is_joker, piece_key
from analyzer.melds import Meld, MeldKind
from analyzer.position import Position, full_deck
from analyzer.ruleset import Contract, RuleSet
from analyzer.terms import Terms, span
from analyzer.values import meld_points
from solver.sweep import COMPILED, Goal, Reach, Shape, Sweep

MOST_DRAWS = 14
"""Draws after which everything that can be reached is."""


def sweeps(rules: RuleSet) -> bool:
    """Whether a shape may leave open where its jokers stand: neither their places nor their points must matter."""
    return COMPILED and rules.jokers_touch and rules.jokers_worth_replaced


def places_jokers(position: Position) -> bool:
    """Whether each way to place the jokers can be a shape of its own: for runs so short that there are not too many."""
    return COMPILED and (bool(position.requirements) or longest_run(position) < 2 * position.rules.min_run)


def faces(rules: RuleSet) -> list[Piece]:
    """Every natural card of the packs, once, in canonical order."""
    return sorted((piece for piece in full_deck(rules) if piece != JOKER), key=piece_key)


def natural_melds(rules: RuleSet, copies: int) -> list[Meld]:
    """Every set and run without jokers of packs that hold each card so often."""
    return candidate_melds(Counter(dict.fromkeys(faces(rules), copies)), rules)


def shape(meld: Meld, rules: RuleSet, slot: int = 0) -> Shape:
    limit = rules.joker_limit(meld.kind, len(meld))
    wild = len(meld) if limit is None else max(0, limit)
    return Shape(meld.pieces, meld_points(meld, rules), wild, meld.kind is MeldKind.RUN, slot)


@lru_cache(maxsize=32)
def opening_sweep(rules: RuleSet, longest: int) -> Sweep:
    """The melds of an opening, runs of up to `longest` cards."""
    melds = [m for m in natural_melds(rules, 2) if m.kind is MeldKind.SET or len(m) <= longest]
    return Sweep(faces(rules), JOKER, [shape(meld, rules) for meld in melds])


def longest_run(position: Position, gained: int = 0, *, grows: bool = False) -> int:
    """The most cards of a run that two shorter ones may not replace, with so many jokers `gained` from the table.

    `grows`: cards may join a first meld that must be a pure run.
    """
    rules, unseen = position.rules, position.unseen()
    most = KING + 1 if rules.final_discard == "none" else len(position.hand) + 1
    if rules.open_scope == "single_meld" or rules.ace_wraps:
        return most
    # Where no card is dead, any but one of those drawn may as well be naturals: the one tells whether jokers are outs.
    drawn = unseen[JOKER] if any(not unseen[face] for face in faces(rules)) else min(unseen[JOKER], 1)
    jokers = position.hand.count(JOKER) + gained + drawn
    return min(most, _longest_whole(rules, min(jokers, KING), grows and rules.opening_needs_pure_run))


@lru_cache(maxsize=256)
def _longest_whole(rules: RuleSet, jokers: int, pure: bool) -> int:
    least = rules.min_run
    for size in range(KING + 1, 2 * least - 1, -1):
        limit = rules.joker_limit("run", size)
        most = min(jokers, size if limit is None else limit)
        # One joker more makes no cut possible, unless it takes the last place beside what is pure.
        for count in {most, min(most, size - least)} if pure else {most}:
            if any(_whole(rules, size, places, pure) for places in combinations(range(size), count)):
                return size
    return 2 * least - 1


def _whole(rules: RuleSet, size: int, jokers: tuple[int, ...], pure: bool) -> bool:
    """Whether a run with jokers in these places cannot be cut in two; `pure`: nor without its one part that is."""

    def clean(begin: int, end: int) -> bool:
        edges = (begin - 1, *(place for place in jokers if begin <= place < end), end)
        return any(after - before > rules.min_run for before, after in pairwise(edges))

    def fits(count: int, length: int) -> bool:
        limit = rules.joker_limit("run", length)
        return limit is None or count <= limit

    wanted = pure and clean(0, size)
    for cut in range(rules.min_run, size - rules.min_run + 1):
        before = sum(place < cut for place in jokers)
        halves = fits(before, cut) and fits(len(jokers) - before, size - cut)
        if halves and (not wanted or clean(0, cut) or clean(cut, size)):
            return False
    return True


def opening_target(rules: RuleSet, size: int) -> Goal:
    return Goal(rules.open_min, rules.open_scope == "single_meld", rules.opening_needs_pure_run, size)


@lru_cache(maxsize=64)
def contract_sweep(rules: RuleSet, contract: Contract) -> Sweep:
    """The melds of a contract in its exact sizes, and which of them may not lie beside each other."""
    wanted = sorted({(MeldKind(kind), size) for kind, size in contract})
    terms = Terms(rules, contract)
    largest = max(size for _, size in contract)
    melds = [meld for meld in natural_melds(rules, min(rules.packs, largest)) if (meld.kind, len(meld)) in wanted]
    shapes = [shape(meld, rules, wanted.index((meld.kind, len(meld)))) for meld in melds]
    return Sweep(faces(rules), JOKER, shapes, list(_clashes(melds, terms)))


def placed_reach(position: Position, thrown: Sequence[Piece | None], goal: Goal) -> dict[Piece | None, Reach]:
    """What the sweep tells of an opening or a contract where it matters which cards of a meld are jokers.

    A joker is a card like any other then; more and more melds are looked at until each card thrown is settled.
    """
    rules, contract, hand, unseen = position.rules, position.requirements, Counter(position.hand), position.unseen()
    wanted = sorted({(MeldKind(kind), size) for kind, size in contract})
    terms, longest = Terms(rules, contract), longest_run(position)
    found: dict[Piece | None, Reach] = {}
    # Where a card is thrown for each one drawn, a hand is all new after as many draws as it has cards.
    most = MOST_DRAWS if rules.final_discard == "none" else min(MOST_DRAWS, len(position.hand))
    for draws in range(most + 1):
        # A card thrown is one more that may be missing.
        melds = [
            meld
            for meld in candidate_melds(hand, rules, unseen, draws + 1)
            if ((meld.kind, len(meld)) in wanted if contract else len(meld) <= longest)
        ]
        shapes = [_placed(meld, rules, wanted.index((meld.kind, len(meld))) if contract else 0) for meld in melds]
        clashes = _clashes(melds, terms) if contract else ()
        game = Sweep((*faces(rules), JOKER), "no wild item", shapes, list(clashes))
        found = game.reach(hand, unseen, thrown, goal, draws)
        if all(reach.draws is not None for reach in found.values()):
            break
    return found


def _placed(meld: Meld, rules: RuleSet, slot: int) -> Shape:
    pieces = tuple(JOKER if is_joker(piece) else piece for piece in meld.pieces)
    return Shape(pieces, meld_points(meld, rules), 0, meld.kind is MeldKind.RUN and not meld.jokers, slot)


def _clashes(melds: list[Meld], terms: Terms) -> Iterator[tuple[int, int]]:
    """The pairs that the contract forbids: sets of one rank, runs of one suit too near each other (SH-16, SS-3)."""
    alike: dict[tuple[MeldKind, int], list[int]] = defaultdict(list)
    for index, meld in enumerate(melds):
        face = meld.faces()[0]
        alike[meld.kind, face.rank if meld.kind is MeldKind.SET else face.suit].append(index)
    for (kind, _), group in alike.items():
        for one, other in combinations_with_replacement(group, 2):
            if terms.rules.sets_distinct_ranks if kind is MeldKind.SET else _too_near(melds[one], melds[other], terms):
                yield one, other


def _too_near(one: Meld, other: Meld, terms: Terms) -> bool:
    (first, last), (begin, end) = span(one), span(other)
    if terms.rules.same_suit_runs == "gap":
        return first <= end + 1 and begin <= last + 1
    return last + 1 == begin or end + 1 == first


def contract_target(contract: Contract) -> Goal:
    wanted = sorted(set(contract))
    return Goal(slots=tuple(contract.count(each) for each in wanted))
