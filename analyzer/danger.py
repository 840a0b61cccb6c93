"""What a discard gives away: an index between 0 and 1 for each card that may be thrown, its band, and why.

The index estimates how likely the player who may take the card can use it at once. It is a heuristic:

- 1 where the card frees a joker on the table, or goes onto a meld there, by the rule book, for a player who may do so;
- else the chance that he holds natural cards for a meld with it, or those that lie between it and a run on the table
  that he may add to, exact (hypergeometric) if those of his cards that are not known were drawn at random from the
  unseen ones. Melds made with his jokers are left out: a joker makes nearly every card alike. So is what the table
  takes only after a new meld of his own, the opening say: how likely he has that is not known.
- Whoever took a partner of the card had a use for that one: he is counted as holding one of *its* partners.
- Where the card may only be taken to be laid, a player who has not opened needs the opening too: the chance counts by
  the share of the minimum that the dearest meld with the card brings.
- A card whose like a player threw before, or whose like lies in the pile, counts less: `THREW_BEFORE`, `IN_PILE`.

Only the next player may take a discard; who of the others that is is not known, so the most dangerous of them counts.
Where players may buy, each of them may take it: 1 - product of (1 - chance).
The band `none` is exact: nobody can put the card onto the table, with others or after his first meld, nor make any
meld with it, jokers included.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import prod
from typing import Any

from analyzer.cards import JOKER, KING, Card, Joker, Piece, without
from analyzer.errors import Reason
from analyzer.exposure import turns_of_others
from analyzer.joins import Join, joins
from analyzer.melds import Meld, MeldKind
from analyzer.others import Other, other_players
from analyzer.partners import KINDS, Partners, can_meld, dearest_meld
from analyzer.position import OPPONENT, SELF, Drawn, Position, TableMeld
from analyzer.report import Danger, Discard, Turn
from analyzer.rules import RuleSet
from analyzer.steps import TurnState, check_layoff, check_swap

THREW_BEFORE, IN_PILE = 0.2, 0.75
"""How much less often a player could use a card when he had thrown its like, or its like lay in the pile, than else:
measured over the simulated rounds of `benchmarks/endings.md`."""
BANDS = (("low", 0.25), ("medium", 0.5))
"""Each band and where the next one begins; above them is `high`."""


@dataclass(frozen=True)
class Use:
    """What one player can do with a card: how likely, whether at all, and why."""

    chance: float
    possible: bool
    reasons: tuple[Reason, ...]


def with_danger(position: Position, turn: Turn, rows: Sequence[Discard]) -> tuple[Discard, ...]:
    """The rows of the discards, each with its danger; `turn` is the best turn, whose melds the others will find.

    >>> from analyzer.notation import parse_cards
    >>> from analyzer.positionio import read_position
    >>> position = read_position({"rules": "rami30", "hand": "10C 2H", "opened": True, "table": [{"cards": "7-9C"}]})
    >>> rows = with_danger(position, Turn(), [Discard(card, 0) for card in position.hand])
    >>> [(str(row.card), row.danger.level) for row in rows]
    [('2H', 'low'), ('10C', 'high')]
    """
    giving = Giving(position, turn)
    return tuple(replace(row, danger=giving.danger(row)) for row in rows)


class Giving:
    """The others' uses for the cards of one position."""

    def __init__(self, position: Position, turn: Turn) -> None:
        self.position, self.rules, self.turn = position, position.rules, turn
        self.others = other_players(position)
        self.unseen = position.unseen()
        self.buys = self.rules.buys(position.contract or 1)

    @cached_property
    def kept(self) -> Counter[Piece]:
        """The cards that the best turn lays nowhere."""
        placed = [card for step in self.turn.steps if step.do != "discard" for card in step.cards]
        return Counter(without((*self.position.hand, *[JOKER] * len(self.turn.swaps)), placed))

    @cached_property
    def table_then(self) -> tuple[TableMeld, ...]:
        return table_after(self.position, self.turn)

    def danger(self, row: Discard) -> Danger:
        """The danger of one discard; none when the round ends with it."""
        if any(reason.code == "goes_out" for reason in row.reasons):
            return Danger("none", 0.0, (Reason("goes_out"),))
        if not any(turns for _, turns in turns_of_others(self.position)):
            return Danger("none", 0.0, (Reason("nobody_draws"),))
        if not isinstance(row.card, Card):
            return Danger("high", 1.0, (Reason("gives_joker"),))
        card = row.card
        table = self.table_then if self.kept[card] else self.position.table
        # Players of whom nothing is known are alike: each kind is asked once.
        uses = {other: self.use(other, card, table) for other in set(self.others)}
        chances = [uses[other].chance for other in self.others]
        risk = 1 - prod(1 - chance for chance in chances) if self.buys else max(chances)
        reasons = [reason for use in uses.values() for reason in use.reasons]
        return Danger(_band(risk, any(use.possible for use in uses.values())), risk, _told(reasons))

    def use(self, other: Other, card: Card, table: Sequence[TableMeld]) -> Use:
        """What this player can do with the card."""
        if placed := self.placed(other, card, table):
            return Use(1.0, True, tuple(placed))
        supply = self.unseen + other.held if other.took else self.unseen
        kinds, most = self.kinds(other), other.cards - (self.rules.final_discard == "required")
        partners = Partners.of(card, self.rules, kinds).among(most)
        groups = partners.groups(supply)
        joined = self.joined(other, card, table, supply)
        reasons = [self.onto("joins_with", card, join.onto, cards=join.between) for join in joined]
        reasons += [] if joined else self.once_melded(other, card, table)
        melds = groups > 0 or can_meld(card, supply, self.rules, kinds, most)
        if not melds and not reasons:
            return Use(0.0, False, (Reason(self.dead(kinds, most)),))
        live = tuple(join.between for join in joined if join.live)
        partners = replace(partners, runs=(*partners.runs, *live))
        wanted = [taken for taken in other.took if isinstance(taken, Card) and taken in partners.all]
        chance = 0.0
        if groups or live:
            chance = partners.chance(other.held, self.unseen, other.hidden, self.sought(other, wanted))
        if melds:
            reasons.append(Reason("partners_live", {"count": groups}) if groups else Reason("partners_need_joker"))
        if wanted:
            reasons.append(Reason("wanted", {"player": other.name, "cards": wanted, "count": len(wanted)}))
        if share := self.opening_share(other, partners):
            chance *= share
            reasons.append(Reason("taken_to_open", {"required": self.rules.open_min}))
        if card in other.threw:
            chance *= THREW_BEFORE
            reasons.append(Reason("thrown_before", {"player": other.name, "card": card}))
        elif card in self.position.discards:
            chance *= IN_PILE
            reasons.append(Reason("lies_in_pile", {"card": card}))
        return Use(chance, True, tuple(reasons))

    def kinds(self, other: Other) -> frozenset[MeldKind]:
        """The kinds of melds that he may yet lay: any, none after his own, those of the contract (SH-31, SH-34)."""
        if other.opened and not self.rules.new_melds_after_open:
            return frozenset()
        contract = () if other.opened else self.position.requirements
        return frozenset(MeldKind(kind) for kind, _ in contract) or KINDS

    def dead(self, kinds: Collection[MeldKind], most: int) -> str:
        """Why a card is of no use to a player."""
        if not kinds:
            return "no_new_melds"
        if most < min(self.rules.min_set, self.rules.min_run) - 1:
            return "too_few_to_meld"
        return "partners_dead" if kinds == KINDS else "no_contract_meld"

    def sought(self, other: Other, wanted: Sequence[Card]) -> frozenset[Card]:
        """Partners of the cards that he took, one of which he must hold: else he would not have taken them.

        None where they go with other cards that he is known to hold.
        """
        partners = {card for taken in wanted for card in Partners.of(taken, self.rules).all}
        return frozenset() if partners & set(other.took) else frozenset(partners)

    def placed(self, other: Other, card: Card, table: Sequence[TableMeld]) -> list[Reason]:
        """Where on the table he may put the card in the turn in which he takes it."""
        if self.rules.take_discard == "must_meld_any":
            return []
        seen = self.seen(other, table)
        return [
            self.onto(code, card, number) for code, number in onto_table(card, seen, self.rules, opened=other.opened)
        ]

    def joined(self, other: Other, card: Card, table: Sequence[TableMeld], supply: Counter[Piece]) -> list[Join]:
        """The runs on the table that the card joins together with cards that he may hold."""
        if self.rules.take_discard == "must_meld_any":
            return []
        state = TurnState(opened=other.opened, drawn=Drawn(card, "discard"))
        most = other.cards - (self.rules.final_discard == "required")
        found = joins(card, self.seen(other, table), supply, self.rules, state)
        return [join for join in found if len(join.between) <= most]

    def once_melded(self, other: Other, card: Card, table: Sequence[TableMeld]) -> list[Reason]:
        """Where on the table he may put the card once he laid a new meld this turn: his first, or one that he owes."""
        rules = self.rules
        needed = not other.opened or rules.take_discard == "must_meld_any"
        allowed = rules.new_melds_after_open if other.opened else rules.layoff_same_turn
        least = min(rules.min_set, rules.min_run) + (rules.final_discard == "required")
        if not needed or not allowed or other.cards < least:
            return []
        found = onto_table(card, self.seen(other, table), rules, opened=True)
        return [self.onto("once_melded", card, onto) for _, onto in found]

    def seen(self, other: Other, table: Sequence[TableMeld]) -> list[TableMeld]:
        """The table with its melds his own or others', as he sees them."""
        alone = len(self.others) == 1
        return [replace(laid, owner=_owner_for(other, laid.owner, alone=alone)) for laid in table]

    def onto(self, code: str, card: Card, onto: int, **more: Any) -> Reason:
        """What he can do with the card on one meld of the table, which may be one that the best turn lays."""
        before = len(self.position.table)
        mine = onto >= before
        return Reason(code, {"card": card, "number": onto + 1 - before * mine, "mine": mine, **more})

    def opening_share(self, other: Other, partners: Partners) -> float:
        """How much of the opening the dearest meld with the card brings, if he may only take it to open; else 0."""
        if other.opened or self.rules.take_discard == "free" or not self.rules.open_min:
            return 0.0
        return min(dearest_meld(partners, self.rules) / self.rules.open_min, 1.0)


