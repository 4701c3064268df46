"""Workers that parse untrusted input: options with a custom sheet, records, learners' moves.

    async with Readers() as readers:
        await readers.options(address, "ink", 2, {"sheet": …})      # raises if they are not valid
        shown = await readers.record(address, record, step, seat)   # JSON
        shown = await readers.record_again(address, id, step, seat) # id is in `shown`
        shown = await readers.course(address, record)               # scores turn by turn
        shown = await readers.lesson(address, ReadLesson(…))        # a move of a learner, judged
        found = await readers.game(address, record, step)           # its moves, checked

They are separate from the bots' workers, so that no replay waits for a bot. An address has one of
them at a time, so that slow input from one address does not block the others.
"""

import asyncio
import hashlib
from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from paintpot.core.errors import PaintpotError
from paintpot.core.recent import Recent
from paintpot.table.bot_turns import NoBotTurn
from paintpot.table.bot_workers import TooBusy
from paintpot.table.fair_queue import FairQueue
from paintpot.table.lesson_jobs import ReadLesson
from paintpot.table.puzzle_jobs import ReadPuzzle
from paintpot.table.reader_jobs import (
    ForgottenRecord,
    GameRead,
    NotInRecord,
    ReadCourse,
    ReadGame,
    ReadOptions,
    ReadRecord,
    TooHeavy,
)
from paintpot.table.worker_main import WorkerReply
from paintpot.table.worker_pool import PoolConfig, WorkerPool
from paintpot.table.worker_process import WorkerJob

READERS: Final = 2
"""Workers: while one address keeps one busy, there is another."""
SECONDS: Final = 1.0
"""CPU seconds for one job. Honest input takes some hundredths."""
LIMIT: Final = 3.0
"""Wall-clock seconds after which a worker is killed, even if it has not used its CPU seconds."""
DEADLINE: Final = 1.5
"""Seconds until the caller gets an answer, time in the queue included."""
PATIENT: Final = 10.0
"""The same for a lesson: its input is small and cannot be slow, so waiting costs nothing."""
MEMORY: Final = 512 << 20
"""Bytes of memory for a worker."""
WAITING: Final = 200
"""Jobs that may be in the queue."""
WAITING_EACH: Final = 16
"""Jobs that one address may have in the queue or in progress."""
REMEMBERED: Final = 16 << 20
"""Bytes of cached results."""
RECORDS: Final = 16 << 20
"""Bytes of cached records, so that a client sends each of them once."""
ENTRY: Final = 500
"""Bytes of overhead of a cache entry."""

CONFIG: Final = PoolConfig(
    limit=LIMIT,
    niceness=1,
    memory=MEMORY,
    processor=SECONDS,
    deaths=1,  # no second attempt: the input killed a worker
    too_long="The server is too busy to read this; try again soon.",
    died="Reading this takes too long, so it was stopped.",
    closed="Nothing can be read here: the server's workers are not running.",
    no_worker="Nothing can be read now: no worker can start.",
)


class ReadQueue:
    """Jobs in an order that is fair between addresses, one at a time for each."""

    def __init__(self, charge: Callable[[str, float], None]) -> None:
        self.fair: FairQueue[WorkerJob] = FairQueue(one_at_a_time=True)
        self._charge = charge

    def __len__(self) -> int:
        return len(self.fair)

    def push(self, job: WorkerJob, first: bool = False) -> None:
        self.fair.push(job, job.address, "", first)

    def pop(self) -> WorkerJob | None:
        return self.fair.pop()

    def done(self, job: WorkerJob, seconds: float) -> None:
        self.fair.done(job.address, "", seconds)
        self._charge(job.address, seconds)

    def remove(self, job: WorkerJob) -> None:
        self.fair.remove(job, job.address, "")

    def clear(self) -> list[WorkerJob]:
        return self.fair.clear()


class ReaderPool(WorkerPool):
    """A pool whose errors say what was wrong with the input."""

    def _error(self, sentence: str) -> PaintpotError:
        kinds = {self._config.died: TooHeavy, self._config.too_long: TooBusy}
        return kinds.get(sentence, NoBotTurn)(sentence)


def _size(result: bytes | PaintpotError) -> int:
    return ENTRY + (len(result) if isinstance(result, bytes) else 4 * len(str(result)))


