"""Chromium for the page's tests: found, or installed if permitted.

    python tools/setup_browser.py

Prints nothing if all is well; otherwise one sentence that says what to do.
"""

import os
import shutil
import subprocess
import sys

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
    if chromium():
        return 0
    if not shutil.which("apt-get") or os.geteuid() != 0:
        print(MISSING, file=sys.stderr)
        return 2
    print("paintpot: installing Chromium (once) …", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (
        ["update", "-qq"],
        ["install", "-y", "-qq", "--no-install-recommends", "chromium"],
    ):
        done = subprocess.run(
            ["apt-get", *words], env=quiet, capture_output=True, text=True, check=False
        )
        if done.returncode:
            print(done.stderr[-2000:], MISSING, sep="\n", file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
