"""The analyser: a hand and a table on one side, what to do with them on the other."""

import streamlit as st

from analyzer import Analysis
from analyzer.wording import Text
from ui import (
    address,
    analysis,
    editor,
    examples,
    gallery,
    language,
    positiondata,
    settings,
    share,
    state,
    verdict,
    waiting,
    work,
)
from ui.analysis import Outcome
from ui.board import exchange, marks
from ui.house import deal
from ui.house import panel as house_rules
from ui.results import panel as results
from ui.results import thinkfirst

address.start()
# The editor sends all zones: what was typed into a text field at the same time is the later word.
exchange.listen()
state.listen()
text = Text(state.lang(), deck=state.rules().deck)
address.keep()
outcome = analysis.read(positiondata.of_page(), text.lang)

st.html(results.STYLE)
st.html(f'<h1 class="unseen">Ramiscope: {text("page-analyse")}</h1>')
with st.container(key="tools", horizontal=True, vertical_alignment="center", gap="small"):
    deal.choose_rules(text)
    language.switch(text)
    settings.show(text)
    gallery.chooser(text)
    sharing = share.popover(text)
    st.button(text("page-clear"), key="clear", icon=":material/backspace:", on_click=positiondata.clear)
with st.container():
    address.notice(text)

entry, answer = st.columns([1.2, 1], gap="medium")
with entry:
    # What comes and goes has a container of its own: where elements move up, the old ones stay in sight until the end.
    with st.container():
        deal.show(text, outcome)
    editor.show(text, outcome)
    house_rules.show(text, outcome)
with answer:
    thinkfirst.switch(text)
    hidden = thinkfirst.hidden(outcome)
    # Not above the cards: it goes with the first change, and they must not move under the finger that made it.
    with st.container():
        if not hidden:  # what the example shows is its answer
            examples.caption(text)
    banner = st.empty()
with st.bottom:
    bar = st.empty()


def tell(outcome: Outcome, found: Analysis | None) -> None:
    """The verdict in its two places, or the question in their stead; while it is not known that of no other hand."""
    unknown = outcome.position is not None and found is None
    with banner.container():
        if hidden:
            thinkfirst.ask(text, outcome)
        elif not unknown:
            verdict.show(text, outcome, found)
    with bar.container():
        if hidden:
            thinkfirst.wait(text)
        elif unknown:
            waiting.tell(text, outcome)
        else:
            verdict.show_short(text, outcome, found)


found: Analysis | None = None
if hidden or outcome.position is None:
    tell(outcome, None)
    if hidden:
        work.of(outcome)  # worked out while the player thinks
    room = answer.container()
else:
    wait = waiting.Wait(text, outcome, answer)
    # The verdict does not wait for the odds: it is told first where it needs none, and completed by them.
    outcome, found = wait.through(tell, early=verdict.is_plain(outcome.position))
    room = wait.room()
with room:
    marks.show(text, outcome, found)
    if outcome.position and found:
        results.show(text, outcome.position, found)
share.fill(text, outcome, found, sharing)
