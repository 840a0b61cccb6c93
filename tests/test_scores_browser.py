"""The score sheet as its users meet it: a whole match, on a phone and on a desk, kept through a reload."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from tests.browser_helpers import DESK, PHONE, overflow, rested
from ui.scores.storage import FILES


def settled(locator: Locator) -> Locator:
    """The one element, once a run that draws it anew has taken the old one away."""
    expect(locator).to_have_count(1)
    return locator


@pytest.fixture(params=[PHONE, DESK], ids=["phone", "desk"])
def sheet(browser: Browser, app_url: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    """An empty score sheet; a request to any other host is aborted and fails the test."""
    foreign: list[str] = []

    def guard(route: Route) -> None:
        url = route.request.url
        if url.startswith((app_url, "data:", "blob:")):
            route.continue_()
        else:
            foreign.append(url)
            route.abort()

    device: dict[str, Any] = request.param
    context = browser.new_context(**device, locale="en-GB")
    page = context.new_page()
    page.route("**/*", guard)
    page.goto(f"{app_url}/scores?lang=en")
    yield rested(page)
    context.close()
    assert foreign == []


def begin(page: Page, *names: str) -> None:
    settled(page.locator(".st-key-sc-count").get_by_text(str(len(names)), exact=True)).click()
    expect(page.locator(".st-key-sc-names input")).to_have_count(len(names))
    for number, name in enumerate(names, start=1):
        field = page.get_by_label(f"Name of player {number}")
        settled(field).fill(name)
        field.press("Enter")
    settled(page.get_by_role("button", name="Start the match")).click()
    expect(page.get_by_text("Enter round 1")).to_be_visible()


def went_out(page: Page, player: str) -> None:
    asked = page.locator("[class*='st-key-sc-winner-']")
    expect(asked).to_have_count(1)  # the fields of the round before are gone
    expect(asked.locator("[aria-pressed=true], [aria-checked=true]")).to_have_count(0)
    settled(asked.get_by_text(player, exact=True)).click()


def left(page: Page, player: str, what: str) -> None:
    field = page.get_by_label(f"{player} has left")
    settled(field).fill(what)
    field.press("Enter")


def add(page: Page, following: str) -> None:
    """Enter the round, once what it comes to is shown above the button."""
    expect(page.locator(".sc-preview")).to_have_count(1)
    rested(page)
    button = page.locator(".st-key-sc-add button")
    expect(button).to_have_count(1)
    settled(button).click()
    expect(page.get_by_text(following).first).to_be_visible()
    rested(page)


def tile(page: Page, player: str) -> str:
    """The tile of a player in words."""
    return " ".join(page.locator(".sc-tile").filter(has_text=player).inner_text().split())


def test_a_match_with_an_elimination_and_a_correction(sheet: Page) -> None:
    begin(sheet, "Ann", "Bob", "Cid")
    went_out(sheet, "Ann")
    left(sheet, "Bob", "7S KH AD")
    expect(sheet.locator(".sc-shares")).to_contain_text("= 32 points")
    expect(sheet.get_by_role("img", name="king of hearts 10")).to_be_visible()
    left(sheet, "Cid", "80")
    expect(sheet.locator(".sc-preview")).to_contain_text("→ 80")
    add(sheet, "Enter round 2")

    went_out(sheet, "Bob")
    left(sheet, "Ann", "14H")
    expect(sheet.get_by_text("“14H” cannot be read as a card. Did you mean 4H or 10H?")).to_be_visible()
    left(sheet, "Ann", "4H")
    left(sheet, "Cid", "15")
    expect(sheet.locator(".sc-preview")).to_contain_text("→ 95")
    add(sheet, "Enter round 3")

    went_out(sheet, "Ann")
    left(sheet, "Bob", "10")
    left(sheet, "Cid", "9")
    expect(sheet.locator(".sc-preview")).to_contain_text("✕ eliminated")
    add(sheet, "Enter round 4")
    assert tile(sheet, "Cid") == "3 Cid 104 ✕ eliminated in round 3"
    assert tile(sheet, "Ann") == "1 Ann 4 ▲ leads"
    expect(sheet.locator("[class*='st-key-sc-winner-']").get_by_text("Cid")).to_have_count(0)

    settled(sheet.get_by_role("button", name="Correct")).click()
    expect(sheet.get_by_text("Correct round 3")).to_be_visible()
    expect(settled(sheet.get_by_label("Cid has left"))).to_have_value("9")
    left(sheet, "Cid", "2")
    expect(sheet.locator(".sc-preview")).to_contain_text("→ 97")
    add(sheet, "Enter round 4")
    expect(sheet.locator(".sc-tile").filter(has_text="Cid")).to_contain_text("3 points to the limit")

    assert overflow(sheet) == 0
    sheet.wait_for_function("localStorage.getItem('ramiscope.scores')?.includes('\"Cid\": 2}')")
    sheet.reload()
    expect(sheet.get_by_text("Enter round 4")).to_be_visible(timeout=15_000)
    expect(sheet.locator(".sc-table tbody tr")).to_have_count(3)
    expect(sheet.locator(".sc-table tfoot")).to_contain_text(re.compile(r"Total\s*4\s*42\s*97"))


def test_cards_tapped_for_a_loser(sheet: Page) -> None:
    begin(sheet, "Ann", "Bob")
    went_out(sheet, "Ann")
    settled(sheet.get_by_role("button", name="Tap cards Bob")).click()
    loser = sheet.locator("[class*='st-key-sc-loser-']").last
    for card in ("queen of hearts", "ace of spades", "joker"):
        loser.get_by_role("button", name=card).first.click()
    expect(loser.locator(".sc-shares")).to_contain_text("= 55 points")
    expect(settled(sheet.get_by_label("Bob has left"))).to_have_value("Q♥︎ A♠︎ JK")
    settled(sheet.get_by_role("button", name="Done")).click()
    expect(loser.locator(".sc-shares")).to_contain_text("= 55 points")
    assert overflow(sheet) == 0


def test_the_chart_names_every_line_and_round(sheet: Page) -> None:
    begin(sheet, "Marie-Claude", "Jean-Baptiste")
    went_out(sheet, "Marie-Claude")
    left(sheet, "Jean-Baptiste", "26")
    expect(sheet.locator(".sc-preview")).to_contain_text("→ 26")
    add(sheet, "Enter round 2")
    went_out(sheet, "Jean-Baptiste")
    left(sheet, "Marie-Claude", "110")
    expect(sheet.locator(".sc-preview")).to_contain_text("→ 110")
    rested(sheet)
    settled(sheet.locator(".st-key-sc-add button")).click()
    chart = sheet.get_by_test_id("stVegaLiteChart")
    for label in ("Marie-Claude 110", "Jean-Baptiste 26", "0", "1", "2"):
        expect(chart.locator("svg text").get_by_text(label, exact=True).first).to_be_visible()
    edge = chart.bounding_box()
    for label in ("Marie-Claude 110", "Jean-Baptiste 26"):
        box = chart.get_by_text(label, exact=True).bounding_box()
        assert edge
        assert box
        assert box["x"] + box["width"] <= edge["x"] + edge["width"]


@pytest.mark.parametrize("sheet", [DESK], ids=["desk"], indirect=True)
def test_an_earlier_sheet_is_not_kept_after_a_later_one(sheet: Page) -> None:
    """What two runs gave to be kept, handed over in either order."""
    say = """async ([script, order]) => {
      const module = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
      const { default: hand } = await import(module);
      const place = document.createElement("div");
      place.append(Object.assign(document.createElement("span"), { className: "store" }));
      for (const run of order) {
        const data = { token: "t", run, rev: `${run}`, text: `of run ${run}` };
        hand({ data, parentElement: place, setStateValue() {} })();
      }
      return localStorage.getItem("ramiscope.scores");
    }"""
    script = (FILES / "storage.js").read_text(encoding="utf-8")
    assert sheet.evaluate(say, [script, [1, 2, 3]]) == "of run 3"
    assert sheet.evaluate(say, [script, [1, 3, 2]]) == "of run 3"


@pytest.mark.parametrize("sheet", [DESK], ids=["desk"], indirect=True)
def test_a_page_that_is_being_left_says_nothing_that_leads_back(sheet: Page) -> None:
    """The sheet is told of once the page is seen to stay, or at once where no link to another page was pressed; in each
    case once, however many runs there are."""
    say = """async (script) => {
      const module = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
      const { default: hand } = await import(module);
      const told = [];
      for (const [token, path] of [["leaving", "/"], ["staying", location.pathname]]) {
        const link = Object.assign(document.createElement("a"), { href: path, textContent: token });
        const place = document.createElement("div");
        place.append(Object.assign(document.createElement("span"), { className: "store" }));
        document.body.append(link);
        link.focus();
        const setStateValue = () => told.push(token);
        const said = { token, rev: "1", text: "" };
        for (const run of [1, 2]) hand({ data: { ...said, run }, parentElement: place, setStateValue });
      }
      const first = told.join();
      await new Promise((over) => setTimeout(over, 4500));
      return [first, told.join()];
    }"""
    script = (FILES / "storage.js").read_text(encoding="utf-8")
    assert sheet.evaluate(say, script) == ["staying", "staying,leaving"]
