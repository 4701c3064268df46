"""Checks the database in the background, so that damage is found before a player meets it.

At every start the checksums of all events are verified, a few tables at a time; each table is
verified again whenever it is loaded. Finished games from older databases get their result stored
while their rules are still installed.
"""

import asyncio
import logging
from typing import Final

import msgspec

from paintpot.core.errors import PaintpotError
from paintpot.table.loading import load
from paintpot.table.storage import Storage
from paintpot.table.storage_types import BadData
from paintpot.table.supervisor import SupervisedTask

log: Final = logging.getLogger("paintpot.integrity")

AT_ONCE: Final = 20
"""Tables checked between two pauses."""
PAUSE: Final = 0.02
"""Seconds, so that checking takes only part of one core."""
FEW_SECONDS: Final = 5.0
"""How long a start waits for SQLite's check of the file; then it continues in the background."""

_encode: Final = msgspec.json.Encoder().encode


class IntegrityCheck:
    """Checks one storage. Closed tables are noted in a dictionary shared with the table service."""

    def __init__(self, storage: Storage, closed: dict[str, str]) -> None:
        self.storage = storage
        self.closed = closed
        self.checked = 0
        """Tables whose checksums were verified since the start."""
        self.file_checked = False
        """Whether SQLite has checked the whole file."""

    async def check_file(self, seconds: float = FEW_SECONDS) -> None:
        """Let SQLite check the file, for a limited time (0: no limit), and log what it finds."""
        found = await self.storage.quick_check(seconds)
        if found is None:
            log.warning("the check of the database continues in the background")
            return
        self.file_checked = True
        for line in found:
            log.error("the database is damaged", extra={"fault": line})

    async def check(self, task: SupervisedTask) -> None:
        """Verify the checksums of all events once, then finish SQLite's check of the file."""
        damaged = 0
        try:
            tables = [table async for table in self.storage.tables()]
        except BadData as fault:
            log.error("the list of tables is damaged", extra={"fault": str(fault)})
            return
        while self.checked < len(tables):
            some = tables[self.checked : self.checked + AT_ONCE]
            for table in await self.storage.damaged(some):
                damaged += 1
                self.closed.setdefault(table, "damaged")
                log.error("a table is damaged", extra={"table": table})
            self.checked += len(some)
            task.succeeded()
            await asyncio.sleep(PAUSE)
        if not self.file_checked:
            await self.check_file(0.0)
        log.info("all tables were checked", extra={"fault": f"{damaged} of {len(tables)} damaged"})

    async def fill_results(self, task: SupervisedTask) -> None:
        """Store the results of games that ended before results were stored."""
        for table in await self.storage.without_result():
            await self._fill_result(table)
            task.succeeded()
            await asyncio.sleep(PAUSE)

    async def _fill_result(self, id: str) -> None:
        try:
            result = (await load(self.storage, id)).result()
        except PaintpotError:
            return  # damaged, or its rules are gone: the result stays unknown
        if result is not None:
            await self.storage.set_result(id, _encode(result).decode())
