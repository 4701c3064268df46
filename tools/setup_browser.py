"""Chromium for the page's tests: found, or installed if permitted.

    python tools/setup_browser.py

The headless shell is Chromium without windows: it draws the same with a sixth less work, so it is
taken first. Prints nothing if all is well; otherwise one sentence that says what to do.
"""

import shutil
import sys

from system_package import ensure

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PACKAGES = ("chromium-headless-shell", "chromium")
"""Not every system has the first."""
MISSING = "paintpot: the page's tests need Chromium; install it (on Debian: apt install chromium)."


def chromium() -> str | None:
    """The program, if there is one."""
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found
    return None


def main() -> int:
    return ensure(PACKAGES, "Chromium", MISSING, chromium)


if __name__ == "__main__":
    sys.exit(main())
