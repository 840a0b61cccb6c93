"""The address of the page without a browser: it follows the position, restores it, and is answered where it is bad."""

from __future__ import annotations

import json
from itertools import cycle
from pathlib import Path

import pytest
from hypothesis import given, settings

from analyzer import Position, RamiError, read_position, write_position
from analyzer.link import read_link, write_link
from analyzer.wording import LANGUAGES
from tests.page_helpers import by_name, field, hand, page, sent, shown, told
from tests.share_helpers import EACH_EXAMPLE, TOLD, link, opened, plain
from tests.strategies import any_positions


def test_the_address_follows_the_position() -> None:
    app = page()
    assert "p" not in app.query_params, "the bare address is the first example"
    field(app, "hand").set_value("QS KS AS 4D").run()
    assert link(app).startswith("1~rami30~QS.KS.AS.4D~discards-9S.KD")
    by_name(app.number_input, "total").set_value(36).run()
    assert "total-36" in link(app)
    by_name(app.selectbox, "rules").set_value("kalooki51").run()
    assert link(app).startswith("1~kalooki51~QS.KS.AS.4D")
    assert app.query_params["lang"] in ("en", ["en"])
    told(app, hand("QS", "KS"))
    assert link(app).startswith("1~kalooki51~QS.KS~")


def test_what_is_no_card_stays_out_of_the_address() -> None:
    """Read in the letters of the page: `KC` is none in French, and must not become an English king of clubs."""
    app = page("fr")
    field(app, "hand").set_value("Dp <b> KC 4k").run()
    assert link(app).startswith("1~rami30~QS.4D~")
    app.button(key="new-meld").click().run()
    field(app, "meld-1").set_value("<b>").run()
    assert "table" not in link(app)


@EACH_EXAMPLE
def test_every_example_has_its_link(path: Path, lang: str) -> None:
    data = json.loads(path.read_text(encoding="utf-8"))["position"]
    app = opened(write_link(data), lang)
    assert read_position(read_link(link(app))) == read_position(data)
    assert not app.error
    assert "bad_link" not in app.session_state


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_link_keeps_what_the_page_has_no_field_for(lang: str) -> None:
    app = opened(write_link(TOLD), lang)
    assert not app.error, shown(app)
    assert read_position(read_link(link(app))) == read_position(TOLD)
    assert {"en": "other players took", "fr": "autres joueurs ont prises"}[lang] in shown(app)
    app.button(key="carried-forget").click().run()
    assert "player-P2.cards-9.opened~" in link(app)
    assert "laid_before" not in link(app)


def test_what_is_known_of_a_meld_goes_with_its_cards() -> None:
    app = opened(write_link(TOLD))
    assert "taken-1" in link(app)
    field(app, "meld-2").set_value("4S 4H 4D 4C").run()
    assert "taken" not in link(app)
    app.button(key="clear").click().run()
    assert link(app) == "1~rami30~~option-open_min-40"


def test_an_unfinished_position_is_restored_with_what_is_wrong() -> None:
    app = opened("1~rami30~7S.7S.7S")
    assert "7♠︎ is there 3 times, but the packs hold only 2" in shown(app)
    assert link(app) == "1~rami30~7S.7S.7S"
    app = opened("1~classic~")
    assert "Enter your hand" in shown(app)
    assert by_name(app.selectbox, "rules").value == "classic"


@pytest.mark.parametrize(
    ("text", "both"),
    [
        ("1~rami30~7S.8S~option-min_set-5", ("min_set", "max_set")),
        ("1~rami30~7S.7S.7S~option-min_run-9~option-max_run_len-5", ("min_run", "max_run_len")),
        (
            "1~rami30~7S~option-contracts-_5b_5b_5b_22set_22_2c3_5d_5d_5d~contract-1~buys_used-0",
            ("open_min", "contracts"),
        ),
        ("1~okey~R1~indicator-R2~option-lay_all_at_once-false", ("seven_pairs", "lay_all_at_once")),
    ],
)
def test_house_rules_that_contradict_each_other_are_restored(text: str, both: tuple[str, str]) -> None:
    """They can be set on the page, so a reload must show them, and what is wrong with them, instead of refusing."""
    app = opened(text)
    assert "bad_link" not in app.session_state
    assert link(app).startswith(text.partition("~option")[0])
    wish = read_link(text)
    with pytest.raises(RamiError) as wrong:
        read_position(wish)
    assert both in {(each.params["option"], each.params["other"]) for each in wrong.value.problems}
    assert read_link(link(app))["options"] == wish["options"]
    assert app.error


