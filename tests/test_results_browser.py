"""The answer's panel in a browser: on a phone and on a desk, in French and in English."""

import csv
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from analyzer import analyse
from analyzer.link import write_link
from analyzer.wording import Text
from tests.browser_helpers import DESK, PHONE, READY, OpenPage, link_of, open_page, overflow
from tests.test_results_page import example
from ui.results import discards

__all__ = ["open_page"]
pytestmark = pytest.mark.browser
BUY = {
    "rules": "shanghai",
    "hand": "7S 7H 9D 9C 2S 4D KH QC JS 5C 10D",
    "discards": "7D",
    "phase": "draw",
    "out_of_turn": True,
    "contract": 1,
}
LOCALES = {"en": "en-GB", "fr": "fr-FR"}


@pytest.fixture(params=("phone", "desk"))
def where(request: pytest.FixtureRequest) -> tuple[dict[str, Any], Text]:
    """A device and the language spoken on it."""
    return (PHONE, Text("fr")) if request.param == "phone" else (DESK, Text("en"))


@pytest.fixture
def device(where: tuple[dict[str, Any], Text]) -> dict[str, Any]:
    return where[0]


@pytest.fixture
def text(where: tuple[dict[str, Any], Text]) -> Text:
    return where[1]


def at_example(open_page: OpenPage, device: dict[str, Any], text: Text, name: str) -> Page:
    """The page opened by the link of an example."""
    return open_page(device, locale=LOCALES[text.lang], query=link_of(name))


def section(page: Page, heading: str) -> Any:
    return page.get_by_role("heading", name=heading)


def test_think_first(open_page: OpenPage, device: dict[str, Any], text: Text) -> None:
    page = open_page(device, locale=LOCALES[text.lang])
    expect(section(page, text("heading-turn"))).to_be_visible()
    page.get_by_text(text("think-first"), exact=True).click()
    expect(section(page, text("heading-turn"))).to_have_count(0)
    expect(page.locator(".verdict.banner")).to_have_count(0)
    expect(page.get_by_text(text("think-first-bar"))).to_be_visible()
    expect(page).to_have_url(re.compile("think=1"))
    page.reload()
    expect(page.get_by_text(text("think-first-bar"))).to_be_visible()
    page.get_by_role("button", name=text("think-first-show")).click()
    expect(section(page, text("heading-turn"))).to_be_visible()
    expect(page.locator(".verdict.banner")).to_have_count(1)


def test_the_verdict_stays_in_sight(open_page: OpenPage, device: dict[str, Any], text: Text) -> None:
    page = open_page(device, locale=LOCALES[text.lang])
    short = page.locator(".verdict.short")
    for heading in ("heading-discards", "heading-exposure"):
        section(page, text(heading)).scroll_into_view_if_needed()
        expect(short).to_be_in_viewport()
        expect(short.get_by_text(text("advised-discard"))).to_be_visible()
        expect(short.get_by_role("img")).to_have_count(2)  # the sign, the card


def test_the_discards_as_a_file(open_page: OpenPage, device: dict[str, Any], text: Text, tmp_path: Path) -> None:
    page = open_page(device, locale=LOCALES[text.lang])
    page.get_by_text(text("discards-all", count=14)).click()
    with page.expect_download() as download:
        page.get_by_role("button", name=text("discards-csv"), exact=True).click()
    download.value.save_as(tmp_path / "discards.csv")
    rows = list(csv.DictReader((tmp_path / "discards.csv").read_text(encoding="utf-8-sig").splitlines()))
    assert len(rows) == 14
    best = page.locator(".discards li.best")
    assert float(rows[0]["expected"]) == min(float(row["expected"]) for row in rows)
    expect(best).to_contain_text(text("discard-average", points=round(float(rows[0]["expected"]), 1)))


def box_of(element: Locator) -> list[int]:
    """Where an element stands in its page, once it is there."""
    expect(element).to_be_visible()
    box = element.bounding_box()
    assert box
    return [round(box["x"]), round(box["y"]), round(box["width"]), round(box["height"])]


