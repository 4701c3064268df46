"""The server killed, spied on and pestered, at full size.

    python -m tests.server.soak [kill] [secrecy] [fuzz] [document] [inject] [upgrade]

Each prints what it has seen, and fails if anything was lost, told or broken. Long: run it before a
release, not with every change. Tests run the same checks small.
"""

import asyncio
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from tests.server.soak.fuzzing import pester
from tests.server.soak.injecting import inject
from tests.server.soak.killing import kill
from tests.server.soak.plans import some_wishes
from tests.server.soak.secrecy import listen
from tests.server.soak.upgrading import upgrade

KILLS = 50
PLAYS = 1000
MESSAGES = 100_000
LIMITED = 10_000
"""Messages sent with the usual limits, which keep most of them out."""
EXAMPLES = 200
INJECTED = 5000
"""Requests in which an exception is thrown."""
UPGRADED = 5
"""Tables of each kind and game."""


def killed(folder: Path) -> bool:
    """Killed under traffic: every acknowledged move is there, none twice."""
    print(asyncio.run(kill(KILLS, folder / "data")))
    return True


def overheard(folder: Path) -> bool:
    """Everything that is sent to every client, recorded and compared."""
    report = asyncio.run(listen(some_wishes(PLAYS, random.Random(1)), folder / "data"))
    print(report)
    for leak in report.leaks[:20]:
        print(f"  {leak[:400]}")
    return not report.leaks


def pestered(folder: Path) -> bool:
    """Malformed, oversized, misplaced, replayed and forged messages."""
    faults = []
    for usual in (False, True):
        n = LIMITED if usual else MESSAGES - LIMITED
        report = asyncio.run(pester(n, folder / f"data-{usual}", usual=usual))
        print(f"{'usual limits' if usual else 'limits lifted'}: {report}", flush=True)
        faults += report.faults
    for fault in faults[:20]:
        print(f"  {fault[:400]}")
    return not faults


def documented(folder: Path) -> bool:
    """Requests made from the OpenAPI document, answered as it says."""
    tests = ["tests/server/test_fuzz.py", "-k", "document"]
    return not subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *tests],
        env={**os.environ, "PAINTPOT_EXAMPLES": str(EXAMPLES)},
        check=False,
    ).returncode


def injected(folder: Path) -> bool:
    """Exceptions at every step of a move, and memory compared with the disk after each."""
    report = asyncio.run(inject(INJECTED, folder / "data"))
    print(report)
    return report.thrown.total() > 0


def upgraded(folder: Path) -> bool:
    """The rules of all games change, with running and finished tables of each."""
    print(asyncio.run(upgrade(folder / "data", UPGRADED)))
    return True


CHECKS: dict[str, Callable[[Path], bool]] = {
    "kill": killed,
    "secrecy": overheard,
    "fuzz": pestered,
    "document": documented,
    "inject": injected,
    "upgrade": upgraded,
}


def main() -> int:
    wanted = sys.argv[1:] or list(CHECKS)
    failed = 0
    for name in wanted:
        print(f"{name}: {CHECKS[name].__doc__}", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            fine = CHECKS[name](Path(folder))
        print(f"{name}: {'passed' if fine else 'FAILED'}", flush=True)
        failed += not fine
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
