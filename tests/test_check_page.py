"""The checker without a browser: its questions, the rule behind a no, and the mends that are used and taken back."""

from __future__ import annotations

import re

import pytest
from streamlit.testing.v1 import AppTest

from analyzer.rules import load_rules, rule_names
from analyzer.wording import Text
from tests.learn_helpers import CARD_WORDS, LANGS, page, read_out, shown
from tests.page_helpers import by_name


def enter(app: AppTest, zone: str, cards: str) -> AppTest:
    """Write cards into the text field of a zone."""
    field = next(each for each in app.text_input if str(each.key).startswith(f"text-{zone}-"))
    return field.set_value(cards).run()


def question(app: AppTest, do: str) -> AppTest:
    by_name(app.selectbox, "ck_question").set_value(do)
    return app.run()


def pick(app: AppTest, *places: int) -> AppTest:
    return app.button_group[-1].set_value(list(places)).run()


@pytest.mark.parametrize(
    ("lang", "hand", "no", "rule", "mend"),
    [
        ("en", "KH AH 2H", "No, this is not a meld", "R30-15", "Put 3♥ in place of K♥."),
        ("fr", "RC AC 2C", "Non, ce n’est pas une combinaison", "R30-15", "Mettez 3♥ à la place de R♥."),
        ("en", "10D 10C 10D", "No, this is not a meld", "R30-12", "Put 10♠ in place of 10♦."),
    ],
)
def test_a_no_has_its_rule_and_its_mend(lang: str, hand: str, no: str, rule: str, mend: str) -> None:
    words = shown(enter(page("check", lang), "hand", hand)).replace("\ufe0e", "")
    assert no in words
    assert rule in words
    assert mend in words


def test_every_reading_of_a_meld_is_told() -> None:
    words = shown(enter(page("check"), "hand", "QH KH JK"))
    assert "Yes: a run" in words
    assert "31 points" in words
    assert "30 points" in words


def test_melds_are_laid_one_by_one() -> None:
    app = question(enter(page("check"), "hand", "7S 7H 7D 4C 5C 6C 9H"), "lay")
    app = pick(app, 0, 1, 2)
    assert "The melds make 21 points" in shown(app)
    app = app.button(key="ck-add").click().run()
    assert "Yes, these may be laid now" in shown(pick(app, 0, 1, 2))


@pytest.mark.parametrize("hand", ["7S 7S 7H", "JK JK 7H"])
def test_two_copies_of_a_card_are_two_choices(hand: str) -> None:
    app = enter(page("check"), "hand", hand)
    assert len({option.content for option in app.button_group[-1].proto.options}) == 3
    app = pick(app, 0, 1)
    assert app.button_group[-1].value == [0, 1]
    assert "at least 3 cards; it has 2" in shown(app)


def test_a_step_is_added_and_taken_back() -> None:
    app = question(enter(page("check"), "hand", "10S 10H 10D 4C 9H"), "play")
    assert "say which ones you mean" in shown(app)
    app = pick(app, 0, 1, 2).button(key="ck-add").click().run()
    assert "Yes, this turn is right" in shown(app)
    by_name(app.selectbox, "ck_action").set_value("discard").run()
    app = pick(app, 0).button(key="ck-add").click().run()
    assert "cards left: 9 points" in shown(app)
    app = app.button(key="ck-drop-0").click().run()
    assert "cards left: 39 points" in shown(app)


def test_cards_onto_the_table_need_a_meld() -> None:
    app = question(enter(page("check"), "hand", "10C"), "layoff")
    assert "No meld lies on the table yet" in shown(app)
    app.button(key="new-meld").click().run()
    app = enter(app, "meld-1", "7C 8C 9C")
    words = shown(app)
    assert "No, this may not be added" in words
    assert "R30-26" in words
    by_name(app.toggle, "opened").set_value(True).run()
    assert "Yes, this may be added" in shown(app)


def test_taking_the_discard() -> None:
    app = page("check")
    by_name(app.selectbox, "rules").set_value("rami40").run()
    enter(app, "hand", "2S 4H 6D 8C 10S QH 3D 5C 7S 9H JD KC 2D")
    app = question(enter(app, "discards", "4D"), "take")
    words = shown(app)
    assert "No, the upcard may not be taken" in words
    assert "R40-12" in words


@pytest.mark.parametrize("name", rule_names())
def test_every_question_under_every_rule_set(name: str) -> None:
    app = page("check")
    by_name(app.selectbox, "rules").set_value(name).run()
    app = enter(app, "hand", "R7 K7 B7" if load_rules(name).deck == "tiles" else "7S 7H 7D")
    for do in ("meld", "lay", "layoff", "swap", "take", "play"):
        known = Text("en")(f"question-{do}") in by_name(app.selectbox, "ck_question").options
        assert known or do in ("layoff", "swap", "take")
        if known:
            shown(question(app, do))
    # A question that the next rules do not know gives way.
    by_name(app.selectbox, "rules").set_value("okey").run()
    shown(app)


TILES = {"en": "R7 K7 B4", "fr": "R7 N7 B4"}


@pytest.mark.parametrize("lang", LANGS)
def test_the_checker_speaks_of_tiles_where_tiles_are_played(lang: str) -> None:
    app = page("check", lang)
    by_name(app.selectbox, "rules").set_value("okey").run()
    app = app.button(key="clear").click().run()
    said = [read_out(app)]
    app = enter(app, "hand", TILES[lang])
    for do in ("meld", "lay", "take", "play"):
        app = question(app, do)
        said.append(read_out(app))
    assert all(("tuile" if lang == "fr" else "tile") in words for words in said[:2])
    assert [re.findall(f".*{CARD_WORDS[lang]}.*", words) for words in said] == [[]] * 5


