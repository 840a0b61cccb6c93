"""One line of a lesson: a code and its numbers, words elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Line:
    """What one sentence of a chapter says; `lesson-{code}` is the sentence."""

    code: str
    params: Mapping[str, Any] = field(default_factory=dict)
