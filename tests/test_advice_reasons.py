"""What a row of the discards says for itself: each reason is told where it decides."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from analyzer.advice import Outcome, Weighing, reasons
from analyzer.report import Discard
from analyzer.wording import LANGUAGES, Text
from tests.test_advice import card, position

ROW, OTHER = Discard(card("KS"), 20), Discard(card("QS"), 20)
BASE = Outcome(20, "out", 2, 10, (0.0, 0.0, 0.1, 0.2, 0.3, 0.4, 0.5), 0.0, 0.3)


@pytest.mark.parametrize(
    ("mine", "code"),
    [
        ({"left": 10}, "less_left"),
        ({"left": 30}, "more_left"),
        ({"distance": 1, "chance": (0.0, *[0.5] * 6)}, "nearer"),
        ({"distance": None, "chance": (0.0,) * 7}, "farther"),
        ({"outs": 20, "chance": (0.0, 0.0, 0.3, 0.5, 0.6, 0.7, 0.8)}, "more_outs"),
        ({"outs": 5, "chance": (0.0, 0.0, 0.0, 0.0, 0.1, 0.1, 0.2)}, "fewer_outs"),
        ({"chance": (0.0, 0.0, 0.3, 0.5, 0.6, 0.7, 0.8)}, "likelier"),
        ({"distance": 1, "chance": (0.0,) * 7}, "less_likely"),
        ({"risk": 0.0}, "safer"),
        ({"risk": 1.0}, "riskier"),
        ({}, "alike"),
    ],
)
def test_each_reason_is_told_when_it_decides(mine: dict[str, Any], code: str) -> None:
    found = position(players=2, opponents=[{"name": "P2", "cards": 2, "opened": True}])
    told = reasons(Weighing(found), replace(BASE, **mine), BASE, ROW, OTHER)
    assert told[0].code == code
    for lang in LANGUAGES:
        sentence = Text(lang).reason(told[0])
        assert {"en": "Q♠", "fr": "D♠"}[lang] in sentence.replace("\ufe0e", "")


def test_what_weighs_most_comes_first_and_what_speaks_against_it_last() -> None:
    found = position(players=2, opponents=[{"name": "P2", "cards": 2, "opened": True}])
    mine = replace(BASE, left=60, risk=0.0)
    assert [each.code for each in reasons(Weighing(found), mine, BASE, ROW, OTHER)] == ["more_left", "safer"]
    mine = replace(BASE, left=21, risk=1.0, distance=1, chance=(0.0, *[0.9] * 6))
    assert reasons(Weighing(found), mine, BASE, ROW, OTHER)[0].code == "nearer"
