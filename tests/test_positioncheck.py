"""Positions that cannot be: each impossible detail is refused by its code and place, the one next to it is not."""

from __future__ import annotations

from typing import Any

import pytest

from analyzer.errors import RamiError
from analyzer.jsonl import answer
from analyzer.positionio import read_position
from analyzer.wording import error_message

RUN = {"cards": ["7C", "8C", "9C", "10C"]}
HAND = "2S 4H 6D 8S 10D QC"


def problems(**changed: Any) -> list[tuple[str, str]]:
    """Code and place of everything that is wrong with a position of rami30."""
    try:
        read_position({"rules": "rami30", "hand": HAND, **changed})
    except RamiError as error:
        return [(problem.code, problem.where) for problem in error.problems]
    return []


def others(*changed: dict[str, Any]) -> dict[str, Any]:
    return {"opponents": [{"name": f"P{number}", **other} for number, other in enumerate(changed, 2)]}


def took(cards: str, held: int | None) -> dict[str, Any]:
    return others({"took": cards, "cards": held})


@pytest.mark.parametrize(
    ("possible", "impossible", "code", "where"),
    [
        (took("7S 9H", 2), took("7S 9H", 1), "took_more_than_held", "opponents[0].took"),
        (took("7S 9H", None), took("7S 9H", 0), "took_more_than_held", "opponents[0].took"),
        (others({"cards": 13}), others({"cards": 14}), "hand_too_large", "opponents[0].cards"),
        (took("2-AH", None), took("2-AH AS", None), "hand_too_large", "opponents[0].took"),
        (others({}, {"name": "Ann"}), others({}, {"name": "P2"}), "duplicate_player", "opponents[1].name"),
        (others({"name": "Ann"}), others({"name": "self"}), "name_of_player", "opponents[0].name"),
        (others(*[{}] * 7), others(*[{}] * 8), "too_many_opponents", "opponents"),
        (
            {"players": 3, **others({}, {})},
            {"players": 3, **others({}, {}, {})},
            "too_many_opponents",
            "opponents",
        ),
        (
            {"options": {"players": 3}, **others({}, {})},
            {"options": {"players": 3}, **others({}, {}, {})},
            "too_many_opponents",
            "opponents",
        ),
        (others({"total": 100_000}), others({"total": 100_001}), "bad_value", "opponents[0].total"),
        (others({"total": -100_000}), others({"total": -100_001}), "bad_value", "opponents[0].total"),
        (
            {"players": 3, "options": {"players": 3}},
            {"players": 3, "options": {"players": 4}},
            "contradictory_position",
            "players",
        ),
        # 110 cards, 6 of them in hand.
        ({"stock": 104}, {"stock": 105}, "stock_too_large", "stock"),
        ({"stock": 102, "discards": "KD KC"}, {"stock": 103, "discards": "KD KC"}, "stock_too_large", "stock"),
        ({"stock": 100, "seen": "KD KC AS AH"}, {"stock": 101, "seen": "KD KC AS AH"}, "stock_too_large", "stock"),
        ({"stock": 100, "table": [RUN]}, {"stock": 101, "table": [RUN]}, "stock_too_large", "stock"),
        # What an opponent took is known; of his five cards three are not.
        ({"stock": 99, **took("7S 9H", 5)}, {"stock": 100, **took("7S 9H", 5)}, "stock_too_large", "stock"),
        (
            {"options": {"hand_size": 30}, **others(*[{"cards": 30}] * 3, {"cards": 14})},
            {"options": {"hand_size": 30}, **others(*[{"cards": 30}] * 3, {"cards": 15})},
            "too_many_hidden",
            "opponents",
        ),
        (
            {"table": [{**RUN, "jokers_taken": 2}]},
            {"table": [{**RUN, "jokers_taken": 3}]},
            "too_many_jokers_taken",
            "table[0].jokers_taken",
        ),
        (
            {"table": [{**RUN, "jokers_taken": 2}]},
            {"table": [{**RUN, "jokers_taken": 2}], "options": {"swap": False}},
            "too_many_jokers_taken",
            "table[0].jokers_taken",
        ),
        (
            {"table": [{**RUN, "jokers_taken": 3}], "options": {"min_naturals": 1}},
            {"table": [{**RUN, "jokers_taken": 1}], "options": {"jokers": 0}},
            "too_many_jokers_taken",
            "table[0].jokers_taken",
        ),
    ],
)
def test_impossible_details(possible: dict[str, Any], impossible: dict[str, Any], code: str, where: str) -> None:
    assert problems(**possible) == []
    assert problems(**impossible) == [(code, where)]


