"""JSON lines: one request a line, one answer a line, in order; a bad line gets an error and stops nothing."""

from __future__ import annotations

import difflib
import json
import math
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from pydantic import ValidationError

from analyzer.analysis import analyse
from analyzer.cards import JOKER, Hand, Joker, Naming, Piece, sort_hand
from analyzer.deckreader import DeckReader
from analyzer.errors import Problem, RamiError, RequestError
from analyzer.legality import check_lay, check_meld
from analyzer.melds import Meld, MeldKind
from analyzer.partition import partition
from analyzer.playcheck import check_play
from analyzer.position import Drawn, Position, TableMeld, full_deck
from analyzer.positioncheck import taken_problems
from analyzer.positionio import read_position, read_table_meld
from analyzer.report import Step, codes
from analyzer.requests import (
    AnalyseRequest,
    LayoffRequest,
    LayRequest,
    MeldRequest,
    PartitionRequest,
    PenaltyRequest,
    PlayRequest,
    Request,
    RulesRequest,
    StepRequest,
    StepShape,
    SwapRequest,
)
from analyzer.rules import load_rules
from analyzer.scorejson import score_answer
from analyzer.shapes import CardText, TableMeldShape, shape_problems
from analyzer.steps import StepCheck, TurnState, check_layoff, check_swap
from analyzer.values import hand_penalty, penalty
from analyzer.wording.text import error_message

MAX_LINE = 100_000
Answer = dict[str, Any]


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
    try:
        try:
            request = _read_line(line)
            named = {"id": request["id"]} if "id" in request else {}
            return _dump({**named, **answer(request)})
        except RamiError as error:
            return _dump({"id": named.get("id"), "error": error_json(error, lang)})
    except Exception:
        # A fault of this program: the stream goes on, and the fault is told where faults belong.
        traceback.print_exc(file=sys.stderr)
        fault = RequestError(Problem("internal", "line"))
        return _dump({"id": named.get("id"), "error": error_json(fault, lang)})


def error_json(error: RamiError, lang: str) -> Answer:
    """An error as an answer: the first problem, its message, and every problem when there are more."""
    listed = [
        {"code": p.code, "message": error_message(type(error)(p), lang), "where": p.where} for p in error.problems
    ]
    first = {**listed[0], "message": error_message(error, lang)}
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
        raise RequestError(Problem("not_an_object", "line", {"value": str(request)[:24]}))
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
        raise RequestError(Problem("unknown_request", "do", {"value": str(do)[:24], "near": near, "known": known}))
    shape, handle = HANDLERS[do]
    try:
        read = shape.model_validate(request)
    except ValidationError as error:
        raise RequestError(*shape_problems(error, shape)) from error
    return handle(read)


def _reader(request: RulesRequest, indicator: str | None = None, *, needs_indicator: bool = True) -> DeckReader:
    """The reader of a request's cards under its rules."""
    rules = load_rules(request.rules, **request.options)
    reader = DeckReader(rules, request.letters)
    if needs_indicator:
        reader.indicator(indicator)
    return reader


def _checked(reader: DeckReader) -> None:
    if reader.problems:
        raise RequestError(*reader.problems)


def _deal(reader: DeckReader, text: CardText, where: str) -> Hand:
    """Cards that one deck can hold, jokers unnamed, in canonical order."""
    pieces = [JOKER if isinstance(piece, Joker) else piece for piece in reader.pieces(text, where)]
    deck, naming = full_deck(reader.rules), Naming(reader.wild)
    reader.problems += [
        Problem("too_many_copies", where, {"card": naming(piece), "copies": count, "most": deck[piece]})
        for piece, count in Counter(pieces).items()
        if count > deck[piece]
    ]
    _checked(reader)
    return sort_hand(pieces)


def _meld(request: MeldRequest) -> Answer:
    reader = _reader(request, request.indicator)
    # A joker in a deck without jokers makes a wrong meld here, not a wrong request.
    reader.jokers_anywhere = True
    if request.shape == "pair" and not reader.rules.seven_pairs:
        reader.problems.append(Problem("key_without_meaning", "as", {"key": "as", "rules": reader.rules.name}))
    pieces = reader.pieces(request.cards, "cards")
    _checked(reader)
    kind = MeldKind(request.shape) if request.shape else None
    check = check_meld(pieces, reader.rules, kind, wild=reader.wild)
    best = check.readings[0] if check.valid else None
    return {
        "valid": check.valid,
        "kind": str(best.kind) if best else None,
        "points": check.points,
        "all_points": list(check.all_points),
        "jokers_as": joker_names(best) if best else [],
        "reasons": codes(check.reasons),
    }


def joker_names(meld: Meld) -> list[str]:
    """What the jokers of a meld stand for, in canonical order of cards."""
    names = [face for piece, face in zip(meld.pieces, meld.faces(), strict=True) if isinstance(piece, Joker)]
    return [str(card) for card in sorted(names)]


def _partition(request: PartitionRequest) -> Answer:
    reader = _reader(request, request.indicator)
    cards = _deal(reader, request.cards, "cards")
    return partition(cards, reader.rules).to_json(Naming(reader.wild))


