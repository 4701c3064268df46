"""A Debian package that tests need: installed with apt-get if permitted."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable


def ensure(package: str, name: str, missing: str, found: Callable[[], object]) -> int:
    """0 if it is there, or was installed; 2 after one sentence that says what to do."""
    if found():
        return 0
    if not shutil.which("apt-get") or os.geteuid() != 0:
        print(missing, file=sys.stderr)
        return 2
    print(f"paintpot: installing {name} (once) …", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (
        ["update", "-qq"],
        ["install", "-y", "-qq", "--no-install-recommends", package],
    ):
        done = subprocess.run(
            ["apt-get", *words], env=quiet, capture_output=True, text=True, check=False
        )
        if done.returncode:
            print(done.stderr[-2000:], missing, sep="\n", file=sys.stderr)
            return 2
    if not found():
        print(missing, file=sys.stderr)
        return 2
    return 0
