"""The rooms of the house: who may import whom, read from the source without running it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
ROOMS = ("app", "ui", "analyzer", "solver")  # each may import the ones after it, never one before
HOMES = {
    "ortools": ("solver/cpsat.py",),
    "numba": ("solver/sweep/",),
    "streamlit": ("app.py", "ui/"),
    "analyzer.wording": (
        "analyzer/wording/",
        "analyzer/commandline.py",
        "analyzer/terminal/",
        "analyzer/jsonl.py",
        "ui/",
    ),
}
GENERATOR = ("analyzer.candidates", "analyzer.plays", "solver")
MOST_LINES = 330


def imported(source: str, module: str, *, is_package: bool = False) -> set[str]:
    """Every dotted name that a module's source imports, at any depth; `from a import b` gives `a` and `a.b`."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parents = module.split(".")[: -(node.level - is_package) or None] if node.level else []
            base = ".".join([*parents, *([node.module] if node.module else [])])
            names.update({base, *(f"{base}.{alias.name}" for alias in node.names)})
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("import_module", "__import__")):
            names.update(str(arg.value) for arg in node.args if isinstance(arg, ast.Constant))
    return names


def touches(names: set[str], target: str) -> bool:
    """Whether one of the names is the target or lies in it."""
    return any(name == target or name.startswith(f"{target}.") for name in names)


def sources() -> Iterator[tuple[str, str]]:
    """Path from the root, and text, of each Python file of the product."""
    for room in ROOMS:
        for path in [ROOT / f"{room}.py", *sorted((ROOT / room).rglob("*.py"))]:
            if path.is_file():
                yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")


SOURCES = dict(sources())
MODULES = {path: path.removesuffix(".py").replace("/", ".").removesuffix(".__init__") for path in SOURCES}
IMPORTS = {
    path: imported(text, MODULES[path], is_package=path.endswith("__init__.py")) for path, text in SOURCES.items()
}


def test_every_room_has_source() -> None:
    assert {module.split(".")[0] for module in MODULES.values()} == set(ROOMS)


@pytest.mark.parametrize("room", ROOMS)
def test_nothing_points_back(room: str) -> None:
    behind = (*ROOMS[: ROOMS.index(room)], "tests", "benchmarks", "examples")
    wrong = [
        f"{path} imports {other}"
        for path, names in IMPORTS.items()
        if MODULES[path].split(".")[0] == room
        for other in behind
        if touches(names, other)
    ]
    assert not wrong


@pytest.mark.parametrize("library", HOMES)
def test_imported_only_at_home(library: str) -> None:
    wrong = [
        path
        for path, names in IMPORTS.items()
        if touches(names, library)
        and not any(path == home or (home.endswith("/") and path.startswith(home)) for home in HOMES[library])
    ]
    assert not wrong, f"{library} belongs in {HOMES[library]}"


@pytest.mark.parametrize("checker", ["analyzer/legality.py", "analyzer/laycheck.py", "analyzer/steps.py"])
def test_the_checkers_never_reach_the_generator(checker: str) -> None:
    by_module = {module: path for path, module in MODULES.items()}
    reached: set[str] = set()
    todo = [checker]
    while todo:
        path = todo.pop()
        reached.add(path)
        wrong = [target for target in GENERATOR if touches(IMPORTS[path], target)]
        assert not wrong, f"{path} imports {wrong}"
        found = {by_module[name] for name in IMPORTS[path] if name in by_module}
        todo.extend(found - reached - set(todo))


def test_files_stay_short() -> None:
    long = {path: lines for path, text in SOURCES.items() if (lines := len(text.splitlines())) > MOST_LINES}
    assert not long


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("import ortools.sat", "ortools"),
        ("def f():\n    from solver.cpsat import solve", "solver.cpsat"),
        ("from analyzer import wording", "analyzer.wording"),
        ("from . import plays", "analyzer.plays"),
        ("from .plays import x", "analyzer.plays"),
        ("import importlib\nimportlib.import_module('numba')", "numba"),
    ],
)
def test_imports_are_seen(source: str, name: str) -> None:
    assert touches(imported(source, "analyzer.legality"), name)
    assert not touches(imported(source, "analyzer.legality"), "streamlit")


def test_relative_imports_of_a_package() -> None:
    assert touches(imported("from .plays import x", "analyzer", is_package=True), "analyzer.plays")
    assert touches(imported("from ..plays import x", "analyzer.wording", is_package=True), "analyzer.plays")
