"""The page without a browser: what it shows and what it remembers."""

import json
from pathlib import Path
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest
from streamlit.testing.v1.element_tree import TextInput

from analyzer.rules import load_rules, rule_names
from tests.page_helpers import by_name
from ui import state
from ui.choice import follow

APP = str(Path(__file__).parent.parent / "app.py")


def page(lang: str = "en") -> AppTest:
    app = AppTest.from_file(APP, default_timeout=60)
    app.query_params["lang"] = lang
    return app.run()


def field(app: AppTest, zone: str) -> TextInput:
    """The text field of a zone; every change by a tap makes a new one."""
    return next(element for element in app.text_input if str(element.key).startswith(f"text-{zone}-"))


def sent(app: AppTest, key: str = "zones") -> dict[str, Any]:
    """What the page tells the card editor; with `table`, what it tells of the melds found."""
    every = (json.loads(element.proto.json) for element in app.get("bidi_component"))
    (found,) = [data for data in every if isinstance(data, dict) and key in data]
    return dict(found)


def shown(app: AppTest) -> str:
    """All words on the page, cards apart."""
    assert not app.exception
    parts = (app.success, app.warning, app.error, app.info, app.markdown, app.caption, app.subheader)
    return "\n".join(element.value for part in parts for element in part).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("lang", "verdict"), [("en", "You can open with 45 points"), ("fr", "Vous pouvez ouvrir avec 45 points")]
)
def test_opens_on_the_first_example(lang: str, verdict: str) -> None:
    assert verdict in shown(page(lang))


def test_every_example_is_shown() -> None:
    app = page()
    names = [str(button.key) for button in app.button if str(button.key).startswith("example-")]
    assert len(names) >= 6
    for name in names:
        app.button(key=name).click().run()
        assert "Not analysed" not in shown(app), name


def test_another_rule_set() -> None:
    app = page()
    by_name(app.selectbox, "rules").set_value("kalooki51").run()
    assert "6 points short of opening: 45 of 51" in shown(app)
    assert by_name(app.number_input, "opt-open_min").value == 51


@pytest.mark.parametrize("name", rule_names())
def test_every_rule_set_is_shown(name: str) -> None:
    app = page()
    by_name(app.selectbox, "rules").set_value(name).run()
    app.button(key="clear").click().run()
    deck = load_rules(name).deck
    field(app, "hand").set_value("R1-3 B5 K5 Y5 R9" if deck == "tiles" else "7SHD KC").run()
    assert "Not analysed" not in shown(app)
    assert app.success or app.warning


def test_a_house_rule() -> None:
    app = page()
    by_name(app.number_input, "opt-open_min").set_value(46).run()
    assert "1 point short of opening: 45 of 46" in shown(app)
    assert [expander.label for expander in app.expander if "House rules" in expander.label] == [
        "House rules · 1 changed"
    ]


def test_a_bad_card_is_explained_and_kept() -> None:
    app = page()
    field(app, "hand").set_value("7S 14H").run()
    words = shown(app)
    assert "“14H” cannot be read as a card. Did you mean 4H or 10H?" in words
    assert "Not analysed" in words
    assert "You can open" not in words
    assert field(app, "hand").value == "7S 14H"


def test_an_impossible_meld_is_explained() -> None:
    app = page("fr")
    app.button(key="clear").click().run()
    field(app, "hand").set_value("7P").run()
    app.button(key="new-meld").click().run()
    field(app, "meld-1").set_value("7T 8T 10T").run()
    assert "n’est pas une combinaison : les cartes ne se suivent pas" in shown(app)


def told(app: AppTest, *zones: dict[str, Any], **more: Any) -> AppTest:
    """What the card editor sends after a change: all its zones, under the revision that it has."""
    s = app.session_state
    known = {"token": s["board_token"], "rev": s["board_rev"], "seq": s["board_ack"] + 1}
    s["board"] = {"position": {**known, "zones": list(zones), **more}}
    return app.run()


def hand(*cards: str) -> dict[str, Any]:
    return {"id": "hand", "cards": list(cards)}


def test_taps() -> None:
    app = page()
    app.button(key="clear").click().run()
    told(app, hand("QS", "KS", "AS", "JK"))
    assert "You can go out now" in shown(app)
    assert field(app, "hand").value == "Q♠︎ K♠︎ A♠︎ JK"


def test_taps_on_older_cards_are_not_heard() -> None:
    app = page()
    before = field(app, "hand").value
    told(app, hand("QS"), rev=app.session_state["board_rev"] - 1)
    assert field(app, "hand").value == before
    told(app, hand("QS"), token="another session")
    assert field(app, "hand").value == before


