"""The other players: what is taken for granted where a position does not say it."""

from __future__ import annotations

from typing import Any

import pytest

from analyzer import read_position
from analyzer.others import other_players
from tests.danger_helpers import PLAYERS, RUN


@pytest.mark.parametrize(
    ("more", "wanted"),
    [
        ({}, [(None, 13, False)] * 3),
        ({"players": 2}, [(None, 13, False)]),
        ({"players": 2, "table": RUN}, [(None, 10, True)]),
        ({"players": 3, "table": RUN}, [(None, 10, True), (None, 13, False)]),
        ({"players": 2, "table": [{"cards": "7-9C", "owner": "self"}]}, [(None, 13, False)]),
        ({"players": 3, "opponents": PLAYERS[:2]}, [("P2", 6, True), ("P3", 13, False)]),
        ({"players": 2, "opponents": [{"name": "P2"}], "table": RUN}, [("P2", 13, True)]),
        ({"players": 2, "opponents": [{"name": "P2"}], "table": [{**RUN[0], "owner": "P2"}]}, [("P2", 10, True)]),
    ],
)
def test_what_is_not_said_of_the_others(more: dict[str, Any], wanted: list[tuple[str | None, int, bool]]) -> None:
    found = other_players(read_position({"rules": "rami30", "hand": "KH", **more}))
    assert [(other.name, other.cards, other.opened) for other in found] == wanted
