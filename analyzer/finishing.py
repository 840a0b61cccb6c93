"""Going out as a cover of the hand: melds, lay-offs and swaps as the parts and trades of the sweep."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import prod

from analyzer.additions import closed
from analyzer.cards import JOKER, KING, Piece
from analyzer.fewdraws import faces, longest_run, natural_melds
from analyzer.melds import Meld, MeldKind
from analyzer.position import Position
from analyzer.ruleset import RuleSet
from analyzer.tableplays import table_plays, wild_room
from analyzer.values import piece_points
from solver.sweep import COMPILED, Cover, Finish, Part, Trade

MOST_PARTS = 1 << 22


def covers(position: Position) -> bool:
    """Whether the sweep knows these rules and holds this hand.

    It knows rules where jokers may be neighbours and have no value of their own in an opening, and where an opening
    that must be alone in its turn comes before all else, new melds to follow it; its table has a row for each part of
    the hand, `MOST_PARTS` at most: hands beyond that grow only where nothing is ever thrown. Where nothing but the
    table takes cards in, any hand will do.
    """
    rules = position.rules
    points = not position.opened and rules.open_min > 0
    parts = prod(copies + 1 for card, copies in Counter(position.hand).items() if card != JOKER)
    known = rules.jokers_touch and (rules.jokers_worth_replaced or not points)
    early = (rules.layoff and rules.layoff_before_open) or (rules.swap and not rules.swap_needs_open)
    in_stages = not (position.opened or rules.layoff_same_turn or rules.lay_all_at_once)
    known = known and not (in_stages and (early or not rules.new_melds_after_open))
    return COMPILED and known and (closed(position) or parts <= MOST_PARTS)


def cover(position: Position) -> Cover:
    """What may be put down in the turns to come, by somebody who has opened or does so then."""
    rules = position.rules
    naturals = faces(rules)
    parts: list[Part] = []
    if not position.opened or rules.new_melds_after_open:
        parts += new_parts(rules, _longest_run(position))
    trades: list[Trade] = []
    reach: Counter[Piece] = Counter(dict.fromkeys(naturals, 2))
    layoffs, swaps = rules.layoff and not rules.lay_all_at_once, rules.swap and not rules.lay_all_at_once
    for play in table_plays(position.table, reach, rules, layoffs=layoffs, swaps=swaps):
        ends = tuple((play.onto, part) for part in play.parts)
        wild = wild_room(position.table[play.onto].meld, play, rules)
        if play.swaps:
            put = tuple(card for cards in play.swaps for card in cards)
            trades.append(Trade(put, play.gained, play.added, wild, ends))
        else:
            parts.append(Part(play.added, wild, end=ends[0]))
    return Cover(naturals, JOKER, parts, trades)


def _longest_run(position: Position) -> int:
    """The most cards of a run that matter, those that join it after it was laid first included."""
    rules, gained = position.rules, 0
    if rules.swap and not rules.lay_all_at_once:
        gained = sum(len(laid.meld.jokers) for laid in position.table)
    grows = not position.opened and rules.layoff and not rules.lay_all_at_once
    if grows and rules.open_min and (gained or not rules.layoff_same_turn):
        # Its first cards may be worth more points together than the first ones of two runs.
        return KING + 1
    return longest_run(position, gained, grows=grows)


@lru_cache(maxsize=32)
def new_parts(rules: RuleSet, longest: int) -> list[Part]:
    return [
        _new_part(rules, meld) for meld in natural_melds(rules, 2) if meld.kind is MeldKind.SET or len(meld) <= longest
    ]


def _new_part(rules: RuleSet, meld: Meld) -> Part:
    run, size = meld.kind is MeldKind.RUN, len(meld)
    limits = [rules.joker_limit(meld.kind, laid) for laid in range(size + 1)]
    wilds = tuple(laid if limit is None else max(0, limit) for laid, limit in enumerate(limits))
    least = size if not rules.layoff else rules.min_run if run else rules.min_set
    return Part(meld.pieces, wilds[size], piece_points(meld, rules), run, least, wilds=wilds)


def finish(position: Position) -> Finish:
    """What must go in the last turn, and what the opening asks."""
    rules = position.rules
    drawing = position.phase == "draw"
    size, grows = len(position.hand) + drawing, rules.final_discard == "none"
    sizes = {"required": (size - 1,), "optional": (size - 1, size), "none": (len(position.hand),)}[rules.final_discard]
    if rules.lay_all_at_once:
        return Finish(sizes, grows=grows)
    single = rules.open_scope == "single_meld"
    alone = rules.layoff_before_open, not rules.swap_needs_open
    free = not rules.has_opening and not rules.swap_needs_open
    first = not position.opened and not (free and rules.layoff_before_open and rules.layoff_same_turn)
    aim = first, rules.open_min, single, rules.opening_needs_pure_run
    return Finish(sizes, *aim, rules.layoff_same_turn, grows, *alone, drawing, free)
