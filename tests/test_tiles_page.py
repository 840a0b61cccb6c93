"""The page of the games with tiles, contracts and knocking, without a browser."""

import re

import pytest
from streamlit.testing.v1 import AppTest

from analyzer.link import write_link
from tests.page_helpers import by_name, field, open_house_rules, page, shown, with_folds_open, with_gallery, words_told

WILDCARD, PAIRS, TWO_SHORT = "82-okey-wildcard", "84-okey-pairs", "86-okey-two-short"
CONTRACT, BLIND, NO_DISCARD = "90-shanghai-contract", "92-shanghai-blind", "94-shanghai-no-discard"


def example(name: str, lang: str) -> AppTest:
    return with_gallery(page(lang)).button(key=f"example-{name}").click().run()


def said(app: AppTest, *sentences: str) -> None:
    words = shown(app)
    assert [sentence for sentence in sentences if sentence not in words] == []


def drawn(app: AppTest) -> str:
    """The markup of all cards on the page."""
    return "\n".join(element.proto.body for element in app.get("html"))


@pytest.mark.parametrize(
    ("lang", "name", "sentences"),
    [
        ("en", WILDCARD, ["You win now with sets and runs", "The others get 20 points each for sets and runs."]),
        ("fr", WILDCARD, ["Vous gagnez maintenant avec des groupes", "prennent 20 points chacun"]),
        ("en", PAIRS, ["You win now with seven pairs", "The others get 40 points each for seven pairs."]),
        ("fr", PAIRS, ["Vous gagnez maintenant avec sept paires", "prennent 40 points chacun pour sept paires"]),
        (
            "en",
            TWO_SHORT,
            ["No win yet: 2 good draws away", "Seven pairs: 7 good draws away. Sets and runs are nearer."],
        ),
        ("fr", TWO_SHORT, ["à 2 bonnes pioches", "Les groupes et suites sont plus proches.", "20 tuiles utiles"]),
    ],
)
def test_okey(lang: str, name: str, sentences: list[str]) -> None:
    said(example(name, lang), *sentences)


@pytest.mark.parametrize(
    ("lang", "name", "sentences"),
    [
        ("en", CONTRACT, ["You can lay contract 1", "Contract 1: 2 sets of 3", "does not exist in this contract"]),
        (
            "fr",
            CONTRACT,
            ["Vous pouvez poser le contrat 1", "Contrat 1 : 2 groupes de 3", "n’existe pas dans ce contrat"],
        ),
        ("en", BLIND, ["You can go out now", "2 sets of 3 + run of 5", "−25 points for you, as a joker is used."]),
        ("fr", BLIND, ["Vous pouvez finir à l’aveugle, tout en un tour : −25 points", "car un joker sert"]),
        ("en", NO_DISCARD, ["You hold contract 7 but cannot lay it", "need one more buy", "The contract in your hand"]),
        ("fr", NO_DISCARD, ["Vous tenez le contrat 7 mais ne pouvez pas", "Il faut garder une carte à défausser."]),
    ],
)
def test_shanghai(lang: str, name: str, sentences: list[str]) -> None:
    said(example(name, lang), *sentences)


def test_wildcards_and_starred_tiles_have_names() -> None:
    markup = drawn(example(WILDCARD, "en"))
    for name in ("wildcard (red 4)", "starred tile as red 4", "wildcard as red 5", "black 2 20 for each"):
        assert f'aria-label="{name}"' in markup
    assert "tuile étoilée pour 4 rouge" in drawn(example(WILDCARD, "fr"))


def test_the_visible_tile_changes_the_wildcard() -> None:
    app = example(WILDCARD, "en")
    by_name(app.selectbox, "indicator").set_value("Y12").run()
    assert 'aria-label="starred tile as yellow 13"' in drawn(app)
    assert 'aria-label="wildcard (red 4)"' not in drawn(app)
    assert "You win now" not in shown(app)


def test_a_wildcard_thrown_last_costs_double() -> None:
    app = example(WILDCARD, "en")
    field(app, "hand").set_value("R1-3 FJ R4 B5 Y5 K5 B8-11 R9 K9 B9").run()
    said(app, "40 points each if the wildcard is thrown last, 20 with any other last tile")


def test_okey_before_the_draw() -> None:
    app = example(TWO_SHORT, "en")
    field(app, "hand").set_value("R1-3 K5 B5 Y5 B8-11 R13 K13 Y7 K2").run()
    field(app, "discards").set_value("B13").run()
    said(app, "Take it:", "It brings going out one draw nearer.")
    field(app, "discards").set_value("K7").run()
    said(app, "It brings no goal nearer and saves nothing now.")


def test_cards_in_a_game_of_tiles_are_told_and_kept() -> None:
    app = example(CONTRACT, "en")
    hand = field(app, "hand").value
    by_name(app.selectbox, "rules").set_value("okey").run()
    said(app, "Hand: 12 cards do not belong to this game of tiles: 7♠", "Not analysed: one thing to mend")
    assert field(app, "hand").value == hand
    by_name(app.selectbox, "rules").set_value("shanghai").run()
    said(app, "You can lay contract 1")


def test_a_table_comes_back_with_rules_that_have_one() -> None:
    app = page("fr")
    app.button(key="new-meld").click().run()
    field(app, "meld-1").set_value("9T 10T VT").run()
    by_name(app.selectbox, "rules").set_value("okey").run()
    said(app, "Gardé, mais sans emploi ici : 9T 10T VT.")
    app.segmented_control(key="lang_choice").set_value("en").run()
    by_name(app.selectbox, "rules").set_value("rami30").run()
    assert field(app, "meld-1").value == "9♣︎ 10♣︎ J♣︎"


