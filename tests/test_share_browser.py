"""The address, the share section, the gallery and the sheet of paper in a browser."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from analyzer.link import write_link
from analyzer.wording import Text
from tests.board_helpers import box_of, button, cleared, go_to
from tests.browser_helpers import DESK, PHONE, READY, OpenPage, expect_text, open_page, overflow, pytestmark, rested
from tests.conftest import ROOT, free_port, serve

__all__ = ["open_page", "pytestmark"]

EXAMPLES = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(ROOT.glob("examples/*.json"))}
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
PAGES = sorted(path.stem for path in ROOT.glob("ui/pages/*.py") if path.stem != "analyse")
BOTH = pytest.mark.parametrize(("device", "lang"), [(PHONE, "fr"), (DESK, "en")], ids=["phone-fr", "desk-en"])


def query(page: Page, start: str) -> None:
    """Wait for the address to hold a link that begins so; one that ends in `~` is of no cards."""
    none = "(?:&|$)" if start.endswith("~") else ""
    expect(page).to_have_url(re.compile(re.escape(f"p=1~{start}") + none))


def ready(page: Page) -> Page:
    page.locator(READY).wait_for(timeout=30_000)
    return page


def bottom(thing: Locator) -> float:
    box = box_of(thing)
    return box["y"] + box["height"]


def gallery(page: Page, lang: str) -> None:
    """The list of examples, open with all its tiles: one that comes later may move another."""
    opened(page, lang, "page-examples")
    expect(page.locator(".st-key-gallery .rc-tile-face")).to_have_count(len(EXAMPLES))


def opened(page: Page, lang: str, code: str) -> Page:
    """The page with the popover of this name open."""
    button(ready(page), Text(lang)(code)).click()
    return page


@BOTH
def test_a_reload_and_another_browser_restore(open_page: OpenPage, device: dict[str, Any], lang: str) -> None:
    page = open_page(device, LOCALES[lang])
    text = Text(lang)
    button(page, text("page-clear")).click()
    query(page, "rami30~")
    for name in ("queen", "king", "ace"):
        spoken = {"queen": "dame de pique", "king": "roi de pique", "ace": "as de pique"}[name]
        tap_or_click = button(page, spoken if lang == "fr" else f"{name} of spades").first
        tap_or_click.click()
    query(page, "rami30~QS.KS.AS")
    address = page.url
    label = text("page-as-text", zone=text("page-zone-hand"))
    wanted = "D♠︎ R♠︎ A♠︎" if lang == "fr" else "Q♠︎ K♠︎ A♠︎"
    page.reload()
    ready(page)
    expect_text(page, label, wanted)
    other = open_page(device, LOCALES[lang], query=f"?{address.partition('?')[2]}")
    expect_text(other, label, wanted)
    assert overflow(other) == 0


def test_every_step_stays_out_of_the_history(open_page: OpenPage) -> None:
    page = cleared(open_page(DESK))
    before = page.evaluate("history.length")
    for name in ("queen", "king", "ace", "ten"):
        button(page, f"{name} of spades").first.click()
    query(page, "rami30~QS.KS.AS.10S")
    assert page.evaluate("history.length") == before


def test_other_choices_stay_in_the_address(open_page: OpenPage) -> None:
    page = cleared(open_page(DESK, query="?lang=en&colours=2"))
    button(page, "queen of spades").first.click()
    query(page, "rami30~QS")
    assert "lang=en" in page.url
    assert "colours=2" in page.url
    go_to(page, "Scores")
    expect(page.get_by_text("Start the match")).to_be_visible()
    go_to(page, "Analyse")  # at once, while the sheet of scores is still being asked for
    query(page, "rami30~QS")
    assert "lang=en" in page.url
    assert "colours=2" in page.url


def test_a_link_wins_over_what_the_browser_kept(open_page: OpenPage) -> None:
    """And of the position of the link itself the newest taps win, even those that the page was not told of."""
    page = cleared(open_page(DESK))
    button(page, "queen of spades").first.click()
    query(page, "rami30~QS")
    page.goto(f"{page.url.partition('?')[0]}?p=1~classic~2S.2H")
    ready(page)
    expect_text(page, "Hand, as text", "2♠︎ 2♥︎")
    expect(page.get_by_role("combobox", name="Rule set")).to_have_value("Classic rami")
    stored = "JSON.parse(sessionStorage.getItem('ramiscope.position'))"
    page.wait_for_function(f"{stored}?.link === '1~classic~2S.2H'")
    kept = page.evaluate(stored)
    kept["zones"][0]["cards"].append("2D")
    script = "kept => addEventListener('pagehide', () => sessionStorage.setItem('ramiscope.position', kept))"
    page.evaluate(script, json.dumps(kept))
    page.reload()
    ready(page)
    expect_text(page, "Hand, as text", "2♠︎ 2♥︎ 2♦︎")
    query(page, "classic~2S.2H.2D")


@pytest.mark.parametrize("lang", LOCALES)
def test_a_bad_link_answered(open_page: OpenPage, lang: str) -> None:
    page = open_page(PHONE, LOCALES[lang], query="?p=1~rami30~7S.%3Cimg src=x onerror=alert(1)%3E")
    text = Text(lang)
    notice = page.locator(".st-key-bad_link_notice")
    expect(notice.get_by_text(text("share-bad-link"))).to_be_visible()
    expect(notice.get_by_text("<img src=x onerror=alert")).to_be_visible()
    expect(page.locator("img[src=x]")).to_have_count(0)
    expect(page.get_by_text(text("verdict-open", points=45, required=30)).first).to_be_visible()
    button(page, text("share-bad-link-close")).click()
    expect(notice).to_have_count(0)
    query(page, "rami30~8H.8D.8C")
    assert overflow(page) == 0


@BOTH
def test_each_example_opens_from_the_gallery(open_page: OpenPage, device: dict[str, Any], lang: str) -> None:
    page = open_page(device, LOCALES[lang])
    gallery(page, lang)
    for name, example in EXAMPLES.items():
        tile = page.locator(f".st-key-tile-{name}")
        expect(tile.get_by_role("img").first).to_be_visible()
        expect(tile.get_by_role("link")).to_have_attribute("href", f"?p={write_link(example['position'])}")
    for place, name in enumerate(list(EXAMPLES)[device is DESK :: 4]):  # that each opens, the page's own tests see
        example = EXAMPLES[name]
        if place:
            gallery(page, lang)
        rested(page).locator(f".st-key-example-{name} button").click()
        expect(page.locator(f".st-key-tile-{name}")).to_have_count(0)
        shown = page.locator("[data-testid=stCaptionContainer] strong").get_by_text(example["title"][lang])
        expect(shown).to_be_visible()
        expect(page.locator(".verdict.banner").first).to_be_visible()
        assert overflow(page) == 0


@BOTH
def test_shared_saved_and_opened_again(open_page: OpenPage, device: dict[str, Any], lang: str, tmp_path: Path) -> None:
    page, text = open_page(device, LOCALES[lang], query="?p=1~kalooki51~QS.KS.AS.4D~seen-2C"), Text(lang)
    opened(page, lang, "share")
    section = page.locator(".st-key-share")
    expect(section.get_by_role("img", name=text("share-qr"))).to_be_visible()
    expect(section.get_by_text("/?p=1~kalooki51~QS.KS.AS.4D~seen-2C")).to_be_visible()
    with page.expect_download() as download:
        section.get_by_role("button", name=text("share-save")).click()
    saved = tmp_path / download.value.suggested_filename
    download.value.save_as(saved)
    assert saved.name == "ramiscope-kalooki51.json"
    bad = tmp_path / "bad.json"
    bad.write_text('{"rules": "kalooki51", "hand": ["7S", "14H"]}', encoding="utf-8")
    chooser = section.locator("input[type=file]")
    chooser.set_input_files(bad)
    expect(section.get_by_text(text("share-bad-file"))).to_be_visible()
    expect(section.get_by_text("14H")).to_be_visible()
    expect(section.locator(".st-key-share_fault_notice")).to_be_in_viewport(ratio=0.99)
    expect(section.get_by_text("bad.json")).to_have_count(0)
    assert bottom(section.get_by_text("14H")) < bottom(section.get_by_text(text("share-open")))
    query(page, "kalooki51~QS.KS.AS.4D~seen-2C")
    page.keyboard.press("Escape")
    expect(section).to_have_count(0)
    button(page, text("page-clear")).click()
    query(page, "kalooki51~")
    opened(page, lang, "share")
    expect(section.get_by_text("/?p=1~kalooki51~")).to_be_visible()
    expect(section.get_by_text(text("share-bad-file"))).to_have_count(0)
    section.locator("input[type=file]").set_input_files(saved)
    query(page, "kalooki51~QS.KS.AS.4D~seen-2C")
    expect(section).to_have_count(0)


@BOTH
def test_the_link_is_copied(open_page: OpenPage, device: dict[str, Any], lang: str) -> None:
    page, text = open_page(device, LOCALES[lang], query="?p=1~kalooki51~QS.KS.AS.4D"), Text(lang)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    section = opened(page, lang, "share").locator(".st-key-share")
    copy = button(page, text("streamlit-copy"))
    expect(copy).to_be_visible()
    assert copy.evaluate("each => each.checkVisibility({ opacityProperty: true })")
    copy.hover()
    expect(page.get_by_test_id("stTooltipContent")).to_have_text(text("streamlit-copy"))
    copy.click()
    expect(button(page, text("streamlit-copied"))).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()").endswith("/?p=1~kalooki51~QS.KS.AS.4D")
    box = {"height": "40px", "border-top-style": "solid", "border-top-width": "1px"}
    for looks, wanted in box.items():  # what leads to the sheet of paper stands beside a button
        expect(section.get_by_role("button", name=text("share-save"))).to_have_css(looks, wanted)
        expect(section.get_by_role("link", name=text("share-print"))).to_have_css(looks, wanted)


@BOTH
def test_the_sheet_of_paper(open_page: OpenPage, device: dict[str, Any], lang: str) -> None:
    page, text = open_page({**device, "color_scheme": "dark"}, LOCALES[lang]), Text(lang)
    opened(page, lang, "share")
    section = page.locator(".st-key-share")
    expect(section.get_by_role("img", name=text("share-qr"))).to_be_visible()
    expect(section.get_by_text("/?p=")).to_be_visible()
    rested(page)
    section.get_by_role("link", name=text("share-print")).click()
    sheet = page.locator(".paper")
    expect(sheet.get_by_text(text("verdict-open", points=45, required=30))).to_be_visible()
    assert overflow(page) == 0
    page.emulate_media(media="print")
    expect(sheet).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(sheet).to_have_css("color", "rgb(0, 0, 0)")
    expect(sheet.get_by_role("img", name=text("share-qr"))).to_be_visible()
    expect(page.get_by_role("button", name=text("paper-print"))).to_be_hidden()
    expect(page.locator("header")).to_be_hidden()
    expect(page.locator("[data-testid=stMain]")).to_have_css("background-color", "rgb(255, 255, 255)")
    page.emulate_media(media="screen")
    page.reload()
    ready(page)
    expect(sheet.get_by_text(text("verdict-open", points=45, required=30))).to_be_visible()
    page.get_by_role("link", name=text("paper-back")).click()
    expect(page.locator(".paper")).to_have_count(0)
    expect(page.get_by_text(text("verdict-open", points=45, required=30)).first).to_be_visible()


@pytest.mark.parametrize("name", PAGES)
def test_no_page_asks_another_origin(open_page: OpenPage, name: str) -> None:
    """The fixture aborts what leaves this machine, and fails."""
    page = open_page(DESK, query=f"{name}?lang=en")
    expect(page.locator("h1").first).to_be_attached()
    page.wait_for_load_state("networkidle")


def test_the_address_outlives_the_server(browser: Browser) -> None:
    """Opened after a restart in a browser that kept nothing."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    server = serve(port)
    try:
        first = browser.new_context(**DESK, locale="en-GB")
        page = first.new_page()
        page.goto(address)
        page = cleared(ready(page))
        button(page, "queen of spades").first.click()
        query(page, "rami30~QS")
        link = page.url
        first.close()
        server.kill()
        server.wait(timeout=10)
        server = serve(port)
        second = browser.new_context(**DESK, locale="fr-FR")
        page = second.new_page()
        page.goto(link)
        expect_text(ready(page), "Main, en texte", "D♠︎")
        second.close()
    finally:
        server.kill()
