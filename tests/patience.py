"""Playwright's strict locators, patient: what is there twice while a run draws the page anew may become one.

A run leaves the widgets of the last one standing until it is over, so for a moment a field may stand beside its
successor. Playwright waits for an element that is missing or moving but gives up at once where it meets two.
"""

import functools
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, Locator
from playwright.sync_api._generated import LocatorAssertions

PATIENCE = 15.0
"""Seconds until two elements are taken for a fault."""
_PAUSE = 0.05


def be_patient() -> None:
    """Let each question, touch and expectation of one element wait until there is only one."""
    for kind in (Locator, LocatorAssertions):
        for name, method in list(vars(kind).items()):
            if callable(method) and not name.startswith("_"):
                setattr(kind, name, _patient(method))


def _patient(method: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(method)
    def ask(*args: Any, **options: Any) -> Any:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return method(*args, **options)
            except (AssertionError, Error) as fault:
                # Nothing has been touched yet where two were met.
                if "strict mode violation" not in str(fault) or time.monotonic() > end:
                    raise
            time.sleep(_PAUSE)

    return ask
