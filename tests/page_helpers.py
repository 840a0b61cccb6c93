"""The page without a browser: its widgets found by what they stand for, its words read, its card editor spoken for."""

import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

from streamlit.testing.v1 import AppTest
from streamlit.testing.v1.element_tree import TextInput

APP = str(Path(__file__).parent.parent / "app.py")
FOLDS = ("texts_fold", "turn_fold", "discards_fold", "danger_fold")
"""Of the analyser, the house rules apart."""


def page(lang: str = "en") -> AppTest:
    app = AppTest.from_file(APP, default_timeout=60)
    app.query_params["lang"] = lang
    return with_folds_open(app)


def field(app: AppTest, zone: str) -> TextInput:
    """The text field of a zone; every change by a tap makes a new one."""
    return next(element for element in app.text_input if str(element.key).startswith(f"text-{zone}-"))


def by_name(widgets: Any, name: str) -> Any:
    """The one widget of a kind that shows this value, in whatever language and however often it was set."""
    (found,) = [widget for widget in widgets if widget.key and widget.key.partition("@")[0] == name]
    return found


def open_house_rules(app: Any, theme: str = "opening") -> None:
    """Unfold the house rules at a theme."""
    app.session_state["house_panel"] = True
    app.session_state["house_theme"] = theme
    app.run()
    assert not app.exception


def with_folds_open(app: AppTest) -> AppTest:
    """The page as it is once its user has opened every fold of it: what is in them is drawn only then."""
    for name in FOLDS:
        app.session_state[name] = True
    return app.run()


def with_gallery(app: AppTest) -> AppTest:
    """The page with the examples unfolded: they are drawn only then."""
    return unfolded(app, "examples")


def unfolded(app: AppTest, name: str) -> AppTest:
    """The page with that popover open."""
    app.session_state[popover_key(app, name)] = True
    return app.run()


def popover_key(app: AppTest, name: str) -> str:
    """The popover that is there now: each that was shut is followed by another."""
    s, shut = app.session_state, f"{name}_shut"
    times = s[shut] if shut in s else 0  # noqa: SIM401 (it has no `get`)
    return f"{name}_open@{times}"


def html(app: Any) -> str:
    """Everything drawn as HTML on the page."""
    return "\n".join(element.proto.body for element in app.get("html"))


def shown(app: AppTest) -> str:
    """All words on the page, cards apart."""
    assert not app.exception
    parts = (app.success, app.warning, app.error, app.info, app.markdown, app.caption, app.header, app.subheader)
    words = [element.value for part in parts for element in part]
    return unescape("\n".join([*words, html(app)])).replace("\u00a0", " ")


NO_WORDS = ("key", "id", "form_id", "element_id", "css_content", "js_content", "html_content")
"""Strings of a widget that its user never reads."""


def words_told(app: Any) -> str:
    """Whatever the page says anywhere: labels, helps, choices, tables, what is drawn, what the card editor says."""
    told = "\n".join(text for element in _elements(app._tree) for text in _strings(element))
    return re.sub(r"<style.*?</style>|<[^>]*>", " ", told, flags=re.DOTALL)


def _elements(block: Any) -> Iterator[Any]:
    for child in getattr(block, "children", {}).values():
        yield child
        yield from _elements(child)


def _strings(element: Any) -> Iterator[str]:
    proto = getattr(element, "proto", None)
    yield from _strings_of(proto) if hasattr(proto, "ListFields") else ()


def _strings_of(message: Any) -> Iterator[str]:
    for field, value in message.ListFields():
        values = value if field.is_repeated else [value]
        for each in values:
            if hasattr(each, "ListFields"):
                yield from _strings_of(each)
            elif isinstance(each, str) and field.name not in NO_WORDS:
                yield from _values(json.loads(each)) if each.startswith("{") else [each]


def _values(data: Any) -> Iterator[str]:
    """The texts in JSON, without its keys."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict | list):
        for each in data.values() if isinstance(data, dict) else data:
            yield from _values(each)


def sent(app: AppTest, key: str = "zones") -> dict[str, Any]:
    """What the page tells the card editor; with `table`, what it tells of the melds found."""
    every = (json.loads(element.proto.json) for element in app.get("bidi_component"))
    (found,) = [data for data in every if isinstance(data, dict) and key in data]
    return dict(found)


def told(app: AppTest, *zones: dict[str, Any], **more: Any) -> AppTest:
    """What the card editor sends after a change: all its zones, under the revision that it has."""
    s = app.session_state
    known = {"token": s["board_token"], "rev": s["board_rev"], "seq": s["board_ack"] + 1, "before": s["board_ack"]}
    s["board"] = {"position": {**known, "zones": list(zones), **more}}
    return app.run()


def hand(*cards: str) -> dict[str, Any]:
    return {"id": "hand", "cards": list(cards)}
