"""`python -m benchmarks.page`: how long a visitor waits, in a browser on this machine; figures printed, none asserted.

Needs what the browser tests need. First paint: from the request until the first example's verdict is in sight.
"""

from __future__ import annotations

import os
import statistics
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import BrowserContext, Page, sync_playwright

from tests.conftest import CHROMIUM_FLAGS, chromium, free_port, serve

# Looked at by the page itself, on each frame: a question from outside is repeated only every half second after a while.
# What is found in a frame is in sight with the next one; the clock of the page starts with the request.
SEEN = """(() => {
  const seen = (window.ramiscopeSeen = {});
  const board = ".st-key-board [data-testid=stBidiComponentIsolated]";
  const parts = {
    cards: () => document.querySelector(board)?.shadowRoot?.querySelector(".zone.hand"),
    verdict: () => document.querySelector(".verdict:not(.wait)"),
  };
  const look = () => {
    const missing = Object.keys(parts).filter((name) => !(name in seen));
    for (const name of missing.filter((name) => parts[name]()?.checkVisibility()))
      requestAnimationFrame(() => { seen[name] ??= performance.now(); });
    if (missing.length) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()"""
BOTH = "window.ramiscopeSeen?.cards && window.ramiscopeSeen?.verdict"
WARM_VISITS = 5
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}

# From a tap on a card until the verdict on these cards is there (the marks of its melds come with it), in milliseconds.
TAP = """async (code) => {
  const root = document.querySelector(".st-key-board [data-testid=stBidiComponentIsolated]").shadowRoot;
  const heard = () => window.ramiscopeMarks?.ack ?? 0;
  const before = heard(), start = performance.now();
  root.querySelector(`[data-code="${code}"]`).click();
  while (heard() === before) {
    if (performance.now() - start > 20000) return null;
    await new Promise((next) => requestAnimationFrame(next));
  }
  return performance.now() - start;
}"""


@contextmanager
def served() -> Iterator[str]:
    """The page on a server of its own, just started."""
    port = free_port()
    server = serve(port)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(timeout=10)


def visit(visitor: BrowserContext, url: str) -> Page:
    """The page once cards and verdict are in sight; it remembers when each was."""
    page = visitor.new_page()
    page.add_init_script(SEEN)
    page.goto(url, wait_until="commit")
    page.wait_for_function(BOTH)
    return page


def report(name: str, visitors: list[BrowserContext], url: str) -> None:
    """Print how long each of these visitors waits, as medians."""
    seen = []
    for visitor in visitors:
        page = visit(visitor, url)
        seen.append(page.evaluate("window.ramiscopeSeen"))
        page.close()
    cards, verdict = (statistics.median(each[part] for each in seen) / 1000 for part in ("cards", "verdict"))
    print(f"{name}: cards {cards:.2f} s, verdict {verdict:.2f} s (visits: {len(visitors)})")


def taps(page: Page) -> list[float]:
    """Seconds from a tap to the new verdict, card by card up to a hand of 14."""
    page.get_by_role("combobox", name="Rule set").wait_for()
    page.get_by_role("button", name="Clear").click()
    page.get_by_text("Your hand · 0 cards").wait_for()
    times = [page.evaluate(TAP, f"{rank}{suit}") for suit in "SH" for rank in ("K", 2, 9, 4, 10, 6, "J")]
    return [each / 1000 for each in times if each is not None]


def main() -> None:
    """Print the figures of each device: a first visit to a fresh server, first visits of others, the first again."""
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} at the start")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_FLAGS)
        for name, device in (("desk", DESK), ("phone", PHONE)):
            first, *others = (browser.new_context(**device, locale="en-GB") for _ in range(1 + WARM_VISITS))
            with served() as url:
                report(f"{name}, cold", [first], url)
                report(f"{name}, warm, a new browser", others, url)
                report(f"{name}, warm, a browser that was there before", [first] * WARM_VISITS, url)
                times = taps(visit(first, url))
                print(
                    f"{name}: tap to new verdict, median {statistics.median(times) * 1000:.0f} ms, "
                    f"slowest {max(times) * 1000:.0f} ms of {len(times)}"
                )
        browser.close()


if __name__ == "__main__":
    main()
