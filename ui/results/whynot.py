"""What can be done this turn and what cannot: a sign and a sentence each, with how far it is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

import streamlit as st

from analyzer import Analysis, Position
from analyzer.cards import is_joker
from analyzer.duties import wrongly_taken
from analyzer.errors import Reason
from analyzer.exposure import last_turn, over
from analyzer.odds import looked_ahead
from analyzer.position import TableMeld
from analyzer.steps import StepCheck, TurnState, check_layoff, check_swap
from analyzer.wording import Text, card_label
from ui.results import placing


@dataclass(frozen=True)
class Answer:
    """Whether one thing can be done, and the sentences about it."""

    name: str
    possible: bool
    why: tuple[str, ...]


def show(text: Text, position: Position, analysis: Analysis) -> None:
    """A line for each thing that the rules know."""
    found = answers(text, position, analysis)
    if not found:
        return
    st.header(text("heading-whynot"), anchor=False, help=text("whynot-help"))
    st.html(f'<ul class="whynot">{"".join(_line(text, answer) for answer in found)}</ul>')


def _line(text: Text, answer: Answer) -> str:
    sign, can = ("✓", "can") if answer.possible else ("✕", "cannot")
    spoken = escape(text(f"whynot-{can}"), quote=True)
    return (
        f'<li class="{can}"><span class="sign" role="img" aria-label="{spoken}">{sign}</span>'
        f"<span><b>{escape(answer.name)}</b> {escape(' '.join(answer.why))}</span></li>"
    )


def answers(text: Text, position: Position, analysis: Analysis) -> list[Answer]:
    """Opening or contract, taking the discard, adding, exchanging, knocking, going out."""
    asked = (_open, _contract, _take, _layoff, _swap, _knock, _out)
    return [answer for ask in asked for answer in ask(text, position, analysis)]


def _open(text: Text, position: Position, analysis: Analysis) -> Iterator[Answer]:
    first, rules = analysis.opening, position.rules
    if position.opened or rules.lay_all_at_once or position.requirements or rules.knock_at is not None:
        return
    name = text("whynot-open" if first.required else "whynot-lay")
    if first.possible:
        told = "whynot-opens" if first.required else "whynot-lays"
        yield Answer(name, True, (text(told, points=first.best_points, required=first.required),))
        return
    yield Answer(name, False, (*map(text.reason, first.reasons), *_away(text, position, analysis, "open")))


def _contract(text: Text, position: Position, analysis: Analysis) -> Iterator[Answer]:
    found = analysis.contract
    if found is None or position.opened:
        return
    name = text("whynot-contract", number=found.number)
    if found.can_lay:
        yield Answer(name, True, (text("whynot-contract-held"),))
        return
    told = [text.reason(reason) for reason in found.reasons if found.met or reason.code == "runs_adjacent"]
    if found.missing_cards:
        told.append(text("whynot-contract-missing", cards=found.missing_cards))
    if found.buys_needed:
        told.append(text("report-buys", buys=found.buys_needed))
    elif found.buys_needed is None:
        told.append(text("report-no-buys"))
    yield Answer(name, False, (*told, *_away(text, position, analysis, "contract")))


def _take(text: Text, position: Position, analysis: Analysis) -> Iterator[Answer]:
    if analysis.draw and analysis.draw.take and position.upcard is not None:
        take, card = analysis.draw.take, card_label(position.upcard, text.lang)
        name = text("whynot-take", card=card)
        if take.legal:
            yield Answer(name, True, (text(f"whynot-take-{position.rules.take_discard}"),))
        else:
            yield Answer(name, False, tuple(map(text.reason, take.reasons)))
    elif analysis.opening.take_legal is not None and position.taken_discard is not None:
        card = card_label(position.taken_discard, text.lang)
        wrong = wrongly_taken(position, analysis.opening.take_legal)
        why = text("whynot-taken-allowed") if wrong is None else text.reason(wrong)
        yield Answer(text("whynot-taken", card=card), wrong is None, (why,))


def _layoff(text: Text, position: Position, _: Analysis) -> Iterator[Answer]:
    """Adding a natural card to the table; a joker fits nearly everywhere, and is asked only where nothing else is."""
    if position.rules.lay_all_at_once or not (position.rules.layoff or position.table):
        return
    yield _on_table(text, position, "layoff")


def _swap(text: Text, position: Position, _: Analysis) -> Iterator[Answer]:
    if position.rules.lay_all_at_once or not any(laid.meld.jokers for laid in position.table):
        return
    yield _on_table(text, position, "swap")


def _on_table(text: Text, position: Position, do: str) -> Answer:
    """The first card of the hand that goes onto a meld now; else one that would, and what stands in the way."""
    name, judge = text(f"whynot-{do}"), check_swap if do == "swap" else check_layoff
    if not position.table:
        return Answer(name, False, (text.reason(Reason("no_table_melds")),))
    barred: list[tuple[int, StepCheck, str]] = []
    fitting = []
    for number, laid in enumerate(position.table, 1):
        for piece in dict.fromkeys(position.hand):
            if is_joker(piece):
                continue
            card = card_label(piece, text.lang)
            now = judge(laid, [piece], position.rules, TurnState.of(position))
            if now.legal:
                fitting.append(text(f"whynot-{do}-fits", card=card, number=number))
            elif judge(laid, [piece], position.rules, TurnState(opened=True)).legal:
                barred.append((number, now, card))
    if fitting:
        return Answer(name, True, tuple(fitting))
    if barred:
        number, check, card = barred[0]
        why = [text(f"whynot-{do}-barred", card=card, number=number), *map(text.reason, check.reasons)]
    elif not getattr(position.rules, do):
        why = [text.reason(Reason("no_swaps" if do == "swap" else "no_layoffs"))]
    else:
        closed = [reason for laid in position.table for reason in _closed(position, laid)] if do == "swap" else []
        why = list(dict.fromkeys(map(text.reason, closed))) or [text(f"whynot-{do}-none")]
    return Answer(name, False, tuple(why))


def _closed(position: Position, laid: TableMeld) -> list[Reason]:
    """Why a meld would give up its joker for no card at all."""
    if not laid.meld.jokers:
        return []
    check = check_swap(laid, [], position.rules, TurnState(opened=True))
    return [reason for reason in check.reasons if reason.code != "wrong_card"]


def _knock(text: Text, _: Position, analysis: Analysis) -> Iterator[Answer]:
    knock = analysis.knock
    if knock is None:
        return
    figures = {"deadwood": knock.deadwood, "at": knock.at, "over": max(knock.deadwood - knock.at, 0)}
    yield Answer(text("whynot-knock"), knock.possible, (text("whynot-knock-why", **figures),))


def _out(text: Text, position: Position, analysis: Analysis) -> Iterator[Answer]:
    out, turn = analysis.go_out, analysis.advised
    name = text("whynot-out")
    if out.possible:
        told = [text("whynot-out-now")]
        last = [row for row in analysis.discards if any(each.code == "goes_out" for each in row.reasons)]
        if last:
            cards = [row.card for row in last] if position.wild is None else []
            told = [text("whynot-out-with", count=len(last), cards=cards)] if cards else told
        yield Answer(name, True, tuple(told))
        return
    if ended := over(position):
        yield Answer(name, False, (text.reason(ended),))
        return
    if wrong := wrongly_taken(position, analysis.opening.take_legal):
        yield Answer(name, False, (text.reason(wrong),))
        return
    told = []
    if not position.rules.lay_all_at_once:
        left = len(placing.left_in_hand(position, turn))
        told.append(text("whynot-out-left", cards=left, penalty=turn.penalty_after))
    if ending := last_turn(position):
        yield Answer(name, False, (*told, text.reason(ending)))
        return
    for goal in ("out", "pairs"):
        told += _away(text, position, analysis, goal, named=position.rules.seven_pairs)
    yield Answer(name, False, tuple(told))


def _away(text: Text, position: Position, analysis: Analysis, name: str, *, named: bool = False) -> list[str]:
    """How far a goal is, in draws and helpful cards."""
    goal = analysis.nearest_goals.get(name)
    if goal is None or goal.distance == 0:
        return []
    if goal.distance is None:
        late = name == "out" and analysis.contract is not None
        most = looked_ahead(position.rules)
        return [text("whynot-late" if late else "whynot-never", goal=name, named=named, most=most)]
    outs, deck = goal.out_count, position.rules.deck
    return [text("whynot-away", goal=name, named=named, draws=goal.distance, outs=outs, deck=deck)]
