"""The rules that are taught one by one, each with a right and a wrong example that the engine judges."""

from __future__ import annotations

import functools
import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import resources
from typing import Any

from analyzer.cards import Naming, sort_hand, unnamed
from analyzer.checking import check_request
from analyzer.deckreader import DeckReader
from analyzer.errors import RamiError
from analyzer.jsonl import answer
from analyzer.position import full_deck
from analyzer.rules import RuleSet, load_rules

FILES = {
    "rami30": "rami30",
    "classic": "classic",
    "kalooki51": "kalooki",
    "kalooki40": "kalooki",
    "rami51": "kalooki",
    "rami40": "rami40",
    "gin": "gin",
    "rummikub": "rummikub",
    "shanghai": "shanghai",
    "okey": "okey",
}
"""Rule sets and the file that teaches them."""

IN_POSITION = ("lay", "play", "analyse", "take")
"""Questions about a position; the others name their rules themselves."""
VERDICT = {"meld": "valid", "lay": "legal", "layoff": "legal", "swap": "legal", "play": "legal", "take": "legal"}


@dataclass(frozen=True)
class Example:
    """A question in the form of a JSON lines request, or `take` with a position, and what the engine says to it.

    `expected`: figures of the answer by their path. `reason`: the code in a no. `claim`: figures as a beginner might
    count them, which the engine does not confirm.
    """

    request: Mapping[str, Any]
    expected: Mapping[str, Any] = field(default_factory=dict)
    reason: str | None = None
    claim: Mapping[str, Any] = field(default_factory=dict)

    def under(self, options: Mapping[str, Any]) -> Example:
        """The same example with house rules."""
        if not options:
            return self
        request = dict(self.request)
        if self.request["do"] in IN_POSITION:
            position = self.request["position"]
            request["position"] = {**position, "options": {**position.get("options", {}), **options}}
        else:
            request["options"] = {**request.get("options", {}), **options}
        return Example(request, self.expected, self.reason, self.claim)


@dataclass(frozen=True)
class Entry:
    """One rule: its ID, its chapter and its examples; without any it is information only."""

    rule_id: str
    chapter: str
    right: Example | None = None
    wrong: Example | None = None


def ask(example: Example) -> Mapping[str, Any]:
    """The engine's answer to an example. Raises RamiError when house rules leave the question without meaning."""
    if example.request["do"] != "take":
        return answer(dict(example.request))
    verdict = check_request(example.request)
    return {"legal": verdict.right, "reasons": [reason.code for reason in verdict.reasons]}


def holds(example: Example) -> bool:
    """Whether the engine says what the example says of itself: right ones yes, wrong ones no for the stated reason.

    >>> holds(Example({"do": "meld", "rules": "rami30", "cards": "KH AH 2H"}, {"valid": False}, "corner"))
    True
    """
    try:
        found = ask(example)
    except RamiError:
        return False
    confirmed = all(figure(found, path) == value for path, value in example.expected.items())
    stated = example.reason is None or example.reason in found.get("reasons", ())
    denied = not example.claim or any(figure(found, path) != value for path, value in example.claim.items())
    return confirmed and stated and denied


def figure(found: Mapping[str, Any], path: str) -> Any:
    """One figure of an answer by its path, `turn.penalty_after`. Raises KeyError where there is none."""
    value: Any = found
    for key in path.split("."):
        value = value[key]
    return value


@functools.cache
def _file(name: str) -> Mapping[str, Any]:
    return tomllib.loads(resources.files("analyzer.lessons").joinpath(f"{name}.toml").read_text(encoding="utf-8"))


def entries(rules: RuleSet) -> tuple[Entry, ...]:
    """The rules taught for a rule set, in the order of its file; their examples are without house rules.

    >>> from analyzer.rules import load_rules
    >>> entries(load_rules("rami30"))[0].rule_id
    'R30-01'
    """
    rows = _file(FILES[rules.name])["rule"]
    return tuple(_entry(row, rules.name) for row in rows if rules.name in row.get("only", [rules.name]))


def _entry(row: Mapping[str, Any], rules: str) -> Entry:
    right, wrong = row.get("right"), row.get("wrong")
    return Entry(
        row["id"],
        row["chapter"],
        _example(right, rules, right=True) if right else None,
        _example(wrong, rules, right=False) if wrong else None,
    )


def _example(row: Mapping[str, Any], rules: str, *, right: bool) -> Example:
    """A row of a file with the rule set filled in, and the verdict that goes without saying."""
    own = {key: value for key, value in row.items() if key not in ("expected", "reason", "claim")}
    if own["do"] in IN_POSITION:
        own["position"] = {"rules": rules, **own["position"]}
    else:
        own["rules"] = rules
    verdict = {VERDICT[own["do"]]: right} if own["do"] in VERDICT and "claim" not in row else {}
    return Example(own, {**verdict, **row.get("expected", {})}, row.get("reason"), row.get("claim", {}))


def position_of(example: Example) -> dict[str, Any] | None:
    """The position that the card editor opens to try an example; None where it has no cards.

    >>> position_of(Example({"do": "layoff", "rules": "rami30", "table_meld": {"cards": "7-9C"}, "cards": "10C"}))
    {'rules': 'rami30', 'hand': ['10C'], 'phase': 'play', 'table': [{'cards': '7-9C'}]}
    """
    request = example.request
    if request["do"] in IN_POSITION:
        return {**request["position"]}
    hand = request.get("cards") or request.get("card") or request.get("hand")
    if hand is None:
        hand = next(iter(request.get("hands", {}).values()), None)
    if not hand:
        return None
    given = {key: request[key] for key in ("options", "indicator", "opened", "opened_this_turn") if key in request}
    position = {"rules": request["rules"], "hand": _of_one_deck(hand, request), "phase": "play", **given}
    if "table_meld" in request:
        position["table"] = [request["table_meld"]]
    if "drawn" in request:
        position["drawn"] = {"card": request["drawn"], "from": request.get("drawn_from", "stock")}
    if request["rules"] == "shanghai":
        position["contract"] = request.get("contract", 1)
    return position


def _of_one_deck(hand: str, request: Mapping[str, Any]) -> list[str]:
    """The cards of an example as a hand: jokers unnamed, and without what the deck does not hold."""
    rules = load_rules(request["rules"], **request.get("options", {}))
    reader = DeckReader(rules, jokers_anywhere=True)
    reader.indicator(request.get("indicator"))
    pieces = unnamed(reader.pieces(hand, "hand"))
    naming = Naming(reader.wild)
    return [naming(piece) for piece in sort_hand((Counter(pieces) & full_deck(rules)).elements())]
