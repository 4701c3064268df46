"""A real Redis (Valkey) for tests: started on a free port, killed and restarted at will."""

import socket
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType

from tests.patience import PATIENCE
from tests.tools import tool


class NoRedis(Exception):
    """There is no Redis here, and none could be installed."""


def program() -> str:
    setup_redis = tool("setup_redis")
    found: str | None = setup_redis.program()
    if found is None:
        raise NoRedis(setup_redis.MISSING)
    return found


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


class RedisServer:
    """Keeps nothing on disk: a restart forgets everything, as one of a cache does."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._folder = tempfile.TemporaryDirectory()
        self.start()

    def start(self) -> None:
        command = [program(), "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]
        command += ["--appendonly", "no", "--dir", self._folder.name]
        with Path(self._folder.name, "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert self.process.poll() is None, self.logged()
            assert time.monotonic() < end, self.logged()
            time.sleep(0.005)

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1) as sock:
                sock.sendall(b"PING\r\n")
                return sock.recv(100).startswith(b"+PONG")
        except OSError:
            return False

    def logged(self) -> str:
        return Path(self._folder.name, "log").read_text(encoding="utf-8", errors="replace")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)

    def restart(self) -> None:
        self.kill()
        self.start()

    def close(self) -> None:
        if self.process.poll() is None:
            self.kill()
        self._folder.cleanup()

    def __enter__(self) -> "RedisServer":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.close()
