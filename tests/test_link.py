"""The link is the position: what is written is read again, and nothing else is read at all."""

import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from analyzer.errors import PositionError, RamiError
from analyzer.link import read_link, write_link
from analyzer.position import Position
from analyzer.positionio import read_position, write_position
from analyzer.wording import LANGUAGES, error_message
from tests.strategies import any_positions

FULL: dict[str, Any] = {
    "rules": "rami30",
    "hand": "7SH JK 9C 2D",
    "options": {"open_min": 40, "opening_needs_pure_run": True, "joker_limits": {"3": 1}, "swap_max_meld": None},
    "players": 4,
    "phase": "play",
    "drawn": {"card": "7S", "from": "discard"},
    "opened": True,
    "opened_this_turn": True,
    "laid_before": True,
    "table": [
        {"cards": "7C JK 9C", "joker_as": ["8C"], "owner": "Zoé & <b>", "jokers_taken": 0},
        {"cards": "4S 4H 4D", "type": "set", "owner": "self"},
    ],
    "discards": ["4D", "KH"],
    "seen": ["2S"],
    "opponents": [{"name": "P 2", "cards": 9, "opened": True, "total": -40, "took": ["8C"], "threw": ["KD", "KD"]}],
    "stock": 40,
    "total": 35,
    "limit": 100,
}


def judged(data: dict[str, Any]) -> Position | list[tuple[str, str]]:
    """The position, or what is wrong with it: random ones need not be possible."""
    try:
        return read_position(data)
    except RamiError as error:
        return [(problem.code, problem.where) for problem in error.problems]


def assert_kept(data: dict[str, Any]) -> None:
    text = write_link(data)
    assert re.fullmatch(r"[A-Za-z0-9._~-]+", text), "a character would be escaped"
    assert judged(read_link(text)) == judged(data)
    assert write_link(read_link(text)) == text


def test_every_key_of_a_position_is_kept() -> None:
    assert isinstance(judged(FULL), Position)
    assert_kept(FULL)


@pytest.mark.parametrize(
    "data",
    [
        {"rules": "shanghai", "hand": "7SHD 9CDC KS 2H 4D JC QH 5S", "contract": 1, "buys_used": 0, "players": 4},
        {"rules": "okey", "hand": "R1-3 K5 B5 Y5 B8-11 R9 K9 B9 Y9 K2", "indicator": "Y12", "discards": "FJ Y13"},
        {"rules": "rami30", "hand": "7S", "opened": True, "laid_before": False},
    ],
)
def test_other_games_are_kept(data: dict[str, Any]) -> None:
    assert_kept(data)


@settings(max_examples=150)
@given(any_positions())
def test_any_position_is_kept(position: Position) -> None:
    assert_kept(write_position(position))


def test_what_is_no_position_yet_is_kept_too() -> None:
    data: dict[str, Any] = {"rules": "rami30", "hand": [], "table": [{"cards": ["7C", "8C"]}]}
    assert read_link(write_link(data)) == data


def test_a_table_of_three_melds_stays_short() -> None:
    table = [{"cards": "7-9C"}, {"cards": "KSHD"}, {"cards": "4-6H"}]
    assert len(write_link({"rules": "rami30", "hand": "2-8S 2-8D", "table": table})) < 130


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "link_version"),
        ("2~rami30~7S", "link_version"),
        ("1~rami30", "link_cut"),
        ("1~rami30~7S.", "bad_link"),
        ("1~rami30~<script>", "bad_link"),
        ("1~rami30~7S~unknown-3", "bad_link"),
        ("1~rami30~7S~total-", "bad_link"),
        ("1~rami30~7S~total-٣", "bad_link"),
        ("1~rami30~7S~total-1~total-2", "bad_link"),
        ("1~rami30~7S~total-9999999", "bad_link"),
        ("1~rami30~7S~drawn-7S", "bad_link"),
        ("1~rami30~7S~opened-perhaps", "bad_link"),
        ("1~rami30~7S~phase-never", "bad_link"),
        ("1~rami30~7S~table-7C.8C.9C.owner-a_0ab", "bad_link"),
        ("1~rami30~7S~table-7C.8C.9C.owner-_ff", "bad_link"),
        ("1~rami30~7S~player-", "bad_link"),
        ("1~rami30~7S~player-P2.nice", "bad_link"),
        ("1~rami30~7S~option-open_min-_5b_5b", "bad_link"),
        ("1~rami30~7S~option-Open-3", "bad_link"),
        ("1~rami30~7S~option-open_min-" + "_5b" * 1200, "bad_link"),
        ("1~rami30~" + "7S." * 2000 + "7S", "text_too_long"),
    ],
)
def test_other_text_is_refused(text: str, code: str) -> None:
    with pytest.raises(PositionError) as refused:
        read_link(text)
    assert refused.value.code == code
    for lang in LANGUAGES:
        assert error_message(refused.value, lang)


@given(st.text(alphabet="17SJKRB~.-_abtoncd<>%&\"' ", max_size=60), st.booleans())
def test_no_text_does_more_than_be_refused(text: str, whole: bool) -> None:
    try:
        data = read_link(text if whole else f"1~rami30~{text}")
        read_position(data)
    except RamiError:
        return
