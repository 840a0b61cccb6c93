"""Codes and numbers become sentences: one Fluent file per language in `locales/`, nothing falls back silently."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from analyzer.cards import Card, Joker
from analyzer.errors import CardTextError, Problem, RamiError, Reason
from analyzer.notation import RawPiece, parse_cards

LANGUAGES = {"en": "en-GB", "fr": "fr-FR"}

SYMBOLS = "♠♥♦♣"
TEXT_STYLE = "\ufe0e"  # asks for the glyph of the text font: phones draw emoji otherwise
RANK_LETTERS = {"en": {1: "A", 11: "J", 12: "Q", 13: "K"}, "fr": {1: "A", 11: "V", 12: "D", 13: "R"}}

ABOUT_KEYS = ("missing_key", "unknown_key", "key_without_meaning")
"""Problems whose sentences quote the key."""

MINUS = "−"
NARROW = "\u202f"
"""The space between a French number and its percent sign, which breaks no line."""
NEGATIVE = re.compile(r"(?<![^\s(])(?<!« )-(?=\d)")
"""The hyphen that begins a number; one inside a word, and an input quoted as it was given, stay as they are."""

LARGEST_NUMBER = 10**15
"""Beyond it a number is shown as it was written: formatting is made for smaller ones."""
PLACE = re.compile(r"(\w+)(?:\[(\d+)\])?")
INDEXED = ("card", "meld", "player", "step", "round")
INDEXED_AS = {
    "table": "meld",
    "melds": "meld",
    "opponents": "player",
    "hands": "player",
    "steps": "step",
    "rounds": "round",
    "counts": "skill",
    "missed": "item",
}


@functools.cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([LANGUAGES[lang]], use_isolating=False)
    for file in sorted(resources.files("analyzer.wording").joinpath("locales").iterdir(), key=lambda each: each.name):
        if file.name.endswith(f"{lang}.ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


@dataclass(frozen=True)
class Text:
    """The words of one language, `letters` those of its cards where they differ; the Fluent file is read once.

    `deck`: what is played with, as `RuleSet.deck` has it; sentences that know `$deck` speak of cards or of tiles.

    >>> Text("en")("cards-count", count=1), Text("fr")("cards-count", count=14)
    ('1 card', '14 cartes')
    >>> Text("en", deck="tiles")("cards-count", count=14)
    '14 tiles'
    >>> Text("fr")("number", number=-7.5)
    '−7,5'
    """

    lang: str
    letters: str | None = None
    deck: str = "cards"

    def of(self, deck: str) -> Text:
        """The same words for a game of `cards` or of `tiles`."""
        return replace(self, deck=deck)

    def __call__(self, code: str, /, **params: Any) -> str:
        """The sentence of that code. Raises KeyError for an unknown code and for a parameter that it lacks."""
        bundle = _bundle(self.lang)
        pattern = bundle.get_message(code).value
        if pattern is None:
            raise KeyError(code)
        shown = {name: _shown(name, value, self) for name, value in {"deck": self.deck, **params}.items()}
        sentence, errors = bundle.format_pattern(pattern, shown)
        if errors:
            raise KeyError(f"{code}: {'; '.join(map(str, errors))}")
        return _typeset(str(sentence), self.lang)

    def has(self, code: str) -> bool:
        """Whether there is a sentence for that code."""
        return bool(_bundle(self.lang).has_message(code))

    def problem(self, problem: Problem) -> str:
        """What is wrong with an input, where, and how to mend it.

        >>> Text("en").problem(Problem("hand_empty", "hand"))
        'Hand: no card is there. Enter at least one.'
        """
        params = {**problem.params}
        if "wanted" in params:
            params["wanted"] = params["wanted"].replace(" or ", f" {self('word-or')} ")
        if "near" in params:
            params["near"] = self.any_of(params["near"].split())
        if "known" in params:
            params["known"] = ", ".join(params["known"].split())
        if "reason" in params:
            params["reason"] = self.brief(params["reason"])
        for name in {"option", "other"} & params.keys():
            params[name] = self.option(params[name])
        # An option is named in its sentence, and so is a key that has no name but itself.
        place = "" if problem.where.startswith("options.") else self.place(problem.where)
        if problem.code in ABOUT_KEYS:
            place = ", ".join(word for word in place.split(", ") if word != params["key"])
        sentence = self(f"problem-{problem.code}", **params)
        joined = f"{place} : {sentence}" if self.lang == "fr" else f"{place}: {sentence}"
        return _typeset(_capital(joined if place else sentence), self.lang)

    def option(self, option: str) -> str:
        """The name of an option of the rules; one that there is not has none but its own.

        >>> Text("en").option("open_min"), Text("en").option("open_mni")
        ('Points needed to open', 'open_mni')
        """
        return self(f"option-{option}") if self.has(f"option-{option}") else option

    def brief(self, code: str) -> str:
        """The half-sentence of a reason why cards are no meld; it needs no numbers.

        >>> Text("en").brief("not_consecutive")
        'the cards do not follow one another'
        """
        attribute = _bundle(self.lang).get_message(f"reason-{code}").attributes["brief"]
        sentence, _ = _bundle(self.lang).format_pattern(attribute, {"deck": self.deck})
        return _typeset(str(sentence), self.lang)

    def reason(self, reason: Reason) -> str:
        """Why something is not possible.

        >>> Text("en").reason(Reason("below_minimum", {"points": 21, "required": 30}))
        'The melds make 21 points and the first laying needs 30: 9 more.'
        """
        params = {**reason.params}
        if "required" in params and "points" in params:
            params["missing"] = params["required"] - params["points"]
        return self(f"reason-{reason.code}", **params)

    def place(self, where: str) -> str:
        """The place of an input in words.

        >>> Text("en").place("table[0].cards[1]")
        'meld 1 on the table, card 2'
        """
        words = []
        for name, index in PLACE.findall(where):
            kind = INDEXED_AS.get(name, "card")
            if name == "cards" and index:  # the cards of a meld: the meld is named already
                words.append(self("place-card", number=int(index) + 1))
                continue
            if index and kind != "card" and self.has(f"place-{name}-one"):
                words.append(self(f"place-{name}-one", number=int(index) + 1))
                continue
            # A key may have the name of a numbered place, `card`: without a number it is just the key.
            named = name not in INDEXED and self.has(f"place-{name}")
            words.append(self(f"place-{name}") if named else name)
            if index:
                words.append(self(f"place-{kind}", number=int(index) + 1))
        return ", ".join(words)

    def any_of(self, choices: list[str]) -> str:
        """`a, b or c`; the Fluent files know an empty list as `none`."""
        if len(choices) < 2:
            return choices[0] if choices else "none"
        return f"{', '.join(choices[:-1])} {self('word-or')} {choices[-1]}"


def error_message(error: RamiError, lang: str) -> str:
    """Every problem of an error in words, one after the other."""
    text = Text(lang, deck=error.deck)
    return " ".join(text.problem(problem) for problem in error.problems)


def card_label(piece: RawPiece, lang: str, letters: str | None = None) -> str:
    """A card as players write it, with the letters of the language or of another; a tile in words.

    >>> from analyzer.cards import JOKER, Suit
    >>> card_label(Card(Suit.HEARTS, 12), "fr").replace(TEXT_STYLE, ""), card_label(JOKER, "fr")
    ('D♥', 'joker')
    """
    if isinstance(piece, Card) and not piece.suit.is_tile:
        rank = RANK_LETTERS[letters or lang].get(piece.rank, str(piece.rank))
        return f"{rank}{SYMBOLS[piece.suit]}{TEXT_STYLE}"
    if isinstance(piece, Joker) and piece.stands_for:
        return Text(lang)("joker-as", face=card_label(piece.stands_for, lang, letters))
    return card_name(piece, lang)


def card_name(piece: RawPiece, lang: str) -> str:
    """The spoken name of a card, for screen readers.

    >>> from analyzer.cards import Suit
    >>> card_name(Card(Suit.HEARTS, 12), "en"), card_name(Card(Suit.RED, 5), "fr")
    ('queen of hearts', '5 rouge')
    """
    text = Text(lang)
    if isinstance(piece, Card):
        if piece.suit.is_tile:
            return text("tile-name", colour=piece.suit.name.lower(), number=piece.rank)
        return text("card-name", rank=text(f"rank-{piece.rank}"), suit=text(f"suit-{piece.suit.name.lower()}"))
    if isinstance(piece, Joker):
        return text("joker-as", face=card_name(piece.stands_for, lang)) if piece.stands_for else text("joker")
    return text("starred-tile")


def _shown(name: str, value: Any, text: Text) -> Any:
    """A parameter as the sentence shows it: cards with the letters of the text, the rest as it is."""
    if isinstance(value, list | tuple):
        return " ".join(str(_shown(name, part, text)) for part in value)
    if name in ("card", "cards") and isinstance(value, str):
        try:
            return " ".join(card_label(piece, text.lang, text.letters) for piece in parse_cards(value))
        except CardTextError:
            return value
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {part}" for key, part in value.items())
    if isinstance(value, bool | None):
        return str(value).lower()
    if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        return str(value)[:24]
    if isinstance(value, int | float):
        return value + 0  # a nought that was rounded up from below is no negative number
    if isinstance(value, str):
        return value
    if isinstance(value, Reason):
        return text.reason(value)
    return card_label(value, text.lang, text.letters)


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def with_minus(words: str) -> str:
    """The words with a true minus before each negative number.

    >>> with_minus("7S 8S: -25 (-50), open_min-40, “-1”")
    '7S 8S: −25 (−50), open_min-40, “-1”'
    """
    return NEGATIVE.sub(MINUS, words)


def _typeset(sentence: str, lang: str) -> str:
    """Negative numbers have a true minus; French punctuation keeps its space, and never begins a line."""
    sentence = with_minus(sentence)
    if lang != "fr":
        return sentence
    sentence = re.sub(r"(?<=\d) %", f"{NARROW}%", sentence)
    return re.sub(r"« ", "«\u00a0", re.sub(r" ([:;?!»%])", "\u00a0\\1", sentence))
