"""How figures are told, on the page and in the report alike: their sign, their unit, their rounding."""

from __future__ import annotations

import functools
import json
import re
from pathlib import Path

import pytest

from analyzer import Analysis, Position, analyse, read_position
from analyzer.exposurereport import Exposure, Hold
from analyzer.link import write_link
from analyzer.rules import load_rules, rule_names
from analyzer.terminal.analysis import report
from analyzer.terminal.rules import ending_name
from analyzer.terminal.sentences import ending_chances, stroke_words
from analyzer.wording import LANGUAGES, Text
from analyzer.wording.figures import percent
from tests.command_helpers import call
from tests.page_helpers import html, shown, words_told
from tests.share_helpers import EACH_EXAMPLE, EXAMPLES, opened

MINUS_AS_TYPED = re.compile(r"(?:^|[\s(:])-\d", re.MULTILINE)
PERCENT = {"en": re.compile(r"\d[^\S\n]+%"), "fr": re.compile(r"\d(?!\u202f)[^\S\n]*%")}
"""A percent sign that does not stand as the language has it."""
BRINGS = {"rules": "rami30", "hand": "QS KS AS 4D 4H 9C KD", "phase": "play"}
"""Holding this hand for one stroke is worth more than it costs."""
BOUGHT = {
    "rules": "shanghai", "contract": 4, "hand": "7S 7H 9C 9D KS 2H 4D JC QH 5S 8D", "discards": "7D",
    "out_of_turn": True,
}  # fmt: skip


@functools.cache
def answered(path: Path) -> tuple[Position, Analysis]:
    position = read_position(json.loads(path.read_text(encoding="utf-8"))["position"])
    return position, analyse(position)


def assert_typeset(told: str, lang: str) -> None:
    """A negative number has a true minus, a percent sign the space of its language."""
    assert MINUS_AS_TYPED.findall(told) == []
    assert PERCENT[lang].findall(told) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_signs_of_every_report(path: Path, lang: str) -> None:
    assert_typeset("\n".join(report(Text(lang), *answered(path), lang)), lang)


@EACH_EXAMPLE
def test_signs_of_every_page(path: Path, lang: str) -> None:
    position = json.loads(path.read_text(encoding="utf-8"))["position"]
    assert_typeset(words_told(opened(write_link(position), lang)), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["rules", "check", "paper", "scores"])
