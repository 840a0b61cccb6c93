"""The rule book on melds: are these cards one, and in which readings; written without the generator."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from analyzer.cards import (
    ACE,
    JOKER,
    KING,
    RANKS,
    TILE_COLOURS,
    Card,
    Joker,
    Piece,
    is_joker,
    piece_key,
    sort_hand,
    unnamed,
)
from analyzer.duties import holds
from analyzer.errors import Reason
from analyzer.melds import Meld, MeldKind
from analyzer.rules import RuleSet
from analyzer.values import meld_points

HIGH_ACE = KING + 1
"""The place of an ace after the king; a run's places count from 1, the low ace."""

MIXED = [Reason("mixed")]


@dataclass(frozen=True)
class MeldCheck:
    """Whether pieces are a meld, and every legal reading, best first; without one, kind is None and points are 0."""

    valid: bool
    kind: MeldKind | None
    points: int
    all_points: tuple[int, ...]
    readings: tuple[Meld, ...]
    reasons: tuple[Reason, ...]


def check_meld(
    pieces: Sequence[Piece], rules: RuleSet, kind: MeldKind | None = None, *, wild: Card | None = None
) -> MeldCheck:
    """Judge pieces in any order as a set or a run, or as `kind` only (R30-11 to R30-18, OK-03 to OK-05, SG-6).

    `wild`: the face of the wildcards where an indicator sets it; only pairs ask for it.

    >>> from analyzer.notation import parse_cards
    >>> from analyzer.rules import load_rules
    >>> found = check_meld(parse_cards("JK QH KH"), load_rules("rami30"))
    >>> found.all_points, found.readings[0].text()
    ((30, 31), ['QH', 'KH', 'JK=AH'])
    >>> check_meld(parse_cards("KH AH 2H"), load_rules("rami30")).reasons[0].code
    'corner'
    """
    laid = tuple(pieces)
    verdicts = [_as_pair(laid, rules, wild)] if kind is MeldKind.PAIR else []
    verdicts += [judge(laid, rules) for shape, judge in SHAPES.items() if kind in (None, shape)]
    supply = _supply_reasons(pieces, rules)
    readings = [] if supply else [meld for found, _ in verdicts for meld in found]
    if readings:
        readings.sort(key=lambda meld: _best_first(meld, rules))
        values = [meld_points(meld, rules) for meld in readings]
        return MeldCheck(True, readings[0].kind, values[0], tuple(sorted(set(values))), tuple(readings), ())
    # Cards that fit one of the two shapes are judged by it alone.
    fitting = [why for _, why in verdicts if why != MIXED] or [MIXED]
    reasons = [*supply, *(reason for why in fitting for reason in why)]
    return MeldCheck(False, None, 0, (), (), tuple(dict.fromkeys(reasons)))


Verdict = tuple[list[Meld], list[Reason]]
"""The legal readings of one shape; without any, the reasons."""


def _as_set(pieces: tuple[Piece, ...], rules: RuleSet) -> Verdict:
    faces = _known_faces(pieces)
    if len({face.rank for face in faces}) > 1:
        return [], MIXED
    size, most = len(pieces), rules.largest_set
    reasons = _too_short(size, rules.min_set)
    if faces and faces[0].rank == ACE and not rules.ace_sets:
        reasons.append(Reason("ace_set_forbidden"))
    twins = [face for face, copies in Counter(faces).items() if copies > 1]
    if twins and rules.set_distinct_suits:
        code = "duplicate_colour" if twins[0].suit.is_tile else "duplicate_suit"
        reasons.append(Reason(code, {"card": twins[0]}))
    if most is not None and size > most:
        reasons.append(Reason("set_too_long", {"size": size, "most": most}))
    reasons += _joker_reasons(MeldKind.SET, pieces, rules)
    return ([] if reasons else [Meld(MeldKind.SET, sort_hand(pieces))]), reasons


def _as_run(pieces: tuple[Piece, ...], rules: RuleSet) -> Verdict:
    faces = _known_faces(pieces)
    if len({face.suit for face in faces}) > 1:
        return [], MIXED
    size, most = len(pieces), rules.max_run_len or HIGH_ACE
    reasons = _too_short(size, rules.min_run)
    if size > most:
        reasons.append(Reason("meld_too_long", {"size": size, "most": most}))
    reasons += _joker_reasons(MeldKind.RUN, pieces, rules)
    if not faces:
        return [], reasons
    orders = list(_orders(pieces, low=rules.ace_low_run, high=rules.ace_high_run, wraps=rules.ace_wraps))
    kept = [meld for meld in orders if rules.adjacent_jokers or not _jokers_touch(meld)]
    if not orders:
        reasons.append(_gap_reason(pieces, rules))
    elif not kept:
        reasons.append(Reason("adjacent_jokers"))
    return ([] if reasons else kept), reasons


