"""A judged meld and the answer to a score request, as lines for a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from analyzer.cards import Joker, Naming, Piece
from analyzer.legality import MeldCheck
from analyzer.terminal.layout import INDENT, card_text, cards_text, paragraphs, table, wrapped
from analyzer.wording import Text
from analyzer.wording.text import with_minus


def meld_report(text: Text, pieces: list[Piece], check: MeldCheck, naming: Naming, letters: str) -> list[str]:
    """Whether cards are a meld, its kind and points, what its jokers stand for, or why it is none."""
    given = cards_text(map(naming, pieces), letters)
    if not check.valid:
        reasons = [line for each in check.reasons for line in wrapped(text.reason(each))]
        return [text("meld-invalid", shown=given), *reasons]
    best = check.readings[0]
    lines = [text("meld-valid", shown=given, kind=best.kind, points=check.points)]
    faces = [str(face) for piece, face in zip(best.pieces, best.faces(), strict=True) if isinstance(piece, Joker)]
    if faces:
        lines.append(INDENT + text("meld-jokers", shown=cards_text(faces, letters), count=len(faces)))
    if others := [points for points in check.all_points if points != check.points]:
        lines.append(INDENT + text("meld-readings", points=f" {text('word-or')} ".join(map(str, others))))
    return lines


def score_report(text: Text, answer: Mapping[str, Any], letters: str) -> list[str]:
    """The table of a round, a match or a pot, and who is out or has won."""
    if "payout" in answer:
        return _shares(text, answer["payout"])
    players = [rank["player"] for rank in answer["ranking"]]
    if "running" in answer:
        points = {text("score-round-number", number=i): totals for i, totals in enumerate(answer["running"], 1)}
    else:
        points = _round_columns(text, answer, letters)
    places = {rank["player"]: rank["place"] for rank in answer["ranking"]}
    columns = {**points, text("score-total"): answer["totals"], text("score-place"): places}
    verdict = []
    if out := answer["eliminated"]:
        verdict.append(text("score-out", players=", ".join(out), count=len(out)))
    if answer["game_winner"] is not None:
        verdict.append(text("score-winner", player=answer["game_winner"]))
    return paragraphs([_columns(text, players, columns), verdict])


def _shares(text: Text, payout: Mapping[str, float]) -> list[str]:
    """What each player gets of the pot, to the cent."""
    rows = [[player, text("scores-amount", amount=float(share))] for player, share in payout.items()]
    return table([[text("score-player"), text("score-payout")], *rows], right=[1])


def _round_columns(text: Text, answer: Mapping[str, Any], letters: str) -> dict[str, Mapping[str, Any]]:
    """The cards left with their points, what they make, and what the round costs."""
    cards = {
        player: ", ".join(f"{card_text(card, letters)} {with_minus(str(points))}" for card, points in parts)
        for player, parts in answer["parts"].items()
    }
    return {
        text("score-cards"): cards,
        text("score-counted"): answer["counted"],
        text("score-round"): answer["round_points"],
    }


def _columns(text: Text, players: list[str], columns: Mapping[str, Mapping[str, Any]]) -> list[str]:
    """A row for each player; a column that says nothing of anybody is left out, one of numbers is right-aligned."""
    said = {head: column for head, column in columns.items() if any(column.values())}
    rows = [[player, *(with_minus(str(column.get(player, ""))) for column in said.values())] for player in players]
    numbers = [i for i, column in enumerate(said.values(), 1) if not any(isinstance(c, str) for c in column.values())]
    return table([[text("score-player"), *said], *rows], right=numbers)
