"""House rules and settings as their users meet them, on a phone and on a desk."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser_helpers import DESK, PHONE, READY, OpenPage, open_page, overflow, pytestmark, rested

__all__ = ["open_page", "pytestmark"]

DEVICES = pytest.mark.parametrize("device", [PHONE, DESK], ids=["phone", "desk"])


def house(page: Page) -> Any:
    """The house rules, unfolded."""
    page.locator("summary").filter(has_text="House rules").click()
    panel = page.locator("[data-testid=stExpander]").filter(has=page.get_by_role("radiogroup", name="Theme"))
    expect(panel.get_by_role("spinbutton", name="Points needed to open")).to_be_visible()
    return panel


@DEVICES
def test_a_house_rule_is_changed_and_set_back(open_page: OpenPage, device: dict[str, Any]) -> None:
    page = open_page(device)
    panel = house(page)
    points = panel.get_by_role("spinbutton", name="Points needed to open")
    points.fill("46")
    points.press("Enter")
    expect(page.get_by_text("1 point short of opening: 45 of 46").filter(visible=True).first).to_be_visible()
    told = page.get_by_text("Differs from Rami 30 (main lisse): Points needed to open: 46 instead of 30.")
    expect(told).to_be_visible()
    expect(page.locator("summary").filter(has_text="House rules · 1 changed")).to_be_visible()
    assert overflow(page) <= 0
    panel.get_by_role("button", name="Standard: 30").click()
    expect(page.get_by_text("You can open with 45 points").filter(visible=True).first).to_be_visible()
    expect(told).to_have_count(0)
    expect(points).to_have_value("30")


@DEVICES
def test_rules_of_two_themes_are_all_set_back(open_page: OpenPage, device: dict[str, Any]) -> None:
    page = open_page(device)
    panel = house(page)
    panel.get_by_text("A run without joker is needed").click()
    expect(page.locator("summary").filter(has_text="House rules · 1 changed")).to_be_visible()
    rested(page)
    panel.get_by_role("radio", name="Aces").click()
    panel.get_by_text("Ace before a two (A-2-3)").click()
    expect(page.locator("summary").filter(has_text="House rules · 2 changed")).to_be_visible()
    expect(panel.get_by_role("radio", name="First laying · 1")).to_be_visible()
    rested(page)
    panel.get_by_role("button", name="All back to Rami 30 (main lisse)").click()
    expect(page.locator("summary").filter(has_text=re.compile(r"House rules\s*$"))).to_be_visible()
    expect(page.get_by_text("Differs from Rami 30")).to_have_count(0)


def test_two_colours_are_remembered_in_the_link(open_page: OpenPage) -> None:
    page = open_page(DESK, query="?colours=2")
    black, red = "rgb(22, 22, 22)", "rgb(200, 16, 46)"
    expect(page.locator(".key.clubs").first).to_have_css("color", black)
    expect(page.locator(".key.diamonds").first).to_have_css("color", red)
    expect(page.locator(".rc-clubs").first).to_have_css("color", black)
    page.get_by_role("link", name="Scores").first.click()
    expect(page).to_have_url(re.compile(r"scores.*colours=2"))
    page.get_by_role("button", name="Colours").click()
    page.get_by_text("Four-colour deck").click()
    expect(page).not_to_have_url(re.compile("colours"))
    expect(page.locator("html")).to_have_attribute("data-deck", "four")


def test_the_language_is_the_browser_s_until_one_is_chosen(open_page: OpenPage) -> None:
    page = open_page(DESK, "fr-FR")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert "lang=" not in page.url
    page.get_by_text("EN", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page).to_have_url(re.compile("lang=en"))
    page.get_by_role("link", name="Scores").first.click()
    expect(page).to_have_url(re.compile(r"scores.*lang=en"))
    page.reload()
    page.locator(READY).wait_for(timeout=30_000)
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator(".rc:not([translate=no])")).to_have_count(0)
