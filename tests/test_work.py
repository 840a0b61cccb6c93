"""Long analyses: worked out beside the page, given up when nobody waits, stopped and taken up again."""

import time
from collections.abc import Callable

import pytest
from streamlit.testing.v1 import AppTest

from analyzer import Analysis, analysis, read_position
from analyzer.analysis import Beginning
from analyzer.errors import Problem
from analyzer.odds import out_rows
from analyzer.turns import Search, SearchStopped
from solver.stopping import GivenUp, go_on, while_wanted
from tests.page_helpers import html
from ui import work
from ui.analysis import Outcome, read
from ui.waiting import STOPPED

HAND = {"rules": "rami30", "hand": "10S JS QS 7S 7H JK 9C 4D KH 2C 3C 5D 8D 6C"}
OUTCOME = read(HAND, "en")
Reached = Callable[[str], object]


def endless(_: Beginning, reached: Reached) -> Analysis:
    """An analysis that never comes to an end, but asks whether it may go on."""
    reached("distance")
    while True:
        go_on()
        time.sleep(0.005)


def no_end(*_: object) -> Analysis:
    raise SearchStopped(Problem("search_stopped", "hand"))


@pytest.fixture(autouse=True)
def nothing_known() -> None:
    work._work.clear()


def until(known: Callable[[], bool], seconds: float = 20) -> bool:
    end = time.monotonic() + seconds
    while not known() and time.monotonic() < end:
        time.sleep(0.01)
    return known()


def test_searches_go_on_only_while_they_are_wanted() -> None:
    position = read_position(HAND)
    with while_wanted(lambda: True):
        assert Search(position).best_turn().melds
        assert out_rows(position, [])[None].distance
    with while_wanted(lambda: False):
        with pytest.raises(GivenUp):
            Search(position).best_turn()
        with pytest.raises(GivenUp):
            out_rows(position, [])
    assert Search(position).best_turn().melds


def test_the_steps_of_an_analysis_are_told_in_order_and_change_nothing() -> None:
    position, told = read_position(HAND), list[str]()
    assert analysis.complete(analysis.begin(position), told.append) == analysis.analyse(position)
    assert told == list(analysis.STEPS[1:])


def test_a_work_answers_as_the_analysis_does() -> None:
    found = work.of(OUTCOME)
    assert found.wait(lambda found: found.over, 60)
    assert found.answer == analysis.analyse(read_position(HAND))
    assert work.of(OUTCOME) is found, "worked out once"


def test_the_verdict_is_known_first_and_what_nobody_wants_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "PATIENCE", 0.3)
    monkeypatch.setattr(analysis, "complete", endless)
    found = work.Work(OUTCOME.source, OUTCOME.letters)
    found.asked += 60  # wanted for a minute
    assert found.wait(lambda found: found.begun_or_over, 60)
    assert found.begun
    assert found.begun.turn.melds
    assert not found.over
    assert until(lambda: found.step == "distance")
    found.asked = time.monotonic() - 1
    assert until(lambda: found.given_up)


def test_a_work_given_up_begins_anew_when_it_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "PATIENCE", 0.0)
    first = work.of(OUTCOME)
    assert until(lambda: first.given_up)
    monkeypatch.undo()
    second = work.of(OUTCOME)
    assert second is not first
    assert second.wait(lambda found: found.answer is not None, 60)


def page(lang: str = "en") -> AppTest:
    app = AppTest.from_file("../app.py", default_timeout=60)
    app.query_params["lang"] = lang
    return app.run()


@pytest.mark.parametrize(("lang", "stopped", "again"), [("en", "Stopped", "Go on"), ("fr", "arrêté", "Reprendre")])
def test_what_was_stopped_keeps_its_verdict_and_is_taken_up_again(
    lang: str, stopped: str, again: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Outcome] = []
    real = work.of

    def listening(outcome: Outcome) -> work.Work:
        asked.append(outcome)
        return real(outcome)

    monkeypatch.setattr(work, "of", listening)
    app = page(lang)
    assert not app.info
    with monkeypatch.context() as patch:
        patch.setattr(analysis, "complete", endless)
        given_up = work.Work(asked[-1].source, lang)
        assert until(lambda: given_up.given_up)
    with monkeypatch.context() as patch:
        patch.setattr(work, "_work", lambda *_: given_up)
        app.session_state[STOPPED] = given_up.source
        app.run()
    assert stopped in app.info[0].value
    assert "45" in html(app), "the verdict was known before"
    assert not app.header, "and nothing else"
    (button,) = [button for button in app.button if button.label == again]
    button.click().run()
    assert not app.info
    assert app.header


def test_a_search_that_is_too_long_is_told_and_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "complete", no_end)
    app = page()
    assert not app.exception
    assert any("too many ways" in error.value for error in app.error)


def test_any_other_error_is_raised() -> None:
    found = work.of(OUTCOME)
    found.wait(lambda found: found.over, 60)
    found.error = ValueError("broken")
    with pytest.raises(ValueError, match="broken"):
        work.judged(OUTCOME, found)