def _owner_for(other: Other, owner: str, *, alone: bool) -> str:
    """Whose meld it is in the eyes of the other player."""
    if owner == other.name or (alone and owner == OPPONENT):
        return SELF
    return OPPONENT


def onto_table(card: Piece, table: Sequence[TableMeld], rules: RuleSet, *, opened: bool) -> list[tuple[str, int]]:
    """The table melds that give a joker for a card from the discards, or take it, by the rule book (R30-20, R30-26)."""
    state = TurnState(opened=opened, drawn=Drawn(card, "discard"))
    found = []
    for number, laid in enumerate(table):
        if not _alike(card, laid.meld):
            continue
        if check_swap(laid, [card], rules, state).legal:
            found.append(("frees_joker", number))
        elif check_layoff(laid, [card], rules, state).legal:
            found.append(("can_lay_off", number))
    return found


def _alike(card: Piece, meld: Meld) -> bool:
    """Whether the card may concern the meld at all: the rank of a set, an end or a joker of a run; quick."""
    some = next((piece for piece in meld.pieces if isinstance(piece, Card)), None)
    if not isinstance(card, Card) or some is None:
        return True
    if meld.kind is not MeldKind.RUN:
        return card.rank == some.rank
    if card.suit != some.suit:
        return False
    faces = meld.faces()
    beyond = ((faces[0].rank - 2) % KING + 1, faces[-1].rank % KING + 1)
    return card.rank in beyond or Joker(card) in meld.jokers