def _penalty(request: PenaltyRequest) -> Answer:
    reader = _reader(request, request.indicator)
    hand, naming = _deal(reader, request.hand, "hand"), Naming(reader.wild)
    parts = [[naming(piece), penalty(piece, reader.rules)] for piece in hand]
    return {"points": hand_penalty(hand, reader.rules), "parts": parts}


def _analyse(request: AnalyseRequest) -> Answer:
    return analyse(read_position(request.position, request.letters)).to_json()


def _in_position(position: Position, letters: str) -> DeckReader:
    return DeckReader(position.rules, letters, position.wild)


def _lay(request: LayRequest) -> Answer:
    position = read_position(request.position, request.letters)
    reader = _in_position(position, request.letters)
    melds = [reader.pieces(text, f"melds[{number}]") for number, text in enumerate(request.melds)]
    _checked(reader)
    check = check_lay(position, melds)
    return {"legal": check.legal, "points": check.points, "reasons": codes(check.reasons)}


def _table_meld(shape: TableMeldShape, reader: DeckReader) -> TableMeld:
    pieces = reader.pieces(shape.cards, "table_meld.cards")
    stands = reader.pieces(shape.joker_as, "table_meld.joker_as") if shape.joker_as else []
    _checked(reader)
    meld = read_table_meld(pieces, stands, shape.type, reader.rules)
    if isinstance(meld, Meld):
        laid = TableMeld(meld, shape.owner, shape.jokers_taken)
        reader.problems += taken_problems(laid, reader.rules, "table_meld.jokers_taken")
        _checked(reader)
        return laid
    code, params = meld
    raise RequestError(Problem(code, "table_meld", {"number": 1, "cards": " ".join(map(str, pieces)), **params}))


def _step(request: StepRequest, cards: CardText, where: str) -> tuple[DeckReader, TableMeld, list[Piece]]:
    reader = _reader(request, needs_indicator=False)
    table_meld = _table_meld(request.table_meld, reader)
    pieces = reader.pieces(cards, where)
    _checked(reader)
    return reader, table_meld, pieces


def _step_answer(check: StepCheck) -> Answer:
    after = check.meld_after
    return {
        "legal": check.legal,
        "meld_after": after.text() if after else None,
        "jokers_as": joker_names(after) if after else [],
        "reasons": codes(check.reasons),
    }


def _layoff(request: LayoffRequest) -> Answer:
    reader, table_meld, cards = _step(request, request.cards, "cards")
    drawn = None
    if request.drawn is not None:
        found = reader.pieces(request.drawn, "drawn")
        if len(found) != 1:
            reader.problems.append(Problem("one_card", "drawn", {"count": len(found)}))
        _checked(reader)
        drawn = Drawn(found[0], request.drawn_from or "stock")
    return _step_answer(check_layoff(table_meld, cards, reader.rules, _state(request, drawn)))


def _state(request: StepRequest, drawn: Drawn | None = None) -> TurnState:
    return TurnState(request.opened, request.opened_this_turn, drawn)


def _swap(request: SwapRequest) -> Answer:
    reader, table_meld, cards = _step(request, request.card, "card")
    check = check_swap(table_meld, cards, reader.rules, _state(request))
    return {**_step_answer(check), "gains": str(check.gains) if check.gains else None}


def _play(request: PlayRequest) -> Answer:
    position = read_position(request.position, request.letters)
    reader = _in_position(position, request.letters)
    steps = [_read_step(shape, reader, f"steps[{number}]") for number, shape in enumerate(request.steps)]
    _checked(reader)
    check = check_play(position, steps)
    return {
        "legal": check.legal,
        "failing_step": check.failing_step,
        "reasons": codes(check.reasons),
        "penalty_after": check.penalty_after,
    }


def _read_step(shape: StepShape, reader: DeckReader, where: str) -> Step:
    key = "card" if shape.do == "discard" else "cards"
    text = shape.card if shape.do == "discard" else shape.cards
    other = "cards" if key == "card" else "card"
    unused = [other, *(["onto"] if shape.do in ("meld", "discard") else [])]
    reader.problems += [
        Problem("key_without_meaning", f"{where}.{name}", {"key": name, "rules": shape.do})
        for name in unused
        if getattr(shape, name) is not None
    ]
    needed = {key: text, "onto": shape.onto} if shape.do in ("layoff", "swap") else {key: text}
    reader.problems += [
        Problem("missing_key", f"{where}.{name}", {"key": name}) for name, value in needed.items() if value is None
    ]
    return Step(shape.do, tuple(reader.pieces(text or "", f"{where}.{key}")), shape.onto)


HANDLERS: dict[str, tuple[type[Request], Callable[[Any], Answer]]] = {
    "meld": (MeldRequest, _meld),
    "partition": (PartitionRequest, _partition),
    "penalty": (PenaltyRequest, _penalty),
    "analyse": (AnalyseRequest, _analyse),
    "lay": (LayRequest, _lay),
    "layoff": (LayoffRequest, _layoff),
    "swap": (SwapRequest, _swap),
    "play": (PlayRequest, _play),
}
