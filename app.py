"""Ramiscope's page: `streamlit run app.py`."""

from pathlib import Path

import streamlit as st

from ui import language, presses, settings

presses.keep_whole()
st.set_page_config(page_title="Ramiscope", page_icon="🃏", layout="wide")
UI = Path(__file__).parent / "ui"
st.logo(UI / "logo.svg", size="large")
st.html(UI / "style.css")
text = language.start()
settings.start()
pages = [st.Page("ui/pages/analyse.py", title=text("page-analyse"), default=True)]
pages += [
    st.Page(f"ui/pages/{name}.py", title=text(f"page-{title}"))
    for name, title in (("check", "check"), ("rules", "rulebook"), ("quiz", "quiz"))
]
pages.append(st.Page("ui/pages/scores.py", title=text("page-scores")))
pages.append(st.Page("ui/pages/paper.py", title=text("page-paper"), visibility="hidden"))
st.navigation(pages, position="top").run()
