"""What is possible in a turn or why not, as the answer's panel says it."""

from __future__ import annotations

from typing import Any

import pytest

from analyzer import Analysis, Position, analyse, read_position
from analyzer.wording import LANGUAGES, Text
from tests.test_results_page import EN, EXAMPLES, example
from ui import verdict
from ui.results import discards, whynot


@pytest.mark.parametrize(("lang", "words"), [("en", "unseen tiles"), ("fr", "tuiles inconnues")])
def test_tiles_are_not_called_cards(lang: str, words: str) -> None:
    position = example("86-okey-two-short")
    analysis = analyse(position)
    told = [why for answer in whynot.answers(Text(lang), position, analysis) for why in answer.why]
    told += [discards.reason(Text(lang), row) for row in analysis.discards]
    assert any(words in line for line in told)
    assert not any("unseen card" in line or "cartes inconnues" in line for line in told)


def line(position: Position, name: str) -> whynot.Answer:
    analysis = analyse(position)
    (found,) = [each for each in whynot.answers(EN, position, analysis) if each.name == name]
    return found


def asked(**data: Any) -> Position:
    return read_position({"rules": "rami30", "phase": "play", **data})


def test_short_of_opening_says_how_much_and_how_far() -> None:
    answer = line(example("40-kalooki51-short"), EN("whynot-open"))
    assert not answer.possible
    assert answer.why == (
        "The melds make 48 points and the first laying needs 51: 3 more.",
        "1 good draw away, 12 unseen cards help.",
    )


def test_opening_possible() -> None:
    assert line(example("10-rami30-overlap"), "Open:") == whynot.Answer("Open:", True, ("45 points, 30 are needed.",))


def test_adding_before_the_opening_is_barred_and_after_it_not() -> None:
    table = [{"cards": "7-9C"}]
    barred = line(asked(hand="10C KD 2H", table=table), EN("whynot-layoff"))
    assert (barred.possible, "would fit meld 1" in barred.why[0], len(barred.why)) == (False, True, 2)
    assert line(asked(hand="10C KD 2H", table=table, opened=True), EN("whynot-layoff")).possible
    nothing = line(asked(hand="QC KD 2H", table=table, opened=True), EN("whynot-layoff"))
    assert nothing.why == (EN("whynot-layoff-none"),)
    assert line(asked(hand="QC KD 2H"), EN("whynot-layoff")).why == (EN("reason-no_table_melds"),)


def test_exchanging_a_joker() -> None:
    table = [{"cards": "7C JK=8C 9C"}]
    assert line(asked(hand="8C KD 2H", table=table, opened=True), EN("whynot-swap")).possible
    assert line(asked(hand="KC KD 2H", table=table, opened=True), EN("whynot-swap")).why == (EN("whynot-swap-none"),)
    own = asked(rules="kalooki40", hand="KC KD 2H", opened=True, table=[{"cards": "7C JK=8C 9C", "owner": "self"}])
    assert line(own, EN("whynot-swap")).why != (EN("whynot-swap-none"),) or own.rules.swap_owner == "any"
    assert not [
        each for each in whynot.answers(EN, own, analyse(own)) if each.possible and each.name.startswith("Exch")
    ]


def test_knocking_says_how_many_points_are_too_many() -> None:
    answer = line(
        read_position({"rules": "gin", "hand": "KS KH QD 2C 3C 5D 7H 9S 10D JC 4S", "phase": "play"}), "Knock:"
    )
    assert not answer.possible
    assert "10 at most" in answer.why[0]
    assert "too many" in answer.why[0]


def test_a_contract_short_says_what_is_missing() -> None:
    position = read_position({"rules": "shanghai", "hand": "7SHD 9CD KS 2H 4D JC QH 3S", "contract": 1, "players": 4})
    answer = line(position, "Contract 1:")
    assert not answer.possible
    assert "One card is missing." in answer.why


def test_taking_the_discard() -> None:
    for name, legal in (("60-rami40-take", True), ("70-rami40-no-take", None)):
        position = example(name)
        analysis: Analysis = analyse(position)
        found = [each for each in whynot.answers(EN, position, analysis) if each.name.startswith("Take ")]
        assert len(found) == 1
        assert legal is None or found[0].possible is legal


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", EXAMPLES)
def test_going_out_is_always_answered(name: str, lang: str) -> None:
    position, text = example(name), Text(lang)
    analysis = analyse(position)
    found = [each for each in whynot.answers(text, position, analysis) if each.name == text("whynot-out")]
    assert [each.possible for each in found] == [analysis.go_out.possible]
    assert all(found[0].why)


def test_jokers_taken_from_the_table_are_counted_in_hand_and_out_of_it() -> None:
    """Two cards exchanged for jokers, both laid with the kings: of seven cards two stay, one being thrown."""
    table = [{"cards": "7S JK 9S"}, {"cards": "4H JK 6H"}]
    position = asked(hand="8S 5H KD KC 2C 3D 10D", opened=True, table=table, options={"layoff": False})
    assert len(analyse(position).advised.swaps) == 2
    answer = line(position, EN("whynot-out"))
    assert answer.why[0] == EN("whynot-out-left", cards=2, penalty=5)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("rules", "hand", "legal"),
    [
        ("rami40", "KS KH KD QS QH 8C JS 10H 9S 5H 6C 2D 3D 8D", False),
        ("rami40", "KS KH KD QS QH QC 9S 5H 6C 2D", True),
        ("rami30", "KS QH 8C", False),
    ],
)
def test_a_discard_that_may_not_have_been_taken_is_told_first(lang: str, rules: str, hand: str, legal: bool) -> None:
    """R40-03: no count of cards that stay after a turn that there is not."""
    duty = {"options": {"take_discard": "must_meld_any"}} if rules == "rami30" else {}
    drawn = {"card": "KS", "from": "discard"}
    position = asked(rules=rules, hand=hand, phase="play", drawn=drawn, opened=rules == "rami30", **duty)
    analysis, text = analyse(position), Text(lang)
    assert analysis.opening.take_legal is legal
    (taken,) = (each for each in whynot.answers(text, position, analysis) if "K" in each.name or "R♠" in each.name)
    (out,) = (each for each in whynot.answers(text, position, analysis) if each.name == text("whynot-out"))
    assert taken.possible is legal
    assert (taken.why == (text("whynot-taken-allowed"),)) is legal
    assert (out.why == taken.why) is not legal
    assert (taken.why[0] in verdict.judge(text, position, analysis).details) is not legal
