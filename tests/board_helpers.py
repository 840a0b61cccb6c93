"""The card editor in a browser: its keys, zones and marks found, focused, dragged."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser_helpers import DESK, PHONE, rested

DEVICES = pytest.mark.parametrize("device", [PHONE, DESK], ids=["phone", "desk"])
FOURTEEN = [
    ("ten of spades", "10S"),
    ("jack of spades", "JS"),
    ("queen of spades", "QS"),
    ("seven of spades", "7S"),
    ("seven of hearts", "7H"),
    ("joker", "JK"),
    ("nine of clubs", "9C"),
    ("four of diamonds", "4D"),
    ("king of hearts", "KH"),
    ("two of clubs", "2C"),
    ("three of clubs", "3C"),
    ("five of diamonds", "5D"),
    ("eight of diamonds", "8D"),
    ("six of clubs", "6C"),
]
RUN = "run · 21 points: may be laid now"
"""The name of a meld of the first example: six, seven and joker of clubs."""


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def cleared(page: Page) -> Page:
    button(page, "Clear").click()
    expect(page.get_by_text("Your hand · 0 cards")).to_be_visible()
    return rested(page)


def focus(page: Page, name: str) -> None:
    """Go on with the Tab key until this is reached."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if (
            page.evaluate(
                "let e = document.activeElement; while (e.shadowRoot?.activeElement) e = e.shadowRoot.activeElement;"
                " e.getAttribute('aria-label') ?? e.textContent"
            )
            .strip()
            .endswith(name)
        ):
            return
    pytest.fail(f"the Tab key never comes to {name}")


def box_of(thing: Locator) -> FloatRect:
    """Where a thing has come to rest: letters, marks and the parts of the page above may still be coming."""
    thing.page.evaluate("document.fonts.ready.then(() => true)")
    last = None
    for _ in range(60):
        expect(thing).to_be_visible()
        box = thing.bounding_box()
        if box and box == last:
            return box
        last = box
        thing.page.wait_for_timeout(50)
    raise AssertionError("it never comes to rest")


def drag(page: Page, start: Locator, end: Locator, *, rests: bool = False) -> None:
    """From the lower part of one thing to the other, by finger where the page has touch, else by mouse; a finger may
    have to rest first."""
    first, last = box_of(start), box_of(end)
    x, y, to_x, to_y = first["x"] + 20, first["y"] + first["height"] - 10, last["x"] + 20, last["y"] + 15
    path = [(x + (to_x - x) * step / 8, y + (to_y - y) * step / 8) for step in range(1, 9)]
    if not page.evaluate("navigator.maxTouchPoints"):
        page.mouse.move(x, y)
        page.mouse.down()
        for point in path:
            page.mouse.move(*point)
        expect(page.locator(".zone.over")).to_have_count(1)
        page.mouse.up()
        return
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(page.locator(".ghost")).to_have_count(int(rests))
    for px, py in path:
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": px, "y": py}]})
    expect(page.locator(".zone.over")).to_have_count(1)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def place(page: Page, code: str) -> dict[str, float]:
    """The middle of a key on the screen."""
    box = box_of(page.locator(f'[data-code="{code}"]').first)
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def sheet_is_read(page: Page) -> None:
    """The page of scores is there and has asked the browser for its sheet, which calls for another run."""
    expect(page.get_by_text("Start the match")).to_be_visible()
    page.wait_for_function(
        "document.querySelector('.st-key-sc-store [data-testid=stBidiComponentIsolated]')"
        "?.shadowRoot?.querySelector('.store')?.memory?.token"
    )
    rested(page)


def go_to(page: Page, name: str) -> None:
    """Another page of the app; on a phone its name is in the drawer."""
    drawer = page.locator('[data-testid=stExpandSidebarButton][aria-expanded="false"]')
    if drawer.is_visible():
        drawer.tap()
    page.get_by_role("link", name=name).click()