def test_what_is_drawn_late_moves_nothing_away(open_page: OpenPage, device: dict[str, Any], text: Text) -> None:
    """The parts of Streamlit that draw tables and charts are kept back, then let through."""
    page = open_page(device, locale=LOCALES[text.lang])
    held: list[Route] = []
    page.route(re.compile(r"/(DataFrame|ArrowVegaLiteChart)\.[^/]*\.js$"), lambda route: held.append(route))
    page.get_by_text(text("discards-all", count=14)).click()
    button = page.get_by_role("button", name=text("discards-csv"), exact=True)
    before = box_of(button)
    late(page, held, "stDataFrame")
    assert box_of(button) == before
    page.goto(f"{page.url.split('?')[0]}{link_of('40-kalooki51-short')}")
    page.locator(READY).wait_for(timeout=30_000)
    expect(page.locator("[data-testid^=stSkeleton]:not([class*=st-key-chart-] *)")).to_have_count(0)
    below = section(page, text("heading-exposure"))
    before = box_of(below)
    late(page, held, "stVegaLiteChart")
    assert box_of(below) == before


def late(page: Page, held: list[Route], what: str) -> None:
    """Let through what was kept back, and wait until it has drawn this."""
    expect(page.locator("[data-testid^=stSkeleton]").first).to_be_attached()
    expect(page.locator(f"[data-testid={what}]")).to_have_count(0)
    while held:
        held.pop().continue_()
    expect(page.locator(f"[data-testid={what}]").first).to_be_visible()
    expect(page.locator(f"[data-testid={what}] canvas, [data-testid={what}] svg").first).to_be_attached()


@pytest.mark.parametrize("name", ["40-kalooki51-short", "86-okey-two-short", "90-shanghai-contract"])
def test_the_table_of_discards_cuts_no_text(open_page: OpenPage, device: dict[str, Any], text: Text, name: str) -> None:
    """It is drawn on a canvas: each column is wider than its head and its texts are in the font of the page."""
    page = at_example(open_page, device, text, name)
    position = example(name)
    shown = discards.columns(text.of(position.rules.deck), position, analyse(position).discards)
    page.evaluate("document.fonts.ready.then(() => true)")
    for column in shown:
        longest = page.evaluate(
            """texts => {
                const pen = document.createElement("canvas").getContext("2d");
                pen.font = `14px ${getComputedStyle(document.body).fontFamily}`;
                return Math.max(...texts.map(each => pen.measureText(each).width));
            }""",
            [column.name, *map(column.written, column.values)],
        )
        assert longest + 16 <= column.width() <= 2 * longest + 60, column.name


def test_charts_are_described_in_the_language_of_the_page(
    open_page: OpenPage, device: dict[str, Any], text: Text
) -> None:
    """As a whole, in figures; none of the parts has a name, which would be English."""
    page = at_example(open_page, device, text, "40-kalooki51-short")
    chart = page.locator("[data-testid=stVegaLiteChart]")
    expect(chart.locator("path").first).to_be_attached()
    heading, share = re.escape(text("heading-curves", goal="open")), re.escape(text("percent", share=58))
    expect(chart).to_have_attribute("aria-label", re.compile(f"^{heading}.*{share}"))
    expect(chart.locator("svg [aria-label]")).to_have_count(0)


def test_figures_leave_no_hole(open_page: OpenPage, device: dict[str, Any], text: Text) -> None:
    """However many stand in a row: the last row is as wide as the first."""
    for name in ("10-rami30-overlap", "60-rami40-take"):
        page = at_example(open_page, device, text, name)
        expect(section(page, text("heading-exposure"))).to_be_visible()
        holes = page.locator(".figs").evaluate_all(
            """rows => rows.map(row => {
                const last = row.lastElementChild.getBoundingClientRect();
                return row.getBoundingClientRect().right - last.right;
            })"""
        )
        assert holes
        assert max(holes) < 2


def test_no_figure_stands_alone_on_a_desk(open_page: OpenPage) -> None:
    """The question with the most figures is whether to buy."""
    page = open_page(DESK, query=f"?p={write_link(BUY)}")
    expect(page.get_by_text("You may still buy 3 times in this deal, this time included.")).to_be_visible()
    rows = page.locator(".figs").evaluate_all(
        "rows => rows.map(row => [...row.children].map(fig => Math.round(fig.getBoundingClientRect().top)))"
    )
    assert max(map(len, rows)) > 4
    assert all(len(tops) == 1 or tops.count(tops[-1]) > 1 for tops in rows)