def test_a_message_heard_once_is_not_heard_again() -> None:
    """Streamlit sends the editor's last words along with every run."""
    app = page()
    told(app, hand("QS"))
    field(app, "hand").set_value("7S 8S 9S").run()
    assert field(app, "hand").value == "7S 8S 9S"
    app.run()
    assert field(app, "hand").value == "7S 8S 9S"


def test_a_tap_and_a_text_in_one_run_both_count() -> None:
    app = page()
    app.button(key="clear").click().run()
    field(app, "discards").set_value("4D")
    told(app, hand("QS"), {"id": "discards", "cards": []})
    assert (field(app, "hand").value, field(app, "discards").value) == ("Q♠︎", "4D")


def test_text_that_the_editor_cannot_read_is_read_by_the_page() -> None:
    app = page("fr")
    revision = app.session_state["board_rev"]
    told(app, hand("QS", "?as de pique", "?XX"))
    assert field(app, "hand").value == "D♠︎ A♠︎ XX"
    assert app.session_state["board_rev"] == revision + 1
    assert sent(app)["zones"][0]["cards"] == ["QS", "AS", "?XX"]


def test_melds_come_go_and_have_owners() -> None:
    app = page()
    told(app, hand("7S"), {"id": "meld-4", "cards": ["7C", "JK=8C", "9C"], "owner": "self"})
    data = sent(app)["zones"]
    assert [zone for zone in data if zone["id"] == "meld-4"] == [
        {"id": "meld-4", "cards": ["7C", "JK=8C", "9C"], "owner": "self"}
    ]
    told(app, hand("7S"))
    assert [zone["id"] for zone in sent(app)["zones"]] == ["hand", "discards", "seen"]


def test_a_fresh_session_takes_over_what_the_browser_kept() -> None:
    app = page()
    first = sent(app)
    assert first["fresh"]
    details = {**first["details"], "rules": "kalooki51", "total": 40}
    kept = {"details": details, "zones": [hand("QS", "KS", "AS"), {"id": "seen", "cards": ["4D"]}]}
    told(app, restore=json.dumps(kept))
    assert (field(app, "hand").value, field(app, "seen").value) == ("Q♠︎ K♠︎ A♠︎", "4♦︎")
    assert by_name(app.selectbox, "rules").value == "kalooki51"
    assert by_name(app.number_input, "total").value == 40
    assert not sent(app)["fresh"]


@pytest.mark.parametrize(
    "kept",
    ["", "[]", "{}", '{"details": {"rules": "bridge"}, "zones": []}', '{"details": {"rules": "rami30"}, "zones": [1]}'],
)
def test_what_the_browser_kept_may_be_no_position(kept: str) -> None:
    app = page()
    before = sent(app)
    told(app, restore=kept)
    assert "You can open with 45 points" in shown(app)
    after = sent(app)
    assert after["zones"] == before["zones"]
    assert after["ack"] > before["ack"], "the editor must not wait for ever"


def test_cards_seen_elsewhere_count() -> None:
    app = page()
    app.button(key="clear").click().run()
    told(app, hand("7S", "7H"), {"id": "seen", "cards": ["7S", "7S"]})
    assert "7♠︎ is there 3 times, but the packs hold only 2" in shown(app)


def test_french_letters_become_english_ones() -> None:
    app = page("fr")
    field(app, "hand").set_value("Dp Rp XX").run()
    app.segmented_control(key="lang_choice").set_value("en").run()
    assert field(app, "hand").value == "Q♠︎ K♠︎ XX"


def test_a_value_of_the_rules_before_is_not_heard() -> None:
    """A browser that has not seen the new rules yet sends the old fields along with its next change."""
    app = page()
    old = by_name(app.number_input, "opt-open_min").key
    by_name(app.selectbox, "rules").set_value("kalooki51").run()
    app.session_state[old] = 30
    app.run()
    assert by_name(app.number_input, "opt-open_min").key != old
    assert by_name(app.number_input, "opt-open_min").value == 51


def test_a_late_word_of_a_field_of_the_rules_before_is_not_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """A run cut short has forgotten the old field, so that its old value looks like a change."""
    revision = 0
    monkeypatch.setattr(state, "lang", lambda: "en")
    monkeypatch.setattr(state, "revision", lambda _: revision)
    session: dict[Any, Any] = {"jokers": 6}
    old, chosen = follow(session, "jokers")
    session[old] = 4
    chosen()
    assert session["jokers"] == 4
    session["jokers"], revision = 2, 1
    chosen()
    assert session["jokers"] == 2
