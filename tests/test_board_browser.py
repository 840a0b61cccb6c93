"""The card editor as its users meet it: tapped, typed, dragged; nothing is lost, whatever happens to page or server."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, Page, expect

from tests.conftest import free_port, serve
from tests.test_browser import (
    DESK,
    PHONE,
    READY,
    OpenPage,
    as_text,
    expect_text,
    open_page,
    overflow,
    pytestmark,
    tap,
)
from tests.test_tiles_browser import choose
from ui.board.component import FILES, SCRIPTS

__all__ = ["open_page", "pytestmark"]

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
    return page


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


def drag(page: Page, start: Locator, end: Locator, *, rest: int = 0) -> None:
    """From the lower part of one thing to the other, by finger where the page has touch, else by mouse."""
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
    page.wait_for_timeout(rest)
    for px, py in path:
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": px, "y": py}]})
    expect(page.locator(".zone.over")).to_have_count(1)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@DEVICES
def test_a_meld_dragged_to_the_table(open_page: OpenPage, device: dict[str, Any]) -> None:
    page = open_page(device)
    drag(page, button(page, RUN), button(page, "New meld"))
    expect(page.get_by_text("Your hand · 11 cards")).to_be_visible()
    expect(button(page, "joker as eight of clubs, Meld 1")).to_be_visible()
    expect(button(page, "mine")).to_be_visible()
    drag(page, button(page, "ten of spades, Your hand"), button(page, "Discard pile · 2 cards"), rest=350)
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
    start = box_of(button(page, "three of spades, Your hand"))
    finger = page.context.new_cdp_session(page)
    for step in range(9):
        point = {"x": start["x"] + 20, "y": start["y"] + 30 - 25 * step}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove" if step else "touchStart", "touchPoints": [point]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function("document.querySelector('[data-testid=stMain]').scrollTop > 50")
    expect(page.get_by_text("Your hand · 14 cards")).to_be_visible()


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


def place(page: Page, code: str) -> dict[str, float]:
    """The middle of a key on the screen."""
    box = box_of(page.locator(f'[data-code="{code}"]').first)
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


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
        page.get_by_role("button", name="Undo").evaluate("e => e.click()")
    expect(page.get_by_text("Your hand · 0 cards")).to_be_visible()
    assert box_of(hand)["height"] < full["height"]
    assert place(page, "2S") == keys


def test_thirty_taps_in_one_breath(open_page: OpenPage) -> None:
    page = cleared(open_page(DESK))
    page.evaluate("""() => {
      const root = document.querySelector(".st-key-board [data-testid=stBidiComponentIsolated]").shadowRoot;
      for (const suit of "SHD") for (const rank of [2, 3, 4, 5, 6]) for (const time of [1, 2])
        root.querySelector(`[data-code="${rank}${suit}"]`).click();
    }""")
    expect(page.get_by_text("Your hand · 30 cards")).to_be_visible()
    expect(page.get_by_text("there are 30 cards")).to_be_visible()


def go_to(page: Page, name: str) -> None:
    """Another page of the app; on a phone its name is in the drawer."""
    drawer = page.locator('[data-testid=stExpandSidebarButton][aria-expanded="false"]')
    if drawer.is_visible():
        drawer.tap()
    page.get_by_role("link", name=name).click()


@DEVICES
def test_reload_and_page_change_restore(open_page: OpenPage, device: dict[str, Any]) -> None:
    page = open_page(device)
    choose(page, "Rule set", "Kalooki 51")
    cleared(page)
    for name, _ in FOURTEEN[:5]:
        button(page, name).first.click()
    button(page, "New meld").click()
    for name in ("six of hearts", "joker", "eight of hearts"):
        button(page, name).first.click()
    expect(button(page, "joker as seven of hearts, Meld 1")).to_be_visible()
    page.reload()
    page.locator(READY).wait_for(timeout=30_000)
    expect(page.get_by_text("Your hand · 5 cards")).to_be_visible()
    expect(button(page, "joker as seven of hearts, Meld 1")).to_be_visible()
    expect(page.get_by_role("combobox", name="Rule set")).to_have_value("Kalooki 51")
    expect_text(page, "Meld 1, as text", "6♥︎ JK 8♥︎")
    # A tap that the page has not yet been told of when it is left.
    page.evaluate("""() => {
      const root = document.querySelector(".st-key-board [data-testid=stBidiComponentIsolated]").shadowRoot;
      root.querySelector('[data-code="2C"]').click();
    }""")
    go_to(page, "Scores")
    expect(page.get_by_text("Start the match")).to_be_visible()
    go_to(page, "Analyse")
    expect(page.get_by_text("Your hand · 6 cards")).to_be_visible()
    expect(button(page, "joker as seven of hearts, Meld 1")).to_be_visible()
    expect_text(page, "Hand, as text", "10♠︎ J♠︎ Q♠︎ 7♠︎ 7♥︎ 2♣︎")
    button(page, "Undo").dispatch_event("click")  # the drawer of a phone still lies over it
    expect(page.get_by_text("Your hand · 5 cards")).to_be_visible()


def test_a_server_that_forgets_is_told_again(browser: Browser) -> None:
    """Cards tapped while the server is down are there once it is back, with all that it knew before."""
    port = free_port()
    server = serve(port)
    context = browser.new_context(**DESK, locale="en-GB")
    try:
        page = context.new_page()
        page.goto(f"http://127.0.0.1:{port}")
        page.locator(READY).wait_for(timeout=30_000)
        choose(page, "Rule set", "Classic rami")
        cleared(page)
        for name in ("queen of spades", "king of spades"):
            button(page, name).click()
        expect_text(page, "Hand, as text", "Q♠︎ K♠︎")
        server.kill()
        server.wait(timeout=10)
        button(page, "ace of spades").click()
        expect(page.get_by_text("Your hand · 3 cards")).to_be_visible()
        server = serve(port)
        # The session is a new one: its folds are shut.
        expect(page.get_by_label("Hand, as text")).to_have_count(0, timeout=30_000)
        expect_text(page, "Hand, as text", "Q♠︎ K♠︎ A♠︎")
        expect(page.get_by_text("Your hand · 3 cards")).to_be_visible()
        expect(page.get_by_role("combobox", name="Rule set")).to_have_value("Classic rami")
        button(page, "four of diamonds").click()
        expect_text(page, "Hand, as text", "Q♠︎ K♠︎ A♠︎ 4♦︎")
        expect(page.get_by_text("You can go out now").first).to_be_visible()
    finally:
        context.close()
        server.kill()


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
    typed = as_text(page, "Hand, as text")
    typed.fill("KH 2S 9C")
    typed.press("Enter")
    expect(page.get_by_text("Your hand · 3 cards")).to_be_visible()
    first = page.locator(".hand .card").first
    expect(first).to_have_attribute("aria-label", "king of hearts, Your hand")


def test_what_fits_the_table_and_when(open_page: OpenPage) -> None:
    page = open_page(DESK)
    for zone, cards in (("Hand", "5H 6C 8C 9S AS KC 2D"), ("Meld 1", "7C JK 9C"), ("Meld 2", "6S 7S 8S")):
        field = as_text(page, "Hand, as text") if zone == "Hand" else None
        if field is None:
            page.locator(".st-key-new-meld button").click()
            field = as_text(page, f"{zone}, as text")
        field.fill(cards)
        field.press("Enter")
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


def test_what_an_earlier_run_said_is_not_heard_after_a_later_one(open_page: OpenPage) -> None:
    """Chromium hands the calls that wait for one script to it in any order: here what was said before comes last."""
    page = open_page(DESK)
    choose(page, "Rule set", "Okey (Turkish rami)")
    expect(page.get_by_text("Your hand · 14 tiles")).to_be_visible()
    expect(page.locator(READY)).to_be_visible()
    say = """([script, runs]) => {
      const host = document.querySelector(".st-key-board [data-testid=stBidiComponentIsolated]");
      const { data, tell } = host.shadowRoot.querySelector(".board").board;
      const said = { ...data, rules: "rami30", run: data.run + runs, rev: data.rev + runs };
      const zones = ["hand", "discards", "seen"].map((id) => ({ id, cards: [] }));
      const module = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
      return import(module).then(({ default: hand }) => {
        hand({ data: { ...said, zones, melds: true }, parentElement: host.shadowRoot, setStateValue: tell });
      });
    }"""
    script = "\n".join((FILES / f"{name}.js").read_text(encoding="utf-8") for name in SCRIPTS)
    page.evaluate(say, [script, -1])
    expect(page.get_by_text("Your hand · 14 tiles")).to_be_visible()
    page.evaluate(say, [script, 1])
    expect(page.get_by_text("Your hand · 0 tiles")).to_be_visible()


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
