"""Lessons, mends and the glossary in words: codes and settings in, sentences out."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Any

from analyzer.lessons import Line, Term, glossary
from analyzer.movemends import Change
from analyzer.ruleset import RuleSet
from analyzer.terminal.rules import contract_words, ending_name
from analyzer.wording.text import Text


def line_words(text: Text, line: Line) -> str:
    """The sentence of a line of a chapter.

    >>> line_words(Text("en"), Line("contract", {"number": 2, "melds": (("set", 3), ("run", 4))}))
    'Contract 2: set of 3 + run of 4.'
    """
    params = dict(line.params)
    if "melds" in params:
        params["melds"] = contract_words(text, params["melds"])
    for named in {"bonus", "ending"} & params.keys():
        name = ending_name(text, params[named])
        params[named] = name[:1].upper() + name[1:]
    if "rank" in params:
        params["rank"] = text(f"rank-{params['rank']}")
    return text(f"lesson-{line.code}", **params)


def rule_words(text: Text, rule_id: str, rules: RuleSet) -> str:
    """A rule by its ID in plain words, with the numbers of the rule set.

    >>> from analyzer.rules import load_rules
    >>> rule_words(Text("en"), "R30-21", load_rules("rami30", open_min=40))
    'The first laying needs 40 points; exactly 40 is enough.'
    """
    return text(f"rule-{rule_id}", **_settings(rules))


def _settings(rules: RuleSet) -> dict[str, Any]:
    """The numbers that a rule may speak of; no limit is 0."""
    numbers = {option: getattr(rules, option) for option in NUMBERS}
    pens = {f"{part}_pen": rules.penalty.get(part, "number") for part in ("ace", "face", "joker")}
    return {**{option: 0 if value is None else value for option, value in numbers.items()}, **pens}


NUMBERS = (
    *("packs", "jokers", "hand_size", "open_min", "court_points", "ace_low_points", "ace_high_points"),
    *("max_run_len", "knock_at"),
)


def change_words(text: Text, change: Change) -> str:
    """What to do to make a meld or a move right.

    >>> from analyzer.movemends import changed
    >>> from analyzer.notation import parse_cards
    >>> change_words(Text("fr"), changed("change_cards", (), parse_cards("10C"))).replace("\\ufe0e", "")
    'Ajoutez aussi 10♣.'
    """
    return text(f"mend-{change.code}", **change.params)


@dataclass(frozen=True)
class Word:
    """One word of the glossary in a language, what it means, and the word in the other language."""

    term: Term
    word: str
    sense: str
    other: str


def words_of(text: Text, other: Text) -> tuple[Word, ...]:
    """The glossary in alphabetical order of a language, accents aside.

    >>> [word.word for word in words_of(Text("fr"), Text("en"))][:2]
    ['achat', 'as']
    """
    words = (
        Word(term, text(f"term-{term.code}"), text(f"sense-{term.code}"), other(f"term-{term.code}"))
        for term in glossary()
    )
    return tuple(sorted(words, key=lambda each: alphabetical(each.word)))


def alphabetical(word: str) -> str:
    """A word as it is sorted and looked for: in small letters, without accents, the Turkish i like the other.

    >>> alphabetical("Œuf"), alphabetical("ıstaka")
    ('oeuf', 'istaka')
    """
    plain = unicodedata.normalize("NFD", word.casefold().replace("œ", "oe").replace("ı", "i"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
