"""What is wrong with a round as written down: every problem with its place, nothing counted."""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Iterable, Sequence

from analyzer.cards import JOKER, Hand, Joker, Piece
from analyzer.errors import Problem, quoted
from analyzer.position import MOST_PLAYERS, full_deck
from analyzer.rounds import IMPASSE, INDICATOR_TWIN, WILD_DISCARD, CardRound, PointsRound, Round, WinRound
from analyzer.rules import RuleSet
from analyzer.ruleset import Bonus
from analyzer.values import penalty

FEWEST_PLAYERS = 2
LONGEST_NAME = 40
FORMULA_SIGNS = "=+-@"
"""A name beginning with one of these would be computed by a spreadsheet that opens the sheet."""
MOST_POINTS = 10_000


def round_problems(played: Round, rules: RuleSet) -> list[Problem]:
    """Everything that cannot be in a round, places being keys of the round (`hands.P2`).

    >>> from analyzer.rules import load_rules
    >>> [(p.code, p.where) for p in round_problems(CardRound("P1", {"P2": ()}, "mainlisse"), load_rules("rami30"))]
    [('unknown_bonus', 'bonus'), ('nothing_entered', 'hands.P2')]
    """
    seats = played.players if isinstance(played, WinRound) else tuple(dict.fromkeys(played.players))
    problems = player_problems(seats)
    if isinstance(played, CardRound):
        return [*problems, *_card_problems(played, rules)]
    if isinstance(played, WinRound):
        return [*problems, *_win_problems(played, rules)]
    return [*problems, *_points_problems(played, rules)]


def player_problems(players: Sequence[str], where: str = "players") -> list[Problem]:
    """What is wrong with the names at a table: too few or many, one twice, or none that a sheet can carry."""
    problems = []
    if not FEWEST_PLAYERS <= len(players) <= MOST_PLAYERS:
        problems.append(out_of_range(len(players), where, FEWEST_PLAYERS, MOST_PLAYERS))
    for player, times in Counter(players).items():
        if times > 1:
            problems.append(Problem("duplicate_player", where, {"player": player}))
        if not player.strip() or player != player.strip() or len(player) > LONGEST_NAME or not player.isprintable():
            problems.append(Problem("bad_player", where, {"player": player[:LONGEST_NAME], "most": LONGEST_NAME}))
        elif player[0] in FORMULA_SIGNS:
            problems.append(Problem("bad_player", where, {"player": player, "most": LONGEST_NAME}))
    return problems


def out_of_range(value: object, where: str, least: int, most: int) -> Problem:
    """A number outside its bounds, both included."""
    return Problem("out_of_range", where, {"value": quoted(value), "least": least, "most": most})


def unknown_player(player: str, where: str, players: Iterable[str]) -> Problem:
    return Problem("unknown_player", where, {"player": player, "players": tuple(players)})


def _meaningless(key: str, rules: RuleSet) -> Problem:
    return Problem("key_without_meaning", key, {"key": key, "rules": rules.name})


def _unknown(code: str, where: str, value: str, known: Sequence[str]) -> Problem:
    near = " ".join(difflib.get_close_matches(value, known, n=1))
    return Problem(code, where, {"value": value[:24], "near": near, "known": " ".join(known)})


def _card_problems(played: CardRound, rules: RuleSet) -> list[Problem]:
    problems = [_meaningless("hands", rules)] if rules.win_points is not None else []
    if played.hands.get(played.winner):
        problems.append(Problem("winner_has_cards", f"hands.{played.winner}", {"player": played.winner}))
    if played.bonus is not None:
        problems.extend(_bonus_problems(played, rules))
    if played.unopened and rules.penalty_unopened is None:
        problems.append(_meaningless("unopened", rules))
    if played.winner in played.unopened:
        problems.append(Problem("winner_unopened", "unopened", {"player": played.winner}))
    for player in played.losers:
        if player not in played.unopened or player in played.hands:
            problems.extend(_hand_problems(player, played.hands.get(player, ()), rules))
    return [*problems, *_copies_problems(played, rules)]


def _bonus_problems(played: CardRound, rules: RuleSet) -> list[Problem]:
    """A bonus the rule set does not have, or one that depends on jokers nobody counted (SH-20)."""
    bonus = rules.bonus.get(played.bonus or "")
    if bonus is None:
        return [_unknown("unknown_bonus", "bonus", str(played.bonus), tuple(rules.bonus))]
    if bonus.own_without_joker is not None and played.jokers_used is None:
        return [Problem("missing_key", "jokers_used", {"key": "jokers_used"})]
    return []


