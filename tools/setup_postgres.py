"""PostgreSQL for the tests of what many servers share: found, or installed if permitted.

    python tools/setup_postgres.py

Prints nothing if all is well; otherwise one sentence that says what to do.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

MISSING = (
    "paintpot: tests of what many servers share need PostgreSQL 15 or newer; install it"
    " (on Debian: apt install postgresql)."
)
OLDEST = 15


def binaries() -> Path | None:
    """The folder with `initdb` and `postgres`, of the newest version there is."""
    found: list[tuple[int, Path]] = []
    for folder in Path("/usr/lib/postgresql").glob("*/bin"):
        name = folder.parent.name
        if name.isdecimal() and (folder / "initdb").exists():
            found.append((int(name), folder))
    on_path = shutil.which("initdb")
    if on_path and shutil.which("postgres"):
        told = subprocess.run([on_path, "--version"], capture_output=True, text=True, check=False)
        number = told.stdout.rpartition(" ")[2].partition(".")[0].strip()
        found.append((int(number) if number.isdecimal() else 0, Path(on_path).resolve().parent))
    version, folder = max(found, default=(0, Path()))
    return folder if version >= OLDEST else None


def main() -> int:
    if binaries():
        return 0
    if not shutil.which("apt-get") or os.geteuid() != 0:
        print(MISSING, file=sys.stderr)
        return 2
    print("paintpot: installing PostgreSQL (once) …", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (
        ["update", "-qq"],
        ["install", "-y", "-qq", "--no-install-recommends", "postgresql"],
    ):
        done = subprocess.run(
            ["apt-get", *words], env=quiet, capture_output=True, text=True, check=False
        )
        if done.returncode:
            print(done.stderr[-2000:], MISSING, sep="\n", file=sys.stderr)
            return 2
    if not binaries():
        print(MISSING, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
