"""Mends of taking the upcard: each makes it right, changes one thing only, and is found wherever one card helps."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from analyzer.cards import Hand, sort_hand, without
from analyzer.checking import check_request
from analyzer.position import Position
from analyzer.positionio import read_position
from analyzer.takemends import TakeMend, mend_take
from analyzer.turns import Search
from analyzer.wording import LANGUAGES, Text
from analyzer.wording.teaching import change_words

BARRED: dict[str, Any] = {
    "rules": "rami40",
    "hand": "7S 8S 2H 4D 6C 9C JD KD 3H 5C AH QC 10D",
    "discards": "9S",
    "phase": "draw",
}


def mends(**more: Any) -> tuple[TakeMend, ...]:
    return mend_take(read_position({**BARRED, **more}))


def changed(position: Position, mend: TakeMend) -> Position:
    opened = mend.opened
    return replace(position, hand=mend.hand, opened=opened, laid_before=opened)


def moved(before: Hand, after: Hand) -> tuple[int, int]:
    """How many cards went, and how many came."""
    one, other = Counter(before), Counter(after)
    return (one - other).total(), (other - one).total()


def test_waiting_is_enough_once_opened_and_another_card_reaches_the_minimum() -> None:
    later, *others = mends()
    assert (later.change.code, later.opened) == ("open_first", True)
    assert [str(card) for card in later.change.params["cards"]] == ["7S", "8S", "9S"]
    assert others
    position = read_position(BARRED)
    for mend in others:
        assert mend.change.code == "hold_instead"
        assert not mend.opened
        assert moved(position.hand, mend.hand) == (1, 1)
        assert Search(changed(position, mend).after_taking()).is_legal


def test_who_opened_only_wants_another_card() -> None:
    found = mends(hand="7S 2H 4D 6C 9C JD KD", opened=True)
    assert {mend.change.code for mend in found} == {"hold_instead"}
    assert {str(card) for mend in found for card in mend.change.params["added"]} <= {"8S", "9H", "9D", "9C", "10S"}


def test_a_joker_is_named_only_where_nothing_else_helps() -> None:
    assert all("JK" not in map(str, mend.change.params.get("added", ())) for mend in mends())


@pytest.mark.parametrize(
    "more",
    [
        {"hand": "7S 8S 2H 4D", "opened": True},
        {"options": {"take_discard": "free"}},
        {"rules": "rami30"},
        {"hand": "2H", "opened": True, "options": {"take_discard": "meld_or_layoff"}, "table": [{"cards": "6-8S"}]},
    ],
)
def test_what_may_be_taken_needs_no_mend(more: dict[str, Any]) -> None:
    assert mends(**more) == ()


def test_a_card_that_goes_between_a_table_meld_and_the_upcard() -> None:
    house = {"options": {"take_discard": "meld_or_layoff"}, "table": [{"cards": "5-7S"}], "opened": True}
    found = mends(hand="2H 4D JC QD", **house)
    assert "8S" in {str(card) for mend in found for card in mend.change.params["added"]}
    assert all(moved(read_position({**BARRED, "hand": "2H 4D JC QD"}).hand, mend.hand) == (1, 1) for mend in found)


def test_the_card_already_taken_stays_in_the_hand() -> None:
    taken = {"hand": f"{BARRED['hand']} 9S", "discards": "", "phase": "play"}
    found = mends(**taken, drawn={"card": "9S", "from": "discard"})
    assert found
    assert all("9S" in map(str, mend.hand) for mend in found)
    assert all(len(mend.hand) == 14 for mend in found)


@pytest.mark.parametrize("duty", ["must_meld_it", "must_meld_any", "meld_or_layoff"])
@pytest.mark.parametrize("seed", range(4))
def test_a_mend_is_found_where_one_other_card_helps(seed: int, duty: str) -> None:
    dice = Random(f"{seed} {duty}")
    blank = read_position({**BARRED, "hand": "2S", "opened": True, "options": {"take_discard": duty}})
    cards = dice.sample(sorted(blank.unseen().elements(), key=str), 5)
    position = replace(blank, hand=sort_hand(cards[:4]), discards=(cards[4],))
    if Search(position.after_taking()).is_legal:
        assert mend_take(position) == ()
        return
    tried = (
        replace(position, hand=sort_hand((*without(position.hand, [old]), new)))
        for old in set(position.hand)
        for new in position.unseen()
    )
    helps = any(Search(each.after_taking()).is_legal for each in tried)
    found = mend_take(position)
    assert bool(found) == helps
    assert all(Search(changed(position, mend).after_taking()).is_legal for mend in found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_verdict_has_its_mends_in_words_and_as_a_request(lang: str) -> None:
    verdict = check_request({"do": "take", "position": BARRED})
    assert not verdict.right
    assert len(verdict.mends) > 1
    for mend in verdict.mends:
        assert all(change_words(Text(lang), change) for change in mend.changes)
        assert check_request({"do": "take", **mend.request}).right
