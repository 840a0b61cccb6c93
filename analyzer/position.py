"""A position at the table: the hand, the table and what is known; values only, read and written by `positionio`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from analyzer.cards import CARD_SUITS, JOKER, KING, RANKS, TILE_COLOURS, Card, Hand, Naming, Piece, sort_hand, unnamed
from analyzer.melds import Meld
from analyzer.ruleset import Contract, RuleSet

Phase = Literal["play", "draw"]
SELF, OPPONENT = "self", "opponent"
MOST_PLAYERS = 8


@dataclass(frozen=True)
class TableMeld:
    """A meld on the table, who laid it (`self`, `opponent` or a name) and how many of its jokers were taken since."""

    meld: Meld
    owner: str = OPPONENT
    jokers_taken: int = 0

    @property
    def is_own(self) -> bool:
        return self.owner == SELF


@dataclass(frozen=True)
class Drawn:
    """The card drawn this turn and the pile it came from."""

    card: Piece
    source: Literal["stock", "discard"]


@dataclass(frozen=True)
class Opponent:
    """What is known of another player; `took` is what he took from the discards and still holds."""

    name: str
    cards: int | None = None
    opened: bool = False
    total: int | None = None
    took: Hand = ()
    threw: Hand = ()


@dataclass(frozen=True)
class Position:
    """One player's view in the middle of a round; `phase` says whether the card of this turn is still to be drawn.

    `out_of_turn`: another player is to draw, so the upcard can only be bought (SH-17).
    """

    rules: RuleSet
    hand: Hand
    phase: Phase = "play"
    options: Mapping[str, Any] = field(default_factory=dict)
    drawn: Drawn | None = None
    opened: bool = False
    opened_this_turn: bool = False
    laid_before: bool = False
    table: tuple[TableMeld, ...] = ()
    discards: tuple[Piece, ...] = ()
    seen: Hand = ()
    opponents: tuple[Opponent, ...] = ()
    players: int | None = None
    stock: int | None = None
    total: int = 0
    limit: int | None = None
    contract: int | None = None
    buys_used: int = 0
    out_of_turn: bool = False
    indicator: Card | None = None

    @property
    def wild(self) -> Card | None:
        """The face of the wildcards: the visible tile's colour and next number, 1 after 13 (OK-12, SO-2)."""
        if self.indicator is None:
            return None
        return Card(self.indicator.suit, self.indicator.rank % KING + 1)

    @property
    def naming(self) -> Naming:
        """How this position's pieces are written."""
        return Naming(self.wild)

    @property
    def requirements(self) -> Contract:
        """The melds that the contract of this deal asks for; none in rule sets without contracts (SH-22)."""
        return self.rules.contracts[self.contract - 1] if self.rules.contracts and self.contract else ()

    @property
    def upcard(self) -> Piece | None:
        """The top of the discard pile."""
        return self.discards[-1] if self.discards else None

    @property
    def taken_discard(self) -> Piece | None:
        """The card taken from the discard pile this turn, if that is where it came from."""
        return self.drawn.card if self.drawn and self.drawn.source == "discard" else None

    def known(self) -> Counter[Piece]:
        """Every card whose place is known, jokers unnamed, with its number of copies (SG-11)."""
        cards: Counter[Piece] = Counter(self.hand)
        for laid in self.table:
            cards.update(unnamed(laid.meld.pieces))
        cards.update(self.discards)
        cards.update(self.seen)
        for opponent in self.opponents:
            cards.update(opponent.took)
        if self.indicator:
            cards[self.indicator] += 1
        return cards

    def unseen(self) -> Counter[Piece]:
        """The cards still in the stock or in the hands of others, with copies left."""
        left = full_deck(self.rules)
        left.subtract(self.known())
        return +left

    def after_taking(self) -> Position:
        """The position once the upcard is taken. Raises ValueError when there is none."""
        if self.upcard is None:
            raise ValueError("there is no upcard")
        return replace(
            self,
            hand=sort_hand((*self.hand, self.upcard)),
            discards=self.discards[:-1],
            drawn=Drawn(self.upcard, "discard"),
            phase="play",
        )


def full_deck(rules: RuleSet) -> Counter[Piece]:
    """All cards of the rule set with their copies (R30-02).

    >>> from analyzer.rules import load_rules
    >>> full_deck(load_rules("rami30")).total()
    110
    """
    suits = TILE_COLOURS if rules.deck == "tiles" else CARD_SUITS
    deck: Counter[Piece] = Counter({Card(suit, rank): rules.packs for suit in suits for rank in RANKS})
    deck[JOKER] = rules.jokers
    return +deck
