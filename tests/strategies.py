"""Small random positions that can occur, in every rule set with now and then a single option switched.

`random_position` is a plain seeded generator; `positions` is the hypothesis strategy around it.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

from hypothesis import strategies as st

from analyzer.cards import JOKER, Card, Joker, Piece, sort_hand
from analyzer.melds import Meld, MeldKind
from analyzer.position import OPPONENT, SELF, Drawn, Position, TableMeld, full_deck
from analyzer.rules import RuleSet, load_rules
from tests.brute_melds import CARDS, is_joker, lawful, rank_mates, run_faces

# Values that differ from most rule sets' own; one of them is switched in about half of the positions.
OPTIONS: tuple[dict[str, Any], ...] = (
    {"open_min": 0},
    {"open_min": 20},
    {"open_scope": "single_meld"},
    {"open_scope": "single_meld", "open_min": 15},
    {"opening_needs_pure_run": True},
    {"opening_needs_pure_run": True, "open_min": 0},
    {"joker_open_value": 15},
    {"ace_in_set": 1},
    {"ace_low_points": 11},
    {"ace_wraps": True, "ace_low_run": True, "ace_high_run": True},
    {"ace_high_run": False},
    {"ace_low_run": False},
    {"ace_sets": False},
    {"set_distinct_suits": False},
    {"max_set": 3},
    {"min_set": 4},
    {"min_run": 4},
    {"max_run_len": 4},
    {"min_naturals": 1},
    {"min_naturals": 2},
    {"max_jokers_per_meld": 1},
    {"joker_ratio": "at_most_half"},
    {"joker_ratio": "minority"},
    {"adjacent_jokers": False},
    {"joker_limits": {"3": 1, "5": 2}},
    {"take_discard": "free"},
    {"take_discard": "must_meld_it"},
    {"take_discard": "must_meld_any"},
    {"take_discard": "meld_or_layoff"},
    {"return_discard": False},
    {"layoff": False},
    {"layoff_before_open": True},
    {"layoff_before_open": False},
    {"layoff_same_turn": False},
    {"new_melds_after_open": False},
    {"swap": False},
    {"swap_needs_open": True},
    {"swap_needs_open": False},
    {"swap_owner": "any"},
    {"swap_owner": "others"},
    {"swap_max_meld": 3},
    {"swap_max_meld": None},
    {"two_joker_limit": 1},
    {"two_joker_limit": None, "swap_max_meld": None},
    {"swap_set_rule": "both"},
    {"swap_set_rule": "declared"},
    {"swap_closed_set": False},
    {"swap_reuse_now": True},
    {"swap_reuse_now": True, "layoff": False},
    {"final_discard": "optional"},
    {"final_discard": "required"},
    {"final_discard": "none"},
    {"grand_out_layoffs": False},
    {"penalty_unopened": 60},
    {"joker_pen": 5},
)
NAMES = ("rami30", "classic", "kalooki51", "kalooki40", "rami51", "rami40", "gin", "rummikub", "shanghai")
"""Every rule set whose turns the brute force knows; Okey lays all at once or nothing."""

NOT_WITH_CONTRACTS = {"open_min", "open_scope", "opening_needs_pure_run", "min_set", "max_run_len", "ace_wraps"}

EXTRA_JOKERS = {"jokers": 4}
"""For the rule sets that have no jokers: without this most joker options would stay untried."""


def random_rules(rng: random.Random, name: str) -> tuple[RuleSet, dict[str, Any]]:
    """The rule set, in more than half of the cases with one option switched."""
    options = dict(rng.choice(OPTIONS)) if rng.random() < 0.6 else {}
    if load_rules(name).contracts and not NOT_WITH_CONTRACTS.isdisjoint(options):
        options = {}
    if load_rules(name).jokers < 6 and rng.random() < 0.5:
        options |= EXTRA_JOKERS
    return load_rules(name, **options), options


# -------------------------------------------------------------------------------------------------- table


def _table_meld(
    rng: random.Random, rules: RuleSet, deck: Counter[Piece], opened: bool, wild: float
) -> TableMeld | None:
    """A legal meld that the deck still holds, or None when the dice show none."""
    if rng.random() < 0.5:
        kind = MeldKind.RUN
        faces = rng.choice(sorted(run_faces(rng.randint(rules.min_run, rules.min_run + 2), rules)) or [()])
    else:
        kind = MeldKind.SET
        mates = rank_mates(rng.randint(1, 13), rules)
        size = rng.randint(rules.min_set, max(rules.min_set, 4))
        faces = tuple(rng.sample(mates, size) if size <= 4 else rng.choices(mates, k=size))
    pieces = tuple(_maybe_joker(rng, card, kind, rules, deck, wild) for card in faces)
    if not pieces or not lawful(kind.value, pieces, rules):
        return None
    laid = tuple(JOKER if p == "JK" else Joker(CARDS[p[3:]]) if is_joker(p) else CARDS[p] for p in pieces)
    if Counter(_free(piece) for piece in laid) - deck:
        return None
    taken = int(rng.random() < 0.2 and any(map(is_joker, pieces)))
    return TableMeld(Meld(kind, laid), SELF if opened and rng.random() < 0.4 else OPPONENT, taken)


def _maybe_joker(
    rng: random.Random, card: str, kind: MeldKind, rules: RuleSet, deck: Counter[Piece], wild: float
) -> str:
    """The card or, so often, a joker for it; a set's joker is named where jokers are declared."""
    if not deck[JOKER] or rng.random() > wild:
        return card
    named = kind is MeldKind.RUN or rules.swap_set_rule == "declared" or rng.random() < 0.3
    return f"JK={card}" if named else "JK"


