"""The page without a browser: what it shows and what it remembers."""

import pytest

from analyzer.rules import load_rules, rule_names
from tests.page_helpers import by_name, field, html, open_house_rules, page, sent, shown, with_gallery


@pytest.mark.parametrize(
    ("lang", "verdict"), [("en", "You can open with 45 points"), ("fr", "Vous pouvez ouvrir avec 45 points")]
)
def test_opens_on_the_first_example(lang: str, verdict: str) -> None:
    assert verdict in shown(page(lang))


def test_every_example_is_shown() -> None:
    app = with_gallery(page())
    names = [str(button.key) for button in app.button if str(button.key).startswith("example-")]
    assert len(names) >= 6
    for name in names:
        with_gallery(app).button(key=name).click().run()
        assert "Not analysed" not in shown(app), name
        assert not [button for button in app.button if button.key == name], "the gallery closes"


def test_another_rule_set() -> None:
    app = page()
    by_name(app.selectbox, "rules").set_value("kalooki51").run()
    assert "6 points short of opening: 45 of 51" in shown(app)
    open_house_rules(app)
    assert by_name(app.number_input, "opt-open_min").value == 51


@pytest.mark.parametrize("name", rule_names())
def test_every_rule_set_is_shown(name: str) -> None:
    app = page()
    by_name(app.selectbox, "rules").set_value(name).run()
    app.button(key="clear").click().run()
    deck = load_rules(name).deck
    field(app, "hand").set_value("R1-3 B5 K5 Y5 R9" if deck == "tiles" else "7SHD KC").run()
    assert "Not analysed" not in shown(app)
    assert "verdict banner" in html(app)


def test_a_house_rule() -> None:
    app = page()
    open_house_rules(app)
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


def test_a_page_cleared_is_no_fault() -> None:
    app = page()
    app.button(key="clear").click().run()
    app.button(key="new-meld").click().run()
    assert "Enter your hand" in shown(app)
    assert not app.error


def test_an_empty_meld_waits_for_its_cards() -> None:
    """Between others it counts for nothing, and the numbers of the others are those of the answer."""
    app = page()
    for _ in range(3):
        app.button(key="new-meld").click().run()
    field(app, "meld-1").set_value("5C 6C 7C").run()
    field(app, "meld-3").set_value("8D 8H 8S").run()
    assert "You can open with 45 points" in shown(app)
    melds = {str(each.key)[5:11]: each.label for each in app.text_input if str(each.key).startswith("text-meld-")}
    assert melds == {"meld-1": "Meld 1, as text", "meld-2": "Meld 3, as text", "meld-3": "Meld 2, as text"}
    assert [zone["id"] for zone in sent(app)["zones"]] == ["hand", "discards", "meld-1", "meld-3", "seen"]
    field(app, "meld-3").set_value("8D 8H 9S").run()
    assert "Meld 2 on the table: 8♦︎ 8♥︎ 9♠︎ is not a meld" in shown(app)
    field(app, "meld-2").set_value("8S").run()
    assert "Not analysed: 2 things to mend" in shown(app)


def test_another_hand_tells_what_is_left_of_the_example() -> None:
    app = page()
    assert "Still from the example" not in shown(app)
    field(app, "hand").set_value("7SHD KC").run()
    assert "Still from the example: the discard pile, your points, the limit." in shown(app)
    by_name(app.number_input, "limit").set_value(50).run()
    assert "Still from the example: the discard pile, your points." in shown(app)
    app.button(key="clear-round").click().run()
    assert "Still from the example" not in shown(app)
    assert field(app, "hand").value == "7SHD KC"
    assert field(app, "discards").value == ""
    assert (app.session_state["total"], app.session_state["limit"]) == (None, None)


def test_after_clearing_nothing_is_the_examples() -> None:
    app = page()
    app.button(key="clear").click().run()
    by_name(app.number_input, "limit").set_value(100).run()
    field(app, "hand").set_value("7SHD KC").run()
    assert "Still from the example" not in shown(app)


def test_french_letters_become_english_ones() -> None:
    app = page("fr")
    field(app, "hand").set_value("Dp Rp XX").run()
    app.segmented_control(key="lang_choice").set_value("en").run()
    assert field(app, "hand").value == "Q♠︎ K♠︎ XX"


def test_a_value_of_the_rules_before_is_not_heard() -> None:
    """A browser that has not seen the new rules yet sends the old fields along with its next change."""
    app = page()
    open_house_rules(app)
    old = by_name(app.number_input, "opt-open_min").key
    by_name(app.selectbox, "rules").set_value("kalooki51").run()
    app.session_state[old] = 30
    app.run()
    assert by_name(app.number_input, "opt-open_min").key != old
    assert by_name(app.number_input, "opt-open_min").value == 51
