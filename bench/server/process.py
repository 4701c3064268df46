"""A server as a process of its own, and its resource usage."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType

from bench.environments import ROOT
from bench.server.wire import Failed

LIMITS = (
    "requests",
    "burst",
    "address_requests",
    "address_burst",
    "tables",
    "new_tables",
    "new_tables_burst",
    "stored",
    "address_stored",
    "sockets",
    "address_sockets",
)
"""Limits are enforced as usual, but here one client does the work of many."""
NO_LIMIT = 1_000_000_000
PATIENCE = 30.0


def cpu_seconds(pid: int) -> float:
    """CPU time of a process so far, of all its threads, user and system."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def family_cpu_seconds(pid: int) -> float:
    """The same of a process and of those of its children that are still there."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    total = cpu_seconds(pid)
    for child in children:
        with contextlib.suppress(FileNotFoundError):  # it has ended meanwhile
            total += cpu_seconds(int(child))
    return total


class Process:
    """A server that prints its URL when it is ready."""

    def __init__(self, *command: str, **environment: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", *command],
            cwd=ROOT,
            env={**os.environ, **environment},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        self.url = next((word for word in said.split() if word.startswith("http://")), "")
        if not self.url:
            self._process.kill()
            raise Failed(f"{command[0]} did not start")

    @property
    def host(self) -> str:
        return self.url.removeprefix("http://")

    def cpu_seconds(self) -> float:
        """CPU time of all its threads so far, user and system."""
        return cpu_seconds(self._process.pid)

    def resident(self) -> int:
        """Its memory in bytes."""
        pages = Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def __enter__(self) -> Process:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        if self._process.stdout:
            self._process.stdout.close()


def start_ours(folder: Path, *more: str, **environment: str) -> Process:
    limits = [f"--limit={name}={NO_LIMIT}" for name in LIMITS]
    serve = ["paintpot.cli", "serve", "--port=0", f"--data={folder}", "--workers=1"]
    return Process(*serve, *limits, *more, **environment)


def start_bare(folder: Path) -> Process:
    return Process("bench.server.bare", str(folder))


def start_bare_postgres(url: str) -> Process:
    return Process("bench.server.bare_postgres", url)
