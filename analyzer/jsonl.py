"""JSON lines: one request a line, one answer a line, in order; a bad line gets an error and stops nothing."""

from __future__ import annotations

import difflib
import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from pydantic import ValidationError

from analyzer.analysis import analyse
from analyzer.cards import JOKER, Joker, Piece, sort_hand
from analyzer.errors import Problem, RamiError, RequestError
from analyzer.legality import check_lay, check_meld
from analyzer.melds import Meld
from analyzer.notation import parse_cards
from analyzer.partition import partition
from analyzer.playcheck import check_play
from analyzer.position import Drawn, TableMeld, full_deck
from analyzer.positionio import read_pieces, read_position, read_table_meld
from analyzer.report import Step, codes
from analyzer.requests import (
    AnalyseRequest,
    LayoffRequest,
    LayRequest,
    MeldRequest,
    PenaltyRequest,
    PlayRequest,
    Request,
    StepRequest,
    SwapRequest,
)
from analyzer.rules import RuleSet, load_rules
from analyzer.shapes import CardText, TableMeldShape, shape_problems
from analyzer.steps import StepCheck, TurnState, check_layoff, check_swap
from analyzer.values import hand_penalty, penalty
from analyzer.wording.text import error_message

MAX_LINE = 100_000
Answer = dict[str, Any]


def answer_lines(lines: Iterable[str], lang: str = "en") -> Iterator[str]:
    """The answer to each line that is not blank, at once and in order."""
    return (answer_line(line, lang) for line in lines if line.strip())


