"""Is this meld legal? A legal meld, or one with a single fault."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from analyzer.cards import ACE, JOKER, Card, Hand, Piece, is_joker, sort_hand, unnamed
from analyzer.errors import Reason
from analyzer.legality import check_meld
from analyzer.melds import Meld, MeldKind
from analyzer.position import Position
from analyzer.quiz.citations import cited
from analyzer.quiz.deals import Dealer, Game
from analyzer.quiz.levels import Features, could_be
from analyzer.quiz.question import Explanation, Question, yes_no
from analyzer.ruleids import rule_ids
from analyzer.rules import RuleSet

MOST_CARDS = 7


def offered(rules: RuleSet) -> bool:  # noqa: ARG001 - every rule set has melds
    return True


def ask(dealer: Dealer, game: Game, level: int) -> Question | None:
    """One question; its answer is the rule book's (R30-11 to R30-18 and their like)."""
    rules = game.rules
    wanted = dealer.dice.random() < 0.5
    jokers = 0 if level == 1 or not rules.jokers else dealer.dice.choice((0, 1, 1, 2))
    faces = _high_run(dealer) if wanted and level == 3 else dealer.faces()
    cards = sort_hand(unnamed(dealer.with_jokers(faces, jokers)))
    if not wanted or dealer.dice.random() < 0.3:
        cards = spoilt(dealer, cards)
    if not 2 <= len(cards) <= MOST_CARDS or not _in_deck(cards, dealer) or all(map(is_joker, cards)):
        return None
    check = check_meld(cards, rules)
    twists = odd_cards(cards)
    if check.valid != wanted or not could_be(level, cards.count(JOKER), twists):
        return None
    features = Features(cards.count(JOKER), twists, glance(cards) != check.valid)
    reasons = check.reasons if not check.valid else tuple(_reading(meld) for meld in check.readings[:1])
    topics = [str(check.kind), *(["jokers"] if JOKER in cards else [])]
    broken = tuple(dict.fromkeys(rule for reason in check.reasons for rule in rule_ids(reason.code, rules)))
    cites = cited(rules, *topics) if check.valid else broken
    explanation = Explanation(reasons, check.readings[:1], cites)
    return Question(
        Reason("ask_legal", {"count": len(cards)}),
        Position(rules, cards, options=game.options),
        cards,
        yes_no(check.valid),
        explanation,
        features,
    )


def _high_run(dealer: Dealer) -> list[Card]:
    """A run up to the ace, if the dice show one: legal melds that do not look so are nearly all of this kind."""
    runs = (dealer.faces(MeldKind.RUN) for _ in range(12))
    return next((run for run in runs if run[-1].rank == ACE), None) or dealer.faces()


def _reading(meld: Meld) -> Reason:
    return Reason("is_meld", {"kind": str(meld.kind), "cards": " ".join(meld.text())})


def spoilt(dealer: Dealer, cards: Hand) -> Hand:
    """The cards with one thing changed: a card more, less or another, a second copy, or a joker more."""
    dice, some = dealer.dice, list(cards)
    naturals = [card for card in some if isinstance(card, Card)]
    card = dice.choice(naturals)
    place = some.index(card)
    way = dice.choice(("other", "other", "more", "less", "twin", "joker"))
    if way == "other":
        some[place] = dealer.near(card)
    elif way == "more":
        some.append(dealer.near(card))
    elif way == "less":
        del some[place]
    elif way == "twin":
        some.append(card)
    elif dealer.rules.jokers:
        some[place] = JOKER
    return sort_hand(some)


def _in_deck(cards: Hand, dealer: Dealer) -> bool:
    return Counter(cards) <= dealer.deck


def odd_cards(cards: Sequence[Piece]) -> int:
    """Aces, whose place and points need a second look, and second copies of a card."""
    naturals = [piece for piece in cards if isinstance(piece, Card)]
    return sum(card.rank == ACE for card in naturals) + len(naturals) - len(set(naturals))


def glance(cards: Sequence[Piece]) -> bool:
    """Whether the cards look like a meld: three or more, one rank, or one suit in a row with jokers in the gaps."""
    naturals = [piece for piece in cards if isinstance(piece, Card)]
    if len(cards) < 3:
        return False
    if len({card.rank for card in naturals}) == 1:
        return len(cards) <= 4
    ranks = sorted(card.rank for card in naturals)
    gaps = ranks[-1] - ranks[0] + 1 - len(ranks)
    one_suit = len({card.suit for card in naturals}) == 1 and len(set(ranks)) == len(ranks)
    return one_suit and gaps <= len(cards) - len(naturals)
