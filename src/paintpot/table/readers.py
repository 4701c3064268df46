"""Workers that read what strangers send: options with a sheet of one's own, and records.

    async with Readers() as readers:
        await readers.options(address, "ink", 2, {"sheet": …})      # an error if they cannot be
        shown = await readers.record(address, record, step, seat)   # JSON
        shown = await readers.record_again(address, id, step, seat) # id is in `shown`

They are not the bots' workers, so nobody waits for a thought to have a record shown. An address has
one of them at a time, so that one who sends what takes long does not keep the others from theirs.
"""

import asyncio
import hashlib
from collections.abc import Callable
from typing import Any, Final

import msgspec

from paintpot.core.errors import PaintpotError
from paintpot.core.recent import Recent
from paintpot.table.fairness import FairQueue
from paintpot.table.pool import Pool, Terms
from paintpot.table.reading import (
    ForgottenRecord,
    NotInRecord,
    ReadOptions,
    ReadRecord,
    TooHeavy,
)
from paintpot.table.thinker import Job
from paintpot.table.thinkers import TooBusy
from paintpot.table.thinking import Answer
from paintpot.table.thought import NoThought

READERS: Final = 2
"""Workers: while one is kept busy from one address, there is another."""
SECONDS: Final = 1.0
"""Of a processor, for reading one thing. Everything that people make takes some hundredths."""
LIMIT: Final = 3.0
"""Seconds on the wall after which a worker is given up that has not even used those."""
DEADLINE: Final = 1.5
"""Seconds until somebody has an answer, waiting included: read or not."""
MEMORY: Final = 512 << 20
"""Bytes for reading."""
WAITING: Final = 200
"""Things that may wait to be read."""
WAITING_EACH: Final = 16
"""Things that one address may have waiting, or being read."""
REMEMBERED: Final = 16 << 20
"""Bytes of results that are kept, so that the same is not read again."""
RECORDS: Final = 16 << 20
"""Bytes of records that are kept, so that a client sends each of them once."""
ENTRY: Final = 500
"""Bytes that an entry takes besides its text."""

TERMS: Final = Terms(
    limit=LIMIT,
    modesty=1,
    memory=MEMORY,
    processor=SECONDS,
    deaths=1,  # nothing is worth the time to try it twice: what was sent killed a worker
    too_long="There is too much to do for this to be read; ask again soon.",
    died="This takes too long to read, so it is not read.",
    closed="Nothing can be read here: the server's workers are not at work.",
    no_worker="Nothing can be read now: no worker starts.",
)


class ReadQueue:
    """Jobs in an order that is fair between addresses, and one of each at a time."""

    def __init__(self, charge: Callable[[str, float], None]) -> None:
        self.fair: FairQueue[Job] = FairQueue(alone=True)
        self._charge = charge

    def __len__(self) -> int:
        return len(self.fair)

    def push(self, job: Job, first: bool = False) -> None:
        self.fair.push(job, job.address, "", first)

    def pop(self) -> Job | None:
        return self.fair.pop()

    def done(self, job: Job, seconds: float) -> None:
        self.fair.done(job.address, "", seconds)
        self._charge(job.address, seconds)

    def remove(self, job: Job) -> None:
        self.fair.remove(job, job.address, "")

    def clear(self) -> list[Job]:
        return self.fair.clear()


class ReadingPool(Pool):
    """A pool that tells a stranger's asker what was wrong with what was sent."""

    def _terms_error(self, sentence: str) -> PaintpotError:
        kinds = {self._terms.died: TooHeavy, self._terms.too_long: TooBusy}
        return kinds.get(sentence, NoThought)(sentence)


def _size(result: bytes | PaintpotError) -> int:
    return ENTRY + (len(result) if isinstance(result, bytes) else 4 * len(str(result)))


class Readers:
    """The workers, their queue and what they have read before."""

    def __init__(
        self,
        workers: int = READERS,
        terms: Terms = TERMS,
        charge: Callable[[str, float], None] = lambda address, seconds: None,
    ) -> None:
        """`charge` hears how many seconds of a worker each address has had."""
        self._queue = ReadQueue(lambda address, seconds: self.charge(address, seconds))
        self.charge = charge
        self.pool = ReadingPool(workers, self._queue, terms)
        self.memory = Recent(REMEMBERED)
        """What was read, and what was refused, by digest."""
        self.records = Recent(RECORDS)
        """Records that could be read, as JSON, by their ids."""

    async def options(self, address: str, game: str, seats: int, options: dict[str, Any]) -> None:
        """Returns if a table can have these options; otherwise an error says what is wrong."""
        await self._read(address, ReadOptions(game, seats, options))

    async def record(self, address: str, record: dict[str, Any], step: int, seat: int) -> bytes:
        """What is seen of a record, as JSON. The record is kept for a while if it can be read."""
        packed = msgspec.json.encode(record)
        digest = hashlib.sha256(packed).hexdigest()
        shown = await self._read(address, ReadRecord(digest, msgspec.Raw(packed), step, seat))
        self.records.keep(digest, packed, _size(packed))
        return shown

    async def record_again(self, address: str, id: str, step: int, seat: int) -> bytes:
        """The same for a record that was sent before: `id` is its SHA-256 in hexadecimal."""
        packed = self.records.find(id)
        if not isinstance(packed, bytes):
            raise ForgottenRecord("This record is no longer in memory here; send it again.")
        return await self._read(address, ReadRecord(id, msgspec.Raw(packed), step, seat))

    async def _read(self, address: str, asked: ReadOptions | ReadRecord) -> bytes:
        packed = msgspec.json.encode(asked)
        digest = hashlib.sha256(packed).hexdigest()
        known = self.memory.find(digest)
        if isinstance(known, PaintpotError):
            raise _anew(known)
        if isinstance(known, bytes):
            return known
        self._check_room(address)
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        job = Job(packed, future, address)
        self.pool.give(job)
        try:
            async with asyncio.timeout(DEADLINE):
                shown = (await future).shown
        except TimeoutError:
            self.pool.forget(job)
            raise TooBusy("Too much waits to be read; ask again soon.") from None
        except asyncio.CancelledError:
            self.pool.forget(job)
            raise
        except (NoThought, TooBusy):
            raise  # a fault of ours, or of the moment: it may go well another time
        except PaintpotError as error:
            self._remember(digest, _anew(error))
            raise
        self._remember(digest, shown)
        return shown

    def _remember(self, digest: str, result: bytes | PaintpotError) -> None:
        self.memory.keep(digest, result, _size(result))

    def _check_room(self, address: str) -> None:
        if self._queue.fair.count(address) >= WAITING_EACH:
            raise TooBusy(f"{WAITING_EACH} things of yours are being read already; wait a little.")
        if self.pool.waiting >= WAITING:
            raise TooBusy(f"{WAITING} things wait to be read already; ask again soon.")

    async def __aenter__(self) -> "Readers":
        self.pool.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.pool.close()


def _anew(error: PaintpotError) -> PaintpotError:
    """The same error without where it came from: a traceback keeps much alive."""
    if isinstance(error, NotInRecord):
        return NotInRecord(error.code, str(error))
    return type(error)(str(error))
