"""A real PostgreSQL server for tests, in a folder of its own; its data is synced as in
production."""

import contextlib
import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import psycopg

from tests.patience import PATIENCE
from tests.tools import tool

SUPERUSER: Final = "paintpot"
CONNECTING: Final = 10
"""Seconds to wait for a connection, before the next try."""
PORTS: Final = range(25_000, 32_000)
"""None of those that systems give to clients: who tries to reach a server that is stopped could get
its port, and keep it from starting again."""


class NoPostgres(Exception):
    """There is no PostgreSQL here, and none could be installed."""


def binaries() -> Path:
    setup_postgres = tool("setup_postgres")
    found: Path | None = setup_postgres.binaries()
    if found is None:
        raise NoPostgres(setup_postgres.MISSING)
    return found


class PostgresServer:
    """A server that can be killed and started again on the same data and port."""

    def __init__(self) -> None:
        self.bin = binaries()
        # Not in pytest's own folder, which only its owner may enter.
        self.folder = Path(tempfile.mkdtemp(prefix="paintpot-postgres-"))
        self._process: subprocess.Popen[bytes] | None = None
        self._count = 0
        self._owner = _owner()
        if self._owner:
            os.chown(self.folder, self._owner["user"], self._owner["group"])
        self._run("initdb", "-D", f"{self.folder}/data", "-U", SUPERUSER, "-A", "trust", "-N")
        self.port = _free_port()
        self.start()

    def _run(self, name: str, *words: str) -> None:
        done = subprocess.run(
            [self.bin / name, *words],
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
            **self._owner,
        )
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        """Returns when it can be connected to."""
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [
                    *(self.bin / "postgres", "-D", f"{self.folder}/data", "-p", f"{self.port}"),
                    *("-h", "127.0.0.1", "-k", "", "-c", "max_connections=60"),
                    *("-c", "shared_buffers=16MB", "-c", "wal_level=minimal"),
                    *("-c", "max_wal_senders=0"),
                ],
                stdout=log,
                stderr=log,
                **self._owner,
            )
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self.check_own()
                return
            except psycopg.OperationalError:
                log_text = (self.folder / "log").read_text(errors="replace")
                assert self._process.poll() is None, log_text[-2000:]
                assert time.monotonic() < end, log_text[-2000:]
                time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends it in order, SIGQUIT at once (immediate mode: as after a crash)."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    def crash(self) -> None:
        """Stop in immediate mode: what is not on disk is lost."""
        self.stop(signal.SIGQUIT)

    def freeze(self) -> None:
        """It stops answering, but no connection is lost: as with a disk that hangs."""
        self._signal_all(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal_all(signal.SIGCONT)

    def _signal_all(self, what: signal.Signals) -> None:
        os.kill(self.pid, what)  # first: it starts no others then
        listed = subprocess.run(
            ["ps", "-A", "-o", "pid=,ppid="], stdout=subprocess.PIPE, text=True, check=True
        ).stdout
        for pid, parent in [line.split() for line in listed.splitlines()]:
            if int(parent) == self.pid:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(int(pid), what)

    def close(self) -> None:
        self.crash()  # in order it would write all databases to disk before it ends
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def pid(self) -> int:
        """Of the process that all its others are children of."""
        assert self._process is not None
        return self._process.pid

    @property
    def url(self) -> str:
        return f"postgresql://{SUPERUSER}@127.0.0.1:{self.port}/postgres"

    def execute(self, sql: str) -> None:
        with self._connected() as connection:
            connection.execute(sql.encode())

    def check_own(self) -> None:
        """AssertionError if it is not this server that answers at its port: while it was stopped,
        that of another run of the tests may have taken it."""
        with self._connected() as connection:
            found = connection.execute("SHOW data_directory").fetchone()
        assert found == (f"{self.folder}/data",), f"another PostgreSQL is at port {self.port}"

    def _connected(self) -> psycopg.Connection[tuple[Any, ...]]:
        return psycopg.connect(self.url, autocommit=True, connect_timeout=CONNECTING)

    def new_database(self) -> str:
        """The URL of an empty one: a schema of its own, which is made much faster."""
        self._count += 1
        self.execute(f"CREATE SCHEMA test{self._count}")
        return f"{self.url}?options=-csearch_path%3Dtest{self._count}"


def _free_port() -> int:
    while True:
        port = random.choice(PORTS)
        with socket.socket() as free, contextlib.suppress(OSError):
            free.bind(("127.0.0.1", port))
            return port


def _owner() -> dict[str, Any]:
    """PostgreSQL refuses root: whose rights it gets instead."""
    if os.geteuid() != 0:
        return {}
    try:
        entry = pwd.getpwnam("postgres")
    except KeyError:
        entry = pwd.getpwnam("nobody")
    return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
