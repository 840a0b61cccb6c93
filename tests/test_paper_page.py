"""The sheet of paper without a browser."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from analyzer.link import write_link
from analyzer.wording import LANGUAGES, Text
from tests.page_helpers import shown
from tests.share_helpers import EACH_EXAMPLE, TOLD, opened, plain


def paper(app: AppTest) -> str:
    app.switch_page("ui/pages/paper.py").run()
    assert not app.exception
    (found,) = [each.proto.body for each in app.get("html") if 'class="paper"' in each.proto.body]
    return str(found).replace("\u00a0", " ")


@EACH_EXAMPLE
def test_every_example_on_paper(path: Path, lang: str) -> None:
    sheet = paper(opened(write_link(json.loads(path.read_text(encoding="utf-8"))["position"]), lang))
    assert "<button" not in sheet
    assert sheet.count('<section class="said">') == 1
    assert sheet.count('role="img"') >= 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tiles_on_paper(lang: str) -> None:
    """The visible tile says what is wild; points that are the same for every tile are left out."""
    text = Text(lang)
    sheet = paper(opened("1~okey~R1.R2.R3.K5.B5.Y5.B8.B9.B10.B11.R13.K13.Y7.Y9.K2~indicator-Y12", lang))
    assert f"<h3>{text('page-indicator')}</h3>" in sheet
    assert text("report-points-left") not in sheet
    assert "18.0" in sheet or "18,0" in sheet


def test_strangers_names_on_paper_are_escaped() -> None:
    data = {**TOLD, "table": [{"cards": "7C 8C 9C", "owner": "<img src=x>"}]}
    sheet = paper(opened(write_link(data)))
    assert "&lt;img src=x&gt;" in sheet
    assert "<img src=x" not in sheet


def test_nothing_to_print_is_told() -> None:
    app = opened("1~rami30~7S.7S.7S")
    app.switch_page("ui/pages/paper.py").run()
    assert not app.exception
    assert "Nothing can be said of this position yet" in shown(app)
    assert "7♠︎ is there 3 times" in plain(app)
