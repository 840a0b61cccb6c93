"""The sharing panel without a browser: the link, its code, files and plain text."""

from __future__ import annotations

import json
from typing import Any

import pytest
import streamlit as st
from streamlit.testing.v1 import AppTest

from analyzer import read_position
from analyzer.link import read_link, write_link
from analyzer.wording import LANGUAGES
from tests.page_helpers import page, popover_key, shown, unfolded
from tests.share_helpers import TOLD, link, opened, plain

CARDS = {**TOLD, "table": [{"cards": ["4S", "4H", "4D"], "owner": "self", "jokers_taken": 1}]}
TILES = {"rules": "okey", "indicator": "Y12", "hand": "R1-3 K5 B5 FJ Y9", "discards": "K2 Y7"}


@pytest.mark.parametrize(("lang", "words"), [("en", "You can open with 45"), ("fr", "Vous pouvez ouvrir avec 45")])
def test_share_offers_link_code_file_and_text(lang: str, words: str) -> None:
    app = unfolded(page(lang), "share")
    address, report = (code.value for code in app.code)
    assert address.endswith(f"/?p={app.session_state['link']}")
    assert words in report.replace("\u00a0", " ")
    (picture,) = [each for each in app.get("html") if 'rc-qr-plate">' in each.proto.body]
    assert 'src="data:image/svg+xml' in picture.proto.body
    assert 'alt="' in picture.proto.body


def test_nothing_of_it_is_made_while_it_is_closed() -> None:
    app = page()
    assert not app.code
    assert not [button for button in app.button if str(button.key).startswith("example-")]


def upload(app: AppTest, content: bytes, name: str = "p.json") -> AppTest:
    unfolded(app, "share")
    app.file_uploader[0].upload(name, content, "application/json")
    app.run()
    assert not app.exception
    return app


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("data", [TOLD, {"title": "x", "position": TOLD}], ids=["position", "example"])
def test_a_file_is_opened(data: dict[str, Any], lang: str) -> None:
    app = upload(page(lang), ("\ufeff" + json.dumps(data)).encode())
    assert read_position(read_link(link(app))) == read_position(TOLD)
    assert not app.session_state[popover_key(app, "share")]
    assert not app.session_state["share_fault"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("data", [CARDS, TILES], ids=["cards", "tiles"])
def test_a_saved_file_names_cards_as_every_program_reads_them(
    data: dict[str, Any], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: dict[str, bytes] = {}
    monkeypatch.setattr(st, "download_button", lambda *args, key, **_: kept.update({key: args[1]}))
    unfolded(opened(write_link(data), lang), "share")
    assert kept["share-save"].isascii()
    assert read_position(json.loads(kept["share-save"])) == read_position(data)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b'{"rules": "rami30",\n "hand": ["7S"', "The file is not JSON: it breaks in line 2 at character"),
        (b"\xff\xfe\x00", "The file is not JSON"),
        (b"[" * 100_000, "The file is not JSON"),
        (b"[1]" + b" " * 100_000, "At most 100 kB"),
        (b"[1, 2]", "is not a JSON object"),
        (b'{"hand": ["7S"]}', "the key “rules” is missing"),
        (b'{"rules": "rami30", "hand": ["7S", "14H"]}', "Hand, card 2: “14H” cannot be read as a card"),
        (b'{"rules": "rami30", "hand": ["7S"], "total": -1}', "“-1” does not fit"),
        (b'{"rules": "rami30", "hand": ["7S"], "tabel": []}', "The key “tabel” is not known"),
        (b'{"rules": "rami30", "hand": "7S", "table": [{"cards": "2S 9D"}]}', "is not a meld"),
        (b'{"rules": "bridge", "hand": ["7S"]}', "“bridge” is not a rule set"),
    ],
)
def test_a_wrong_file_is_explained_and_changes_nothing(content: bytes, words: str) -> None:
    app = page()
    before = app.session_state["example_data"]
    upload(app, content)
    assert words in plain(app)
    assert "the page is as it was" in shown(app)
    assert app.session_state[popover_key(app, "share")]
    assert app.session_state["example_data"] == before
    assert "You can open with 45 points" in shown(app)
    assert "p" not in app.query_params
    app.session_state[popover_key(app, "share")] = False
    app.run()
    unfolded(app, "share")
    assert "the page is as it was" not in shown(app)
