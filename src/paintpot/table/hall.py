"""The hall where the tables stand.

At each table one thing happens at a time: a wish is checked, what comes of it is written to disk,
and only then does anybody hear of it. Should the disk refuse, the table is taken up again as it was
written down. Tables come into memory when they are touched and leave it when they are idle.
"""

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Callable
from typing import Final

import msgspec

from paintpot.core.bits import BIT
from paintpot.core.errors import PaintpotError
from paintpot.core.moments import Gain
from paintpot.table.events import AnyEvent, Opened, read, written
from paintpot.table.faults import NoSuchTable, NotNow
from paintpot.table.reactions import What, reaction
from paintpot.table.room import Room
from paintpot.table.setup import rematch_of
from paintpot.table.storage import Change, Row, Storage
from paintpot.table.table import OVER, Table, loaded
from paintpot.table.thinkers import Thinkers
from paintpot.table.thought import Question, Thought

log: Final = logging.getLogger("paintpot.hall")

IDLE: Final = 120.0
"""Seconds after which an untouched table leaves memory."""
PACE: Final = 1.0
"""Seconds that bots take for a turn at least, while somebody is there: who has just moved can see
what came of it, and take a slip back."""
BOT_PAUSES: Final = (1.0, 5.0, 30.0)
"""Seconds to wait after a bot has failed, each time longer."""
HINT_LEVEL: Final = "hard"
HINTS: Final = 3
GOING_AWAY: Final = 1012
"""Close code of sockets when the server stops: come back soon."""
FORGOTTEN: Final = 30 * 24 * 3600.0
"""Seconds after which a table that was never started is taken away."""

Wish = Callable[[Table], list[AnyEvent]]

_encode: Final = msgspec.json.Encoder().encode


