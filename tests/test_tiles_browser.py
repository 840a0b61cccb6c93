"""Games of tiles and contracts as their users meet them: tapped on a phone, read from the page."""

from playwright.sync_api import Page, expect

from tests.browser_helpers import DESK, PHONE, OpenPage, as_text, expect_text, open_page, overflow, pytestmark, tap

__all__ = ["open_page", "pytestmark"]


def choose(page: Page, label: str, option: str) -> None:
    """Pick from a list of the page."""
    page.get_by_role("combobox", name=label).click()
    page.get_by_role("option", name=option, exact=True).click()


def test_an_okey_hand_with_a_wildcard_and_a_starred_tile(open_page: OpenPage) -> None:
    page = open_page(PHONE)
    choose(page, "Rule set", "Okey (Turkish rami)")
    page.get_by_role("button", name="Clear").tap()
    expect(page.get_by_text("Your hand · 0 tiles")).to_be_visible()
    choose(page, "Visible tile", "red 3")
    expect(page.get_by_role("img", name="starred tile as red 4")).to_be_visible()
    tap(page, "red 2", "red 3 (1)", "starred tile as red 4", "black 5", "blue 5", "wildcard (red 4)")
    tap(page, "blue 8", "blue 9", "blue 10", "blue 11")
    tap(page, "red 9", "black 9", "yellow 9", "black 2", "blue 9 (1)")
    expect(page.get_by_text("Your hand · 15 tiles")).to_be_visible()
    expect(page.get_by_text("You win now with sets and runs").last).to_be_visible()
    expect_text(page, "Hand, as text", "R2 R3 FJ K5 B5 R4 B8 B9 B10 B11 R9 K9 Y9 K2 B9")
    expect(page.get_by_text("The others get 20 points each for sets and runs.")).to_be_visible()
    turn = page.locator(".turn").first
    expect(turn.get_by_role("img", name="wildcard as red 5")).to_be_visible()
    expect(turn.get_by_role("img", name="starred tile as red 4")).to_be_visible()
    expect(page.get_by_role("img", name="black 2 20 for each")).to_be_visible()
    assert overflow(page) == 0


def test_a_shanghai_contract_laid_blind(open_page: OpenPage) -> None:
    page = open_page(DESK, locale="fr-FR")
    choose(page, "Règles", "Rami Shanghai")
    choose(page, "Contrat de cette donne", "6 : 2 groupes de 3 + suite de 5")
    hand = as_text(page, "Main, en texte")
    hand.fill("7P 7C 7K 9T 9K 9T 4-7♥ * Rp")
    hand.press("Enter")
    expect(page.get_by_text("Vous pouvez finir à l’aveugle, tout en un tour : −25 points pour vous")).to_be_visible()
    turn = page.locator(".turn").first
    expect(turn.get_by_role("img", name="joker pour trois de cœur")).to_be_visible()
    expect(turn.get_by_role("img", name="roi de pique")).to_be_visible()
    page.get_by_role("radiogroup", name="Tour affiché").get_by_text("1 : le plus de points posés").click()
    expect(turn.get_by_role("img", name="joker pour huit de cœur")).to_be_visible()
    assert overflow(page) == 0
