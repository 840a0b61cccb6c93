"""The quiz page without a browser, and the words on it."""

from __future__ import annotations

from pathlib import Path

from streamlit.testing.v1 import AppTest

APP = str(Path(__file__).parent.parent / "app.py")
LINK = "1~rami30~legal.points.cost.lay.discard.draw~1~6~monday"
LANGS = ["en", "fr"]


def page(lang: str = "en", link: str = "") -> AppTest:
    app = AppTest.from_file(APP, default_timeout=60)
    app.query_params["lang"] = lang
    app.run()
    app = app.switch_page("ui/pages/quiz.py")
    if link:
        app.query_params["q"] = link
    return app.run()


def shown(app: AppTest) -> str:
    """All words on the page, in HTML too."""
    assert not app.exception
    parts = (app.success, app.warning, app.error, app.info, app.markdown, app.caption)
    words = [element.value for part in parts for element in part]
    words += [element.proto.body for element in app.get("html")]
    return "\n".join(words).replace("\u00a0", " ")
