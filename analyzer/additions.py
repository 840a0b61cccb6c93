"""Going out where no new melds may follow the first ones: the table melds as places that take in what is laid off."""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import lru_cache

from analyzer.cards import JOKER, Piece
from analyzer.fewdraws import faces
from analyzer.melds import Meld, MeldKind
from analyzer.position import Position, TableMeld
from analyzer.ruleset import RuleSet
from analyzer.tableplays import TablePlay, set_cards, swap_plays, swapped, table_plays, wild_room
from solver.sweep import Additions, Change


def closed(position: Position) -> bool:
    """Whether nothing but lay-offs and swaps is left to the player, a card thrown for each one drawn."""
    rules = position.rules
    one_by_one = rules.final_discard != "none" and not rules.lay_all_at_once
    return position.opened and not rules.new_melds_after_open and one_by_one


@lru_cache(maxsize=16)
def additions(table: tuple[TableMeld, ...], rules: RuleSet) -> Additions:
    """What a table takes: each end of a run, its jokers, or the meld as a whole where a rule looks at all of it."""
    naturals = faces(rules)
    number = {card: place for place, card in enumerate(naturals)}
    reach: Counter[Piece] = Counter(dict.fromkeys(naturals, rules.packs))
    places: list[list[Change]] = []
    free: set[Piece] = set()
    for laid in table:
        states = [TablePlay(0), *(swap_plays(0, laid, reach, rules) if rules.swap else ())]
        rooms = [_jokers_taken(swapped(laid.meld, state), rules) for state in states]
        parts: defaultdict[tuple[str, ...], list[Change]] = defaultdict(list)
        if endless := rules.layoff and None not in rooms:
            free.update(set_cards(laid.meld, rules))
        plays = states if endless else table_plays([laid], reach, rules, layoffs=rules.layoff, swaps=rules.swap)
        for play, room in zip(plays, rooms if endless else [0] * len(plays), strict=True):
            put = tuple(number[card] for cards in play.swaps for card in cards)
            added = tuple(number[card] for card in play.added)
            wild = wild_room(laid.meld, play, rules)
            parts[play.parts].append(Change(put, play.gained, added, wild, room or 0))
        places += parts.values()
    return Additions(naturals, JOKER, places, free)


def _jokers_taken(meld: Meld, rules: RuleSet) -> int | None:
    """How many jokers a set takes that takes any card of its rank; None where it does not, or each may change that."""
    if meld.kind is not MeldKind.SET or rules.largest_set is not None:
        return None

    def fits(cards: int, jokers: int) -> bool:
        limit = rules.joker_limit("set", len(meld) + cards + jokers)
        return limit is None or len(meld.jokers) + jokers <= limit

    first, *others = ([fits(cards, jokers) for jokers in range(rules.jokers + 1)] for cards in range(4 * rules.packs))
    alike = first[0] and all(other == first for other in others) and first == sorted(first, reverse=True)
    return sum(first) - 1 if alike else None
