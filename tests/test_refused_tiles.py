"""What is refused of a game of tiles is told in tiles, wherever it came from."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from analyzer import RamiError, read_position
from analyzer.jsonl import answer_line
from analyzer.link import read_link
from analyzer.wording import error_message
from tests.command_helpers import call
from ui.intake import open_file, open_link

EMPTY = {"rules": "okey", "hand": "", "indicator": "R5"}
UNREADABLE = {"rules": "okey", "hand": "R44", "indicator": "R5"}
WORDS = {"en": (r"\btile\b", r"\bcard\b"), "fr": (r"\btuile\b", r"\bcarte\b")}


def assert_tiles(said: str, lang: str) -> None:
    tile, card = WORDS[lang]
    assert re.search(tile, said)
    assert not re.search(card, said)


@pytest.mark.parametrize("lang", WORDS)
@pytest.mark.parametrize(
    "request_",
    [
        {"do": "analyse", "position": EMPTY},
        {"do": "analyse", "position": UNREADABLE},
        {"do": "penalty", "rules": "okey", "hand": "R44", "indicator": "R5"},
        {"do": "meld", "rules": "okey", "cards": "R44", "indicator": "R5"},
    ],
)
def test_lines_of_json(request_: dict[str, Any], lang: str) -> None:
    assert_tiles(json.loads(answer_line(json.dumps(request_), lang))["error"]["message"], lang)


@pytest.mark.parametrize("lang", WORDS)
@pytest.mark.parametrize("data", [EMPTY, UNREADABLE])
def test_a_file_of_the_command_line(data: dict[str, Any], lang: str, tmp_path: Path) -> None:
    file = tmp_path / "hand.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    assert_tiles(call("analyse", "--lang", lang, str(file)).err, lang)


@pytest.mark.parametrize("lang", WORDS)
def test_a_position_a_file_and_a_link(lang: str) -> None:
    link = read_link("1~okey~R1~indicator-R5")
    for refused in (
        lambda: read_position(EMPTY),
        lambda: open_file(json.dumps({"position": UNREADABLE}).encode()),
        lambda: open_link({**link, "hand": "R44"}),
    ):
        with pytest.raises(RamiError) as caught:
            refused()
        assert_tiles(error_message(caught.value, lang), lang)


def test_cards_are_still_told_as_cards() -> None:
    with pytest.raises(RamiError) as caught:
        read_position({"rules": "rami30", "hand": ""})
    assert "no card is there" in error_message(caught.value, "en")
