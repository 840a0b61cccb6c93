"""The checker and the rules without a browser: one of their pages, and the words on it."""

from __future__ import annotations

import re
from pathlib import Path

from streamlit.testing.v1 import AppTest

from tests.page_helpers import with_folds_open

ROOT = Path(__file__).parent.parent
LANGS = ["en", "fr"]


def page(name: str, lang: str = "en") -> AppTest:
    app = AppTest.from_file(str(ROOT / "app.py"), default_timeout=60)
    app.query_params["lang"] = lang
    return with_folds_open(app.run().switch_page(f"ui/pages/{name}.py"))


def shown(app: AppTest) -> str:
    """All words on the page, drawn ones too."""
    assert not app.exception
    parts = (app.success, app.warning, app.error, app.info, app.markdown, app.caption, app.header)
    told = [element.value for part in parts for element in part]
    return "\n".join([*told, *(element.proto.body for element in app.get("html"))]).replace("\u00a0", " ")


def read_out(app: AppTest) -> str:
    """The words on the page without what draws them."""
    groups = " ".join(group.label for group in app.button_group)
    return re.sub(r"<style>.*?</style>|<[^>]*>", " ", f"{shown(app)}\n{groups}", flags=re.DOTALL)


CARD_WORDS = {"en": r"\bcards?\b", "fr": r"\bcartes?\b"}
