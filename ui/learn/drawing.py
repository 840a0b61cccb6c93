"""A question of the rule book as drawn cards: what lies on the table, what is laid, added, exchanged or counted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from analyzer.deckreader import DeckReader
from analyzer.rules import load_rules
from analyzer.wording import Text
from ui import cards


def request_html(text: Text, request: Mapping[str, Any]) -> str:
    """The cards of a request, each group under its name."""
    about = request.get("position", request)
    pen = _Pen(text, about)
    groups = list(_groups(request))
    return f'<div class="ln-cards">{"".join(pen.group(name, shown) for name, shown in groups if shown)}</div>'


def _groups(request: Mapping[str, Any]) -> Sequence[tuple[str, Any]]:
    """Names of groups and their cards, in the order in which they are looked at."""
    position = request.get("position", {})
    hand = ("hand", position.get("hand"))
    match request["do"]:
        case "meld":
            return [("", request["cards"])]
        case "layoff" | "swap":
            cards_key = "cards" if request["do"] == "layoff" else "card"
            return [("table", request["table_meld"]["cards"]), (request["do"], request[cards_key])]
        case "lay":
            return [("meld", meld) for meld in request["melds"]]
        case "play":
            table = [("table", meld["cards"]) for meld in position.get("table", [])]
            return [*table, *((step["do"], step.get("cards", step.get("card"))) for step in request["steps"])]
        case "take":
            return [hand, ("upcard", [str(position["discards"]).split()[-1]])]
        case "score":
            return [(player, each) for player, each in request.get("hands", {}).items()]
        case _:
            return [hand if position else ("", request.get("hand"))]


class _Pen:
    """Draws the cards of one request under its rules."""

    def __init__(self, text: Text, about: Mapping[str, Any]) -> None:
        self.text = text
        self.reader = DeckReader(load_rules(about["rules"], **about.get("options", {})), jokers_anywhere=True)
        self.reader.indicator(about.get("indicator"))

    def group(self, name: str, shown: Any) -> str:
        row = cards.row_html(self.reader.pieces(shown, ""), self.text.lang, small=True, wild=self.reader.wild)
        known = self.text.has(f"group-name-{name}")
        label = f"<small>{escape(self.text(f'group-name-{name}') if known else name)}</small>" if name else ""
        return f'<span class="ln-group">{label}{row}</span>'
