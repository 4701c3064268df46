"""Worker processes that take jobs from a queue, one each at a time.

Each worker has a slot: a task that reads its replies, and replaces it when it dies. The job it had
goes back to the head of the queue. A pool of the standard library would not do: there one dead
worker takes all others and their jobs with it.
"""

import asyncio
import contextlib
import time
from functools import partial
from typing import Final, Protocol

import msgspec

from paintpot.core.errors import PaintpotError
from paintpot.table.bot_turns import NoBotTurn
from paintpot.table.worker_main import WorkerReply
from paintpot.table.worker_process import WorkerJob, WorkerProcess

LIMIT: Final = 120.0
"""Seconds that a worker may take to start, or a bot for one request."""

DEATHS: Final = 3
"""How many workers may die over one job, or when starting, before the job fails."""

GRACE: Final = 1.0
"""Seconds left to a job that was cancelled. Most end by then, and letting one end is cheaper than
starting a new worker."""

SHORTEST_PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 5.0
"""Between two workers that fail to start."""

CLOSE_TIMEOUT: Final = 10.0
"""Seconds to wait for killed processes. Usually none are needed; this avoids a hang."""


class JobQueue(Protocol):
    """Holds pending jobs and decides which is next."""

    def __len__(self) -> int: ...

    def push(self, job: WorkerJob, first: bool = False) -> None: ...

    def pop(self) -> WorkerJob | None: ...

    def done(self, job: WorkerJob, seconds: float) -> None:
        """A job that was taken is finished, or given back, after some worker seconds."""

    def remove(self, job: WorkerJob) -> None: ...

    def clear(self) -> list[WorkerJob]: ...


class PoolConfig(msgspec.Struct, frozen=True):
    """Limits of the workers in one pool, and the messages of its errors."""

    limit: float = LIMIT
    """Wall-clock seconds for one job."""
    niceness: int = 5
    """Scheduling priority (`os.nice`): higher yields to others, to the server above all, since
    people wait for it."""
    memory: int = 1 << 30
    """Bytes of data that a worker may allocate, where the system can enforce it."""
    processor: float = 0.0
    """CPU seconds for one job, after which the system kills the worker, where it can; 0: no limit.
    """
    deaths: int = DEATHS
    too_long: str = "The bot took longer than {limit:g} s."
    died: str = "The bot's worker died {deaths} times over this request."
    closed: str = "No bot can play here: its workers are not running."
    no_worker: str = "No bot can play: no worker can start."

    @property
    def arguments(self) -> tuple[int, int, float]:
        """The command-line arguments of a worker."""
        return self.niceness, self.memory, self.processor