def test_what_changes_from_deal_to_deal_ends_with_the_hand(open_page: OpenPage) -> None:
    page = at_example(open_page, DESK, Text("en"), "92-shanghai-blind")
    right = "each => each.getBoundingClientRect().right"
    board = page.locator(".st-key-board").evaluate(right)
    assert page.get_by_test_id("stNumberInput").last.evaluate(right) == pytest.approx(board, abs=2)


def test_another_turn_is_shown(open_page: OpenPage, device: dict[str, Any], text: Text) -> None:
    page = at_example(open_page, device, text, "20-rami30-main-lisse")
    expect(page.locator(".verdict.banner")).to_contain_text(text("verdict-go-out"))
    turn = page.locator(".turn").first
    expect(turn.locator("li")).to_have_count(5)
    before = turn.inner_text()
    page.get_by_role("radio", name=text("turn-other", number=1, aims="")).or_(
        page.get_by_role("button", name=text("turn-other", number=1, aims=""))
    ).first.click()
    expect(turn).not_to_have_text(before, use_inner_text=True)
    page.get_by_text(text("turn-best"), exact=True).click()
    expect(turn).to_have_text(before, use_inner_text=True)


def test_danger_and_curves(open_page: OpenPage, device: dict[str, Any], text: Text) -> None:
    page = at_example(open_page, device, text, "40-kalooki51-short")
    chips = page.locator(".discards [class*=danger-]")
    expect(chips).to_have_count(3)
    expect(chips.first).to_contain_text(text("column-danger").lower())
    heading = section(page, text("heading-curves", goal="open"))
    heading.scroll_into_view_if_needed()
    expect(heading).to_be_visible()
    expect(page.locator("[data-testid=stVegaLiteChart]").first).to_be_visible()
    expect(page.locator(".outs:visible").first.get_by_role("img").first).to_be_visible()


def test_the_helpful_cards_of_a_discard_unfold(open_page: OpenPage, device: dict[str, Any], text: Text) -> None:
    page = at_example(open_page, device, text, "40-kalooki51-short")
    first = page.locator(".discards li").first
    drawn = first.locator(".outs").get_by_role("img").first
    expect(drawn).to_be_hidden()
    first.locator("summary").click()
    expect(drawn).to_be_visible()
    assert overflow(page) == 0


def test_a_figure_tells_what_it_means(open_page: OpenPage, device: dict[str, Any], text: Text) -> None:
    page = at_example(open_page, device, text, "40-kalooki51-short")
    meaning = page.get_by_text(text("figure-distance-help")).first
    expect(meaning).to_be_hidden()
    page.locator(".fig summary", has_text=text("figure-distance")).first.click()
    expect(meaning).to_be_visible()


def test_a_lay_off_and_a_swap_are_marked_on_the_table(open_page: OpenPage, text: Text) -> None:
    page = at_example(open_page, PHONE, text, "80-rami30-swap")
    steps = page.locator(".turn").first.locator("li")
    expect(steps).to_have_count(3)
    expect(steps.first.locator(".plate-table .rc-new")).to_have_count(1)
    expect(steps.first.locator(".freed")).to_contain_text(text("turn-freed"))


def test_headings_come_in_order(open_page: OpenPage, device: dict[str, Any]) -> None:
    page = at_example(open_page, device, Text("en"), "40-kalooki51-short")
    expect(section(page, "If the round ends")).to_be_visible()
    expect(page.locator("h1")).to_have_count(1)
    levels = page.evaluate("() => [...document.querySelectorAll('h1,h2,h3,h4')].map(h => Number(h.tagName[1]))")
    assert levels.count(1) == 1
    assert all(after - before <= 1 for before, after in pairwise(levels))


@pytest.mark.parametrize(
    ("name", "scheme"),
    [
        ("10-rami30-overlap", "light"),
        ("60-rami40-take", "dark"),
        ("86-okey-two-short", "light"),
        ("94-shanghai-no-discard", "dark"),
    ],
)
def test_nothing_scrolls_sideways(open_page: OpenPage, name: str, scheme: str) -> None:
    narrow = {**PHONE, "viewport": {"width": 360, "height": 780}, "color_scheme": scheme}
    page = at_example(open_page, narrow, Text("fr"), name)
    expect(section(page, Text("fr")("heading-exposure"))).to_be_visible()
    assert overflow(page) == 0
    wide = "() => [...document.querySelectorAll('.stHtml *')].filter(e => e.getBoundingClientRect().right > 361).length"
    assert page.evaluate(wide) == 0
