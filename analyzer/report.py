"""What `analyse` answers: typed figures and codes, no sentences; `to_json` is the shape of the JSON lines."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from analyzer.cards import PLAIN, Naming, Piece
from analyzer.errors import Reason
from analyzer.exposurereport import Exposure
from analyzer.melds import Meld

if TYPE_CHECKING:
    from analyzer.drawreport import Draw


@dataclass(frozen=True)
class Step:
    """One step of a turn: `meld`, `layoff` or `swap` onto a table meld (new melds follow in order), or `discard`."""

    do: str
    cards: tuple[Piece, ...]
    onto: int | None = None

    def to_json(self, naming: Naming = PLAIN) -> dict[str, Any]:
        if self.do == "discard":
            return {"do": "discard", "card": naming(self.cards[0])}
        onto = {} if self.onto is None else {"onto": self.onto}
        return {"do": self.do, **onto, "cards": [naming(card) for card in self.cards]}


@dataclass(frozen=True)
class Opening:
    """Whether a first laying is possible and how far it is; points as `formats` defines them."""

    possible: bool
    required: int
    best_points: int
    missing_points: int
    melds: tuple[Meld, ...] = ()
    reasons: tuple[Reason, ...] = ()
    take_legal: bool | None = None

    def to_json(self, naming: Naming = PLAIN) -> dict[str, Any]:
        return {
            "possible": self.possible,
            "required": self.required,
            "best_points": self.best_points,
            "missing_points": self.missing_points,
            "melds": [meld.text(naming) for meld in self.melds],
            "reasons": codes(self.reasons),
            "take_legal": self.take_legal,
        }


@dataclass(frozen=True)
class Knock:
    """Whether the hand can knock after its best discard: its deadwood is at most `at` points."""

    possible: bool
    deadwood: int
    at: int

    def to_json(self) -> dict[str, Any]:
        return {"possible": self.possible, "deadwood": self.deadwood, "at": self.at}


@dataclass(frozen=True)
class Alternative:
    """Another turn and what it is best at: points, cards, penalty, jokers_kept, or a tie with the best turn."""

    turn: Turn
    best_at: tuple[str, ...]

    def to_json(self, naming: Naming = PLAIN) -> dict[str, Any]:
        return {**self.turn.to_json(naming), "best_at": list(self.best_at)}


@dataclass(frozen=True)
class ContractState:
    """The contract of the deal: whether the hand holds it, whether it may be laid now, what is missing and why.

    `missing_cards`: fewest cards it lacks; `buys_needed`: fewest further buys until contract and discard fit in a hand;
    `blind_buys`: buys after which it can be gone out with in one turn, None when never.
    """

    number: int
    met: bool
    can_lay: bool
    melds: tuple[Meld, ...]
    missing_cards: int | None
    buys_needed: int | None
    blind_buys: int | None
    reasons: tuple[Reason, ...] = ()

    def to_json(self, naming: Naming = PLAIN) -> dict[str, Any]:
        return {
            "number": self.number,
            "met": self.met,
            "can_lay": self.can_lay,
            "melds": [meld.text(naming) for meld in self.melds],
            "missing_cards": self.missing_cards,
            "buys_needed": self.buys_needed,
            "blind_buys": self.blind_buys,
            "reasons": codes(self.reasons),
        }


@dataclass(frozen=True)
class Turn:
    """A whole turn: what is laid, what is thrown, what stays; `steps` in playing order."""

    melds: tuple[Meld, ...] = ()
    layoffs: tuple[Step, ...] = ()
    swaps: tuple[Step, ...] = ()
    discard: Piece | None = None
    penalty_after: int = 0
    cards_placed: int = 0
    jokers_spent: int = 0
    goes_out: bool = False
    steps: tuple[Step, ...] = ()
    laid_points: int | None = None

    @property
    def laying(self) -> tuple[str, ...]:
        """What is put on the table, whatever is thrown and in whatever order."""
        return tuple(sorted(str(step.to_json()) for step in self.steps if step.do != "discard"))

    def to_json(self, naming: Naming = PLAIN) -> dict[str, Any]:
        laid = {} if self.laid_points is None else {"laid_points": self.laid_points}
        return {
            "melds": [meld.text(naming) for meld in self.melds],
            "layoffs": [placed(step, naming) for step in self.layoffs],
            "swaps": [placed(step, naming) for step in self.swaps],
            "discard": None if self.discard is None else naming(self.discard),
            "penalty_after": self.penalty_after,
            "cards_placed": self.cards_placed,
            "goes_out": self.goes_out,
            "steps": [step.to_json(naming) for step in self.steps],
            **laid,
        }


@dataclass(frozen=True)
class GoOut:
    """Whether the round can be ended now: the last discards ("" = none needed), the bonus, the way (melds or pairs)."""

    possible: bool
    discards: tuple[str, ...] = ()
    bonus: str | None = None
    by: str | None = None

    def to_json(self) -> dict[str, Any]:
        by = {} if self.by is None else {"by": self.by}
        return {"possible": self.possible, "discards": list(self.discards), "bonus": self.bonus, **by}


@dataclass(frozen=True)
class Danger:
    """What a discard gives away: an index from 0 to 1 (`danger` says of what), its band none / low / medium / high."""

    level: str
    risk: float
    reasons: tuple[Reason, ...] = ()

    def to_json(self) -> dict[str, Any]:
        return {"level": self.level, "risk": round(self.risk, 4), "reasons": codes(self.reasons)}


@dataclass(frozen=True)
class Goal:
    """Fewest draws to a goal (None = unreachable) and the unseen cards, with copies, that bring it one nearer."""

    distance: int | None
    outs: tuple[tuple[Piece, int], ...] = ()

    @property
    def out_count(self) -> int:
        """How many unseen cards bring the goal nearer, copies counted."""
        return sum(copies for _, copies in self.outs)

    @property
    def nearness(self) -> tuple[bool, int, int]:
        """What goals are ordered by: the nearest first, of equal ones that with most outs; out of reach last."""
        return self.distance is None, self.distance or 0, -self.out_count


@dataclass(frozen=True)
class Outlook:
    """A goal, and the chance (0 to 1) to reach it by the 1st, 2nd, … own draw; `later`: by the two draws after them."""

    goal: Goal
    chance: tuple[float, ...]
    later: tuple[float, ...] = (0.0, 0.0)


@dataclass(frozen=True)
class Discard:
    """One card that may be thrown: the least penalty that can remain, how far next goals are, what it gives away.

    `ahead`: the goals that it leaves to be reached, going out after those that it has reached;
    `expected`: points on average that the row is ordered by; `reasons`: what decided, the weightiest first (`advice`).
    """

    card: Piece
    penalty_after: int
    reasons: tuple[Reason, ...] = ()
    goals: Mapping[str, Outlook] = field(default_factory=dict)
    danger: Danger | None = None
    expected: float | None = None
    ahead: Mapping[str, Outlook] = field(default_factory=dict)

    def to_json(self, naming: Naming = PLAIN) -> dict[str, Any]:
        figures: dict[str, Any] = {
            "distance": {name: found.goal.distance for name, found in self.goals.items()},
            "outs": {name: [[naming(card), n] for card, n in found.goal.outs] for name, found in self.goals.items()},
            "out_count": {name: found.goal.out_count for name, found in self.goals.items()},
            "chance": {name: [round(p, 6) for p in found.chance] for name, found in self.goals.items()},
        }
        if not self.goals:
            figures = {}
        elif len(self.goals) == 1:
            # One goal is the rule; only where there are several does each figure name its own.
            figures = {key: next(iter(values.values())) for key, values in figures.items()}
        return {
            "card": naming(self.card),
            "penalty_after": self.penalty_after,
            **figures,
            **({} if self.expected is None else {"expected": round(self.expected, 2)}),
            "reasons": codes(self.reasons),
            **({} if self.danger is None else {"danger": self.danger.to_json()}),
        }


@dataclass(frozen=True)
class Analysis:
    """The exact answer to one position."""

    opening: Opening
    go_out: GoOut
    turn: Turn
    advised: Turn
    """The best turn that throws the first of the discards; the best turn itself where none is thrown."""
    discards: tuple[Discard, ...]
    goals: dict[str, Goal]
    exposure: Exposure
    draw: Draw | None = None
    contract: ContractState | None = None
    knock: Knock | None = None
    alternatives: tuple[Alternative, ...] = ()
    naming: Naming = PLAIN

    def others(self) -> tuple[Alternative, ...]:
        """What may be laid in place of the advised turn: first that which leaves least, where this is another one."""
        least = (Alternative(self.turn, ("penalty",)),) if self.turn.penalty_after < self.advised.penalty_after else ()
        return tuple(each for each in (*least, *self.alternatives) if each.turn.laying != self.advised.laying)

    def nearest(self, name: str) -> Discard | None:
        """The discard that leaves a goal nearest, of several with most outs, then the best; None where none is told."""
        told = [row for row in self.discards if name in row.ahead and row.ahead[name].goal.distance is not None]
        return min(told, key=lambda row: row.ahead[name].goal.nearness, default=None)

    @property
    def nearest_goals(self) -> dict[str, Goal]:
        """Each goal with that discard thrown; one that the hand holds, or that is told of no discard, as it is."""
        rows = {name: self.nearest(name) if goal.distance else None for name, goal in self.goals.items()}
        return {name: row.ahead[name].goal if (row := rows[name]) else goal for name, goal in self.goals.items()}

    def to_json(self) -> dict[str, Any]:
        naming = self.naming
        answer = {
            "opening": self.opening.to_json(naming),
            "go_out": self.go_out.to_json(),
            "turn": self.turn.to_json(naming),
            "discards": [row.to_json(naming) for row in self.discards],
            "distance": {name: goal.distance for name, goal in self.goals.items()},
            "outs": {name: [[naming(card), left] for card, left in goal.outs] for name, goal in self.goals.items()},
            "exposure": self.exposure.to_json(naming),
            "alternatives": [other.to_json(naming) for other in self.alternatives],
        }
        if self.contract:
            answer["contract"] = self.contract.to_json(naming)
        if self.knock:
            answer["knock"] = self.knock.to_json()
        if self.draw:
            answer["draw"] = self.draw.to_json(naming)
        return answer


def codes(reasons: tuple[Reason, ...]) -> list[str]:
    """The reasons' codes, each once, in order."""
    return list(dict.fromkeys(reason.code for reason in reasons))


def placed(step: Step, naming: Naming) -> dict[str, Any]:
    """A lay-off or swap without its verb."""
    return {"cards": [naming(card) for card in step.cards], "onto": step.onto}
