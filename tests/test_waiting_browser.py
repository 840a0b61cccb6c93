"""What a user meets while the page works, and what Streamlit says by itself, in a browser."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from analyzer.wording import Text
from tests.browser_helpers import DESK, PHONE, OpenPage, open_page, overflow, pytestmark

__all__ = ["open_page", "pytestmark"]

SLOW = "shanghai~2S~contract-9"
"""A far contract with one card in hand: many seconds of work."""


def at_work(page: Page, lang: str) -> Page:
    page.goto(f"{page.url.partition('?')[0]}?lang={lang}&p=1~{SLOW}")
    expect(page.locator(".st-key-waiting [role=progressbar]")).to_be_visible()
    return page


@pytest.mark.parametrize(("device", "lang"), [(DESK, "en"), (PHONE, "fr")])
def test_long_work_shows_how_far_it_is_and_is_stopped(open_page: OpenPage, device: dict[str, Any], lang: str) -> None:
    text, page = Text(lang), at_work(open_page(device), lang)
    expect(page.get_by_text(" 5 · ")).to_be_visible()
    page.locator(".st-key-wait_stop button").click()
    expect(page.get_by_text(text("waiting-stopped"))).to_be_visible()
    expect(page.get_by_role("button", name=text("waiting-again"))).to_be_visible()
    expect(page.locator(".st-key-waiting [role=progressbar]")).to_have_count(0)
    assert overflow(page) == 0
    page.get_by_role("button", name=text("page-clear")).click()
    expect(page.get_by_text(text("waiting-stopped"))).to_have_count(0)
    expect(page.get_by_text(text("verdict-empty")).first).to_be_visible()


def test_another_hand_does_not_wait_for_the_long_one(open_page: OpenPage) -> None:
    page = at_work(open_page(DESK), "en")
    page.get_by_role("button", name="Clear").click()
    expect(page.get_by_text("Your hand · 0 cards")).to_be_visible()
    page.get_by_role("button", name="queen of spades", exact=True).first.click()
    expect(page.locator(".verdict.banner")).to_be_visible()
    expect(page.locator(".st-key-waiting")).to_have_count(0)


@pytest.mark.parametrize("device", [DESK, PHONE])
def test_streamlits_own_words_are_in_the_language_of_the_page(open_page: OpenPage, device: dict[str, Any]) -> None:
    page = open_page(device, "fr-FR")
    page.get_by_role("button", name="Partager").click()
    upload = page.get_by_test_id("stFileUploaderDropzone")
    expect(upload.get_by_role("button", name="Choisir un fichier")).to_be_visible()
    expect(upload.get_by_text("1 Mo par fichier")).to_be_visible()
    expect(upload.get_by_text("Upload", exact=True)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Aide : Réfléchir d’abord")).to_be_visible()
    page.get_by_text("EN", exact=True).click()
    page.get_by_role("button", name="Share").click()
    expect(upload.get_by_role("button", name="Choose a file")).to_be_visible()
    expect(upload.get_by_text("1 MB per file")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Help for Think first")).to_be_visible()
    expect(page.locator("[aria-label^=Aide]")).to_have_count(0)


def test_an_example_picked_while_the_list_opens_is_kept_when_the_list_is_closed_at_once(open_page: OpenPage) -> None:
    page = open_page(PHONE)
    page.get_by_role("button", name="Examples").tap()
    page.locator(".st-key-example-30-classic-layoffs button").click()  # the rest of the list is still on its way
    page.keyboard.press("Escape")
    expect(page.get_by_text("Classic: adding in the right order —")).to_be_visible()
    expect(page.locator(".st-key-gallery")).to_have_count(0)
