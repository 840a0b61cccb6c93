"""A match saved and loaded is what it was; what cannot be a match is refused with its place."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from analyzer.errors import RamiError
from analyzer.matchio import match_from_csv, match_from_json, match_to_csv, match_to_json
from analyzer.rounds import PointsRound
from tests.score_helpers import played, points, random_match

seeds = st.integers(0, 10**9)
many = settings(max_examples=60, deadline=None)


@many
@given(seeds)
def test_json_gives_the_match_back(seed: int) -> None:
    match = random_match(seed)
    assert match_from_json(json.loads(json.dumps(match_to_json(match)))) == match


@many
@given(seeds, st.sampled_from(",;\t"), st.sampled_from(["\n", "\r\n"]), st.sampled_from(["", "\ufeff"]))
def test_csv_gives_the_match_back(seed: int, separator: str, newline: str, mark: str) -> None:
    match = random_match(seed)
    assert match_from_csv(mark + match_to_csv(match, separator).replace("\n", newline)) == match


@many
@given(seeds)
def test_a_table_of_points_gives_the_same_standing(seed: int) -> None:
    match = random_match(seed)
    rows = [row[:-1] for row in csv.reader(io.StringIO(match_to_csv(match)))]
    sheet = io.StringIO()
    csv.writer(sheet).writerows(rows)
    told = {key: value for key, value in match_to_json(match).items() if key not in ("players", "rounds", "start")}
    standing = match_from_csv(sheet.getvalue(), told).standing
    assert (standing.totals, standing.running) == (match.standing.totals, match.standing.running)
    assert (standing.winner, standing.eliminated) == (match.standing.winner, match.standing.eliminated)


def test_a_sheet_has_a_row_for_each_round_and_the_totals() -> None:
    match = played(points(0, 20, 60), points(0, 40, None), limit=50)
    assert [row.split(",")[:4] for row in match_to_csv(match).splitlines()] == [
        ["round", "Ann", "Bob", "Cid"],
        ["1", "0", "20", "60"],
        ["2", "0", "40", ""],
        ["total", "0", "60", "60"],
    ]


def test_names_with_separators_survive() -> None:
    players = ('A "the ace"', "Dupont, Jean", "a;b;c;d;e;f")
    match = played(PointsRound(dict(zip(players, (0, 5, 9), strict=True))), players=players)
    assert match_from_csv(match_to_csv(match, ";")) == match


@pytest.mark.parametrize(
    ("sheet", "code", "where"),
    [
        ("", "not_a_sheet", "csv"),
        ("round", "not_a_sheet", "csv"),
        ("a,b,c\n1,2,3", "not_a_sheet", "csv"),
        ("round,Ann,Bob\n1,0", "not_a_sheet", "csv"),
        ('round,Ann,Bob\n1,0,"5', "not_a_sheet", "csv"),
        ("round,Ann,Bob\n1,0,x", "not_points", "rounds[0].points.Bob"),
        ("round,Ann,Bob\n1,0,1e3", "not_points", "rounds[0].points.Bob"),
        ("round,Ann,Bob\n1,0,12345678901234567890", "not_points", "rounds[0].points.Bob"),
        ("round,Ann,Bob\n1,0,", "nothing_entered", "rounds[0].points.Bob"),
        ("round,Ann,Ann\n1,0,5", "duplicate_player", "players"),
        ("round,Ann,Bob\n1,0,5\ntotal,0,6", "sheet_differs", "total.Bob"),
        ('round,Ann,Bob,record\n1,0,5,"{""points"":{""Ann"":0,""Bob"":6}}"', "sheet_differs", "rounds[0].points.Bob"),
        ("round,Ann,Bob,record\n1,0,5,[]", "bad_record", "csv.record"),
        ("round,Ann,Bob,record\n1,0,5,{", "bad_record", "csv.record"),
        ("round,Ann,Bob\n" + " " * 10**6, "text_too_long", "csv"),
    ],
)
def test_bad_sheets_are_refused(sheet: str, code: str, where: str) -> None:
    with pytest.raises(RamiError) as caught:
        match_from_csv(sheet, {"rules": "rami30"})
    assert (caught.value.code, caught.value.where) == (code, where)


@pytest.mark.parametrize(
    ("change", "code", "where"),
    [
        ({"rules": "x"}, "unknown_rules", "rules"),
        ({"version": 2}, "bad_value", "version"),
        ({"extra": 2}, "unknown_key", "extra"),
        ({"players": ["Ann"]}, "out_of_range", "players"),
        ({"players": ["Ann", "@Bob"]}, "bad_player", "players"),
        ({"limit": 0}, "out_of_range", "limit"),
        ({"limit": 50, "options": {"elimination": None}}, "key_without_meaning", "limit"),
        ({"rounds_to_play": -1}, "out_of_range", "rounds_to_play"),
        ({"start": {"Cid": 5}}, "unknown_player", "start.Cid"),
        ({"start": {"Ann": -5}}, "out_of_range", "start.Ann"),
        ({"rounds": [1]}, "not_an_object", "rounds[0]"),
        ({"rounds": [{"points": {"Ann": 0, "Bob": "5"}}]}, "bad_value", "rounds[0].points.Bob"),
        ({"rounds": [{"winner": "Ann", "hands": {"Bob": "9X"}}]}, "bad_card", "rounds[0].hands.Bob.cards[0]"),
        ({"rounds": [{"winner": "Cid", "hands": {"Bob": "9H", "Ann": "9H"}}]}, "unknown_player", "rounds[0].winner"),
        ({"rounds": [{"winner": "Ann", "hands": {"Eve": "9H", "Bob": "9H"}}]}, "unknown_player", "rounds[0].hands.Eve"),
        ({"rounds": [{"winner": "Ann", "win": "melds"}]}, "missing_key", "rounds[0].hands"),
        ({"rounds": [{"points": {"Ann": 0, "Bob": 5}}] * 1001}, "out_of_range", "rounds"),
        ({"players": None}, "bad_value", "players"),
    ],
)
def test_bad_matches_are_refused(change: dict[str, Any], code: str, where: str) -> None:
    with pytest.raises(RamiError) as caught:
        match_from_json({"rules": "rami30", "players": ["Ann", "Bob"], **change})
    assert (caught.value.code, caught.value.where) == (code, where)
