"""What the rules allow in a turn, and every play of it: new melds, lay-offs and joker swaps with their effects."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import pairwise

from analyzer.candidates import candidate_melds, run_line, suits_of
from analyzer.cards import JOKER, Card, Joker, Piece, Suit, is_joker
from analyzer.duties import no_new_melds
from analyzer.melds import Meld, MeldKind
from analyzer.position import Position, TableMeld
from analyzer.rules import RuleSet
from analyzer.tableplays import HIGH, LOW, TablePlay, judged_whole, table_plays
from analyzer.terms import Terms
from analyzer.values import meld_points


@dataclass(frozen=True)
class NewMeld:
    """A meld laid from the hand; `opening`: it is part of the opening, so no joker freed this turn is in it (SG-5).

    `pure`: a run that stays without joker, where the opening wants one.
    """

    meld: Meld
    opening: bool
    points: int = field(compare=False)
    pure: bool = False


@dataclass(frozen=True)
class JokerOver:
    """A joker laid over a card of a new run although the hand holds it: the card is free for another use."""

    run: NewMeld
    place: int

    @property
    def card(self) -> Card:
        return self.run.meld.faces()[self.place]


@dataclass(frozen=True)
class RunEnd:
    """Where a run of the opening ends: what may follow there is the same for all runs that end there."""

    part: str
    card: Card


def run_end(play: NewMeld, part: str) -> RunEnd:
    """The low or high end of a new run."""
    faces = play.meld.faces()
    return RunEnd(part, faces[0] if part == LOW else faces[-1])


@dataclass(frozen=True)
class Extension:
    """Cards laid off onto a meld of the opening, where they could not be part of it."""

    onto: NewMeld
    added: tuple[Piece, ...]
    parts: tuple[str, ...]


@dataclass(frozen=True)
class Further:
    """The next card laid off onto a run of the opening that ends there, or that earlier ones (`begun`) made end there.

    The first of them is a joker: any other card would be part of the opening's run.
    """

    onto: RunEnd
    begun: bool
    card: Card
    by_joker: bool = True

    @property
    def piece(self) -> Piece:
        return Joker(self.card) if self.by_joker else self.card

    @property
    def beyond(self) -> RunEnd:
        """Where the run ends with this card."""
        return RunEnd(self.onto.part, self.card)


Play = NewMeld | JokerOver | Extension | Further | TablePlay


@dataclass(frozen=True)
class Rights:
    """What may be done in a turn that opens (lays a first meld), or in one that goes on without opening.

    `staged`: the opening's melds are laid before any joker is taken from the table, or may not use such a joker.
    """

    new_melds: bool
    layoffs: bool
    swaps: bool
    staged: bool


def rights(position: Position, *, opens: bool) -> Rights:
    """The rights of a turn; for a player who has not opened, `opens` tells the turn that opens from the other.

    Rules: R30-26, RC-19, S30-5, S30-6, S4-7, SC-3, SS-5, SH-31, SH-34.
    """
    rules = position.rules
    if position.opened:
        free = rules.layoff_same_turn or not position.opened_this_turn
        return Rights(not no_new_melds(position), rules.layoff and free, rules.swap and free, staged=False)
    return Rights(
        new_melds=opens,
        layoffs=rules.layoff and (rules.layoff_same_turn if opens else rules.layoff_before_open),
        swaps=rules.swap and (rules.layoff_same_turn if opens else not rules.swap_needs_open),
        staged=rules.has_opening or rules.swap_needs_open,
    )


def reachable(position: Position, allowed: Rights) -> Counter[Piece]:
    """The hand and every joker that swaps may free this turn."""
    supply = Counter(position.hand)
    if not allowed.swaps:
        return supply
    gained = _most_gained(table_plays(position.table, supply, position.rules, layoffs=False, swaps=True))
    return supply + Counter({JOKER: gained})


def turn_plays(position: Position, allowed: Rights, reach: Counter[Piece]) -> list[Play]:
    """Every play of the turn in canonical order, new melds first."""
    supply, rules = Counter(position.hand), position.rules
    on_table = table_plays(position.table, reach, rules, layoffs=allowed.layoffs, swaps=allowed.swaps)
    if not allowed.new_melds:
        return list(on_table)
    if not allowed.staged:
        return [*meld_plays(reach, rules, opening=True), *on_table]
    terms = Terms(rules, position.requirements) if position.requirements else None
    gained = reach != supply
    # Round the corner an ace that ends the opening's run for 11 counts 1 once the run goes on.
    exact = terms is not None or rules.ace_wraps
    extends = allowed.layoffs and (gained or exact or rules.opening_needs_pure_run)
    # What is laid off is judged with the meld as it lies, so the jokers over its cards must be known.
    known = extends and judged_whole(rules)
    melds = meld_plays(supply, rules, opening=True, terms=terms, composed=not known)
    opening = [play for play in melds if isinstance(play, NewMeld)]
    if gained and not terms:
        melds += meld_plays(reach, rules, opening=False)
    if extends:
        melds += extensions(opening, reach, rules, exact=exact)
    return [*melds, *on_table]


def _most_gained(plays: list[TablePlay]) -> int:
    """The most jokers that swaps can free this turn."""
    best: Counter[int] = Counter()
    for play in plays:
        best[play.onto] = max(best[play.onto], play.gained)
    return best.total()


def meld_plays(
    reach: Counter[Piece], rules: RuleSet, *, opening: bool, terms: Terms | None = None, composed: bool = True
) -> list[Play]:
    """New melds, those of a contract where there are terms, and the jokers that may cover cards of their runs."""
    composed = composed and covers_freely(rules)
    found = candidate_melds(reach, rules, over=not composed)
    melds = [new_meld(meld, rules, opening=opening) for meld in found if terms is None or terms.fits(meld)]
    if opening and rules.opening_needs_pure_run:
        runs = [play for play in melds if play.meld.kind is MeldKind.RUN and not play.meld.jokers]
        melds += [replace(play, pure=True) for play in runs]
    covers = (cover for play in melds for cover in joker_covers(play, reach, rules)) if composed else ()
    return [*melds, *covers]


def pair_plays(reach: Counter[Piece], position: Position) -> Iterator[NewMeld]:
    """Pairs of equal tiles; a wildcard completes its own face, and any where the house allows it (SO-5, SO-6)."""
    jokers, own = reach[JOKER], Joker(position.wild)
    pairs: list[tuple[Piece, Piece]] = []
    for card in sorted(piece for piece in reach if isinstance(piece, Card)):
        if reach[card] > 1:
            pairs.append((card, card))
        if jokers and (position.rules.pair_wild or card == own.stands_for):
            pairs.append((card, Joker(card)))
    if jokers > 1:
        pairs.append((own, own))
    yield from (new_meld(Meld(MeldKind.PAIR, pair), position.rules) for pair in pairs)


def new_meld(meld: Meld, rules: RuleSet, *, opening: bool = True) -> NewMeld:
    """A meld laid from the hand, with its points towards the opening."""
    return NewMeld(meld, opening, meld_points(meld, rules))


def covers_freely(rules: RuleSet) -> bool:
    """Whether a joker over a card changes neither the points of its run nor where other jokers may stand in it."""
    return rules.jokers_touch and rules.jokers_worth_replaced


def cover_room(play: NewMeld, reach: Counter[Piece], rules: RuleSet) -> int:
    """How many held cards of a new run jokers may cover."""
    if play.meld.kind is not MeldKind.RUN or play.pure or not covers_freely(rules):
        return 0
    jokers = len(play.meld.jokers)
    limit = rules.joker_limit("run", len(play.meld))
    most = reach[JOKER] if limit is None else min(reach[JOKER], limit)
    return max(0, min(most - jokers, len(play.meld.naturals) - 1))


def joker_covers(play: NewMeld, reach: Counter[Piece], rules: RuleSet) -> Iterator[JokerOver]:
    """The places of a new run that a joker may cover."""
    if cover_room(play, reach, rules):
        yield from (JokerOver(play, place) for place, piece in enumerate(play.meld.pieces) if isinstance(piece, Card))


def extensions(
    melds: Iterable[NewMeld], reach: Counter[Piece], rules: RuleSet, *, exact: bool
) -> Iterator[Extension | Further]:
    """What may follow onto the opening's melds: where these have no exact size, only what needs a later joker."""
    ends: set[RunEnd] = set()
    for play in melds:
        if play.meld.kind is MeldKind.RUN and not exact and not judged_whole(rules):
            ends |= {run_end(play, part) for part in (LOW, HIGH)}
            continue
        for found in table_plays([TableMeld(play.meld)], reach, rules, layoffs=True, swaps=False):
            # Without a joker next to the meld the card would be part of a longer one.
            if exact or (any(map(is_joker, found.added)) and (len(found.parts) > 1 or is_joker(found.added[0]))):
                yield Extension(play, found.added, found.parts)
    for part in (LOW, HIGH):
        for suit in suits_of(rules):
            yield from _further(part, suit, ends, reach, rules)


def _further(
    part: str, suit: Suit, ends: Collection[RunEnd], reach: Counter[Piece], rules: RuleSet
) -> Iterator[Further]:
    """What may follow beyond one side of the opening's runs of a suit, card by card along the line."""
    line = run_line(rules) if part == HIGH else run_line(rules)[::-1]
    # The fewest jokers laid beyond a run until it ends here; None while no run gets here.
    jokers: int | None = None
    for place, (rank, beyond) in enumerate(pairwise(line)):
        end, card = RunEnd(part, Card(suit, rank)), Card(suit, beyond)
        needs = []
        # No run that starts or stops at the first place of the line goes on from there the other way.
        if end in ends and place:
            yield Further(end, False, card)
            needs.append(1)
        if jokers is not None:
            if reach[card]:
                yield Further(end, True, card, by_joker=False)
                needs.append(jokers)
            if jokers < reach[JOKER]:
                yield Further(end, True, card)
                needs.append(jokers + 1)
        jokers = min(needs, default=None)
