"""The score sheet without a browser: entry, faults, corrections, files, and what the analyser is told."""

import json
from pathlib import Path
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from analyzer.match import Match
from analyzer.matchio import match_to_csv, match_to_json
from tests.page_helpers import by_name

APP = str(Path(__file__).parent.parent / "app.py")


def sheet(lang: str = "en") -> AppTest:
    app = AppTest.from_file(APP, default_timeout=60)
    app.query_params["lang"] = lang
    app.run()
    return app.switch_page("ui/pages/scores.py").run()


def begin(app: AppTest, *names: str, rules: str = "rami30") -> AppTest:
    by_name(app.selectbox, "sc-rules").set_value(rules).run()
    app.segmented_control(key="sc-count").set_value(len(names)).run()
    for number, name in enumerate(names, start=1):
        app.text_input(key=f"sc-name-{number}").set_value(name)
    return app.button(key="sc-begin").click().run()


def key(app: AppTest, name: str) -> str:
    return f"sc-{name}-{app.session_state['sc_rev']}"


def hand(app: AppTest, place: int, text: str) -> None:
    """Type what a loser has left."""
    start = key(app, f"hand-{place}")
    next(field for field in app.text_input if str(field.key).startswith(f"{start}-")).set_value(text).run()


def play(app: AppTest, winner: str, hands: dict[int, str], how: str = "plain") -> None:
    by_name(app.pills, key(app, "how")).set_value(how).run()
    app.pills(key=key(app, "winner")).set_value(winner).run()
    for place, text in hands.items():
        hand(app, place, text)
    app.button(key="sc-add").click().run()


def match(app: AppTest) -> Match:
    assert not app.exception
    found = app.session_state["sc_match"]
    assert isinstance(found, Match)
    return found


def shown(app: AppTest) -> str:
    """All words on the page, in HTML too."""
    assert not app.exception
    parts = (app.success, app.warning, app.error, app.info, app.markdown, app.caption, app.header)
    words = [element.value for part in parts for element in part]
    words += [element.proto.body for element in app.get("html")]
    return "\n".join(words).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Enter round 2", "leads", "42 points to the limit", "main lisse", "With this round:")),
        ("fr", ("Saisir la manche 2", "en tête", "à 42 points de la limite", "main lisse", "Avec cette manche :")),
    ],
)
def test_a_round(lang: str, words: tuple[str, ...]) -> None:
    app = begin(sheet(lang), "Ann", "Bob")
    by_name(app.pills, key(app, "how")).set_value("main_lisse").run()
    app.pills(key=key(app, "winner")).set_value("Ann").run()
    hand(app, 1, "7♠ 2♥ 10♦ 10♠")
    before = shown(app)
    assert words[-1] in before
    assert "→ <b>58</b>" in before
    app.button(key="sc-add").click().run()
    assert match(app).standing.totals == {"Ann": 0, "Bob": 58}
    after = shown(app)
    for word in words[:-1]:
        assert word in after


@pytest.mark.parametrize(
    ("lang", "fault"),
    [
        ("en", "Card 2: “14H” cannot be read as a card. Did you mean 4H or 10H?"),
        ("fr", "Carte 2 : « 14H » ne se lit pas comme une carte."),
    ],
)
def test_a_bad_card_is_explained_and_kept(lang: str, fault: str) -> None:
    app = begin(sheet(lang), "Ann", "Bob")
    app.pills(key=key(app, "winner")).set_value("Ann").run()
    hand(app, 1, "7♠ 14H")
    assert fault in shown(app)
    app.button(key="sc-add").click().run()
    assert match(app).rounds == ()
    assert [field.value for field in app.text_input if "hand-1" in str(field.key)] == ["7♠ 14H"]
    hand(app, 1, "7♠ 4♥")
    assert fault not in shown(app)
    app.button(key="sc-add").click().run()
    assert match(app).standing.totals["Bob"] == 11


def test_each_run_tells_a_hand_what_it_holds() -> None:
    """A run cut short may lose what is told in it alone; the field would then come up empty, and send that."""
    app = begin(sheet(), "Ana", "Ben")
    app.pills(key=key(app, "winner")).set_value("Ana").run()
    hand(app, 1, "KS 4D")
    app.run()  # nothing is new in it
    (field,) = (each for each in app.text_input if str(each.key).startswith(key(app, "hand-1")))
    assert field.value == "KS 4D"
    assert field.proto.set_value or field.proto.default == "KS 4D"


