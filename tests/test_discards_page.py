"""The discards as the page tells them: helpful cards, columns, and the turns that may be laid in place of the best."""

from __future__ import annotations

import csv
from io import StringIO

import pytest

from analyzer import analyse, read_position
from tests.test_results_page import EN
from ui.results import curves, discards


@pytest.mark.parametrize("opened", [False, True])
def test_each_discard_draws_its_helpful_cards(opened: bool) -> None:
    """With the copies left; who can open now is told of going out next, draw by draw too."""
    hand = "10S JS QS 4D 4H 2C KD KC 7H 8H 9D 3S 5C JK"
    position = read_position({"rules": "rami30", "phase": "play", "hand": hand, "opened": opened})
    analysis = analyse(position)
    rows = [row for row in analysis.discards if "out" in row.ahead]
    assert rows
    for place, row in enumerate(analysis.discards[: discards.TOP]):
        goal = row.ahead["out"].goal
        drawn = discards._card(EN, position, analysis, place)
        assert drawn.count('">×') == len(goal.outs) > 0
        assert EN("discard-outs", outs=goal.out_count, deck="cards") in drawn
    names = [column.name for column in discards.columns(EN, position, analysis.discards)]
    assert EN("column-draws", goal=EN("goal-name", goal="out")) in names
    assert curves.lines(EN, position, analysis.discards, "out")


def test_a_discard_that_breaks_the_opening_is_told_of_it() -> None:
    """A column for each goal that some discard leaves to be reached, empty where another one is next."""
    position = read_position({"rules": "rami30", "phase": "play", "hand": "10S JS QS 4D 4H 2C KD"})
    rows = analyse(position).discards
    told = {str(row.card): set(row.ahead) for row in rows}
    assert (told["QS"], told["2C"]) == ({"open"}, {"out"})
    lines = list(csv.DictReader(StringIO(discards.csv_text(EN, rows))))
    by_card = {line["card"]: line for line in lines}
    assert (by_card["2C"]["open_distance"], by_card["QS"]["open_distance"]) == ("0", "1")
    assert by_card["QS"]["out_distance"] == ""
    assert by_card["2C"]["out_distance"] != ""
