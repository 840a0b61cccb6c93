"""The contract of a deal: met or not, laid now or not and why, what is missing."""

from __future__ import annotations

from dataclasses import replace

from analyzer.errors import Reason
from analyzer.opening import OpeningModel, taken_may_follow
from analyzer.position import Position
from analyzer.quantities import NEW_MELDS
from analyzer.report import ContractState, Goal
from analyzer.terms import Terms
from analyzer.turns import proven
from solver import Bound, Problem, Solution, solve


class ContractModel(OpeningModel):
    """The contract laid from the hand, jokers within their limits (SH-22, SH-26, SH-31)."""

    def __init__(self, position: Position) -> None:
        super().__init__(position, onto_table=taken_may_follow(position))
        self.wanted = Terms(position.rules, position.requirements)

    def layout(self, *extra: Bound) -> Solution:
        """Melds that meet the contract under further bounds."""
        return self.best(*self.wanted.bounds(NEW_MELDS), *self.jokers_stay_out(), *extra)


def contract_state(position: Position, goal: Goal) -> ContractState | None:
    """The contract of this deal, `goal` being its distance; None in rule sets without contracts.

    Rules: SH-22, SH-25, SH-31, SS-3, SS-4, SS-10, SS-12.

    >>> from analyzer.drawplans import contract_goal
    >>> from analyzer.positionio import read_position
    >>> hand = "7SHD 9CDC KS 2H 4D JC QH 5S"
    >>> position = read_position({"rules": "shanghai", "hand": hand, "contract": 1})
    >>> state = contract_state(position, contract_goal(position))
    >>> state.met, state.can_lay, state.blind_buys
    (True, True, None)
    """
    if position.contract is None or not position.requirements:
        return None
    terms = Terms(position.rules, position.requirements)
    blind = blind_buys(position, terms)
    if position.opened:
        return ContractState(position.contract, True, False, (), 0, 0, blind)
    model = ContractModel(position)
    held, laid = model.layout(), model.best(*model.conditions())
    reasons = [] if laid.found else _reasons(model, held)
    return ContractState(
        number=position.contract,
        met=held.found,
        can_lay=laid.found,
        melds=model.melds(laid if laid.found else held),
        missing_cards=0 if held.found else goal.distance,
        buys_needed=buys_needed(position, terms),
        blind_buys=blind,
        reasons=tuple(reasons),
    )


def _reasons(model: ContractModel, held: Solution) -> list[Reason]:
    """Why the contract cannot be laid: too few cards at all, runs too near, no card for the discard, cards missing."""
    need, size = model.wanted.size, model.size
    if held.found:
        duties = [*model.uses_taken()]
        if duties and not model.layout(*duties).found:
            return [Reason("drawn_not_used", {"card": model.position.taken_discard})]
        return [Reason("no_discard_left", {"size": need})]
    reasons = [Reason("too_few_cards", {"size": size, "required": need})] if size < need else []
    if model.wanted.runs_conflict and _apart(model):
        reasons.append(Reason("runs_adjacent"))
    return reasons or [Reason("contract_incomplete", {"required": need})]


def _apart(model: ContractModel) -> bool:
    """Whether the contract would be met if runs of one suit could touch."""
    room = {item: 99 for item in model.stock if isinstance(item, tuple)}
    candidates = tuple(
        replace(c, uses={item: n for item, n in c.uses.items() if not (isinstance(item, tuple) and item[0] in LINES)})
        for c in model.candidates
    )
    bounds = tuple(model.wanted.bounds(NEW_MELDS))
    return proven(solve(Problem({**model.stock, **room}, candidates, bounds))).found


LINES = ("line", "begins", "ends")
"""Items that keep runs of one suit apart."""


def buys_needed(position: Position, terms: Terms) -> int | None:
    """Fewest further buys until a hand after the draw holds the contract and a discard; None when no buys suffice."""
    need = terms.size + (position.rules.final_discard == "required")
    least = max(0, -(-(need - position.rules.hand_size - 1) // 2))
    allowed = position.rules.buys(position.contract or 1)
    return max(0, least - position.buys_used) if least <= allowed else None


def blind_buys(position: Position, terms: Terms) -> int | None:
    """The fewest buys after which the contract and one discard can be the whole hand; None when that cannot be.

    Rules: SH-20, SS-12 and the table of section 5.
    """
    rules = position.rules
    # With the discard, without it, or either.
    thrown = {"required": (1,), "optional": (0, 1), "none": (0,)}[rules.final_discard]
    sizes = [terms.size + count for count in thrown]
    # Longer melds and lay-offs take in what is left over; melds of exact size leave it.
    stretches = not rules.contract_exact or (rules.layoff_same_turn and rules.grand_out_layoffs)
    for buys in range(rules.buys(position.contract or 1) + 1):
        hand = rules.hand_size + 1 + 2 * buys
        if hand in sizes or (stretches and hand >= min(sizes)):
            return buys
    return None
