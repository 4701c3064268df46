"""Bots run in worker processes, so that they never delay a person's move.

    async with BotWorkers(2) as bot_workers:
        turn = await bot_workers.ask(request)

Priorities (docs/server.md gives the reasons):

1. Bots at tables where somebody is present, fair between addresses and then between tables: a whole
   table waits for a bot.
2. Hints, one after every few bot turns: only one person waits for a hint, and under load waits
   longer.
3. Bots at tables where nobody is present, and slices of reviews, by turns. They have a worker of
   their own at the lowest priority; without one, they come last in the queue.

Fast bots (`QUICK`) have a worker of their own, so that nobody who plays against an easy bot waits
for somebody else's expert.
"""

import asyncio
from collections.abc import Iterator
from typing import Final

import msgspec

from paintpot.core.errors import PaintpotError
from paintpot.table.bot_turns import BotRequest, BotTurn, NoBotTurn
from paintpot.table.fair_queue import FairQueue
from paintpot.table.review_jobs import ReviewRequest
from paintpot.table.worker_main import WorkerReply
from paintpot.table.worker_pool import LIMIT, PoolConfig, WorkerPool
from paintpot.table.worker_process import WorkerJob

__all__ = ["NOBODY", "Requester", "NoBotTurn", "BotRequest", "BotWorkers", "BotTurn", "TooBusy"]

BOTS_IN_A_ROW: Final = 4
"""A hint is served after this many bot turns."""

HINTS_EACH: Final = 8
"""Pending hints allowed for one address."""

QUICK: Final = ("random", "easy", "normal")
"""Bots that answer within milliseconds."""

QUICK_CONFIG: Final = PoolConfig(niceness=3)
"""For the worker of the `QUICK` bots."""

BACKGROUND_CONFIG: Final = PoolConfig(niceness=19)
"""For the worker of tables where nobody is present."""


class TooBusy(PaintpotError):
    """The queue is full: no hint now."""


class Requester(msgspec.Struct, frozen=True):
    """Whose share of the workers' time a request counts against."""

    address: str = ""
    """The address that acted last at the table; empty if unknown, as after a restart: those tables
    share one account."""
    table: str = ""
    watched: bool = True
    """Whether somebody is present who waits for the answer."""


NOBODY: Final = Requester()


class BotQueue:
    """All pending requests in four lanes: watched bots, hints, unwatched bots, reviews."""

    def __init__(self) -> None:
        self.bots: FairQueue[WorkerJob] = FairQueue()
        self.hints: FairQueue[WorkerJob] = FairQueue()
        self.unwatched: FairQueue[WorkerJob] = FairQueue()
        self.reviews: FairQueue[WorkerJob] = FairQueue()
        self._bots_in_a_row = 0
        self._review_is_next = False

    def __len__(self) -> int:
        return len(self.bots) + len(self.hints) + len(self.unwatched) + len(self.reviews)

    def _lane(self, job: WorkerJob) -> FairQueue[WorkerJob]:
        if job.review:
            return self.reviews
        if job.hint:
            return self.hints
        return self.bots if job.watched else self.unwatched

    def push(self, job: WorkerJob, first: bool = False) -> None:
        self._lane(job).push(job, job.address, job.table, first)

    def pop(self) -> WorkerJob | None:
        hint_is_next = self._bots_in_a_row >= BOTS_IN_A_ROW
        if self.hints and (hint_is_next or not self.bots):
            self._bots_in_a_row = 0
            return self.hints.pop()
        if self.bots:
            self._bots_in_a_row += 1
            return self.bots.pop()
        review = bool(self.reviews) and (self._review_is_next or not self.unwatched)
        self._review_is_next = not review
        return self.reviews.pop() if review else self.unwatched.pop()

    def done(self, job: WorkerJob, seconds: float) -> None:
        self._lane(job).done(job.address, job.table, seconds)

    def remove(self, job: WorkerJob) -> None:
        self._lane(job).remove(job, job.address, job.table)

    def clear(self) -> list[WorkerJob]:
        lanes = (self.bots, self.hints, self.unwatched, self.reviews)
        return [job for lane in lanes for job in lane.clear()]


