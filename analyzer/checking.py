"""Is this meld, this move right? The verdict of the rule book, the rule behind each no, and the smallest mend."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from analyzer.answers import (
    position_reader,
    read_layoff,
    read_onto,
    read_step,
    refuse_problems,
    rules_reader,
    turn_state,
)
from analyzer.cards import Naming, Piece
from analyzer.errors import Problem, Reason, RequestError, quoted
from analyzer.laycheck import check_lay
from analyzer.legality import check_meld
from analyzer.melds import Meld, MeldKind
from analyzer.mending import mend_meld
from analyzer.movemends import Change, StepMend, changed, mend_lay, mend_layoff, mend_swap
from analyzer.opening import opening
from analyzer.playcheck import check_play
from analyzer.position import Position
from analyzer.positionio import read_position
from analyzer.requests import (
    AnalyseRequest,
    LayoffRequest,
    LayRequest,
    MeldRequest,
    PlayRequest,
    Request,
    SwapRequest,
)
from analyzer.ruleids import rule_ids
from analyzer.rules import RuleSet
from analyzer.shapes import shape_problems
from analyzer.steps import StepCheck, check_layoff, check_swap
from analyzer.takemends import mend_take
from analyzer.turnmends import mend_play
from analyzer.turns import Search


@dataclass(frozen=True)
class Mend:
    """Changes that make a move right, and the keys of the request that they change."""

    changes: tuple[Change, ...]
    request: Mapping[str, Any]


@dataclass(frozen=True)
class Verdict:
    """What the rule book says of a meld or a move; figures stand where they have a meaning.

    `readings`: every legal reading of a meld or laying, best first. `after`: the table meld once the step is made.
    """

    right: bool
    reasons: tuple[Reason, ...] = ()
    rule_ids: tuple[tuple[str, ...], ...] = ()
    mends: tuple[Mend, ...] = ()
    points: int | None = None
    readings: tuple[Meld, ...] = ()
    after: Meld | None = None
    failing_step: int | None = None
    penalty_after: int | None = None


def check_request(request: Mapping[str, Any]) -> Verdict:
    """The verdict on a `meld`, `lay`, `layoff`, `swap` or `play` request of the JSON lines, or on `take`: a position.

    Raises RamiError for a request that cannot be read.

    >>> verdict = check_request({"do": "meld", "rules": "rami30", "cards": "KH AH 2H"})
    >>> verdict.right, verdict.reasons[0].code, verdict.rule_ids, verdict.mends[0].request
    (False, 'corner', (('R30-15',),), {'cards': ['AH', '2H', '3H']})
    """
    do = request.get("do")
    if not isinstance(do, str) or do not in KINDS:
        known = " ".join(KINDS)
        raise RequestError(Problem("unknown_request", "do", {"value": quoted(do), "near": "", "known": known}))
    shape, judge = KINDS[do]
    try:
        read = shape.model_validate(dict(request))
    except ValidationError as error:
        raise RequestError(*shape_problems(error, shape)) from error
    return judge(read)


def _verdict(rules: RuleSet, right: bool, reasons: Sequence[Reason], do: str = "", **figures: Any) -> Verdict:
    ids = tuple(rule_ids(reason.code, rules, do) for reason in reasons)
    return Verdict(right, tuple(reasons), ids, **figures)


def _texts(pieces: Sequence[Piece], naming: Naming) -> list[str]:
    return [naming(piece) for piece in pieces]


def _meld(request: MeldRequest) -> Verdict:
    reader = rules_reader(request, request.indicator)
    reader.jokers_anywhere = True
    if request.shape == "pair" and not reader.rules.seven_pairs:
        reader.problems.append(Problem("key_without_meaning", "as", {"key": "as", "rules": reader.rules.name}))
    pieces = reader.pieces(request.cards, "cards")
    refuse_problems(reader)
    kind, naming = MeldKind(request.shape) if request.shape else None, Naming(reader.wild)
    check = check_meld(pieces, reader.rules, kind, wild=reader.wild)
    mends = tuple(
        Mend((changed(each.code, each.removed, each.added),), {"cards": _texts(each.meld.pieces, naming)})
        for each in mend_meld(pieces, reader.rules, kind, wild=reader.wild)
    )
    points = check.points if check.valid else None
    return _verdict(reader.rules, check.valid, check.reasons, mends=mends, points=points, readings=check.readings)


def _lay(request: LayRequest) -> Verdict:
    position = read_position(request.position, request.letters)
    reader = position_reader(position, request.letters)
    melds = [reader.pieces(text, f"melds[{number}]") for number, text in enumerate(request.melds)]
    refuse_problems(reader)
    check = check_lay(position, melds)
    mends = tuple(
        Mend(each.changes, {"melds": [_texts(meld, position.naming) for meld in each.melds]})
        for each in mend_lay(position, melds)
    )
    return _verdict(position.rules, check.legal, check.reasons, mends=mends, points=check.points, readings=check.melds)


def _layoff(request: LayoffRequest) -> Verdict:
    reader, table_meld, cards, state = read_layoff(request)
    check = check_layoff(table_meld, cards, reader.rules, state)
    mends = mend_layoff(table_meld, cards, reader.rules, state)
    return _onto_verdict(reader.rules, check, "layoff", "cards", mends)


def _swap(request: SwapRequest) -> Verdict:
    reader, table_meld, cards = read_onto(request, request.card, "card")
    check = check_swap(table_meld, cards, reader.rules, turn_state(request))
    mends = mend_swap(table_meld, cards, reader.rules, turn_state(request))
    return _onto_verdict(reader.rules, check, "swap", "card", mends)


def _onto_verdict(rules: RuleSet, check: StepCheck, do: str, key: str, mends: Sequence[StepMend]) -> Verdict:
    found = tuple(Mend((each.change,), {key: [str(card) for card in each.cards]}) for each in mends)
    return _verdict(rules, check.legal, check.reasons, do, mends=found, after=check.meld_after)


def _play(request: PlayRequest) -> Verdict:
    position = read_position(request.position, request.letters)
    reader = position_reader(position, request.letters)
    steps = [read_step(shape, reader, f"steps[{number}]") for number, shape in enumerate(request.steps)]
    refuse_problems(reader)
    check = check_play(position, steps)
    mends = tuple(
        Mend(each.changes, {"steps": [step.to_json(position.naming) for step in each.steps]})
        for each in mend_play(position, steps)
    )
    return _verdict(
        position.rules,
        check.legal,
        check.reasons,
        mends=mends,
        failing_step=check.failing_step,
        penalty_after=check.penalty_after,
    )


def _take(request: AnalyseRequest) -> Verdict:
    """Whether the upcard may be taken: where it must be laid, some turn has to do so (R30-07, R40-03, R40-12, S4-3)."""
    position = read_position(request.position, request.letters)
    if position.taken_discard is None and (position.phase != "draw" or position.upcard is None):
        raise RequestError(Problem("missing_key", "position.discards", {"key": "discards"}))
    after = position if position.taken_discard is not None else position.after_taking()
    if Search(after).is_legal:
        return _verdict(position.rules, True, ())
    reasons = dict.fromkeys((Reason("drawn_not_used", {"card": after.taken_discard}), *opening(after).reasons))
    return _verdict(position.rules, False, tuple(reasons), mends=tuple(_take_mends(request, position)))


def _take_mends(request: AnalyseRequest, position: Position) -> Iterator[Mend]:
    for each in mend_take(position):
        changed = {"hand": _texts(each.hand, position.naming), **({"opened": True} if each.opened else {})}
        yield Mend((each.change,), {"position": {**request.position, **changed}})


KINDS: dict[str, tuple[type[Request], Callable[[Any], Verdict]]] = {
    "meld": (MeldRequest, _meld),
    "lay": (LayRequest, _lay),
    "layoff": (LayoffRequest, _layoff),
    "swap": (SwapRequest, _swap),
    "play": (PlayRequest, _play),
    "take": (AnalyseRequest, _take),
}
"""The kinds of question that are answered yes or no."""
