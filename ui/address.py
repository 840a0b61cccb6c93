"""The position in the address: `?p=` is what the page shows, on reload, elsewhere, and after a restart.

A link that this session has not written itself is a wish to see its position. One that it has written may come late,
with what a browser says that has not seen the newest yet: it changes nothing.
"""

from __future__ import annotations

from pathlib import Path

import streamlit as st

from analyzer import RamiError
from analyzer.link import MAX_LINK, read_link, write_link
from analyzer.wording import Text
from ui import examples, intake, positiondata

QUERY = "p"

# Each change of the address would be a step of the Back button, which is there to leave the page.
_steps = st.components.v2.component(
    "ramiscope_address",
    js=(Path(__file__).parent / "components" / "address.js").read_text(encoding="utf-8"),
)


def start() -> None:
    """Open the position of the address, where it is not this session's own; else the page stays as it is."""
    s = st.session_state
    examples.start()
    written, wish = s.setdefault("links", set()), st.query_params.get(QUERY)
    if not wish or wish in written:
        return
    written.add(wish)
    try:
        intake.open_link(read_link(wish))
    except RamiError as error:
        s["bad_link"] = error
    else:
        s["asked"] = wish
        s.pop("bad_link", None)


def keep() -> None:
    """Write the position into the address."""
    s = st.session_state
    with st.container(key="address"):
        _steps(data={}, key="address_steps")
    s["link"] = link = write_link(positiondata.of_page("en", unread=False))
    s["links"].add(link)
    shown = st.query_params.get(QUERY)
    if len(link) > MAX_LINK:
        st.query_params.pop(QUERY, None)
    elif shown != link and (shown or not examples.is_first()):  # the bare address opens on the first example anyway
        st.query_params[QUERY] = link


def notice(text: Text) -> None:
    """That the link was no position, and how to mend that."""
    if fault := st.session_state.get("bad_link"):
        with st.container(border=True, key="bad_link_notice"):
            st.warning(text("share-bad-link"), icon=":material/link_off:")
            intake.tell(text.of(fault.deck), fault.problems)
            st.button(text("share-bad-link-close"), key="bad-link-close", on_click=_close)


def _close() -> None:
    st.session_state.pop("bad_link", None)
