"""The page as its users meet it: typed and tapped, on a phone and on a desk, in French and in English."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Request, expect

from analyzer.link import write_link
from tests.conftest import ROOT

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
READY = "[data-testid=stApp][data-test-script-state=notRunning]"

OpenPage = Callable[..., Page]

pytestmark = pytest.mark.browser


@pytest.fixture
def open_page(browser: Browser, app_url: str) -> Any:
    """Opens the page in a context of its own; a request to another host, which Chromium cannot find, fails the test."""
    contexts, foreign = [], []

    def guard(request: Request) -> None:
        if not request.url.startswith((app_url, "data:", "blob:")):
            foreign.append(request.url)

    def open_it(device: dict[str, Any], locale: str = "en-GB", query: str = "") -> Page:
        context = browser.new_context(**device, locale=locale)
        contexts.append(context)
        context.on("request", guard)
        page = context.new_page()
        page.goto(f"{app_url}/{query}")
        page.locator(READY).wait_for(timeout=30_000)
        return page

    yield open_it
    for context in contexts:
        context.close()
    assert foreign == []


def link_of(name: str) -> str:
    """What leads to an example, after the address of the page."""
    example = json.loads((ROOT / "examples" / f"{name}.json").read_text(encoding="utf-8"))
    return f"?p={write_link(example['position'])}"


def tap(page: Page, *cards: str) -> None:
    for card in cards:
        page.get_by_role("button", name=card, exact=True).first.tap()


def as_text(page: Page, label: str) -> Locator:
    """The text field of a zone, its fold opened: it is drawn only then."""
    name = "^(Cartes|Tuiles) en texte$" if "en texte" in label else "^(Cards|Tiles) as text$"
    fold = page.locator("details").filter(has=page.get_by_text(re.compile(name)))
    expect(fold).to_have_count(1)
    if fold.get_attribute("open") is None:
        fold.locator("summary").click()
    field = page.get_by_label(label)
    expect(field).to_have_count(1)  # a run that draws it anew has taken the old one away
    expect(field).to_be_visible()
    return field


def expect_text(page: Page, label: str, value: str) -> None:
    """Wait for the text field of a zone to say this; while a run draws it anew, the old one is there too."""
    as_text(page, label)
    expect(page.locator(f'input[aria-label="{label}"][value="{value}"]')).to_have_count(1)


def overflow(page: Page) -> int:
    """How many pixels the page is wider than its window, once nothing of it is still being loaded."""
    page.locator(READY).wait_for(timeout=30_000)
    expect(page.locator("[data-testid=stSkeleton]")).to_have_count(0)
    script = "() => { const m = document.querySelector('[data-testid=stMain]'); return m.scrollWidth - m.clientWidth }"
    return int(page.evaluate(script))


def test_opens_on_an_example_with_its_answer(open_page: OpenPage) -> None:
    page = open_page(DESK)
    expect(page.get_by_text("You can open with 45 points (30 needed)").first).to_be_visible()
    expect(page.get_by_role("img", name="joker as eight of clubs").first).to_be_visible()


def test_a_hand_typed(open_page: OpenPage) -> None:
    page = open_page(DESK)
    page.get_by_role("button", name="Clear").click()
    expect(page.get_by_text("Enter your hand").first).to_be_visible()
    hand = as_text(page, "Hand, as text")
    hand.fill("QS KS AS 4D")
    hand.press("Enter")
    expect(page.get_by_text("You can go out now").first).to_be_visible()
    expect(page.get_by_role("img", name="queen of spades").first).to_be_visible()
    expect(page.get_by_role("button", name="queen of spades, Your hand")).to_be_visible()


def test_a_bad_card_is_explained_beside_its_field(open_page: OpenPage) -> None:
    page = open_page(DESK)
    hand = as_text(page, "Hand, as text")
    hand.fill("7S 14H")
    hand.press("Enter")
    beside = page.locator(".st-key-zone-hand")
    expect(beside.get_by_text("“14H” cannot be read as a card. Did you mean 4H or 10H?")).to_be_visible()
    expect(hand).to_have_value("7S 14H")
    expect(page.get_by_text("Not analysed").first).to_be_visible()
    expect(page.get_by_text("Your best turn")).to_have_count(0)


def test_cards_tapped_on_a_phone(open_page: OpenPage) -> None:
    page = open_page(PHONE)
    page.get_by_role("button", name="Clear").tap()
    expect(page.get_by_text("Your hand · 0 cards")).to_be_visible()
    tap(page, "queen of spades", "king of spades", "ace of spades", "four of diamonds")
    expect(page.get_by_text("Your hand · 4 cards")).to_be_visible()
    expect(page.get_by_text("You can go out now").last).to_be_visible()
    tap(page, "four of diamonds, Your hand", "Remove four of diamonds")
    expect(page.get_by_text("Your hand · 3 cards")).to_be_visible()
    tap(page, "Discard pile · 0 cards", "nine of clubs")
    expect(page.get_by_text("Discard pile · 1 card", exact=True)).to_be_visible()


def test_no_tap_is_lost(open_page: OpenPage) -> None:
    """Each card twice, 50 ms apart: quicker than fingers, and quicker than the answers come."""
    page = open_page(PHONE)
    page.get_by_role("button", name="Clear").tap()
    expect(page.get_by_text("Your hand · 0 cards")).to_be_visible()
    for card in (
        "seven of spades",
        "seven of hearts",
        "nine of clubs",
        "king of diamonds",
        "two of hearts",
        "ace of clubs",
    ):
        page.get_by_role("button", name=card, exact=True).dispatch_event("click")
        page.get_by_role("button", name=f"{card} (1)", exact=True).dispatch_event("click")
        page.wait_for_timeout(50)
    expect(page.get_by_text("Your hand · 12 cards")).to_be_visible()
    tap(page, "ten of clubs")
    expected = "7♠︎ 7♠︎ 7♥︎ 7♥︎ 9♣︎ 9♣︎ K♦︎ K♦︎ 2♥︎ 2♥︎ A♣︎ A♣︎ 10♣︎"
    expect_text(page, "Hand, as text", expected)


def test_french(open_page: OpenPage) -> None:
    page = open_page(PHONE, locale="fr-FR")
    expect(page.get_by_text("Vous pouvez ouvrir avec 45 points (30 requis)").first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    hand = as_text(page, "Main, en texte")
    hand.fill("Dp Rp As♠ 4k")
    hand.press("Enter")
    expect(page.get_by_text("Vous pouvez finir maintenant").last).to_be_visible()
    page.get_by_text("EN", exact=True).tap()
    expect_text(page, "Hand, as text", "Q♠︎ K♠︎ A♠︎ 4♦︎")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert "lang=en" in page.url
    assert "p=1~rami30~QS.KS.AS.4D~" in page.url


@pytest.mark.parametrize("width", [360, 390])
def test_nothing_scrolls_sideways(open_page: OpenPage, width: int) -> None:
    page = open_page({**PHONE, "viewport": {"width": width, "height": 780}}, query="?lang=fr")
    expect(page.get_by_text("Votre main").first).to_be_visible()
    assert overflow(page) == 0
    tap(page, "Votre main · 14 cartes")
    expect(page.get_by_role("button", name="roi de cœur", exact=True)).to_be_visible()
    assert overflow(page) == 0


def test_entry_goes_on_after_the_language_changes(open_page: OpenPage) -> None:
    """The words of every choice change with the language; what was chosen must not."""
    page = open_page(DESK)
    for lang, label, verdict in (
        ("FR", "Main, en texte", "Vous pouvez finir maintenant"),
        ("EN", "Hand, as text", "You can go out now"),
    ):
        page.get_by_text(lang, exact=True).first.click()
        hand = as_text(page, label)
        for cards in ("Q♠ 4♦", "D♠ R♠ A♠ 4♦" if lang == "FR" else "Q♠ K♠ A♠ 4♦"):
            hand.fill(cards.replace("Q", "D") if lang == "FR" else cards)
            hand.press("Enter")
        expect(page.get_by_text(verdict).first).to_be_visible()
