"""A Debian package that tests need: installed with apt-get if permitted."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence

INSTALL = ("install", "-y", "-qq", "--no-install-recommends")


def ensure(packages: Sequence[str], name: str, missing: str, found: Callable[[], object]) -> int:
    """Install the first of these packages that exists, unless what they provide is found.

    Returns 0 if it is there, or was installed; 2 after one sentence that says what to do.
    """
    if found():
        return 0
    if not shutil.which("apt-get") or os.geteuid() != 0:
        print(missing, file=sys.stderr)
        return 2
    print(f"paintpot: installing {name} (once) …", flush=True)
    troubles = [_apt_get("update", "-qq")]
    for package in packages:
        troubles.append(_apt_get(*INSTALL, package))
        if found():
            return 0
    print(*filter(None, troubles), missing, sep="\n", file=sys.stderr)
    return 2


def _apt_get(*words: str) -> str:
    """What went wrong, or ""."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(
        ["apt-get", *words], env=quiet, capture_output=True, text=True, check=False
    )
    return done.stderr[-2000:] if done.returncode else ""