def test_what_is_missing_is_said_when_the_round_is_added() -> None:
    app = begin(sheet(), "Ann", "Bob")
    assert not app.error
    app.button(key="sc-add").click().run()
    assert [error.value for error in app.error] == ["Nobody went out. Name the player who did."]
    app.pills(key=key(app, "winner")).set_value("Bob").run()
    assert [error.value for error in app.error] == [
        "Nothing was entered for Ann. Enter the cards left or a number of points."
    ]


def test_elimination_correction_and_undo() -> None:
    app = begin(sheet(), "Ann", "Bob", "Cid")
    play(app, "Ann", {1: "50", 2: "90"})
    play(app, "Bob", {0: "20", 2: "JK"})
    assert match(app).standing.eliminated == ("Cid",)
    assert "eliminated in round 2" in shown(app)
    app.selectbox(key=key(app, "which")).set_value(0)
    app.button(key="sc-correct").click().run()
    assert "Correct round 1" in shown(app)
    assert app.pills(key=key(app, "winner")).value == "Ann"
    hand(app, 2, "60")
    app.button(key="sc-add").click().run()
    assert match(app).standing.totals == {"Ann": 20, "Bob": 50, "Cid": 90}
    assert match(app).standing.eliminated == ()
    app.button(key="sc-undo").click().run()
    assert match(app).standing.totals["Cid"] == 120
    play(app, "Ann", {1: "51"})
    assert match(app).standing.winner == "Ann"
    assert "Ann wins.** All the others went beyond the limit of 100." in shown(app)


def test_a_correction_that_later_rounds_forbid() -> None:
    app = begin(sheet(), "Ann", "Bob", "Cid")
    play(app, "Ann", {1: "5", 2: "110"})
    play(app, "Ann", {1: "6"})
    app.selectbox(key=key(app, "which")).set_value(0)
    app.button(key="sc-remove").click().run()
    assert "The rounds after it would no longer fit" in shown(app)
    app.selectbox(key=key(app, "which")).set_value(0)
    app.button(key="sc-correct").click().run()
    hand(app, 2, "10")
    assert "Round 2: Nothing was entered for Cid." in shown(app)
    app.button(key="sc-add-drop").click().run()
    assert match(app).standing.totals == {"Ann": 0, "Bob": 5, "Cid": 10}


def test_taps_replace_typing() -> None:
    app = begin(sheet(), "Ann", "Bob")
    app.pills(key=key(app, "winner")).set_value("Ann").run()
    hand(app, 1, "7♠")
    app.button(key="sc-tap-1").click().run()
    sent = json.loads(next(e for e in app.get("bidi_component") if "faces" in e.proto.json).proto.json)
    assert sent["cards"] == [{"text": "7S"}]
    app.session_state[key(app, "pad-1")] = {"zone": {"rev": sent["rev"], "cards": [{"text": "7S"}, {"text": "JK"}]}}
    app.run()
    assert "= 37 points" in shown(app)
    app.button(key="sc-add").click().run()
    assert match(app).standing.totals["Bob"] == 37


def test_okey_and_its_pot() -> None:
    app = begin(sheet(), "Ann", "Bob", "Cid", rules="okey")
    by_name(app.pills, key(app, "how")).set_value("seven_pairs").run()
    app.pills(key=key(app, "winner")).set_value("Bob").run()
    by_name(app.selectbox, key(app, "twin")).set_value("Cid").run()
    app.button(key="sc-add").click().run()
    assert match(app).standing.totals == {"Ann": 50, "Bob": 10, "Cid": 40}
    app.button(key="sc-end").click().run()
    app.number_input(key="sc-pot").set_value(100.0).run()
    assert "<b>100.00</b>" in shown(app)


def test_shanghai_blind_without_a_joker() -> None:
    app = begin(sheet(), "Ann", "Bob", "Cid", rules="shanghai")
    assert match(app).rounds_to_play == 10
    play(app, "Cid", {0: "2♠ K♥", 1: "5"}, how="blind")
    assert match(app).standing.totals == {"Ann": 30, "Bob": 5, "Cid": -50}


