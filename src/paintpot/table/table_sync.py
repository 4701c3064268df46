"""Keeps the tables in memory in step with other processes on the same storage.

A message only says that a table has more events; they are read from the storage. What was missed,
because Redis was down or a message was lost, is found by polling the lengths of all tables with
subscribers, every few seconds and in one query.
"""

import asyncio
import contextlib
from typing import Final

from paintpot.table.faults import TableFault
from paintpot.table.peers import Connected, News, Peers, Reacted
from paintpot.table.room import Room, is_running
from paintpot.table.storage import StorageFault
from paintpot.table.supervisor import SupervisedTask
from paintpot.table.table_service import TableService

CHECK: Final = 2.0
"""Seconds between two polls of the lengths of tables: an update is never later than this."""
AT_ONCE: Final = 1000
"""Tables in one query."""
ASKED_AT_ONCE: Final = 200
"""Tables whose presence is asked for before other work gets its turn."""
FOLLOWERS: Final = 8
"""Tables that catch up at the same time."""


class TableSync:
    """Connects a TableService to its peers."""

    def __init__(self, tables: TableService, peers: Peers, check: float = CHECK) -> None:
        self.tables = tables
        self.peers = peers
        self.check = check
        self.missed = 0
        """Tables that were found to be behind by polling."""
        self._behind: asyncio.Queue[str] = asyncio.Queue()
        self._queued: set[str] = set()
        """What is in the queue or catching up: no table is in it twice, so those in memory bound
        it."""
        self._look = asyncio.Event()
        self._ask = asyncio.Event()
        tables.announce = lambda table, length: peers.tell(News(table, length))
        tables.show_elsewhere = lambda table, shown: peers.tell(Reacted(table, shown))
        peers.on(News, self._hear_news)
        peers.on(Connected, self._hear_connected)
        peers.on(Reacted, self._hear_reacted)
        peers.joined.append(self._rejoin)
        peers.returned.append(lambda sender: self._ask.set())
        peers.lost.append(self._lose)
        peers.untold.append(self._tell_again)

    def start(self) -> None:
        supervisor = self.tables.supervisor
        supervisor.start("lengths", self._check_lengths)
        supervisor.start("presence", self._ask_all)
        for _ in range(FOLLOWERS):
            supervisor.start("news", self._follow)

    # -- news

    def _hear_news(self, sender: str, news: News) -> None:
        room = self.tables.rooms.get(news.table)
        if room is not None and room.table.length < news.version:
            room.known = max(room.known, news.version)
            if _matters(room):  # others catch up when they are used
                self._queue(room)

    def _queue(self, room: Room) -> None:
        table = room.table.id
        if table not in self._queued:
            self._queued.add(table)
            self._behind.put_nowait(table)

    async def _follow(self, task: SupervisedTask) -> None:
        while True:
            table = await self._behind.get()
            try:
                await self._catch_up(table)
            finally:
                # Not before: others would wait for the same table's lock, until all of them do.
                self._queued.discard(table)
            task.succeeded()

    async def _catch_up(self, table: str) -> None:
        """Catch up with all that is known of a table, or becomes known meanwhile."""
        known = -1
        while (room := self.tables.rooms.get(table)) is not None and room.known > known:
            known = room.known
            with contextlib.suppress(StorageFault, TableFault):  # the next check finds it again
                await self.tables.catch_up(table, known)

    async def _check_lengths(self, task: SupervisedTask) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.check):
                    await self._look.wait()
            self._look.clear()
            with contextlib.suppress(StorageFault):
                await self._find_missed()
            for room in list(self.tables.rooms.values()):
                # The process that let the bots of this table play may be gone.
                if room.subscribers and not is_running(room.bots):
                    self.tables.bots.start(room)
                room.drop_unconfirmed()
            task.succeeded()

    async def _find_missed(self) -> None:
        watched = [room.table.id for room in self.tables.rooms.values() if _matters(room)]
        for first in range(0, len(watched), AT_ONCE):
            lengths = await self.tables.storage.lengths(watched[first : first + AT_ONCE])
            for table, length in lengths.items():
                room = self.tables.rooms.get(table)
                if room is not None and room.table.length < length:
                    self.missed += room.known < length
                    room.known = max(room.known, length)
                    self._queue(room)

    # -- presence and reactions

    def _hear_connected(self, sender: str, there: Connected) -> None:
        room = self.tables.rooms.get(there.table)
        if room is not None:
            room.hear_connected(sender, there)

    def _hear_reacted(self, sender: str, reacted: Reacted) -> None:
        room = self.tables.rooms.get(reacted.table)
        if room is not None:
            room.react(reacted.reaction)

    def _rejoin(self) -> None:
        """Messages may have been lost: check all tables, and ask who is connected."""
        self._look.set()
        self._ask.set()

    async def _ask_all(self, task: SupervisedTask) -> None:
        """Ask other processes who is connected there, and publish who is here, whenever that has to
        be refreshed."""
        while True:
            await self._ask.wait()
            self._ask.clear()
            for number, room in enumerate(list(self.tables.rooms.values()), 1):
                if self.tables.rooms.get(room.table.id) is room:
                    room.ask_peers()
                if number % ASKED_AT_ONCE == 0:
                    await asyncio.sleep(0)  # there may be many, and requests wait
            task.succeeded()

    def _tell_again(self, table: str) -> None:
        """An item about a table was dropped, and with it the question it asked."""
        room = self.tables.rooms.get(table)
        if room is None:
            self.peers.tell(Connected(table))  # nobody is left
        else:
            room.ask_peers()

    def _lose(self, sender: str) -> None:
        """Another process has stopped, and nobody is connected to it any more."""
        self._look.set()
        for room in self.tables.rooms.values():
            if sender in room.elsewhere:
                room.hear_connected(sender, None)


def _matters(room: Room) -> bool:
    """Whether a table has subscribers here."""
    return bool(room.subscribers) or is_running(room.bots)
