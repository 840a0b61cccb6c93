"""Every example of the gallery gives the answer that it promises."""

import json
from pathlib import Path
from typing import Any

import pytest

from analyzer import analyse, read_position
from analyzer.rules import rule_names
from analyzer.wording import LANGUAGES

EXAMPLES = sorted((Path(__file__).parent.parent / "examples").glob("*.json"))


def misses(wanted: Any, found: Any, path: str = "") -> list[str]:
    """Where the answer lacks what is wanted or says something else; keys that are not wanted do not matter."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        return [miss for key, part in wanted.items() for miss in misses(part, found.get(key), f"{path}.{key}")]
    return [] if wanted == found else [f"{path}: wanted {wanted}, found {found}"]


def test_there_are_examples() -> None:
    """Of every rule set."""
    assert len(EXAMPLES) >= 14
    shown = {json.loads(path.read_text(encoding="utf-8"))["position"]["rules"] for path in EXAMPLES}
    assert shown == set(rule_names())


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_example(path: Path) -> None:
    example = json.loads(path.read_text(encoding="utf-8"))
    assert example["title"].keys() == example["why"].keys() == LANGUAGES.keys()
    assert example["expect"]
    answer = analyse(read_position(example["position"])).to_json()
    assert misses(example["expect"], json.loads(json.dumps(answer))) == []
