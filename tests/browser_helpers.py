"""What the tests of the page in a browser share: its devices, the page opened, cards tapped, zones read as text."""

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
MARKED = """() => {
  if (!document.querySelector(".st-key-board_marks")) return true;
  const host = document.querySelector(".st-key-board [data-testid=stBidiComponentIsolated]");
  return host?.shadowRoot?.querySelector(".board")?.board?.fresh();
}"""
"""Whether the card editor, where there is one, has heard what the page found in its cards."""

OpenPage = Callable[..., Page]

pytestmark = pytest.mark.browser


@pytest.fixture
def open_page(browser: Browser, app_url: str) -> Any:
    """Opens the page in a context of its own; a request to another host, which Chromium cannot find, fails the test,
    and so does an error that the page is left with."""
    contexts, foreign, broken = [], [], []

    def guard(request: Request) -> None:
        if not request.url.startswith((app_url, "data:", "blob:")):
            foreign.append(request.url)

    def open_it(device: dict[str, Any], locale: str = "en-GB", query: str = "") -> Page:
        context = browser.new_context(**device, locale=locale)
        contexts.append(context)
        context.on("request", guard)
        page = context.new_page()
        page.goto(f"{app_url}/{query}")
        return rested(page)

    yield open_it
    for context in contexts:
        broken += [each.inner_text() for page in context.pages for each in page.locator(".stException").all()]
        context.close()
    assert (foreign, broken) == ([], [])


def rested(page: Page) -> Page:
    """The page once its run is over and all of it is drawn: nothing moves any more from under a finger.

    After a touch it tells of the run that follows only where that run has been seen to begin.
    """
    page.locator(READY).wait_for(timeout=30_000)
    expect(page.locator("[data-testid^=stSkeleton], [data-stale=true]")).to_have_count(0)
    page.wait_for_function(MARKED)
    return page


def link_of(name: str) -> str:
    """What leads to an example, after the address of the page."""
    example = json.loads((ROOT / "examples" / f"{name}.json").read_text(encoding="utf-8"))
    return f"?p={write_link(example['position'])}"


def tap(page: Page, *cards: str) -> None:
    for card in cards:
        page.get_by_role("button", name=card, exact=True).first.tap()


def as_text(page: Page, label: str) -> Locator:
    """The text field of a zone, its fold opened: it is drawn only then."""
    rested(page)
    name = "^(Cartes|Tuiles) en texte$" if "en texte" in label else "^(Cards|Tiles) as text$"
    fold = page.locator("details").filter(has=page.get_by_text(re.compile(name)))
    expect(fold).to_have_count(1)
    if fold.get_attribute("open") is None:
        fold.locator("summary").evaluate("each => each.click()")  # what is still found above it would move it away
        expect(fold).to_have_attribute("open", "")
    field = page.get_by_label(label)
    expect(field).to_have_count(1)  # a run that draws it anew has taken the old one away
    expect(field).to_be_visible()
    return field


def expect_text(page: Page, label: str, value: str) -> None:
    """Wait for the text field of a zone to say this; while a run draws it anew, the old one is there too."""
    as_text(page, label)
    expect(page.locator(f'input[aria-label="{label}"][value="{value}"]')).to_have_count(1)


WIDER = """() => {
  const places = "[data-testid=stApp], [data-testid=stAppViewContainer], [data-testid=stHeader], [data-testid=stMain]";
  const all = [document.scrollingElement, ...document.querySelectorAll(places)];
  return Math.max(...all.map((each) => each.scrollWidth - Math.min(each.clientWidth, window.innerWidth)));
}"""


def overflow(page: Page) -> int:
    """How many pixels the page is wider than its window, once nothing of it is still being loaded.

    What the page hides at its edge counts too: the keyboard focus draws it into sight, and the rest out of it.
    """
    rested(page)
    return int(page.evaluate(WIDER))