@pytest.mark.parametrize(
    ("places", "where"),
    [
        ({"hand": "2S 2S 4H", "seen": "2S"}, "hand"),
        ({"table": [{"cards": "7C 8C 9C"}], "discards": "7C 7C"}, "table"),
        ({"table": [{"cards": "7C 8C 9C"}], "discards": "KH KH", "seen": "KH"}, "discards"),
        ({"table": [{"cards": "7C 8C 9C"}], "discards": "KD", "seen": "KH KH KH"}, "seen"),
        ({"seen": "KD", **others({"took": "KD"}, {"took": "KH KH KH"})}, "opponents[1].took"),
    ],
)
def test_too_many_copies_are_placed_where_the_card_is(places: dict[str, Any], where: str) -> None:
    assert problems(**places) == [("too_many_copies", where)]


def test_every_detail_is_told_at_once() -> None:
    wrong = {"stock": 500, **others({"cards": 1, "took": "KH KD", "name": "self"}, {"name": "self"})}
    codes = [code for code, _ in problems(**wrong)]
    assert codes == ["name_of_player", "duplicate_player", "name_of_player", "took_more_than_held", "stock_too_large"]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            "Opponent 1, cards taken: 2 cards were taken and are still held, but only one card is held."
            " Correct one of them. Stock: the stock cannot hold 500 cards: only 102 are left for it."
            " Correct the number.",
        ),
        (
            "fr",
            "Adversaire 1, cartes prises : 2 cartes ont été prises et sont encore en main, mais il n’y a qu’une carte"
            " en main. Corrigez l’un des deux. Pioche : la pioche ne peut pas compter 500 cartes :"
            " il n’en reste que 102."
            " Corrigez le nombre.",
        ),
    ],
)
def test_details_in_words(lang: str, said: str) -> None:
    with pytest.raises(RamiError) as caught:
        read_position({"rules": "rami30", "hand": HAND, "stock": 500, **took("7S 9H", 1)})
    assert error_message(caught.value, lang).replace("\u00a0", " ") == said


def test_a_hand_of_the_others_grows_where_nothing_is_thrown() -> None:
    read_position({"rules": "rummikub", "hand": "R7 K9", "opponents": [{"name": "P2", "cards": 40}]})


def test_a_single_step_refuses_the_same_meld() -> None:
    request = {"do": "swap", "rules": "rami40", "table_meld": {"cards": "7S 7H JK", "jokers_taken": 1}, "card": "7D"}
    assert answer(request)["reasons"] == ["not_opened", "second_joker"]
    with pytest.raises(RamiError) as caught:
        answer({**request, "table_meld": {"cards": "7S 7H JK", "jokers_taken": 2}})
    assert (caught.value.code, caught.value.where) == ("too_many_jokers_taken", "table_meld.jokers_taken")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_meld_without_cards_is_named_as_one(lang: str) -> None:
    meld = {"cards": "", "owner": "self"}
    assert problems(table=[meld]) == [("illegal_table_meld", "table[0]")]
    with pytest.raises(RamiError) as raised:
        read_position({"rules": "rami30", "hand": HAND, "table": [meld]})
    assert ": – " in error_message(raised.value, lang).replace("\u00a0", " ")
