"""Run a command with busy loops beside it, as on a slower machine, and say how long it took.

    python3 tools/loaded_test.py [--loops 4] [COMMAND …]

The command is `make test` if none is given. The loops end with it, whatever happens: each ends by
itself, too, once this program is gone. Exits with the command's exit code.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

LOOPS = 4
COMMAND = ("make", "test")
INTERRUPTED = 130

BUSY = """
import os, sys
while os.getppid() == int(sys.argv[1]):
    sum(range(100_000))
"""


@contextmanager
def busy(loops: int) -> Iterator[list["subprocess.Popen[bytes]"]]:
    """Busy loops, each ended at the end by its id."""
    running: list[subprocess.Popen[bytes]] = []
    try:
        for _ in range(loops):
            running.append(subprocess.Popen([sys.executable, "-c", BUSY, str(os.getpid())]))
        yield running
    finally:
        for process in running:
            process.kill()
        for process in running:
            process.wait()


def run(command: list[str], loops: int) -> int:
    """The exit code of the command, after a line about how long it took."""
    began = time.monotonic()
    with busy(loops):
        try:
            code = subprocess.run(command, check=False).returncode
        except KeyboardInterrupt:
            code = INTERRUPTED
        except OSError as error:
            print(f"paintpot: {command[0]}: {error.strerror}.", file=sys.stderr)
            code = 1
    took = time.monotonic() - began
    ended = "passed" if code == 0 else f"ended with {code}"
    beside = f"{loops} busy loops beside it, {os.cpu_count()} cores"
    print(f"{' '.join(command)}: {ended} after {took / 60:.1f} min ({beside})", flush=True)
    return code


def main() -> int:
    parser = argparse.ArgumentParser(description="Run a command with busy loops beside it.")
    parser.add_argument("--loops", type=int, default=LOOPS, help="how many (4)")
    parser.add_argument("command", nargs=argparse.REMAINDER, help="make test if not given")
    args = parser.parse_args()
    return run(args.command or list(COMMAND), args.loops)


if __name__ == "__main__":
    sys.exit(main())
