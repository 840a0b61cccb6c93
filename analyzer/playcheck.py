"""The rule book on a whole turn: every step judged on the position that the steps before it leave."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from analyzer.cards import JOKER, Hand, Piece, is_joker, sort_hand, unnamed, without
from analyzer.duties import holds, keeps_one, no_new_melds, owed_card, returns_taken
from analyzer.errors import Reason
from analyzer.laycheck import check_lay, laying_kind
from analyzer.legality import check_meld
from analyzer.position import SELF, Position, TableMeld
from analyzer.report import Step
from analyzer.rules import RuleSet
from analyzer.steps import StepCheck, TurnState, check_layoff, check_swap
from analyzer.values import hand_penalty


@dataclass(frozen=True)
class PlayCheck:
    """Whether the steps may be played in this order, the first that fails, and the penalty of what is left."""

    legal: bool
    failing_step: int | None
    reasons: tuple[Reason, ...]
    penalty_after: int | None


def check_play(position: Position, steps: Sequence[Step]) -> PlayCheck:
    """Judge the steps of a turn; without a discard, as a turn still going on (R30-06 to R30-09, SG-5, SG-7, S4-3).

    >>> from analyzer.notation import parse_cards
    >>> from analyzer.rules import load_rules
    >>> position = Position(load_rules("rami30"), sort_hand(parse_cards("10SHD 9C 2H")))
    >>> steps = [Step("meld", tuple(parse_cards("10SHD"))), Step("discard", tuple(parse_cards("9C")))]
    >>> check_play(position, steps)
    PlayCheck(legal=True, failing_step=None, reasons=(), penalty_after=2)
    """
    turn = PlayedTurn(position)
    for index, step in enumerate(steps):
        if failed := turn.take(index, step):
            return failed
    return turn.end(len(steps) - 1 if steps else None)


Judge = Callable[[TableMeld, Sequence[Piece], RuleSet, TurnState], StepCheck]


def _refused(step: int | None, *reasons: Reason) -> PlayCheck:
    return PlayCheck(False, step, reasons, None)


class PlayedTurn:
    """The turn so far; `pending` are the melds of an opening that is not complete yet, each with its step's index."""

    def __init__(self, position: Position) -> None:
        self.position, self.rules = position, position.rules
        self.hand, self.table = position.hand, list(position.table)
        self.state = TurnState.of(position)
        self.pending: list[tuple[int, Step]] = []
        self.thrown = self.touched_table = False
        self.jokers_gained = self.owes_jokers = 0
        self.owes_taken = owed_card(position) is not None

    def take(self, index: int, step: Step) -> PlayCheck | None:
        """Play one step; the refusal when it, or the opening that it ends, is not legal."""
        if self.thrown:
            return _refused(index, Reason("after_discard"))
        try:
            left = without(self.hand, step.cards)
        except KeyError as missing:
            return _refused(index, Reason("not_in_hand", {"card": missing.args[0]}))
        if step.do != "meld" and (failed := self._open()) and self._needs_open(step):
            return failed
        if reasons := self._step(index, step, left):
            return _refused(index, *reasons)
        if step.do != "discard" and not self.hand and keeps_one(self.position):
            return _refused(index, Reason("no_discard_left"))
        return None

    def end(self, last: int | None) -> PlayCheck:
        """The verdict once every step is legal; what is owed falls due on the last step."""
        if failed := self._open():
            return failed
        if owed := self._owed():
            return _refused(last, *owed)
        flat = None if self.state.opened or not self.hand else self.rules.penalty_unopened
        return PlayCheck(True, None, (), hand_penalty(self.hand, self.rules) if flat is None else flat)

    def after(self) -> Position | None:
        """The position that the steps lead to, the card taken still owed or not; None where they may not stand so."""
        if self._open() or (self.rules.swap_reuse_now and self.owes_jokers):
            return None
        return replace(
            self.position,
            hand=self.hand,
            table=tuple(self.table),
            opened=self.state.opened,
            opened_this_turn=self.state.opened_this_turn,
            drawn=self.position.drawn if self.owes_taken else None,
        )

    def _step(self, index: int, step: Step, left: Hand) -> Sequence[Reason]:
        match step.do:
            case "meld":
                return self._meld(index, step, left)
            case "layoff":
                return self._onto_table(step, left, check_layoff)
            case "swap":
                return self._onto_table(step, left, check_swap)
            case "discard":
                return self._discard(step, left)
        raise ValueError(f"no such step: {step.do}")

    def _meld(self, index: int, step: Step, left: Hand) -> Sequence[Reason]:
        if closed := no_new_melds(self.position):
            return closed
        if self.state.opened and not self.position.opened and self.rules.contracts is not None:
            return [Reason("too_many_melds", {"most": len(self.position.requirements)})]
        if self.touched_table and not self.state.opened and not self.rules.layoff_same_turn:
            return [Reason("same_turn")]
        kind = laying_kind([step.cards], self.rules)
        check = check_meld(step.cards, self.rules, kind, wild=self.position.wild)
        if not check.valid:
            return check.reasons
        self.hand = left
        self.table.append(TableMeld(check.readings[0], SELF))
        self._placed(step)
        if self.state.opened:
            return []
        if self.rules.has_opening or self.rules.lay_all_at_once:
            self.pending.append((index, step))
            # Once the opening is complete, what follows is no part of it and may use jokers from the table.
            self._open()
        else:
            self.state = replace(self.state, opened=True, opened_this_turn=True)
        return []

    def _onto_table(self, step: Step, left: Hand, judge: Judge) -> Sequence[Reason]:
        if step.onto is None or not 0 <= step.onto < len(self.table):
            return [Reason("no_such_meld", {"onto": step.onto})]
        target, taken = self.table[step.onto], self.position.taken_discard
        # Where a second copy stays in hand, that one is the card taken.
        bound = self.owes_taken and taken is not None and not holds(left, taken)
        state = self.state if bound else replace(self.state, drawn=None)
        check = judge(target, step.cards, self.rules, state)
        if check.meld_after is None:
            return check.reasons
        gained = [] if check.gains is None else [check.gains]
        self.hand = sort_hand((*left, *gained))
        taken_now = target.jokers_taken + len(gained)
        self.table[step.onto] = replace(target, meld=check.meld_after, jokers_taken=taken_now)
        self._placed(step)
        self.touched_table = True
        self.jokers_gained += len(gained)
        self.owes_jokers += len(gained)
        return []

    def _discard(self, step: Step, left: Hand) -> Sequence[Reason]:
        if self.rules.final_discard == "none":
            return [Reason("no_discards")]
        if len(step.cards) != 1:
            return [Reason("one_discard", {"size": len(step.cards)})]
        if returns_taken(self.position, step.cards[0], self.jokers_gained):
            return [Reason("returned_discard", {"card": step.cards[0]})]
        self.hand, self.thrown = left, True
        return self._owed()

    def _open(self) -> PlayCheck | None:
        """Judge the pending melds as one first laying; once legal, they are the opening (R30-21, SG-5)."""
        if not self.pending:
            return None
        melds = [step.cards for _, step in self.pending]
        laid = [*unnamed(piece for pieces in melds for piece in pieces)]
        before = replace(self.position, hand=sort_hand((*laid, *self.hand)), drawn=None)
        reasons = list(check_lay(before, melds).reasons)
        own = self.position.hand.count(JOKER)
        if self.rules.has_opening and laid.count(JOKER) > own:
            reasons.append(Reason("freed_joker_in_opening", {"jokers": laid.count(JOKER), "most": own}))
        if reasons:
            return _refused(self.pending[0][0], *reasons)
        self.pending.clear()
        self.state = replace(self.state, opened=True, opened_this_turn=True)
        return None

    def _needs_open(self, step: Step) -> bool:
        if step.do == "layoff":
            return not self.rules.layoff_before_open
        return step.do == "discard" or self.rules.swap_needs_open

    def _placed(self, step: Step) -> None:
        """Count what a step puts on the table towards the card taken and the jokers freed."""
        self.owes_jokers = max(0, self.owes_jokers - sum(map(is_joker, step.cards)))
        taken, duty = self.position.taken_discard, self.rules.take_discard
        counts = step.do == "meld" or duty == "meld_or_layoff"
        if taken is not None and counts and (duty == "must_meld_any" or holds(step.cards, taken)):
            self.owes_taken = False

    def _owed(self) -> list[Reason]:
        """What the turn may not end without."""
        reasons = []
        if self.owes_taken:
            any_meld = self.rules.take_discard == "must_meld_any"
            code = "discard_needs_new_meld" if any_meld else "drawn_not_used"
            reasons.append(Reason(code, {"card": self.position.taken_discard}))
        if self.rules.swap_reuse_now and self.owes_jokers:
            reasons.append(Reason("joker_not_reused", {"jokers": self.owes_jokers}))
        return reasons
