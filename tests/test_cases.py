"""Every acceptance case: one request with the figures that a player who knows the rules works out by hand."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from analyzer.jsonl import answer_line
from tests.case_compare import judge

ROOT = Path(__file__).resolve().parents[1]
FILES = sorted((ROOT / "tests/data/cases").glob("*.jsonl"))
CASES: list[dict[str, Any]] = [
    json.loads(line) for file in FILES for line in file.read_text(encoding="utf-8").splitlines() if line.strip()
]


def request_line(case: dict[str, Any]) -> str:
    """The line as sent: the request with the case's id, or the raw text that is no request."""
    return case["raw"] if "raw" in case else json.dumps(case["request"] | {"id": case["id"]})


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case(case: dict[str, Any]) -> None:
    answer = json.loads(answer_line(request_line(case)))
    assert not judge(case["expect"], answer), case["why"]


def test_command_line_answers_every_case_in_order() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "analyzer", "jsonl"],
        input="".join(f"{request_line(case)}\n" for case in CASES),
        capture_output=True,
        encoding="utf-8",
        cwd=ROOT,
        timeout=300,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    assert [answer.get("id") for answer in answers] == [None if "raw" in case else case["id"] for case in CASES]
    wrong = {case["id"]: judge(case["expect"], answer) for case, answer in zip(CASES, answers, strict=True)}
    assert not {name: found for name, found in wrong.items() if found}


@pytest.mark.parametrize(
    ("expect", "answer"),
    [
        ({"cards": ["JK", "7S"]}, {"cards": ["7S", "JK=8C"], "more": 1}),
        ({"all_points": [9, 6]}, {"all_points": [6, 9, 9]}),
        ({"rows": [{"card": "7S", "n": 1}]}, {"rows": [{"card": "8S", "n": 2}, {"card": "7S", "n": 1, "m": 3}]}),
        ({"error": True}, {"error": {"code": "x"}}),
        ({"reasons_include": ["too_short"]}, {"reasons": []}),
    ],
)
def test_comparison_accepts(expect: dict[str, Any], answer: dict[str, Any]) -> None:
    assert judge(expect, answer) == []


@pytest.mark.parametrize(
    ("expect", "answer"),
    [
        ({"cards": ["JK=8C"]}, {"cards": ["JK"]}),
        ({"cards": ["7S", "7S"]}, {"cards": ["7S"]}),
        ({"points": 1}, {"points": True}),
        ({"points": None}, {}),
        ({"turn": {"penalty_after": 3}}, {"turn": {"penalty_after": 4}}),
        ({"rows": [{"card": "7S", "n": 1}]}, {"rows": []}),
        ({"error": True}, {"valid": False}),
        ({"valid": True}, {"error": {"code": "x"}}),
    ],
)
def test_comparison_refuses(expect: dict[str, Any], answer: dict[str, Any]) -> None:
    assert judge(expect, answer)