def _as_pair(pieces: tuple[Piece, ...], rules: RuleSet, wild: Card | None) -> Verdict:
    """Two equal tiles; a wildcard may be its own face, and any other where the house allows it (SO-5, SO-6)."""
    if len(pieces) < 2:
        return [], _too_short(len(pieces), 2)
    if len(pieces) > 2:
        return [], [Reason("meld_too_long", {"size": len(pieces), "most": 2})]
    faces = _known_faces(pieces)
    # Two free wildcards are a pair of anything; where no tile is wild, the first one will do.
    face = faces[0] if faces else wild or Card(TILE_COLOURS[0], ACE)
    completes = any(map(is_joker, pieces)) and faces and face != wild and not rules.pair_wild
    if len(set(faces)) > 1 or completes:
        return [], [Reason("not_identical")]
    named = (Joker(face) if is_joker(piece) else piece for piece in pieces)
    return [Meld(MeldKind.PAIR, sort_hand(named))], []


SHAPES = {MeldKind.SET: _as_set, MeldKind.RUN: _as_run}


def _known_faces(pieces: Iterable[Piece]) -> list[Card]:
    """What the naturals and the named jokers stand for."""
    faces = (piece.stands_for if isinstance(piece, Joker) else piece for piece in pieces)
    return [face for face in faces if face is not None]


def _best_first(meld: Meld, rules: RuleSet) -> tuple[object, ...]:
    """Most points, sets before runs, then the canonical order of the faces and of what lies there."""
    return (
        -meld_points(meld, rules),
        meld.kind is MeldKind.RUN,
        meld.faces(),
        [piece_key(piece) for piece in meld.pieces],
    )


def _orders(pieces: tuple[Piece, ...], *, low: bool, high: bool, wraps: bool) -> Iterator[Meld]:
    """Every way to lay the pieces as one run without a gap, jokers named, aces as the flags allow (R30-13 to 15)."""
    suit, size = _known_faces(pieces)[0].suit, len(pieces)
    for start in RANKS:
        end = start + size - 1
        if end <= HIGH_ACE:
            allowed = (low or start > ACE) and (high or end < HIGH_ACE)
        else:
            allowed = wraps and size <= KING
        if allowed:
            faces = tuple(Card(suit, (place - 1) % KING + 1) for place in range(start, end + 1))
            yield from (Meld(MeldKind.RUN, order) for order in _fillings(faces, Counter(pieces)))


def _fillings(faces: tuple[Card, ...], supply: Counter[Piece]) -> Iterator[tuple[Piece, ...]]:
    """Every way to cover the faces in order with the whole supply, free jokers taking names."""
    if not faces:
        yield ()
    elif Counter(_known_faces(supply.elements())) <= Counter(faces):
        face, *rest = faces
        for piece in (face, Joker(face), JOKER):
            if supply[piece]:
                placed = Joker(face) if piece == JOKER else piece
                yield from ((placed, *others) for others in _fillings(tuple(rest), supply - Counter([piece])))


def _jokers_touch(meld: Meld) -> bool:
    return any(is_joker(left) and is_joker(right) for left, right in pairwise(meld.pieces))


def _gap_reason(pieces: tuple[Piece, ...], rules: RuleSet) -> Reason:
    """Why pieces of one suit are no run: the one rule on aces that forbids it, or a gap."""
    if not rules.ace_low_run and any(_orders(pieces, low=True, high=rules.ace_high_run, wraps=False)):
        return Reason("ace_low_forbidden")
    if any(_orders(pieces, low=rules.ace_low_run, high=rules.ace_high_run, wraps=True)):
        return Reason("corner")
    return Reason("not_consecutive")


def _too_short(size: int, required: int) -> list[Reason]:
    return [Reason("too_short", {"size": size, "required": required})] if size < required else []


def _joker_reasons(kind: MeldKind, pieces: tuple[Piece, ...], rules: RuleSet) -> list[Reason]:
    """Too few naturals or too many jokers; one natural is always needed to tell what the meld is (R30-17, SH-26)."""
    jokers = sum(map(is_joker, pieces))
    naturals, required = len(pieces) - jokers, max(1, rules.min_naturals)
    if naturals < required:
        return [Reason("not_enough_naturals", {"naturals": naturals, "required": required})]
    most = rules.joker_limit(kind, len(pieces))
    return [Reason("too_many_jokers", {"jokers": jokers, "most": most})] if most is not None and jokers > most else []


def _supply_reasons(pieces: Sequence[Piece], rules: RuleSet) -> list[Reason]:
    """Cards that the deck does not hold so often (RC-01, SG-11)."""
    if rules.jokers == 0 and holds(pieces, JOKER):
        return [Reason("joker_not_in_game")]
    copies = Counter(unnamed(pieces))
    most = {card: rules.jokers if card == JOKER else rules.packs for card in copies}
    return [
        Reason("too_many_copies", {"card": card, "most": most[card]})
        for card, held in copies.items()
        if held > most[card]
    ]
