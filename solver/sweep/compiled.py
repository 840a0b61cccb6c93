"""The one import of numba; where it has no wheels the sweep is not used, and CP-SAT answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

try:
    from numba import njit

    COMPILED = True
except ImportError:
    COMPILED = False

Function = Callable[..., Any]


def compiled(function: Function) -> Function:
    """The function as machine code, kept on disk, other threads going on beside it; as it is without numba."""
    return njit(cache=True, nogil=True)(function) if COMPILED else function