def test_signs_of_the_other_pages(name: str, lang: str) -> None:
    """Under rules with a bonus below nothing."""
    app = opened(write_link({"rules": "shanghai", "contract": 1, "hand": "7S 8S 9S KD"}), lang)
    assert_typeset(words_told(app.switch_page(f"ui/pages/{name}.py").run()), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", rule_names())
def test_signs_of_every_rule_set(name: str, lang: str) -> None:
    assert_typeset(call("rules", name, "--lang", lang).out, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_signs_of_a_round(lang: str) -> None:
    played = {"rules": "shanghai", "winner": "Ann", "hands": {"Bo": "KS"}, "bonus": "blind", "jokers_used": 0}
    said = call("score", "-", "--lang", lang, stdin=json.dumps(played))
    assert "−50" in said.out, said
    assert_typeset(said.out, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_cost_below_nothing_is_called_a_gain(lang: str) -> None:
    text, risk = Text(lang), analyse(read_position(BRINGS)).exposure
    assert risk.hold is not None
    assert risk.hold.hold is not None
    gain = text("number", number=-round(risk.hold.hold, 1))
    assert {"en": f"brings {gain}", "fr": f"rapporte {gain}"}[lang] in " ".join(ending_chances(text, risk))
    drawn = html(opened(write_link(BRINGS), lang))
    assert f"−{gain}" in drawn
    assert text("unit-average-soon", gain=True) in drawn


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_rounds_as_the_figure_beside_it(lang: str) -> None:
    text, app = Text(lang), opened(write_link(BRINGS), lang)
    risk = analyse(read_position(BRINGS)).exposure
    told = re.findall(r"\d+\s*%", " ".join(ending_chances(text, risk)))
    assert len(told) == 3
    drawn = html(app)
    assert [each for each in told if f">{each}<" not in drawn] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("stroke", [0.208, 0.145, 0.155, 0.004, 0.998, 1.0])
def test_every_chance_is_said_in_whole_percents(stroke: float, lang: str) -> None:
    text, (card, *_) = Text(lang), read_position(BRINGS).hand
    for hold in (1.0, None):
        risk = Exposure(7, 7, ends_before=(stroke, 1.0), hold=Hold("main_lisse", 2.0, hold, stroke, stroke, card))
        said = " ".join(ending_chances(text, risk))
        assert not re.search(r"\d[.,]\d+\s*%", said)
        assert said.count(percent(text, stroke, sentence=True)) >= 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_is_no_chance_of_0(lang: str) -> None:
    text, (card, *_) = Text(lang), read_position(BRINGS).hand
    risk = Exposure(7, 7, ends_before=(0.0, 0.3), hold=Hold("main_lisse", 2.0, 3.0, 0.2, 0.0, card))
    ends, _, stroke = ending_chances(text, risk)
    assert not re.search(r"(?<!\d)0\s*%", ends + stroke)
    assert {"en": "is not possible next turn", "fr": "est impossible au prochain tour"}[lang] in stroke
    assert {"en": "hardly ever ends", "fr": "ne finit presque jamais"}[lang] in ends


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_difference_of_chances_is_in_percentage_points(lang: str) -> None:
    text = Text(lang)
    for asked in (BOUGHT, {**BOUGHT, "out_of_turn": False, "contract": 1}):
        position = read_position(asked)
        draw = analyse(position).draw
        assert draw is not None
        way = draw.buy if position.out_of_turn else draw.take
        assert way is not None
        drawn = html(opened(write_link(asked), lang))
        points = round(100 * way.gains.chance)
        start = drawn.index(text("gain-chance"))
        figure = drawn[start : drawn.index(text("gain-penalty"))]
        assert text("unit-percents", count=abs(points)) in figure
        assert "%" not in figure


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_bought_cards_cost_the_same_in_the_sentence_and_beside_it(lang: str) -> None:
    text, draw = Text(lang), analyse(read_position(BOUGHT)).draw
    assert draw is not None
    assert draw.buy is not None
    cost = text("number", number=round(draw.buy.penalty, 1))
    told = next(text.reason(each) for each in draw.buy.reasons if each.code == "adds_cards")
    assert f" {cost} " in told
    drawn = shown(opened(write_link(BOUGHT), lang))
    assert told.replace("\u00a0", " ") in drawn
    assert f"<b>{cost} <" in drawn


@EACH_EXAMPLE
def test_only_an_ending_that_costs_more_has_a_bar(path: Path, lang: str) -> None:
    text, (position, analysis) = Text(lang), answered(path)
    risk = analysis.exposure
    lines = "\n".join(report(text, position, analysis, lang))
    drawn = html(opened(write_link(json.loads(path.read_text(encoding="utf-8"))["position"]), lang))
    for ending, points in risk.with_bonus.items():
        bar = text("report-against", ending=ending_name(text, ending))
        assert (bar in lines) is (bar in drawn) is (points != risk.now), ending


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", rule_names())
def test_the_average_of_a_discard_says_how_far_it_looks(name: str, lang: str) -> None:
    text, rules = Text(lang), load_rules(name)
    horizon = {"stroke": stroke_words(text, rules)}
    bonus = rules.bonus.get(rules.one_stroke or "")
    assert (horizon["stroke"] == "none") is (bonus is None or (bonus.multiply == 1 and not bonus.add))
    far = {"en": "until the round ends", "fr": "d’ici la fin de la manche"}[lang]
    for code in ("discards-help", "column-average-help", "report-average-meaning"):
        told = text(code, **horizon)
        assert far in told
        assert (horizon["stroke"] in told) is (horizon["stroke"] != "none")
    assert far in text("discard-average", points=1)