def use(app: AppTest, place: int = 0) -> AppTest:
    return app.button(key=f"ck-use-{place}").click().run()


def undo(app: AppTest) -> AppTest:
    return app.button(key="ck-undo").click().run()


def held(app: AppTest) -> str:
    return str(app.session_state["zone-hand"]).replace("\ufe0e", "")


@pytest.mark.parametrize("lang", LANGS)
def test_a_mend_of_a_meld_is_used_and_taken_back(lang: str) -> None:
    hand = {"en": "K♥ A♥ 2♥", "fr": "R♥ A♥ 2♥"}[lang]
    app = use(enter(page("check", lang), "hand", hand))
    assert held(app) == "3♥ A♥ 2♥"
    assert ("Yes: a run" if lang == "en" else "Oui : une suite") in shown(app)
    app = undo(app)
    assert held(app) == hand
    assert ("No, this is not a meld" if lang == "en" else "Non, ce n’est pas une combinaison") in shown(app)
    assert "ck-undo" not in [button.key for button in app.button]


def test_of_many_cards_a_mend_picks_those_of_the_hand_before_it_brings_others() -> None:
    app = enter(page("check"), "hand", "7S 7H KD 7D 2C 3C 4C 9H")
    app = use(pick(app, 0, 1, 2))
    assert "Yes: a set" in shown(app)
    assert held(app) == "7♠ 7♥ K♦ 7♦ 2♣ 3♣ 4♣ 9♥"
    assert app.button_group[-1].value == [0, 1, 3]
    app = undo(app)
    assert held(app) == "7♠ 7♥ K♦ 7♦ 2♣ 3♣ 4♣ 9♥"
    assert app.button_group[-1].value == [0, 1, 2]


def test_a_joker_renamed_is_free_in_the_hand() -> None:
    app = enter(page("check"), "hand", "7S 8S JK=KS")
    assert "Let the joker stand for another card." in shown(app)
    app = use(app)
    assert held(app) == "7♠ 8♠ JK"
    assert "Yes: a run" in shown(app)


def test_a_mend_of_a_laying_is_used_and_taken_back() -> None:
    app = question(enter(page("check"), "hand", "7S 7H 7D 4C 5C 6C 9H"), "lay")
    app = pick(app, 0, 1, 2)
    app = use(app)
    assert "Yes, these may be laid now" in shown(app)
    assert len(app.session_state["ck_steps"]) == 2
    app = undo(app)
    assert "The melds make 21 points" in shown(app)
    assert app.button_group[-1].value == [0, 1, 2]


def test_a_mend_of_a_lay_off_a_swap_and_a_turn() -> None:
    app = question(enter(page("check"), "hand", "J♣"), "layoff")
    app.button(key="new-meld").click().run()
    app = enter(app, "meld-1", "7C 8C 9C")
    by_name(app.toggle, "opened").set_value(True).run()
    app = use(app)
    assert "Yes, this may be added" in shown(app)
    assert sorted(held(app).split()) == ["10♣", "J♣"]
    app = question(enter(enter(app, "meld-1", "7S 7H JK"), "hand", "8D"), "swap")
    app = use(app)
    assert held(app) == "7♦"
    assert "Yes, the joker may be taken" in shown(app)
    app = question(enter(app, "hand", "10S 10H 10D 9C 2H"), "play")
    by_name(app.selectbox, "ck_action").set_value("discard").run()
    app = pick(app, 3).button(key="ck-add").click().run()
    by_name(app.selectbox, "ck_action").set_value("meld").run()
    app = pick(app, 0, 1, 2).button(key="ck-add").click().run()
    assert "No: step 2 is not right" in shown(app)
    app = use(app)
    assert "Yes, this turn is right" in shown(app)
    assert [step["do"] for step in app.session_state["ck_steps"]] == ["meld", "discard"]
    assert [step["do"] for step in undo(app).session_state["ck_steps"]] == ["discard", "meld"]


def test_a_mend_of_taking_the_discard() -> None:
    app = page("check")
    by_name(app.selectbox, "rules").set_value("rami40").run()
    enter(app, "hand", "7S 8S 2H 4D 6C 9C JD KD 3H 5C AH QC 10D")
    app = question(enter(app, "discards", "9S"), "take")
    assert "Take it once you have opened: then 7♠ 8♠ 9♠ may be laid." in shown(app).replace("\ufe0e", "")
    later = use(app)
    assert later.session_state["opened"] is True
    assert "Yes, the upcard may be taken" in shown(later)
    app = undo(later)
    assert app.session_state["opened"] is False
    before = held(app)
    app = use(app, 1)
    assert "Yes, the upcard may be taken" in shown(app)
    assert held(app) != before
    assert held(undo(app)) == before


def test_what_was_changed_since_is_not_taken_back() -> None:
    app = use(enter(page("check"), "hand", "KH AH 2H"))
    app = enter(app, "hand", "4H AH 2H")
    assert "ck-undo" not in [button.key for button in app.button]


def test_a_mend_with_a_wild_tile() -> None:
    """The wildcard is written as the tile that it is, here and in the mend."""
    app = page("check")
    by_name(app.selectbox, "rules").set_value("okey").run()
    by_name(app.selectbox, "indicator").set_value("R3").run()
    app = use(enter(app, "hand", "R4 K7 B9"))
    assert "Yes: a" in shown(app)
    assert "R4" in held(app)


@pytest.mark.parametrize("lang", LANGS)
def test_the_verdict_at_the_bottom_looks_like_that_of_the_analyser(lang: str) -> None:
    app, text = page("check", lang), Text(lang)
    bars = [element.proto.body for element in app.get("html") if 'class="verdict short' in element.proto.body]
    assert len(bars) == 1
    assert text("check-empty") in bars[0]
