"""Brute force: how far each goal is after each discard, and how likely it comes in time, by trying every draw."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from analyzer.cards import JOKER, Joker, Piece, sort_hand, without
from analyzer.melds import Meld, MeldKind
from analyzer.position import OPPONENT, SELF, Position, TableMeld
from tests import brute_contracts, brute_okey, brute_opening
from tests.brute_melds import CARDS, Cards, Laid, Text, is_joker, texts
from tests.brute_turns import State, Turn, Walk

Found = tuple[int | None, dict[Text, int]]
"""Distance and outs; no distance: farther than was looked."""
Rows = dict[Text | None, Found]
"""What is found after each card thrown; None: as the hand is."""


MOST_STATES = 8_000
"""Moments of turns that one tree may have."""


def rows(position: Position, ask: Callable[[Position], Found], most: int = 99) -> Rows:
    """What `ask` tells of the hand, and of what each card thrown (at most so many) leaves of it."""
    fresh = replace(position, drawn=None, opened_this_turn=False)
    thrown = throwable(fresh)[:most]
    return {None: ask(fresh)} | {texts([card])[0]: ask(thrown_away(fresh, card)) for card in thrown}


def throwable(position: Position) -> list[Piece]:
    throws = position.phase == "play" and position.rules.final_discard != "none"
    return sorted(set(position.hand), key=str) if throws else []


def thrown_away(position: Position, card: Piece) -> Position:
    """The moment before the next draw."""
    left, pile = without(position.hand, [card]), (*position.discards, card)
    return replace(position, hand=left, discards=pile, phase="draw", drawn=None)


def with_card(position: Position, card: Piece) -> Position:
    """The turn after that card was drawn."""
    return replace(position, hand=sort_hand((*position.hand, card)), phase="play", drawn=None)


def contract(position: Position) -> Found:
    return brute_contracts.goal(position, 2)


def okey(position: Position) -> Found:
    return brute_okey.melds_goal(position, 2)


ASKS = {"open": brute_opening.goal, "contract": contract, "okey": okey, "pairs": brute_okey.pairs_goal}


# ------------------------------------------------------------------------------------------------- going out


def out_rows(position: Position, deepest: int) -> Rows:
    """How far going out is, by playing every turn; no farther than `deepest` draws. Raises TooMany."""
    fresh, ends = replace(position, drawn=None, opened_this_turn=False), Endings()
    if not throwable(fresh):
        return {None: ends.found(fresh, None, deepest)}
    found: Rows = {texts([c])[0]: ends.found(fresh, texts([c])[0], deepest) for c in throwable(fresh)}
    if ends.gone(fresh, 0):
        return {None: (0, {}), **found}
    nearest = min((draws for draws, _ in found.values() if draws is not None), default=None)
    useful = {card: left for draws, outs in found.values() if draws == nearest for card, left in outs.items()}
    return {None: (nearest, useful if nearest else {}), **found}


class TooMany(Exception):
    """The tree has more turns than the brute force may play."""


class Endings:
    """Every way that a few turns can go: a card drawn, melds laid, a card thrown, until nothing is left in hand."""

    def __init__(self) -> None:
        self.walks: dict[tuple[Cards, tuple[TableMeld, ...], bool, str], Staged] = {}
        self.states = 0

    def walk(self, position: Position) -> Staged:
        key = texts(position.hand), position.table, position.opened, position.phase
        if key not in self.walks:
            self.walks[key] = Staged(position)
            self.states += self.walks[key].states
            if self.states > MOST_STATES:
                raise TooMany
        return self.walks[key]

    def found(self, position: Position, discard: Text | None, deepest: int) -> Found:
        """Fewest draws before the whole hand is gone, when this turn ends with that card thrown (None: with none)."""
        walk = self.walk(position)
        if any(not turn.left and turn.discard == discard for turn in walk.turns):
            return 0, {}
        return self.later([position] if position.phase == "draw" else list(walk.following(position, discard)), deepest)

    def later(self, befores: list[Position], deepest: int) -> Found:
        """Fewest draws, one at least, from whichever of these moments before a draw leaves it nearest."""
        for draws in range(1, deepest + 1):
            useful = {
                texts([card])[0]: left
                for before in befores
                for card, left in before.unseen().items()
                if self.gone(with_card(before, card), draws - 1)
            }
            if useful:
                return draws, useful
        return None, {}

    def gone(self, position: Position, draws: int) -> bool:
        """Whether a hand in play can be gone after at most so many more draws."""
        walk = self.walk(position)
        if any(not turn.left for turn in walk.turns):
            return True
        return draws > 0 and any(
            self.gone(with_card(after, card), draws - 1)
            for discard in {turn.discard for turn in walk.turns}
            for after in walk.following(position, discard)
            for card in after.unseen()
        )


def owed_rows(position: Position, deepest: int) -> dict[Text, list[Found]]:
    """What each way to use the card taken leaves after each discard: only the nearest, with most outs."""
    walk, ends = Staged(position), Endings()
    found: dict[Text, list[Found]] = {}
    for turn, table, new in walk.reached:
        if turn.discard is not None:
            after = _ended(position, turn, (*table, *new))
            reached = ends.later([after], deepest) if turn.left else (0, {})
            found.setdefault(turn.discard, []).append(reached)
    return {
        card: [each for each in all_ways if _near(each) == min(map(_near, all_ways))]
        for card, all_ways in found.items()
    }


def _near(found: Found) -> tuple[int, int]:
    draws, outs = found
    return 99 if draws is None else draws, -sum(outs.values())


class Staged(Walk):
    """Whole turns with the positions they leave."""

    def __init__(self, position: Position) -> None:
        self.reached: set[tuple[Turn, tuple[Laid, ...], tuple[Laid, ...]]] = set()
        super().__init__(position)

    def _ends(self, state: State) -> Iterator[tuple[Turn, str]]:
        for turn, last in super()._ends(state):
            self.reached.add((turn, state.table, state.new))
            yield turn, last

    def following(self, position: Position, discard: Text | None) -> Iterator[Position]:
        """What follows that position once this was thrown, before the next draw; its hand and table are those walked.

        Cards are laid early only where that may matter.
        """
        rules = self.rules
        early = not position.opened and not (rules.layoff_same_turn or rules.layoff_before_open)
        for turn, table, new in sorted(self.reached, key=str):
            if turn.discard != discard or ((new or table != self.table) and not early):
                continue
            yield _ended(position, turn, (*table, *new))


def _ended(position: Position, turn: Turn, table: tuple[Laid, ...]) -> Position:
    """The moment before the next draw, that turn being played."""
    hand = sort_hand(JOKER if text == "JK" else CARDS[text] for text in turn.left)
    pile = () if turn.discard is None else (JOKER if turn.discard == "JK" else CARDS[turn.discard],)
    return replace(
        position,
        hand=hand,
        phase="draw",
        drawn=None,
        table=tuple(map(_on_table, table)),
        opened=turn.opened,
        opened_this_turn=False,
        discards=(*position.discards, *pile),
    )


def _on_table(laid: Laid) -> TableMeld:
    pieces = tuple(
        JOKER if piece == "JK" else Joker(CARDS[piece[3:]]) if is_joker(piece) else CARDS[piece]
        for piece in laid.pieces
    )
    return TableMeld(Meld(MeldKind(laid.kind), pieces), SELF if laid.own else OPPONENT, laid.taken)
