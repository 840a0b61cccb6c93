"""What a discard gives away: the chances by enumeration, the band `none` by the rule book, and what must not matter."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations
from math import isclose
from time import process_time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from analyzer import analyse, read_position
from analyzer.candidates import candidate_melds
from analyzer.cards import JOKER, Card, Hand, Piece, sort_hand
from analyzer.danger import Giving, onto_table, with_danger
from analyzer.notation import parse_cards
from analyzer.others import Other, other_players
from analyzer.partners import Partners, can_meld
from analyzer.position import OPPONENT, Opponent, Position, TableMeld, full_deck
from analyzer.report import Danger, Discard, Turn
from analyzer.rules import RuleSet, load_rules
from analyzer.turns import Search
from tests.brute_melds import table_meld, texts
from tests.brute_steps import layoffs
from tests.strategies import NAMES, random_rules, seeded_position

SEEDS = st.integers(0, 2**32)
PLAYERS = [{"name": "P2", "cards": 6, "opened": True}, {"name": "P3", "cards": 13}, {"name": "P4", "cards": 9}]


def cards(text: str) -> Hand:
    return tuple(piece for piece in parse_cards(text) if isinstance(piece, Card) or piece == JOKER)


def natural(text: str) -> Card:
    (card,) = cards(text)
    assert isinstance(card, Card)
    return card


def dangers(position: Position, turn: Turn | None = None) -> dict[str, Danger]:
    """The danger of each different card in hand, nothing laid before it unless a turn says so."""
    rows = [Discard(card, 0) for card in sort_hand(set(position.hand))]
    found = with_danger(position, turn or Turn(), rows)
    return {str(row.card): row.danger for row in found if row.danger}


def danger(card: str, rules: str = "rami30", **more: Any) -> Danger:
    """The danger of one card, the only one in hand."""
    return dangers(read_position({"rules": rules, "hand": [card], "phase": "play", **more}))[card]


def codes(found: Danger) -> set[str]:
    return {reason.code for reason in found.reasons}


def with_opponents(seed: int, name: str) -> Position:
    """A random position with opponents of whom this and that is known."""
    position = seeded_position(seed, name)
    rng = random.Random(seed)
    unseen = sorted(piece for piece in position.unseen().elements() if isinstance(piece, Card))
    took = rng.sample(unseen, 4)
    others = [
        Opponent(
            f"P{number}",
            rng.choice((None, 3, 7)),
            rng.random() < 0.5,
            took=sort_hand(took[2 * number : 2 * number + rng.randint(0, 2)]),
            threw=sort_hand(rng.sample(position.hand, 1) if rng.random() < 0.3 else ()),
        )
        for number in range(2)
    ]
    return replace(position, opponents=tuple(others), phase="play")


# ------------------------------------------------------------------------------------- partners of a card


def makes(card: Card, hand: Hand, rules_name: str, options: dict[str, Any]) -> bool:
    """Whether card and hand hold a smallest meld with the card and without jokers, by the generator."""
    rules = load_rules(rules_name, **options)
    found = candidate_melds(Counter((*hand, card)), rules)
    short = {"set": rules.min_set, "run": rules.min_run}
    return any(card in meld.pieces and len(meld) == short[meld.kind] for meld in found)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("rami30", {}),
        ("rami40", {}),
        ("shanghai", {}),
        ("rami30", {"ace_sets": False}),
        ("rami30", {"min_set": 4}),
        ("rami30", {"ace_wraps": True}),
        ("rami30", {"set_distinct_suits": False}),
    ],
)
@pytest.mark.parametrize("known", [0, 1, 2])
def test_the_chance_is_the_share_of_hands(name: str, options: dict[str, Any], known: int) -> None:
    rules = load_rules(name, **options)
    for seed in range(12):
        rng = random.Random(f"{seed} {name} {known}")
        card = Card(natural("AS").suit, rng.choice((1, 2, 3, 7, 12, 13)))
        near = [*Partners.of(card, rules).all, *cards("4D 9H JC")]
        drawn_from = [rng.choice(near) for _ in range(8)]
        held = tuple(rng.choice(near) for _ in range(known))
        hands = list(combinations(drawn_from, 3))
        fits = [hand for hand in hands if makes(card, (*held, *hand), name, options)]
        partners = Partners.of(card, rules)
        chance = partners.chance(Counter(held), Counter(drawn_from), 3)
        assert isclose(chance, len(fits) / len(hands), abs_tol=1e-12), (seed, card, held, drawn_from)
        among = frozenset(card for card in near[:3] if isinstance(card, Card))
        having = [hand for hand in hands if among & set(hand)] or hands
        wanted = sum(hand in fits for hand in having) / len(having)
        found = partners.chance(Counter(held), Counter(drawn_from), 3, among)
        assert isclose(found, wanted, abs_tol=1e-12), (seed, card, held, drawn_from)


@pytest.mark.parametrize("name", NAMES)
def test_whether_any_meld_is_left_is_what_the_generator_says(name: str) -> None:
    seen = set()
    for seed in range(150):
        rng = random.Random(f"{seed} {name}")
        rules, _ = random_rules(rng, name)
        deck = sorted(card for card in full_deck(rules) if isinstance(card, Card))
        card = rng.choice(deck)
        near = [each for each in deck if each.rank == card.rank or each.suit == card.suit]
        jokers = min(rng.choice((0, 0, 1, 2, 3)), rules.jokers)
        supply: Counter[Piece] = Counter([*rng.choices(near, k=rng.randint(0, 5)), *[JOKER] * jokers])
        melds = candidate_melds(supply + Counter([card]), rules)
        wanted = any(card in meld.pieces for meld in melds)
        assert can_meld(card, supply, rules) is wanted, (seed, str(card), list(map(str, supply.elements())))
        seen.add(wanted)
    assert seen == {True, False}


def test_pairs_keep_a_tile_wanted() -> None:
    rules = load_rules("okey")
    assert can_meld(natural("R5"), Counter(cards("R5")), rules)
    assert can_meld(natural("R5"), Counter([JOKER]), rules)
    assert not can_meld(natural("R5"), Counter([JOKER]), load_rules("okey", pair_wild=False, min_naturals=2))
    assert not can_meld(natural("R5"), Counter(cards("K5 R6 R8")), rules)


# ------------------------------------------------------------------------------------------- properties


@given(SEEDS, st.sampled_from(NAMES))
@settings(max_examples=120, deadline=None)
def test_between_nothing_and_certain_and_none_only_where_nobody_can(seed: int, name: str) -> None:
    position = with_opponents(seed, name)
    giving = Giving(position, Turn())
    for text, found in dangers(position).items():
        assert 0 <= found.risk <= 1
        assert found.reasons
        if text == "JK":
            assert found.level == "high"
            continue
        card = natural(text)
        can = [can_use(position, other, card) for other in giving.others]
        assert (found.level == "none") is not any(can), text
        assert found.level != "none" or found.risk == 0


def can_use(position: Position, other: Other, card: Card) -> bool:
    """Whether a player can put the card onto the table or make any meld with it."""
    rules = position.rules
    alone = len(other_players(position)) == 1
    mine = (other.name, OPPONENT) if alone else (other.name,)
    table = [replace(laid, owner="self" if laid.owner in mine else OPPONENT) for laid in position.table]
    onto = rules.take_discard != "must_meld_any" and onto_table(card, table, rules, opened=other.opened)
    closed = other.opened and not rules.new_melds_after_open
    supply = position.unseen() + other.held
    return bool(onto) or (not closed and can_meld(card, supply, rules)) or can_follow(card, other, table, rules, supply)


def can_follow(card: Card, other: Other, table: list[TableMeld], rules: RuleSet, supply: Counter[Piece]) -> bool:
    """Whether the table takes the card together with others, or after a new meld laid in the same turn."""
    kept = rules.final_discard == "required"
    may_layoff = rules.layoff and (other.opened or rules.layoff_before_open)
    if may_layoff and rules.take_discard in ("free", "meld_or_layoff"):
        held = _suited((*supply, *[JOKER] * (supply[JOKER] - 1), card), card)
        ways = [added for laid in table for added, _ in layoffs(table_meld(laid), held, rules)]
        if any(str(card) in added and len(added) <= other.cards + 1 - kept for added in ways):
            return True
    if other.opened:
        may_meld = rules.new_melds_after_open and rules.take_discard == "must_meld_any"
    else:
        may_meld = rules.layoff_same_turn
    enough = other.cards + 1 >= min(rules.min_set, rules.min_run) + 1 + kept
    return may_meld and enough and bool(onto_table(card, table, rules, opened=True))


def _suited(pieces: Iterable[Piece], card: Card) -> tuple[str, ...]:
    """Each card of the suit once, and the jokers, as the brute force writes them."""
    same = {piece for piece in pieces if isinstance(piece, Card) and piece.suit == card.suit}
    return texts((*same, *(piece for piece in pieces if piece == JOKER)))


@given(SEEDS, st.sampled_from(NAMES))
@settings(max_examples=80, deadline=None)
def test_a_meld_on_the_table_never_makes_a_card_that_fits_safer(seed: int, name: str) -> None:
    position = with_opponents(seed, name)
    before, after = dangers(replace(position, table=())), dangers(position)
    for text, found in after.items():
        if codes(found) & {"can_lay_off", "frees_joker"}:
            assert found.risk >= before[text].risk
            assert found.level == "high"


@given(SEEDS, st.sampled_from(NAMES))
@settings(max_examples=60, deadline=None)
def test_the_order_of_the_opponents_does_not_matter(seed: int, name: str) -> None:
    position = with_opponents(seed, name)
    turned = replace(position, opponents=position.opponents[::-1])
    for text, found in dangers(position).items():
        other = dangers(turned)[text]
        assert isclose(found.risk, other.risk, abs_tol=1e-12)
        assert (found.level, [(r.code, r.params) for r in found.reasons]) == (
            other.level,
            [(r.code, r.params) for r in other.reasons],
        )


# ------------------------------------------------------------------------------------------- single rules

RUN = [{"cards": "7-9C"}]
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


# ------------------------------------------------------------------------------------------ other players


@pytest.mark.parametrize(
    ("more", "wanted"),
    [
        ({}, [(None, 13, False)] * 3),
        ({"players": 2}, [(None, 13, False)]),
        ({"players": 2, "table": RUN}, [(None, 10, True)]),
        ({"players": 3, "table": RUN}, [(None, 10, True), (None, 13, False)]),
        ({"players": 2, "table": [{"cards": "7-9C", "owner": "self"}]}, [(None, 13, False)]),
        ({"players": 3, "opponents": PLAYERS[:2]}, [("P2", 6, True), ("P3", 13, False)]),
        ({"players": 2, "opponents": [{"name": "P2"}], "table": RUN}, [("P2", 13, True)]),
        ({"players": 2, "opponents": [{"name": "P2"}], "table": [{**RUN[0], "owner": "P2"}]}, [("P2", 10, True)]),
    ],
)
def test_what_is_not_said_of_the_others(more: dict[str, Any], wanted: list[tuple[str | None, int, bool]]) -> None:
    found = other_players(read_position({"rules": "rami30", "hand": "KH", **more}))
    assert [(other.name, other.cards, other.opened) for other in found] == wanted


def test_a_whole_hand_takes_a_few_milliseconds() -> None:
    hand = "AS 2H 3D 4C 5S 6H 7D 8C 9S 10H JD QC KS 2C"
    position = read_position({"rules": "rami30", "hand": hand, "table": RUN, "opponents": PLAYERS})
    turn, rows = Search(position).best_turn(), [Discard(card, 0) for card in position.hand]
    times = []
    for _ in range(9):
        start = process_time()
        with_danger(position, turn, rows)
        times.append(process_time() - start)
    assert min(times) < 0.015
