"""The house rules on the page: every control changes its option and comes back; what differs is told."""

from __future__ import annotations

import re
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from analyzer.forms import Either, Number, Switch
from analyzer.houserules import THEMES, changed_options, forms, has_meaning
from analyzer.rules import load_rules, rule_names
from analyzer.wording import Text
from tests.page_helpers import by_name, field, open_house_rules, page, shown

COVERING = ("rami30", "classic", "rummikub", "shanghai", "okey")
"""Rule sets under which, between them, every option means something."""


def opened(rules: str = "rami30", lang: str = "en") -> AppTest:
    """The page with an empty hand and the house rules open."""
    app = page(lang)
    app.button(key="clear").click().run()
    by_name(app.selectbox, "rules").set_value(rules).run()
    open_house_rules(app)
    return app


def options(app: AppTest) -> dict[str, Any]:
    """The house rules of the position on the page."""
    session = app.session_state
    chosen = {option: session[f"opt-{option}"] for option in forms()}
    return {**session["other_options"], **changed_options(session["plain"], chosen)}


def widgets(app: AppTest, option: str) -> list[Any]:
    """All that is there to change an option."""
    own = re.compile(rf"opt-{option}[@.:]")
    return [each for kind in (app.toggle, app.number_input, app.selectbox) for each in kind if own.match(str(each.key))]


def changed_value(widget: Any) -> Any:
    """Another value than the widget has."""
    if widget.type == "toggle":
        return not widget.value
    if widget.type == "number_input":
        return widget.value - 1 if widget.value > widget.min else widget.value + 1
    return next(each for each in reversed(widget.options) if each != widget.options[widget.index])


def shown_options(rules: str) -> dict[str, list[str]]:
    """By theme, the options that mean something under a rule set."""
    known = load_rules(rules)
    return {theme: [each for each in options if has_meaning(each, known)] for theme, options in THEMES.items()}


def test_every_option_means_something_somewhere() -> None:
    covered = {option for rules in COVERING for group in shown_options(rules).values() for option in group}
    covered |= {"ace_wraps"}  # needs no contract and both aces: rami30 has them
    assert covered == forms().keys()


def first_shown_options(rules: str) -> dict[str, list[str]]:
    """By theme, the options that mean something under a rule set and under none of those covered before it."""
    before = {
        option
        for earlier in COVERING[: COVERING.index(rules)]
        for group in shown_options(earlier).values()
        for option in group
    }
    return {theme: [each for each in group if each not in before] for theme, group in shown_options(rules).items()}


@pytest.mark.parametrize("rules", COVERING)
def test_every_control_changes_its_option_and_comes_back(rules: str) -> None:
    assert_each_changes_and_comes_back(rules, first_shown_options(rules))


@pytest.mark.thorough
@pytest.mark.parametrize("rules", rule_names())
def test_every_control_of_every_rule_set(rules: str) -> None:
    assert_each_changes_and_comes_back(rules, shown_options(rules))


def assert_each_changes_and_comes_back(rules: str, themes: dict[str, list[str]]) -> None:
    """Change each of these options by its control, and put it back by its button."""
    app = opened(rules)
    for theme, group in themes.items():
        if not group:
            continue
        open_house_rules(app, theme)
        for option in group:
            assert options(app) == {}
            if _is_empty_list(app, option) and not widgets(app, option):
                app.button(key=f"opt-{option}:add").click().run()
            else:
                widget = widgets(app, option)[0]
                widget.set_value(changed_value(widget)).run()
            assert not app.exception, option
            assert set(options(app)) == {option}
            assert f": {Text('en')(f'option-{option}')}" in shown(app)
            app.button(key=f"back-{option}").click().run()
            assert not app.exception, option
    assert options(app) == {}


@pytest.mark.parametrize("rules", rule_names())
def test_an_option_without_meaning_has_no_control(rules: str) -> None:
    app = opened(rules)
    for theme, group in shown_options(rules).items():
        if group:
            open_house_rules(app, theme)
            for option in (each for options in THEMES.values() for each in options):
                assert bool(widgets(app, option) or _is_empty_list(app, option)) == (option in group), option


def _is_empty_list(app: AppTest, option: str) -> bool:
    """An empty list has nothing but what adds to it."""
    return any(button.key == f"opt-{option}:add" for button in app.button)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_control_has_a_label_and_a_help_sentence(lang: str) -> None:
    app = opened("rami30", lang)
    text = Text(lang)
    for theme, group in shown_options("rami30").items():
        if not group:
            continue
        open_house_rules(app, theme)
        for option in group:
            plain = isinstance(forms()[option], Switch | Number | Either)
            if plain:
                first = widgets(app, option)[0]
                assert text(f"option-{option}") in first.label
                assert first.help == text(f"meaning-{option}")


def test_a_house_rule_changes_the_verdict_and_comes_back() -> None:
    app = page()
    assert "Differs from" not in shown(app)
    open_house_rules(app)
    by_name(app.number_input, "opt-open_min").set_value(46).run()
    assert "1 point short of opening: 45 of 46" in shown(app)
    assert "Differs from Rami 30 (main lisse): Points needed to open: 46 instead of 30." in shown(app)
    assert by_name(app.number_input, "opt-open_min").label.startswith("✎")
    assert [each.label for each in app.expander if "House" in each.label] == ["House rules · 1 changed"]
    app.button(key="back-open_min").click().run()
    assert "You can open with 45 points" in shown(app)
    assert "Differs from" not in shown(app)
    assert by_name(app.number_input, "opt-open_min").value == 30


