"""Worker processes that take jobs from a queue, one each at a time.

Each worker has a desk: a task that reads what it says, and sends for another when it dies. The job
it had goes back to the head of its queue. A pool of the standard library would do less: there one
dead worker takes all others and their jobs with it.
"""

import asyncio
import contextlib
import time
from functools import partial
from typing import Final, Protocol

import msgspec

from paintpot.core.errors import PaintpotError
from paintpot.table.thinker import Job, Thinker
from paintpot.table.thinking import Answer
from paintpot.table.thought import NoThought

LIMIT: Final = 120.0
"""Seconds that a worker may take to start, and a bot to think about one question."""

DEATHS: Final = 3
"""So many workers may die over one job, or at their start, before askers are told."""

GRACE: Final = 1.0
"""Seconds for a job that nobody waits for any more. Most end by then, and letting one end is
cheaper than a new worker."""

SHORTEST_PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 5.0
"""Between two workers that fail to start."""

FAREWELL: Final = 10.0
"""Seconds for killed processes to be gone. The system takes none; this is so as never to hang."""


class Queue(Protocol):
    """Where jobs wait, and in which order they are taken."""

    def __len__(self) -> int: ...

    def push(self, job: Job, first: bool = False) -> None: ...

    def pop(self) -> Job | None: ...

    def done(self, job: Job, seconds: float) -> None:
        """A job that was taken is done, or comes back, after so many seconds of a worker."""

    def remove(self, job: Job) -> None: ...

    def clear(self) -> list[Job]: ...


class Terms(msgspec.Struct, frozen=True):
    """How the workers of one pool work, and what askers are told when they do not."""

    limit: float = LIMIT
    """Seconds for one job."""
    modesty: int = 5
    """How much more willing than usual a worker is to let others go first (`os.nice`): the server
    itself above all, since people wait for it."""
    memory: int = 1 << 30
    """Bytes of data that a worker may have, where the system can see to it."""
    processor: float = 0.0
    """Seconds of a processor for one job, after which the system ends the worker, where it can; 0:
    as many as it takes."""
    deaths: int = DEATHS
    too_long: str = "The bot thought for longer than {limit:g} s."
    died: str = "The bot's worker died {deaths} times over this question."
    closed: str = "No bot can think here: the table's workers are not at work."
    no_worker: str = "No bot can think: no worker starts."

    @property
    def given(self) -> tuple[int, int, float]:
        """What a worker is told."""
        return self.modesty, self.memory, self.processor