class BotWorkers:
    """Worker processes that answer requests for bot turns and hints.

    Above `waiting` pending requests, hints are refused. A bot's request is always queued: each bot
    at a table has at most one, so the number of tables bounds them.
    """

    def __init__(
        self,
        workers: int,
        waiting: int = 64,
        limit: float = LIMIT,
        background: bool = False,
    ) -> None:
        if workers < 1:
            raise PaintpotError(f"Bots need at least 1 worker, not {workers}.")
        self._max_waiting = waiting
        self._queue = BotQueue()
        self.front = WorkerPool(workers, self._queue, PoolConfig(limit=limit))
        self.back: WorkerPool | None = None
        """For tables where nobody is present, if they have a worker of their own."""
        self.quick: WorkerPool | None = None
        """For the `QUICK` bots, likewise."""
        if background:
            self.back = WorkerPool(1, BotQueue(), BACKGROUND_CONFIG)
            self.quick = WorkerPool(1, BotQueue(), QUICK_CONFIG)
        self._unwatched: dict[str, set[WorkerJob]] = {}
        """Pending requests of tables where nobody is present, by table."""

    # -- start and stop

    def start(self) -> None:
        """Start the workers in the background: requests may be made at once."""
        for pool in self._pools():
            pool.start()

    async def close(self) -> None:
        """End all workers, busy ones too. Pending requests fail with an error."""
        await asyncio.gather(*[pool.close() for pool in self._pools()])

    async def __aenter__(self) -> "BotWorkers":
        self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def renew(self) -> None:
        """Replace every worker by a fresh process, each as soon as it is idle."""
        for pool in self._pools():
            pool.renew()

    def _pools(self) -> Iterator[WorkerPool]:
        yield self.front
        if self.back is not None:
            yield self.back
        if self.quick is not None:
            yield self.quick

    def _foreground(self, job: WorkerJob) -> WorkerPool:
        """The pool for a request that somebody waits for."""
        return self.quick if job.quick and self.quick is not None else self.front

    # -- requests

    async def ask(self, request: BotRequest, requester: Requester = NOBODY) -> BotTurn:
        """A worker's answer. TooBusy for a hint when too many are pending, or what `think` raises.

        If the caller is cancelled, the request is dropped.
        """
        if not self.front.open:
            raise NoBotTurn(PoolConfig().closed)
        hint = request.advice > 0
        if hint and not self.front.idle:
            self._check_room(requester)
        future: asyncio.Future[WorkerReply] = asyncio.get_running_loop().create_future()
        job = WorkerJob(
            request, future, requester.address, requester.table, hint, requester.watched or hint
        )
        job.quick = not hint and request.bot in QUICK
        pool = self._foreground(job) if job.watched or self.back is None else self.back
        if not job.watched:
            self._unwatched.setdefault(job.table, set()).add(job)
        pool.submit(job)
        try:
            reply = await future
        except asyncio.CancelledError:
            for one in self._pools():
                one.cancel(job)
            raise
        finally:
            self._forget_unwatched(job)
        assert reply.turn is not None
        return reply.turn

    async def review(self, request: ReviewRequest, requester: Requester = NOBODY) -> bytes:
        """A slice of a review, as JSON. It comes after everything that a move waits for."""
        if not self.front.open:
            raise NoBotTurn(PoolConfig().closed)
        future: asyncio.Future[WorkerReply] = asyncio.get_running_loop().create_future()
        job = WorkerJob(request, future, requester.address, requester.table, watched=False)
        job.review = True
        pool = self.front if self.back is None else self.back
        pool.submit(job)
        try:
            return (await future).shown
        except asyncio.CancelledError:
            pool.cancel(job)
            raise

    def _check_room(self, requester: Requester) -> None:
        if self._queue.hints.count(requester.address) >= HINTS_EACH and requester.address:
            raise TooBusy(f"You are already waiting for {HINTS_EACH} hints; try again soon.")
        if self.waiting >= self._max_waiting:
            raise TooBusy(
                f"The bots are busy: {self.waiting} requests are already waiting; try again soon."
            )

    def _forget_unwatched(self, job: WorkerJob) -> None:
        left = self._unwatched.get(job.table)
        if left is not None:
            left.discard(job)
            if not left:
                del self._unwatched[job.table]

    def promote(self, table: str) -> None:
        """Somebody has arrived at a table where nobody was: its requests move to the foreground.
        One that a background worker is already busy with is queued again, and the first reply
        counts.
        """
        for job in self._unwatched.pop(table, ()):
            if self.back is None:
                if self.front.has(job):
                    continue
                self._queue.remove(job)
                job.watched = True
                self.front.submit(job)
                continue
            duplicate = job
            if self.back.has(job):
                duplicate = job.duplicate()
            else:
                self.back.cancel(job)
            duplicate.watched = True
            self._foreground(duplicate).submit(duplicate)

    @property
    def waiting(self) -> int:
        """Requests that no worker has taken yet."""
        return sum([pool.waiting for pool in self._pools()])

    @property
    def busy(self) -> int:
        """Workers with a request."""
        return sum([pool.busy for pool in self._pools()])

    @property
    def restarts(self) -> int:
        """Workers lost and replaced."""
        return sum([pool.restarts for pool in self._pools()])

    @property
    def pids(self) -> list[int]:
        """Process ids of the workers that are ready."""
        return [pid for pool in self._pools() for pid in pool.pids]

    @property
    def worker_count(self) -> int:
        """Workers that are ready or starting."""
        return sum([len(pool._alive) for pool in self._pools()])
