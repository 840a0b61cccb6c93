"""What the adviser says of a position of a question, worked out without the rest of an analysis."""

from __future__ import annotations

from analyzer.analysis import discard_rows, taken
from analyzer.drawadvice import draw_advice
from analyzer.odds import Prospects, prospects
from analyzer.opening import opening
from analyzer.position import Position
from analyzer.report import Discard
from analyzer.turns import Search


def weighed_discards(search: Search) -> tuple[Discard, ...]:
    """The discards as the analysis of the position orders them, the best first.

    >>> from analyzer.analysis import analyse
    >>> from analyzer.positionio import read_position
    >>> position = read_position({"rules": "rami30", "hand": "10SHD KC 2S 9D", "opened": True})
    >>> weighed_discards(Search(position)) == analyse(position).discards
    True
    """
    return discard_rows(search.position, search, search.best_turn(), _ahead(search))


def advised_draw(position: Position) -> str | None:
    """Where the adviser would draw: `take` or `stock`.

    None, not weighed, where only a whole hand is laid: to win this turn or not is all that the question is about.
    """
    if position.rules.lay_all_at_once:
        return None
    search = Search(position)
    return draw_advice(position, search.best_turn(), _ahead(search), taken(position)).best


def _ahead(search: Search) -> Prospects:
    turn = search.best_turn()
    last = search.last_cards() if turn.goes_out else ()
    return prospects(search.position, opening(search.position), last, out_now=turn.goes_out)
