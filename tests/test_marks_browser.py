"""What the card editor shows: orders, formed melds, what fits the table, jokers in their places, colours."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.board_helpers import RUN, button, cleared
from tests.browser_helpers import (
    DESK,
    PHONE,
    READY,
    OpenPage,
    as_text,
    expect_text,
    open_page,
    overflow,
    pytestmark,
    rested,
    tap,
)
from tests.test_tiles_browser import choose

__all__ = ["open_page", "pytestmark"]


def test_the_hand_in_every_order(open_page: OpenPage) -> None:
    page = open_page(DESK)

    def order() -> str:
        cards = page.locator(".hand .card")
        names = [cards.nth(place).get_attribute("aria-label") or "" for place in range(14)]
        return " ".join(re.split("[ ,]", name)[0] for name in names)

    chooser = page.get_by_label("Order of the hand")
    assert order() == "eight eight eight six seven joker three five ten king two queen four jack"
    chooser.select_option("by suit")
    assert order() == "three five ten king two eight queen four eight jack six seven eight joker"
    chooser.select_option("by rank")
    assert order() == "two three four five six seven eight eight eight ten jack queen king joker"
    expect(button(page, "joker, Your hand")).to_have_attribute("aria-description", RUN)
    chooser.select_option("as entered")
    page.get_by_text("Cards as text").click()
    typed = as_text(page, "Hand, as text")
    typed.fill("KH 2S 9C")
    typed.press("Enter")
    expect(page.get_by_text("Your hand · 3 cards")).to_be_visible()
    first = page.locator(".hand .card").first
    expect(first).to_have_attribute("aria-label", "king of hearts, Your hand")


def test_what_fits_the_table_and_when(open_page: OpenPage) -> None:
    page = open_page(DESK)
    for zone, cards, last in (
        ("Hand", "5H 6C 8C 9S AS KC 2D", "two of diamonds, Your hand"),
        ("Meld 1", "7C JK 9C", "nine of clubs, Meld 1"),
        ("Meld 2", "6S 7S 8S", "eight of spades, Meld 2"),
    ):
        if zone != "Hand":
            page.locator(".st-key-new-meld button").click()
        field = as_text(page, f"{zone}, as text")
        field.fill(cards)
        field.press("Enter")
        expect(button(page, last)).to_be_visible()
        rested(page)
    expect(button(page, "six of clubs fits here, but may not be laid now")).to_be_visible()
    expect(button(page, "eight of clubs would free the joker, but not now")).to_be_visible()
    page.get_by_text("Turn and scores").click()
    page.get_by_text("I have opened").click()
    expect(button(page, "Add nine of spades here: may be laid now")).to_be_visible()
    button(page, "Exchange eight of clubs for the joker: allowed now").click()
    expect(button(page, "eight of clubs, Meld 1")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("joker.*, Your hand"))).to_be_visible()
    button(page, "Add six of clubs here: may be laid now").click()
    expect_text(page, "Meld 1, as text", "6♣︎ 7♣︎ 8♣︎ 9♣︎")


def test_a_joker_is_given_its_place(open_page: OpenPage) -> None:
    """Between two cards that follow one another a joker must be told what it is."""
    page = cleared(open_page(DESK))
    button(page, "two of hearts").click()
    button(page, "New meld").click()
    for name in ("joker", "five of clubs", "six of clubs", "seven of clubs"):
        button(page, name).first.click()
    card = page.get_by_role("button", name=re.compile("^joker.*, Meld 1"))
    expect(card).to_be_visible()
    expect(page.get_by_text("Not analysed")).to_have_count(0)
    card.click()
    button(page, "joker as eight of clubs").click()
    expect(button(page, "joker as eight of clubs, Meld 1")).to_be_visible()
    expect_text(page, "Meld 1, as text", "JK=8♣︎ 5♣︎ 6♣︎ 7♣︎")
    expect(page.locator(".meld .card").last).to_have_attribute("aria-label", "joker as eight of clubs, Meld 1")


def test_melds_formed_are_told_from_melds_that_may_be_laid(open_page: OpenPage) -> None:
    page = cleared(open_page(DESK))
    page.get_by_label("Type cards").press_sequentially("2S 2H 2D 9C KD ")
    expect(button(page, "set · 6 points: formed, but may not be laid now")).to_be_visible()
    choose(page, "Rule set", "Classic rami")
    expect(button(page, "set · 6 points: may be laid now")).to_be_visible()


def test_two_colours_by_choice(open_page: OpenPage) -> None:
    page = open_page(DESK)
    clubs = page.locator(".key.clubs").first
    expect(clubs).to_have_css("color", "rgb(10, 122, 52)")
    button(page, "Colours").click()
    page.get_by_text("Four-colour deck").click()
    expect(clubs).to_have_css("color", "rgb(22, 22, 22)")
    expect(page.locator(".rc-clubs").first).to_have_css("color", "rgb(22, 22, 22)")
    page.reload()
    page.locator(READY).wait_for(timeout=30_000)
    expect(page.locator(".key.clubs").first).to_have_css("color", "rgb(22, 22, 22)")


def test_the_visible_tile_is_turned_up_in_the_editor(open_page: OpenPage) -> None:
    page = open_page(PHONE)
    choose(page, "Rule set", "Okey (Turkish rami)")
    button(page, "Clear").tap()
    expect(page.get_by_text("Your hand · 0 tiles")).to_be_visible()
    tap(page, "Visible tile", "yellow 12")
    expect(page.get_by_role("img", name="starred tile as yellow 13")).to_be_visible()
    expect(button(page, "wildcard (yellow 13)").first).to_be_visible()
    tap(page, "Your hand · 0 tiles", "wildcard (yellow 13)")
    expect_text(page, "Hand, as text", "Y13")
    assert overflow(page) == 0
