"""Brute force, part 2: free laying, and the cards to draw for an opening."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

from analyzer.position import Position
from analyzer.rules import RuleSet
from tests.brute_melds import (
    JK,
    Cards,
    Laid,
    cost,
    lawful,
    minus,
    new_melds,
    plain,
    points,
    rank_mates,
    run_faces,
    texts,
)


class Selection(NamedTuple):
    """Melds laid from a hand: points of all and of the dearest, whether a pure run is among them, what is left."""

    total: int
    single: int
    pure: bool
    left: Cards


@lru_cache(maxsize=20_000)
def selections(hand: Cards, rules: RuleSet) -> frozenset[Selection]:
    """Every choice of melds from the hand, the empty one included."""
    found = {Selection(0, 0, False, hand)}
    for meld, worth, pure in new_melds(hand, rules):
        rest = minus(hand, plain(meld.pieces))
        assert rest is not None
        for more in selections(rest, rules):
            found.add(Selection(worth + more.total, max(worth, more.single), pure or more.pure, more.left))
    return frozenset(found)


def partition(cards: Cards, rules: RuleSet) -> int:
    """Least penalty of what is left when melds are laid freely."""
    return min(sum(cost(card, rules) for card in choice.left) for choice in selections(cards, rules))


def reaches(total: int, single: int, pure: bool, rules: RuleSet) -> bool:
    """Whether melds of these figures are a complete opening."""
    counted = single if rules.open_scope == "single_meld" else total
    return counted >= rules.open_min and (pure or not rules.opening_needs_pure_run)


def taken_text(position: Position) -> str | None:
    taken = position.taken_discard
    return None if taken is None or position.phase == "draw" else texts([taken])[0]


def may_throw(card: str, held_this_turn: Cards, position: Position) -> bool:
    """The discard just taken may not go back where that is forbidden, unless another copy passes for it (SG-3)."""
    return position.rules.return_discard or card != taken_text(position) or held_this_turn.count(card) > 1


# ------------------------------------------------------------------------------------------------ distance


class Wanted(NamedTuple):
    """A meld that could be made with cards still to be drawn."""

    pieces: Cards
    worth: int
    pure: bool
    missing: int


def _fillings(hand: Counter[str], draws: int, rules: RuleSet) -> Iterator[Laid]:
    """Every meld that may miss only so many cards of the hand, jokers in every place."""
    for size in range(2, hand.total() + draws + 1):
        for count in range(min(hand[JK] + draws, size) + 1):
            # Jokers that the hand does not hold are draws, too.
            naturals_missing = draws - max(0, count - hand[JK])
            yield from _run_fillings(hand, size, count, naturals_missing, rules)
            if size <= 4 or not rules.set_distinct_suits:
                yield from _set_fillings(size, count, rules)


def _run_fillings(hand: Counter[str], size: int, count: int, missing: int, rules: RuleSet) -> Iterator[Laid]:
    for faces in run_faces(size, rules):
        absent = {place for place, card in enumerate(faces) if not hand[card]}
        if len(absent) > count + missing:
            continue
        for places in combinations(range(size), count):
            if len(absent.difference(places)) <= missing:
                yield Laid("run", tuple(f"JK={card}" if at in places else card for at, card in enumerate(faces)))


def _set_fillings(size: int, count: int, rules: RuleSet) -> Iterator[Laid]:
    for rank in range(1, 14):
        mates = rank_mates(rank, rules)
        if count == size:
            # Without a natural only a name shows the rank.
            yield Laid("set", tuple(f"JK={mates[place % 4]}" for place in range(size)))
            continue
        for naturals in combinations_with_replacement(mates, size - count):
            yield Laid("set", (*naturals, *[JK] * count))


@lru_cache(maxsize=200)
def _wanted(cards: Cards, draws: int, rules: RuleSet) -> tuple[Wanted, ...]:
    """Each such meld once with its best points, those that miss most first."""
    hand, found = Counter(cards), dict[Cards, Wanted]()
    for meld in _fillings(hand, draws, rules):
        pieces = plain(meld.pieces)
        missing = (Counter(pieces) - hand).total()
        if missing > draws or not lawful(meld.kind, meld.pieces, rules):
            continue
        one = Wanted(pieces, points(meld, rules), meld.kind == "run" and JK not in pieces, missing)
        found[pieces] = max(found.get(pieces, one), one)
    return tuple(sorted(found.values(), key=lambda one: (-one.missing, one)))


def openings_drawn(position: Position, draws: int) -> set[Cards]:
    """Every choice of that many unseen cards with which the hand can open."""
    rules, cards = position.rules, texts(position.hand)
    hand, unseen = Counter(cards), Counter({texts([card])[0]: n for card, n in position.unseen().items()})
    kept = 1 if rules.final_discard == "required" else 0
    if rules.final_discard == "none":
        most = len(cards) + draws
    else:
        # As many cards are thrown as are drawn; before the draw the first one is still to come.
        most = len(cards) - kept + (position.phase == "draw")
    pool = _wanted(cards, draws, rules)
    answers: set[Cards] = set()

    def choose(first: int, used: Counter[str], total: int, single: int, pure: bool) -> None:
        for index in range(first, len(pool)):
            meld = pool[index]
            if used.total() + len(meld.pieces) > most:
                continue
            after = used + Counter(meld.pieces)
            missing = after - hand
            if missing.total() > draws or not missing <= unseen:
                continue
            figures = total + meld.worth, max(single, meld.worth), pure or meld.pure
            if reaches(*figures, rules):
                answers.add(tuple(sorted(missing.elements())))
            else:
                choose(index, after, *figures)

    choose(0, Counter(), 0, 0, False)
    return answers