class Pool:
    """Workers of one kind and their queue."""

    def __init__(self, workers: int, queue: Queue, terms: Terms) -> None:
        self._workers = workers
        self._queue = queue
        self._terms = terms
        self._desks: list[asyncio.Task[None]] = []
        self._staff: list[Thinker] = []
        self._idle: list[Thinker] = []
        self._false_starts = 0
        """Workers that died before they were ready, since one was."""
        self._closed = False
        self.restarts = 0
        """Workers lost and replaced."""

    # -- opening and closing

    def start(self) -> None:
        """Send for the workers. Nobody waits for them: jobs may be given at once."""
        assert not self._desks, "started twice"
        self._desks = [asyncio.create_task(self._desk()) for _ in range(self._workers)]

    async def close(self) -> None:
        """End all workers, in the middle of a job too. Whoever still waits gets an error."""
        self._closed = True
        open_jobs = [thinker.job for thinker in self._staff if thinker.job is not None]
        self._refuse([*open_jobs, *self._queue.clear()], self._terms.closed)
        for desk in self._desks:
            desk.cancel()
        if self._desks:
            await asyncio.wait(self._desks, timeout=FAREWELL)

    def renew(self) -> None:
        """Replace every worker by a fresh process, each as soon as it has no job.

        For rules that were compiled while we ran: a worker decides at its start what it runs.
        """
        self._idle.clear()
        for thinker in self._staff:
            thinker.outdated = True
            if thinker.job is None:
                thinker.kill()

    # -- jobs

    @property
    def open(self) -> bool:
        return bool(self._desks) and not self._closed

    def give(self, job: Job) -> None:
        """Put a job into the queue; whoever gave it waits for its answer."""
        if not self.open:
            raise self._terms_error(self._terms.closed)
        self._queue.push(job)
        self._hand_out()

    def forget(self, job: Job) -> None:
        """Nobody waits for this answer any more."""
        self._queue.remove(job)
        for thinker in self._staff:
            if thinker.job is not None and thinker.job.answer is job.answer:
                thinker.allow(GRACE, thinker.kill)

    @property
    def waiting(self) -> int:
        """Jobs that no worker has taken yet."""
        return len(self._queue)

    @property
    def busy(self) -> int:
        """Workers at work."""
        return len([thinker for thinker in self._staff if thinker.job is not None])

    @property
    def idle(self) -> bool:
        """Whether a worker is free now."""
        return bool(self._idle)

    @property
    def pids(self) -> list[int]:
        """The processes of the workers that have started up."""
        return [thinker.pid for thinker in self._staff if thinker.ready]

    def has(self, job: Job) -> bool:
        """Whether a worker has this job now."""
        return any(thinker.job is job for thinker in self._staff)

    # -- handing out

    def _hand_out(self) -> None:
        while self._idle and (job := self._queue.pop()) is not None:
            if job.answer.done():  # answered elsewhere meanwhile
                self._queue.done(job, 0.0)
                continue
            thinker = self._idle.pop()
            job.began = time.monotonic()
            thinker.take(job)
            thinker.allow(self._terms.limit, partial(self._too_long, thinker))

    def _too_long(self, thinker: Thinker) -> None:
        assert thinker.job is not None
        self._refuse([thinker.job], self._terms.too_long)
        thinker.kill()

    def _refuse(self, jobs: list[Job], sentence: str) -> None:
        for job in jobs:
            if not job.answer.done():
                job.answer.set_exception(self._terms_error(sentence))

    def _terms_error(self, sentence: str) -> PaintpotError:
        return NoThought(sentence.format(limit=self._terms.limit, deaths=self._terms.deaths))

    # -- a worker's desk

    async def _desk(self) -> None:
        """One worker after another, as long as the house is open."""
        while True:
            try:
                thinker = await Thinker.hired(*self._terms.given)
            except OSError:
                await self._false_start()
            else:
                await self._employ(thinker)
                if thinker.outdated:
                    continue
                if not thinker.ready:
                    await self._false_start()
            self.restarts += 1

    async def _employ(self, thinker: Thinker) -> None:
        """Work with one worker until it dies."""
        self._staff.append(thinker)
        thinker.allow(LIMIT, thinker.kill)
        try:
            while True:
                answer = await thinker.hear()
                thinker.stop_clock()
                self._take_answer(thinker, answer)
                if not thinker.doomed:
                    thinker.ready = True
                    self._false_starts = 0
                    if thinker.outdated:
                        thinker.kill()
                    else:
                        self._idle.append(thinker)
                        self._hand_out()
        except (EOFError, OSError):
            pass  # it has died
        except msgspec.DecodeError:
            thinker.kill()  # out of its mind
        except asyncio.CancelledError:
            thinker.kill()
            raise
        finally:
            thinker.stop_clock()
            self._staff.remove(thinker)
            with contextlib.suppress(ValueError):
                self._idle.remove(thinker)
            if thinker.job is not None:
                self._give_again(thinker.job)
            await thinker.gone()

    def _take_answer(self, thinker: Thinker, answer: Answer | None) -> None:
        job, thinker.job = thinker.job, None
        if job is None:
            return
        self._queue.done(job, time.monotonic() - job.began)
        if answer is not None and not job.answer.done():
            error = answer.error()
            if error is None:
                job.answer.set_result(answer)
            else:
                job.answer.set_exception(error)

    def _give_again(self, job: Job) -> None:
        """A worker died over this job: by chance, or because of it."""
        self._queue.done(job, time.monotonic() - job.began)
        job.deaths += 1
        if job.deaths >= self._terms.deaths:
            self._refuse([job], self._terms.died)
        if not job.answer.done():
            self._queue.push(job, first=True)
        self._hand_out()

    async def _false_start(self) -> None:
        """A worker died before it was ready. If none can start, nobody is left waiting."""
        self._false_starts += 1
        if self._false_starts >= DEATHS and not self.pids:
            self._refuse(self._queue.clear(), self._terms.no_worker)
        pause = SHORTEST_PAUSE * 2.0 ** min(self._false_starts, 10)
        await asyncio.sleep(min(pause, LONGEST_PAUSE))