def test_tiles_have_the_letters_of_the_language() -> None:
    app = example(TWO_SHORT, "fr")
    assert str(field(app, "hand").value).startswith("R1 R2 R3 N5 B5 J5")
    app.segmented_control(key="lang_choice").set_value("en").run()
    assert str(field(app, "hand").value).startswith("R1 R2 R3 K5 B5 Y5")


def test_rummikub_has_no_discards() -> None:
    app = page()
    by_name(app.selectbox, "rules").set_value("rummikub").run()
    said(app, "Kept, but without use here: 9♠︎ K♦︎. These rules have no discard pile")
    app = example("98-rummikub-opening", "en")
    said(app, "You can open with 67 points (30 needed)", "Left in hand: 8 tiles, 50 points if the round ends")
    assert "Discard pile" not in shown(app)
    assert "What to discard" not in shown(app)


@pytest.mark.parametrize(("lang", "words"), [("en", "You can knock: the deadwood is 2"), ("fr", "Vous pouvez frapper")])
def test_gin(lang: str, words: str) -> None:
    said(example("96-gin-knock", lang), words)


def test_players_set_the_packs_of_shanghai() -> None:
    app = example(CONTRACT, "en")
    field(app, "hand").set_value("7S 7S 7S 9C 9C 9C KS 2H").run()
    said(app, "7♠︎ is there 3 times, but the packs hold only 2")
    by_name(app.number_input, "players").set_value(5).run()
    said(app, "You can lay contract 1")


def test_house_rules_go_with_the_packs_of_the_players() -> None:
    app = example(CONTRACT, "en")
    open_house_rules(app, "jokers")
    assert by_name(app.number_input, "opt-jokers").value == 1
    by_name(app.number_input, "players").set_value(5).run()
    assert by_name(app.number_input, "opt-jokers").value == 2
    assert "House rules" in [expander.label for expander in app.expander]
    by_name(app.number_input, "opt-jokers").set_value(1).run()
    assert "House rules · 1 changed" in [expander.label for expander in app.expander]
    field(app, "hand").set_value("7S 7H JK 9C 9D JK KS 2H").run()
    said(app, "there are 2 jokers, but the packs hold only one")
    by_name(app.number_input, "opt-jokers").set_value(2).run()
    said(app, "You can lay contract 1")
    by_name(app.number_input, "players").set_value(4).run()
    assert by_name(app.number_input, "opt-jokers").value == 1


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Whichever tile you throw, you get 20 points"),
        ("fr", "vous prenez 20 points si un autre gagne"),
    ],
)
def test_okey_without_a_win_shows_the_discards(lang: str, sentence: str) -> None:
    app = example(TWO_SHORT, lang)
    said(app, sentence)
    assert len(app.dataframe[0].value) >= 14
    assert sentence not in shown(example(WILDCARD, lang))


def test_too_many_buys_are_told_and_kept() -> None:
    app = example(CONTRACT, "en")
    by_name(app.selectbox, "contract").set_value(9).run()
    by_name(app.number_input, "buys_used").set_value(4).run()
    by_name(app.selectbox, "contract").set_value(6).run()
    said(app, "4 buys are more than the 3 that this contract allows")
    assert by_name(app.number_input, "buys_used").value == 4
    by_name(app.number_input, "buys_used").set_value(1).run()
    said(app, "exists in this contract only without a buy; you have bought once")


def test_other_ways_to_lay() -> None:
    app = example(BLIND, "en")
    (choice,) = [each for each in app.button_group if str(each.key).startswith("turn-choice-")]
    assert choice.options == ["Best turn", "1: most points laid"]


CARDS = re.compile(r"\b(card|cards|carte|cartes|upcard)\b", re.IGNORECASE)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", [WILDCARD, TWO_SHORT, "98-rummikub-opening"])
@pytest.mark.parametrize("view", ["analyse", "check", "rules", "paper"])
def test_games_of_tiles_know_no_cards(lang: str, name: str, view: str) -> None:
    app = example(name, lang)
    app.session_state["examples_open@0"] = False
    if view == "analyse":
        with_folds_open(app)
        for theme in ("melds", "turn", "deal", "scoring"):
            open_house_rules(app, theme)
    else:
        app.switch_page(f"ui/pages/{view}.py").run()
    told = words_told(app)
    assert re.search(r"\btiles?\b" if lang == "en" else r"\btuiles?\b", told, re.IGNORECASE)
    assert [told[max(0, m.start() - 40) : m.end() + 40] for m in CARDS.finditer(told)] == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_games_of_cards_speak_of_cards(lang: str) -> None:
    assert CARDS.search(words_told(with_folds_open(page(lang))))


@pytest.mark.parametrize(
    ("hand", "rules", "throws"), [("R1 R5 K9 B13", "rummikub", False), ("2S 5H 9D", "rami30", True)]
)
def test_a_discard_is_spoken_of_only_where_there_is_one(hand: str, rules: str, throws: bool) -> None:
    app = page()
    app.query_params["p"] = write_link({"rules": rules, "hand": hand})
    app.run()
    (told,) = (each.help for each in app.header if each.value == "How far it is")
    assert ("thrown" in told, "draw" in told) == (throws, True)
