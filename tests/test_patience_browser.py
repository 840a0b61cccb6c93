"""The patience of the browser tests: it waits for one of two to go, and ends."""

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from tests import patience
from tests.browser_helpers import pytestmark

__all__ = ["pytestmark"]


def twins(page: Page, going: bool) -> Locator:
    """Two buttons of one name; the first of them goes after a while, or stays."""
    page.set_content("<button onclick='window.told = 1'>Go</button><button onclick='window.told = 2'>Go</button>")
    if going:
        page.evaluate("() => void setTimeout(() => document.querySelector('button').remove(), 500)")
    return page.get_by_role("button", name="Go")


def test_one_that_goes_is_waited_for(page: Page) -> None:
    expect(twins(page, going=True)).to_be_visible()
    twins(page, going=True).click()
    assert page.evaluate("window.told") == 2
    assert twins(page, going=True).inner_text() == "Go"


def test_two_that_stay_are_a_fault(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "PATIENCE", 0.3)
    two = twins(page, going=False)
    with pytest.raises(AssertionError, match="strict mode violation"):
        expect(two).to_be_visible()
    with pytest.raises(Error, match="strict mode violation"):
        two.click()
    assert page.evaluate("window.told") is None
