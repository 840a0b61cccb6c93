"""Options of a rule set: each works, or is refused by its name."""

from __future__ import annotations

from typing import Any

import pytest

from analyzer.errors import RulesError
from analyzer.positionio import read_position
from analyzer.rules import TABLE_OPTIONS, load_rules
from analyzer.wording import Text, error_message

SETS_OF_THREE = [[["set", 3]]]


def refused(name: str, **options: Any) -> list[tuple[str, str]]:
    """Code and place of what is wrong with these options."""
    with pytest.raises(RulesError) as caught:
        load_rules(name, **options)
    return [(problem.code, problem.where) for problem in caught.value.problems]


@pytest.mark.parametrize("option", TABLE_OPTIONS)
def test_nothing_of_the_table_means_anything_where_the_hand_is_laid_whole(option: str) -> None:
    value = getattr(load_rules("rami30"), option)
    assert refused("okey", **{option: value}) == [("contradictory_options", f"options.{option}")]
    assert getattr(load_rules("rami30", **{option: value}), option) == value


@pytest.mark.parametrize(("option", "value"), [("open_scope", "single_meld"), ("opening_needs_pure_run", True)])
def test_a_contract_is_no_minimum(option: str, value: Any) -> None:
    assert refused("shanghai", **{option: value}) == [("contradictory_options", f"options.{option}")]
    assert getattr(load_rules("rami30", **{option: value}), option) == value


def test_a_row_that_wants_a_pure_run_takes_no_contracts() -> None:
    assert refused("rami51", contracts=SETS_OF_THREE, open_min=0) == [("contradictory_options", "options.contracts")]
    options = {"contracts": SETS_OF_THREE, "open_min": 0}
    assert load_rules("kalooki51", **options).contracts is not None


@pytest.mark.parametrize(
    ("name", "options", "deck"),
    [
        ("shanghai", {}, (2, 1)),
        ("shanghai", {"players": 5}, (3, 2)),
        ("shanghai", {"players": 5, "packs": 4}, (4, 2)),
        ("shanghai", {"decks_by_players": [[3, 4, 6]]}, (4, 6)),
        ("shanghai", {"decks_by_players": [[3, 4, 6]], "players": 2}, (2, 1)),
        ("shanghai", {"decks_by_players": [[7, 4, 6], [5, 3, 3]], "players": 8}, (4, 6)),
        ("shanghai", {"decks_by_players": [[7, 4, 6], [5, 3, 3]], "players": 6}, (3, 3)),
        ("rami30", {"decks_by_players": [[5, 3, 9]], "players": 6, "jokers": 7}, (3, 7)),
    ],
)
def test_packs_follow_from_the_players(name: str, options: dict[str, Any], deck: tuple[int, int]) -> None:
    rules = load_rules(name, **options)
    assert (rules.packs, rules.jokers) == deck


def test_packs_of_the_house_follow_from_the_players_of_a_position() -> None:
    options = {"decks_by_players": [[6, 5, 7]]}
    data = {"rules": "shanghai", "contract": 1, "hand": "7S 8S", "options": options}
    assert read_position({**data, "players": 6}).rules.packs == 5
    assert read_position({**data, "players": 5}).rules.packs == 2


@pytest.mark.parametrize("decks", [7, [[5, 3]], [[5, 9, 2]], [[5, 3, 41]], [[1, 2, 2]], [["5", 3, 2]]])
def test_decks_that_cannot_be(decks: Any) -> None:
    assert {code for code, _ in refused("shanghai", decks_by_players=decks)} == {"bad_option"}


@pytest.mark.parametrize(
    ("option", "table", "named"),
    [("win_points", {"pairs": 30}, "pairs"), ("penalty", {"queen": 5}, "queen"), ("penalty", {"14": 5}, "14")],
)
def test_unknown_keys_of_a_table_are_named(option: str, table: dict[str, int], named: str) -> None:
    with pytest.raises(RulesError) as caught:
        load_rules("okey", **{option: table})
    assert (caught.value.code, caught.value.where) == ("bad_option", f"options.{option}")
    told = f"“{named}” does not fit “{Text('en').option(option)}”"
    assert error_message(caught.value, "en").startswith(told)
    assert error_message(caught.value, "fr").replace("\u00a0", " ").startswith(f"« {named} » ne convient pas à")


def test_known_keys_of_a_table_are_taken() -> None:
    rules = load_rules("okey", win_points={"seven_pairs": 60}, penalty={"13": 2, "joker": 3})
    assert rules.win_points is not None
    assert (rules.win_points["seven_pairs"], rules.win_points["melds"], rules.penalty["13"]) == (60, 20, 2)


def test_a_joker_has_no_number() -> None:
    assert refused("rami30", penalty={"joker": "number"}) == [("bad_option", "options.penalty")]
    assert load_rules("rami30", penalty={"face": "number"}).penalty["face"] == "number"
