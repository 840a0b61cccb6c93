"""Quizzes: questions without end from a seed, every answer proven by the engine, graded and remembered."""

from analyzer.quiz.grading import Grade, Verdict, grade
from analyzer.quiz.items import Address, Item, item, kinds_of
from analyzer.quiz.progress import Progress
from analyzer.quiz.progressio import progress_from_text, progress_to_text
from analyzer.quiz.question import Choices, Kind, Laying, Number, Question
from analyzer.quiz.quizset import QuizSet, answer_key, read_set, right_answer, write_set

__all__ = [
    "Address",
    "Choices",
    "Grade",
    "Item",
    "Kind",
    "Laying",
    "Number",
    "Progress",
    "Question",
    "QuizSet",
    "Verdict",
    "answer_key",
    "grade",
    "item",
    "kinds_of",
    "progress_from_text",
    "progress_to_text",
    "read_set",
    "right_answer",
    "write_set",
]
