"""Words of the quiz: every question, reason, rule and grade has them in both languages."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from analyzer.errors import Reason
from analyzer.quiz.citations import TOPICS, cited
from analyzer.quiz.grading import Grade
from analyzer.quiz.question import Kind
from analyzer.rules import load_rules, rule_names
from analyzer.wording import LANGUAGES, Text
from analyzer.wording.teaching import rule_words
from tests.quiz_helpers import PAIRS, QUICK, made

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("kind", [Kind.LEGAL, Kind.LAY, Kind.DISCARD, Kind.DISTANCE, Kind.DRAW])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_about_tiles_speak_of_tiles(kind: Kind, lang: str) -> None:
    text = Text(lang, deck="tiles")
    question = made("okey", kind, 0).question
    said = [text(f"quiz-kind-{kind}"), *map(text.reason, (question.ask, *question.explanation.reasons))]
    assert [words for words in said if re.search(r"\b(cards?|cartes?)\b", words)] == []


@pytest.mark.parametrize(("name", "kind"), [pair for pair in PAIRS if pair[1] in QUICK or pair[0] == "rami30"])
def test_questions_and_explanations_have_words(name: str, kind: Kind) -> None:
    question = made(name, kind, 0).question
    for lang in LANGUAGES:
        assert Text(lang)(f"quiz-kind-{kind}")
        for reason in (question.ask, *question.explanation.reasons):
            assert Text(lang).reason(reason)


def test_the_card_thrown_is_written_in_the_letters_of_the_language() -> None:
    reason = Reason("lay_leaves", {"left": 2, "card": "KC"})
    assert "R♣" in Text("fr").reason(reason)
    assert "K♣" in Text("en").reason(reason)


def test_every_rule_cited_has_words_and_every_family_its_topics() -> None:
    for name in rule_names():
        rules = load_rules(name)
        for topic in TOPICS:
            for rule in cited(rules, topic):
                assert all(rule_words(Text(lang), rule, rules) for lang in LANGUAGES), rule
        assert cited(rules, "set")
        assert cited(rules, "laying")


def test_every_code_of_the_quiz_has_words() -> None:
    text = Text("fr")
    found = 0
    for path in sorted((ROOT / "analyzer" / "quiz").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("Reason", "Problem"):
                parts = [node.args[0].body, node.args[0].orelse] if isinstance(node.args[0], ast.IfExp) else node.args
                for part in parts[:2] if isinstance(node.args[0], ast.IfExp) else parts[:1]:
                    if isinstance(part, ast.Constant):
                        found += 1
                        assert text.has(f"{ast.unparse(node.func).lower()}-{part.value!s}"), part.value
    assert found > 30
    for one in Grade:
        assert text(f"quiz-grade-{one}")
