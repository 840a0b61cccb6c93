"""Buying the upcard: what it brings and costs, how often it is allowed, and the hand that waits out of turn."""

from __future__ import annotations

from typing import Any

import pytest

from analyzer import analyse, read_position
from analyzer.drawreport import Buy
from analyzer.errors import PositionError
from analyzer.link import read_link, write_link
from analyzer.position import Position
from analyzer.positionio import write_position
from analyzer.terminal.analysis import report
from analyzer.values import penalty
from analyzer.wording import LANGUAGES, Text
from tests.drawadvice_helpers import ELEVEN, advised, codes, position

THREE_RUNS = "4C 5C 6C 9H 10H JH QH 2S 3S 5S KD"
TWELVE_TO_COME = {"contract": 7, "hand": THREE_RUNS}


def bought(found: Position) -> Buy:
    buy = advised(found).buy
    assert buy is not None
    return buy


# ------------------------------------------------------------------------------------------------- buying


def test_the_wanted_card_is_bought_out_of_turn_and_taken_in_turn() -> None:
    waits, turn = advised(position(out_of_turn=True)), advised(position())
    assert (waits.best, turn.best) == ("buy", "take")
    assert waits.buy == turn.buy
    assert waits.buy is not None
    assert waits.take is not None
    assert (waits.take.legal, waits.take.turn, codes(waits.take)) == (False, None, ["out_of_turn"])
    assert waits.buy.gains.distance == 1
    assert waits.buy.gains.chance > 0
    assert "brings_nearer" in codes(waits.buy)


def test_a_useless_card_is_not_bought() -> None:
    draw = advised(position(discards="AC", out_of_turn=True))
    assert draw.buy is not None
    assert (draw.best, draw.buy.legal) == ("stock", True)
    assert codes(draw.buy) == ["not_wanted", "adds_cards"]
    assert draw.buy.gains.penalty < 0


@pytest.mark.parametrize(("contract", "most"), [(1, 3), (8, 3), (9, 4), (10, 4)])
def test_buys_left_follow_the_contract(contract: int, most: int) -> None:
    """SH-25: three buys in contracts 1-8, four in 9 and 10."""
    for used in (0, most - 1):
        buy = bought(position(contract=contract, buys_used=used))
        assert (buy.legal, buy.buys_left) == (True, most - used)
    buy = bought(position(contract=contract, buys_used=most))
    assert (buy.legal, buy.buys_left, buy.expected, codes(buy)) == (False, 0, None, ["no_buys_left"])


def test_the_house_may_bar_buying_and_allow_more() -> None:
    assert bought(position(options={"max_buys": [0]})).reasons[0].code == "no_buys_left"
    assert bought(position(options={"max_buys": [5]}, buys_used=4)).legal
    draw = advised(position(options={"max_buys": []}))
    assert draw.buy is None


def test_no_hand_grows_beyond_what_all_buys_allow() -> None:
    """SH-23, SH-25: eleven cards and two for each buy; a hand may hold more than its told buys explain."""
    sixteen = f"{ELEVEN} 3C 6D 10H JS QD"
    assert codes(bought(position(hand=sixteen))) == ["cannot_hold_so_many"]
    assert bought(position(hand=sixteen.removesuffix(" QD"))).legal


def test_an_empty_stock_has_no_second_card_unless_the_discards_become_one() -> None:
    """SH-39; where the others hold all that is unseen and nothing was thrown before the upcard, there is none."""
    assert bought(position(stock=0)).legal
    unseen = list(map(str, position(players=3).unseen().elements()))
    assert codes(bought(position(players=3, seen=unseen[22:], stock=0))) == ["stock_empty"], "two hands of eleven"
    assert bought(position(players=3, seen=unseen[23:], stock=0)).legal
    assert bought(position(players=3, seen=unseen[23:], stock=1)).legal


def test_two_cards_and_what_they_cost() -> None:
    found = position()
    buy, unseen = bought(found), found.unseen()
    mean = sum(penalty(card, found.rules) * copies for card, copies in unseen.items()) / unseen.total()
    assert buy.penalty == pytest.approx(5 + mean)
    answer = analyse(found).to_json()["draw"]["buy"]
    assert (answer["cards"], answer["turn"], answer["buys_left"]) == (2, None, 3)


def test_contracts_that_need_more_cards_than_a_hand_holds_need_buys() -> None:
    """SS-10: contract 7 takes twelve cards and a discard; without a buy it never comes."""
    draw = advised(position(hand=THREE_RUNS, discards="7C", contract=7, out_of_turn=True))
    assert draw.buy is not None
    assert codes(draw.buy)[0] == "contract_needs_buys"
    assert (draw.best, draw.stock.chance) == ("buy", 0.0)
    enough = bought(position(hand=f"{THREE_RUNS} 8D 2H", discards="7C", contract=7, buys_used=1))
    assert "contract_needs_buys" not in codes(enough)


# ------------------------------------------------------------------------------------ out of turn, in words


@pytest.mark.parametrize("rules", ["rami30", "okey", "gin"])
def test_out_of_turn_means_nothing_where_nobody_buys(rules: str) -> None:
    more = {"indicator": "Y12"} if rules == "okey" else {}
    hand = "R1 R2" if rules == "okey" else "7S 8S"
    with pytest.raises(PositionError) as error:
        position(rules, hand, "", out_of_turn=True, **more)
    assert [problem.code for problem in error.value.problems] == ["key_without_meaning"]


def test_who_has_drawn_is_in_turn() -> None:
    with pytest.raises(PositionError) as error:
        position(hand=f"{ELEVEN} 3C", phase="play", out_of_turn=True)
    assert [problem.code for problem in error.value.problems] == ["contradictory_position"]


def test_out_of_turn_is_written_and_read() -> None:
    found = position(out_of_turn=True)
    data = write_position(found)
    assert read_position(data) == found
    assert read_position(read_link(write_link(data))) == found
    assert "out_of_turn" not in write_position(position())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "more",
    [{}, {"out_of_turn": True}, {"buys_used": 3}, {"discards": "AC"}, {"stock": 0}, TWELVE_TO_COME],
)
def test_the_report_gives_both_figures_and_every_reason(lang: str, more: dict[str, Any]) -> None:
    found, text = position(**more), Text(lang)
    analysis = analyse(found)
    draw = analysis.draw
    assert draw is not None
    assert draw.buy is not None
    said = " ".join(" ".join(report(text, found, analysis, lang)).split()).replace("\ufe0e", "")
    ways = [draw.buy] if found.out_of_turn else [draw.buy, draw.take]
    for way in ways:
        assert way is not None
        for reason in way.reasons:
            assert " ".join(text.reason(reason).replace("\ufe0e", "").split()) in said
    assert text("report-out-of-turn") in said


def test_out_of_turn_no_card_has_been_drawn_whatever_the_hand() -> None:
    """Late in the round the hand is smaller than at the deal; the phase follows all the same."""
    asked = {"rules": "shanghai", "contract": 1, "hand": "7S 8D", "discards": "7D", "out_of_turn": True}
    assert read_position(asked).phase == "draw"
