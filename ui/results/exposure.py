"""What the round costs if another player ends it, how likely that is, and whether to open now or hold."""

from __future__ import annotations

from html import escape

import streamlit as st

from analyzer import Analysis, Position
from analyzer.exposurereport import Exposure, Hold
from analyzer.terminal.rules import ending_name, ending_words
from analyzer.terminal.sentences import ending_chances
from analyzer.wording import Text
from analyzer.wording.figures import least_percents, percent
from ui.results.figure import Figure, row


def show(text: Text, position: Position, analysis: Analysis) -> None:
    """Bars with their values, the chances as figures, the question of holding, elimination in words."""
    st.header(text("heading-exposure"), anchor=False, help=text("exposure-meaning"))
    risk = analysis.exposure
    rows: dict[str, float] = {text("exposure-now"): risk.now, text("exposure-after"): risk.after}
    rows |= {text("report-against", ending=ending_name(text, code)): points for code, points in risk.changed.items()}
    if risk.ends_before:
        rows[text("exposure-expected")] = round(risk.expected, 1)
    st.html(_bars(text, rows))
    if risk.ends_before:
        row(_chances(text, risk.ends_before))
    for line in _elimination(text, position, analysis):
        st.markdown(line)
    if risk.hold:
        _hold(text, risk, risk.hold)


def _chances(text: Text, ends_before: tuple[float, ...]) -> list[Figure]:
    """How likely the round is over before my next turns."""
    laps = (1, 3, len(ends_before))
    meaning = text("figure-ends-help")
    return [Figure(text("figure-ends", turn=lap), percent(text, ends_before[lap - 1]), "", meaning) for lap in laps]


def _hold(text: Text, risk: Exposure, hold: Hold) -> None:
    """Open now or hold for the bonus: both figures side by side, the better one marked, and the verdict in words."""
    st.subheader(text("heading-hold", ending=ending_name(text, hold.ending)), anchor=False)
    unit, opened = text("unit-average-soon", gain=False), text("number", number=round(hold.open, 1))
    if hold.hold is None:
        least = text("percent", share=least_percents(hold.needed))
        needed = Figure(text("figure-needed"), least, "", text("figure-needed-help"))
        row([Figure(text("figure-open"), opened, unit, text("figure-open-help")), needed])
    else:
        held, better = round(hold.hold, 1), hold.hold < hold.open
        points, held_unit = text("number", number=held), text("unit-average-soon", gain=held < 0)
        row(
            [
                *_stroke(text, hold),
                Figure(text("figure-open"), opened, unit, text("figure-open-help"), good=not better),
                Figure(text("figure-hold"), points, held_unit, text("figure-hold-help"), good=better),
            ]
        )
    st.markdown(" ".join(ending_chances(text, risk)[1:]))


def _stroke(text: Text, hold: Hold) -> list[Figure]:
    """The chance that holding lives on, where it is known."""
    if hold.stroke is None:
        return []
    return [Figure(text("figure-stroke"), percent(text, hold.stroke), "", text("figure-stroke-help"))]


def _bars(text: Text, rows: dict[str, float]) -> str:
    """Bars with their names and values; to a screen reader one picture, told in words."""
    most = max(*rows.values(), 1)
    drawn = "".join(
        f'<span class="bar-name">{escape(name)}</span><span class="bar">'
        f'<i style="width:{100 * points / most:.1f}%"></i><b>{escape(text("number", number=points))}</b></span>'
        for name, points in rows.items()
    )
    spoken = "; ".join(f"{name}: {text('points-count', count=points)}" for name, points in rows.items())
    alt = escape(f"{text('heading-exposure')}. {spoken}", quote=True)
    return f'<div class="bars" role="img" aria-label="{alt}">{drawn}</div>'


def _elimination(text: Text, position: Position, analysis: Analysis) -> list[str]:
    """Which endings would take the player out of the game."""
    if position.limit is None:
        return []
    risk = analysis.exposure
    if not risk.eliminated_if:
        return [text("elimination-none", total=position.total, limit=position.limit)]
    told = {"now": risk.now, "after": risk.after, **risk.changed}
    return [
        text(
            "elimination-if",
            case=_case(text, position, name),
            points=told[name],
            total=position.total,
            sum=position.total + told[name],
            limit=position.limit,
        )
        for name in risk.eliminated_if
        if name in told
    ]


def _case(text: Text, position: Position, name: str) -> str:
    """An ending of the round, with what its bonus does."""
    if name in ("now", "after"):
        return text(f"exposure-{name}")
    bonus = position.rules.bonus.get(name)
    return ending_words(text, name, bonus) if bonus else ending_name(text, name)
