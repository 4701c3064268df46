"""Bots think in worker processes, so that no thought delays a person's move.

    async with Thinkers(2) as thinkers:
        thought = await thinkers.ask(question)

Whose turn it is among all who wait (docs/server.md has the reasons):

1. Bots at tables where somebody is, fair between addresses and then between tables. A whole table
   waits for a bot.
2. Hints, one after some bots' moves: one person waits for a hint, and in a crowded house gets it
   late.
3. Bots at tables where nobody is. They have a worker of their own that the system lets run when
   nothing else wants to; without one, they wait for all others.

Bots that hardly think (`QUICK`) have a worker of their own, so that nobody who plays against an
easy one waits for somebody else's expert.
"""

import asyncio
from collections.abc import Iterator
from typing import Final

import msgspec

from paintpot.core.errors import PaintpotError
from paintpot.table.fairness import FairQueue
from paintpot.table.pool import LIMIT, Pool, Terms
from paintpot.table.thinker import Job
from paintpot.table.thinking import Answer
from paintpot.table.thought import NoThought, Question, Thought

__all__ = ["NOBODY", "Asker", "NoThought", "Question", "Thinkers", "Thought", "TooBusy"]

BOTS_IN_A_ROW: Final = 4
"""Bots' moves after which a hint is next."""

HINTS_EACH: Final = 8
"""Hints that one address may wait for at a time."""

QUICK: Final = ("random", "easy", "normal")
"""Bots that answer in some thousandths of a second."""

QUICKLY: Final = Terms(modesty=3)
"""Of the worker for those."""

BACKGROUND: Final = Terms(modesty=19)
"""Of the worker for tables where nobody is."""


class TooBusy(PaintpotError):
    """As many questions wait as may: no hint now."""


class Asker(msgspec.Struct, frozen=True):
    """On whose account a question is."""

    address: str = ""
    """Of whoever was last at the table; empty if that is not known, as after a restart: those
    tables share one account."""
    table: str = ""
    watched: bool = True
    """Whether somebody is there who waits for it."""


NOBODY: Final = Asker()


class Lanes:
    """The queue of all questions: watched bots, hints, unwatched bots."""

    def __init__(self) -> None:
        self.bots: FairQueue[Job] = FairQueue()
        self.hints: FairQueue[Job] = FairQueue()
        self.unwatched: FairQueue[Job] = FairQueue()
        self._bots_in_a_row = 0

    def __len__(self) -> int:
        return len(self.bots) + len(self.hints) + len(self.unwatched)

    def _lane(self, job: Job) -> FairQueue[Job]:
        if job.hint:
            return self.hints
        return self.bots if job.watched else self.unwatched

    def push(self, job: Job, first: bool = False) -> None:
        self._lane(job).push(job, job.address, job.table, first)

    def pop(self) -> Job | None:
        hint_is_next = self._bots_in_a_row >= BOTS_IN_A_ROW
        if self.hints and (hint_is_next or not self.bots):
            self._bots_in_a_row = 0
            return self.hints.pop()
        if self.bots:
            self._bots_in_a_row += 1
            return self.bots.pop()
        return self.unwatched.pop()

    def done(self, job: Job, seconds: float) -> None:
        self._lane(job).done(job.address, job.table, seconds)

    def remove(self, job: Job) -> None:
        self._lane(job).remove(job, job.address, job.table)

    def clear(self) -> list[Job]:
        return [*self.bots.clear(), *self.hints.clear(), *self.unwatched.clear()]


