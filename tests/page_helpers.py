"""Finding the page's widgets by what they stand for."""

from typing import Any


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


def html(app: Any) -> str:
    """Everything drawn as HTML on the page."""
    return "\n".join(element.proto.body for element in app.get("html"))
