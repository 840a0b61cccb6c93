"""What cannot be in a position although each part can: copies, hand, card drawn, other players, stock."""

from __future__ import annotations

from collections.abc import Iterator

from analyzer.cards import JOKER, Piece
from analyzer.duties import holds
from analyzer.errors import Problem
from analyzer.position import MOST_PLAYERS, SELF, Opponent, Position, TableMeld, full_deck
from analyzer.ruleset import RuleSet


def position_problems(position: Position) -> Iterator[Problem]:
    """Every contradiction between the parts of a position, each with its place (SG-11).

    >>> from analyzer.rules import load_rules
    >>> [problem.code for problem in position_problems(Position(load_rules("rami30"), (), stock=200))]
    ['stock_too_large']
    """
    yield from _hand_problems(position)
    yield from _copies_problems(position)
    seats = position.options.get("players", position.players)
    for first, second, wrong in (
        ("opened_this_turn", "opened", position.opened_this_turn and not position.opened),
        ("phase", "drawn", position.phase == "draw" and position.drawn is not None),
        ("phase", "opened_this_turn", position.phase == "draw" and position.opened_this_turn),
        ("phase", "out_of_turn", position.phase == "play" and position.out_of_turn),
        ("players", "options.players", position.players not in (None, seats)),
    ):
        if wrong:
            yield Problem("contradictory_position", first, {"first": first, "second": second})
    yield from _players_problems(position)
    for number, other in enumerate(position.opponents):
        yield from _opponent_problems(other, f"opponents[{number}]", position)
    yield from _stock_problems(position)


def largest_hand(position: Position, *, drawn: bool) -> int | None:
    """The most cards in a hand, that of this turn included or not; None where it grows without end (no discards)."""
    if position.rules.final_discard == "none":
        return None
    bought = 2 * position.rules.buys(position.contract) if position.contract else 0
    return position.rules.hand_size + bought + drawn


def taken_problems(laid: TableMeld, rules: RuleSet, where: str) -> list[Problem]:
    """More jokers taken from a meld than it can have given: each left a natural card, beside those laid at first.

    How often a single joker came and went is not bounded by the packs: it may be laid off onto the same meld again.
    """
    most = len(laid.meld.naturals) - max(1, rules.min_naturals) if rules.swap and rules.jokers else 0
    if laid.jokers_taken <= most:
        return []
    params = {"taken": laid.jokers_taken, "most": max(0, most), "cards": " ".join(map(str, laid.meld.pieces))}
    return [Problem("too_many_jokers_taken", where, params)]


def _hand_problems(position: Position) -> Iterator[Problem]:
    most = largest_hand(position, drawn=position.phase == "play")
    if most is not None and len(position.hand) > most:
        yield Problem("hand_too_large", "hand", {"size": len(position.hand), "most": most})
    drawn = position.drawn.card if position.drawn else None
    placed = (piece for laid in position.table for piece in laid.meld.pieces)
    if drawn and not holds((*position.hand, *placed), drawn):
        yield Problem("drawn_not_in_hand", "drawn.card", {"card": position.naming(drawn)})


def _copies_problems(position: Position) -> Iterator[Problem]:
    deck = full_deck(position.rules)
    for piece, copies in position.known().items():
        if copies > deck[piece]:
            code = "too_many_jokers_in_deck" if piece == JOKER else "too_many_copies"
            params = {"card": position.naming(piece), "copies": copies, "most": deck[piece]}
            yield Problem(code, _place_of(piece, position), params)


def _place_of(piece: Piece, position: Position) -> str:
    """Where a card that is there too often is first to be looked for."""
    table = [piece for laid in position.table for piece in laid.meld.pieces]
    places = {"hand": position.hand, "table": table, "discards": position.discards, "seen": position.seen}
    places |= {f"opponents[{number}].took": other.took for number, other in enumerate(position.opponents)}
    return next(where for where, pieces in places.items() if holds(pieces, piece))


def _players_problems(position: Position) -> Iterator[Problem]:
    """More others than sit at the table, one name for two of them, or the name of the player himself."""
    told = position.players or position.options.get("players") or MOST_PLAYERS
    if len(position.opponents) > told - 1:
        yield Problem("too_many_opponents", "opponents", {"count": len(position.opponents), "players": told})
    names = [other.name for other in position.opponents]
    for number, name in enumerate(names):
        where = f"opponents[{number}].name"
        if name in names[:number]:
            yield Problem("duplicate_player", where, {"player": name})
        if name == SELF:
            yield Problem("name_of_player", where, {"player": name})


def _opponent_problems(other: Opponent, where: str, position: Position) -> Iterator[Problem]:
    """More cards than a hand holds between turns, or more taken than held."""
    most, held = largest_hand(position, drawn=False), max(other.cards or 0, len(other.took))
    if most is not None and held > most:
        key = "cards" if held == other.cards else "took"
        yield Problem("hand_too_large", f"{where}.{key}", {"size": held, "most": most})
    if other.cards is not None and len(other.took) > other.cards:
        yield Problem("took_more_than_held", f"{where}.took", {"took": len(other.took), "held": other.cards})


def _stock_problems(position: Position) -> Iterator[Problem]:
    """More cards in the stock and in the hands of the others than are unseen."""
    unseen = position.unseen().total()
    hidden = sum(max(0, other.cards - len(other.took)) for other in position.opponents if other.cards is not None)
    if hidden > unseen:
        yield Problem("too_many_hidden", "opponents", {"held": hidden, "most": unseen})
    elif position.stock is not None and hidden + position.stock > unseen:
        yield Problem("stock_too_large", "stock", {"value": position.stock, "most": unseen - hidden})
