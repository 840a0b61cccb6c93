"""What the card editor must know of the deck: faces, keys, copies, and the text of every single card."""

from __future__ import annotations

import functools
from collections import Counter
from typing import Any

import streamlit as st

from analyzer import RamiError
from analyzer.cards import CARD_SUITS, JOKER, RANKS, STARRED, TILE_COLOURS, Card, Suit
from analyzer.errors import CardTextError
from analyzer.notation import LETTERS, SYMBOLS, RawPiece, parse_cards
from analyzer.position import full_deck
from analyzer.rules import load_rules
from analyzer.wording import Text
from ui import cards, state, tiles

STARRED_TILES = 2
NUMBERED = [str(number) for number in range(2, 11)]


def keys() -> list[list[str]]:
    """The keys suit by suit; the last of all is the joker, where these packs have one."""
    limits = copies()
    last = STARRED if state.rules().wildcards == "indicator" else JOKER
    rows = [[str(Card(suit, rank)) for rank in RANKS] for suit in _suits()]
    return [*rows[:-1], [*rows[-1], *([str(last)] if limits.get(str(last)) else [])]]


def faces(text: Text) -> dict[str, dict[str, Any]]:
    """How each piece of both kinds of deck looks and is called: cards may stay in a zone after a change of rules."""
    return _faces(text.lang, tiles.wild())


@functools.cache
def _faces(lang: str, wild: Card | None) -> dict[str, dict[str, Any]]:
    pieces: list[RawPiece] = [*(Card(suit, rank) for suit in Suit for rank in RANKS), JOKER, STARRED]
    return {str(piece): _face(piece, lang, wild) for piece in pieces}


def _face(piece: RawPiece, lang: str, wild: Card | None) -> dict[str, Any]:
    dealt = tiles.as_dealt(piece, wild)
    look = cards.face(dealt, wild)
    rank = cards.index(look.shown, lang)[0] if look.shown else ("FJ" if piece == STARRED else "JK")
    suit, number = (look.shown.suit, look.shown.rank) if look.shown else (len(Suit), 0)
    return {
        "rank": rank,
        "suit": look.shown.suit.name.lower() if look.shown else "joker",
        "name": cards.name(dealt, lang, wild),
        "mark": look.mark,
        "wild": look.is_wild,
        "order": [int(suit), number],
    }


def copies() -> dict[str, int]:
    """The copies of each piece in the packs; none where two house rules contradict each other (said beside them)."""
    found: Counter[str] = Counter()
    try:
        deck = full_deck(load_rules(st.session_state["rules"], **{**state.deal_options(), **state.options()}))
    except RamiError:
        return found
    found.update({str(piece): count for piece, count in deck.items()})
    if tiles.wild():
        found[str(STARRED)] = STARRED_TILES
    return found


def _suits() -> tuple[Suit, ...]:
    return TILE_COLOURS if state.rules().deck == "tiles" else CARD_SUITS


@functools.cache
def notation(lang: str) -> dict[str, str]:
    """Every way to write one single card, in capitals, with the card: what is longer, the page reads itself."""
    ranks, suits, colours = LETTERS[lang]
    named = [rank for rank in ranks if not rank.isdigit()]
    texts = [f"{rank}{suit}" for rank in (*NUMBERED, *named) for suit in (*suits, *SYMBOLS)]
    texts += [f"{colour}{rank}" for colour in colours for rank in RANKS]
    found = {}
    for text in ("*", "JK", "FJ", *texts):
        try:
            pieces = parse_cards(text, lang)
        except CardTextError:
            continue
        if len(pieces) == 1:
            found[text] = str(pieces[0])
    return found
