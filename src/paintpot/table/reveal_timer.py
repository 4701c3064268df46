"""Ends the time that seats have to reveal their parts of the dice (reveal.py)."""

import asyncio
import time
from collections.abc import Mapping

from paintpot.table.room import Room, RunInRoom, is_running
from paintpot.table.supervisor import Supervisor
from paintpot.table.table import REVEALING


class RevealTimer:
    """One timer for each table that is revealing.

    Every process where the table is in memory has one: the first that fires begins the game, and
    for the others there is nothing left to do.
    """

    def __init__(
        self,
        rooms: Mapping[str, Room],
        run: RunInRoom,
        supervisor: Supervisor,
        seconds: float,
    ) -> None:
        self._rooms = rooms
        self._run = run
        self._supervisor = supervisor
        self._seconds = seconds

    def start(self, room: Room) -> None:
        """Start the timer of a table that is revealing, unless it runs."""
        if is_running(room.reveal) or self._supervisor.closing:
            return
        if room.table.phase == REVEALING:
            room.reveal = self._supervisor.start(
                "reveal", lambda task: self._end(room), table=room.table.id
            )
            room.reveal.add_done_callback(lambda task: self._done(room, task))

    def _done(self, room: Room, task: asyncio.Task[None]) -> None:
        if room.reveal is task:
            room.reveal = None
        room.touched = time.monotonic()

    async def _end(self, room: Room) -> None:
        """When the time is over, the game begins without the missing parts."""
        await asyncio.sleep(self._seconds)
        async with room.lock:
            if self._rooms.get(room.table.id) is room and room.table.phase == REVEALING:
                await self._run(room, lambda table: table.end_reveal())