def _free(piece: Piece) -> Piece:
    return JOKER if isinstance(piece, Joker) else piece


# --------------------------------------------------------------------------------------------------- hand


def _near(rng: random.Random, card: Card, rules: RuleSet) -> Card:
    """A card that could lie beside this one in a meld."""
    if rng.random() < 0.4:
        return CARDS[rng.choice(rank_mates(card.rank, rules))]
    return Card(card.suit, (card.rank - 1 + rng.choice((-2, -1, 1, 2))) % 13 + 1)


def _draw_hand(
    rng: random.Random, rules: RuleSet, deck: Counter[Piece], cards: int, table: list[TableMeld]
) -> list[Piece]:
    """A hand in which melds and lay-offs are likely; the deck loses the cards."""
    around = [face for laid in table for face in laid.meld.faces()]
    hand: list[Piece] = []
    jokers = min(deck[JOKER], rng.choice((0, 0, 0, 1, 1, 2, 3)), cards - 1)
    while len(hand) < cards:
        dice = rng.random()
        naturals = [piece for piece in hand if isinstance(piece, Card)]
        card: Piece
        if len(hand) < jokers:
            card = JOKER
        elif around and dice < 0.25:
            # The very card of a table meld frees a joker, its neighbours are laid off.
            face = rng.choice(around)
            card = face if rng.random() < 0.35 else _near(rng, face, rules)
        elif naturals and dice < 0.85:
            card = _near(rng, rng.choice(naturals), rules)
        else:
            card = CARDS[rng.choice(rank_mates(rng.choice((1, 10, 11, 12, 13, rng.randint(1, 13))), rules))]
        if deck[card] > 0:
            deck[card] -= 1
            hand.append(card)
    return hand


def random_position(
    rng: random.Random, rules: RuleSet, cards: int = 7, table: int = 2, wild: float = 0.3, **options: Any
) -> Position:
    """A valid position: at most that many table melds, no more copies than the packs hold; `options` are noted.

    `wild`: how often a card of a table meld is a joker.
    """
    deck = full_deck(rules)
    # A contract is another question than an opening: those positions come after it.
    opened = bool(rules.contracts) or rng.random() < 0.55
    melds: list[TableMeld] = []
    for _ in range(rng.randint(0, table)):
        if laid := _table_meld(rng, rules, deck, opened, wild):
            melds.append(laid)
            deck.subtract(_free(piece) for piece in laid.meld.pieces)
    hand = _draw_hand(rng, rules, deck, cards, melds)
    discards = rng.sample(sorted(piece for piece in +deck if isinstance(piece, Card)), 3)
    this_turn = opened and not rules.contracts and rng.random() < 0.2
    phase = "draw" if rng.random() < 0.15 else "play"
    drawn = Drawn(rng.choice(hand), rng.choice(("stock", "discard", "discard"))) if phase == "play" else None
    return Position(
        rules=rules,
        hand=sort_hand(hand),
        phase="draw" if phase == "draw" else "play",
        options=options,
        drawn=drawn,
        opened=opened,
        opened_this_turn=this_turn,
        laid_before=(opened and not this_turn) or (rules.layoff_before_open and rng.random() < 0.2),
        table=tuple(melds),
        discards=tuple(discards),
        contract=rng.randint(1, len(rules.contracts)) if rules.contracts else None,
    )


def seeded_position(seed: int, name: str, cards: tuple[int, int] = (4, 8), table: int = 2) -> Position:
    """The position of that seed in that rule set."""
    rng = random.Random(f"{name} {seed}")
    rules, options = random_rules(rng, name)
    return random_position(rng, rules, rng.randint(*cards), table, **options)


def positions(name: str, cards: tuple[int, int] = (4, 8), table: int = 2) -> st.SearchStrategy[Position]:
    """Small positions of one rule set."""
    return st.integers(0, 2**32).map(lambda seed: seeded_position(seed, name, cards, table))


def any_positions(cards: tuple[int, int] = (4, 8), table: int = 2) -> st.SearchStrategy[Position]:
    """Small positions of every rule set."""
    return st.sampled_from(NAMES).flatmap(lambda name: positions(name, cards, table))


def describe(position: Position) -> str:
    """The position as a request would write it, for messages."""
    table = [
        {
            "cards": [str(_free(piece)) for piece in laid.meld.pieces],
            "type": laid.meld.kind.value,
            "owner": laid.owner,
            "joker_as": [str(joker.stands_for) for joker in laid.meld.jokers if joker.stands_for],
            "jokers_taken": laid.jokers_taken,
        }
        for laid in position.table
    ]
    drawn = position.drawn and {"card": str(position.drawn.card), "from": position.drawn.source}
    return json.dumps(
        {
            "rules": position.rules.name,
            "options": dict(position.options),
            "hand": [str(card) for card in position.hand],
            "phase": position.phase,
            "drawn": drawn,
            "opened": position.opened,
            "opened_this_turn": position.opened_this_turn,
            "laid_before": position.laid_before,
            "table": table,
            "discards": [str(card) for card in position.discards],
            "contract": position.contract,
        }
    )
