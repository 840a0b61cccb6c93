"""What the page asks about the other players goes into the position, and what a link told of them is shown."""

from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from analyzer.link import read_link, write_link
from analyzer.wording import LANGUAGES
from tests.page_helpers import by_name
from tests.share_helpers import link, opened

RAMI = {"rules": "rami30", "hand": ["7S", "8S", "KD"], "players": 3}
SHANGHAI = {"rules": "shanghai", "hand": ["7S", "8S", "KD"], "contract": 1, "phase": "draw", "discards": ["9S"]}


def told(app: AppTest) -> dict[str, Any]:
    assert not app.exception
    return read_link(link(app))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_other_player_has_fields(lang: str) -> None:
    app = opened(write_link(RAMI), lang)
    by_name(app.number_input, "other-cards-1").set_value(4).run()
    by_name(app.toggle, "other-opened-1").set_value(True).run()
    assert told(app)["opponents"] == [{"name": "P2"}, {"name": "P3", "cards": 4, "opened": True}]
    assert not [field for field in app.number_input if (field.key or "").startswith("other-cards-2")]
    by_name(app.number_input, "other-cards-1").set_value(None).run()
    by_name(app.toggle, "other-opened-1").set_value(False).run()
    assert "opponents" not in told(app)


def test_a_player_of_a_link_is_shown_and_keeps_the_rest() -> None:
    known = {"name": "Zoé", "cards": 9, "opened": True, "took": ["8C"]}
    app = opened(write_link({**RAMI, "opponents": [known]}))
    assert by_name(app.number_input, "other-cards-0").value == 9
    assert "Zoé" in by_name(app.number_input, "other-cards-0").label
    by_name(app.number_input, "other-cards-0").set_value(2).run()
    assert told(app)["opponents"] == [{**known, "cards": 2}]


def test_the_stock_is_asked_for() -> None:
    app = opened(write_link(RAMI))
    by_name(app.number_input, "stock").set_value(12).run()
    assert told(app)["stock"] == 12
    by_name(app.number_input, "stock").set_value(None).run()
    assert "stock" not in told(app)


def test_only_where_cards_are_bought_another_player_may_be_to_draw() -> None:
    app = opened(write_link(SHANGHAI))
    by_name(app.toggle, "out_of_turn").set_value(True).run()
    assert told(app)["out_of_turn"] is True
    assert not app.error
    app = opened(write_link(RAMI))
    assert not [switch for switch in app.toggle if (switch.key or "").startswith("out_of_turn")]


def test_an_example_forgets_them() -> None:
    app = opened(write_link({**RAMI, "stock": 12}))
    app.button(key="clear").click().run()
    assert by_name(app.number_input, "stock").value is None
    assert "stock" not in told(app)
