"""Positions from and to JSON: the shape first, then everything that cannot be; every problem listed at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import ValidationError

from analyzer.cards import JOKER, Card, Joker, Naming, Piece, sort_hand
from analyzer.deckreader import DeckReader
from analyzer.errors import PositionError, Problem, RamiError, quoted
from analyzer.legality import check_meld
from analyzer.melds import Meld, MeldKind
from analyzer.position import Drawn, Opponent, Phase, Position, TableMeld
from analyzer.positioncheck import position_problems, taken_problems
from analyzer.rules import RuleSet, deck_of, load_rules
from analyzer.shapes import OpponentShape, PositionShape, TableMeldShape, shape_problems


def read_position(data: Any, letters: str = "en", rules: RuleSet | None = None) -> Position:
    """The position that a JSON object describes (the keys are those of `Position`).

    Under the rules that it names, unless others are given, such as house rules that contradict each other.
    Raises PositionError, or RulesError for the rule set and its options, listing every problem with its place.

    >>> position = read_position({"rules": "rami30", "hand": "7SHD KC", "phase": "play"})
    >>> [str(card) for card in position.hand]
    ['7S', '7H', '7D', 'KC']
    """
    if not isinstance(data, Mapping):
        raise PositionError(Problem("not_an_object", "position", {"value": quoted(data, 40)}))
    problems: list[Problem] = []
    shape = _read_shape(data, problems)
    rules = rules or _read_rules(data, problems)
    if shape is None or rules is None:
        raise PositionError(*problems, deck=deck_of(data))
    position = _Builder(shape, rules, letters, problems).build()
    if problems:
        raise PositionError(*problems, deck=deck_of(data))
    return position


def _read_rules(data: Mapping[str, Any], problems: list[Problem]) -> RuleSet | None:
    name, options = data.get("rules"), data.get("options", {})
    if not isinstance(name, str) or not isinstance(options, Mapping):
        return None
    try:
        rules = load_rules(name, **options)
        players = data.get("players")
        if rules.decks_by_players and isinstance(players, int) and 2 <= players <= 8:
            # Packs and jokers follow from the players at the table, unless set (SH-03, SH-04).
            return load_rules(name, **{"players": players, **options})
        return rules
    except RamiError as error:
        problems.extend(error.problems)
        return None


def _read_shape(data: Mapping[str, Any], problems: list[Problem]) -> PositionShape | None:
    try:
        return PositionShape.model_validate(dict(data))
    except ValidationError as error:
        problems.extend(shape_problems(error, PositionShape))
        return None


class _Builder:
    """Turns a well-shaped input into a position, collecting what cannot be."""

    def __init__(self, shape: PositionShape, rules: RuleSet, letters: str, problems: list[Problem]) -> None:
        self.shape, self.rules, self.problems = shape, rules, problems
        self.reader = DeckReader(rules, letters, problems=problems)

    def build(self) -> Position:
        shape, rules, reader = self.shape, self.rules, self.reader
        self.refuse_keys()
        indicator = reader.indicator(shape.indicator)
        hand = reader.free(shape.hand, "hand")
        bought = shape.buys_used or 0
        waits = len(hand) == rules.hand_size + 2 * bought and shape.drawn is None and not shape.opened_this_turn
        phase: Phase = "draw" if shape.out_of_turn or (waits and rules.final_discard != "none") else "play"
        position = Position(
            rules=rules,
            hand=sort_hand(hand),
            phase=shape.phase or phase,
            options=shape.options,
            drawn=self.drawn(),
            opened=shape.opened,
            opened_this_turn=shape.opened_this_turn,
            laid_before=shape.opened and not shape.opened_this_turn if shape.laid_before is None else shape.laid_before,
            table=tuple(filter(None, (self.table_meld(i, laid) for i, laid in enumerate(shape.table)))),
            discards=tuple(reader.free(shape.discards, "discards")),
            seen=sort_hand(reader.free(shape.seen, "seen")),
            opponents=tuple(self.opponent(i, other) for i, other in enumerate(shape.opponents)),
            players=shape.players,
            stock=shape.stock,
            total=shape.total,
            limit=shape.limit,
            contract=shape.contract,
            buys_used=bought,
            out_of_turn=shape.out_of_turn,
            indicator=indicator,
        )
        if not position.hand and not self.problems:
            self.problem("hand_empty", "hand")
        self.problems.extend(position_problems(position))
        return position

    def refuse_keys(self) -> None:
        """Keys that mean nothing under these rules, the contract that they want, and a contract out of range."""
        contracts = self.rules.contracts
        meaningless = [
            *(("contract", "buys_used") if contracts is None else ()),
            *(() if self.rules.max_buys and contracts else ("out_of_turn",)),
            *(("opened", "opened_this_turn", "laid_before", "table") if self.rules.lay_all_at_once else ()),
        ]
        for key in meaningless:
            if key in self.shape.model_fields_set:
                self.problem("key_without_meaning", key, key=key, rules=self.rules.name)
        if contracts is None:
            return
        number = self.shape.contract
        if number is None:
            self.problem("missing_key", "contract", key="contract")
        elif number > len(contracts):
            self.problem("no_such_contract", "contract", value=number, most=len(contracts))
        elif (self.shape.buys_used or 0) > self.rules.buys(number):
            self.problem("too_many_buys", "buys_used", value=self.shape.buys_used, most=self.rules.buys(number))

    def problem(self, code: str, where: str, **params: Any) -> None:
        self.problems.append(Problem(code, where, params))

    def drawn(self) -> Drawn | None:
        if self.shape.drawn is None:
            return None
        cards = self.reader.free(self.shape.drawn.card, "drawn.card")
        if len(cards) != 1:
            if cards:
                self.problem("one_card", "drawn.card", count=len(cards))
            return None
        return Drawn(cards[0], self.shape.drawn.source)

    def opponent(self, number: int, other: OpponentShape) -> Opponent:
        where = f"opponents[{number}]"
        return Opponent(
            other.name,
            other.cards,
            other.opened,
            other.total,
            sort_hand(self.reader.free(other.took, f"{where}.took")),
            sort_hand(self.reader.free(other.threw, f"{where}.threw")),
        )

    def table_meld(self, number: int, laid: TableMeldShape) -> TableMeld | None:
        where = f"table[{number}]"
        before = len(self.problems)
        pieces = self.reader.pieces(laid.cards, f"{where}.cards")
        stands = self.reader.pieces(laid.joker_as, f"{where}.joker_as") if laid.joker_as else []
        if len(self.problems) > before:
            return None
        meld = read_table_meld(pieces, stands, laid.type, self.rules)
        if isinstance(meld, Meld):
            table_meld = TableMeld(meld, laid.owner, laid.jokers_taken)
            self.problems.extend(taken_problems(table_meld, self.rules, f"{where}.jokers_taken"))
            return table_meld
        code, params = meld
        self.problem(code, where, number=number + 1, cards=" ".join(map(str, pieces)) or "–", **params)
        return None


def read_table_meld(
    pieces: Sequence[Piece], stands: Sequence[Piece], kind: str | None, rules: RuleSet
) -> Meld | tuple[str, dict[str, str]]:
    """A table meld with its jokers named by `stands` or by their places, or the code and parameters of a problem."""
    named = list(pieces)
    if stands:
        free = [place for place, piece in enumerate(named) if piece == JOKER]
        cards = [card for card in stands if isinstance(card, Card)]
        if len(cards) != len(stands) or len(cards) > len(free):
            return "joker_as_mismatch", {"jokers": str(len(free)), "named": str(len(stands))}
        for place, card in zip(free, cards, strict=False):
            named[place] = Joker(card)
    wanted = MeldKind(kind) if kind else None
    check = check_meld(named, rules, wanted)
    if not check.valid:
        return "illegal_table_meld", {"reason": check.reasons[0].code}
    if len({reading.kind for reading in check.readings}) > 1:
        return "say_set_or_run", {}
    if len(check.readings) == 1 or check.readings[0].kind is MeldKind.SET:
        return check.readings[0]
    for reading in check.readings:
        if _same_order(reading, named):
            return reading
    return "unnamed_joker", {}


def _same_order(reading: Meld, pieces: Sequence[Piece]) -> bool:
    """Whether the cards were given in the order of this reading, jokers in their places."""
    return all(
        (isinstance(given, Joker) and isinstance(piece, Joker)) or given == piece
        for given, piece in zip(pieces, reading.pieces, strict=True)
    )


def write_position(position: Position) -> dict[str, Any]:
    """The JSON object of a position; `read_position` gives the same position back.

    >>> write_position(read_position({"rules": "classic", "hand": "7S KC"}))["hand"]
    ['7S', 'KC']
    """
    show = position.naming
    data: dict[str, Any] = {
        "rules": position.rules.name,
        "hand": list(map(show, position.hand)),
        "phase": position.phase,
        "opened": position.opened,
        "opened_this_turn": position.opened_this_turn,
        "laid_before": position.laid_before,
        "table": [_write_table_meld(laid) for laid in position.table],
        "discards": list(map(show, position.discards)),
        "seen": list(map(show, position.seen)),
        "opponents": [_write_opponent(other, show) for other in position.opponents],
        "total": position.total,
    }
    if position.options:
        data["options"] = dict(position.options)
    if position.drawn:
        data["drawn"] = {"card": show(position.drawn.card), "from": position.drawn.source}
    if position.rules.lay_all_at_once:
        data = {k: v for k, v in data.items() if k not in ("opened", "opened_this_turn", "laid_before", "table")}
    if position.indicator:
        data["indicator"] = str(position.indicator)
    if position.contract:
        data |= {"contract": position.contract, "buys_used": position.buys_used}
    if position.out_of_turn:
        data["out_of_turn"] = True
    for key in ("players", "stock", "limit"):
        if getattr(position, key) is not None:
            data[key] = getattr(position, key)
    return data


def _write_table_meld(laid: TableMeld) -> dict[str, Any]:
    return {
        "cards": list(map(str, laid.meld.pieces)),
        "type": str(laid.meld.kind),
        "owner": laid.owner,
        "jokers_taken": laid.jokers_taken,
    }


def _write_opponent(other: Opponent, show: Naming) -> dict[str, Any]:
    known = {key: getattr(other, key) for key in ("cards", "total") if getattr(other, key) is not None}
    cards = {"took": list(map(show, other.took)), "threw": list(map(show, other.threw))}
    return {"name": other.name, "opened": other.opened, **known, **cards}
