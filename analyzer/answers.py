"""What each request of the JSON lines is answered, once its keys and types are checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from analyzer.analysis import analyse
from analyzer.cards import JOKER, Hand, Joker, Naming, Piece, sort_hand
from analyzer.deckreader import DeckReader
from analyzer.errors import Problem, RequestError
from analyzer.laycheck import check_lay
from analyzer.legality import check_meld
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
from analyzer.shapes import CardText, TableMeldShape
from analyzer.steps import StepCheck, TurnState, check_layoff, check_swap
from analyzer.values import hand_penalty, penalty

Answer = dict[str, Any]


def rules_reader(request: RulesRequest, indicator: str | None = None, *, needs_indicator: bool = True) -> DeckReader:
    """The reader of a request's cards under its rules."""
    rules = load_rules(request.rules, **request.options)
    reader = DeckReader(rules, request.letters)
    if needs_indicator:
        reader.indicator(indicator)
    return reader


def refuse_problems(reader: DeckReader) -> None:
    """Raise RequestError with everything that the reader found wrong."""
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
    refuse_problems(reader)
    return sort_hand(pieces)


def _meld(request: MeldRequest) -> Answer:
    reader = rules_reader(request, request.indicator)
    # A joker in a deck without jokers makes a wrong meld here, not a wrong request.
    reader.jokers_anywhere = True
    if request.shape == "pair" and not reader.rules.seven_pairs:
        reader.problems.append(Problem("key_without_meaning", "as", {"key": "as", "rules": reader.rules.name}))
    pieces = reader.pieces(request.cards, "cards")
    refuse_problems(reader)
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
    reader = rules_reader(request, request.indicator)
    cards = _deal(reader, request.cards, "cards")
    return partition(cards, reader.rules).to_json(Naming(reader.wild))


def _penalty(request: PenaltyRequest) -> Answer:
    reader = rules_reader(request, request.indicator)
    hand, naming = _deal(reader, request.hand, "hand"), Naming(reader.wild)
    parts = [[naming(piece), penalty(piece, reader.rules)] for piece in hand]
    return {"points": hand_penalty(hand, reader.rules), "parts": parts}


def _analyse(request: AnalyseRequest) -> Answer:
    return analyse(read_position(request.position, request.letters)).to_json()


def position_reader(position: Position, letters: str) -> DeckReader:
    """The reader of further cards of a position."""
    return DeckReader(position.rules, letters, position.wild)


def _lay(request: LayRequest) -> Answer:
    position = read_position(request.position, request.letters)
    reader = position_reader(position, request.letters)
    melds = [reader.pieces(text, f"melds[{number}]") for number, text in enumerate(request.melds)]
    refuse_problems(reader)
    check = check_lay(position, melds)
    return {"legal": check.legal, "points": check.points, "reasons": codes(check.reasons)}


def _table_meld(shape: TableMeldShape, reader: DeckReader) -> TableMeld:
    pieces = reader.pieces(shape.cards, "table_meld.cards")
    stands = reader.pieces(shape.joker_as, "table_meld.joker_as") if shape.joker_as else []
    refuse_problems(reader)
    meld = read_table_meld(pieces, stands, shape.type, reader.rules)
    if isinstance(meld, Meld):
        laid = TableMeld(meld, shape.owner, shape.jokers_taken)
        reader.problems += taken_problems(laid, reader.rules, "table_meld.jokers_taken")
        refuse_problems(reader)
        return laid
    code, params = meld
    raise RequestError(Problem(code, "table_meld", {"number": 1, "cards": " ".join(map(str, pieces)), **params}))


def read_onto(request: StepRequest, cards: CardText, where: str) -> tuple[DeckReader, TableMeld, list[Piece]]:
    """The reader of a step's cards, the table meld and the cards; raises RequestError for what cannot be read."""
    reader = rules_reader(request, needs_indicator=False)
    table_meld = _table_meld(request.table_meld, reader)
    pieces = reader.pieces(cards, where)
    refuse_problems(reader)
    return reader, table_meld, pieces


def _step_answer(check: StepCheck) -> Answer:
    after = check.meld_after
    return {
        "legal": check.legal,
        "meld_after": after.text() if after else None,
        "jokers_as": joker_names(after) if after else [],
        "reasons": codes(check.reasons),
    }


def read_layoff(request: LayoffRequest) -> tuple[DeckReader, TableMeld, list[Piece], TurnState]:
    """What a lay-off is judged by: the reader of its cards, the table meld, the cards and the state of the turn."""
    reader, table_meld, cards = read_onto(request, request.cards, "cards")
    drawn = None
    if request.drawn is not None:
        found = reader.pieces(request.drawn, "drawn")
        if len(found) != 1:
            reader.problems.append(Problem("one_card", "drawn", {"count": len(found)}))
        refuse_problems(reader)
        drawn = Drawn(found[0], request.drawn_from or "stock")
    return reader, table_meld, cards, turn_state(request, drawn)


def _layoff(request: LayoffRequest) -> Answer:
    reader, table_meld, cards, state = read_layoff(request)
    return _step_answer(check_layoff(table_meld, cards, reader.rules, state))


def turn_state(request: StepRequest, drawn: Drawn | None = None) -> TurnState:
    """What a request for a single step says of the turn."""
    return TurnState(request.opened, request.opened_this_turn, drawn)


def _swap(request: SwapRequest) -> Answer:
    reader, table_meld, cards = read_onto(request, request.card, "card")
    check = check_swap(table_meld, cards, reader.rules, turn_state(request))
    return {**_step_answer(check), "gains": str(check.gains) if check.gains else None}


def _play(request: PlayRequest) -> Answer:
    position = read_position(request.position, request.letters)
    reader = position_reader(position, request.letters)
    steps = [read_step(shape, reader, f"steps[{number}]") for number, shape in enumerate(request.steps)]
    refuse_problems(reader)
    check = check_play(position, steps)
    return {
        "legal": check.legal,
        "failing_step": check.failing_step,
        "reasons": codes(check.reasons),
        "penalty_after": check.penalty_after,
    }


def read_step(shape: StepShape, reader: DeckReader, where: str) -> Step:
    """One step of a turn; what is missing or means nothing is left with the reader as problems."""
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
