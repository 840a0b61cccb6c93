"""The partners of a card: what makes a meld with it, how many of those are still about, and how likely a hand has them.

Melds of natural cards are counted exactly; jokers count only where it is asked whether any meld is left at all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, zip_longest
from math import comb, prod

from analyzer.candidates import run_spans, side_by_side, suits_of
from analyzer.cards import ACE, JOKER, KING, Card, Piece
from analyzer.melds import MeldKind
from analyzer.rules import RuleSet
from analyzer.values import face_points

KINDS = frozenset({MeldKind.SET, MeldKind.RUN})
Ways = list[int]
"""How many choices of 0, 1, 2 … cards there are."""


@dataclass(frozen=True)
class Partners:
    """What lies beside one card in the smallest sets and runs: cards of its rank, and of each run the other cards.

    `needed`: how many of its rank it wants; `distinct`: whether these must differ in suit (S30-11, SS-2).
    """

    card: Card
    mates: tuple[Card, ...]
    needed: int
    distinct: bool
    runs: tuple[tuple[Card, ...], ...]

    @classmethod
    def of(cls, card: Card, rules: RuleSet, kinds: Collection[MeldKind] = KINDS) -> Partners:
        """The partners under these rules for melds of some kinds, aces as the rules allow them.

        >>> from analyzer.notation import parse_cards
        >>> from analyzer.rules import load_rules
        >>> found = Partners.of(parse_cards("KS")[0], load_rules("rami30"))
        >>> [" ".join(map(str, run)) for run in found.runs], len(found.mates)
        (['JS QS', 'QS AS'], 3)
        """
        suits = [suit for suit in suits_of(rules) if suit != card.suit or not rules.set_distinct_suits]
        sets = MeldKind.SET in kinds and (card.rank != ACE or rules.ace_sets)
        mates = [Card(suit, card.rank) for suit in suits] if sets else []
        lines = run_spans(rules) if MeldKind.RUN in kinds else []
        spans = [span for span in lines if len(span) == rules.min_run and card.rank in span]
        runs = (tuple(Card(card.suit, rank) for rank in span if rank != card.rank) for span in spans)
        return cls(card, tuple(mates), rules.min_set - 1, rules.set_distinct_suits, tuple(runs))

    def among(self, size: int) -> Partners:
        """Those that so many cards of a hand are enough for."""
        runs = tuple(run for run in self.runs if len(run) <= size)
        return replace(self, mates=self.mates if self.needed <= size else (), runs=runs)

    @property
    def beside(self) -> tuple[Card, ...]:
        """The cards of its suit that can lie in a run with it."""
        return tuple(dict.fromkeys(card for run in self.runs for card in run))

    @property
    def all(self) -> tuple[Card, ...]:
        """Every card that can help to make one of those melds."""
        return (*self.mates, *self.beside)

    def groups(self, supply: Counter[Piece]) -> int:
        """How many choices of cards from the supply make a smallest meld with the card, each copy counted.

        >>> from analyzer.notation import parse_cards
        >>> from analyzer.rules import load_rules
        >>> Partners.of(parse_cards("7S")[0], load_rules("rami30")).groups(Counter(parse_cards("7HHD 6S 8S")))
        3
        """
        copies = [supply[card] for card in self.mates]
        if self.distinct:
            sets = sum(prod(chosen) for chosen in combinations(copies, self.needed))
        else:
            sets = comb(sum(copies), self.needed)
        return sets + sum(prod(supply[card] for card in run) for run in self.runs)

    def chance(self, held: Counter[Piece], unseen: Counter[Piece], drawn: int, among: Collection[Card] = ()) -> float:
        """Probability that a hand makes a meld with the card: it holds `held` and `drawn` cards random from `unseen`.

        Exact for such a hand (a hypergeometric count over all its partners), melds with jokers left out.
        `among`: at least one of these is known to be among the cards drawn, if it can be.

        >>> from analyzer.notation import parse_cards
        >>> from analyzer.rules import load_rules
        >>> sevens = Partners.of(parse_cards("7S")[0], load_rules("rami30"))
        >>> held, unseen = Counter(parse_cards("7H")), Counter(parse_cards("7D 2C 3C KH"))
        >>> sevens.chance(held, unseen, 1), sevens.chance(held, unseen, 1, set(parse_cards("7D KH")))
        (0.25, 0.5)
        """
        drawn = min(drawn, unseen.total())
        hands, fails = comb(unseen.total(), drawn), self._fails(held, unseen, drawn)
        if among:
            rest = Counter({card: copies for card, copies in unseen.items() if card not in among})
            if (without := comb(rest.total(), drawn)) < hands:
                hands, fails = hands - without, fails - self._fails(held, rest, drawn)
        return 1 - fails / hands

    def _fails(self, held: Counter[Piece], unseen: Counter[Piece], drawn: int) -> int:
        """How many choices of so many unseen cards make no meld with the card."""
        ways = _times(self._no_set(held, unseen), self._no_run(held, unseen))
        others = unseen.total() - sum(unseen[card] for card in self.all)
        return sum(count * comb(others, drawn - size) for size, count in enumerate(ways[: drawn + 1]))

    def _no_set(self, held: Counter[Piece], unseen: Counter[Piece]) -> Ways:
        """The choices among the cards of its rank that leave no set with it."""
        if self.distinct:
            return _choices(self.mates, held, unseen, lambda taken: len(taken) >= self.needed)
        room = self.needed - sum(held[card] for card in self.mates)
        total = sum(unseen[card] for card in self.mates)
        return [comb(total, size) for size in range(max(room, 0))] if self.mates else [1]

    def _no_run(self, held: Counter[Piece], unseen: Counter[Piece]) -> Ways:
        """The choices among the cards beside it that leave no run with it."""
        wanted = [frozenset(run) for run in self.runs]
        return _choices(self.beside, held, unseen, lambda taken: any(run <= taken for run in wanted))


def _choices(
    cards: Sequence[Card], held: Counter[Piece], unseen: Counter[Piece], melds: Callable[[frozenset[Card]], bool]
) -> Ways:
    """The choices from the unseen copies of these cards after which those in hand make no meld."""

    def grow(place: int, taken: frozenset[Card]) -> Ways:
        if melds(taken):
            return []
        if place == len(cards):
            return [1]
        card = cards[place]
        copies = unseen[card]
        ways = [] if held[card] else grow(place + 1, taken)
        if copies or held[card]:
            some = [int(held[card] > 0), *(comb(copies, size) for size in range(1, copies + 1))]
            ways = _sum(ways, _times(some, grow(place + 1, taken | {card})))
        return ways

    return grow(0, frozenset())


def _times(first: Ways, second: Ways) -> Ways:
    found = [0] * (len(first) + len(second) - 1) if first and second else []
    for size, count in enumerate(first):
        for other, times in enumerate(second):
            found[size + other] += count * times
    return found


def _sum(first: Ways, second: Ways) -> Ways:
    return [count + other for count, other in zip_longest(first, second, fillvalue=0)]


def can_meld(
    card: Card, supply: Counter[Piece], rules: RuleSet, kinds: Collection[MeldKind] = KINDS, most: int = KING
) -> bool:
    """Whether any meld with the card as itself is left in the supply, its jokers and pairs (OK-05) included; exact.

    `kinds`: of melds that count; `most`: cards of the hand that may be laid with it.

    >>> from analyzer.notation import parse_cards
    >>> from analyzer.rules import load_rules
    >>> [can_meld(parse_cards("7S")[0], Counter(parse_cards(text)), load_rules("rami30")) for text in ("7HH", "7H JK")]
    [False, True]
    """
    jokers = supply[JOKER]
    if rules.seven_pairs and (supply[card] or (jokers and rules.pair_wild)):
        return True
    partners = Partners.of(card, rules, kinds).among(most)
    copies = (supply[mate] for mate in partners.mates)
    mates = sum(min(count, 1) if partners.distinct else count for count in copies)
    largest = min(rules.largest_set or rules.min_set + jokers + mates, most + 1)
    if partners.mates and any(
        size - 1 - _usable(jokers, "set", size, rules) <= mates for size in range(rules.min_set, largest + 1)
    ):
        return True
    spans = run_spans(rules) if MeldKind.RUN in kinds else []
    return any(_fills(card, span, supply, rules) for span in spans if card.rank in span and len(span) <= most + 1)


def _usable(jokers: int, kind: str, size: int, rules: RuleSet) -> int:
    limit = rules.joker_limit(kind, size)
    return jokers if limit is None else min(jokers, limit)


def _fills(card: Card, span: Sequence[int], supply: Counter[Piece], rules: RuleSet) -> bool:
    """Whether the supply and its jokers complete this run around the card, at one of its places."""
    for own in (place for place, rank in enumerate(span) if rank == card.rank):
        left = Counter({rank: supply[Card(card.suit, rank)] for rank in span})
        gaps = []
        for place, rank in enumerate(span):
            if place == own:
                continue
            if left[rank]:
                left[rank] -= 1
            else:
                gaps.append(place)
        if len(gaps) <= _usable(supply[JOKER], "run", len(span), rules) and (
            rules.jokers_touch or not side_by_side(gaps)
        ):
            return True
    return False


def dearest_meld(partners: Partners, rules: RuleSet) -> int:
    """Points of the dearest of the smallest melds with the card."""
    sets = face_points(partners.card, MeldKind.SET, rules) * rules.min_set if partners.mates else 0
    runs = (
        sum(
            face_points(each, MeldKind.RUN, rules, high=any(card.rank == KING for card in run))
            for each in (partners.card, *run)
        )
        for run in partners.runs
    )
    return max(sets, *runs, 0)
