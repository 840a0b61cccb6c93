"""The rules without a browser: chapters, examples, comparison and glossary of every rule set, in both languages."""

from __future__ import annotations

import re

import pytest

from analyzer.lessons import CHAPTERS
from analyzer.rules import rule_names
from tests.learn_helpers import CARD_WORDS, LANGS, page, read_out, shown
from tests.page_helpers import by_name, open_house_rules


@pytest.mark.parametrize("name", rule_names())
def test_every_chapter_of_every_rule_set(name: str) -> None:
    app = page("rules", LANGS[len(name) % 2])
    by_name(app.selectbox, "rules").set_value(name).run()
    for code in CHAPTERS:
        by_name(app.selectbox, "rb_chapter").set_value(code).run()
        assert len(shown(app)) > 100


@pytest.mark.parametrize("lang", LANGS)
def test_a_rule_with_its_examples_and_the_try(lang: str) -> None:
    app = page("rules", lang)
    by_name(app.selectbox, "rb_chapter").set_value("aces").run()
    words = shown(app)
    assert "R30-15" in words
    assert ("king, ace, two" if lang == "en" else "roi, as, deux") in words
    app = app.button(key="try-R30-15-wrong").click().run()
    assert ("No, this is not a meld" if lang == "en" else "Non, ce n’est pas une combinaison") in shown(app)


def test_a_house_rule_changes_the_lesson() -> None:
    app = page("rules")
    by_name(app.selectbox, "rb_chapter").set_value("opening").run()
    assert "The first laying needs 30 points" in shown(app)
    open_house_rules(app)
    by_name(app.number_input, "opt-open_min").set_value(40).run()
    words = shown(app)
    assert "The first laying needs 40 points" in words
    assert "With your house rules this is different." in words


def test_house_rules_that_exclude_each_other_leave_the_examples() -> None:
    app = page("rules")
    by_name(app.selectbox, "rules").set_value("rami40").run()
    by_name(app.selectbox, "rb_chapter").set_value("melds").run()
    open_house_rules(app, "melds")
    by_name(app.number_input, "opt-min_run").set_value(14).run()  # runs are of thirteen cards at most
    words = shown(app)
    assert "S4-11" in words
    assert "With your house rules" not in words


@pytest.mark.parametrize("lang", LANGS)
def test_two_rule_sets_and_the_words(lang: str) -> None:
    app = page("rules", lang)
    by_name(app.selectbox, "rb_view").set_value("compare").run()
    by_name(app.selectbox, "rb_other").set_value("rami40").run()
    table = shown(app)
    assert '<tr class="ln-differs">' not in table  # all of it does
    by_name(app.toggle, "rb_differences").set_value(False).run()
    assert len(shown(app)) > len(table)
    assert '<tr class="ln-differs">' in shown(app)
    by_name(app.selectbox, "rb_view").set_value("glossary").run()
    assert all(word in shown(app) for word in ("gösterge", "çift", "Handrommé"))
    app.text_input(key=f"rb-search-{lang}").set_value("ISTAKA").run()
    assert "ıstaka" in shown(app)
    assert "gösterge" not in shown(app)


def test_a_whole_hand_is_tried_in_the_analyser() -> None:
    """The checker has no question for what a hand holds."""
    app = page("rules").button(key="try-R30-03-right").click().run()
    assert "Before the draw" in shown(app)


@pytest.mark.parametrize("lang", LANGS)
def test_the_rules_speak_of_tiles_where_tiles_are_played(lang: str) -> None:
    app = page("rules", lang)
    by_name(app.selectbox, "rules").set_value("okey").run()
    for code in CHAPTERS:
        by_name(app.selectbox, "rb_chapter").set_value(code).run()
        assert re.findall(f".*{CARD_WORDS[lang]}.*", read_out(app)) == [], code


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("other", rule_names())
def test_no_value_of_two_rule_sets_is_program_text(lang: str, other: str) -> None:
    app = page("rules", lang)
    by_name(app.selectbox, "rb_view").set_value("compare").run()
    if other != "rami30":
        by_name(app.selectbox, "rb_other").set_value(other).run()
    by_name(app.toggle, "rb_differences").set_value(False).run()
    (table,) = [element.proto.body for element in app.get("html") if '<table class="ln-table"' in element.proto.body]
    assert re.findall(r"<td>[^<]*(?:[{}_]|&quot;|\[)[^<]*</td>", table) == []
