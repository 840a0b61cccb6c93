"""No page keeps anybody out: axe-core (vendored in `axe/`) finds nothing serious in any of them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.board_helpers import button, cleared
from tests.browser_helpers import DESK, PHONE, READY, OpenPage, link_of, open_page, pytestmark, rested
from tests.conftest import ROOT
from tests.test_scores_browser import begin

__all__ = ["open_page", "pytestmark"]

AXE = (ROOT / "tests" / "axe" / "axe.min.js").read_text(encoding="utf-8")
LOOKS = pytest.mark.parametrize(
    ("device", "theme"), [(PHONE, "light"), (DESK, "dark")], ids=["phone-light", "desk-dark"]
)
"""Contrast is the theme's, room the device's: two looks see each of them."""
GRAVE = ("serious", "critical")
ORDER = "heading-order"
"""Only moderate to axe, and yet how screen readers find their way."""
LOOK = """async (ready) => {
  const moves = () => document.getAnimations().some((each) => each.playState === "running");
  const rests = () => document.querySelector(ready) && !document.querySelector("[data-stale=true]") && !moves();
  let stirred = !rests();
  const stir = () => (stirred = true);
  const watch = new MutationObserver(stir);
  watch.observe(document, { subtree: true, attributeFilter: ["data-test-script-state", "data-stale"] });
  const kinds = ["transitionrun", "animationstart"];
  kinds.forEach((kind) => document.addEventListener(kind, stir, true));
  const found = await axe.run({ resultTypes: ["violations"] });
  kinds.forEach((kind) => document.removeEventListener(kind, stir, true));
  if (watch.takeRecords().length || !rests()) stir();
  watch.disconnect();
  return [found, !stirred];
}"""


def at_rest(page: Page) -> Page:
    """The page once its run is over and nothing fades any more."""
    rested(page).wait_for_function("document.getAnimations().every((each) => each.playState !== 'running')")
    return page


def faults(page: Page) -> list[str]:
    """What axe holds against the page: the rule, where, and why. A run or a fade during a look may have dimmed what it
    saw: what counts is seen at rest."""
    for _ in range(10):
        found, is_sure = look(at_rest(page))
        if is_sure:
            return found
    pytest.fail("the page never comes to rest")


def look(page: Page) -> tuple[list[str], bool]:
    """What axe sees right now, and whether the page was at rest all the while."""
    page.evaluate(AXE)
    found, is_sure = page.evaluate(LOOK, READY)
    return [
        f"{rule['id']}: {node['target']} {node['failureSummary']}"
        for rule in found["violations"]
        if rule["impact"] in GRAVE or rule["id"] == ORDER
        for node in rule["nodes"]
    ], is_sure


def open_folds(page: Page) -> None:
    """Everything that the page folds away, in sight."""
    folds = at_rest(page).locator("details:not([open]) > summary")
    while folds.count():
        folds.first.evaluate("(each) => each.click()")  # nothing that moves can cover it
    inside = "(each) => each.querySelector('[data-testid=stElementContainer]') || !each.matches('.stExpander *')"
    page.wait_for_function(f"[...document.querySelectorAll('details[open]')].every({inside})")


def test_axe_finds_what_is_there(open_page: OpenPage) -> None:
    page = at_rest(open_page(DESK))
    page.evaluate("document.body.append(document.createElement('button'))")
    assert [fault.split(":")[0] for fault in faults(page)] == ["button-name"]


def test_axe_looks_again_at_what_was_fading(open_page: OpenPage) -> None:
    page = at_rest(open_page(DESK))
    page.evaluate("window.fade = document.body.animate([{ opacity: 0.3 }, { opacity: 0.3 }], 600_000), 0")
    found, is_sure = look(page)
    assert (found != [], is_sure) == (True, False)
    page.evaluate("fade.currentTime = 599_000")
    assert faults(page) == []


@LOOKS
@pytest.mark.parametrize("name", ["10-rami30-overlap", "82-okey-wildcard", "86-okey-two-short", "90-shanghai-contract"])
def test_the_analyser(open_page: OpenPage, device: dict[str, Any], theme: str, name: str) -> None:
    page = open_page({**device, "color_scheme": theme}, query=link_of(name))
    open_folds(page)
    assert faults(at_rest(page)) == []


@LOOKS
def test_the_analyser_with_its_card_editor_at_work(open_page: OpenPage, device: dict[str, Any], theme: str) -> None:
    """A table, cards that fit it, a card lifted, text that is no card, and a fault told."""
    page = cleared(open_page({**device, "color_scheme": theme}))
    assert faults(at_rest(page)) == []
    entry = page.get_by_label("Type cards")
    entry.press_sequentially("5H 6C 8C 9S AS KC 2D ")
    button(page, "New meld").click()
    entry.press_sequentially("7C JK 9C ")
    expect(button(page, "six of clubs fits here, but may not be laid now")).to_be_visible()
    assert faults(at_rest(page)) == []
    entry.fill("14H")
    entry.press("Enter")
    button(page, "nine of clubs, Meld 1").click()
    expect(page.get_by_text("Not analysed").filter(visible=True).first).to_be_visible()
    assert faults(at_rest(page)) == []


@LOOKS
def test_the_score_sheet(open_page: OpenPage, device: dict[str, Any], theme: str) -> None:
    page = at_rest(open_page({**device, "color_scheme": theme}, query="scores"))
    assert faults(page) == []
    begin(page, "Ann", "Bob")
    open_folds(page)
    assert faults(at_rest(page)) == []


@LOOKS
def test_what_is_shared_shown_and_printed(open_page: OpenPage, device: dict[str, Any], theme: str) -> None:
    """The share section with a file refused, the gallery, a bad link, the sheet of paper."""
    page = at_rest(open_page({**device, "color_scheme": theme}, query="?p=1~rami30~7S.x"))
    button(page, "Share").click()
    page.locator(".st-key-share input[type=file]").set_input_files(
        FilePayload(name="bad.json", mimeType="application/json", buffer=b"{")
    )
    expect(page.get_by_text("This file was not opened")).to_be_visible()
    open_folds(page)
    assert faults(at_rest(page)) == []
    page.keyboard.press("Escape")
    button(at_rest(page), "Examples").click()
    expect(page.locator(".rc-tile-face").first).to_be_visible()
    assert faults(at_rest(page)) == []
    page.goto(page.url.replace("/?", "/paper?"))
    expect(page.locator(".paper")).to_be_visible()
    assert faults(at_rest(page)) == []
