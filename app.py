"""Ramiscope's page: `streamlit run app.py`."""

from pathlib import Path

import streamlit as st

from ui import language

st.set_page_config(page_title="Ramiscope", page_icon="🃏", layout="wide")
UI = Path(__file__).parent / "ui"
st.logo(UI / "logo.svg", size="large")
st.html(UI / "style.css")
text = language.start()
pages = [st.Page("ui/pages/analyse.py", title=text("page-analyse"), default=True)]
pages.append(st.Page("ui/pages/quiz.py", title=text("page-quiz")))
pages.append(st.Page("ui/pages/scores.py", title=text("page-scores")))
st.navigation(pages, position="top").run()