class WorkerPool:
    """Workers of one kind and their queue."""

    def __init__(self, workers: int, queue: JobQueue, config: PoolConfig) -> None:
        self._workers = workers
        self._queue = queue
        self._config = config
        self._slots: list[asyncio.Task[None]] = []
        self._alive: list[WorkerProcess] = []
        self._idle: list[WorkerProcess] = []
        self._failed_starts = 0
        """Workers in a row that died before they were ready."""
        self._closed = False
        self.restarts = 0
        """Workers lost and replaced."""

    # -- start and stop

    def start(self) -> None:
        """Start the workers in the background: jobs may be submitted at once."""
        assert not self._slots, "started twice"
        self._slots = [asyncio.create_task(self._slot()) for _ in range(self._workers)]

    async def close(self) -> None:
        """End all workers, busy ones too. Pending jobs fail with an error."""
        self._closed = True
        open_jobs = [worker.job for worker in self._alive if worker.job is not None]
        self._refuse([*open_jobs, *self._queue.clear()], self._config.closed)
        for slot in self._slots:
            slot.cancel()
        if self._slots:
            await asyncio.wait(self._slots, timeout=CLOSE_TIMEOUT)

    def renew(self) -> None:
        """Replace every worker by a fresh process, each as soon as it is idle.

        For rules that were compiled meanwhile: a worker decides at its start which form it runs.
        """
        self._idle.clear()
        for worker in self._alive:
            worker.outdated = True
            if worker.job is None:
                worker.kill()

    # -- jobs

    @property
    def open(self) -> bool:
        return bool(self._slots) and not self._closed

    def submit(self, job: WorkerJob) -> None:
        """Queue a job; its reply arrives in its future."""
        if not self.open:
            raise self._error(self._config.closed)
        self._queue.push(job)
        self._dispatch()

    def cancel(self, job: WorkerJob) -> None:
        """Drop a job that nobody waits for any more."""
        self._queue.remove(job)
        for worker in self._alive:
            if worker.job is not None and worker.job.reply is job.reply:
                worker.set_timer(GRACE, worker.kill)

    @property
    def waiting(self) -> int:
        """Jobs that no worker has taken yet."""
        return len(self._queue)

    @property
    def busy(self) -> int:
        """Workers with a job."""
        return len([worker for worker in self._alive if worker.job is not None])

    @property
    def idle(self) -> bool:
        """Whether a worker is free now."""
        return bool(self._idle)

    @property
    def pids(self) -> list[int]:
        """Process ids of the workers that are ready."""
        return [worker.pid for worker in self._alive if worker.ready]

    def has(self, job: WorkerJob) -> bool:
        """Whether a worker has this job now."""
        return any(worker.job is job for worker in self._alive)

    # -- dispatch

    def _dispatch(self) -> None:
        while self._idle and (job := self._queue.pop()) is not None:
            if job.reply.done():  # answered by another pool meanwhile
                self._queue.done(job, 0.0)
                continue
            worker = self._idle.pop()
            job.began = time.monotonic()
            worker.send(job)
            worker.set_timer(self._config.limit, partial(self._too_long, worker))

    def _too_long(self, worker: WorkerProcess) -> None:
        assert worker.job is not None
        self._refuse([worker.job], self._config.too_long)
        worker.kill()

    def _refuse(self, jobs: list[WorkerJob], sentence: str) -> None:
        for job in jobs:
            if not job.reply.done():
                job.reply.set_exception(self._error(sentence))

    def _error(self, sentence: str) -> PaintpotError:
        return NoBotTurn(sentence.format(limit=self._config.limit, deaths=self._config.deaths))

    # -- slots

    async def _slot(self) -> None:
        """Run one worker after another until the pool is closed."""
        while True:
            try:
                worker = await WorkerProcess.spawn(*self._config.arguments)
            except OSError:
                await self._failed_start()
            else:
                await self._serve_worker(worker)
                if worker.outdated:
                    continue
                if not worker.ready:
                    await self._failed_start()
            self.restarts += 1

    async def _serve_worker(self, worker: WorkerProcess) -> None:
        """Serve one worker until it dies."""
        self._alive.append(worker)
        worker.set_timer(LIMIT, worker.kill)
        try:
            while True:
                reply = await worker.receive()
                worker.stop_timer()
                self._resolve(worker, reply)
                if not worker.killed:
                    worker.ready = True
                    self._failed_starts = 0
                    if worker.outdated:
                        worker.kill()
                    else:
                        self._idle.append(worker)
                        self._dispatch()
        except (EOFError, OSError):
            pass  # it has died
        except msgspec.DecodeError:
            worker.kill()  # it sent garbage
        except asyncio.CancelledError:
            worker.kill()
            raise
        finally:
            worker.stop_timer()
            self._alive.remove(worker)
            with contextlib.suppress(ValueError):
                self._idle.remove(worker)
            if worker.job is not None:
                self._retry(worker.job)
            await worker.reap()

    def _resolve(self, worker: WorkerProcess, reply: WorkerReply | None) -> None:
        job, worker.job = worker.job, None
        if job is None:
            return
        self._queue.done(job, time.monotonic() - job.began)
        if reply is not None and not job.reply.done():
            error = reply.error()
            if error is None:
                job.reply.set_result(reply)
            else:
                job.reply.set_exception(error)

    def _retry(self, job: WorkerJob) -> None:
        """A worker died over this job: by chance, or because of it."""
        self._queue.done(job, time.monotonic() - job.began)
        job.deaths += 1
        if job.deaths >= self._config.deaths:
            self._refuse([job], self._config.died)
        if not job.reply.done():
            self._queue.push(job, first=True)
        self._dispatch()

    async def _failed_start(self) -> None:
        """A worker died before it was ready. If none can start, all pending jobs fail."""
        self._failed_starts += 1
        if self._failed_starts >= DEATHS and not self.pids:
            self._refuse(self._queue.clear(), self._config.no_worker)
        pause = SHORTEST_PAUSE * 2.0 ** min(self._failed_starts, 10)
        await asyncio.sleep(min(pause, LONGEST_PAUSE))