@pytest.mark.parametrize("kind", ["json", "csv"])
def test_a_file_comes_back(kind: str) -> None:
    app = begin(sheet(), "Ann", "Bob")
    play(app, "Ann", {1: "7♠ K♥"}, how="main_lisse")
    saved = match(app)
    app.button(key="sc-new").click().run()
    assert app.session_state["sc_match"] is None
    text = json.dumps(match_to_json(saved)) if kind == "json" else match_to_csv(saved)
    app.file_uploader[0].upload(f"sheet.{kind}", text.encode(), "text/plain").run()
    assert match(app) == saved


def test_a_bad_file_is_explained_and_changes_nothing() -> None:
    app = begin(sheet(), "Ann", "Bob")
    app.file_uploader[0].upload("sheet.csv", b"round;Ann;Bob\n1;0;x", "text/csv").run()
    assert "Round 1, Bob: “x” is not a number of points." in shown(app)
    assert match(app).rounds == ()


def test_names_are_never_markup() -> None:
    app = begin(sheet(), "<b>*x*</b>", ":red[y]")
    play(app, ":red[y]", {0: "150"})
    words = shown(app)
    assert "&lt;b&gt;*x*&lt;/b&gt;" in words
    assert "<b>*x*" not in words
    assert "\\:red\\[y\\] wins." in words


def test_the_browser_brings_the_match_back() -> None:
    app = begin(sheet(), "Ann", "Bob")
    play(app, "Ann", {1: "12"})
    kept = json.loads(next(e for e in app.get("bidi_component") if '"token"' in e.proto.json).proto.json)
    fresh = sheet()
    stored: dict[str, Any] = {"token": fresh.session_state["sc_token"], "text": kept["text"]}
    fresh.session_state["sc_store"] = {"stored": stored}
    fresh.run()
    assert match(fresh) == match(app)
    broken = sheet()
    broken.session_state["sc_store"] = {"stored": {"token": broken.session_state["sc_token"], "text": '{"stamp": 1}'}}
    broken.run()
    assert not broken.exception
    assert broken.session_state["sc_match"] is None if "sc_match" in broken.session_state else True


def test_the_letters_follow_the_language() -> None:
    app = begin(sheet("fr"), "Ann", "Bob")
    app.pills(key=key(app, "winner")).set_value("Ann").run()
    hand(app, 1, "Dp Rc")
    app.segmented_control(key="lang_choice").set_value("en").run()
    assert [field.value for field in app.text_input if "hand-1" in str(field.key)] == ["Q♠︎ K♥︎"]


def test_the_total_goes_to_the_analyser() -> None:
    app = begin(sheet(), "Ann", "Bob", "Cid")
    play(app, "Ann", {1: "35", 2: "12"})
    app.button(key="sc-analyse-1").click().run()
    state = app.session_state
    assert (state["rules"], state["total"], state["limit"], state["players"]) == ("rami30", 35, 100, 3)


def test_the_hand_of_an_example_does_not_take_the_total() -> None:
    app = begin(sheet(), "Ann", "Bob")
    play(app, "Ann", {1: "35"})
    app.button(key="sc-analyse-1").click().run()
    assert app.session_state["zone-hand"] == ""
    app.session_state["zone-hand"] = "7SHD KC"
    app.switch_page("ui/pages/scores.py").run()
    app.button(key="sc-analyse-0").click().run()
    assert (app.session_state["zone-hand"], app.session_state["total"]) == ("7SHD KC", 0)


@pytest.mark.parametrize("names", [("Ann", "Bob"), ("Jean-Baptiste", "Maximiliana Wolkenstein")])
def test_the_chart_leaves_room_for_its_labels(names: tuple[str, str]) -> None:
    app = begin(sheet(), *names)
    play(app, names[0], {1: "35"})
    spec = json.loads(app.get("vega_lite_chart")[0].proto.spec)
    label = max(min(14, len(name)) for name in names) + len(" 35")
    room = float(spec["layer"][0]["encoding"]["x"]["scale"]["range"][1]["expr"].removeprefix("width - "))
    assert 7.5 * label < room < 170
