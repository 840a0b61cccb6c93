"""From chosen plays to what a player does: the melds as they are laid, and the steps in playing order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from analyzer.cards import Joker, Piece, is_joker
from analyzer.melds import Meld, MeldKind
from analyzer.plays import Extension, Further, JokerOver, NewMeld, Play, RunEnd, run_end
from analyzer.report import Step
from analyzer.tableplays import HIGH, LOW, TablePlay
from analyzer.turnmodel import TurnModel

Chosen = Sequence[tuple[Play, int]]
"""Plays with how often each is made."""


@dataclass(frozen=True)
class LaidMeld:
    """A new meld as it goes down, jokers over its cards included, and what is laid off onto it later in the turn."""

    meld: Meld
    opening: bool
    extension: tuple[Piece, ...]


def laid_melds(chosen: Chosen) -> list[LaidMeld]:
    """The new melds of the chosen plays; jokers and extensions are dealt out evenly over equal melds."""
    laid = []
    further = Counter({play: times for play, times in chosen if isinstance(play, Further)})
    for play, times in chosen:
        if not isinstance(play, NewMeld):
            continue
        covers = [p.place for p, n in chosen if isinstance(p, JokerOver) and p.run == play for _ in range(n)]
        extra = [p.added for p, n in chosen if isinstance(p, Extension) and p.onto == play for _ in range(n)]
        for copy in range(times):
            pieces = list(play.meld.pieces)
            for place in covers[copy::times]:
                pieces[place] = Joker(play.meld.faces()[place])
            extension = tuple(piece for added in extra[copy::times] for piece in added)
            if play.opening and play.meld.kind is MeldKind.RUN:
                extension += tuple(piece for part in (LOW, HIGH) for piece in _beyond(run_end(play, part), further))
            laid.append(LaidMeld(Meld(play.meld.kind, tuple(pieces)), play.opening, extension))
    return laid


def _beyond(end: RunEnd, further: Counter[Further]) -> Iterator[Piece]:
    """What is laid off beyond this end of a run, nearest first; taken out of `further`."""
    begun = False
    while found := next((p for p in further if p.onto == end and p.begun == begun and further[p]), None):
        further[found] -= 1
        yield found.piece
        end, begun = found.beyond, True


def order_steps(laid: Sequence[LaidMeld], chosen: Chosen, model: TurnModel, thrown: Sequence[Piece]) -> Iterator[Step]:
    """The plays as single steps, each legal on what the steps before it leave."""
    table = len(model.position.table)
    opening = [new for new in laid if new.opening and model.allowed.staged]
    later = [new for new in laid if new not in opening]
    on_table = [play for play, _ in chosen if isinstance(play, TablePlay)]
    swaps = [Step("swap", cards, play.onto) for play in on_table for cards in play.swaps]
    layoffs = [Step("layoff", play.added, play.onto) for play in on_table if play.added]
    extensions = [
        Step("layoff", new.extension, table + place) for place, new in enumerate([*opening, *later]) if new.extension
    ]
    first, second = ([Step("meld", named(new.meld)) for new in group] for group in (opening, later))
    yield from (*first, *swaps, *second, *extensions, *layoffs)
    yield from (Step("discard", (card,)) for card in thrown)


def named(meld: Meld) -> tuple[Piece, ...]:
    """The meld's cards with every joker named, as it is put on the table."""
    return tuple(
        Joker(face) if is_joker(piece) else piece for piece, face in zip(meld.pieces, meld.faces(), strict=True)
    )