def table_after(position: Position, turn: Turn) -> tuple[TableMeld, ...]:
    """The table once a legal turn is played.

    >>> from analyzer.positionio import read_position
    >>> from analyzer.turns import Search
    >>> position = read_position({"rules": "rami30", "hand": "10C KD 2H", "opened": True, "table": [{"cards": "7-9C"}]})
    >>> [str(card) for card in table_after(position, Search(position).best_turn())[0].meld.pieces]
    ['7C', '8C', '9C', '10C']
    """
    table, melds = list(position.table), iter(turn.melds)
    for step in turn.steps:
        if step.do == "meld":
            table.append(TableMeld(next(melds), SELF))
        elif step.onto is not None:
            judge = check_swap if step.do == "swap" else check_layoff
            laid = table[step.onto]
            meld = judge(laid, step.cards, position.rules, TurnState(opened=True)).meld_after
            if meld is not None:
                table[step.onto] = TableMeld(meld, laid.owner, laid.jokers_taken + (step.do == "swap"))
    return tuple(table)


def _band(risk: float, possible: bool) -> str:
    if not possible:
        return "none"
    return next((name for name, limit in BANDS if risk < limit), "high")


CERTAIN = ("frees_joker", "can_lay_off")
VERDICTS = (
    "partners_live",
    "partners_need_joker",
    "partners_dead",
    "no_contract_meld",
    "no_new_melds",
    "too_few_to_meld",
)
ORDER = (*CERTAIN, "joins_with", "once_melded", "wanted", *VERDICTS, "taken_to_open", "thrown_before", "lies_in_pile")


def _told(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """Each reason once, what weighs most first; what is certain needs no others, and of the verdicts one is told."""

    def key(reason: Reason) -> tuple[int, int, str]:
        return ORDER.index(reason.code), -reason.params.get("count", 0), repr(sorted(reason.params.items()))

    ranked = sorted({key(reason): reason for reason in reasons}.items())
    certain = [reason for _, reason in ranked if reason.code in CERTAIN]
    if certain:
        return tuple(certain)
    verdicts = [reason for _, reason in ranked if reason.code in VERDICTS]
    return tuple(reason for _, reason in ranked if reason.code not in VERDICTS or reason is verdicts[0])
