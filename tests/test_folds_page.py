"""The folds of the analyser: nothing in them is drawn before they are open, and nothing is lost when they are shut."""

from typing import Any

import pytest
from streamlit.testing.v1 import AppTest
from streamlit.testing.v1.element_tree import NumberInput, Selectbox, TextInput, Toggle

from analyzer.wording import Text
from tests.page_helpers import APP, FOLDS, by_name, field, html, open_house_rules, with_folds_open

EN = Text("en")


def page() -> AppTest:
    return AppTest.from_file(APP, default_timeout=60).run()


def put(app: AppTest, fold: str, value: bool) -> AppTest:
    app.session_state[fold] = value
    return app.run()


def drawn(app: AppTest, fold: str) -> bool:
    """Whether what is in the fold is on the page."""
    found: dict[str, Any] = {
        "texts_fold": [each for each in app.text_input if str(each.key).startswith("text-hand-")],
        "turn_fold": [each for each in app.number_input if str(each.key).startswith("total@")],
        "discards_fold": app.dataframe,
        "danger_fold": EN("danger-index", level="high", percent=100) in html(app),
    }
    return bool(found[fold])


@pytest.mark.parametrize("fold", FOLDS)
def test_a_fold_is_drawn_only_while_it_is_open(fold: str) -> None:
    app = page()
    assert not any(drawn(app, each) for each in FOLDS)
    assert [each for each in FOLDS if drawn(put(app, fold, True), each)] == [fold]
    assert not drawn(put(app, fold, False), fold)


def test_what_was_entered_in_a_fold_outlives_its_shutting() -> None:
    app = with_folds_open(page())
    by_name(app.number_input, "total").set_value(70).run()
    by_name(app.toggle, "opened").set_value(True).run()
    field(app, "hand").set_value("7SHD KC 2C").run()
    for fold in FOLDS:
        put(app, fold, False)
    by_name(app.selectbox, "rules").set_value("kalooki51").run()  # a run that draws none of them
    for fold in FOLDS:
        put(app, fold, True)
    assert by_name(app.number_input, "total").value == 70
    assert by_name(app.toggle, "opened").value is True
    assert field(app, "hand").value == "7SHD KC 2C"


def test_a_fault_of_the_turn_opens_its_fold_once() -> None:
    app = page()
    app.session_state["drawn"] = "2C"
    app.run()
    assert drawn(app, "turn_fold")
    faults = [each.value for each in app.error]
    assert faults
    put(app, "turn_fold", False)
    assert not drawn(app, "turn_fold")
    assert [each.value for each in app.error] == faults


def test_each_run_tells_a_field_what_it_holds() -> None:
    """A fold opened and shut at once cuts runs short: a field told its cards in one of them only would come up empty,
    and send that for its cards."""
    app = with_folds_open(page())
    open_house_rules(app)
    app.run()  # nothing is new in it
    fields = [*app.text_input, *app.number_input, *app.toggle, *app.selectbox]
    assert {type(each) for each in fields} == {TextInput, NumberInput, Toggle, Selectbox}
    told = {each.key: each.proto.set_value or each.proto.default == each.value for each in fields}
    assert [key for key, is_told in told.items() if not is_told] == []
