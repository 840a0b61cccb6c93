"""Why a discard is dangerous or safe, rule by rule: the table, the dead cards, what players did and may do."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from analyzer import analyse, read_position
from analyzer.cards import sort_hand
from analyzer.turns import Search
from tests.danger_helpers import PLAYERS, RUN, cards, codes, danger, dangers, natural

JOKER_RUN = [{"cards": "7C JK 9C", "joker_as": "8C"}]


@pytest.mark.parametrize(
    ("card", "rules", "more", "sure"),
    [
        ("10C", "rami30", {"table": RUN}, True),
        ("6C", "rami30", {"table": RUN}, True),
        ("JC", "rami30", {"table": RUN}, False),
        ("10C", "rami30", {}, False),
        ("10C", "rami30", {"table": RUN, "options": {"layoff": False}}, False),
        ("10C", "rami40", {"table": RUN}, False),  # taken only for a new meld
        ("10C", "rami40", {"table": RUN, "options": {"take_discard": "meld_or_layoff"}}, True),
        ("10C", "rami40", {"table": RUN, "options": {"take_discard": "must_meld_any"}}, False),
        ("8C", "rami30", {"table": JOKER_RUN}, True),
        ("8C", "rami30", {"table": JOKER_RUN, "options": {"swap": False}}, False),
        ("8C", "rami30", {"table": JOKER_RUN, "players": 2, "options": {"swap_owner": "others"}}, False),
        ("8C", "rami30", {"table": JOKER_RUN, "players": 3, "options": {"swap_owner": "others"}}, True),
        ("8C", "rami30", {"table": [{**JOKER_RUN[0], "owner": "self"}], "opponents": PLAYERS}, True),
        ("7H", "rami30", {"table": [{"cards": "7S JK 7D", "type": "set"}]}, True),
    ],
)
def test_what_goes_onto_the_table(card: str, rules: str, more: dict[str, Any], sure: bool) -> None:
    found = danger(card, rules, **more)
    assert bool(codes(found) & {"can_lay_off", "frees_joker"}) is sure
    assert (found.risk == 1) is sure


def test_only_who_has_opened_adds_to_the_table_unless_the_rules_let_all() -> None:
    own = [{"cards": "7-9C", "owner": "self"}]
    closed = [{"name": "P2", "cards": 10}]
    assert danger("10C", table=own, opponents=closed, players=2).risk < 1
    assert danger("10C", table=own, opponents=[{**closed[0], "opened": True}], players=2).risk == 1
    assert danger("10C", "classic", table=own, opponents=closed, players=2).risk == 1


def test_the_melds_of_the_turn_lie_there_for_the_others() -> None:
    player = [{"name": "P2", "cards": 5, "opened": True}]
    position = read_position({"rules": "rami30", "hand": "10-QC KC AH", "opponents": player, "opened": True})
    turn = Search(position).best_turn()
    rows = {str(row.card): row.danger for row in analyse(position).discards}
    assert [str(card) for card in turn.melds[0].pieces] == ["10C", "JC", "QC", "KC"]
    assert rows["AH"] is not None
    assert "goes_out" in codes(rows["AH"])
    position = replace(position, hand=sort_hand((*position.hand, *cards("9C 2D"))))
    found = dangers(position, replace(turn, discard=natural("9C")))
    assert found["9C"].reasons[0].params["mine"] is True
    assert found["10C"].risk < 1  # laid by that turn: another one throws it, onto the table as it is


def test_a_dead_card_is_safe_and_a_joker_may_bring_it_to_life() -> None:
    hand = "KS KHHDDCC AS QSS JS AS JS"
    gone = {"hand": hand, "options": {"hand_size": 20}, "phase": "play"}
    dead = dangers(read_position({"rules": "classic", **gone}))["KS"]
    assert (dead.level, dead.risk, codes(dead)) == ("none", 0, {"partners_dead"})
    wild = dangers(read_position({"rules": "kalooki51", **gone}))["KS"]
    assert (wild.level, codes(wild)) == ("low", {"partners_need_joker"})


def test_what_players_did() -> None:
    player = {"name": "P2", "cards": 10}
    plain = danger("9C", players=2, opponents=[player])
    took = danger("9C", players=2, opponents=[{**player, "took": "8C"}])
    threw = danger("9C", players=2, opponents=[{**player, "threw": "9C"}])
    piled = danger("9C", players=2, opponents=[player], discards="9C 2H")
    assert threw.risk < piled.risk < plain.risk < took.risk
    assert {"wanted", "thrown_before", "lies_in_pile"} <= codes(took) | codes(threw) | codes(piled)
    assert danger("9C", players=2, opponents=[{**player, "took": "8C 10C"}]).risk == 1
    assert "wanted" not in codes(danger("KH", players=2, opponents=[{**player, "took": "AH 8C"}], rules="gin"))


def test_only_one_player_takes_unless_others_may_buy() -> None:
    rami = [danger("9C", players=number).risk for number in (2, 4)]
    okey = [danger("R9", "okey", players=number, indicator="B1").risk for number in (2, 4)]
    assert rami[0] == rami[1]
    assert okey[0] == okey[1]
    bought = [
        danger("9C", "shanghai", players=number, contract=1, options={"packs": 2, "jokers": 1}).risk
        for number in (3, 4)
    ]
    assert bought[1] > bought[0]


def test_after_the_contract_only_the_table_counts() -> None:
    done = [{"name": "P2", "cards": 4, "opened": True}]
    found = danger("9C", "shanghai", players=2, contract=1, opponents=done)
    assert (found.level, codes(found)) == ("none", {"no_new_melds"})


def test_what_lies_between_a_card_and_a_run_is_all_that_a_player_needs() -> None:
    """R30-27: with 8C in hand 9C goes onto 4-7C; who may make no new melds (SH-34) has no other use for it."""
    laid = [{"cards": "4-7C", "owner": "self"}]
    done = [{"name": "P2", "cards": 2, "opened": True}]
    shared = {"players": 2, "contract": 1, "opponents": done, "options": {"packs": 2, "jokers": 1}}
    found = danger("9C", "shanghai", table=laid, **shared)
    unseen = 105 - 1 - 4
    assert found.risk == pytest.approx(1 - (unseen - 2) * (unseen - 3) / unseen / (unseen - 1))
    assert (found.level, codes(found)) == ("low", {"joins_with"})
    assert danger("9C", "shanghai", table=laid, **{**shared, "opponents": [{**done[0], "took": "8C"}]}).risk == 1
    wild = danger("9C", "shanghai", table=laid, seen="8C 8C", **shared)
    assert (wild.risk, wild.level) == (0, "low"), "a joker may stand for the dead eight"
    dead = danger("9C", "shanghai", table=laid, seen="8C 8C JK", **shared)
    assert (dead.level, codes(dead)) == ("none", {"no_new_melds"})
    last = [{**done[0], "cards": 1}]
    assert danger("9C", "shanghai", table=laid, **{**shared, "opponents": last}).level == "none", "and a discard"


@pytest.mark.parametrize(
    ("rules", "more", "level"),
    [
        ("classic", {"options": {"layoff_before_open": False}}, "low"),
        ("classic", {"options": {"layoff_before_open": False, "layoff_same_turn": False}}, "none"),
        ("classic", {"options": {"take_discard": "must_meld_any"}}, "low"),
        ("classic", {"options": {"take_discard": "must_meld_it"}}, "none"),
        ("classic", {"options": {"layoff_before_open": False}, "opponents": [{"name": "P2", "cards": 2}]}, "none"),
    ],
)
def test_a_dead_card_is_not_safe_where_a_new_meld_brings_it_onto_the_table(
    rules: str, more: dict[str, Any], level: str
) -> None:
    """Whoever opens in the turn, or lays the meld that the rules want, may add to the table then (RC-19, S4-3)."""
    laid = [{"cards": "KH KD KC", "owner": "self"}]
    gone = {"seen": "KHDC QSS", "hand": "KS KS", "phase": "play", "players": 2, "table": laid}
    found = dangers(read_position({"rules": rules, **gone, **more}))["KS"]
    assert (found.level, found.risk) == (level, 0)
    assert codes(found) == ({"once_melded"} if level == "low" else {"partners_dead"})


def test_where_nobody_may_buy_only_one_player_takes() -> None:
    """SH-25 with no buys left to the house: as in the other games."""
    barred = {"contract": 1, "options": {"packs": 2, "jokers": 1, "max_buys": [0]}}
    two, four = (danger("9C", "shanghai", players=number, **barred).risk for number in (2, 4))
    assert two == four > 0


def test_who_must_open_with_it_wants_dear_cards_most() -> None:
    low, high = (danger(card, "rami40", players=2) for card in ("3C", "QC"))
    assert "taken_to_open" in codes(low) & codes(high)
    assert low.risk < high.risk
    assert "taken_to_open" not in codes(danger("3C", "rami40", players=2, opponents=PLAYERS[:1]))


def test_the_end_of_the_round_gives_nothing_away() -> None:
    rows = analyse(read_position({"rules": "rami30", "hand": "QS KS JK 4D", "phase": "play"})).to_json()["discards"]
    assert rows[0]["danger"] == {"level": "none", "risk": 0.0, "reasons": ["goes_out"]}
    assert {"level", "risk", "reasons"} == rows[1]["danger"].keys()


def test_who_must_keep_a_card_to_throw_makes_no_meld_of_his_last_two() -> None:
    """R30-09, S30-8: with the card taken he would lay all three; where none must be thrown he may."""
    player = {"name": "P2", "cards": 2, "opened": True, "took": "7S 7H"}
    kept = danger("7D", players=2, opponents=[player])
    assert (kept.level, kept.risk, codes(kept)) == ("none", 0, {"too_few_to_meld"})
    laid = danger("7D", "classic", players=2, opponents=[player])
    assert laid.risk == 1
    more = danger("7D", players=2, opponents=[{**player, "cards": 3}])
    assert more.risk == 1


@pytest.mark.parametrize(("contract", "sets", "runs"), [(1, True, False), (2, True, True), (3, False, True)])
def test_before_the_contract_only_its_kinds_of_melds_are_wanted(contract: int, sets: bool, runs: bool) -> None:
    """SH-31, SH-34: two sets in the first deal, two runs in the third."""
    for took, wanted in (("7S 7H", sets), ("8D 9D 10D", runs)):
        player = {"name": "P2", "cards": 11, "took": took}
        found = danger("7D", "shanghai", players=2, contract=contract, opponents=[player])
        assert ("wanted" in codes(found)) is wanted
        assert (found.risk == 1) is wanted


def test_a_card_that_no_meld_of_the_contract_takes_is_safe() -> None:
    gone = "7S 7S 7S 7H 7H 7H 7D 7D 7C 7C 7C JK JK"
    more = {"players": 5, "contract": 1, "opponents": [{"name": "P2", "cards": 11}]}
    found = danger("7D", "shanghai", **more, seen=gone)
    assert (found.level, codes(found)) == ("none", {"no_contract_meld"})
    assert danger("7D", "shanghai", **{**more, "contract": 2}, seen=gone).level != "none"
