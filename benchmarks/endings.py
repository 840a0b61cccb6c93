"""How soon a player ends the round: simulated rounds, printed as the tables that `analyzer/ending.py` holds.

`python -m benchmarks.endings rami30 --rounds 400 --seed 1`

Each player takes the upcard when it makes a meld of natural cards with his hand or, once he has opened, goes onto the
table; else he draws from the stock. He lays what leaves him the fewest points as soon as the rules allow it (found
exactly), and throws the card with the fewest partners left in his hand, the dearest among equals, never a joker. An
empty stock is the shuffled pile again. Where a hand is only laid as a whole, or knocks, nothing is laid before.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from analyzer.cards import JOKER, Card, Hand, Piece, sort_hand, without
from analyzer.danger import onto_table, table_after
from analyzer.partition import partition
from analyzer.partners import Partners
from analyzer.position import SELF, Position, TableMeld, full_deck
from analyzer.rules import RuleSet, load_rules
from analyzer.turns import Search
from analyzer.values import penalty
from benchmarks.harness import table

TURNS = 6
"""How many own turns ahead the table looks."""
MOST_CARDS, MOST_TURNS = 7, 12
"""The last row of cards left, and of turns played, stands for all beyond it."""
SELDOM, FEW = 100, 20
"""A state seen less often is left out; where fewer came to a turn, the share of the turn before counts again."""
LONGEST = 60
"""Turns a player has before a round is given up."""


@dataclass
class Seat:
    """A player: his cards, whether he has laid, what he threw, and his state at the beginning of each turn."""

    hand: Hand
    opened: bool = False
    threw: list[Piece] = field(default_factory=list)
    states: list[str] = field(default_factory=list)


class Round:
    """One round from the deal to its end; `ended_by` is the seat that went out, None where the round was given up."""

    def __init__(self, rules: RuleSet, rng: Random, contract: int | None) -> None:
        self.rules, self.rng, self.contract = rules, rng, contract
        deck = list(full_deck(rules).elements())
        rng.shuffle(deck)
        size = rules.hand_size
        self.seats = [Seat(sort_hand(deck[i * size : (i + 1) * size])) for i in range(rules.players)]
        self.stock = deck[rules.players * size :]
        self.pile = [self.stock.pop()]
        self.table: tuple[TableMeld, ...] = ()
        self.ended_by: int | None = None
        self.uses: Counter[tuple[str, bool]] = Counter()

    def play(self) -> Round:
        for turn in range(LONGEST * len(self.seats)):
            if not self.stock and not self.shuffled():
                break
            if self.turn(turn % len(self.seats)):
                self.ended_by = turn % len(self.seats)
                break
        return self

    def shuffled(self) -> bool:
        """The pile as a new stock; in games that lay all at once the round ends undecided instead (OK-21)."""
        if self.rules.lay_all_at_once or len(self.pile) < 2:
            return False
        self.stock, self.pile = self.pile[:-1], self.pile[-1:]
        self.rng.shuffle(self.stock)
        return True

    def turn(self, number: int) -> bool:
        """One turn; whether it ends the round."""
        seat, rules = self.seats[number], self.rules
        whole = rules.lay_all_at_once or rules.knock_at is not None
        seat.states.append(f"turn {min(len(seat.states), MOST_TURNS)}" if whole else self.state(seat))
        upcard = self.pile[-1]
        self.watch(seat, upcard)
        taken = self.wants(number, seat, upcard)
        drawn = self.pile.pop() if taken else self.stock.pop()
        seat.hand = sort_hand((*seat.hand, drawn))
        return self.whole_hand(seat) if whole else self.lays(number, seat)

    def state(self, seat: Seat) -> str:
        return f"cards {min(len(seat.hand), MOST_CARDS)}" if seat.opened else "not opened"

    def watch(self, seat: Seat, upcard: Piece) -> None:
        """Count how often a card can be used at once by a player who threw its like before, and by others."""
        if isinstance(upcard, Card) and not seat.opened:
            fits = melds_with(upcard, seat.hand, self.rules)
            kind = "threw it" if upcard in seat.threw else "in the pile" if upcard in self.pile[:-1] else "new"
            self.uses[kind, fits] += 1

    def wants(self, number: int, seat: Seat, upcard: Piece) -> bool:
        if self.rules.take_discard != "free" and not seat.opened:
            return False
        if not isinstance(upcard, Card):
            return True
        if seat.opened and onto_table(upcard, self.seen_by(number), self.rules, opened=True):
            return True
        closed = seat.opened and not self.rules.new_melds_after_open
        return not closed and melds_with(upcard, seat.hand, self.rules)

    def seen_by(self, number: int) -> tuple[TableMeld, ...]:
        return tuple(
            TableMeld(laid.meld, SELF if laid.owner == str(number) else laid.owner, laid.jokers_taken)
            for laid in self.table
        )

    def lays(self, number: int, seat: Seat) -> bool:
        position = Position(
            self.rules,
            seat.hand,
            opened=seat.opened,
            laid_before=seat.opened,
            table=self.seen_by(number),
            contract=self.contract,
        )
        turn = Search(position).best_turn()
        if turn.goes_out:
            return True
        before = len(self.table)
        self.table = tuple(
            TableMeld(new.meld, self.table[i].owner if i < before else str(number), new.jokers_taken)
            for i, new in enumerate(table_after(position, turn))
        )
        placed = [card for step in turn.steps if step.do != "discard" for card in step.cards]
        seat.hand = without((*seat.hand, *[JOKER] * len(turn.swaps)), placed)
        seat.opened = seat.opened or bool(turn.melds)
        return self.throws(seat, seat.hand)

    def whole_hand(self, seat: Seat) -> bool:
        """Win or knock with what no meld holds; else throw of that."""
        left = partition(seat.hand, self.rules).leftover or seat.hand
        dearest = max(penalty(card, self.rules) for card in left)
        if len(left) == 1 or sum(penalty(card, self.rules) for card in left) - dearest <= (self.rules.knock_at or 0):
            return True
        return self.throws(seat, left)

    def throws(self, seat: Seat, choice: Sequence[Piece]) -> bool:
        natural = [card for card in choice if isinstance(card, Card)]
        thrown: Piece = JOKER
        if natural:
            thrown = min(natural, key=lambda card: (company(card, seat.hand, self.rules), -penalty(card, self.rules)))
        seat.hand = without(seat.hand, [thrown])
        seat.threw.append(thrown)
        self.pile.append(thrown)
        return not seat.hand


def melds_with(card: Card, hand: Hand, rules: RuleSet) -> bool:
    """Whether the hand has natural cards for a meld with the card."""
    return Partners.of(card, rules).groups(Counter(hand)) > 0


def company(card: Card, hand: Hand, rules: RuleSet) -> int:
    """How many different partners of the card the hand holds."""
    partners = Partners.of(card, rules)
    held = Counter(hand)
    held[card] -= 1
    return sum(held[other] > 0 for other in {*partners.mates, *partners.beside})


def chances(rounds: Sequence[Round]) -> dict[str, tuple[int, list[float]]]:
    """Per state: how often it was seen, and the chance that this player has ended the round by his k-th turn from it.

    A round ended by another stops the watching (Kaplan and Meier): of those who still came to their k-th turn, the
    share that ended the round then.
    """
    came: dict[str, Counter[int]] = defaultdict(Counter)
    ended: dict[str, Counter[int]] = defaultdict(Counter)
    for played in rounds:
        for number, seat in enumerate(played.seats):
            for turn, state in enumerate(seat.states):
                for ahead in range(min(TURNS, len(seat.states) - turn)):
                    came[state][ahead] += 1
                if played.ended_by == number and len(seat.states) - turn <= TURNS:
                    ended[state][len(seat.states) - turn - 1] += 1
    found = {}
    for state, seen in came.items():
        if seen[0] < SELDOM:
            continue
        runs_on, share, by_turn = 1.0, 0.0, []
        for ahead in range(TURNS):
            if seen[ahead] >= FEW:
                share = ended[state][ahead] / seen[ahead]
            runs_on *= 1 - share
            by_turn.append(1 - runs_on)
        found[state] = seen[0], by_turn
    return found


def report(name: str, rounds: int, seed: int, contract: int | None) -> str:
    rules = load_rules(name)
    number = contract or (1 if rules.contracts else None)
    played = [Round(rules, Random(f"{seed} {name} {each}"), number).play() for each in range(rounds)]
    found = sorted(chances(played).items(), key=lambda each: (each[0].split()[0] == "not", _number(each[0])))
    rows = [[state, seen, *(f"{chance:.3f}" for chance in by_turn)] for state, (seen, by_turn) in found]
    uses = sum((each.uses for each in played), Counter[tuple[str, bool]]())
    told = [
        f"{kind}: {uses[kind, True]} of {uses[kind, True] + uses[kind, False]} usable"
        for kind in ("new", "in the pile", "threw it")
    ]
    turns = sum(len(seat.states) for each in played for seat in each.seats) / (rounds * rules.players)
    undecided = sum(each.ended_by is None for each in played)
    head = ("State", "Seen", *(f"turn {ahead + 1}" for ahead in range(TURNS)))
    return (
        f"{name}, {rules.players} players, {rounds} rounds, seed {seed}; {turns:.1f} turns a player, "
        f"{undecided} rounds undecided\n\n{table(head, rows)}\n\n{'; '.join(told)}"
    )


def _number(state: str) -> int:
    return next((int(word) for word in state.split() if word.isdigit()), 0)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.endings", description=__doc__)
    parser.add_argument("rules")
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--contract", type=int)
    given = parser.parse_args()
    print(report(given.rules, given.rounds, given.seed, given.contract))


if __name__ == "__main__":
    main()
