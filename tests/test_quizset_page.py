"""A set on the quiz page without a browser: chosen with its house rules, opened by its link, printed."""

from __future__ import annotations

import pytest
from streamlit.testing.v1 import AppTest

from analyzer.quiz import Kind
from tests.page_helpers import by_name, open_house_rules
from tests.quiz_page_helpers import APP, LANGS, LINK, page, shown


def test_a_set_is_chosen_and_gets_its_link() -> None:
    app = page()
    by_name(app.selectbox, "rules").set_value("okey").run()
    by_name(app.get("button_group"), "qz_level").set_value(2).run()
    by_name(app.text_input, "qz_seed").set_value("abc").run()
    by_name(app.number_input, "qz_count").set_value(3).run()
    app.button(key="qz-begin").click().run()
    assert not app.exception
    assert app.query_params["q"] == "1~okey~legal.lay.discard.distance.draw~2~3~abc"
    assert app.code[0].value == "?q=1~okey~legal.lay.discard.distance.draw~2~3~abc"
    app.button(key="qz-leave").click().run()
    assert "q" not in app.query_params


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "Points needed to open: 40 instead of 30"), ("fr", "Points pour ouvrir : 40 au lieu de 30")],
)
def test_house_rules_chosen_here_are_in_the_link_and_asked_about(lang: str, words: str) -> None:
    app = page(lang)
    open_house_rules(app)
    by_name(app.number_input, "opt-open_min").set_value(40).run()
    by_name(app.get("button_group"), "qz_kinds").set_value([Kind.OPEN]).run()
    by_name(app.text_input, "qz_seed").set_value("abc").run()
    by_name(app.number_input, "qz_count").set_value(1).run()
    app.button(key="qz-begin").click().run()
    link = app.query_params["q"]
    assert link == "1~rami30~open~1~1~abc~open_min-40"
    assert "40 points" in shown(app)
    assert words in shown(app)
    opened = page(lang, link)
    assert words in shown(opened)
    assert opened.session_state["opt-open_min"] == 30  # a link leaves the rules of the other pages alone
    opened.toggle(key="qz_paper_on").set_value(True).run()
    assert shown(opened).count(words) == 2


def test_house_rules_of_the_analyser_are_those_of_a_new_set() -> None:
    app = AppTest.from_file(APP, default_timeout=60).run()
    by_name(app.selectbox, "rules").set_value("classic").run()
    open_house_rules(app)
    by_name(app.number_input, "opt-open_min").set_value(40).run()
    app = app.switch_page("ui/pages/quiz.py").run()
    app.button(key="qz-begin").click().run()
    assert app.query_params["q"].startswith("1~classic~legal.points.cost.open.")
    assert app.query_params["q"].endswith("~open_min-40")


def test_players_decide_on_the_packs_of_a_set() -> None:
    app = page()
    by_name(app.selectbox, "rules").set_value("shanghai").run()
    app.button(key="qz-begin").click().run()
    assert "players" not in app.query_params["q"]
    app.button(key="qz-leave").click().run()
    by_name(app.number_input, "players").set_value(6).run()
    app.button(key="qz-begin").click().run()
    assert app.query_params["q"].endswith("~players-6")


def test_house_rules_that_exclude_each_other_are_told_and_nothing_begins() -> None:
    app = page()
    by_name(app.selectbox, "rules").set_value("rami40").run()
    open_house_rules(app, "melds")
    by_name(app.number_input, "opt-min_run").set_value(14).run()
    app.button(key="qz-begin").click().run()
    assert app.error
    assert "q" not in app.query_params


def test_kinds_left_out_stay_out_under_other_rules() -> None:
    app = page()
    kinds = by_name(app.get("button_group"), "qz_kinds")
    kinds.set_value([kind for kind in Kind if kind not in (Kind.LAY, Kind.DRAW)]).run()
    by_name(app.selectbox, "rules").set_value("okey").run()
    app.button(key="qz-begin").click().run()
    assert "~legal.discard.distance~" in app.query_params["q"]


@pytest.mark.parametrize(("seed", "words"), [("a b", "letters or digits"), ("", "letters or digits")])
def test_a_seed_that_no_link_carries_is_refused(seed: str, words: str) -> None:
    app = page()
    by_name(app.text_input, "qz_seed").set_value(seed).run()
    app.button(key="qz-begin").click().run()
    assert words in shown(app)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    "link", ["<script>alert(1)</script>", "9~x", "1~rami30~open~1~5~abc~open_mni-3", "1~nogame~lay~1~1~a"]
)
def test_a_foreign_link_is_refused_in_words(link: str, lang: str) -> None:
    app = page(lang, link)
    assert app.error
    assert "<script>" not in "\n".join(e.proto.body for e in app.get("html"))
    assert app.button(key="qz-begin")


@pytest.mark.parametrize("lang", LANGS)
def test_the_set_on_paper_has_every_question_and_the_key(lang: str) -> None:
    app = page(lang, LINK)
    app.toggle(key="qz_paper_on").set_value(True).run()
    (paper,) = [e.proto.body for e in app.get("html") if "qz-paper" in e.proto.body and "<section" in e.proto.body]
    asked, key = paper.split({"en": "Answer key", "fr": "Corrigé"}[lang])
    assert asked.count("<p class='qz-line'>") == key.count('class="qz-why"') == 6
    assert "R30-" not in asked
    assert "R30-" in key
