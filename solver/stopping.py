"""Giving up a long search from outside: between its steps it asks whether anybody still waits for the answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_wanted: ContextVar[Callable[[], bool]] = ContextVar("wanted", default=lambda: True)


class GivenUp(Exception):
    """Nobody waits for the answer any more."""


@contextmanager
def while_wanted(wanted: Callable[[], bool]) -> Iterator[None]:
    """Searches begun inside, in this thread, go on as long as `wanted` says so; it is asked many times a second."""
    token = _wanted.set(wanted)
    try:
        yield
    finally:
        _wanted.reset(token)


def go_on() -> None:
    """The next step of a search may begin. Raises GivenUp when the answer is no longer wanted.

    >>> with while_wanted(lambda: False):
    ...     go_on()
    Traceback (most recent call last):
    solver.stopping.GivenUp
    """
    if not _wanted.get()():
        raise GivenUp
