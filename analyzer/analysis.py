"""`analyse(position)`: every figure of a position, each answer checked against the rule book before it leaves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from analyzer.alternatives import alternatives
from analyzer.cards import JOKER
from analyzer.contracts import contract_state
from analyzer.danger import with_danger
from analyzer.errors import Reason
from analyzer.exposure import SEVEN_PAIRS_WILD, ending_prices, exposure
from analyzer.laycheck import check_lay
from analyzer.laying import named
from analyzer.odds import prospects
from analyzer.opening import opening
from analyzer.playcheck import check_play
from analyzer.position import Position
from analyzer.report import Analysis, Discard, Draw, GoOut, Knock, Opening, Take, Turn
from analyzer.rounds import SEVEN_PAIRS, WILD_DISCARD
from analyzer.turns import Search


def analyse(position: Position) -> Analysis:
    """The exact answer to a position: opening, best turn, going out, discards, distance, exposure, draw.

    Raises AssertionError when the rule book refuses an answer of the solver: that is a bug of this program.

    >>> from analyzer.positionio import read_position
    >>> analysis = analyse(read_position({"rules": "rami30", "hand": "QS KS JK 4D", "phase": "play"}))
    >>> analysis.opening.best_points, analysis.turn.discard, analysis.turn.goes_out
    (31, Card(suit=<Suit.DIAMONDS: 2>, rank=4), True)
    """
    search = Search(position)
    first = opening(position)
    if position.taken_discard is not None:
        first = replace(first, take_legal=search.is_legal)
    turn = search.best_turn()
    others = alternatives(search)
    verify_opening(position, first)
    verify_turns(position, turn, *(other.turn for other in others))
    exits = going_out(search, turn)
    ahead = prospects(position, first, search.last_cards() if turn.goes_out else (), out_now=exits.possible)
    reached = ahead.nearest
    rows = ordered([replace(row, goals=ahead.after(row.card)) for row in search.discards()])
    return Analysis(
        opening=first,
        go_out=exits,
        turn=turn,
        discards=with_danger(position, turn, rows),
        goals=reached,
        exposure=exposure(position, turn),
        draw=drawing(position, turn) if position.phase == "draw" else None,
        contract=contract_state(position, reached["contract"]) if position.requirements else None,
        knock=knock(position, turn),
        alternatives=others,
        naming=position.naming,
    )


def ordered(rows: Sequence[Discard]) -> list[Discard]:
    """Rows of least penalty first; of equal ones those that go out, then those that keep the next goal nearest.

    Of equally near ones first the row that more unseen cards help.
    """

    def rank(row: Discard) -> tuple[int, bool, int, int]:
        goals = [found.goal for found in row.goals.values() if found.goal.distance is not None]
        near = min((goal.distance or 0 for goal in goals), default=0)
        outs = sum(copies for goal in goals if goal.distance == near for _, copies in goal.outs)
        return row.penalty_after, not row.reasons, near, -outs

    return sorted(rows, key=rank)


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
    if not turn.goes_out:
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


def drawing(position: Position, turn: Turn) -> Draw:
    """Take the upcard or draw from the stock: the gain is against a useless card drawn and thrown (R30-07, S4-3)."""
    if position.upcard is None:
        return Draw("stock", None)
    after = position.after_taking()
    search = Search(after)
    if not search.is_legal:
        reason = Reason("drawn_not_used", {"card": position.upcard})
        return Draw("stock", Take(False, None, 0, (reason,)))
    taken = search.best_turn()
    verify_turns(after, taken)
    gain = turn.penalty_after - taken.penalty_after
    better = taken.goes_out or gain > 0
    return Draw("take" if better else "stock", Take(True, taken, gain))