def answer_line(line: str, lang: str = "en") -> str:
    """The answer to one line of JSON; whatever is wrong with it becomes an error answer with code, message, where.

    >>> answer_line('{"id": 1, "do": "penalty", "rules": "rami30", "hand": "KS JK"}')
    '{"id": 1, "points": 40, "parts": [["KS", 10], ["JK", 30]]}'
    """
    named: Answer = {}
    try:
        request = _read_line(line)
        named = {"id": request["id"]} if "id" in request else {}
        return _dump({**named, **answer(request)})
    except RamiError as error:
        return _dump({"id": named.get("id"), "error": error_json(error, lang)})


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
        request = json.loads(line, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        place = getattr(error, "pos", 0)
        raise RequestError(Problem("not_json", "line", {"place": place + 1})) from error
    if not isinstance(request, dict):
        raise RequestError(Problem("not_an_object", "line", {"value": str(request)[:24]}))
    return request


def _no_constant(name: str) -> None:
    raise ValueError(name)


def answer(request: dict[str, Any]) -> Answer:
    """The answer to a request that is a JSON object. Raises RamiError.

    >>> answer({"do": "meld", "rules": "rami30", "cards": "QH KH JK"})["points"]
    31
    """
    do = request.get("do")
    if not isinstance(do, str) or do not in HANDLERS:
        near = " ".join(difflib.get_close_matches(str(do), HANDLERS, n=1))
        known = " ".join(HANDLERS)
        raise RequestError(Problem("unknown_request", "do", {"value": str(do)[:24], "near": near, "known": known}))
    shape, handle = HANDLERS[do]
    try:
        read = shape.model_validate(request)
    except ValidationError as error:
        raise RequestError(*shape_problems(error, shape, request)) from error
    return handle(read)


def _cards(text: CardText, rules: RuleSet, letters: str, where: str) -> list[Piece]:
    problems: list[Problem] = []
    pieces = read_pieces(parse_cards(text, letters, where), rules, where, problems)
    if problems:
        raise RequestError(*problems)
    return pieces


def _deal(text: CardText, rules: RuleSet, letters: str, where: str) -> list[Piece]:
    """Cards that one deck can hold, jokers unnamed."""
    pieces = [JOKER if isinstance(piece, Joker) else piece for piece in _cards(text, rules, letters, where)]
    deck, held = full_deck(rules), Counter(pieces)
    problems = [
        Problem("too_many_copies", where, {"card": str(piece), "copies": count, "most": deck[piece]})
        for piece, count in held.items()
        if count > deck[piece]
    ]
    if problems:
        raise RequestError(*problems)
    return pieces


def _meld(request: MeldRequest) -> Answer:
    rules = load_rules(request.rules, **request.options)
    # A joker in a deck without jokers is a wrong meld here, not a wrong request.
    raw = parse_cards(request.cards, request.letters)
    problems: list[Problem] = []
    pieces = read_pieces(raw, rules.model_copy(update={"jokers": max(1, rules.jokers)}), "cards", problems)
    if problems:
        raise RequestError(*problems)
    check = check_meld(pieces, rules)
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


def _partition(request: MeldRequest) -> Answer:
    rules = load_rules(request.rules, **request.options)
    return partition(_deal(request.cards, rules, request.letters, "cards"), rules).to_json()


def _penalty(request: PenaltyRequest) -> Answer:
    rules = load_rules(request.rules, **request.options)
    hand = sort_hand(_deal(request.hand, rules, request.letters, "hand"))
    return {"points": hand_penalty(hand, rules), "parts": [[str(piece), penalty(piece, rules)] for piece in hand]}


def _analyse(request: AnalyseRequest) -> Answer:
    return analyse(read_position(request.position, request.letters)).to_json()


def _lay(request: LayRequest) -> Answer:
    position = read_position(request.position, request.letters)
    melds = [
        _cards(text, position.rules, request.letters, f"melds[{number}]") for number, text in enumerate(request.melds)
    ]
    check = check_lay(position, melds)
    return {"legal": check.legal, "points": check.points, "reasons": codes(check.reasons)}


def _table_meld(shape: TableMeldShape, rules: RuleSet, letters: str) -> TableMeld:
    pieces = _cards(shape.cards, rules, letters, "table_meld.cards")
    stands = _cards(shape.joker_as, rules, letters, "table_meld.joker_as") if shape.joker_as else []
    meld = read_table_meld(pieces, stands, shape.type, rules)
    if isinstance(meld, Meld):
        return TableMeld(meld, shape.owner, shape.jokers_taken)
    code, params = meld
    raise RequestError(Problem(code, "table_meld", {"number": 1, "cards": " ".join(map(str, pieces)), **params}))


def _step(request: StepRequest, cards: CardText, where: str) -> tuple[RuleSet, TableMeld, list[Piece]]:
    rules = load_rules(request.rules, **request.options)
    table_meld = _table_meld(request.table_meld, rules, request.letters)
    return rules, table_meld, _cards(cards, rules, request.letters, where)


def _step_answer(check: StepCheck) -> Answer:
    after = check.meld_after
    return {
        "legal": check.legal,
        "meld_after": after.text() if after else None,
        "jokers_as": joker_names(after) if after else [],
        "reasons": codes(check.reasons),
    }


def _layoff(request: LayoffRequest) -> Answer:
    rules, table_meld, cards = _step(request, request.cards, "cards")
    drawn = None
    if request.drawn is not None:
        found = _cards(request.drawn, rules, request.letters, "drawn")
        drawn = Drawn(found[0], request.drawn_from or "stock") if len(found) == 1 else None
        if drawn is None:
            raise RequestError(Problem("one_card", "drawn", {"count": len(found)}))
    return _step_answer(check_layoff(table_meld, cards, rules, _state(request, drawn)))


def _state(request: StepRequest, drawn: Drawn | None = None) -> TurnState:
    return TurnState(request.opened, request.opened_this_turn, drawn)


def _swap(request: SwapRequest) -> Answer:
    rules, table_meld, cards = _step(request, request.card, "card")
    check = check_swap(table_meld, cards, rules, _state(request))
    return {**_step_answer(check), "gains": str(check.gains) if check.gains else None}


def _play(request: PlayRequest) -> Answer:
    position = read_position(request.position, request.letters)
    steps = []
    for number, shape in enumerate(request.steps):
        where = f"steps[{number}]"
        key = "card" if shape.do == "discard" else "cards"
        text = shape.card if shape.do == "discard" else shape.cards
        if text is None:
            raise RequestError(Problem("missing_key", f"{where}.{key}", {"key": key}))
        if shape.do in ("layoff", "swap") and shape.onto is None:
            raise RequestError(Problem("missing_key", f"{where}.onto", {"key": "onto"}))
        cards: Sequence[Piece] = _cards(text, position.rules, request.letters, f"{where}.{key}")
        steps.append(Step(shape.do, tuple(cards), shape.onto))
    check = check_play(position, steps)
    return {
        "legal": check.legal,
        "failing_step": check.failing_step,
        "reasons": codes(check.reasons),
        "penalty_after": check.penalty_after,
    }


HANDLERS: dict[str, tuple[type[Request], Callable[[Any], Answer]]] = {
    "meld": (MeldRequest, _meld),
    "partition": (MeldRequest, _partition),
    "penalty": (PenaltyRequest, _penalty),
    "analyse": (AnalyseRequest, _analyse),
    "lay": (LayRequest, _lay),
    "layoff": (LayoffRequest, _layoff),
    "swap": (SwapRequest, _swap),
    "play": (PlayRequest, _play),
}
