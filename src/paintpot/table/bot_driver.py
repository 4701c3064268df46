"""Lets the bots of tables play: at one process at a time, and at a pace that people can follow.

Bots decide in worker processes, without locking the table. Each turn is for one position: if
something else has happened meanwhile, at this process or at another, it is discarded.
"""

import asyncio
import time
from collections.abc import Mapping
from typing import Final

from paintpot.table.bot_requests import turn_request
from paintpot.table.bot_turns import BotTurn
from paintpot.table.bot_workers import BotWorkers, Requester
from paintpot.table.events import AnyEvent
from paintpot.table.leases import Lease, Leases
from paintpot.table.room import Room, RunInRoom, is_running
from paintpot.table.supervisor import SupervisedTask, Supervisor
from paintpot.table.table import Table

PACE: Final = 1.0
"""The shortest time, in seconds, that bots take for a turn while somebody is present."""
UNDO_PACES: Final = 2.5
"""How many times as long they wait before a move that would end somebody's chance to undo: the
person can see what their move has done, and reach the button. What dice have shown cannot be taken
back."""
ROUND_PACES: Final = 2.0
"""How many times as long they take when no person plays any more: people who are out can follow the
dice and the moves, round by round."""
LEASE_PAUSE: Final = 0.5
"""Seconds between two attempts to take over bots that another process runs."""


class BotDriver:
    """Plays the turns of all bots at the tables in memory."""

    def __init__(
        self,
        rooms: Mapping[str, Room],
        run: RunInRoom,
        workers: BotWorkers,
        leases: Leases,
        supervisor: Supervisor,
        pace: float = 0.0,
    ) -> None:
        self.pace = pace
        self.doubled = 0
        """Turns that were discarded because another process was first."""
        self._rooms = rooms
        self._run = run
        self._workers = workers
        self._leases = leases
        self._supervisor = supervisor

    def start(self, room: Room) -> None:
        """Start the bots of a table if it is their turn and they are not running."""
        if is_running(room.bots) or self._supervisor.closing or not room.table.bots_to_act():
            return
        room.bots = self._supervisor.start(
            "bots", lambda task: self._drive(room, task), table=room.table.id
        )
        room.bots.add_done_callback(lambda task: self._done(room, task))

    def _done(self, room: Room, task: asyncio.Task[None]) -> None:
        if room.bots is task:
            room.bots = None
        room.touched = time.monotonic()
        room.publish_presence()

    async def taken(self, table: str) -> bool:
        """Whether any process runs the bots of a table."""
        return await self._leases.taken(_lease_name(table))

    async def _drive(self, room: Room, task: SupervisedTask) -> None:
        """Run a table's bots, unless another process does. If somebody is connected here, wait
        until that process has finished or is gone."""
        while self._rooms.get(room.table.id) is room and room.table.bots_to_act():
            lease = await self._leases.acquire(_lease_name(room.table.id))
            if lease is None:
                if not room.subscribers:
                    return
                await asyncio.sleep(LEASE_PAUSE)
                continue
            room.thinking = True
            try:
                await self._play(room, lease, task)
            finally:
                room.thinking = False
                await self._leases.release(lease)

    async def _play(self, room: Room, lease: Lease, task: SupervisedTask) -> None:
        """Play turns until no bot is to act."""
        since = time.monotonic()
        while self._rooms.get(room.table.id) is room and lease.held:
            table, mark, begun = room.table, room.table.length, time.monotonic()
            seats = table.bots_to_act()
            if not seats:
                return
            room.publish_presence()
            requests = [turn_request(table, seat) for seat in seats]
            requester = Requester(room.address, table.id, room.attended)
            bot_turns = await asyncio.gather(
                *[self._workers.ask(request, requester) for request in requests]
            )
            if not room.listened:
                await room.answered()  # somebody may be, at another process
            if room.listened:
                await asyncio.sleep(self.moves_at(table, begun, since) - time.monotonic())
            for seat, bot_turn in zip(seats, bot_turns, strict=True):
                mark = await self.move(room, seat, bot_turn, table, mark)
            if mark < 0:
                since = time.monotonic()  # somebody has changed their mind
            task.succeeded()

    def moves_at(self, table: Table, begun: float, since: float) -> float:
        """When bots that have been thinking since `begun` may move, given what people have done
        until `since`."""
        if any([table.can_undo(seat) for seat in table.seats]):
            return max(begun + self.pace, since + self.pace * UNDO_PACES)
        return begun + self.pace * (ROUND_PACES if table.people_look_on() else 1.0)

    async def move(self, room: Room, seat: int, bot_turn: BotTurn, table: Table, mark: int) -> int:
        """Play a turn that was chosen when the table had `mark` events. Returns how many it has
        now; -1 if something else happened meanwhile."""

        def play_turn(now: Table) -> list[AnyEvent]:
            if now.length == mark:
                return now.move_bot(seat, bot_turn.moves)
            self.doubled += 1  # another process was first, and the turn was for that position
            return []

        async with room.lock:
            # A dropped room may hold a move that was never stored, and the bot may have seen it.
            dropped = self._rooms.get(table.id) is not room
            if dropped or room.table is not table or table.length != mark:
                return -1
            await self._run(room, play_turn)
            return room.table.length if room.table is table else -1


def _lease_name(table: str) -> str:
    return f"bots/{table}"
