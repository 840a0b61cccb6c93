"""Calls of the command line in this process, and what they must not do."""

from __future__ import annotations

import io
import os
import sys
from contextlib import redirect_stderr, redirect_stdout
from typing import NamedTuple
from unittest import mock

from analyzer.commandline import main

SILENT = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "", "COLUMNS": "100"}


class Said(NamedTuple):
    """What one call answered: its exit code, its lines and its complaints, no-break spaces as plain ones."""

    code: int
    out: str
    err: str


def call(*words: str, stdin: str = "", **environment: str) -> Said:
    """Run one call, in English unless it or the environment says otherwise, with a text on standard input."""
    out, err, given = io.StringIO(), io.StringIO(), io.TextIOWrapper(io.BytesIO(stdin.encode()))
    settings = mock.patch.dict(os.environ, {**SILENT, **environment})
    with redirect_stdout(out), redirect_stderr(err), mock.patch.object(sys, "stdin", given), settings:
        code = main(words)
    return Said(code, *(stream.getvalue().replace("\u00a0", " ") for stream in (out, err)))


def assert_refused(said: Said, *parts: str) -> None:
    """The input was refused in words, with nothing on standard output."""
    assert (said.code, said.out) == (1, "")
    assert said.err
    assert "Traceback" not in said.err
    assert [part for part in parts if part not in said.err] == []


def assert_wrong(said: Said, *parts: str) -> None:
    """The call was a wrong one; its usage and what is wrong were said."""
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("usage: python -m analyzer")
    assert [part for part in parts if part not in said.err] == []
