"""End a prompt from outside; loaded with prompt_toolkit, never while Ctrl-C is being answered."""

from __future__ import annotations

from prompt_toolkit.application.current import get_app_session
from prompt_toolkit.input import Input
from prompt_toolkit.input.typeahead import store_typeahead
from prompt_toolkit.key_binding.key_processor import KeyPress
from prompt_toolkit.keys import Keys


def press_ctrl_c(typed: Input) -> None:
    """End the prompt that waits for what is typed there, or the next one, with `KeyboardInterrupt`."""
    app = get_app_session().app

    def leave() -> None:
        if app is not None and app.future is not None and not app.future.done():
            app.exit(exception=KeyboardInterrupt())

    if app is not None and app.loop is not None:
        app.loop.call_soon_threadsafe(leave)
    else:
        store_typeahead(typed, [KeyPress(Keys.ControlC)])