def test_all_back() -> None:
    app = opened()
    by_name(app.number_input, "opt-open_min").set_value(46).run()
    open_house_rules(app, "swaps")
    by_name(app.toggle, "opt-swap").set_value(False).run()
    assert options(app) == {"open_min": 46, "swap": False}
    app.button(key="house-back").click().run()
    assert options(app) == {}
    assert "Differs from" not in shown(app)


def test_a_contradiction_stands_beside_its_control() -> None:
    """And in sight when its control is not: in another theme, or with the panel closed."""
    app = opened()
    open_house_rules(app, "melds")
    by_name(app.number_input, "opt-min_set").set_value(5).run()
    fault = "“Fewest cards in a set” and “Most cards in a set” exclude each other. Change one of them."
    assert shown(app).count(fault) == 1
    open_house_rules(app, "aces")
    assert shown(app).count(fault) == 1
    app.session_state["house_panel"] = False
    app.run()
    assert shown(app).count(fault) == 1
    app.button(key="clear").click().run()
    assert not app.exception
    assert options(app) == {"min_set": 5}


def test_a_contract_is_changed_meld_by_meld() -> None:
    app = opened("shanghai")
    open_house_rules(app, "contracts")
    by_name(app.number_input, "opt-contracts.0.1.1").set_value(4).run()
    assert "Differs from Shanghai rami: Contract 1: set of 3 + set of 4 instead of 2 sets of 3." in shown(app)
    app.button(key="opt-contracts.0:add").click().run()
    assert options(app)["contracts"][0] == [["set", 3], ["set", 4], ["set", 4]]
    app.button(key="opt-contracts.0.0:drop").click().run()
    assert options(app)["contracts"][0] == [["set", 4], ["set", 4]]
    assert [each for each in by_name(app.selectbox, "contract").options if each.startswith("1:")] == ["1: 2 sets of 4"]
    by_name(app.selectbox, "contract").set_value(10).run()
    app.button(key="opt-contracts:add").click().run()
    assert len(by_name(app.selectbox, "contract").options) == 11
    by_name(app.selectbox, "contract").set_value(11).run()
    by_name(app.selectbox, "opt-contracts:row").set_value(10).run()
    app.button(key="opt-contracts.10:drop").click().run()
    assert not app.exception
    assert app.session_state["contract"] == 10


def test_contracts_where_there_are_none() -> None:
    app = opened("classic")
    open_house_rules(app, "contracts")
    by_name(app.toggle, "opt-contracts:word").set_value(False).run()
    assert options(app) == {"contracts": [[["set", 3], ["set", 3]]]}
    assert by_name(app.selectbox, "contract").options == ["1: 2 sets of 3"]
    field(app, "hand").set_value("7SHD 8SHD KC").run()
    assert "Not analysed" not in shown(app)
    by_name(app.toggle, "opt-contracts:word").set_value(True).run()
    assert options(app) == {}


def test_both_options_that_exclude_each_other_have_a_control() -> None:
    app = opened("rami30")
    open_house_rules(app, "contracts")
    by_name(app.toggle, "opt-contracts:word").set_value(False).run()
    assert "“Points needed to open” and “Contracts” exclude each other." in shown(app)
    open_house_rules(app, "opening")
    by_name(app.number_input, "opt-open_min").set_value(0).run()
    assert "exclude each other" not in shown(app)
    assert set(options(app)) == {"contracts", "open_min"}


def test_keys_of_a_table_come_and_go() -> None:
    app = opened()
    open_house_rules(app, "end")
    by_name(app.selectbox, "opt-penalty:new").set_value("2").run()
    assert options(app) == {"penalty": {"2": "number"}}
    by_name(app.toggle, "opt-penalty.2:word").set_value(False).run()
    by_name(app.number_input, "opt-penalty.2").set_value(20).run()
    assert options(app) == {"penalty": {"2": 20}}
    assert "Cards left in hand cost, rank 2: 20 instead of" in shown(app)
    app.button(key="opt-penalty.2:drop").click().run()
    assert options(app) == {}


def test_packs_follow_from_the_decks_of_the_house() -> None:
    app = opened("rami30")
    open_house_rules(app, "deal")
    app.button(key="opt-decks_by_players:add").click().run()
    by_name(app.number_input, "opt-decks_by_players.0.1").set_value(3).run()
    assert options(app) == {"decks_by_players": [[2, 3, 0]]}
    assert by_name(app.number_input, "opt-packs").value == 3
    assert "Differs from Rami 30 (main lisse): Packs by number of players" in shown(app)


def test_options_that_fit_nowhere_travel_along() -> None:
    app = opened()
    app.session_state["other_options"] = {"packs": "two"}
    app.run()
    assert "“two” does not fit “Packs”" in shown(app)
    open_house_rules(app, "deal")
    assert "“two” does not fit “Packs”" in shown(app)
    by_name(app.number_input, "opt-packs").set_value(3).run()
    by_name(app.number_input, "opt-packs").set_value(2).run()
    assert not app.exception


def test_the_controls_are_made_only_where_they_are_seen() -> None:
    app = page()
    assert not widgets(app, "open_min")
