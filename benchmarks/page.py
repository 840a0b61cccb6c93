"""`python -m benchmarks.page`: how long a visitor waits, in a browser on this machine; figures printed, none asserted.

Needs what the browser tests need. First paint: from the request until the first example's verdict is in sight.
"""

from __future__ import annotations

import os
import statistics
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

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


def visit(browser: Browser, url: str, device: dict[str, Any]) -> tuple[Page, float, float]:
    """A new visitor; seconds until the cards, and until the verdict, are in sight."""
    page = browser.new_context(**device, locale="en-GB").new_page()
    page.add_init_script(SEEN)
    page.goto(url, wait_until="commit")
    page.wait_for_function(BOTH)
    seen = page.evaluate("window.ramiscopeSeen")
    return page, seen["cards"] / 1000, seen["verdict"] / 1000


def taps(page: Page) -> list[float]:
    """Seconds from a tap to the new verdict, card by card up to a hand of 14."""
    page.get_by_role("combobox", name="Rule set").wait_for()
    page.get_by_role("button", name="Clear").click()
    page.get_by_text("Your hand · 0 cards").wait_for()
    times = [page.evaluate(TAP, f"{rank}{suit}") for suit in "SH" for rank in ("K", 2, 9, 4, 10, 6, "J")]
    return [each / 1000 for each in times if each is not None]


def main() -> None:
    """Print the figures of each device."""
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} at the start")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_FLAGS)
        for name, device in (("desk", DESK), ("phone", PHONE)):
            with served() as url:
                _, cards, verdict = visit(browser, url, device)
                print(f"{name}: cold, cards {cards:.2f} s, verdict {verdict:.2f} s")
                warm = [visit(browser, url, device) for _ in range(WARM_VISITS)]
                print(
                    f"{name}: warm, cards {statistics.median(each[1] for each in warm):.2f} s, "
                    f"verdict {statistics.median(each[2] for each in warm):.2f} s (medians of {len(warm)})"
                )
                times = taps(warm[-1][0])
                print(
                    f"{name}: tap to new verdict, median {statistics.median(times) * 1000:.0f} ms, "
                    f"slowest {max(times) * 1000:.0f} ms of {len(times)}"
                )
        browser.close()


if __name__ == "__main__":
    main()
