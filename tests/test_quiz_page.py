"""Questions on the quiz page without a browser: answered, explained, remembered, asked again."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from analyzer.quiz import Choices, Grade, Item, Laying, Number, Verdict, read_set
from analyzer.quiz.progress import Progress
from analyzer.quiz.progressio import progress_from_text, progress_to_text
from analyzer.wording import Text
from tests.page_helpers import by_name
from tests.quiz_page_helpers import LANGS, LINK, page, shown
from ui.quiz import question

TWO = "1~rami30~legal.points~1~2~monday"


def items(link: str = LINK) -> list[Item]:
    return list(read_set(link).items())


def pick(app: AppTest, place: int, item: Item, *, right: bool) -> None:
    """Answer the question shown, rightly or wrongly."""
    answer = item.question.answer
    if isinstance(answer, Number):
        app.number_input(key=f"qz-number-{place}").set_value(answer.value + (not right))
        next(button for button in app.button if button.key and "qz-form" in button.key).click().run()
    elif isinstance(answer, Laying):
        if right:
            hand = list(item.question.position.hand)
            for number, meld in enumerate(answer.witness):
                key = f"qz-pick-{place}-{number}"
                app.pills(key=key).set_value(_indices(hand, meld.pieces)).run()
                app.button(key=f"qz-lay-{place}").click().run()
        app.button(key=f"qz-done-{place}").click().run()
    else:
        assert isinstance(answer, Choices)
        code = next(o.code for o in answer.options if (o.code in answer.right) == right)
        prefix = "qz-card" if len(answer.options) > 2 else "qz"
        app.button(key=f"{prefix}-{code}-{place}").click().run()


def _indices(hand: list[Any], pieces: Any) -> list[int]:
    """Where the cards of a meld lie in the hand; each place is taken once."""
    found = []
    for piece in pieces:
        index = next(i for i, held in enumerate(hand) if held == piece)
        hand[index] = None
        found.append(index)
    return found


def go_on(app: AppTest, place: int) -> None:
    app.button(key=f"qz-next-{place}").click().run()


@pytest.mark.parametrize("lang", LANGS)
def test_a_set_answered_rightly_throughout(lang: str) -> None:
    app = page(lang, LINK)
    for place, item in enumerate(items()):
        assert f"{place + 1}" in shown(app)
        pick(app, place, item, right=True)
        said = shown(app)
        assert app.success, item.address
        assert all(rule in said for rule in item.question.explanation.rules)
        go_on(app, place)
    assert {"en": "6 of 6 right", "fr": "6 justes sur 6"}[lang] in shown(app)
    record = app.session_state["qz_progress"]
    assert sum(count.right for count in record.counts.values()) == 6
    assert record.missed == ()


@pytest.mark.parametrize("lang", LANGS)
def test_wrong_answers_are_marked_and_come_back(lang: str) -> None:
    app = page(lang, LINK)
    for place, item in enumerate(items()):
        pick(app, place, item, right=False)
        assert not app.success
        assert app.error or app.warning
        go_on(app, place)
    record = app.session_state["qz_progress"]
    assert len(record.missed) == 6
    assert {"en": "0 of 6 right", "fr": "0 juste sur 6"}[lang] in shown(app)


def test_the_points_lost_are_said() -> None:
    link = "1~rami30~discard~1~1~monday"
    (item,) = items(link)
    answer = item.question.answer
    assert isinstance(answer, Choices)
    worst = max(answer.options, key=lambda option: option.loss)
    app = page("en", link)
    app.button(key=f"qz-card-{worst.code}-0").click().run()
    assert f"{worst.loss:g} points lost" in shown(app)
    label = question.label(Text("en"), worst.code, item.question.position)
    assert f"<b>{Text('en')('quiz-given')}</b> {label}" in shown(app)


@pytest.mark.parametrize("lang", LANGS)
def test_what_a_discard_costs_more_than_the_best_is_added(lang: str) -> None:
    link = "1~rami30~discard~1~1~monday"
    (item,) = items(link)
    answer = item.question.answer
    assert isinstance(answer, Choices)
    app = page(lang, link)
    app.button(key="qz-reveal-0").click().run()
    told = shown(app)
    for option in answer.options:
        assert option.loss == 0 or f"+{Text(lang)('number', number=round(option.loss, 2))}" in told
    assert "−" not in told


def test_the_answer_is_not_on_the_page_before_it_is_given() -> None:
    app = page("en", LINK)
    assert 'qz-rules"' not in shown(app)
    assert not app.success
    assert not app.error


def test_looking_at_the_answer_counts_as_missed() -> None:
    app = page("en", LINK)
    app.button(key="qz-reveal-0").click().run()
    assert "it counts as missed" in shown(app)
    assert len(app.session_state["qz_progress"].missed) == 1


@pytest.mark.parametrize("lang", LANGS)
def test_an_answer_only_looked_at_is_called_so_in_the_result(lang: str) -> None:
    app, text = page(lang, TWO), Text(lang)
    app.button(key="qz-reveal-0").click().run()
    go_on(app, 0)
    pick(app, 1, items(TWO)[1], right=True)
    go_on(app, 1)
    grades = re.findall(r"<td>([^<]*)</td></tr>", shown(app))
    assert grades[:2] == [text("quiz-shown"), text("quiz-grade-right")]
    assert text("quiz-over") in shown(app)
    assert text("quiz-place", number=2, count=2) not in shown(app)


def test_a_number_is_needed_to_answer() -> None:
    link = "1~rami30~cost~1~1~monday"
    app = page("en", link)
    next(button for button in app.button if button.key and "qz-form" in button.key).click().run()
    assert "qz_progress" not in app.session_state
    assert not app.error


def test_a_question_is_answered_once() -> None:
    """A second tap that was under way does not count again."""
    app = page("en", LINK)
    app.button(key="qz-yes-0").click().run()
    before = app.session_state["qz_progress"]
    app.run()
    assert app.session_state["qz_progress"] == before


def test_melds_are_taken_back() -> None:
    link = "1~rami30~lay~1~1~monday"
    app = page("en", link)
    app.pills(key="qz-pick-0-0").set_value([0, 1, 2]).run()
    app.button(key="qz-lay-0").click().run()
    assert app.session_state["qz_melds"] == ((0, 1, 2),)
    assert len(app.pills(key="qz-pick-0-1").options) == len(items(link)[0].question.cards) - 3
    app.button(key="qz-back-0").click().run()
    assert app.session_state["qz_melds"] == ()


def test_a_laying_that_is_not_allowed_says_why() -> None:
    link = "1~rami30~lay~1~1~monday"
    app = page("en", link)
    app.pills(key="qz-pick-0-0").set_value([0, 1]).run()
    app.button(key="qz-lay-0").click().run()
    app.button(key="qz-done-0").click().run()
    assert "Blunder · not allowed" in shown(app)


def test_the_record_is_saved_and_loaded() -> None:
    app = page("en", LINK)
    app.button(key="qz-reveal-0").click().run()
    text = progress_to_text(app.session_state["qz_progress"])
    other = page("en")
    other.file_uploader(key="qz-file-0").upload("p.json", text.encode(), "application/json").run()
    assert other.session_state["qz_progress"] == progress_from_text(text)
    assert "1 missed question comes back; 0 now." in shown(other)


@pytest.mark.parametrize(
    ("content", "words"), [(b"{", "not JSON"), (b"\xff\xfe", "not JSON"), (b'{"version": 3}', "Version")]
)
def test_a_bad_record_is_refused_and_the_old_one_stays(content: bytes, words: str) -> None:
    app = page("en", LINK)
    app.button(key="qz-reveal-0").click().run()
    before = app.session_state["qz_progress"]
    app.file_uploader(key="qz-file-0").upload("p.json", content, "application/json").run()
    assert words.lower() in shown(app).lower()
    assert app.session_state["qz_progress"] == before


def test_missed_questions_are_asked_again_when_they_are_due() -> None:
    (item,) = items("1~rami30~cost~1~1~monday")
    long_ago = datetime.now(UTC) - timedelta(days=3)
    text = progress_to_text(Progress().answered(item, Verdict(Grade.WRONG), long_ago))
    app = page()
    app.file_uploader(key="qz-file-0").upload("p.json", text.encode(), "application/json").run()
    app.button(key="qz-review").click().run()
    pick(app, 0, item, right=True)
    assert app.success
    assert not app.session_state["qz_progress"].due(datetime.now(UTC))


def test_the_language_changes_in_the_middle_of_a_question() -> None:
    app = page("en", LINK)
    app.button(key="qz-yes-0").click().run()
    by_name(app.get("button_group"), "lang_choice").set_value("fr").run()
    assert "Suivante" in [button.label for button in app.button]
    assert 'qz-rules"' in shown(app)
