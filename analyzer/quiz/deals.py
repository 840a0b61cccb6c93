"""Random positions from a seed: hands in which melds are likely, melds on the table, an upcard that may be of use."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from analyzer.candidates import run_spans, suits_of
from analyzer.cards import ACE, JOKER, KING, RANKS, Card, Hand, Joker, Piece, piece_key, sort_hand, unnamed
from analyzer.contracts import buys_needed
from analyzer.legality import check_meld
from analyzer.melds import MeldKind
from analyzer.position import OPPONENT, Position, TableMeld, full_deck
from analyzer.rules import RuleSet
from analyzer.ruleset import Contract
from analyzer.terms import Terms


@dataclass(frozen=True)
class Game:
    """The rules that items are made for, and the options by which they differ from the rule set of that name."""

    rules: RuleSet
    options: Mapping[str, Any]


@dataclass(frozen=True)
class Wish:
    """What a hand should be like: its size (0: a full hand), its jokers as far as the deck has them, and melds in it.

    The melds are those of the contract where there is one, and `missing` cards of them are left out. `near`: how likely
    a further card goes with one of the hand.
    """

    size: int = 0
    jokers: int = 0
    melds: int = 0
    missing: int = 0
    near: float = 0.6


class Dealer:
    """Deals the cards of one deck, each copy once, in the order that its dice show."""

    def __init__(self, dice: random.Random, rules: RuleSet) -> None:
        self.dice, self.rules = dice, rules
        self.deck = full_deck(rules)

    def take(self, card: Piece) -> bool:
        """Take this card out of the deck, if a copy is left."""
        if self.deck[card] <= 0:
            return False
        self.deck[card] -= 1
        return True

    def any_card(self) -> Card:
        """A natural card, each copy left as likely as the other."""
        left = sorted((card for card in (+self.deck).elements() if isinstance(card, Card)), key=piece_key)
        card = self.dice.choice(left)
        self.deck[card] -= 1
        return card

    def near(self, card: Card) -> Card:
        """A card that could lie beside this one in a meld; not taken yet."""
        if self.dice.random() < 0.4:
            return Card(self.dice.choice(suits_of(self.rules)), card.rank)
        return Card(card.suit, (card.rank - 1 + self.dice.choice((-2, -1, 1, 2))) % KING + 1)

    def faces(self, kind: MeldKind | None = None, size: int | None = None) -> list[Card]:
        """The cards of some meld, whether the deck still has them or not."""
        dice, rules = self.dice, self.rules
        kind = kind or dice.choice((MeldKind.SET, MeldKind.RUN))
        if kind is MeldKind.RUN:
            wanted = size or rules.min_run + dice.choice((0, 0, 1, 2))
            spans = run_spans(rules)
            fitting = [span for span in spans if len(span) == wanted] or spans[:1]
            suit = dice.choice(suits_of(rules))
            return [Card(suit, rank) for rank in dice.choice(fitting)]
        ranks = [rank for rank in RANKS if rank != ACE or rules.ace_sets]
        most = min(rules.largest_set or 4, 4)
        wanted = min(size or rules.min_set + dice.choice((0, 0, 1)), max(rules.min_set, most))
        suits, rank = suits_of(rules), dice.choice(ranks)
        chosen = dice.sample(suits, wanted) if rules.set_distinct_suits else dice.choices(suits, k=wanted)
        return [Card(suit, rank) for suit in chosen]

    def hand(self, wish: Wish, around: Sequence[Card] = (), contract: Contract = ()) -> Hand:
        """A hand as wished, filled up with cards near its own or `around`, and some far from everything."""
        hand: list[Piece] = [JOKER for _ in range(min(wish.jokers, wish.size - 1)) if self.take(JOKER)]
        melded = self._melded(wish, contract)
        hand += [card for card in melded[: wish.size - len(hand)] if self.take(card)]
        while len(hand) < wish.size:
            naturals = [*around, *(piece for piece in hand if isinstance(piece, Card))]
            if naturals and self.dice.random() < wish.near:
                card = self.near(self.dice.choice(naturals))
                hand += [card] if self.take(card) else []
            else:
                hand.append(self.any_card())
        return sort_hand(hand)

    def _melded(self, wish: Wish, contract: Contract) -> list[Card]:
        """The cards of the wished melds but those that shall be missing."""
        shapes = [(MeldKind(kind), size) for kind, size in contract]
        self.dice.shuffle(shapes)
        wanted = [self.faces(*shape) for shape in shapes[: wish.melds]] if contract else []
        wanted = wanted or [self.faces() for _ in range(wish.melds)]
        cards = [card for faces in wanted for card in faces]
        for _ in range(min(wish.missing, len(cards))):
            del cards[self.dice.randrange(len(cards))]
        return cards

    def table(self, count: int, joker: float = 0.3) -> tuple[TableMeld, ...]:
        """Up to so many legal melds of opponents, some with a joker."""
        laid = []
        for _ in range(count):
            pieces = self.with_jokers(self.faces(), int(self.dice.random() < joker))
            used = Counter(unnamed(pieces))
            check = check_meld(pieces, self.rules)
            if check.valid and used <= self.deck:
                self.deck -= used
                laid.append(TableMeld(check.readings[0], OPPONENT))
        return tuple(laid)

    def with_jokers(self, faces: Sequence[Card], jokers: int) -> list[Piece]:
        """The cards with so many of them replaced by jokers that name them."""
        places = self.dice.sample(range(len(faces)), min(jokers, len(faces) - 1))
        return [Joker(face) if place in places else face for place, face in enumerate(faces)]


def unopened(dealer: Dealer, game: Game, wish: Wish, *, draws: bool = False) -> Position:
    """The own hand alone, nothing laid: before the draw or after it; `wish.size` 0 means a full hand."""
    rules = game.rules
    indicator = dealer.any_card() if rules.wildcards == "indicator" else None
    contract, buys = _deal(dealer, rules)
    deal = Position(rules, (), "draw" if draws else "play", game.options, contract=contract, buys_used=buys)
    size = wish.size or rules.hand_size + 2 * buys + (not draws and rules.final_discard != "none")
    hand = dealer.hand(replace(wish, size=size), contract=deal.requirements)
    return replace(deal, hand=hand, indicator=indicator)


def opened(dealer: Dealer, game: Game, wish: Wish, *, draws: bool = False, melds: int = 2) -> Position:
    """A player who has opened before, beside melds of the others."""
    contract, buys = _deal(dealer, game.rules)
    table = dealer.table(melds)
    around = [face for laid in table for face in laid.meld.faces()]
    return Position(
        game.rules,
        dealer.hand(wish, around),
        phase="draw" if draws else "play",
        options=game.options,
        opened=True,
        laid_before=True,
        table=table,
        contract=contract,
        buys_used=buys,
    )


def _deal(dealer: Dealer, rules: RuleSet) -> tuple[int | None, int]:
    """The contract of the deal, where the rules have contracts, and the fewest buys that make it fit."""
    if rules.contracts is None:
        return None, 0
    deal = Position(rules, (), contract=dealer.dice.randint(1, len(rules.contracts)))
    return deal.contract, buys_needed(deal, Terms(rules, deal.requirements)) or 0


def pile(dealer: Dealer, position: Position, likely: float) -> tuple[Piece, ...]:
    """Two discards below an upcard that is, as likely as said, near a card of the hand or of the table."""
    below = [dealer.any_card(), dealer.any_card()]
    around = _naturals((*position.hand, *(face for laid in position.table for face in laid.meld.faces())))
    if around and dealer.dice.random() < likely:
        card = dealer.near(dealer.dice.choice(around))
        if dealer.take(card):
            return (*below, card)
    return (*below, dealer.any_card())


def _naturals(pieces: Iterable[Piece]) -> list[Card]:
    return [piece for piece in pieces if isinstance(piece, Card)]
