"""The README tells the truth: its Python runs, its request gets the answer shown, its rooms and links exist."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path

import pytest

from analyzer.answers import HANDLERS
from analyzer.jsonl import answer_line

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    """The texts of the fenced blocks of one language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


def rooms() -> list[str]:
    """Paths named in the map, each indented line inside the folder above it."""
    folders: list[str] = []
    paths = []
    for indent, name in re.findall(r"^( *)(\S+)", blocks("text")[0], re.MULTILINE):
        folders[len(indent) // 2 :] = [name]
        paths.append("".join(folders))
    return paths


def test_python_runs_as_shown() -> None:
    examples = blocks("python")
    assert examples
    for text in examples:
        test = doctest.DocTestParser().get_doctest(text, {}, "README", "README.md", 0)
        assert test.examples
        assert doctest.DocTestRunner().run(test).failed == 0


def test_request_gets_the_answer_shown() -> None:
    (request,) = re.findall(r"echo '(.*)' \|", README)
    (answer,) = blocks("json")
    assert json.loads(answer_line(request)) == json.loads(answer)


def exchanges() -> list[tuple[str, str]]:
    """The requests of docs/jsonl.md, each with the answer below it."""
    shown = (ROOT / "docs" / "jsonl.md").read_text(encoding="utf-8")
    return re.findall(r"^```json\n(.*)\n(.*)\n```$", shown, re.MULTILINE)


@pytest.mark.parametrize(("request_line", "shown"), exchanges())
def test_requests_of_the_page_on_json_lines_get_the_answers_shown(request_line: str, shown: str) -> None:
    """Of an analysis only some keys are shown."""
    got, wanted = json.loads(answer_line(request_line)), json.loads(shown)
    is_cut = json.loads(request_line)["do"] == "analyse"
    assert {key: got[key] for key in wanted} == wanted if is_cut else got == wanted


def test_every_request_is_shown() -> None:
    shown = {json.loads(request)["do"] for request, _ in exchanges()}
    assert shown == {*HANDLERS, "score"}
    assert all(f"`{do}`" in README for do in shown)


@pytest.mark.parametrize("room", rooms())
def test_rooms_of_the_map_exist(room: str) -> None:
    path = ROOT / room
    assert path.is_dir() if room.endswith("/") else path.is_file()


@pytest.mark.parametrize("link", re.findall(r"\]\((?!https?:|#)([^)]+)\)", README))
def test_local_links_lead_somewhere(link: str) -> None:
    assert (ROOT / link).is_file()


def test_every_example_is_listed_by_its_title() -> None:
    files = sorted((ROOT / "examples").glob("*.json"))
    titles = [json.loads(file.read_text(encoding="utf-8"))["title"]["en"] for file in files]
    listed = re.findall(r"^- \[(.+)\]\(examples/(.+)\)$", README, re.MULTILINE)
    assert listed == [(title, file.name) for title, file in zip(titles, files, strict=True)]


def test_commands_are_make_targets() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"^make (\w+)", README, re.MULTILINE):
        assert f"\n{target}:" in makefile
