"""The page as its users meet it: typed and tapped, on a phone and on a desk, in French and in English."""

import pytest
from playwright.sync_api import expect

from tests.browser_helpers import DESK, PHONE, OpenPage, as_text, expect_text, open_page, overflow, pytestmark, tap
from tests.test_share_browser import PAGES

__all__ = ["open_page", "pytestmark"]


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
    top = "each => each.getBoundingClientRect().top"
    tools = [
        page.get_by_role("button", name=name, exact=True) for name in ("Couleurs", "Exemples", "Partager", "Vider")
    ]
    assert len({tool.evaluate(top) for tool in tools}) == 1
    tap(page, "Votre main · 14 cartes")
    expect(page.get_by_role("button", name="roi de cœur", exact=True)).to_be_visible()
    assert overflow(page) == 0


@pytest.mark.parametrize("name", ["", *PAGES])
def test_the_main_menu_is_in_reach_on_a_phone(open_page: OpenPage, name: str) -> None:
    page = open_page({**PHONE, "viewport": {"width": 360, "height": 780}}, query=f"{name}?lang=en")
    expect(page.locator("h1").first).to_be_attached()
    menu = page.get_by_role("button", name="Main menu")
    expect(menu).to_be_in_viewport(ratio=1)
    assert overflow(page) == 0
    menu.focus()
    expect(page.get_by_test_id("stHeaderLogo")).to_be_in_viewport(ratio=1)


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
