"""House rules: every option has its theme, its form and its meaning, and what a form offers is accepted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import pytest
from hypothesis import given
from hypothesis import settings as effort
from hypothesis import strategies as st
from pydantic import Field

from analyzer.errors import RulesError
from analyzer.forms import Choice, Either, Form, Number, Parts, Rows, Switch, Table, fits, form
from analyzer.houserules import (
    NEEDS,
    NO_HOUSE_RULES,
    STARTS,
    THEMES,
    changed_options,
    differences,
    first,
    forms,
    has_meaning,
    merged,
    settings,
    start,
)
from analyzer.rules import load_rules, rule_names
from analyzer.ruleset import RuleSet

BY_THEME = [option for options in THEMES.values() for option in options]


def codes(name: str, options: dict[str, Any]) -> set[str]:
    """What is wrong with these options."""
    try:
        load_rules(name, **options)
    except RulesError as error:
        return {problem.code for problem in error.problems}
    return set()


def test_every_field_of_a_rule_set_has_its_theme_or_is_no_house_rule() -> None:
    assert sorted([*BY_THEME, *NO_HOUSE_RULES]) == sorted(RuleSet.model_fields)
    assert forms().keys() == set(BY_THEME)


def test_what_is_told_of_options_is_told_of_real_ones() -> None:
    told = {*STARTS, *(option for _, options in NEEDS for option in options)}
    assert told <= forms().keys()


def values(shape: Form) -> st.SearchStrategy[Any]:
    """Every value that a control of this form can make."""
    match shape:
        case Switch():
            return st.booleans()
        case Number(least, most):
            return st.integers(least, most)
        case Choice(words):
            return st.sampled_from(words)
        case Either(word, other):
            return st.just(word) | values(other)
        case Rows(item):
            return st.lists(values(item), max_size=3)
        case Parts(parts, keyed):
            if keyed:
                return st.fixed_dictionaries({name: values(part) for name, part in parts.items()})
            return st.tuples(*map(values, parts.values())).map(list)
        case Table(keys):
            entry = values(keys).map(str).flatmap(lambda key: st.tuples(st.just(key), values(shape.at(key))))
            return st.lists(entry, max_size=4).map(dict)
    raise TypeError(shape)


@pytest.mark.parametrize("option", BY_THEME)
def test_every_value_of_a_control_is_accepted(option: str) -> None:
    """It may contradict another option, which is told; it is never one that the option cannot have."""
    shape = forms()[option]

    @effort(max_examples=40, deadline=None)
    @given(st.sampled_from(rule_names()), values(shape))
    def accepted(name: str, value: Any) -> None:
        assert fits(shape, value)
        assert codes(name, {option: value}) <= {"contradictory_options"}
        if not codes(name, {option: value}):
            standard = settings(load_rules(name))
            chosen = settings(load_rules(name, **{option: value}))
            if chosen["decks_by_players"]:  # packs and jokers follow from the players where nobody has set them
                standard |= {key: chosen[key] for key in ("packs", "jokers")}
            assert chosen == merged(standard, {option: value})

    accepted()


WRONG: tuple[Any, ...] = (
    None,
    True,
    3,
    -1,
    1001,
    4.5,
    "",
    "nobody",
    [],
    [1],
    ["x"],
    [[["set", 1]]],
    {},
    {"ace": -1},
    {"x": {}},
    {"3": 1},
)


@pytest.mark.parametrize("option", BY_THEME)
def test_a_value_that_does_not_fit_is_refused(option: str) -> None:
    """What fits is accepted and what is refused does not fit; some short ways to write a value are no form of it."""
    for value in WRONG:
        refused = "bad_option" in codes("rami30", {option: value})
        assert not (refused and fits(forms()[option], value)), value


@pytest.mark.parametrize("name", rule_names())
def test_the_values_of_each_rule_set_fit(name: str) -> None:
    for option, value in settings(load_rules(name)).items():
        assert fits(forms()[option], value), option


def test_a_number_without_bounds_has_no_form() -> None:
    for annotation in (int, Annotated[int, Field(ge=1)], float, dict[str, int]):
        with pytest.raises(TypeError):
            form(annotation)


@pytest.mark.parametrize("name", rule_names())
def test_what_means_something_may_be_set(name: str) -> None:
    """Set to the value that it has; and what may not be set means nothing."""
    rules = load_rules(name)
    for option, value in settings(rules).items():
        if has_meaning(option, rules):
            assert not codes(name, {option: value}), option


@pytest.mark.parametrize(
    ("option", "name", "options"),
    [
        ("contract_exact", "rami30", {}),
        ("layoff", "okey", {}),
        ("open_min", "shanghai", {}),
        ("open_scope", "classic", {}),
        ("swap_owner", "rami30", {"swap": False}),
        ("layoff_before_open", "rami30", {"layoff": False}),
        ("adjacent_jokers", "classic", {}),
        ("ace_wraps", "rami40", {}),
        ("return_discard", "rummikub", {}),
        ("wildcards", "rami30", {}),
        ("pair_wild", "rami30", {}),
        ("jokers", "okey", {}),
        ("penalty", "okey", {}),
        ("grand_out_layoffs", "rami30", {"one_stroke": None}),
    ],
)
def test_an_option_without_meaning(option: str, name: str, options: dict[str, Any]) -> None:
    assert not has_meaning(option, load_rules(name, **options))
    assert any(has_meaning(option, load_rules(each)) for each in (*rule_names(), "rami30"))


def eithers() -> Iterator[str]:
    yield from (option for option, shape in forms().items() if isinstance(shape, Either))


@pytest.mark.parametrize("option", list(eithers()))
def test_a_value_begins_somewhere_sensible(option: str) -> None:
    shape, value = forms()[option], start(option)
    assert isinstance(shape, Either)
    assert value != shape.word
    assert fits(shape, value)
    name = "okey" if option in ("win_points", "pot_limit") else "classic"
    assert codes(name, {option: value}) == set()


@pytest.mark.parametrize("option", BY_THEME)
def test_the_simplest_value_fits(option: str) -> None:
    assert fits(forms()[option], first(forms()[option]))


def test_options_are_what_differs() -> None:
    standard = settings(load_rules("rami30"))
    chosen = settings(load_rules("rami30", open_min=40, joker_pen=25, swap_max_meld=3))
    options = {"open_min": 40, "penalty": {"joker": 25}, "swap_max_meld": 3}
    assert changed_options(standard, chosen) == options
    assert merged(standard, options) == chosen
    assert changed_options(standard, standard) == {}
    told = [(each.option, each.part, each.value, each.standard) for each in differences(standard, chosen)]
    assert told == [
        ("open_min", None, 40, 30),
        ("swap_max_meld", None, 3, None),
        ("penalty", "joker", 25, 30),
    ]


def test_one_contract_of_ten_differs_alone() -> None:
    standard = settings(load_rules("shanghai"))
    contracts = [*standard["contracts"][:9], [["run", 14]]]
    (told,) = differences(standard, {**standard, "contracts": contracts})
    assert (told.part, told.value) == ("10", [["run", 14]])
    (told,) = differences(standard, {**standard, "contracts": contracts[1:]})
    assert (told.part, len(told.value)) == (None, 9)


@effort(max_examples=60, deadline=None)
@given(st.sampled_from(rule_names()), st.data())
def test_a_rule_set_comes_back_from_its_differences(name: str, data: st.DataObject) -> None:
    standard = settings(load_rules(name))
    changed = data.draw(
        st.fixed_dictionaries({}, optional={option: values(shape) for option, shape in forms().items()})
    )
    chosen = merged(standard, changed)
    options = changed_options(standard, chosen)
    assert merged(standard, options) == chosen
    assert {each.option for each in differences(standard, chosen)} == options.keys()


def test_options_that_contradict_each_other_are_merged_all_the_same() -> None:
    standard = settings(load_rules("rami30"))
    options = {"min_set": 4, "max_set": 3, "run_13_1": False, "ace_pen": 1, "unknown": 1, "bonus": {"rami": {"add": 5}}}
    found = merged(standard, options)
    assert (found["min_set"], found["max_set"], found["ace_high_run"], found["penalty"]["ace"]) == (4, 3, False, 1)
    assert set(found["bonus"]) == {"main_lisse", "rami"}
    assert found.keys() == standard.keys()
