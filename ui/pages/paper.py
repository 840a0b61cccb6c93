"""The position and its answer as a sheet of paper, for the printer."""

from pathlib import Path

import streamlit as st

from analyzer.wording import Text
from ui import address, analysis, intake, paper, positiondata, share, state, waiting

UI = Path(__file__).parent.parent
# The look of a button of the page: what runs in the browser has only its own style.
_print = st.components.v2.component(
    "ramiscope_print",
    html="<button></button>",
    css="""
button {
  min-height: 40px; padding: 0 18px; border: 1px solid transparent; border-radius: var(--st-button-radius);
  background: var(--st-primary-color); color: light-dark(#fff, #10211a); font: inherit; cursor: pointer;
}
""",
    js=(UI / "components" / "print.js").read_text(encoding="utf-8"),
)

address.start()
text = Text(state.lang(), deck=state.rules().deck)
address.keep()
st.html(UI / "paper.css")
st.html(f'<h1 class="unseen">Ramiscope: {text("page-paper")}</h1>')
outcome = analysis.read(positiondata.of_page(), text.lang)
with st.container(horizontal=True, vertical_alignment="center", gap="small", key="paper-tools"):
    _print(data={"label": text("paper-print")}, key="print", width="content")
    st.page_link("ui/pages/analyse.py", label=text("paper-back"), icon=":material/arrow_back:")
address.notice(text)
if outcome.position:
    wait = waiting.Wait(text, outcome, st.container())
    outcome, found = wait.through(lambda *_: None)
    if outcome.position and found:
        with wait.room():
            st.html(paper.sheet_html(text, outcome.position, found, share.qr_html(text, share.link()), share.link()))
if outcome.position is None:
    st.warning(text("paper-nothing"))
    intake.tell(text, outcome.problems)
