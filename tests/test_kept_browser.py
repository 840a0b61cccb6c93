"""What the card editor holds outlives a reload, another page, a lost server and late words."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, expect

from tests.board_helpers import DEVICES, FOURTEEN, button, cleared, go_to, sheet_is_read
from tests.browser_helpers import DESK, READY, OpenPage, expect_text, open_page, pytestmark
from tests.conftest import free_port, serve
from tests.test_tiles_browser import choose
from ui.board.component import FILES, SCRIPTS

__all__ = ["open_page", "pytestmark"]


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
    sheet_is_read(page)
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
        field = page.locator('input[aria-label="Hand, as text"][value="Q♠︎ K♠︎ A♠︎"]')
        expect(field).to_have_count(1, timeout=30_000)  # its fold is still open
        expect(page.get_by_text("Your hand · 3 cards")).to_be_visible()
        expect(page.get_by_role("combobox", name="Rule set")).to_have_value("Classic rami")
        button(page, "four of diamonds").click()
        expect_text(page, "Hand, as text", "Q♠︎ K♠︎ A♠︎ 4♦︎")
        expect(page.get_by_text("You can go out now").first).to_be_visible()
    finally:
        context.close()
        server.kill()


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
