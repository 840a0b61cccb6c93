"""The card editor without a browser: what it and the page tell each other, and which of two changes counts."""

import json
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from tests.page_helpers import by_name, field, hand, open_house_rules, page, sent, shown, told


@pytest.mark.parametrize(("rules", "last", "count"), [("rami30", "JK", 53), ("rummikub", "JK", 53), ("okey", "FJ", 53)])
def test_the_keypad_has_each_card_once(rules: str, last: str, count: int) -> None:
    app = page()
    by_name(app.selectbox, "rules").set_value(rules).run()
    keys = [key for row in sent(app)["keys"] for key in row]
    assert (len(set(keys)), len(keys), keys[-1]) == (count, count, last)


def test_taps() -> None:
    app = page()
    app.button(key="clear").click().run()
    told(app, hand("QS", "KS", "AS", "JK"))
    assert "You can go out now" in shown(app)
    assert field(app, "hand").value == "Q♠︎ K♠︎ A♠︎ JK"


def unheard(app: AppTest, *zones: dict[str, Any], before: int = 0) -> None:
    """What the card editor sends of two changes, `before` of them made before something else was touched."""
    s = app.session_state
    ack = s["board_ack"]
    known = {"token": s["board_token"], "rev": s["board_rev"], "seq": ack + 2, "before": ack + before}
    s["board"] = {"position": {**known, "zones": list(zones)}}


@pytest.mark.parametrize("before", [0, 1, 2])
@pytest.mark.parametrize("empty", [False, True])
def test_taps_do_not_undo_a_button_pressed_after_them(before: int, empty: bool) -> None:
    """Both in one run, as where the page was busy: the editor makes the taps after the button again, and only those."""
    app = page()
    if empty:
        app.button(key="clear").click().run()
    known = (app.session_state["board_ack"], app.session_state["board_rev"])
    unheard(app, hand("QS", "KS"), before=before)
    app.button(key="clear").click().run()
    assert field(app, "hand").value == ""
    assert (sent(app)["ack"], sent(app)["rev"]) == (known[0] + before, known[1] + 1)


def test_taps_do_not_undo_other_rules() -> None:
    app = page()
    told(app, hand("7S"), {"id": "meld-1", "cards": ["7C", "8C", "9C"], "owner": "self"})
    ack = app.session_state["board_ack"]
    by_name(app.selectbox, "rules").set_value("okey").run()
    unheard(app, hand("R1"), {"id": "indicator", "cards": ["R2"]})
    by_name(app.selectbox, "rules").set_value("rami30").run()
    assert field(app, "meld-1").value == "7♣︎ 8♣︎ 9♣︎"
    assert (field(app, "hand").value, sent(app)["ack"]) == ("7♠︎", ack)


def test_a_text_read_by_a_run_cut_short_stays() -> None:
    """The editor was not told of it yet, and speaks of the cards before."""
    app = page()
    unheard(app, hand("QS"))
    app.session_state["zone-hand"] = "7S 8S"
    field(app, "hand").set_value("7S 8S").run()
    assert field(app, "hand").value == "7S 8S"
    assert sent(app)["zones"][0]["cards"] == ["7S", "8S"]


def test_taps_that_a_run_cut_short_took_are_not_made_twice() -> None:
    """It set the hand and was cut short before it could say so; the editor speaks of the same taps again."""
    app = page()
    unheard(app, hand("QS", "KS"))
    message = app.session_state["board"]["position"]
    app.session_state["board_due"] = {**message, "rules": "rami30", "fills": app.session_state["fills"]}
    app.session_state["zone-hand"] = "Q♠︎ K♠︎"
    app.session_state["field-rev-hand"] += 1
    app.run()
    assert field(app, "hand").value == "Q♠︎ K♠︎"
    assert sent(app)["ack"] == message["seq"], "the editor would make the taps again"


def test_the_visible_tile_of_the_editor_and_of_the_list() -> None:
    """The editor's makes the list begin anew; the list's is newer than what the editor says of the tile before."""
    app = page()
    by_name(app.selectbox, "rules").set_value("okey").run()
    open_house_rules(app)
    old = by_name(app.selectbox, "indicator").key
    told(app, hand("R5"), {"id": "indicator", "cards": ["B7"]})
    assert by_name(app.selectbox, "indicator").value == "B7"
    assert by_name(app.selectbox, "indicator").key != old
    unheard(app, hand("R5"), {"id": "indicator", "cards": ["B8"]})
    by_name(app.selectbox, "indicator").set_value("Y4").run()
    assert [zone["cards"] for zone in sent(app)["zones"] if zone["id"] == "indicator"] == [["Y4"]]


def test_an_empty_meld_waits_while_the_editor_speaks() -> None:
    app = page()
    app.button(key="new-meld").click().run()
    told(app, hand("7S"), {"id": "meld-2", "cards": ["7C", "8C", "9C"], "owner": "self"})
    assert field(app, "meld-1").value == ""
    assert field(app, "meld-2").label == "Meld 1, as text"
    told(app, hand("7S"))
    assert [str(each.key) for each in app.text_input if "meld-2" in str(each.key)] == []
    assert field(app, "meld-1").label == "Meld 1, as text"


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
