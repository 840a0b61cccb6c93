"""What a press does is done as a whole.

Once the next press has come, Streamlit ends a run at its next touch of the session's state: be it before the run has
taken in its own press, or in the midst of a callback. It does not come back to either, so the first press would be
lost, or stay half done. This goes together with `fastReruns = false` in `.streamlit/config.toml`: no other run writes
the session while a callback does.
"""

from __future__ import annotations

import functools

from streamlit.runtime.scriptrunner.script_runner import ScriptRunner
from streamlit.runtime.scriptrunner_utils.script_run_context import get_script_run_ctx


@functools.cache
def keep_whole() -> None:
    """Let each run take in its press and end its callbacks, in all sessions of this server; Streamlit has no switch."""
    give_way = ScriptRunner._maybe_handle_execution_control_request

    def give_way_later(self: ScriptRunner) -> None:
        if (run := get_script_run_ctx(suppress_warning=True)) is None or run.has_script_started:
            give_way(self)

    ScriptRunner._maybe_handle_execution_control_request = give_way_later  # type: ignore[method-assign]
