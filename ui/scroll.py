"""What tells of a change may be far from where it was made: the page moves to where it goes on."""

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


def to(target: str, rev: int, key: str) -> None:
    """Bring what a selector names into sight whenever `rev` is another than before."""
    _scroll(data={"rev": rev, "target": target}, key=key)
