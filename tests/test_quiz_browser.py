"""A quiz as its users meet it: opened by a link, answered rightly and wrongly, on a phone and on a desk."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from analyzer.quiz import Choices, Item, Laying, Number, read_set
from analyzer.wording import Text
from tests.browser_helpers import DESK, PHONE, overflow, rested

pytestmark = pytest.mark.browser
LINK = "1~rami30~legal.cost.lay~1~3~monday"


@pytest.fixture(params=[("en", PHONE), ("fr", PHONE), ("en", DESK), ("fr", DESK)], ids=lambda p: f"{p[0]}-{len(p[1])}")
def asked(browser: Browser, app_url: str, request: pytest.FixtureRequest) -> Iterator[tuple[Page, Text]]:
    """The first question of the set; a request to any other host is aborted and fails the test."""
    foreign: list[str] = []

    def guard(route: Route) -> None:
        url = route.request.url
        if url.startswith((app_url, "data:", "blob:")):
            route.continue_()
        else:
            foreign.append(url)
            route.abort()

    lang, device = request.param
    settings: dict[str, Any] = device
    context = browser.new_context(**settings)
    page = context.new_page()
    page.route("**/*", guard)
    page.goto(f"{app_url}/quiz?lang={lang}&q={LINK}")
    yield rested(page), Text(lang)
    context.close()
    assert foreign == []


def items() -> list[Item]:
    return list(read_set(LINK).items())


def tap(page: Page, name: str) -> None:
    """The one button of that name."""
    button = page.get_by_role("button", name=name, exact=True)
    expect(button).to_have_count(1)
    button.click()


def laid(page: Page, number: int, text: Text) -> Locator:
    return page.get_by_text(text("page-meld-number", number=number), exact=True)


def test_a_wrong_answer_then_right_ones(asked: tuple[Page, Text]) -> None:
    page, text = asked
    legal, cost, lay = items()
    assert isinstance(legal.question.answer, Choices)
    wrong = next(o.code for o in legal.question.answer.options if o.code not in legal.question.answer.right)
    expect(page.get_by_text(text("quiz-place", number=1, count=3))).to_be_visible()
    tap(page, text("quiz-choice", choice=wrong))
    expect(page.get_by_test_id("stAlert")).to_contain_text(text("quiz-grade-wrong"))
    expect(page.locator(".qz-rules")).to_contain_text("R30-")
    tap(page, text("quiz-next"))

    expect(page.get_by_text(text("quiz-place", number=2, count=3))).to_be_visible()
    assert isinstance(cost.question.answer, Number)
    field = page.get_by_label(text("quiz-number-points"), exact=True)
    expect(field).to_have_count(1)
    field.fill(str(cost.question.answer.value))
    tap(page, text("quiz-answer"))
    expect(page.get_by_test_id("stAlert")).to_contain_text(text("quiz-grade-right"))
    tap(page, text("quiz-next"))

    assert isinstance(lay.question.answer, Laying)
    _lay(page, lay, text)
    tap(page, text("quiz-lay-done"))
    expect(page.get_by_test_id("stAlert")).to_contain_text(text("quiz-grade-best"))
    assert overflow(page) == 0
    tap(page, text("quiz-next"))
    expect(page.get_by_text(text("quiz-result", right=2, count=3))).to_be_visible()


def _lay(page: Page, lay: Item, text: Text) -> None:
    """Tap the cards of each meld of the witness, then lay them."""
    assert isinstance(lay.question.answer, Laying)
    left = list(lay.question.position.hand)
    for number, meld in enumerate(lay.question.answer.witness, start=1):
        chips = page.locator(f"[class*='st-key-qz-pick-2-{number - 1}'] button")
        expect(chips).to_have_count(len(left))
        indices = []
        for piece in meld.pieces:
            index = next(i for i, held in enumerate(left) if held == piece and i not in indices)
            indices.append(index)
            chips.nth(index).click()
        tap(page, text("quiz-lay-meld"))
        expect(laid(page, number, text)).to_be_visible()
        left = [piece for index, piece in enumerate(left) if index not in indices]
    rested(page)


def test_the_whole_link_is_shown(asked: tuple[Page, Text], app_url: str) -> None:
    """As it is copied it opens the same set."""
    page, text = asked
    page.get_by_text(text("quiz-share"), exact=True).click()
    link = page.get_by_test_id("stCode")
    expect(link).to_contain_text(f"{app_url}/quiz?q={LINK}")
    expect(page.get_by_role("img", name=text("share-qr"))).to_be_visible()
    assert overflow(page) == 0
    page.goto(f"{link.inner_text().strip()}&lang={text.lang}")
    expect(page.get_by_text(text("quiz-place", number=1, count=3))).to_be_visible()


@pytest.mark.parametrize("asked", [("en", DESK), ("fr", PHONE)], indirect=True, ids=["en-desk", "fr-phone"])
def test_a_house_rule_is_set_up_and_told_with_the_question(asked: tuple[Page, Text]) -> None:
    page, text = asked
    tap(page, text("quiz-other"))
    expect(page.get_by_role("button", name=text("quiz-begin"), exact=True)).to_be_visible()
    rested(page)
    page.get_by_text(text("page-house-rules", count=0), exact=True).click()
    field = page.get_by_label(text("option-open_min"), exact=True).first
    field.fill("40")
    field.press("Enter")
    differs = text("house-difference", option=text("option-open_min"), value="40", standard="30")
    expect(page.get_by_text(differs).filter(visible=True).first).to_be_visible()
    rested(page)
    tap(page, text("quiz-begin"))
    expect(page).to_have_url(re.compile("open_min-40"))
    expect(page.get_by_text(text("quiz-place", number=1, count=10))).to_be_visible()
    expect(page.get_by_text(differs).first).to_be_visible()
    assert overflow(page) == 0
