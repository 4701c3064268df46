"""Chromium for the page's tests: found, or installed if permitted.

    python tools/setup_browser.py

Prints nothing if all is well; otherwise one sentence that says what to do.
"""

import shutil
import sys

from system_package import ensure

NAMES = ("chromium", "chromium-browser", "google-chrome")
MISSING = "paintpot: the page's tests need Chromium; install it (on Debian: apt install chromium)."


def chromium() -> str | None:
    """The program, if there is one."""
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found
    return None


def main() -> int:
    return ensure("chromium", "Chromium", MISSING, chromium)


if __name__ == "__main__":
    sys.exit(main())
