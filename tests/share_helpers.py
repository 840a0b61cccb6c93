"""The page opened by a link, and the link that its address holds."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from analyzer.wording import LANGUAGES
from tests.page_helpers import APP, with_folds_open

EXAMPLES = sorted((Path(__file__).parent.parent / "examples").glob("*.json"))
TOLD = {
    "rules": "rami30",
    "hand": ["7S", "7H", "JK", "9C"],
    "options": {"open_min": 40},
    "opened": True,
    "laid_before": False,
    "table": [
        {"cards": ["7C", "JK", "9C"], "type": "run", "owner": "Zoé", "joker_as": ["8C"]},
        {"cards": ["4S", "4H", "4D"], "owner": "self", "jokers_taken": 1},
    ],
    "discards": ["4D", "KH"],
    "seen": ["2S"],
    "players": 4,
    "opponents": [{"name": "P2", "cards": 9, "opened": True, "took": ["8C"], "threw": ["KD"]}],
    "stock": 40,
    "total": 35,
    "limit": 100,
}
"""A position that tells of everything."""


def opened(link: str, lang: str = "en") -> AppTest:
    app = AppTest.from_file(APP, default_timeout=60)
    app.query_params["lang"] = lang
    app.query_params["p"] = link
    with_folds_open(app)
    assert not app.exception
    return app


def link(app: AppTest) -> str:
    """What the address holds."""
    (found,) = app.query_params["p"] if isinstance(app.query_params["p"], list) else [app.query_params["p"]]
    return str(found)


def plain(app: AppTest) -> str:
    """Words that are not read as Markdown."""
    return "\n".join(element.value for element in app.text).replace("\u00a0", " ")


EACH_EXAMPLE = pytest.mark.parametrize(
    ("path", "lang"),
    list(zip(EXAMPLES, cycle(LANGUAGES), strict=False)),
    ids=lambda value: getattr(value, "stem", value),
)
"""The languages take turns."""