def _hand_problems(player: str, hand: Hand | int, rules: RuleSet) -> list[Problem]:
    where = f"hands.{player}"
    most = largest_hand(rules)
    if isinstance(hand, int):
        least, dearest = hand_bounds(rules)
        return [] if least <= hand <= dearest else [out_of_range(hand, where, least, dearest)]
    if not hand:
        return [nothing_entered(player, where)]
    if most is not None and len(hand) > most:
        return [Problem("hand_too_large", where, {"size": len(hand), "most": most, "player": player})]
    return []


def nothing_entered(player: str, where: str) -> Problem:
    """A player who takes part, but has neither cards nor points."""
    return Problem("nothing_entered", where, {"player": player})


def largest_hand(rules: RuleSet) -> int | None:
    """The most cards a player can hold between turns; None where turns end without a discard, so that hands grow.

    >>> from analyzer.rules import load_rules
    >>> largest_hand(load_rules("classic"))
    10
    """
    if rules.final_discard == "none":
        return None
    # Each buy brings two cards (SH-23).
    return rules.hand_size + 2 * max(rules.max_buys, default=0)


def hand_bounds(rules: RuleSet) -> tuple[int, int]:
    """Least and most points of a hand with at least one card.

    >>> from analyzer.rules import load_rules
    >>> hand_bounds(load_rules("rami30"))
    (2, 285)
    """
    prices = sorted((penalty(piece, rules) for piece in full_deck(rules).elements()), reverse=True)
    return prices[-1], sum(prices[: largest_hand(rules)])


def _copies_problems(played: CardRound, rules: RuleSet) -> list[Problem]:
    """Cards that all hands together, and the jokers laid by the winner, hold more often than the packs (SG-11)."""
    held: Counter[Piece] = Counter()
    for hand in played.hands.values():
        if not isinstance(hand, int):
            held.update(JOKER if isinstance(piece, Joker) else piece for piece in hand)
    deck, problems = full_deck(rules), []
    for piece, copies in held.items():
        if copies > deck[piece]:
            code = "too_many_jokers_in_deck" if piece == JOKER else "too_many_copies"
            problems.append(Problem(code, "hands", {"card": str(piece), "copies": copies, "most": deck[piece]}))
    free = deck[JOKER] - held[JOKER]
    if played.jokers_used is not None and free >= 0 and not 0 <= played.jokers_used <= free:
        problems.append(out_of_range(played.jokers_used, "jokers_used", 0, free))
    return problems


def _win_problems(played: WinRound, rules: RuleSet) -> list[Problem]:
    if rules.win_points is None:
        return [_meaningless("win", rules)]
    problems = []
    wins = [win for win in rules.win_points if win not in (WILD_DISCARD, INDICATOR_TWIN)]
    if played.win not in wins:
        problems.append(_unknown("unknown_win", "win", played.win, wins))
    elif played.win == IMPASSE:
        both = (("winner", played.winner is not None), ("last_discard_wild", played.last_discard_wild))
        problems += [Problem("contradictory_round", key, {"first": key, "second": "win"}) for key, told in both if told]
    elif played.winner is None:
        problems.append(Problem("winner_missing", "winner"))
    for key, player in (("winner", played.winner), ("indicator_twin", played.indicator_twin)):
        if player is not None and player not in played.players:
            problems.append(unknown_player(player, key, played.players))
    return problems


def _points_problems(played: PointsRound, rules: RuleSet) -> list[Problem]:
    """Points that no round can bring: below the lowest bonus, or nothing for two players at once."""
    least = least_points(rules)
    problems = [
        out_of_range(points, f"points.{player}", least, MOST_POINTS)
        for player, points in played.points.items()
        if not least <= points <= MOST_POINTS
    ]
    unharmed = tuple(player for player, points in played.points.items() if points <= 0)
    if len(unharmed) > 1 and not problems and hand_bounds(rules)[0] > 0:
        problems.append(Problem("two_winners", "points", {"players": unharmed}))
    return problems


def least_points(rules: RuleSet) -> int:
    """The lowest points of a round: 0, or the best own bonus (SH-20)."""

    def own(bonus: Bonus) -> int:
        return min(bonus.own, bonus.own_without_joker or 0)

    return min((0, *(own(bonus) for bonus in rules.bonus.values())))
