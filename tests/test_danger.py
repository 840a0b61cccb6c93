"""What a discard gives away at random: its bounds, the band `none` by the rule book, what must not matter, the time."""

from __future__ import annotations

import timeit
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from math import isclose
from time import process_time

from hypothesis import given, settings
from hypothesis import strategies as st

from analyzer import analyse, read_position
from analyzer.cards import JOKER, Card, Piece
from analyzer.danger import Giving, onto_table, with_danger
from analyzer.melds import MeldKind
from analyzer.others import Other, other_players
from analyzer.partners import KINDS, can_meld
from analyzer.position import OPPONENT, Position, TableMeld
from analyzer.report import Discard, Turn
from analyzer.rules import RuleSet
from analyzer.turns import Search
from tests.brute_melds import table_meld, texts
from tests.brute_steps import layoffs
from tests.danger_helpers import PLAYERS, RUN, codes, dangers, natural, with_opponents
from tests.strategies import NAMES

SEEDS = st.integers(0, 2**32)


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
    supply = position.unseen() + other.held
    return bool(onto) or can_lay(position, other, card, supply) or can_follow(card, other, table, rules, supply)


def can_lay(position: Position, other: Other, card: Card, supply: Counter[Piece]) -> bool:
    """Whether a new meld with the card is left that he may lay, a card staying for the discard (R30-09, SH-34)."""
    rules = position.rules
    kinds = KINDS
    if other.opened and not rules.new_melds_after_open:
        kinds = frozenset()
    elif position.requirements and not other.opened:
        kinds = frozenset(MeldKind(kind) for kind, _ in position.requirements)
    return can_meld(card, supply, rules, kinds, other.cards - (rules.final_discard == "required"))


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


def test_the_danger_of_a_whole_hand_is_a_small_part_of_its_analysis() -> None:
    hand = "AS 2H 3D 4C 5S 6H 7D 8C 9S 10H JD QC KS 2C"
    position = read_position({"rules": "rami30", "hand": hand, "table": RUN, "opponents": PLAYERS})
    turn, rows = Search(position).best_turn(), [Discard(card, 0) for card in position.hand]
    danger, whole = (
        min(timeit.repeat(task, number=1, repeat=5, timer=process_time))
        for task in (lambda: with_danger(position, turn, rows), lambda: analyse(position))
    )
    assert danger < whole / 3
