"""Where the next card comes from: taking, drawing and buying, what is legal, and that the cheapest is advised."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from analyzer import analyse, read_position
from analyzer.drawreport import Buy, Draw
from analyzer.errors import PositionError
from analyzer.link import read_link, write_link
from analyzer.position import Position
from analyzer.positionio import write_position
from analyzer.report import Discard
from analyzer.terminal.analysis import report
from analyzer.values import penalty
from analyzer.wording import LANGUAGES, Text
from tests.strategies import NAMES, describe, seeded_position

ELEVEN = "7S 7H 9C 9D KS 2H 4D JC QH 5S 8D"
THREE_RUNS = "4C 5C 6C 9H 10H JH QH 2S 3S 5S KD"
TWELVE_TO_COME = {"contract": 7, "hand": THREE_RUNS}


def position(rules: str = "shanghai", hand: str = ELEVEN, discards: str = "7D", **more: Any) -> Position:
    if rules == "shanghai":
        more = {"contract": 1, **more}
    return read_position({"rules": rules, "hand": hand, "phase": "draw", "discards": discards, **more})


def advised(found: Position) -> Draw:
    draw = analyse(found).draw
    assert draw is not None
    return draw


def bought(found: Position) -> Buy:
    buy = advised(found).buy
    assert buy is not None
    return buy


def codes(way: Any) -> list[str]:
    return [reason.code for reason in way.reasons]


# ------------------------------------------------------------------------------------------- what is best


@given(st.integers(0, 2**32), st.sampled_from([name for name in NAMES if name != "rummikub"]), st.booleans())
@settings(max_examples=25, deadline=None)
def test_the_cheapest_legal_way_is_advised(seed: int, name: str, waits: bool) -> None:
    found = replace(seeded_position(seed, name, cards=(4, 7)), phase="draw", drawn=None, opened_this_turn=False)
    found = replace(found, out_of_turn=waits and bool(found.rules.max_buys))
    draw = advised(found)
    assert advised(found) == draw, describe(found)
    ways = {"stock": draw.stock.expected}
    way = draw.buy if found.out_of_turn else draw.take
    if way is not None and way.legal:
        assert way.expected is not None
        ways["buy" if found.out_of_turn else "take"] = way.expected
    assert draw.best is not None
    assert ways[draw.best] == pytest.approx(min(ways.values()), abs=1e-5), describe(found)
    assert all(points >= 0 for points in ways.values())
    assert 0 <= draw.stock.chance <= 1
    assert way is None or -1 <= way.gains.chance <= 1
    assert (draw.buy is not None) is bool(found.rules.max_buys)
    assert way is None or way.reasons


USELESS = {
    "rules": "okey", "indicator": "Y12", "phase": "draw", "discards": ["K7"],
    "hand": "R1-3 K5 B5 Y5 B8-11 R13 K13 Y7 K2",
}  # fmt: skip


def test_a_card_that_brings_nothing_is_no_draw() -> None:
    draw = advised(read_position(USELESS))
    assert draw.take is not None
    assert (draw.best, codes(draw.take)) == ("stock", ["not_wanted"])
    assert draw.take.expected is not None
    assert draw.take.expected > draw.stock.expected


@given(st.integers(0, 2**32), st.sampled_from([name for name in NAMES if name != "rummikub"]))
@example(2077, "kalooki40")
@settings(max_examples=40, deadline=None)
def test_a_useless_card_is_never_better_than_the_stock(seed: int, name: str) -> None:
    found = replace(seeded_position(seed, name, cards=(4, 9)), phase="draw", drawn=None, opened_this_turn=False)
    if found.upcard is None or found.out_of_turn:
        return
    after, draw = found.after_taking(), advised(found)
    if draw.take is None or not draw.take.legal or draw.take.turn is None or draw.take.turn.goes_out:
        return
    rows = {row.card: row for row in analyse(after).discards}
    back = rows.get(found.upcard)
    if back is None or any(_brings_more(row, back) for row in rows.values()):
        return
    assert draw.take.expected is not None
    assert draw.take.expected >= draw.stock.expected - 1e-6, describe(found)


@given(st.integers(0, 2**32), st.sampled_from([name for name in NAMES if name != "rummikub"]))
@settings(max_examples=15, deadline=None)
def test_what_taking_brings_is_told_by_the_hand_with_the_card(seed: int, name: str) -> None:
    """Points, draws and chance, the last of one discard: several may be as near to the goal, each with its own outs."""
    found = replace(seeded_position(seed, name, cards=(4, 9)), phase="draw", drawn=None, opened_this_turn=False)
    draw = advised(found)
    if found.upcard is None or draw.take is None or not draw.take.legal:
        return
    before, after = analyse(found), analyse(found.after_taking())
    assert draw.take.gain == before.turn.penalty_after - after.turn.penalty_after, describe(found)
    if not after.go_out.possible and after.discards:
        assert draw.take.expected == pytest.approx(after.discards[0].expected), describe(found)
    for goal, outlook in after.discards[0].goals.items() if after.discards else ():
        nearest = before.goals[goal]
        if nearest.distance and (len(after.discards[0].goals), draw.stock.distance) == (1, nearest.distance):
            likeliest = max((row.goals[goal] for row in after.discards), key=lambda each: sum(each.chance))
            assert outlook.goal.distance is not None
            assert draw.take.gains.distance == nearest.distance - (likeliest.goal.distance or 0), describe(found)
            assert draw.take.gains.chance == pytest.approx(likeliest.chance[1] - draw.stock.chance), describe(found)


def test_of_two_ways_on_only_one_is_kept() -> None:
    """The sevens or 9C 10C: whichever is thrown, of 14 cards ten bring the end, once 10C is taken."""
    found = position("rami30", "7S 7H 9C", "10C", opened=True)
    draw, unseen = advised(found), found.unseen().total()
    assert draw.take is not None
    assert draw.take.gains.distance == 0
    by_second = 1 - (1 - 10 / unseen) * (1 - 10 / (unseen - 1))
    assert draw.take.gains.chance == pytest.approx(by_second - draw.stock.chance)


def test_a_hand_that_goes_out_whatever_it_draws_is_told_so() -> None:
    draw = advised(position("rami30", "QS KS AS", "4D"))
    assert (draw.stock.distance, draw.stock.chance, draw.stock.expected) == (0, 1.0, 0.0)
    assert draw.take is not None
    assert (draw.take.expected, draw.take.gains.distance, draw.take.gains.chance) == (0.0, 0, 0.0)


def _brings_more(row: Discard, back: Discard) -> bool:
    """Whether keeping the upcard and throwing this card is better at anything than throwing the upcard back."""
    likelier = any(sum(outlook.chance) > sum(back.goals[name].chance) + 1e-9 for name, outlook in row.goals.items())
    return likelier or row.penalty_after < back.penalty_after


def test_the_card_that_was_wanted_is_taken() -> None:
    draw = advised(position("rami40", "10S 10H JD QD KD 2C 4S 6H 8C 3D 5C 7S 9H", "10C"))
    assert draw.take is not None
    assert (draw.best, draw.take.legal, draw.take.gains.distance) == ("take", True, 1)
    assert draw.take.gains.chance > 0
    assert {"brings_nearer", "saves_points"} <= set(codes(draw.take))
    assert draw.take.expected is not None
    assert draw.take.expected < draw.stock.expected


def test_a_useless_card_is_left() -> None:
    draw = advised(position("rami30", "10S 10H JD QD 2C 4S 6H 8C 3D 5C 7S 9H 2D", "KC"))
    assert draw.take is not None
    assert (draw.best, draw.take.legal, draw.take.gain) == ("stock", True, 0)
    assert codes(draw.take) == ["not_wanted"]
    assert draw.take.gains.chance < 0


def test_a_card_that_may_not_be_taken_is_told_so() -> None:
    draw = advised(position("rami40", "2S 4H 6D 8C 10S QH AD 3C 5S 7H 9D JC KS", "4S"))
    assert draw.take is not None
    assert (draw.best, draw.take.legal, draw.take.expected) == ("stock", False, None)
    assert codes(draw.take) == ["drawn_not_used"]


def test_the_card_that_ends_the_round_is_taken() -> None:
    draw = advised(position("rami30", "QS KS 4D", "AS", phase="draw"))
    assert draw.take is not None
    assert (draw.best, draw.take.expected, codes(draw.take)) == ("take", 0.0, ["take_goes_out"])


@pytest.mark.parametrize(("rules", "more"), [("rami30", {}), ("shanghai", {"hand": ELEVEN})])
def test_without_an_upcard_only_the_stock_is_left(rules: str, more: dict[str, Any]) -> None:
    hand = more.get("hand", "10S 10H JD QD 2C 4S 6H 8C 3D 5C 7S 9H AC")
    draw = advised(position(rules, hand, ""))
    assert (draw.best, draw.take, draw.buy) == ("stock", None, None)


def test_tiles_are_taken_for_the_win() -> None:
    hand = "R1-3 K5 B5 Y5 B8-11 R9 K9 B9 K2"
    near = advised(position("okey", hand, "Y9", indicator="Y12"))
    far = advised(position("okey", hand, "R5", indicator="Y12"))
    assert near.best == "take"
    assert near.take is not None
    assert codes(near.take) in (["take_goes_out"], ["brings_nearer"])
    assert far.take is not None
    assert far.stock.expected < 20


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


# ------------------------------------------------------------------------------------------- an empty stock

OKEY = {"rules": "okey", "indicator": "Y12", "phase": "draw", "hand": "R1-3 K5 B5 Y5 B8-11 R13 K13 Y7 K2"}


def at_the_end(discards: str = "", **more: Any) -> Position:
    """Two players, every card of the pack of 52 in sight or in the other hand."""
    hand = "2S 3S 4S KS 9D 9C"
    rest = [f"{rank}{suit}" for suit in "SHDC" for rank in ("A", *map(str, range(2, 11)), "J", "Q", "K")]
    seen = [card for card in rest if card not in hand.split() and card not in discards.split()]
    shape = {"rules": "classic", "options": {"packs": 1}, "hand": hand, "phase": "draw", "players": 2, "stock": 0}
    others = [{"name": "P2", "cards": 3}]
    return read_position({**shape, "discards": discards, "seen": seen[3:], "opponents": others, **more})


@pytest.mark.parametrize("discards", [["Y5"], []])
def test_where_an_empty_stock_ends_the_round_nothing_is_drawn(discards: list[str]) -> None:
    """OK-19, OK-21: no tile is left, so neither the stock nor the pile is advised."""
    draw = advised(read_position({**OKEY, "discards": discards, "stock": 0}))
    assert (draw.best, draw.stock.legal, codes(draw.stock)) == (None, False, ["stock_ran_out"])
    assert draw.stock.reasons[0].params == {"points": 10}
    assert draw.take is None or (draw.take.legal, codes(draw.take)) == (False, ["stock_ran_out"])
    assert advised(read_position({**OKEY, "discards": discards, "stock": 1})).best is not None


@pytest.mark.parametrize("rules", ["rami30", "classic", "kalooki51", "rami40", "shanghai", "gin"])
def test_elsewhere_the_discards_become_the_stock(rules: str) -> None:
    """RC-12, R40-15, SH-39, SG-8: drawing goes on, and that it does is said."""
    full, empty = (advised(position(rules, "7S 7H 9C 9D KS 2H 4D JC QH", stock=left)) for left in (5, 0))
    assert (empty.best, empty.stock.legal, codes(empty.stock)) == (full.best, True, ["stock_renewed"])
    assert codes(full.stock) == []


def test_a_pile_of_one_card_gives_no_new_stock() -> None:
    """The last discard stays (RC-12): it can only be taken."""
    draw = advised(at_the_end("5S"))
    assert (draw.best, draw.stock.legal, codes(draw.stock)) == ("take", False, ["stock_gone"])
    assert advised(at_the_end("KD 5S")).stock.legal
    worse = advised(at_the_end("QD"))
    assert (worse.best, worse.stock.legal) == ("take", False), "the one card there is"


def test_no_card_at_all_is_no_advice() -> None:
    draw = advised(at_the_end())
    assert (draw.best, draw.stock.legal, draw.take) == (None, False, None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_empty_stock_is_told_in_words(lang: str) -> None:
    text = Text(lang)
    ended = read_position({**OKEY, "discards": ["Y5"], "stock": 0})
    assert _words(text.reason(advised(ended).stock.reasons[0])) in _words(*report(text, ended, analyse(ended), lang))
    found = at_the_end("5S")
    told = _words(*report(text, found, analyse(found), lang))
    assert _words(text.reason(advised(found).stock.reasons[0])) in told
    assert _words(text("report-draw-only", points=0.0).partition(":")[0]) in told


def _words(*lines: str) -> str:
    return " ".join(" ".join(lines).split())
