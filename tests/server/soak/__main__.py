"""The server killed, spied on and pestered, at full size.

    python -m tests.server.soak [NAME …], the names being those of CHECKS
    python -m tests.server.soak cluster=0.05    a twentieth of it, in a minute or two

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
from contextlib import closing
from pathlib import Path

from tests.postgres_server import PostgresServer
from tests.server.hosting import Server, on_postgres
from tests.server.soak.clustering import Faults, cluster
from tests.server.soak.crowding import crowd
from tests.server.soak.dicing import dice
from tests.server.soak.figures import LONGEST_STALL, quantile
from tests.server.soak.fuzzing import pester
from tests.server.soak.injecting import inject
from tests.server.soak.killing import kill
from tests.server.soak.plans import random_scenarios
from tests.server.soak.secrecy import listen
from tests.server.soak.stalling import stall
from tests.server.soak.upgrading import upgrade

KILLS = 50
PLAYS = 1000
MESSAGES = 100_000
"""A tenth of them with the usual limits, which keep most of them out."""
EXAMPLES = 200
ATTACKS = 2300
"""Hostile sheets and records: a hundred of each kind."""
SLOWEST_ANSWER = 2.0
SLOWEST_MOVE = 0.2
"""Seconds for 99 of 100 moves."""
SLOWEST_BOT = 2.0
"""Seconds for nine of ten answers of an easy bot, while experts think for somebody else."""
DICED = 400
INJECTED = 5000
"""Requests in which an exception is thrown."""
UPGRADED = 5
"""Tables of each kind and game."""
FAULTS = Faults(kills=100, databases=20, redises=20, cuts=40)
"""Failures of four servers, and of what they depend on."""
PARTIES = 100
"""Tables at a time while they fail."""


def killed(folder: Path) -> bool:
    """Killed under traffic: every acknowledged move is there, none twice."""
    print(asyncio.run(kill(KILLS, folder / "data")))
    return True


def overheard(folder: Path, share: float = 1.0, kind: type[Server] = Server) -> bool:
    """Everything that is sent to every client, recorded and compared."""
    scenarios = random_scenarios(round(PLAYS * share), random.Random(1))
    report = asyncio.run(listen(scenarios, folder / "data", kind=kind, days=[], tell=_progress))
    print(report)
    return _passed(report.leaks)


def _passed(faults: list[str]) -> bool:
    """Whether nothing was found; the first faults are printed."""
    for fault in faults[:20]:
        print(f"  {fault[:400]}")
    return not faults


def _stalls(seconds: float) -> list[str]:
    """A fault if the event loop was blocked for too long."""
    if seconds <= LONGEST_STALL:
        return []
    return [f"the event loop was blocked for {seconds * 1000:.0f} ms"]


def _progress(left: int) -> None:
    if left % 50 == 0:
        _say(f"{left} plays to go")


def _say(line: str) -> None:
    print(line, flush=True)


class _Sent:
    """Tells now and then how many messages have been sent."""

    def __init__(self, messages: int) -> None:
        self.messages = messages
        self.told = 0

    def __call__(self, sent: int) -> None:
        if sent >= self.told + 5000:
            self.told = sent
            _say(f"{sent} of {self.messages} messages sent")


def pestered(folder: Path, share: float = 1.0, kind: type[Server] = Server) -> bool:
    """Malformed, oversized, misplaced, replayed and forged messages."""
    messages = round(MESSAGES * share)
    faults = []
    for usual in (False, True):
        n = messages // 10 if usual else messages - messages // 10
        data = folder / f"data-{usual}"
        report = asyncio.run(pester(n, data, usual=usual, kind=kind, tell=_Sent(n)))
        print(f"{'usual limits' if usual else 'limits lifted'}: {report}", flush=True)
        faults += report.faults + _stalls(report.stall)
    return _passed(faults)


def held_up(folder: Path) -> bool:
    """Hostile sheets and records while somebody plays: no stall, no slow answer."""
    report = asyncio.run(stall(ATTACKS, folder / "data"))
    print(report)
    faults = list(report.faults)
    seconds, name = report.slowest
    if seconds > SLOWEST_ANSWER:
        faults.append(f"{name} was answered after {seconds:.2f} s")
    return _passed(faults + _stalls(report.stall))


def crowded(folder: Path) -> bool:
    """Slow and many connections, sockets and tables of one address while another plays."""
    report = asyncio.run(crowd(folder / "data"))
    print(report)
    faults = list(report.faults)
    for name, times, share, most in (
        ("a move", report.moves, 0.99, SLOWEST_MOVE),
        ("an easy bot", report.bots, 0.9, SLOWEST_BOT),
    ):
        seconds = quantile(times, share)
        if seconds > most:
            faults.append(f"{name} took {seconds:.2f} s (p{share * 100:.0f})")
    return _passed(faults + _stalls(report.stall))


def documented(folder: Path) -> bool:
    """Requests made from the OpenAPI document, answered as it says."""
    tests = ["tests/server/test_fuzz.py", "-k", "document"]
    return not subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *tests],
        env={**os.environ, "PAINTPOT_EXAMPLES": str(EXAMPLES)},
        check=False,
    ).returncode


def shown(folder: Path) -> bool:
    """Every test of the page with every game; whole games and all lessons in the browser, by mouse,
    finger and keys, in each language; all moments at both sizes."""
    tests = [
        "tests/web",
        *[f"tests/web/soak_{what}.py" for what in ("plays", "lessons", "moments")],
    ]
    command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", *tests]
    return not subprocess.run(command, check=False).returncode


def diced(folder: Path) -> bool:
    """The dice protocol with a cheating house, a cheating seat, a silent seat, a lost line."""
    report = asyncio.run(dice(DICED, folder))
    print(report)
    return _passed(report.faults)


def injected(folder: Path) -> bool:
    """Exceptions at every step of a move, and memory compared with the disk after each."""
    report = asyncio.run(inject(INJECTED, folder / "data"))
    print(report)
    return report.thrown.total() > 0


def upgraded(folder: Path) -> bool:
    """The rules of all games change, with running and finished tables of each."""
    print(asyncio.run(upgrade(folder / "data", UPGRADED)))
    return True


def clustered(folder: Path, share: float = 1.0) -> bool:
    """Four servers on PostgreSQL and Redis behind a round-robin proxy, all of which fail."""
    faults = Faults(*[max(1, round(times * share)) for times in FAULTS])
    parties = max(2, round(PARTIES * share))
    print(asyncio.run(cluster(faults, folder / "data", parties=parties, tell=_say)))
    return True


def checked_on_postgres(check: Callable[[Path, float, type[Server]], bool], share: float) -> bool:
    """Run a check on a server whose tables are in a PostgreSQL database."""
    with closing(PostgresServer()) as postgres, tempfile.TemporaryDirectory() as folder:
        return check(Path(folder), share, on_postgres(postgres))


def overheard_on_postgres(folder: Path, share: float = 1.0) -> bool:
    """Everything that is sent to every client, with PostgreSQL."""
    return checked_on_postgres(overheard, share)


def pestered_on_postgres(folder: Path, share: float = 1.0) -> bool:
    """Malformed, oversized, misplaced, replayed and forged messages, with PostgreSQL."""
    return checked_on_postgres(pestered, share)


CHECKS: dict[str, Callable[..., bool]] = {
    "kill": killed,
    "secrecy": overheard,
    "fuzz": pestered,
    "hostile": held_up,
    "crowd": crowded,
    "document": documented,
    "pages": shown,
    "dice": diced,
    "inject": injected,
    "upgrade": upgraded,
    "cluster": clustered,
    "secrecy-postgres": overheard_on_postgres,
    "fuzz-postgres": pestered_on_postgres,
}


def main() -> int:
    wanted = sys.argv[1:] or list(CHECKS)
    failed = 0
    for word in wanted:
        name, _, share = word.partition("=")
        print(f"{name}: {CHECKS[name].__doc__}", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            fine = CHECKS[name](Path(folder), *([float(share)] if share else []))
        print(f"{name}: {'passed' if fine else 'FAILED'}", flush=True)
        failed += not fine
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
