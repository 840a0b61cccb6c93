"""Two presses in one breath: whenever the second one comes, the first one is done as a whole."""

import tomllib
from collections.abc import Iterator
from itertools import count

import pytest
from streamlit.proto.WidgetStates_pb2 import WidgetStates
from streamlit.runtime.scriptrunner_utils.script_requests import (
    RerunData,
    ScriptRequest,
    ScriptRequests,
    ScriptRequestType,
)
from streamlit.testing.v1 import AppTest

from tests.conftest import ROOT
from tests.page_helpers import by_name, page, sent, shown

SOON = (1, 2, 3, 5, 9, 20, 60, 130, 300)
"""The touch of the session's state at which the second press comes: in the callback of the first one, and after it."""


def interrupt(monkeypatch: pytest.MonkeyPatch, at: int, press: WidgetStates) -> Iterator[int]:
    """Let a press come at a touch of the session's state; the touches that are left to count."""
    touches, usual = count(1), ScriptRequests.on_scriptrunner_yield

    def coming(requests: ScriptRequests) -> ScriptRequest | None:
        if next(touches) == at:
            return ScriptRequest(ScriptRequestType.RERUN, RerunData(widget_states=press))
        return usual(requests)

    monkeypatch.setattr(ScriptRequests, "on_scriptrunner_yield", coming)
    return touches


def states(app: AppTest) -> WidgetStates:
    """What a browser says that shows the page like this."""
    return app._tree.get_widget_states()


def test_the_runs_of_a_session_follow_one_another() -> None:
    """Beside a callback that is done as a whole no other run may read or write the session."""
    settings = tomllib.loads((ROOT / ".streamlit" / "config.toml").read_text(encoding="utf-8"))
    assert settings["runner"]["fastReruns"] is False


@pytest.mark.parametrize("at", SOON)
def test_a_rule_set_and_then_an_empty_page(monkeypatch: pytest.MonkeyPatch, at: int) -> None:
    app = page()
    by_name(app.selectbox, "rules").set_value("okey")
    button = app.button(key="clear").click()
    press = states(app)
    button.set_value(False)
    touches = interrupt(monkeypatch, at, press)
    app.run()
    assert next(touches) > at, "the second press never came"
    assert not app.exception
    assert (sent(app)["rules"], sent(app)["deck"]) == ("okey", "tiles")
    assert [zone["cards"] for zone in sent(app)["zones"]] == [[], [], [], ["R1"]]


@pytest.mark.parametrize("at", SOON)
def test_an_empty_page_and_then_a_rule_set(monkeypatch: pytest.MonkeyPatch, at: int) -> None:
    app = page()
    chooser = by_name(app.selectbox, "rules").set_value("okey")
    press = states(app)
    chooser.set_value("rami30")
    touches = interrupt(monkeypatch, at, press)
    app.button(key="clear").click().run()
    assert next(touches) > at, "the second press never came"
    assert "Enter your hand" in shown(app)
    assert (sent(app)["rules"], sent(app)["zones"][0]["cards"]) == ("okey", [])
