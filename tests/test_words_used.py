"""No word in the locales that nothing asks for: each message is named in the source, built there, or quoted by another.

Names that the source builds count as asked for where what fills the gap is a word of the source or of its data.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from analyzer.ruleset import RuleSet

ROOT = Path(__file__).parent.parent
LOCALES = ROOT / "analyzer" / "wording" / "locales"
NAME = re.compile(r"\w[\w-]*")
CODES = re.compile(r"[\w.-]*\w(?: [\w.-]*\w)*")
"""One code or several: no sentence, which ends with a full stop."""
GAP = "(.+)"
BUILT = re.compile(r"(?:\w|\\-|\(\.\+\))*\\-(?:\w|\\-|\(\.\+\))*")
"""The shape of a name with gaps: words joined by hyphens."""


class Quoted(Visitor):
    """The messages that others quote."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.names.add(node.id.name)


class Source:
    """The words of the source, and the shapes of the names that it builds."""

    def __init__(self) -> None:
        self.words: set[str] = set()
        self.shapes: set[str] = set()
        for path in files("py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                self.words.update(_words(node))
                if isinstance(node, ast.JoinedStr) and BUILT.fullmatch(shape := "".join(map(_shape, node.values))):
                    self.shapes.add(shape)
        for path in (*files("js"), *files("toml")):
            for word in NAME.findall(path.read_text(encoding="utf-8").replace(".", "-")):
                parts = word.split("-")
                self.words.update("-".join(parts[start:]) for start in range(len(parts)))

    def asks_for(self, name: str) -> bool:
        """Whether the name stands in the source, or is built there: what fills its gaps is asked for in turn."""
        if name in self.words or name.isdigit():
            return True
        matches = (match for shape in self.shapes if (match := re.fullmatch(shape, name)))
        return any(self.fills(match.groups()) for match in matches)

    def fills(self, gaps: tuple[str, ...]) -> bool:
        """Whether all gaps may be filled so; a name of two gaps begins with an option or a part of one."""
        begins = len(gaps) == 1 or gaps[0] in RuleSet.model_fields or gaps[0].startswith("part-")
        return begins and all(map(self.asks_for, gaps))


def files(kind: str) -> Iterator[Path]:
    """The files of the product of one kind."""
    for room in ("analyzer", "ui"):
        yield from sorted((ROOT / room).rglob(f"*.{kind}"))


def _words(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)) if CODES.fullmatch(text):
            yield from NAME.findall(text)
        case ast.Name(id=name) | ast.arg(arg=name) | ast.keyword(arg=str(name)) | ast.Attribute(attr=name):
            yield name.lower()


def _shape(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else GAP


def messages() -> tuple[set[str], set[str]]:
    """The names of all messages, and those that others quote."""
    names, quoted = set[str](), Quoted()
    for path in sorted(LOCALES.glob("*en.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                names.add(entry.id.name)
                quoted.visit(entry)
    return names, quoted.names


def test_every_message_is_asked_for() -> None:
    source, (names, quoted) = Source(), messages()
    assert len(names) > 1000
    assert sorted(name for name in names - quoted if not source.asks_for(name)) == []


def test_a_message_that_nothing_asks_for_is_found() -> None:
    source = Source()
    kept = ("page-quiz", "reason-corner", "swap_owner-any", "rule-R30-15")
    assert all(map(source.asks_for, kept))
    gone = ("draw-illegal", "page-no-such-thing", "reason-no_such_reason", "swap_owner-somebody")
    assert not any(map(source.asks_for, gone))
