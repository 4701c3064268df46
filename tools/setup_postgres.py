"""PostgreSQL for the tests of what many servers share: found, or installed if permitted.

    python tools/setup_postgres.py

Prints nothing if all is well; otherwise one sentence that says what to do.
"""

import shutil
import subprocess
import sys
from pathlib import Path

from system_package import ensure

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
    return ensure(("postgresql",), "PostgreSQL", MISSING, binaries)


if __name__ == "__main__":
    sys.exit(main())
