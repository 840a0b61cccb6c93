"""Matches from and to JSON and CSV; a saved match comes back as it was, every problem of a foreign one is listed."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from pydantic import Field

from analyzer.errors import Problem, ScoreError
from analyzer.match import Match, match_rules
from analyzer.roundjson import read_round, read_shape, write_round
from analyzer.rounds import PointsRound
from analyzer.shapes import Shape

ROUND, RECORD, START, TOTAL = "round", "record", "start", "total"
"""Words of the CSV: the first and the last column, and the rows before and after the rounds."""
MOST_TEXT = 1_000_000


class MatchShape(Shape):
    """A saved match."""

    version: Literal[1] = 1
    rules: str
    options: dict[str, Any] = Field(default_factory=dict)
    players: list[str]
    limit: int | None = None
    rounds_to_play: int | None = None
    start: dict[str, int] = Field(default_factory=dict)
    rounds: list[Any] = Field(default_factory=list)


def match_to_json(match: Match) -> dict[str, Any]:
    """The JSON object of a match; `match_from_json` gives the same match back.

    >>> from analyzer.match import new_match
    >>> match_to_json(new_match("rami30", ("Ann", "Bob"), limit=100))["limit"]
    100
    """
    return {
        "version": 1,
        "rules": match.rules.name,
        "options": dict(match.options),
        "players": list(match.players),
        "limit": match.limit,
        "rounds_to_play": match.rounds_to_play,
        "start": dict(match.start),
        "rounds": [write_round(played) for played in match.rounds],
    }


def match_from_json(data: Any, letters: str = "en") -> Match:
    """The match that a JSON object describes. Raises ScoreError, or RulesError for its rule set and options."""
    shape = read_shape(data, MatchShape)
    rules = match_rules(shape.rules, shape.options, len(shape.players))
    problems: list[Problem] = []
    rounds = []
    for index, each in enumerate(shape.rounds):
        try:
            rounds.append(read_round(each, rules, letters, f"rounds[{index}]"))
        except ScoreError as error:
            problems.extend(error.problems)
    if problems:
        raise ScoreError(*problems)
    players = tuple(shape.players)
    return Match(rules, players, tuple(rounds), shape.limit, shape.rounds_to_play, shape.start, shape.options)


def match_to_csv(match: Match, separator: str = ",") -> str:
    """One row a round with the points of each player (empty: took no part), then the totals.

    The last column holds what the points do not tell, as JSON: how each round ended, and the settings of the match.

    >>> from analyzer.match import new_match
    >>> print(match_to_csv(new_match("rami30", ("Ann", "Bob"))).splitlines()[0])
    round,Ann,Bob,record
    """
    settings = {key: value for key, value in match_to_json(match).items() if key not in ("players", "rounds", "start")}
    text = io.StringIO()
    rows = csv.writer(text, delimiter=separator, lineterminator="\n")
    rows.writerow([ROUND, *match.players, RECORD])
    if match.start:
        rows.writerow([START, *(match.start.get(player) for player in match.players), ""])
    for number, (played, score) in enumerate(zip(match.rounds, match.standing.scores, strict=True), start=1):
        record = "" if isinstance(played, PointsRound) else _compact(write_round(played))
        rows.writerow([number, *(score.points.get(player) for player in match.players), record])
    totals = match.standing.totals
    rows.writerow([TOTAL, *(totals[player] for player in match.players), _compact(settings)])
    return text.getvalue()


def _compact(data: Mapping[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def match_from_csv(text: str, settings: Mapping[str, Any] | None = None, letters: str = "en") -> Match:
    """The match of a CSV as `match_to_csv` writes it, or of a plain table of points with `settings` as in the JSON.

    Raises ScoreError; points or totals that differ from what the rounds give are named.

    >>> sheet = "round;Ann;Bob\\n1;0;52\\n2;31;0"
    >>> match_from_csv(sheet, {"rules": "rami30", "limit": 100}).standing.totals
    {'Ann': 31, 'Bob': 52}
    """
    header, *rows = _rows(text)
    has_records = header[-1] == RECORD
    players = header[1:-1] if has_records else header[1:]
    data: dict[str, Any] = {**(settings or {}), "players": players, "rounds": []}
    for row in rows:
        record = _record(row[-1], row[0]) if has_records and row[-1] else {}
        if row[0].lower() == TOTAL:
            data = {**record, **data}
        elif row[0].lower() == START:
            data["start"] = _points(row, players, START)
        else:
            where = f"rounds[{len(data['rounds'])}].points"
            data["rounds"].append(record or {"points": _points(row, players, where)})
    match = match_from_json(data, letters)
    _compare(match, [row for row in rows if row[0].lower() != START])
    return match


def _rows(text: str) -> list[list[str]]:
    """The cells of a table with a header row, blank lines left out. Raises ScoreError when it is none."""
    if len(text) > MOST_TEXT:
        raise ScoreError(Problem("text_too_long", "csv", {"most": MOST_TEXT}))
    begins = re.match(r'\ufeff?"?round"?([,;\t])', text, re.IGNORECASE)
    if begins is None:
        raise ScoreError(Problem("not_a_sheet", "csv", {"row": 1}))
    rows: list[list[str]] = []
    try:
        for row in csv.reader(io.StringIO(text.removeprefix("\ufeff")), delimiter=begins[1], strict=True):
            if any(row):
                rows.append([cell.strip() for cell in row])
    except csv.Error as error:
        raise ScoreError(Problem("not_a_sheet", "csv", {"row": len(rows) + 1})) from error
    for number, row in enumerate(rows, start=1):
        if len(row) != len(rows[0]):
            raise ScoreError(Problem("not_a_sheet", "csv", {"row": number}))
    return rows


def _record(cell: str, row: str) -> dict[str, Any]:
    """The JSON of the last column. Raises ScoreError."""
    try:
        record = json.loads(cell)
    except (ValueError, RecursionError):
        record = None
    if not isinstance(record, dict):
        raise ScoreError(Problem("bad_record", f"csv.{RECORD}", {"row": row[:24], "value": cell[:24]}))
    return record


def _points(row: Sequence[str], players: Sequence[str], where: str) -> dict[str, int]:
    """The points of one row by player; empty cells are left out. Raises ScoreError."""
    return {
        player: _number(cell, f"{where}.{player}")
        for player, cell in zip(players, row[1 : 1 + len(players)], strict=True)
        if cell
    }


def _number(cell: str, where: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,6}", cell):
        raise ScoreError(Problem("not_points", where, {"value": cell[:24]}))
    return int(cell)


def _compare(match: Match, rows: Sequence[Sequence[str]]) -> None:
    """Refuses cells of a table that differ from the points and totals of its rounds."""
    problems, index = [], 0
    for row in rows:
        ends = row[0].lower() == TOTAL
        where = TOTAL if ends else f"rounds[{index}].points"
        right = match.standing.totals if ends else match.standing.scores[index].points
        index += not ends
        given = _points(row, match.players, where)
        for player in match.players:
            if given.get(player) != right.get(player):
                params = {"player": player, "value": given.get(player), "right": right.get(player)}
                problems.append(Problem("sheet_differs", f"{where}.{player}", params))
    if problems:
        raise ScoreError(*problems)
