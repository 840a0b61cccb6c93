"""Lessons: chapters built from the settings, rules with examples that the engine judges, comparison, glossary."""

from analyzer.lessons.chapters import CHAPTERS, Chapter, chapters
from analyzer.lessons.comparing import Row, compare
from analyzer.lessons.entries import Entry, Example, ask, entries, holds, position_of
from analyzer.lessons.glossary import Term, glossary
from analyzer.lessons.line import Line

__all__ = [
    "CHAPTERS",
    "Chapter",
    "Entry",
    "Example",
    "Line",
    "Row",
    "Term",
    "ask",
    "chapters",
    "compare",
    "entries",
    "glossary",
    "holds",
    "position_of",
]
