"""Contracts: which melds count for one, how runs of one suit keep apart, and what a layout asks of the solver."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from analyzer.cards import Suit
from analyzer.melds import Meld, MeldKind
from analyzer.ruleset import Contract, RuleSet
from solver import Bound, Candidate, Item

HIGH_ACE = 14


@dataclass(frozen=True)
class Terms:
    """The contract of one deal under its rules (SH-16, SH-22, SH-31, SS-3, SS-4, SS-15).

    >>> from analyzer.rules import load_rules
    >>> Terms(load_rules("shanghai"), (("set", 3), ("run", 4))).size
    7
    """

    rules: RuleSet
    contract: Contract

    @property
    def size(self) -> int:
        """The fewest cards that meet the contract."""
        return sum(size for _, size in self.contract)

    def fits(self, meld: Meld) -> bool:
        """Whether the meld can be one of the contract's."""
        sizes = [size for kind, size in self.contract if kind == meld.kind]
        return len(meld) in sizes or (not self.rules.contract_exact and any(len(meld) > size for size in sizes))

    def scores(self, meld: Meld) -> dict[str, int]:
        """How the meld counts: for its size, or for every size that it reaches where melds may be longer."""
        sizes = {size for kind, size in self.contract if kind == meld.kind}
        counted = {len(meld)} if self.rules.contract_exact else {size for size in sizes if len(meld) >= size}
        return {_quantity(meld.kind, size): 1 for size in (0, *counted)}

    def bounds(self, new_melds: str) -> Iterator[Bound]:
        """The melds of the contract, no more and no fewer."""
        yield Bound(new_melds, low=len(self.contract), high=len(self.contract))
        for (kind, size), _ in Counter(self.contract).items():
            if self.rules.contract_exact:
                count = self.contract.count((kind, size))
            else:
                count = sum(other == kind and wanted >= size for other, wanted in self.contract)
            yield Bound(_quantity(kind, size), low=count)
        for kind in ("set", "run"):
            count = sum(other == kind for other, _ in self.contract)
            yield Bound(_quantity(kind, 0), low=count, high=count)

    @property
    def runs_conflict(self) -> bool:
        return sum(kind == "run" for kind, _ in self.contract) > 1

    def items(self, meld: Meld) -> dict[Item, int]:
        """What the meld takes so that others of the contract keep their distance from it."""
        if meld.kind is MeldKind.SET:
            return {("rank", meld.faces()[0].rank): 1} if self.rules.sets_distinct_ranks else {}
        if not self.runs_conflict:
            return {}
        first, last = span(meld)
        suit = meld.faces()[0].suit
        if self.rules.same_suit_runs == "gap":
            # Each run takes one rank more than it has: two of them never touch.
            return {("line", suit, rank): 1 for rank in range(first, last + 2)}
        return {("begins", suit, first): 1, ("ends", suit, last + 1): 1}

    def supply(self, suits: tuple[Suit, ...]) -> dict[Item, int]:
        """The stock of those items: one of each, ends before beginnings where runs may only not touch."""
        ranks = range(1, HIGH_ACE + 3)
        stock: dict[Item, int] = {("rank", rank): 1 for rank in ranks}
        stock |= {("line", suit, rank): 1 for suit in suits for rank in ranks}
        return stock | {("ends", suit, rank): len(self.contract) for suit in suits for rank in ranks}

    def seams(self, suits: tuple[Suit, ...]) -> list[Candidate]:
        """One choice per place of a suit: runs may begin there, and then none may end just before it."""
        if not self.runs_conflict or self.rules.same_suit_runs == "gap":
            return []
        many = len(self.contract)
        return [
            Candidate({("ends", suit, rank): many, ("begins", suit, rank): -many})
            for suit in suits
            for rank in range(1, HIGH_ACE + 1)
        ]


def _quantity(kind: str, size: int) -> str:
    return f"{kind} of {size}"


def span(meld: Meld) -> tuple[int, int]:
    """The first and last place of a run on the line from the low ace 1 to the high ace 14."""
    first = meld.faces()[0].rank
    return first, first + len(meld) - 1
