"""What all tests share: examples drawn the same in every run, and the page in a real browser."""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from playwright.sync_api import expect

from tests.patience import be_patient

# A gate that fails by a lucky seed tells nothing of the change at hand: the search for new examples is asked for with
# `--hypothesis-profile=search`, and what it finds becomes an example. A busy machine is no fault either.
patient = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("search", patient, derandomize=False)
settings.register_profile("steady", patient, derandomize=True)
settings.load_profile("steady")

expect.set_options(timeout=15_000)  # a machine at work with other things is slow, not wrong
be_patient()
ROOT = Path(__file__).parent.parent
CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]


BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome")
"""The first is Chromium without the windows that nobody sees: the same engine in less time."""


def chromium() -> str | None:
    return os.environ.get("RAMISCOPE_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Skips where there is no browser, unless RAMISCOPE_NEED_BROWSER=1 makes that a failure."""
    path = chromium()
    if path is None:
        if os.environ.get("RAMISCOPE_NEED_BROWSER") == "1":
            pytest.fail("no chromium found (set RAMISCOPE_CHROMIUM to its path)")
        pytest.skip("no chromium found (set RAMISCOPE_CHROMIUM to its path)")
    return {**browser_type_launch_args, "executable_path": path, "args": CHROMIUM_FLAGS}


@pytest.fixture(scope="session")
def app_url() -> Iterator[str]:
    """The page served on a free port of this machine."""
    port = free_port()
    server = serve(port)
    yield f"http://127.0.0.1:{port}"
    server.terminate()
    server.wait(timeout=10)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def serve(port: int) -> subprocess.Popen[bytes]:
    """A server of the page, ready."""
    options = {
        "server.headless": "true",
        "server.address": "127.0.0.1",
        "server.port": port,
        "server.fileWatcherType": "none",
        "browser.gatherUsageStats": "false",
    }
    command = [sys.executable, "-m", "streamlit", "run", "app.py", *(f"--{name}={v}" for name, v in options.items())]
    server = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        _wait_healthy(f"http://127.0.0.1:{port}", server)
    except BaseException:
        server.kill()
        raise
    return server


def _wait_healthy(url: str, server: subprocess.Popen[bytes]) -> None:
    for _ in range(300):
        if server.poll() is not None:
            pytest.fail("the server ended before it was ready")
        try:
            with urllib.request.urlopen(f"{url}/_stcore/health", timeout=1):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    pytest.fail("the server did not get ready in 30 s")
