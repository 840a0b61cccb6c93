"""A lesson and the checker as learners meet them: tapped, read, tried, on a phone and on a desk, in both languages."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser_helpers import DESK, PHONE, OpenPage, open_page, overflow, pytestmark, rested
from tests.test_axe_browser import LOOKS, at_rest, faults, open_folds
from tests.test_tiles_browser import choose

__all__ = ["open_page", "pytestmark"]

WORDS: dict[str, dict[str, str]] = {
    "en-GB": {
        "chapter": "Chapter",
        "aces": "Aces and ones",
        "rule": "A run does not go round the corner: king, ace, two is refused.",
        "try": "Try it",
        "no": "No, this is not a meld",
        "mend": "Put 3♥ in place of K♥.",
        "yes": "Yes: a run",
        "use": "Use this",
        "undo": "Back to how it was",
        "clear": "Clear",
        "run": "queen of hearts",
        "pick": "Tap the cards of the hand",
        "letters": "A♥ K♥ Q♥",
    },
    "fr-FR": {
        "chapter": "Chapitre",
        "aces": "Les as et les 1",
        "rule": "Une suite ne boucle pas : roi, as, deux est refusé.",
        "try": "Essayer",
        "no": "Non, ce n’est pas une combinaison",
        "mend": "Mettez 3♥ à la place de R♥.",
        "yes": "Oui : une suite",
        "use": "Reprendre",
        "undo": "Revenir à avant",
        "clear": "Vider",
        "run": "dame de cœur",
        "pick": "Touchez les cartes de la main",
        "letters": "A♥ R♥ D♥",
    },
}
NAMES = {
    "en-GB": ("king of hearts", "ace of hearts", "two of hearts"),
    "fr-FR": ("roi de cœur", "as de cœur", "deux de cœur"),
}
LOCALES = pytest.mark.parametrize("locale", WORDS)


def told(page: Page, words: str) -> None:
    """Wait for words that are in sight somewhere; suit signs and spaces may be of another style."""
    pattern = words.replace("♥", "♥\ufe0e").replace(" :", "\u00a0:")
    expect(page.get_by_text(pattern).filter(visible=True).first).to_be_visible()


@pytest.mark.parametrize("device", [PHONE, DESK], ids=["phone", "desk"])
@LOCALES
def test_a_lesson_and_its_example_tried(open_page: OpenPage, device: dict[str, Any], locale: str) -> None:
    page, words = open_page(device, locale=locale, query="rules"), WORDS[locale]
    choose(page, words["chapter"], words["aces"])
    rule = page.locator(".st-key-rule-R30-15")
    expect(rule.get_by_text("R30-15")).to_be_visible()
    told(page, words["rule"])
    expect(rule.get_by_role("img", name=words["run"])).to_be_visible()
    assert overflow(page) == 0
    page.locator(".st-key-try-R30-15-wrong").get_by_role("button", name=words["try"]).click()
    told(page, words["no"])
    told(page, words["mend"])
    assert overflow(page) == 0


@pytest.mark.parametrize("device", [PHONE, DESK], ids=["phone", "desk"])
@LOCALES
def test_a_no_with_its_mend_and_then_a_yes(open_page: OpenPage, device: dict[str, Any], locale: str) -> None:
    page, words = open_page(device, locale=locale, query="check"), WORDS[locale]
    page.get_by_role("button", name=words["clear"]).click()
    for card in NAMES[locale]:
        page.get_by_role("button", name=card, exact=True).first.click()
    told(page, words["no"])
    told(page, words["mend"])
    expect(page.get_by_text("R30-15")).to_be_visible()
    rested(page)
    page.get_by_role("button", name=words["use"]).first.click()
    told(page, words["yes"])
    assert overflow(page) == 0
    page.get_by_role("button", name=words["undo"]).click()
    told(page, words["mend"])
    expect(page.get_by_role("button", name=words["undo"])).to_have_count(0)
    page.get_by_role("button", name=words["run"], exact=True).first.click()
    pills = page.get_by_role("toolbar", name=words["pick"])
    expect(pills.get_by_role("button")).to_have_count(4)
    for letter in words["letters"].split():
        pill = pills.get_by_role("button").filter(has_text=letter)
        ink = pill.evaluate("pill => getComputedStyle(pill).color")
        pill.click()
        expect(pill).to_have_attribute("aria-pressed", "true")
        expect(pill).to_have_css("color", ink)  # of its suit, picked or not
    told(page, words["yes"])


@LOOKS
def test_learning_pages_keep_nobody_out(open_page: OpenPage, device: dict[str, Any], theme: str) -> None:
    page = at_rest(open_page({**device, "color_scheme": theme}, query="rules"))
    for view in ("Two rule sets", "Words"):
        choose(page, "Show", view)
        assert faults(at_rest(page)) == []
    choose(page, "Show", "The rules")
    choose(at_rest(page), "Chapter", "Aces and ones")
    open_folds(page)
    assert faults(at_rest(page)) == []
    at_rest(page).locator(".st-key-try-R30-15-wrong").get_by_role("button", name="Try it").click()
    told(page, "No, this is not a meld")
    assert faults(at_rest(page)) == []
