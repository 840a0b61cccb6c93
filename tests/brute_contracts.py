"""Brute force, part 5: contracts (SH-22), found by trying every choice of melds; no code of `analyzer`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement, product
from typing import NamedTuple

from analyzer.position import Position
from analyzer.rules import RuleSet
from tests.brute_melds import (
    CARDS,
    JK,
    Cards,
    Laid,
    face,
    jokers_allowed,
    lawful,
    minus,
    plain,
    points,
    rank_mates,
    readings,
    run_faces,
    texts,
)
from tests.brute_turns import State, Walk

Slot = tuple[str, int]
"""A meld that the contract asks for: its kind and its size."""


class Wanted(NamedTuple):
    """A meld for a contract, in table order, with its cards as they lie in a hand."""

    alone: int
    """How many of its cards the hand lacks when nothing else is laid."""
    laid: Laid
    cards: Cards


class Laying(NamedTuple):
    """Melds that meet the contract and the cards that the hand lacks for them."""

    melds: tuple[Laid, ...]
    missing: Cards


class ContractFigures(NamedTuple):
    """`contract` of the formats, its `missing_cards` as far as the search looked (None: more), and the outs."""

    met: bool
    can_lay: bool
    missing_cards: int | None
    outs: dict[str, int]
    buys_needed: int | None
    blind_buys: int | None
    runs_adjacent: bool
    """Whether only the distance between runs of one suit stands in the way."""


# ---------------------------------------------------------------------------------------- melds of a contract


def sizes_of(slot: Slot, rules: RuleSet, most: int) -> range:
    """The sizes that the meld may have: that of the contract, or any from there (SH-31, SS-4)."""
    return range(slot[1], slot[1] + 1 if rules.contract_exact else most + 1)


def run_melds(size: int, hand: Counter[str], draws: int, rules: RuleSet) -> Iterator[Laid]:
    """Every run of that size with jokers in any of its places, as long as it lacks at most so many cards."""
    for faces in run_faces(size, rules):
        absent = {place for place, card in enumerate(faces) if not hand[card]}
        for count in range(min(size, hand[JK] + draws) + 1):
            if not jokers_allowed("run", size, count, rules) or len(absent) - count > draws:
                continue
            for places in combinations(range(size), count):
                if len(absent.difference(places)) <= draws:
                    yield Laid("run", tuple(f"JK={card}" if at in places else card for at, card in enumerate(faces)))


def set_melds(size: int, hand: Counter[str], draws: int, rules: RuleSet) -> Iterator[Laid]:
    """Every set of that size: each choice of suits, twins included, and of a number of jokers."""
    for count in range(min(size - 1, hand[JK] + draws) + 1):
        for rank in range(1, 14):
            for naturals in combinations_with_replacement(rank_mates(rank, rules), size - count):
                yield Laid("set", (*naturals, *[JK] * count))


def pool(slot: Slot, hand: Cards, draws: int, rules: RuleSet) -> list[Wanted]:
    """Every meld that may stand in this place of the contract, those that lack least first."""
    held, found = Counter(hand), []
    for size in sizes_of(slot, rules, len(hand) + draws):
        melds = run_melds if slot[0] == "run" else set_melds
        for laid in melds(size, held, draws, rules):
            cards = plain(laid.pieces)
            alone = (Counter(cards) - held).total()
            if alone <= draws and lawful(laid.kind, laid.pieces, rules):
                found.append(Wanted(alone, laid, cards))
    return sorted(found)


def places(run: Laid) -> tuple[int, int]:
    """Where a run begins and ends on the line from the low ace 1 to the high ace 14."""
    first = CARDS[face(run.pieces[0])].rank
    return first, first + len(run.pieces) - 1


def rank_of(group: Laid) -> int:
    return next(CARDS[face(piece)].rank for piece in group.pieces if face(piece))


def may_lie_together(one: Laid, other: Laid, rules: RuleSet, *, apart: bool) -> bool:
    """Runs of one suit keep a gap or at least do not touch (SH-16, SS-3); sets of one rank may be forbidden (SS-15)."""
    if one.kind != other.kind:
        return True
    if one.kind == "set":
        return not rules.sets_distinct_ranks or rank_of(one) != rank_of(other)
    if not apart or CARDS[face(one.pieces[0])].suit != CARDS[face(other.pieces[0])].suit:
        return True
    (_, low_end), (high, high_end) = sorted((places(one), places(other)))
    if rules.same_suit_runs == "not_adjacent":
        return high != low_end + 1
    return high > low_end + 1 and high_end >= high


def layings(
    hand: Cards, contract: Sequence[Slot], unseen: Counter[str], draws: int, rules: RuleSet, *, apart: bool = True
) -> Iterator[Laying]:
    """Every choice of melds for the contract that lacks at most so many cards, all of them unseen."""
    held = Counter(hand)
    pools = {slot: pool(slot, hand, draws, rules) for slot in set(contract)}
    if not all(pools.values()):
        return
    slots = sorted(contract)
    # What the melds still to be chosen lack at least: together they lack no less than each for itself.
    least = [sum(pools[slot][0].alone for slot in slots[place:]) for place in range(len(slots) + 1)]

    def choose(place: int, start: int, used: Counter[str], melds: tuple[Laid, ...], lacking: int) -> Iterator[Laying]:
        if place == len(slots):
            yield Laying(melds, tuple(sorted((used - held).elements())))
            return
        choices = pools[slots[place]]
        for index in range(start, len(choices)):
            wanted = choices[index]
            if lacking + wanted.alone + least[place + 1] > draws:
                break
            if not all(may_lie_together(wanted.laid, other, rules, apart=apart) for other in melds):
                continue
            now = used.copy()
            now.update(wanted.cards)
            missing = now - held
            lacks = missing.total()
            if lacks + least[place + 1] > draws or not missing <= unseen:
                continue
            again = place + 1 < len(slots) and slots[place + 1] == slots[place]
            yield from choose(place + 1, index if again else 0, now, (*melds, wanted.laid), lacks)

    yield from choose(0, 0, Counter(), (), 0)


# --------------------------------------------------------------------------------------------------- figures


def contract_of(position: Position) -> tuple[Slot, ...]:
    assert position.rules.contracts is not None
    assert position.contract is not None
    return tuple((str(kind), size) for kind, size in position.rules.contracts[position.contract - 1])


def unseen_texts(position: Position) -> Counter[str]:
    return Counter({texts([card])[0]: left for card, left in position.unseen().items()})


def goal(position: Position, deepest: int) -> tuple[int | None, dict[str, int]]:
    """Fewest cards that the contract lacks (None: more than `deepest`), and the unseen cards that such plans draw."""
    hand, unseen = texts(position.hand), unseen_texts(position)
    for draws in range(deepest + 1):
        found = {laying.missing for laying in layings(hand, contract_of(position), unseen, draws, position.rules)}
        if found:
            useful = {card for missing in found for card in missing}
            return draws, {card: left for card, left in unseen.items() if card in useful}
    return None, {}


def buys_needed(position: Position) -> int | None:
    """Buys after which a hand in play, the drawn card included, has room for the contract and its discard (SS-10)."""
    rules, size = position.rules, sum(size for _, size in contract_of(position))
    need = size + 1 if rules.final_discard == "required" else size
    for buys in range(_most_buys(position) + 1):
        if rules.hand_size + 1 + 2 * buys >= need:
            return max(0, buys - position.buys_used)
    return None


def blind_buys(position: Position) -> int | None:
    """Buys after which the whole hand can leave in the turn of the contract, the last card thrown (SH-20, SS-12)."""
    rules, size = position.rules, sum(size for _, size in contract_of(position))
    thrown = {"required": (1,), "optional": (0, 1), "none": (0,)}[rules.final_discard]
    longer = not rules.contract_exact or (rules.layoff and rules.layoff_same_turn and rules.grand_out_layoffs)
    for buys in range(_most_buys(position) + 1):
        laid = [rules.hand_size + 1 + 2 * buys - last for last in thrown]
        if any(count == size or (longer and count > size) for count in laid):
            return buys
    return None


def _most_buys(position: Position) -> int:
    most, number = position.rules.max_buys, position.contract
    assert number is not None
    return most[min(number, len(most)) - 1] if most else 0


def figures(position: Position, walk: ContractWalk, deepest: int) -> ContractFigures:
    """The contract of an unopened hand; once it is laid, only that is said."""
    if position.opened:
        return ContractFigures(True, False, 0, {}, 0, blind_buys(position), False)
    missing, outs = goal(position, deepest)
    touching = layings(walk.hand, contract_of(position), Counter(), 0, position.rules, apart=False)
    return ContractFigures(
        met=missing == 0,
        can_lay=any(turn.opened for turn in walk.turns),
        missing_cards=missing,
        outs=outs,
        buys_needed=buys_needed(position),
        blind_buys=blind_buys(position),
        runs_adjacent=missing != 0 and next(touching, None) is not None,
    )


def is_contract(melds: Sequence[Laid], position: Position) -> bool:
    """Whether these melds are lawful, from this hand, and together the contract."""
    rules, wanted = position.rules, sorted(contract_of(position))
    if minus(texts(position.hand), tuple(piece for meld in melds for piece in meld.pieces)) is None:
        return False
    if not all(lawful(meld.kind, meld.pieces, rules) for meld in melds):
        return False
    laid = sorted((meld.kind, len(meld.pieces)) for meld in melds)
    if rules.contract_exact and laid != wanted:
        return False
    # Longest against longest: if any pairing fits, this one does.
    kinds_fit = [kind for kind, _ in laid] == [kind for kind, _ in wanted]
    longer = all(size >= least for (_, size), (_, least) in zip(laid, wanted, strict=False))
    return kinds_fit and longer and all(may_lie_together(a, b, rules, apart=True) for a, b in combinations(melds, 2))


# ----------------------------------------------------------------------------------------------- whole turns


class ContractWalk(Walk):
    """Every whole turn of a game with contracts: nothing is laid before the contract, then only lay-offs and swaps."""

    def _walk(self, start: State) -> None:
        super()._walk(start)
        self.best_points: int | None = None
        for melds in () if self.position.opened else sorted(set(self._first_melds())):
            without, self.turns = self.turns, {}
            super()._walk(self._laid(start, melds))
            if self.turns:
                worth = sum(points(meld, self.rules) for meld in melds)
                self.best_points = max(worth, self.best_points or 0)
            self.turns = {**self.turns, **without}

    def _laid(self, start: State, melds: tuple[Laid, ...]) -> State:
        """The moment after the contract went down."""
        cards = plain(piece for meld in melds for piece in meld.pieces)
        rest = minus(self.hand, cards)
        assert rest is not None
        uses = self.rules.take_discard == "must_meld_any" or self._uses_taken(cards, cards.count(JK))
        return start._replace(hand=rest, new=melds, tally=None, laid_new=True, taken_laid=uses)

    def _new_meld_allowed(self, state: State) -> bool:  # noqa: ARG002 - the walk passes it
        """None before the contract, none beside it (SH-31), and later only where the house allows them (SH-34)."""
        position = self.position
        return position.opened and not position.opened_this_turn and self.rules.new_melds_after_open

    def _first_melds(self) -> Iterator[tuple[Laid, ...]]:
        for laying in layings(self.hand, contract_of(self.position), Counter(), 0, self.rules):
            yield from self._named(laying.melds)

    def _named(self, melds: tuple[Laid, ...]) -> Iterator[tuple[Laid, ...]]:
        """The melds with their set jokers named in every way, where something may still happen to them this turn."""
        if not self.rules.layoff_same_turn:
            yield melds
            return
        ways = [
            [reading.meld for reading in readings(plain(meld.pieces), self.rules) if reading.meld.kind == "set"]
            if meld.kind == "set"
            else [meld]
            for meld in melds
        ]
        yield from (tuple(sorted(chosen)) for chosen in product(*ways))