class Thinkers:
    """Worker processes that think about questions.

    `waiting` is how many questions may wait before hints are refused. A bot's question waits in
    any case, in order: each bot at a table asks one at a time, so tables bound their number.
    """

    def __init__(
        self,
        workers: int,
        waiting: int = 64,
        limit: float = LIMIT,
        background: bool = False,
    ) -> None:
        if workers < 1:
            raise PaintpotError(f"Bots need at least 1 worker to think, not {workers}.")
        self._most = waiting
        self._lanes = Lanes()
        self.front = Pool(workers, self._lanes, Terms(limit=limit))
        self.back: Pool | None = None
        """For tables where nobody is, if they have a worker of their own."""
        self.quick: Pool | None = None
        """For bots that hardly think, likewise."""
        if background:
            self.back = Pool(1, Lanes(), BACKGROUND)
            self.quick = Pool(1, Lanes(), QUICKLY)
        self._unwatched: dict[str, set[Job]] = {}
        """Questions of tables where nobody is, by table."""

    # -- opening and closing

    def start(self) -> None:
        """Send for the workers. Nobody waits for them: questions may be asked at once."""
        for pool in self._pools():
            pool.start()

    async def close(self) -> None:
        """End all workers, in mid-thought too. Whoever still waits gets an error."""
        await asyncio.gather(*[pool.close() for pool in self._pools()])

    async def __aenter__(self) -> "Thinkers":
        self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def renew(self) -> None:
        """Replace every worker by a fresh process, each as soon as it has no question."""
        for pool in self._pools():
            pool.renew()

    def _pools(self) -> Iterator[Pool]:
        yield self.front
        if self.back is not None:
            yield self.back
        if self.quick is not None:
            yield self.quick

    def _ahead(self, job: Job) -> Pool:
        """Where a question goes for which somebody waits."""
        return self.quick if job.quick and self.quick is not None else self.front

    # -- asking

    async def ask(self, question: Question, asker: Asker = NOBODY) -> Thought:
        """A worker's thought; TooBusy for a hint when many wait already, or what `think` raises.

        If the asker is cancelled, the question is forgotten.
        """
        if not self.front.open:
            raise NoThought(Terms().closed)
        hint = question.advice > 0
        if hint and not self.front.idle:
            self._check_room(asker)
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        job = Job(question, future, asker.address, asker.table, hint, asker.watched or hint)
        job.quick = not hint and question.bot in QUICK
        pool = self._ahead(job) if job.watched or self.back is None else self.back
        if not job.watched:
            self._unwatched.setdefault(job.table, set()).add(job)
        pool.give(job)
        try:
            answer = await future
        except asyncio.CancelledError:
            for one in self._pools():
                one.forget(job)
            raise
        finally:
            self._settled(job)
        assert answer.thought is not None
        return answer.thought

    def _check_room(self, asker: Asker) -> None:
        if self._lanes.hints.count(asker.address) >= HINTS_EACH and asker.address:
            raise TooBusy(f"You wait for {HINTS_EACH} hints already; ask again soon.")
        if self.waiting >= self._most:
            raise TooBusy(
                f"The bots are busy and {self.waiting} questions wait already; ask again soon."
            )

    def _settled(self, job: Job) -> None:
        left = self._unwatched.get(job.table)
        if left is not None:
            left.discard(job)
            if not left:
                del self._unwatched[job.table]

    def somebody_came(self, table: str) -> None:
        """Somebody is at a table where nobody was: its questions go to the others' queue. One that
        is being thought about at the back is asked again, and the first answer counts."""
        for job in self._unwatched.pop(table, ()):
            if self.back is None:
                if self.front.has(job):
                    continue
                self._lanes.remove(job)
                job.watched = True
                self.front.give(job)
                continue
            twin = job
            if self.back.has(job):
                twin = job.twin()
            else:
                self.back.forget(job)
            twin.watched = True
            self._ahead(twin).give(twin)

    @property
    def waiting(self) -> int:
        """Questions that no worker has taken yet."""
        return sum([pool.waiting for pool in self._pools()])

    @property
    def busy(self) -> int:
        """Workers in thought."""
        return sum([pool.busy for pool in self._pools()])

    @property
    def restarts(self) -> int:
        """Workers lost and replaced."""
        return sum([pool.restarts for pool in self._pools()])

    @property
    def pids(self) -> list[int]:
        """The processes of the workers that have started up."""
        return [pid for pool in self._pools() for pid in pool.pids]

    @property
    def staff(self) -> int:
        """Workers that have started or are starting."""
        return sum([len(pool._staff) for pool in self._pools()])
