"""Card text under one rule set: foreign cards are refused, wildcards and starred tiles become what they are there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from analyzer.cards import JOKER, KING, Card, Joker, Piece, StarredTile
from analyzer.errors import CardTextError, Problem
from analyzer.notation import LaidAs, RawPiece, parse_cards
from analyzer.rules import RuleSet
from analyzer.shapes import CardText


@dataclass
class DeckReader:
    """Reads the cards of one request or position and collects what is wrong with them.

    `wild`: the face of the wildcards where an indicator sets it (OK-12): its tiles are jokers, starred tiles are it.
    `jokers_anywhere`: jokers are read in a deck without them too.

    >>> from analyzer.rules import load_rules
    >>> [str(piece) for piece in DeckReader(load_rules("rami30")).pieces("7S JK", "hand")]
    ['7S', 'JK']
    """

    rules: RuleSet
    letters: str = "en"
    wild: Card | None = None
    problems: list[Problem] = field(default_factory=list)
    jokers_anywhere: bool = False

    def indicator(self, text: str | None) -> Card | None:
        """The visible tile; afterwards its successor is wild. Missing or meaningless ones are problems (SO-2, SO-3)."""
        if self.rules.wildcards == "jokers":
            if text is not None:
                self._problem("key_without_meaning", "indicator", key="indicator", rules=self.rules.name)
            return None
        if text is None:
            self._problem("missing_key", "indicator", key="indicator")
            return None
        raw = self._parse(text, "indicator")
        if len(raw) != 1 or not isinstance(raw[0], Card) or not raw[0].suit.is_tile:
            if raw:
                self._problem("bad_indicator", "indicator", card=" ".join(map(str, raw)))
            return None
        self.wild = Card(raw[0].suit, raw[0].rank % KING + 1)
        return raw[0]

    def pieces(self, text: CardText, where: str) -> list[Piece]:
        """Cards of this deck, jokers named or not; a problem for each that cannot be read or belongs elsewhere."""
        pieces = [self._piece(raw, f"{where}[{place}]") for place, raw in enumerate(self._parse(text, where))]
        return [piece for piece in pieces if piece is not None]

    def free(self, text: CardText, where: str) -> list[Piece]:
        """Cards that lie in no meld, where a joker stands for nothing yet."""
        pieces = self.pieces(text, where)
        for place, piece in enumerate(pieces):
            if isinstance(piece, Joker) and piece.stands_for:
                self._problem("joker_named_in_hand", f"{where}[{place}]", card=str(piece))
        return pieces

    def _parse(self, text: CardText, where: str) -> Sequence[RawPiece]:
        try:
            return parse_cards(text, self.letters, where)
        except CardTextError as error:
            self.problems.extend(map(self._in_this_deck, error.problems))
            return []

    def _in_this_deck(self, problem: Problem) -> Problem:
        """A hint for a game of tiles writes tiles."""
        if problem.code != "bad_card" or self.rules.deck == "cards":
            return problem
        return replace(problem, params={**problem.params, "sample": "tiles"})

    def _piece(self, raw: RawPiece, where: str) -> Piece | None:
        tiles, indicated = self.rules.deck == "tiles", self.rules.wildcards == "indicator"
        face = raw.stands_for if isinstance(raw, Joker | LaidAs) else raw
        foreign = isinstance(face, Card) and face.suit.is_tile != tiles
        if foreign or (isinstance(raw, StarredTile | LaidAs) and not indicated):
            self._problem("wrong_deck", where, card=str(raw), deck=self.rules.deck)
            return None
        if isinstance(raw, Joker):
            if self.rules.jokers == 0 and not self.jokers_anywhere:
                self._problem("joker_not_in_deck", where, card=str(raw), rules=self.rules.name)
                return None
            return raw
        if isinstance(raw, StarredTile):
            return self.wild
        if isinstance(raw, LaidAs):
            if raw.tile != self.wild:
                self._problem("not_wild", where, card=str(raw.tile), wild=str(self.wild))
                return None
            return Joker(raw.stands_for)
        return JOKER if raw == self.wild else raw

    def _problem(self, code: str, where: str, **params: object) -> None:
        self.problems.append(Problem(code, where, params))
