"""The card editor as its users meet it: tapped, typed, dragged."""

from __future__ import annotations

from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.board_helpers import DEVICES, FOURTEEN, RUN, box_of, button, cleared, drag, focus
from tests.browser_helpers import DESK, PHONE, OpenPage, expect_text, open_page, overflow, pytestmark, rested

__all__ = ["open_page", "pytestmark"]


@DEVICES
def test_fourteen_cards_by_taps_alone(open_page: OpenPage, device: dict[str, Any]) -> None:
    page = cleared(open_page(device))
    for name, _ in FOURTEEN:
        button(page, name).first.click()
    expect(page.get_by_text("Your hand · 14 cards")).to_be_visible()
    expect(page.get_by_text("You can open with 51 points (30 needed)").filter(visible=True).first).to_be_visible()
    expect(button(page, "set · 21 points: may be laid now")).to_be_visible()
    expect(button(page, "joker as seven of diamonds, Your hand")).to_be_visible()
    assert overflow(page) == 0


@DEVICES
def test_the_first_card_has_its_place_and_moves_no_key(open_page: OpenPage, device: dict[str, Any]) -> None:
    page = cleared(open_page(device))
    place = "each => getComputedStyle(each, '::before').borderTopStyle"
    row, key = page.locator(".zone.hand .row"), button(page, "two of clubs").first
    assert row.evaluate(place) == "dashed"
    below = "each => each.getBoundingClientRect().top - each.closest('.board').getBoundingClientRect().top"
    before = key.evaluate(below)
    button(page, "ace of spades").first.click()
    expect(page.get_by_text("Your hand · 1 card", exact=True)).to_be_visible()
    assert row.evaluate(place) == "none"
    assert key.evaluate(below) == before


def test_fourteen_cards_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page(DESK)
    focus(page, "Clear")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Your hand · 0 cards")).to_be_visible()
    focus(page, "Type cards")
    page.keyboard.type(" ".join(code.lower() for _, code in FOURTEEN[:12]) + " ")
    expect(page.get_by_text("Your hand · 12 cards")).to_be_visible()
    focus(page, "ace of spades")  # the keypad: one stop, then arrows
    for key in [*["ArrowDown"] * 2, *["ArrowRight"] * 7, "Enter", "ArrowDown", *["ArrowLeft"] * 2, "Enter"]:
        page.keyboard.press(key)
    expect(page.get_by_text("Your hand · 14 cards")).to_be_visible()
    expect(page.get_by_text("You can open with 51 points (30 needed)").first).to_be_visible()
    page.keyboard.press("Control+z")
    expect(page.get_by_text("Your hand · 13 cards")).to_be_visible()
    page.keyboard.press("Control+y")
    expect(page.get_by_text("Your hand · 14 cards")).to_be_visible()


def test_a_card_moved_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page(DESK)
    focus(page, "eight of hearts, Your hand")
    for key in [*["ArrowRight"] * 7, "Enter"]:
        page.keyboard.press(key)
    expect(button(page, "Remove five of spades")).to_be_focused()
    focus(page, "Discard pile · 2 cards")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Discard pile · 3 cards")).to_be_visible()
    expect(button(page, "five of spades, Discard pile")).to_be_visible()
    focus(page, "nine of spades, Discard pile")
    page.keyboard.press("Delete")
    expect(page.get_by_text("Discard pile · 2 cards")).to_be_visible()


def test_letters_of_the_language(open_page: OpenPage) -> None:
    page = open_page(DESK, locale="fr-FR")
    button(page, "Vider").click()
    expect(page.get_by_text("Votre main · 0 carte")).to_be_visible()
    entry = page.get_by_label("Écrire des cartes")
    entry.press_sequentially("dp Rp 7♥ * ")
    expect(page.get_by_text("Votre main · 4 cartes")).to_be_visible()
    for text in ("as de pique, 9-10t", "KC"):
        entry.fill(text)
        entry.press("Enter")
    expect(button(page, "as de pique, Votre main")).to_be_visible()
    expect(button(page, "pas une carte\u00a0: KC, Votre main")).to_be_visible()
    expect(page.get_by_text("«\u00a0KC\u00a0»")).to_be_visible()
    expect_text(page, "Main, en texte", "D♠︎ R♠︎ 7♥︎ JK A♠︎ 9♣︎ 10♣︎ KC")
    entry.press("Backspace")
    expect(page.get_by_text("Votre main · 7 cartes")).to_be_visible()


@DEVICES
def test_a_meld_dragged_to_the_table(open_page: OpenPage, device: dict[str, Any]) -> None:
    page = open_page(device)
    drag(page, button(page, RUN), button(page, "New meld"))
    expect(page.get_by_text("Your hand · 11 cards")).to_be_visible()
    expect(button(page, "joker as eight of clubs, Meld 1")).to_be_visible()
    expect(button(page, "mine")).to_be_visible()
    rested(page)
    drag(page, button(page, "ten of spades, Your hand"), button(page, "Discard pile · 2 cards"), rests=True)
    expect(page.get_by_text("Discard pile · 3 cards")).to_be_visible()
    expect_text(page, "Meld 1, as text", "6♣︎ 7♣︎ JK=8♣︎")
    expect_text(page, "Discard pile, as text", "9♠︎ K♦︎ 10♠︎")
    button(page, "Undo").click()
    button(page, "Undo").click()
    expect(page.get_by_text("Your hand · 14 cards")).to_be_visible()
    expect(page.get_by_text("Meld 1", exact=True)).to_have_count(0)
    assert overflow(page) == 0


def test_a_finger_that_does_not_rest_scrolls(open_page: OpenPage) -> None:
    page = open_page(PHONE)
    finger = page.context.new_cdp_session(page)
    for _ in range(5):
        page.locator("[data-testid=stMain]").evaluate("each => each.scrollTo(0, 0)")
        start = box_of(button(page, "three of spades, Your hand"))
        points = [{"x": start["x"] + 20, "y": start["y"] + 30 - 25 * step} for step in range(9)]
        began = monotonic()
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points[:1]})
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": points[1:2]})
        pause = monotonic() - began
        for point in points[2:]:
            finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        if pause < 0.2:  # a busy machine makes a slow finger
            break
    else:
        pytest.fail("no finger was quick enough")
    page.wait_for_function("document.querySelector('[data-testid=stMain]').scrollTop > 50")
    expect(page.get_by_text("Your hand · 14 cards")).to_be_visible()


def test_a_finger_that_rested_drags_however_late_the_page_notices(open_page: OpenPage) -> None:
    """The page is kept busy while the finger rests; the card in the air goes with the finger that is lifted."""
    page = open_page(PHONE)
    start = box_of(button(page, "three of spades, Your hand"))
    finger = page.context.new_cdp_session(page)
    x, y = start["x"] + 20, start["y"] + 30
    page.evaluate("window.later = setTimeout; window.setTimeout = (act, pause) => later(act, pause + 1000)")
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(400)
    for step in range(1, 5):
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y + 10 * step}]})
    expect(page.locator(".ghost")).to_have_count(1)
    page.wait_for_timeout(1500)
    expect(page.locator(".ghost")).to_have_count(1)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".ghost")).to_have_count(0)
