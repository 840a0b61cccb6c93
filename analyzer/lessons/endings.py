"""Chapters about how a round ends and what it costs, from the settings."""

from __future__ import annotations

from collections.abc import Iterator

from analyzer.lessons.line import Line
from analyzer.ruleset import RuleSet


def end(rules: RuleSet) -> Iterator[Line]:
    """When the round is over."""
    yield Line(f"end-discard-{rules.final_discard}")
    if rules.knock_at is not None:
        yield Line("end-knock", {"points": rules.knock_at})
    yield Line("end-impasse" if rules.win_points else "end-stock" if rules.final_discard != "none" else "end-no-stock")


def bonuses(rules: RuleSet) -> Iterator[Line]:
    """What special endings do to the points."""
    for code, points in (rules.win_points or {}).items():
        yield Line("bonus-ending", {"ending": code, "points": points})
    if rules.seven_pairs and rules.win_points:
        yield Line(f"bonus-combine-{rules.combine_40}")
    if rules.wildcards == "indicator":
        yield Line(f"bonus-indicator-{rules.indicator_bonus}")
    for code, bonus in rules.bonus.items():
        named = {"bonus": code}
        if bonus.multiply > 1:
            yield Line("bonus-multiply", {**named, "multiply": bonus.multiply})
        if bonus.add:
            yield Line("bonus-add", {**named, "points": bonus.add})
        for code, own in (("bonus-own", bonus.own), ("bonus-own-bare", bonus.own_without_joker)):
            if own:
                yield Line(code, {**named, "sign": "less" if own < 0 else "more", "points": abs(own)})
        if not (bonus.multiply > 1 or bonus.add or bonus.own or bonus.own_without_joker):
            yield Line("bonus-shown", named)
    if rules.one_stroke:
        yield Line("bonus-one-stroke", {"bonus": rules.one_stroke})
        if rules.layoff and (rules.layoff_same_turn or not rules.has_opening):
            yield Line("bonus-with-layoffs" if rules.grand_out_layoffs else "bonus-without-layoffs")
    if not rules.bonus and not rules.win_points and not rules.one_stroke:
        yield Line("bonus-none")


def penalties(rules: RuleSet) -> Iterator[Line]:
    """What cards left in hand cost."""
    if rules.win_points:
        if rules.penalty_unopened is not None:
            yield Line("penalties-fixed", {"points": rules.penalty_unopened})
        yield Line("penalties-no-cards")
        return
    yield Line("penalties-left")
    for rank in (part for part in rules.penalty if part.isdigit()):
        yield Line("penalties-rank", {"rank": rank, "points": rules.penalty[rank]})
    for part in ("ace", "face", "joker", "pip"):
        value = rules.penalty.get(part, "number")
        if part == "joker" and rules.jokers == 0:
            continue
        code = "penalties-number" if value == "number" else "penalties-points"
        yield Line(code, {"part": part, **({} if value == "number" else {"points": value})})
    if rules.penalty_unopened is not None:
        yield Line("penalties-unopened", {"points": rules.penalty_unopened})


def elimination(rules: RuleSet) -> Iterator[Line]:
    """When a player is out of the match, and how a pot is shared."""
    yield Line(f"elimination-{rules.elimination or 'none'}")
    yield Line("elimination-pot", {"winner": rules.pot_split, "rest": 100 - rules.pot_split})
    for rounds, points in sorted((rules.pot_limit or {}).items()):
        yield Line("elimination-pot-limit", {"rounds": rounds, "points": points})
