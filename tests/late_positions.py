"""Shanghai late in a deal: every contract that lies on the table, what was laid off onto it since, and a big hand."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any

from analyzer.cards import JOKER, Card, Joker, Piece, sort_hand
from analyzer.melds import Meld, MeldKind
from analyzer.position import SELF, Position, TableMeld, full_deck
from analyzer.positioncheck import position_problems
from analyzer.rules import RuleSet, load_rules
from tests.brute_melds import CARDS, rank_mates, run_faces

CONTRACTS = (*range(1, 11), 3, 7, 7, 7, 10, 10, 10)
"""Those with the most runs come more often."""
OWNERS = (SELF, "Ann", "Ben", "Cat")


def late_position(seed: int, cards: tuple[int, int] = (8, 22)) -> Position:
    """Three or four players have laid one contract, all by the rules; so many cards are still in hand."""
    rng = random.Random(f"late {seed}")
    options: dict[str, Any] = {"jokers": rng.choice((1, 2, 4, 6, 6, 6, 8))}
    contract, size = rng.choice(CONTRACTS), rng.randint(*cards)
    if size > (20 if contract > 8 else 18) - 1:
        options["max_buys"] = 6
    rules = load_rules("shanghai", **options)
    deck = full_deck(rules)
    keep = min(deck[JOKER], rng.randint(0, 6), size - 1)
    deck[JOKER] -= keep
    table = [meld for owner in OWNERS[: rng.choice((3, 4, 4))] for meld in _contract(rng, rules, contract, deck, owner)]
    for _ in range(rng.choice((0, 0, 3, 8, 15))):
        place = rng.randrange(len(table))
        table[place] = _longer(rng, table[place], rules, deck)
    deck[JOKER] = 0
    hand: list[Piece] = [JOKER] * keep
    while len(hand) < size and deck.total():
        near = _near(rng, rng.choice(table).meld) if rng.random() < 0.5 else None
        card = near if near and deck[near] else rng.choice(sorted(deck.elements(), key=str))
        deck[card] -= 1
        hand.append(card)
    rest = sorted((+deck).elements(), key=str)
    rng.shuffle(rest)
    gone = rest[: rng.randint(0, max(0, len(rest) - 12))] if rng.random() < 0.6 else rest[:3]
    position = Position(
        rules=rules,
        hand=sort_hand(hand),
        phase=rng.choice(("play", "draw")),
        options=options,
        opened=True,
        laid_before=True,
        table=tuple(table),
        discards=tuple(gone[:12]),
        seen=sort_hand(gone[12:]),
        players=rng.choice((3, 4)),
        contract=contract,
    )
    if problems := list(position_problems(position)):
        position = replace(position, hand=position.hand[1:])
        assert not list(position_problems(position)), problems
    return position


def _contract(rng: random.Random, rules: RuleSet, contract: int, deck: Counter[Piece], owner: str) -> list[TableMeld]:
    """One player's melds, cards already gone replaced by jokers where the rules allow it; fewer where none fit."""
    assert rules.contracts is not None
    laid: list[TableMeld] = []
    for kind, size in rules.contracts[contract - 1]:
        for _ in range(200):
            if kind == "set":
                faces = rng.choices(rank_mates(rng.randint(1, 13), rules), k=size)
            else:
                faces = list(rng.choice(sorted(run_faces(size, rules))))
            cards = [CARDS[face] for face in faces]
            if kind == "run" and any(other.meld.kind is MeldKind.RUN and _touch(cards, other.meld) for other in laid):
                continue
            pieces: list[Piece] = [Joker(card) if rng.random() < 0.12 else card for card in cards]
            if _may_lie(pieces, MeldKind(kind), rules, deck):
                laid.append(TableMeld(Meld(MeldKind(kind), tuple(pieces)), owner))
                deck.subtract(_free(piece) for piece in pieces)
                break
    return laid


def _touch(cards: list[Card], meld: Meld) -> bool:
    ranks = [card.rank for card in meld.faces()]
    return cards[0].suit == meld.faces()[0].suit and any(abs(card.rank - rank) < 2 for card in cards for rank in ranks)


def _may_lie(pieces: list[Piece], kind: MeldKind, rules: RuleSet, deck: Counter[Piece]) -> bool:
    if Counter(_free(piece) for piece in pieces) - deck:
        return False
    jokers = sum(isinstance(piece, Joker) for piece in pieces)
    limit = rules.joker_limit(kind.value, len(pieces))
    return limit is None or jokers <= limit


def _longer(rng: random.Random, laid: TableMeld, rules: RuleSet, deck: Counter[Piece]) -> TableMeld:
    """One more card at either end of a run or in a set, rarely a joker; as before where that cannot be."""
    faces, pieces = laid.meld.faces(), list(laid.meld.pieces)
    joker = rng.random() < 0.1
    if laid.meld.kind is MeldKind.SET:
        card = CARDS[rng.choice(rank_mates(faces[0].rank, rules))]
        pieces.append(Joker(card) if joker else card)
    else:
        low = rng.random() < 0.5
        rank = faces[0].rank - 1 if low else faces[-1].rank % 13 + 1
        if not rank or (not low and rank == 2):
            return laid
        card = Card(faces[0].suit, rank)
        pieces.insert(0 if low else len(pieces), Joker(card) if joker else card)
    added = Counter([JOKER if joker else card])
    meld = Meld(laid.meld.kind, tuple(pieces))
    limit = rules.joker_limit(meld.kind, len(meld))
    if added - deck or (limit is not None and len(meld.jokers) > limit):
        return laid
    deck.subtract(added)
    return replace(laid, meld=meld)


def _near(rng: random.Random, meld: Meld) -> Card:
    """A card that a table meld may take, at once or later."""
    face = rng.choice((meld.faces()[0], meld.faces()[-1], rng.choice(meld.faces())))
    if meld.kind is MeldKind.SET:
        return face
    return Card(face.suit, (face.rank - 1 + rng.choice((-2, -1, 0, 1, 2))) % 13 + 1)


def _free(piece: Piece) -> Piece:
    return JOKER if isinstance(piece, Joker) else piece
