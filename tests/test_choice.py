"""Values that the page remembers beside their widgets."""

from typing import Any

import pytest
import streamlit as st

from ui import choice, state


def test_a_widget_speaks_until_its_value_is_set_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """A browser that still shows the field of the rules before sends its value along with the next tap."""
    session: dict[Any, Any] = {"lang": "en", "open_min": 30}
    monkeypatch.setattr(st, "session_state", session)
    told: list[int] = []
    old, chosen = choice.follow(session, "open_min", lambda: told.append(session["open_min"]))
    session[old] = 40
    chosen()
    assert (session["open_min"], told) == (40, [40])

    state.put("open_min", 0)
    new, chosen_anew = choice.follow(session, "open_min")
    assert (new != old, session[new]) == (True, 0)
    chosen()
    assert (session["open_min"], told) == (0, [40])
    session[new] = 51
    chosen_anew()
    assert session["open_min"] == 51

    session["lang"] = "fr"
    session[new] = 30
    chosen_anew()
    assert session["open_min"] == 51


def test_only_a_browser_believed_stands_for_a_value_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    session: dict[Any, Any] = {"lang": "en"}
    monkeypatch.setattr(st, "session_state", session)
    with pytest.raises(KeyError, match="open_min"):
        choice.follow(session, "open_min")
    widget, chosen = choice.follow(session, "fold", believed=True)
    assert not {"open_min", "fold", widget} & set(session)
    session[widget] = True
    chosen()
    assert session["fold"] is True
    session["fold"] = False
    choice.follow(session, "fold", believed=True)
    assert session[widget] is False


def test_a_widget_of_a_lost_session_is_not_heard_in_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    """The browser still shows it, and sends what it holds: only one that is believed goes on as it was."""
    names: list[tuple[str, str]] = []
    for _ in range(2):
        session: dict[Any, Any] = {"lang": "en", "hand": "QS KS", "fold": True}
        monkeypatch.setattr(st, "session_state", session)
        hand, fold = (choice.follow(session, key, believed=key == "fold")[0] for key in ("hand", "fold"))
        assert choice.follow(session, "hand")[0] == hand
        names.append((hand, fold))
    (lost, kept), (new, still) = names
    assert lost != new
    assert kept == still