class Hall:
    """All tables of one server."""

    def __init__(
        self, storage: Storage, thinkers: Thinkers, idle: float = IDLE, pace: float = 0.0
    ) -> None:
        self.storage = storage
        self.thinkers = thinkers
        self.idle = idle
        self.pace = pace
        self.rooms: dict[str, Room] = {}
        self.written = 0
        """Events written since the start."""
        self._tasks: list[asyncio.Task[None]] = []
        self._closing = False

    # -- opening and closing

    async def start(self) -> None:
        """Begin. Tables at which a bot is to act are taken up beside everything else."""
        self._tasks = [asyncio.create_task(self._tidy()), asyncio.create_task(self._take_up())]

    async def _take_up(self) -> None:
        for due in self.storage.bots_due():
            try:
                async with self.room(due) as room:
                    self._wake_bots(room)
            except PaintpotError as fault:
                log.error("a table cannot be taken up", extra={"table": due, "fault": str(fault)})
            await asyncio.sleep(0)

    async def close(self, reason: str) -> None:
        """Finish what is being written, and dismiss everybody."""
        self._closing = True
        tasks = self._tasks + [room.bots for room in self.rooms.values() if room.bots]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for room in list(self.rooms.values()):
            async with room.lock:
                for listener in list(room.listeners):
                    listener.dismiss(GOING_AWAY, reason)

    # -- tables

    async def open(self, opened: Opened) -> Room:
        """A new table. Game, options and seats were checked."""
        room = Room(Table(secrets.token_urlsafe(9), opened))
        async with room.lock:
            await self._write(room, 0, [opened])
            self.rooms[room.table.id] = room
        return room

    def room(self, id: str) -> "Visit":
        """A table with nothing else happening at it; NoSuchTable if there is none."""
        return Visit(self, id)

    async def enter(self, id: str) -> Room:
        """The same, for whoever will release the room's lock."""
        while True:
            room = self.rooms.get(id)
            if room is None:
                room = Room(self._load(id))
                self.rooms[id] = room
            await room.lock.acquire()
            if self.rooms.get(id) is room:
                room.touched = time.monotonic()
                return room
            room.lock.release()

    async def change(self, id: str, wish: Wish) -> Table:
        """Let something happen at a table; it is on disk and told when this returns."""
        async with self.room(id) as room:
            await self.change_room(room, wish)
            return room.table

    async def change_room(self, room: Room, wish: Wish) -> None:
        """The same for whoever has the room already."""
        table = room.table
        first = table.length
        try:
            events = wish(table)
        except BaseException:
            if table.length != first:
                self._reload(room)
            raise
        if events:
            await self._write(room, first, events)
            room.publish()
            self._wake_bots(room)

    async def hint(self, id: str, seat: int) -> Thought:
        """The best ways to play on, thought out beside the play."""
        async with self.room(id) as room:
            table = room.table
            if seat not in table.acting():
                raise NotNow("It is not your turn: there is nothing to think about.", "not-turn")
            question = _question(table, seat, HINT_LEVEL, "hint", HINTS)
        return await self.thinkers.ask(question)

    async def gains(self, id: str, seat: int) -> tuple[int, list[Gain]]:
        """What each open move would bring a seat, and the version that was asked about.

        Tried out on a copy and in a thread, so that neither the table nor the others wait.
        """
        async with self.room(id) as room:
            table = room.table
            version = table.version(seat)
            if table.chairs[seat].by_bot or seat not in table.acting():
                return version, []
            state = table.state.clone()
        return version, await asyncio.to_thread(state.gains, seat)

    async def react(self, id: str, seat: int, what: What) -> None:
        """Show everybody who is there a reaction of a seat."""
        async with self.room(id) as room:
            room.react(reaction(room.table, seat, what, room.waited()))

    async def rematch(self, id: str, seat: int) -> str:
        """The table of the play after this one; the first who asks for it makes it."""
        async with self.room(id) as room:
            if room.table.phase != OVER:
                raise NotNow("The play is not over.", "not-over")
            if not room.table.rematch:
                after = await self.open(rematch_of(room.table, seat))
                await self.change_room(room, lambda now: now.offer_rematch(seat, after.table.id))
            return room.table.rematch

    # -- on disk

    def _load(self, id: str) -> Table:
        data = self.storage.events(id)
        if not data:
            raise NoSuchTable("There is no such table.")
        return loaded(id, [read(event) for event in data])

    def _reload(self, room: Room) -> None:
        """Back to what was written down."""
        room.row = room.owners = room.host = None
        try:
            room.table = self._load(room.table.id)
        except PaintpotError:
            self.rooms.pop(room.table.id, None)
            raise

    async def _write(self, room: Room, first: int, events: list[AnyEvent]) -> None:
        table = room.table
        row = listing(table)
        owners = {seat: chair.guest for seat, chair in enumerate(table.chairs) if chair.guest}
        change = Change(
            table.id,
            first,
            [written(event) for event in events],
            row if row != room.row else None,
            owners if owners != room.owners else None,
            host=table.host if table.host != room.host else None,
        )
        try:
            await _to_the_end(self.storage.commit_soon(change))
        except BaseException:  # whoever stops waiting does not hear whether it was written
            if first:
                self._reload(room)
            raise
        room.row, room.owners, room.host = row, owners, table.host
        self.written += len(events)

    # -- bots

    def _wake_bots(self, room: Room) -> None:
        if room.bots is None and not self._closing and room.table.bots_to_act():
            room.bots = asyncio.create_task(self._let_bots_play(room))

    async def _let_bots_play(self, room: Room) -> None:
        """Bots think without holding up the table; a thought that came too late is thrown away."""
        failures = 0
        try:
            while True:
                table, mark, begun = room.table, room.table.length, time.monotonic()
                seats = table.bots_to_act()
                if not seats:
                    return
                room.say_who_is_here()
                questions = [
                    _question(table, seat, table.chairs[seat].level, "bot") for seat in seats
                ]
                try:
                    thoughts = await asyncio.gather(*map(self.thinkers.ask, questions))
                    if room.listeners:
                        await asyncio.sleep(begun + self.pace - time.monotonic())
                    for seat, thought in zip(seats, thoughts, strict=True):
                        mark = await self._move_bot(room, seat, thought, table, mark)
                    failures = 0
                except PaintpotError as fault:
                    log.error("a bot failed", extra={"table": table.id, "fault": str(fault)})
                    pause = BOT_PAUSES[min(failures, len(BOT_PAUSES) - 1)]
                    failures += 1
                    await asyncio.sleep(pause)
        finally:
            room.bots = None
            room.touched = time.monotonic()
            room.say_who_is_here()

    async def _move_bot(
        self, room: Room, seat: int, thought: Thought, table: Table, mark: int
    ) -> int:
        async with room.lock:
            if room.table is table and table.length == mark:
                await self.change_room(room, lambda now: now.move_bot(seat, thought.moves))
                return table.length
            return -1

    # -- order

    async def _tidy(self) -> None:
        """Idle tables leave memory; tables that nobody started are taken away."""
        pause = min(30.0, self.idle / 2)
        swept = 0.0
        while True:
            await asyncio.sleep(pause)
            now = time.monotonic()
            for key, room in list(self.rooms.items()):
                if room.idle and now - room.touched > self.idle:
                    del self.rooms[key]
            if now - swept > 3600.0:
                swept = now
                long_ago = time.time() - FORGOTTEN
                await asyncio.to_thread(self.storage.delete_gathering_older_than, long_ago)


class Visit:
    """A room to which nobody else is let in meanwhile."""

    __slots__ = ("_hall", "_id", "_room")

    def __init__(self, hall: Hall, id: str) -> None:
        self._hall = hall
        self._id = id

    async def __aenter__(self) -> Room:
        self._room = await self._hall.enter(self._id)
        return self._room

    async def __aexit__(self, *error: object) -> None:
        self._room.lock.release()


async def _to_the_end(writing: asyncio.Future[None]) -> None:
    """What is being written is waited for, even if nobody wants to know any more."""
    try:
        await asyncio.shield(writing)
    except asyncio.CancelledError:
        if not writing.cancelled():
            await asyncio.wait([writing])
        raise


def listing(table: Table) -> Row:
    """What the list of somebody's tables shows of this one."""
    acting = sum([BIT[seat] for seat in table.acting()])
    bots = sum([BIT[seat] for seat, chair in enumerate(table.chairs) if chair.by_bot])
    names = [chair.name for chair in table.chairs]
    return Row(table.game.name, table.phase, acting, bots, _encode(names).decode())


def _question(table: Table, seat: int, bot: str, what: str, advice: int = 0) -> Question:
    """What a bot is asked. Its chance depends on what its seat knows, and on nothing else."""
    play = table.play
    assert play is not None
    seed = f"{table.opened.secret}/{what}/{seat}/{table.version(seat)}"
    return Question(
        table.game.name,
        play.seats,
        play.options,
        play.moves,
        seat,
        bot,
        hashlib.sha256(seed.encode()).hexdigest(),
        advice,
    )
