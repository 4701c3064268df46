"""One worker process, seen from the server.

It is a fresh interpreter: a fork of a server with threads may find their locks taken for ever, and
would hold the server's sockets and database open.
"""

import asyncio
import contextlib
import sys
from collections.abc import Callable
from typing import Final

import msgspec

from paintpot.table.thinking import LENGTH, Answer, AnyJob

SCRIPT: Final = (
    "import sys; sys.path[:] = sys.argv[4:]; from paintpot.table.thinking import main;"
    " main(int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]))"
)
"""Modules are looked for where the server found them, and nowhere else."""

PATIENCE: Final = 2.0
"""Seconds for a worker to end by itself."""


class Job:
    """Something for a worker to do, and the future that its asker waits for."""

    def __init__(
        self,
        asked: AnyJob | bytes,
        answer: asyncio.Future[Answer],
        address: str = "",
        table: str = "",
        hint: bool = False,
        watched: bool = True,
    ) -> None:
        # Packed now: the play goes on, and its list of moves with it. As JSON, since MessagePack
        # has no numbers beyond 64 bits, and a client's options may.
        self.packed = asked if isinstance(asked, bytes) else msgspec.json.encode(asked)
        self.answer = answer
        self.address = address
        self.table = table
        self.hint = hint
        self.watched = watched
        self.quick = False
        """Whether a worker for what takes no time may have it."""
        self.deaths = 0
        """Workers that died over it."""
        self.began = 0.0
        """When a worker took it."""

    def twin(self) -> "Job":
        """The same once more, for another queue; whichever is answered first counts."""
        twin = Job(self.packed, self.answer, self.address, self.table, self.hint, self.watched)
        twin.quick = self.quick
        return twin


class Thinker:
    """A worker: it has one question at a time, and a clock that may run against it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._clock: asyncio.TimerHandle | None = None
        self.ready = False
        self.doomed = False
        self.outdated = False
        """To be replaced when it is idle."""
        self.job: Job | None = None

    @classmethod
    async def hired(cls, modesty: int, memory: int, seconds: float) -> "Thinker":
        """A process that has started; `hear` tells when it is ready. OSError if none can start."""
        pipe = asyncio.subprocess.PIPE
        # In a session of its own, Ctrl-C at the server's terminal does not even reach it.
        terms = (str(modesty), str(memory), str(seconds))
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", SCRIPT, *terms, *sys.path),
            stdin=pipe,
            stdout=pipe,
            start_new_session=True,
        )
        return cls(process)

    @property
    def pid(self) -> int:
        return self._process.pid

    def take(self, job: Job) -> None:
        """Hand over a question. A worker that is dead already will be missed by `hear`."""
        self.job = job
        assert self._process.stdin is not None
        if not self._process.stdin.is_closing():
            self._process.stdin.write(LENGTH.pack(len(job.packed)) + job.packed)

    async def hear(self) -> Answer | None:
        """The next answer, None when the worker is ready; EOFError when it has died."""
        assert self._process.stdout is not None
        head = await self._process.stdout.readexactly(LENGTH.size)
        frame = await self._process.stdout.readexactly(*LENGTH.unpack(head))
        return msgspec.msgpack.decode(frame, type=Answer) if frame else None

    def allow(self, seconds: float, then: Callable[[], object]) -> None:
        """Set the clock: something happens then, unless it is stopped or set anew before."""
        self.stop_clock()
        self._clock = asyncio.get_running_loop().call_later(seconds, then)

    def stop_clock(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None

    def kill(self) -> None:
        """At once, whatever it thinks about."""
        if not self.doomed:
            self.doomed = True
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()

    async def gone(self) -> None:
        """Wait for the end of a worker that was killed, or of one that says nothing any more.

        The latter is dead most likely, and killing the dead confuses asyncio's book of processes.
        """
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            async with asyncio.timeout(PATIENCE):
                await self._process.wait()
        except TimeoutError:
            self.kill()
            await self._process.wait()
