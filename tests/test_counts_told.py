"""Every sentence agrees with its numbers: none, one, one and a half, two of whatever it counts."""

from __future__ import annotations

import re

import pytest

from analyzer.wording import LANGUAGES, Text
from tests.test_wording import messages

NOUNS = {
    "en": (
        "cards", "tiles", "points", "draws", "jokers", "melds", "rounds", "buys", "discards", "names", "questions",
        "answers", "turns", "deals",
    ),
    "fr": (
        "cartes", "tuiles", "points", "pioches", "jokers", "manches", "achats", "défausses", "noms", "questions",
        "réponses", "tours", "donnes",
    ),
}  # fmt: skip
"""What sentences count, as it is said of several."""
COUNTS = {"en": ((1, "one"), (0, "many"), (2, "many")), "fr": ((0, "one"), (1, "one"), (1.5, "one"), (2, "many"))}
OF_RULES = re.compile("rule-|lesson-|joker_limits-key|others-meaning|reason-taken_to_open|reason-ask_(lay|open)")
"""Their numbers are those of a rule set: the cards dealt, the points of the opening."""
SEVERAL = {
    "column-chance", "curve-told", "discard-chance",  # within three draws, or six
    "problem-too_many_opponents", "problem-unknown_pot_rounds",
    "reason-ask_legal", "reason-cannot_hold_so_many", "reason-contract_incomplete",
    "reason-meld_too_long", "reason-set_too_long", "reason-too_short", "scores-pot-limit",
    "elimination-none",  # English counts the points of the limit
}  # fmt: skip
"""Sentences that are said of no number as small as one."""


def disagreement(said: str, lang: str, shown: str, number: str) -> str | None:
    """The number with a noun beside it that is said of another number."""
    other = NOUNS[lang] if number == "one" else [noun[:-1] for noun in NOUNS[lang]]
    found = re.search(rf"(?<![\w.,]){re.escape(shown)} ({'|'.join(other)})\b", said)
    return found.group() if found else None


@pytest.mark.parametrize("deck", ["cards", "tiles"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_agrees_with_its_numbers(lang: str, deck: str) -> None:
    text, wrong = Text(lang, deck=deck), {}
    counting = {name: used - {"deck"} for name, used in messages(lang).items() if "." not in name}
    assert len(counting) > 1000
    for name, used in counting.items():
        if OF_RULES.match(name) or name in SEVERAL:
            continue
        for count, number in COUNTS[lang]:
            said = text(name, **dict.fromkeys(used, count))
            if found := disagreement(said, lang, text("number", number=count), number):
                wrong[name] = found
    assert wrong == {}


@pytest.mark.parametrize(
    ("said", "lang", "shown", "number"),
    [
        ("All 1 discards compared", "en", "1", "one"),
        ("2 point stay", "en", "2", "many"),
        ("il reste 0 points", "fr", "0", "one"),
        ("il reste 1,5 points", "fr", "1,5", "one"),
        ("les 2 défausse", "fr", "2", "many"),
    ],
)
def test_a_sentence_that_does_not_agree_is_found(said: str, lang: str, shown: str, number: str) -> None:
    assert disagreement(said, lang, shown, number)
