"""The keypad under quick thumbs: every tap shows at once, none is lost, no key moves away."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.board_helpers import box_of, button, cleared, place
from tests.browser_helpers import DESK, PHONE, OpenPage, expect_text, open_page, overflow, pytestmark, tap
from tests.conftest import ROOT

__all__ = ["open_page", "pytestmark"]


def test_a_tapped_card_shows_at_once(open_page: OpenPage) -> None:
    """Median of ten taps until the next picture, in milliseconds."""
    page = cleared(open_page(PHONE))
    times = page.evaluate("""async () => {
      const root = document.querySelector(".st-key-board [data-testid=stBidiComponentIsolated]").shadowRoot;
      const times = [];
      for (const rank of ["A", 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
        const start = performance.now();
        root.querySelector(`[data-code="${rank}S"]`).click();
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
        if (root.querySelectorAll(".hand .card").length !== times.length + 1) return [];
        times.push(performance.now() - start);
        await new Promise((rest) => setTimeout(rest, 80));
      }
      return times;
    }""")
    assert len(times) == 10
    assert sorted(times)[5] < 50


def test_two_thumbs_at_once_lose_nothing(open_page: OpenPage) -> None:
    """One thumb comes down before the other is lifted, without a rest, while the page is busy with the taps before."""
    page = cleared(open_page(PHONE))
    page.get_by_role("button", name="Your hand · 0 cards").evaluate("e => e.scrollIntoView()")
    finger = page.context.new_cdp_session(page)
    codes = ["2S", "3S", "4S", "5S", "9S", "10S", "JS", "QS", "2H", "3H", "4H", "5H"]
    points = [place(page, code) | {"id": number % 2} for number, code in enumerate(codes)]
    for one, two in zip(points[::2], points[1::2], strict=True):
        for kind, down in (("touchStart", [one]), ("touchStart", [one, two]), ("touchEnd", [])):
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": down})
    expect(page.get_by_text("Your hand · 12 cards")).to_be_visible()
    expect_text(page, "Hand, as text", "2♠︎ 3♠︎ 4♠︎ 5♠︎ 9♠︎ 10♠︎ J♠︎ Q♠︎ 2♥︎ 3♥︎ 4♥︎ 5♥︎")


@pytest.mark.parametrize("anchor", ["auto", "none"])
def test_keys_stay_where_they_are_while_the_hand_grows(open_page: OpenPage, anchor: str) -> None:
    """Also where the browser does not hold the page in place by itself."""
    page = cleared(open_page(PHONE))
    page.evaluate(
        """(anchor) => document.querySelector("[data-testid=stMain]").style.overflowAnchor = anchor""", anchor
    )
    page.get_by_role("button", name="Your hand · 0 cards").evaluate("e => e.scrollIntoView()")
    codes = ["2S", "3S", "4S", "9S", "JS", "QS", "2H", "3H", "4H", "8H", "9H", "10H", "JH", "3S"]
    for code, point in [(code, place(page, code)) for code in codes]:
        page.touchscreen.tap(point["x"], point["y"])
        expect(page.locator(f'.hand [data-ref*="{code}"]').first).to_be_visible()
        # The marks of a run take room as well, once it is found.
        found = {"4S": 1, "4H": 2, "10H": 3}.get(code)
        if found:
            expect(page.locator(".hand .group:is(.now, .formed)")).to_have_count(found)
    expect(page.get_by_text("Your hand · 14 cards")).to_be_visible()
    expect_text(page, "Hand, as text", "2♠︎ 3♠︎ 4♠︎ 9♠︎ J♠︎ Q♠︎ 2♥︎ 3♥︎ 4♥︎ 8♥︎ 9♥︎ 10♥︎ J♥︎ 3♠︎")


def test_keys_stay_where_they_are_however_late_the_hand_changes(open_page: OpenPage) -> None:
    page = cleared(open_page(PHONE))
    page.get_by_role("button", name="Your hand · 0 cards").evaluate("e => e.scrollIntoView()")
    hand = page.locator(".hand")
    for code in ("2S", "5S", "8S", "JS", "2H", "5H", "8H", "JH", "2D", "5D"):
        point = place(page, code)
        page.touchscreen.tap(point["x"], point["y"])
        expect(page.locator(f'.hand [data-ref*="{code}"]')).to_be_visible()
    page.wait_for_timeout(3000)
    keys, full = place(page, "2S"), box_of(hand)
    for _ in range(10):
        page.keyboard.press("Control+z")
    expect(page.get_by_text("Your hand · 0 cards")).to_be_visible()
    assert box_of(hand)["height"] < full["height"]
    assert place(page, "2S") == keys


def test_the_page_stays_where_it_is_once_something_else_was_touched(open_page: OpenPage) -> None:
    page = cleared(open_page({"viewport": {"width": 1000, "height": 800}}))
    button(page, "two of spades").click()
    expect(page.get_by_text("Your hand · 1 card", exact=True)).to_be_visible()
    keys = place(page, "2S")
    button(page, "Examples").click()
    expect(page.locator(".st-key-gallery .rc-tile-face")).to_have_count(len([*ROOT.glob("examples/*.json")]))
    button(page, "Rami 30: a card counts once").click()
    expect(page.get_by_text("Your hand · 14 cards")).to_be_visible()
    assert place(page, "2S")["y"] > keys["y"]
    assert page.evaluate("document.querySelector('[data-testid=stMain]').scrollTop") == 0


def test_thirty_taps_in_one_breath(open_page: OpenPage) -> None:
    page = cleared(open_page(DESK))
    page.evaluate("""() => {
      const root = document.querySelector(".st-key-board [data-testid=stBidiComponentIsolated]").shadowRoot;
      for (const suit of "SHD") for (const rank of [2, 3, 4, 5, 6]) for (const time of [1, 2])
        root.querySelector(`[data-code="${rank}${suit}"]`).click();
    }""")
    expect(page.get_by_text("Your hand · 30 cards")).to_be_visible()
    expect(page.get_by_text("there are 30 cards")).to_be_visible()


def test_copies_end_where_the_packs_do(open_page: OpenPage) -> None:
    page = cleared(open_page(DESK))
    button(page, "queen of spades").click()
    button(page, "Discard pile · 0 cards").click()
    button(page, "queen of spades (1)").click()
    full = button(page, "queen of spades (2)")
    expect(full).to_have_attribute("aria-disabled", "true")
    full.dispatch_event("click")
    expect(page.get_by_text("Discard pile · 1 card")).to_be_visible()
    expect(page.get_by_text("queen of spades: no copy left")).to_be_attached()


@pytest.mark.parametrize("width", [360, 390])
def test_targets_are_large_and_nothing_scrolls_sideways(open_page: OpenPage, width: int) -> None:
    page = open_page({**PHONE, "viewport": {"width": width, "height": 780}}, query="?lang=fr")
    tap(page, "Votre main · 14 cartes")
    button(page, "suite · 21 points\u00a0: peut être posée maintenant").tap()
    button(page, "Nouvelle combinaison").tap()
    expect(page.get_by_text("Combinaison 1", exact=True)).to_be_visible()
    assert overflow(page) == 0
    small = page.evaluate("""() => {
      const root = document.querySelector(".st-key-board [data-testid=stBidiComponentIsolated]").shadowRoot;
      const targets = [...root.querySelectorAll("button, select, input")].filter((each) => each.checkVisibility());
      const sizes = targets.map((each) => [each.ariaLabel ?? each.textContent, each.getBoundingClientRect()]);
      const small = sizes.filter(([, box]) => box.width < 40 || box.height < 40);
      return small.map(([name, box]) => `${name} ${box.width}x${box.height}`);
    }""")
    assert small == []