class Readers:
    """The workers, their queue and a cache of results."""

    def __init__(
        self,
        workers: int = READERS,
        config: PoolConfig = CONFIG,
        charge: Callable[[str, float], None] = lambda address, seconds: None,
    ) -> None:
        """`charge` is called with the worker seconds that an address has used."""
        self._queue = ReadQueue(lambda address, seconds: self.charge(address, seconds))
        self.charge = charge
        self.pool = ReaderPool(workers, self._queue, config)
        self.memory = Recent(REMEMBERED)
        """Results and refusals, by digest of the job."""
        self.records = Recent(RECORDS)
        """Valid records as JSON, by id."""

    async def options(
        self, address: str, game: str, seats: int, options: Mapping[str, msgspec.Raw]
    ) -> None:
        """Return if a table can have these options; otherwise an error says what is wrong."""
        packed = msgspec.Raw(msgspec.json.encode(options))
        await self._read(address, ReadOptions(game, seats, packed))

    async def record(self, address: str, record: bytes, step: int, seat: int) -> bytes:
        """A record at a step, as JSON. A valid record is cached for a while."""
        digest = hashlib.sha256(record).hexdigest()
        shown = await self._read(address, ReadRecord(digest, msgspec.Raw(record), step, seat))
        self.records.keep(digest, record, _size(record))
        return shown

    async def record_again(self, address: str, id: str, step: int, seat: int) -> bytes:
        """The same for a cached record: `id` is its SHA-256 in hexadecimal."""
        return await self._read(address, ReadRecord(id, self._cached(id), step, seat))

    async def course(self, address: str, record: bytes) -> bytes:
        """The scores of a record turn by turn, as JSON. A valid record is cached for a while."""
        digest = hashlib.sha256(record).hexdigest()
        shown = await self._read(address, ReadCourse(digest, msgspec.Raw(record)))
        self.records.keep(digest, record, _size(record))
        return shown

    async def course_again(self, address: str, id: str) -> bytes:
        """The same for a cached record."""
        return await self._read(address, ReadCourse(id, self._cached(id)))

    async def game(self, address: str, record: bytes, step: int | None = None) -> GameRead:
        """The game of a record, or its first moves. A valid record is cached for a while."""
        digest = hashlib.sha256(record).hexdigest()
        shown = await self._read(address, ReadGame(digest, msgspec.Raw(record), step))
        self.records.keep(digest, record, _size(record))
        return msgspec.json.decode(shown, type=GameRead)

    async def game_again(self, address: str, id: str, step: int | None = None) -> GameRead:
        """The same for a cached record."""
        shown = await self._read(address, ReadGame(id, self._cached(id), step))
        return msgspec.json.decode(shown, type=GameRead)

    async def puzzle(
        self, address: str, game: str, id: str, moves: list[str], language: str
    ) -> bytes:
        """A puzzle after some moves of its turn, as JSON."""
        return await self._read(address, ReadPuzzle(game, id, moves, language))

    def _cached(self, id: str) -> msgspec.Raw:
        packed = self.records.find(id)
        if not isinstance(packed, bytes):
            raise ForgottenRecord("This record is no longer in memory here; send it again.")
        return msgspec.Raw(packed)

    async def lesson(self, address: str, job: ReadLesson) -> bytes:
        """A step of a lesson after a learner's moves, as JSON."""
        return await self._read(address, job, PATIENT)

    async def _read(
        self,
        address: str,
        request: ReadOptions | ReadRecord | ReadCourse | ReadLesson | ReadGame | ReadPuzzle,
        deadline: float | None = None,
    ) -> bytes:
        packed = msgspec.json.encode(request)
        digest = hashlib.sha256(packed).hexdigest()
        known = self.memory.find(digest)
        if isinstance(known, PaintpotError):
            raise _without_traceback(known)
        if isinstance(known, bytes):
            return known
        self._check_room(address)
        future: asyncio.Future[WorkerReply] = asyncio.get_running_loop().create_future()
        job = WorkerJob(packed, future, address)
        self.pool.submit(job)
        try:
            async with asyncio.timeout(DEADLINE if deadline is None else deadline):
                shown = (await future).shown
        except TimeoutError:
            self.pool.cancel(job)
            raise TooBusy("Too many requests are waiting; try again soon.") from None
        except asyncio.CancelledError:
            self.pool.cancel(job)
            raise
        except (NoBotTurn, TooBusy):
            raise  # a fault of the server or of the moment: not cached
        except PaintpotError as error:
            self._remember(digest, _without_traceback(error))
            raise
        self._remember(digest, shown)
        return shown

    def _remember(self, digest: str, result: bytes | PaintpotError) -> None:
        self.memory.keep(digest, result, _size(result))

    def _check_room(self, address: str) -> None:
        if self._queue.fair.count(address) >= WAITING_EACH:
            raise TooBusy(
                f"{WAITING_EACH} of your requests are already in progress; wait a little."
            )
        if self.pool.waiting >= WAITING:
            raise TooBusy(f"{WAITING} requests are already waiting; try again soon.")

    async def __aenter__(self) -> "Readers":
        self.pool.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.pool.close()


def _without_traceback(error: PaintpotError) -> PaintpotError:
    """A copy of the error without its traceback, which would keep frames alive."""
    if isinstance(error, NotInRecord):
        return NotInRecord(error.code, str(error))
    return type(error)(str(error))
