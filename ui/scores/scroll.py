"""On a phone the fields are far from the table: after a change the page moves to where it goes on."""

from __future__ import annotations

import streamlit as st

_scroll = st.components.v2.component(
    "ramiscope_scroll",
    html='<span class="scroll" hidden></span>',
    js="""
export default function ({ data, parentElement }) {
  const place = parentElement.querySelector(".scroll");
  const known = place.rev;
  place.rev = data.rev;
  if (known === undefined || known === data.rev) return;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const target = document.querySelector(data.target);
  // Streamlit's bar covers the first pixels of the page.
  if (target) target.style.scrollMarginTop = "5rem";
  target?.scrollIntoView({ block: "nearest", behavior: calm ? "instant" : "smooth" });
}
""",
)


def show() -> None:
    """A new round begins at the standing, a correction at its fields."""
    s = st.session_state
    target = ".st-key-sc-top" if s["sc_editing"] is None else ".st-key-sc-round"
    _scroll(data={"rev": s["sc_rev"], "target": target}, key="sc_scroll")
