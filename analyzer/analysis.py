"""`analyse(position)`: every figure of a position, each answer checked against the rule book before it leaves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from analyzer.advice import ordered
from analyzer.alternatives import alternatives
from analyzer.cards import JOKER
from analyzer.contracts import contract_state
from analyzer.danger import with_danger
from analyzer.drawadvice import Taken, draw_advice
from analyzer.exposure import SEVEN_PAIRS_WILD, ending_prices, exposure, is_over, may_hold
from analyzer.laycheck import check_lay
from analyzer.laying import named
from analyzer.odds import Prospects, prospects
from analyzer.onestroke import best_stroke
from analyzer.opening import opening
from analyzer.playcheck import check_play
from analyzer.position import Position
from analyzer.report import Analysis, Discard, GoOut, Knock, Opening, Turn
from analyzer.rounds import SEVEN_PAIRS, WILD_DISCARD
from analyzer.turns import Search

STEPS = ("turn", "alternatives", "distance", "discards", "draw")
"""What a whole analysis looks for, one after the other; the first is what `begin` finds."""


def analyse(position: Position) -> Analysis:
    """The exact answer to a position: opening, best turn, going out, discards, distance, exposure, draw.

    Raises AssertionError when the rule book refuses an answer of the solver: that is a bug of this program.

    >>> from analyzer.positionio import read_position
    >>> analysis = analyse(read_position({"rules": "rami30", "hand": "QS KS JK 4D", "phase": "play"}))
    >>> analysis.opening.best_points, analysis.turn.discard, analysis.turn.goes_out
    (31, Card(suit=<Suit.DIAMONDS: 2>, rank=4), True)
    """
    return complete(begin(position))


@dataclass(frozen=True)
class Beginning:
    """What is found first: the `answer` without discards, distances, draw, contract and alternatives."""

    search: Search
    answer: Analysis


def begin(position: Position) -> Beginning:
    """Opening, best turn and going out: what a verdict tells, before any of the odds."""
    search = Search(position)
    first = opening(position)
    if position.taken_discard is not None:
        first = replace(first, take_legal=search.is_legal)
    turn = search.best_turn()
    verify_opening(position, first)
    verify_turns(position, turn)
    answer = Analysis(
        opening=first,
        go_out=going_out(search, turn),
        turn=turn,
        advised=turn,
        discards=(),
        goals={},
        exposure=exposure(position, turn),
        knock=knock(position, turn),
        naming=position.naming,
    )
    return Beginning(search, answer)


def complete(beginning: Beginning, reached: Callable[[str], object] = id) -> Analysis:
    """The whole answer, from what was found first; `reached` is told each of the `STEPS` after that as it begins."""
    search, found = beginning.search, beginning.answer
    position, turn = search.position, found.turn
    reached("alternatives")
    others = alternatives(search)
    verify_turns(position, *(other.turn for other in others))
    reached("distance")
    last = search.last_cards() if turn.goes_out else ()
    ahead = prospects(position, found.opening, last, out_now=found.go_out.possible)
    goals = ahead.nearest
    held = may_hold(position, turn)
    thrown, stroke = best_stroke(position, ahead.goals.get("out")) if held else (None, None)
    reached("discards")
    rows = discard_rows(position, search, turn, ahead)
    reached("draw")
    return replace(
        found,
        advised=advised(search, turn, rows),
        discards=rows,
        goals=goals,
        exposure=exposure(position, turn, stroke, thrown),
        draw=draw_advice(position, turn, ahead, taken(position)) if position.phase == "draw" else None,
        contract=contract_state(position, goals["contract"]) if position.requirements else None,
        alternatives=others,
    )


def advised(search: Search, turn: Turn, rows: Sequence[Discard]) -> Turn:
    """The best turn that throws the card which is best on average, legal beyond doubt."""
    if not rows or turn.discard in (None, rows[0].card):
        return turn
    thrown = search.throwing(rows[0].card)
    if thrown is None:
        raise AssertionError(f"no turn throws {rows[0].card}")
    verify_turns(search.position, thrown)
    return thrown


def discard_rows(position: Position, search: Search, turn: Turn, ahead: Prospects) -> tuple[Discard, ...]:
    """One row per different card that may be thrown, the best first."""
    rows = [replace(row, goals=ahead.after(row.card), ahead=ahead.ahead(row.card)) for row in search.discards()]
    return ordered(position, with_danger(position, turn, rows), ahead)


def knock(position: Position, turn: Turn) -> Knock | None:
    """Whether the deadwood of the best turn allows to knock, in games where one may."""
    most = position.rules.knock_at
    return None if most is None else Knock(turn.penalty_after <= most, turn.penalty_after, most)


def verify_opening(position: Position, first: Opening) -> None:
    """Let `legality` judge the melds of an opening; it knows nothing of how they were found."""
    if first.possible:
        laid = check_lay(position, [named(meld) for meld in first.melds])
        if not laid.legal or laid.points != first.best_points:
            raise AssertionError(f"opening refused: {laid} {first.to_json()} {position}")


def verify_turns(position: Position, *turns: Turn) -> None:
    """Let `playcheck` judge whole turns, step by step."""
    for turn in turns:
        if not turn.steps:
            continue
        played = check_play(position, turn.steps)
        if not played.legal or played.penalty_after != turn.penalty_after:
            raise AssertionError(f"turn refused: {played} {turn.to_json()} {position}")


def going_out(search: Search, turn: Turn) -> GoOut:
    """Whether and how the round can be ended now, and the best bonus for it (R30-33, RC-14, R40-22, SC-4, S4-9)."""
    position = search.position
    if not turn.goes_out or is_over(position):
        return GoOut(False)
    discards = search.last_discards()
    if not position.rules.lay_all_at_once:
        return GoOut(True, discards, one_stroke_bonus(search))
    way, _ = search.best or (None, None)
    by_pairs = way is not None and way.model.pairs
    last = way.rests.get(JOKER) if way else None
    wild = last is not None and last.cards == 0
    reached = {SEVEN_PAIRS: by_pairs, WILD_DISCARD: wild, SEVEN_PAIRS_WILD: by_pairs and wild}
    prices = ending_prices(position.rules)
    bonus = max((code for code in reached if reached[code]), key=lambda code: prices.get(code, 0), default=None)
    return GoOut(True, discards, bonus, "pairs" if by_pairs else "melds")


def one_stroke_bonus(search: Search) -> str | None:
    """The bonus of a hand that goes out in one turn, the opening reached; a house rule may bar lay-offs (S30-9)."""
    position, rules = search.position, search.position.rules
    laid_before = position.laid_before or (position.opened and not position.opened_this_turn)
    if laid_before or rules.one_stroke is None:
        return None
    if not rules.grand_out_layoffs:
        melds_only = rules.model_copy(update={"layoff": False, "swap": False})
        search = Search(replace(position, rules=melds_only))
    reached = search.goes_out_opened() if rules.has_opening else search.best_turn().goes_out
    return rules.one_stroke if reached else None


def taken(position: Position) -> Taken | None:
    """What the upcard makes possible once it is taken; None where there is none, or it may not be taken."""
    if position.upcard is None or position.out_of_turn:
        return None
    after = position.after_taking()
    search = Search(after)
    if not search.is_legal:
        return None
    turn = search.best_turn()
    verify_turns(after, turn)
    last = search.last_cards() if turn.goes_out else ()
    ahead = prospects(after, opening(after), last, out_now=turn.goes_out)
    return Taken(turn, discard_rows(after, search, turn, ahead), ahead)
