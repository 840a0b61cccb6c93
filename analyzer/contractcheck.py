"""The rule book on contracts: are these melds exactly the ones that the deal asks for, and far enough apart?"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, product

from analyzer.errors import Reason
from analyzer.melds import Meld, MeldKind
from analyzer.position import Position


def check_contract(
    position: Position, readings: Sequence[Sequence[Meld]]
) -> tuple[tuple[Meld, ...], tuple[Reason, ...]]:
    """The first readings of the melds that meet the contract, or the reasons against the first ones.

    Rules: SH-16, SH-22, SH-31, SS-3, SS-4, SS-15.
    """
    first: tuple[Reason, ...] | None = None
    for melds in product(*readings):
        reasons = tuple(_reasons(position, melds))
        if not reasons:
            return melds, ()
        first = first or reasons
    return tuple(choices[0] for choices in readings), first or ()


def _reasons(position: Position, melds: Sequence[Meld]) -> list[Reason]:
    wanted, rules = position.requirements, position.rules
    reasons = []
    if len(melds) > len(wanted):
        reasons.append(Reason("too_many_melds", {"melds": len(melds), "most": len(wanted)}))
    elif len(melds) < len(wanted):
        reasons.append(Reason("contract_incomplete", {"required": sum(size for _, size in wanted)}))
    elif not _sizes_match(position, melds):
        reasons.append(Reason("wrong_size", {"wanted": " ".join(f"{kind}:{size}" for kind, size in wanted)}))
    runs = [meld for meld in melds if meld.kind is MeldKind.RUN]
    if any(_too_near(one, other, rules.same_suit_runs) for one, other in combinations(runs, 2)):
        reasons.append(Reason("runs_adjacent"))
    ranks = [meld.faces()[0].rank for meld in melds if meld.kind is MeldKind.SET]
    if rules.sets_distinct_ranks and len(set(ranks)) < len(ranks):
        reasons.append(Reason("same_rank"))
    return reasons


def _sizes_match(position: Position, melds: Sequence[Meld]) -> bool:
    """Largest against largest in each kind; where melds may be longer, none is shorter than its counterpart."""
    for kind in (MeldKind.SET, MeldKind.RUN):
        wanted = sorted(size for name, size in position.requirements if name == kind)
        laid = sorted(len(meld) for meld in melds if meld.kind is kind)
        if len(wanted) != len(laid):
            return False
        if position.rules.contract_exact and wanted != laid:
            return False
        if any(size < least for size, least in zip(laid, wanted, strict=True)):
            return False
    return True


def _too_near(one: Meld, other: Meld, rule: str) -> bool:
    """Whether two runs of one suit touch, or overlap where that is refused too; a low ace is no neighbour of a king."""
    if one.faces()[0].suit != other.faces()[0].suit:
        return False
    (low, low_end), (high, high_end) = sorted(
        (run.faces()[0].rank, run.faces()[0].rank + len(run)) for run in (one, other)
    )
    return high == low_end or high_end == low if rule == "not_adjacent" else high <= low_end
