"""JSON lines: one request a line, one answer a line, in order; a bad line gets an error and stops nothing."""

from __future__ import annotations

import difflib
import json
import math
import sys
import traceback
from collections.abc import Iterable, Iterator
from typing import Any

from pydantic import ValidationError

from analyzer.answers import HANDLERS, Answer
from analyzer.errors import Problem, RamiError, RequestError, quoted
from analyzer.rules import deck_of
from analyzer.scorejson import score_answer
from analyzer.shapes import shape_problems
from analyzer.wording.text import Text

MAX_LINE = 100_000


def answer_lines(lines: Iterable[str], lang: str = "en") -> Iterator[str]:
    """The answer to each line that is not blank, at once and in order."""
    for number, line in enumerate(lines):
        # Editors of some systems begin a text with a mark of its encoding.
        asked = line if number else line.removeprefix("\ufeff")
        if asked.strip():
            yield answer_line(asked, lang)


def answer_line(line: str, lang: str = "en") -> str:
    """The answer to one line of JSON; whatever is wrong with it becomes an error answer with code, message, where.

    >>> answer_line('{"id": 1, "do": "penalty", "rules": "rami30", "hand": "KS JK"}')
    '{"id": 1, "points": 40, "parts": [["KS", 10], ["JK", 30]]}'
    """
    named: Answer = {}
    request: Answer = {}
    try:
        try:
            request = _read_line(line)
            named = {"id": request["id"]} if "id" in request else {}
            return _dump({**named, **answer(request)})
        except RamiError as error:
            told = error_json(error, lang, deck_of(request))
            return _dump({"id": named.get("id"), "error": told})
    except Exception:
        # A fault of this program: the stream goes on, and the fault is told where faults belong.
        traceback.print_exc(file=sys.stderr)
        fault = RequestError(Problem("internal", "line"))
        return _dump({"id": named.get("id"), "error": error_json(fault, lang)})


def error_json(error: RamiError, lang: str, deck: str = "cards") -> Answer:
    """An error as an answer: the first problem, its message, and every problem when there are more."""
    text = Text(lang, deck=deck)
    listed = [{"code": p.code, "message": text.problem(p), "where": p.where} for p in error.problems]
    first = {**listed[0], "message": " ".join(problem["message"] for problem in listed)}
    return {**first, "problems": listed} if len(listed) > 1 else first


def _dump(data: Answer) -> str:
    return json.dumps(data, ensure_ascii=False)


def _read_line(line: str) -> dict[str, Any]:
    if len(line) > MAX_LINE:
        raise RequestError(Problem("line_too_long", "line", {"most": MAX_LINE, "size": len(line)}))
    try:
        request = json.loads(line, parse_constant=_no_constant, parse_float=_finite)
    except (ValueError, RecursionError) as error:
        place = getattr(error, "pos", 0)
        raise RequestError(Problem("not_json", "line", {"place": place + 1})) from error
    if not isinstance(request, dict):
        raise RequestError(Problem("not_an_object", "line", {"value": quoted(request)}))
    return request


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(text)
    return number


def _no_constant(name: str) -> None:
    raise ValueError(name)


def answer(request: dict[str, Any]) -> Answer:
    """The answer to a request that is a JSON object. Raises RamiError.

    >>> answer({"do": "meld", "rules": "rami30", "cards": "QH KH JK"})["points"]
    31
    """
    do = request.get("do")
    if do == "score":
        return score_answer(request)
    if not isinstance(do, str) or do not in HANDLERS:
        near = " ".join(difflib.get_close_matches(str(do), [*HANDLERS, "score"], n=1))
        known = " ".join([*HANDLERS, "score"])
        raise RequestError(Problem("unknown_request", "do", {"value": quoted(do), "near": near, "known": known}))
    shape, handle = HANDLERS[do]
    try:
        read = shape.model_validate(request)
    except ValidationError as error:
        raise RequestError(*shape_problems(error, shape)) from error
    return handle(read)
