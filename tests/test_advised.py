"""The turn that throws the card which is best on average: legal, leaving what the row of that card says."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from hypothesis import given, settings

from analyzer import Position, analyse, read_position
from analyzer.playcheck import check_play
from analyzer.terminal.analysis import report
from analyzer.terminal.layout import card_text
from analyzer.turns import Search
from analyzer.wording import Text
from tests.conftest import ROOT
from tests.strategies import any_positions, describe

EXAMPLES = sorted((ROOT / "examples").glob("*.json"))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: str(path.stem))
def test_every_example_throws_its_first_discard_everywhere(path: Path) -> None:
    position = read_position(json.loads(path.read_text(encoding="utf-8"))["position"])
    analysis = analyse(position)
    if analysis.turn.discard is None:
        assert analysis.advised == analysis.turn
        return
    first = analysis.discards[0]
    assert (analysis.advised.discard, analysis.advised.penalty_after) == (first.card, first.penalty_after)
    text = Text("en", deck=position.rules.deck)
    if analysis.advised.steps and not position.rules.lay_all_at_once:
        said = "\n".join(report(text, position, analysis, "en"))
        thrown = card_text(position.naming(first.card), "en")
        assert re.search(rf"Discard +{thrown}", said)


@given(any_positions())
@settings(max_examples=60)
def test_the_turn_of_each_row(position: Position) -> None:
    search = Search(position)
    rests = search.rests()
    for card, rest in rests.items():
        turn = search.throwing(card)
        assert turn is not None, describe(position)
        assert (turn.discard, turn.penalty_after) == (card, rest.penalty), describe(position)
        if turn.steps:
            assert check_play(position, turn.steps).legal, describe(position)
    assert all(search.throwing(card) is None for card in set(position.hand) - set(rests))
