"""Bots think in worker processes, so that no thought delays a person's move.

    async with Thinkers(2) as thinkers:
        thought = await thinkers.ask(question)

Each worker has a desk: a task that reads what it says, and sends for another when it dies. The
question it had goes back to the head of its queue. A pool of the standard library would do less:
there one dead worker takes all others and their questions with it.

Bots' moves go before hints, since a whole table waits for a bot, and one person for a hint. After
some moves a hint gets its chance, so that a crowded house still gives hints, if late.
"""

import asyncio
import contextlib
from collections import deque
from functools import partial
from typing import Final

import msgspec

from paintpot.core.errors import PaintpotError
from paintpot.table.thinker import Job, Thinker
from paintpot.table.thought import NoThought, Question, Thought

__all__ = ["NoThought", "Question", "Thinkers", "Thought", "TooBusy"]

LIMIT: Final = 120.0
"""Seconds that a worker may think about one question, or take to start."""

DEATHS: Final = 3
"""So many workers may die over one question, or at their start, before askers are told."""

GRACE: Final = 1.0
"""Seconds for a thought that nobody waits for any more. Most end by then, and letting one end is
cheaper than a new worker."""

BOTS_IN_A_ROW: Final = 4
"""Bots' moves after which a hint is next."""

SHORTEST_PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 5.0
"""Between two workers that fail to start."""

FAREWELL: Final = 10.0
"""Seconds for killed processes to be gone. The system takes none; this is so as never to hang."""


class TooBusy(PaintpotError):
    """As many questions wait as may: no hint now."""


class Thinkers:
    """Worker processes that think about questions, one each at a time.

    `waiting` is how many questions may wait before hints are refused. A bot's question waits in
    any case, in order: each bot at a table asks one at a time, so tables bound their number.
    """

    def __init__(self, workers: int, waiting: int = 64, limit: float = LIMIT) -> None:
        if workers < 1:
            raise PaintpotError(f"Bots need at least 1 worker to think, not {workers}.")
        self._workers = workers
        self._most = waiting
        self._limit = limit
        self._bots: deque[Job] = deque()
        self._hints: deque[Job] = deque()
        self._bots_in_a_row = 0
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
        """Send for the workers. Nobody waits for them: questions may be asked at once."""
        assert not self._desks, "started twice"
        self._desks = [asyncio.create_task(self._desk()) for _ in range(self._workers)]

    async def close(self) -> None:
        """End all workers, in mid-thought too. Whoever still waits gets an error."""
        self._closed = True
        open_jobs = [thinker.job for thinker in self._staff if thinker.job is not None]
        self._refuse([*open_jobs, *self._bots, *self._hints], _CLOSED)
        self._bots.clear()
        self._hints.clear()
        for desk in self._desks:
            desk.cancel()
        if self._desks:
            await asyncio.wait(self._desks, timeout=FAREWELL)

    async def __aenter__(self) -> "Thinkers":
        self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def renew(self) -> None:
        """Replace every worker by a fresh process, each as soon as it has no question.

        For rules that were compiled while we ran: a worker decides at its start what it runs.
        """
        self._idle.clear()
        for thinker in self._staff:
            thinker.outdated = True
            if thinker.job is None:
                thinker.kill()

    # -- asking

    async def ask(self, question: Question) -> Thought:
        """A worker's thought; TooBusy for a hint when many wait already, or what `think` raises.

        If the asker is cancelled, the question is forgotten.
        """
        if self._closed or not self._desks:
            raise NoThought(_CLOSED)
        if question.advice > 0 and not self._idle and self.waiting >= self._most:
            raise TooBusy(
                f"The bots are busy and {self.waiting} questions wait already; ask again soon."
            )
        job = Job(question, asyncio.get_running_loop().create_future())
        self._queue(job).append(job)
        self._hand_out()
        try:
            return await job.answer
        except asyncio.CancelledError:
            self._forget(job)
            raise

    @property
    def waiting(self) -> int:
        """Questions that no worker has taken yet."""
        return len(self._bots) + len(self._hints)

    @property
    def busy(self) -> int:
        """Workers in thought."""
        return len([thinker for thinker in self._staff if thinker.job is not None])

    @property
    def pids(self) -> list[int]:
        """The processes of the workers that have started up."""
        return [thinker.pid for thinker in self._staff if thinker.ready]

    # -- handing out

    def _queue(self, job: Job) -> deque[Job]:
        return self._hints if job.hint else self._bots

    def _next(self) -> Job | None:
        hint_is_next = self._bots_in_a_row >= BOTS_IN_A_ROW
        queue = self._hints if self._hints and (hint_is_next or not self._bots) else self._bots
        if not queue:
            return None
        self._bots_in_a_row = 0 if queue is self._hints else self._bots_in_a_row + 1
        return queue.popleft()

    def _hand_out(self) -> None:
        while self._idle and (job := self._next()) is not None:
            thinker = self._idle.pop()
            thinker.take(job)
            thinker.allow(self._limit, partial(self._too_long, thinker))

    def _forget(self, job: Job) -> None:
        """Nobody waits for this answer any more."""
        with contextlib.suppress(ValueError):
            self._queue(job).remove(job)
        for thinker in self._staff:
            if thinker.job is job:
                thinker.allow(GRACE, thinker.kill)

    def _too_long(self, thinker: Thinker) -> None:
        assert thinker.job is not None
        self._refuse([thinker.job], f"The bot thought for longer than {self._limit:g} s.")
        thinker.kill()

    @staticmethod
    def _refuse(jobs: list[Job], sentence: str) -> None:
        for job in jobs:
            if not job.answer.done():
                job.answer.set_exception(NoThought(sentence))

    # -- a worker's desk

    async def _desk(self) -> None:
        """One worker after another, as long as the house is open."""
        while True:
            try:
                thinker = await Thinker.hired()
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
                job, thinker.job = thinker.job, None
                if job is not None and answer is not None and not job.answer.done():
                    if answer.thought is not None:
                        job.answer.set_result(answer.thought)
                    else:
                        job.answer.set_exception(answer.error())
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
                self._ask_again(thinker.job)
            await thinker.gone()

    def _ask_again(self, job: Job) -> None:
        """A worker died over this question: by chance, or because of it."""
        job.deaths += 1
        if job.deaths >= DEATHS:
            self._refuse([job], f"The bot's worker died {DEATHS} times over this question.")
        if not job.answer.done():
            self._queue(job).appendleft(job)
            self._hand_out()

    async def _false_start(self) -> None:
        """A worker died before it was ready. If none can start, nobody is left waiting."""
        self._false_starts += 1
        if self._false_starts >= DEATHS and not self.pids:
            self._refuse([*self._bots, *self._hints], "No bot can think: no worker starts.")
            self._bots.clear()
            self._hints.clear()
        pause = SHORTEST_PAUSE * 2.0 ** min(self._false_starts, 10)
        await asyncio.sleep(min(pause, LONGEST_PAUSE))


_CLOSED: Final = "No bot can think here: the table's workers are not at work."
