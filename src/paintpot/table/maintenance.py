"""Periodic work for all tables: evict those that nobody uses, delete those that were never started,
resume those at which only a bot or a timer is due."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from paintpot.table.faults import Closed, NotYet
from paintpot.table.room import is_running
from paintpot.table.supervisor import SupervisedTask
from paintpot.table.table import REVEALING

if TYPE_CHECKING:
    from paintpot.table.table_service import TableService

log: Final = logging.getLogger("paintpot.maintenance")

IDLE: Final = 120.0
"""Seconds after which an unused table is evicted from memory."""
RESUME_INTERVAL: Final = 60.0
"""Seconds between two searches for tables whose bots should act but do not."""
SWEEP_INTERVAL: Final = 3600.0
"""Seconds between two searches for tables that were never started."""
UNSTARTED_LIFETIME: Final = 30 * 24 * 3600.0
"""Seconds after which a table that was never started is deleted."""


class Maintenance:
    """The background tasks of a table service."""

    def __init__(self, tables: "TableService", idle: float = IDLE) -> None:
        self.tables = tables
        self.idle = idle
        self.resume_interval = RESUME_INTERVAL
        self._last_sweep = float("-inf")

    def start(self) -> None:
        supervisor = self.tables.supervisor
        supervisor.start("tidy", self._evict_idle)
        supervisor.start("take-up", self._resume_tables)

    # -- tables that are due

    async def _resume_tables(self, task: SupervisedTask) -> None:
        """Resume tables at which a bot is to act: after a restart, and if one was missed.

        Loading is enough for a table whose seats are revealing: it starts their timer again.
        """
        tables = self.tables
        while True:
            for due in [*await tables.storage.revealing(), *await tables.storage.bots_due()]:
                if due not in tables.closed:
                    await self.resume(due)
                await asyncio.sleep(0)
            task.succeeded()
            await asyncio.sleep(self.resume_interval)

    async def resume(self, due: str) -> None:
        """Resume a table, unless it is running here or at another process."""
        tables = self.tables
        room = tables.rooms.get(due)
        # The reveal timer may still run after all have revealed; then only the bots matter.
        if room is not None and is_running(
            room.reveal if room.table.phase == REVEALING else room.bots
        ):
            return
        if await tables.bots.taken(due):
            return
        try:
            async with tables.room(due) as room:
                room.visited = 0.0  # a resumed table has no visitor
                tables.bots.start(room)
        except NotYet:
            pass  # a server that has been updated picks it up
        except Closed as fault:
            log.error("a table cannot be loaded", extra={"table": due, "fault": str(fault)})
        except Exception as error:  # one bad table must not stop the others
            tables.supervisor.note("take-up", error, table=due)

    # -- tables that are not used

    async def _evict_idle(self, task: SupervisedTask) -> None:
        """Evict idle tables from memory; delete tables that were never started."""
        rooms = self.tables.rooms
        pause = min(30.0, self.idle / 2)
        while True:
            await asyncio.sleep(pause)
            now = time.monotonic()
            for key, room in list(rooms.items()):
                if room.idle and now - room.touched > self.idle:
                    del rooms[key]
                room.publish_absence()
            if now - self._last_sweep > SWEEP_INTERVAL:
                await self._sweep()
                self._last_sweep = now
            task.succeeded()

    async def _sweep(self) -> None:
        """Delete tables that were never started, at one process at a time."""
        leases = self.tables.leases
        lease = await leases.acquire("sweep")
        if lease is not None:
            try:
                oldest = time.time() - UNSTARTED_LIFETIME
                await self.tables.storage.delete_gathering_older_than(oldest)
            finally:
                await leases.release(lease)
