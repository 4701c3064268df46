"""One worker process, seen from the server.

It is a fresh interpreter: a fork of a threaded server could inherit locked locks, and would keep
the server's sockets and database open.
"""

import asyncio
import contextlib
import sys
from collections.abc import Callable
from typing import Final

import msgspec

from paintpot.table.worker_main import LENGTH, AnyJob, WorkerReply

SCRIPT: Final = (
    "import sys; sys.path[:] = sys.argv[4:]; from paintpot.table.worker_main import main;"
    " main(int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]))"
)
"""Imports use the server's module path, and nothing else."""

PATIENCE: Final = 2.0
"""Seconds for a worker to exit by itself."""


class WorkerJob:
    """Work for a worker, and the future that its caller waits for."""

    def __init__(
        self,
        request: AnyJob | bytes,
        reply: asyncio.Future[WorkerReply],
        address: str = "",
        table: str = "",
        hint: bool = False,
        watched: bool = True,
    ) -> None:
        # Encoded now, since the game's list of moves keeps growing. As JSON, since MessagePack has
        # no integers beyond 64 bits, and a client's options may.
        self.packed = request if isinstance(request, bytes) else msgspec.json.encode(request)
        self.reply = reply
        self.address = address
        self.table = table
        self.hint = hint
        self.watched = watched
        self.quick = False
        """Whether the worker for fast bots may take it."""
        self.review = False
        """Whether it is a slice of a review."""
        self.deaths = 0
        """Workers that died over it."""
        self.began = 0.0
        """When a worker took it."""

    def duplicate(self) -> "WorkerJob":
        """A copy for another queue that shares the future; the first reply counts."""
        duplicate = WorkerJob(
            self.packed, self.reply, self.address, self.table, self.hint, self.watched
        )
        duplicate.quick = self.quick
        return duplicate


class WorkerProcess:
    """A worker: it has one job at a time, and a timer that limits it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._timer: asyncio.TimerHandle | None = None
        self.ready = False
        self.killed = False
        self.outdated = False
        """To be replaced when it is idle."""
        self.job: WorkerJob | None = None

    @classmethod
    async def spawn(cls, niceness: int, memory: int, seconds: float) -> "WorkerProcess":
        """Start a process; `receive` reports when it is ready. OSError if none can start."""
        pipe = asyncio.subprocess.PIPE
        # In a session of its own, so that Ctrl-C at the server's terminal does not reach it.
        limits = (str(niceness), str(memory), str(seconds))
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", SCRIPT, *limits, *sys.path),
            stdin=pipe,
            stdout=pipe,
            start_new_session=True,
        )
        return cls(process)

    @property
    def pid(self) -> int:
        return self._process.pid

    def send(self, job: WorkerJob) -> None:
        """Send a job. If the worker is already dead, `receive` will notice."""
        self.job = job
        assert self._process.stdin is not None
        if not self._process.stdin.is_closing():
            self._process.stdin.write(LENGTH.pack(len(job.packed)) + job.packed)

    async def receive(self) -> WorkerReply | None:
        """The next reply, None when the worker is ready; EOFError when it has died."""
        assert self._process.stdout is not None
        head = await self._process.stdout.readexactly(LENGTH.size)
        frame = await self._process.stdout.readexactly(*LENGTH.unpack(head))
        return msgspec.msgpack.decode(frame, type=WorkerReply) if frame else None

    def set_timer(self, seconds: float, then: Callable[[], object]) -> None:
        """Set the timer, replacing an earlier one."""
        self.stop_timer()
        self._timer = asyncio.get_running_loop().call_later(seconds, then)

    def stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def kill(self) -> None:
        """Kill the process at once."""
        if not self.killed:
            self.killed = True
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()

    async def reap(self) -> None:
        """Wait until a worker that was killed, or has closed its output, has exited.

        The latter is most likely dead, and killing a dead process confuses asyncio's child watcher.
        """
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            async with asyncio.timeout(PATIENCE):
                await self._process.wait()
        except TimeoutError:
            self.kill()
            await self._process.wait()
