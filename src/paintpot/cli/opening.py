"""Opening the page in the user's browser, where there is one with a window."""

import os
import sys
import threading
import webbrowser


def can_open() -> bool:
    """Whether a window can be opened. A browser in this terminal would take it from the server."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_page(url: str) -> None:
    """In the background: some browsers keep whoever opened them waiting."""
    if can_open():
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
