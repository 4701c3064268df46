"""Looks after what is on disk, in the background: damage is found before somebody stumbles on it.

At every start the checksums of all events are gone through, some tables at a time, beside
everything else; each table is checked again whenever it is loaded. Finished games of older
databases get their result noted while their rules are still those of today.
"""

import asyncio
import logging
from typing import Final

import msgspec

from paintpot.core.errors import PaintpotError
from paintpot.table.changes import BadData
from paintpot.table.loading import load
from paintpot.table.storage import Storage
from paintpot.table.supervisor import Job

log: Final = logging.getLogger("paintpot.keeper")

AT_ONCE: Final = 20
"""Tables checked between two pauses."""
PAUSE: Final = 0.02
"""Seconds, so that checking takes a part of one core's time only."""
FEW_SECONDS: Final = 5.0
"""How long a start waits for SQLite's own check of the file; the rest is done in the background."""

_encode: Final = msgspec.json.Encoder().encode


class Keeper:
    """Checks one storage. Closed tables are noted in a dictionary that the hall has too."""

    def __init__(self, storage: Storage, closed: dict[str, str]) -> None:
        self.storage = storage
        self.closed = closed
        self.checked = 0
        """Tables whose checksums were gone through since the start."""
        self.file_checked = False
        """Whether SQLite's check of the whole file has been done."""

    async def check_file(self, seconds: float = FEW_SECONDS) -> None:
        """Let SQLite check the file, for so long (0: to the end). What it finds is logged."""
        found = await asyncio.to_thread(self.storage.quick_check, seconds)
        if found is None:
            log.warning("the check of the database goes on in the background")
            return
        self.file_checked = True
        for line in found:
            log.error("the database is damaged", extra={"fault": line})

    async def check(self, job: Job) -> None:
        """Go through the checksums of all events once, then through what is left of the file."""
        damaged = 0
        try:
            tables = await asyncio.to_thread(lambda: list(self.storage.tables()))
        except BadData as fault:
            log.error("the list of tables is damaged", extra={"fault": str(fault)})
            return
        while self.checked < len(tables):
            some = tables[self.checked : self.checked + AT_ONCE]
            for table in await asyncio.to_thread(self.storage.damaged, some):
                damaged += 1
                self.closed.setdefault(table, "damaged")
                log.error("a table is damaged", extra={"table": table})
            self.checked += len(some)
            job.went_well()
            await asyncio.sleep(PAUSE)
        if not self.file_checked:
            await self.check_file(0.0)
        log.info("all tables were checked", extra={"fault": f"{damaged} of {len(tables)} damaged"})

    async def fill_results(self, job: Job) -> None:
        """Note how games ended that ended before results were noted."""
        for table in self.storage.without_result():
            await asyncio.to_thread(self._fill_result, table)
            job.went_well()
            await asyncio.sleep(PAUSE)

    def _fill_result(self, id: str) -> None:
        try:
            result = load(self.storage, id).result()
        except PaintpotError:
            return  # damaged, or of rules that are gone: then its result stays unknown
        if result is not None:
            self.storage.set_result(id, _encode(result).decode())
