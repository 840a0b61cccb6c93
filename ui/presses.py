"""What a press does is done as a whole.

Once the next press has come, Streamlit ends a run at its next touch of the session's state, be it in the midst of a
callback, and does not call that callback again: the first press would stay half done, or be lost. This goes together
with `fastReruns = false` in `.streamlit/config.toml`: no other run writes the session while a callback does.
"""

from __future__ import annotations

import functools

from streamlit.runtime.scriptrunner.script_runner import ScriptRunner
from streamlit.runtime.scriptrunner_utils.script_run_context import RunLocation, ThreadState


@functools.cache
def keep_whole() -> None:
    """Run every callback to its end, in all sessions of this server; Streamlit has no switch for that."""
    give_way = ScriptRunner._maybe_handle_execution_control_request

    def give_way_later(self: ScriptRunner) -> None:
        if not _in_callback():
            give_way(self)

    ScriptRunner._maybe_handle_execution_control_request = give_way_later  # type: ignore[method-assign]


def _in_callback() -> bool:
    try:
        return ThreadState.get().run_location is RunLocation.CALLBACK
    except RuntimeError:  # before the first run
        return False