HOSTILE = [
    "1~shanghai~7S~contract-99~option-open_min-30",
    "1~shanghai~7S~contract-1~buys_used-20~option-open_min-30",
    "1~okey~R1~indicator-FJ~option-lay_all_at_once-false",
    "1~rami30~7S~option-min_set-5~option-nonsense-1",
    "x",
    "1",
    "2~rami30~7S",
    "1~bridge~7S",
    "1~rami30~7S.![](//evil.example/a)",
    "1~rami30~<script>alert(1)</script>",
    "1~rami30~7S~players-99",
    "1~rami30~7S~total--5",
    "1~rami30~7S~limit-0",
    "1~rami30~7S~contract-99",
    "1~shanghai~7S",
    "1~shanghai~7S~contract-99",
    "1~shanghai~7S~contract-1~buys_used-20",
    "1~okey~R1",
    "1~okey~R1~indicator-7S",
    "1~okey~R1~indicator-FJ",
    "1~rami30~7S~option-min_set-_5b1_5d",
    "1~rami30~7S~option-nonsense-1",
    "1~rami30~7S~option-open_min-999999",
    "1~rami30~7S~option-max_set-2~option-min_set-4",
    "1~rami30~7S~table-7C.owner-_5bx_5d_28y_29~stock-999999",
    "1~rami30~" + ".".join(["7S"] * 2000),
]


@pytest.mark.parametrize(("text", "lang"), list(zip(HOSTILE, cycle(LANGUAGES), strict=False)))
def test_a_bad_link_is_answered(text: str, lang: str) -> None:
    """Either it is refused in a sentence and the page is as without it, or it is shown with what is wrong."""
    app = opened(text, lang)
    if "bad_link" in app.session_state:
        assert plain(app)
        assert "45" in shown(app), "the first example"
        assert "evil" not in shown(app)
        app.button(key="bad-link-close").click().run()
        assert plain(app) == ""
        assert link(app).startswith("1~rami30~8H.8D.8C.6C.7C.JK")
    else:
        assert app.error
        assert link(app) == text
    for name in ("shanghai", "okey"):
        by_name(app.selectbox, "rules").set_value(name).run()
        assert not app.exception


def test_a_bad_link_is_told_in_plain_words_with_a_mend() -> None:
    app = opened("1~rami30~7S.![](//evil/a)")
    assert "Link: part 3 of the link is not readable: “![](//evil/a)”. Copy the whole link again" in plain(app)
    assert "Lien : la partie 3 du lien est illisible" in plain(opened("1~rami30~7S.ZZ", "fr")).replace("\u00a0", " ")


@settings(max_examples=10)
@given(any_positions())
def test_any_position_opens_by_its_link(position: Position) -> None:
    check_link(position)


@pytest.mark.thorough
@settings(max_examples=100)
@given(any_positions())
def test_many_positions_open_by_their_links(position: Position) -> None:
    check_link(position)


def check_link(position: Position) -> None:
    """What the page has no place for may go, such as a discard pile under rules without one."""
    wish = read_link(write_link(write_position(position)))
    app = opened(write_link(wish))
    if "bad_link" not in app.session_state:
        kept = read_link(link(app))
        assert (kept["rules"], kept["hand"]) == (wish["rules"], wish["hand"])
        assert [laid["cards"] for laid in kept.get("table", [])] == [laid["cards"] for laid in wish.get("table", [])]


def test_an_old_address_sets_nothing_back() -> None:
    """A browser that has not seen the newest address yet sends an older one of this session along."""
    app = page()
    field(app, "hand").set_value("QS KS").run()
    old = link(app)
    field(app, "hand").set_value("QS KS AS").run()
    app.query_params["p"] = old
    app.run()
    assert field(app, "hand").value == "QS KS AS"
    assert link(app).startswith("1~rami30~QS.KS.AS~")
    app.query_params["p"] = "1~classic~2S.2H"
    app.run()
    assert field(app, "hand").value == "2♠︎ 2♥︎", "a link of elsewhere is a wish"
    assert by_name(app.selectbox, "rules").value == "classic"


def test_the_editor_is_told_which_link_decides() -> None:
    app = page()
    assert (sent(app)["fresh"], sent(app)["asked"]) == (True, None)
    app = opened("1~rami30~QS.KS")
    first = sent(app)
    assert (first["fresh"], first["asked"], first["link"]) == (True, "1~rami30~QS.KS", "1~rami30~QS.KS")
    assert sent(opened("1~rami30~<b>"))["asked"] is None


def test_on_other_pages_and_back() -> None:
    app = opened("1~classic~QS.KS.AS.4D")
    app.switch_page("ui/pages/scores.py").run()
    del app.query_params["p"]
    app.switch_page("ui/pages/analyse.py").run()
    assert link(app) == "1~classic~QS.KS.AS.4D"
