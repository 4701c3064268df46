"""Opens the page in the user's browser, if there is a graphical one."""

import os
import sys
import threading
import webbrowser


def can_open() -> bool:
    """Whether a window can be opened. A text browser would take over the server's terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_page(url: str) -> None:
    """In a thread: some browsers block their caller."""
    if can_open():
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
