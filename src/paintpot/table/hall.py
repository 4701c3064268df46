"""The hall where the tables stand.

At each table one thing happens at a time: a wish is checked, what comes of it is written to disk,
and only then does anybody hear of it. Should anything but a refusal go wrong, the table is taken up
again as it was written down. Tables come into memory when they are touched and leave it when they
are idle.
"""

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable
from typing import Final

import msgspec

from paintpot.core.bits import BIT
from paintpot.core.errors import PaintpotError
from paintpot.core.moments import Gain
from paintpot.table.events import AnyEvent, Opened, Unwatched, written
from paintpot.table.faults import Closed, NotNow
from paintpot.table.ids import new_id
from paintpot.table.keeper import Keeper
from paintpot.table.loading import load
from paintpot.table.reactions import What, reaction
from paintpot.table.reveal import PATIENCE
from paintpot.table.room import BROKEN, COME_BACK, Room, at_work
from paintpot.table.setup import rematch_of
from paintpot.table.storage import Change, Row, Storage, StorageFault
from paintpot.table.supervisor import Job, Supervisor
from paintpot.table.table import OVER, PLAYING, REVEALING, Table
from paintpot.table.thinkers import Asker, Thinkers
from paintpot.table.thought import Question, Thought

log: Final = logging.getLogger("paintpot.hall")

IDLE: Final = 120.0
"""Seconds after which an untouched table leaves memory."""
PACE: Final = 1.0
"""Seconds that bots take for a turn at least, while somebody is there: who has just moved can see
what came of it, and take a slip back."""
ROUNDS: Final = 60.0
"""Seconds between two looks for bots that are to act and do not."""
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
        self,
        storage: Storage,
        thinkers: Thinkers,
        idle: float = IDLE,
        pace: float = 0.0,
        reveal: float = PATIENCE,
        supervisor: Supervisor | None = None,
    ) -> None:
        self.storage = storage
        self.thinkers = thinkers
        self.idle = idle
        self.pace = pace
        self.reveal = reveal
        """Seconds that seats have to reveal their parts of the dice."""
        self.rooms: dict[str, Room] = {}
        self.rounds = ROUNDS
        """Seconds between two looks for bots that are to act and do not."""
        self.written = 0
        """Events written since the start."""
        self.closed: dict[str, str] = {}
        """Tables that were found closed since the start, and why, as the code of the fault."""
        self.supervisor = supervisor or Supervisor()
        self.keeper = Keeper(storage, self.closed)
        self._closing = False
        self._swept = float("-inf")

    # -- opening and closing

    async def start(self) -> None:
        """Begin the work in the background."""
        self.supervisor.start("tidy", self._tidy)
        self.supervisor.start("take-up", self._take_up)
        self.supervisor.start("check", self.keeper.check)
        self.supervisor.start("results", self.keeper.fill_results)

    async def _take_up(self, job: Job) -> None:
        """Tables at which a bot is to act go on: after a start, and whenever one was dropped.

        Taking a table up is enough for one whose seats were revealing: that has its time anew.
        """
        while True:
            for due in [*self.storage.revealing(), *self.storage.bots_due()]:
                if due not in self.closed:
                    await self._take_up_one(due)
                await asyncio.sleep(0)
            job.went_well()
            await asyncio.sleep(self.rounds)

    async def _take_up_one(self, due: str) -> None:
        room = self.rooms.get(due)
        # The timer of a reveal runs on when all have revealed; then it is the bots that count.
        if room is not None and at_work(
            room.reveal if room.table.phase == REVEALING else room.bots
        ):
            return  # it goes on
        try:
            async with self.room(due) as room:
                room.visited = 0.0  # by us, not by somebody who waits
                self._wake_bots(room)
        except Closed as fault:
            log.error("a table cannot be taken up", extra={"table": due, "fault": str(fault)})
        except Exception as error:  # the others shall not wait for this one
            self.supervisor.note("take-up", error, table=due)

    async def close(self, reason: str) -> None:
        """Finish what is being written, and dismiss everybody."""
        self._closing = True
        await self.supervisor.close()
        for room in list(self.rooms.values()):
            async with room.lock:
                room.dismiss_all(GOING_AWAY, reason)

    # -- tables

    async def open(self, opened: Opened, address: str = "") -> Room:
        """A new table. Game, options and seats were checked. The address of who opens it is kept in
        memory only, to share the bots' time fairly."""
        room = Room(Table(new_id(), opened))
        room.visit(address)
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
            try:
                if self.rooms.get(id) is room:
                    room.visit()
                    self._time_reveal(room)
                    return room
            except BaseException:
                room.lock.release()  # whoever failed to come in must not shut out everybody else
                raise
            room.lock.release()

    async def change(self, id: str, wish: Wish, address: str = "") -> Table:
        """Let something happen at a table; it is on disk and told when this returns."""
        async with self.room(id) as room:
            room.visit(address)
            await self.change_room(room, wish)
            return room.table

    async def change_room(self, room: Room, wish: Wish) -> None:
        """The same for whoever has the room already.

        A refusal changes nothing. After anything else that goes wrong, memory may be ahead of the
        disk, so the table is loaded again.
        """
        table = room.table
        before = table.length
        try:
            events = wish(table)
            if events:
                await self._write(room, before - len(table.unsaved), [*table.unsaved, *events])
                self._tell(room)
        except BaseException as error:
            refused = isinstance(error, PaintpotError) and table.settled and table.length == before
            if not refused:
                await self._recover(room, error)
            raise

    async def admit(self, room: Room, guest: str) -> None:
        """Let a guest watch from now on, for whoever has the room; on disk when this returns."""
        if self.storage.may_watch(room.table.id, guest):
            return
        unsaved = room.table.unsaved
        try:
            await self._write(room, room.table.length - len(unsaved), [*unsaved], guest)
        except BaseException as error:
            await self._recover(room, error)
            raise

    def _tell(self, room: Room) -> None:
        """Tell of what is on disk. Whatever fails here, it has happened, and who did it is told."""
        try:
            faults = room.publish()
        except Exception as error:
            faults = [error]
            room.dismiss_all(BROKEN, COME_BACK)
        for fault in faults:
            self.supervisor.note("publish", fault, table=room.table.id)
        try:
            self._wake_bots(room)
            self._time_reveal(room)
        except Exception as error:
            self.supervisor.note("bots", error, table=room.table.id)

    def welcome(self, room: Room, address: str) -> None:
        """Somebody listens at a table: its bots think before those of tables where nobody is."""
        room.visit(address)
        self.thinkers.somebody_came(room.table.id)

    async def hint(self, id: str, seat: int, address: str = "") -> Thought:
        """The best ways to play on, thought out beside the play."""
        async with self.room(id) as room:
            table = room.table
            if seat not in table.acting():
                raise NotNow("It is not your turn: there is nothing to think about.", "not-turn")
            question = _question(table, seat, HINT_LEVEL, "hint", HINTS)
        return await self.thinkers.ask(question, Asker(address, id))

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

    async def rematch(self, id: str, seat: int, address: str = "") -> str:
        """The table of the play after this one; the first who asks for it makes it."""
        async with self.room(id) as room:
            if room.table.phase != OVER:
                raise NotNow("The game is not over.", "not-over")
            if not room.table.rematch:
                after = await self.open(rematch_of(room.table, seat), address)
                await self.change_room(room, lambda now: now.offer_rematch(seat, after.table.id))
            return room.table.rematch

    # -- on disk

    def _load(self, id: str) -> Table:
        try:
            table = load(self.storage, id)
        except Closed as fault:
            self.closed[id] = fault.code
            raise
        self.closed.pop(id, None)
        return table

    def _reload(self, room: Room) -> None:
        """Back to what was written down. If that cannot be read now, the table leaves memory."""
        name = room.table.id
        room.forget_disk()
        try:
            room.table = self._load(name)
        except Exception as error:
            self.supervisor.note("reload", error, table=name)
            if self.rooms.get(name) is room:
                del self.rooms[name]
            room.dismiss_all(BROKEN, COME_BACK)

    async def _recover(self, room: Room, error: BaseException) -> None:
        """Memory as the disk has it, after something went wrong on the way there."""
        if not isinstance(error, StorageFault):
            # It may be in the queue of the writer, and is only read back once it is on disk.
            await _to_the_end(asyncio.ensure_future(self.storage.flush()))
        self._reload(room)
        self._tell(room)

    async def _write(
        self, room: Room, first: int, events: list[AnyEvent], watcher: str | None = None
    ) -> None:
        """Write events and what follows from them, or a new watcher, in one commit."""
        table = room.table
        row = listing(table)
        owners = {seat: chair.guest for seat, chair in enumerate(table.chairs) if chair.guest}
        change = Change(
            table.id,
            first,
            [written(event) for event in events],
            row if row != room.row else None,
            owners if owners != room.owners else None,
            resigned={seat: chair.left for seat, chair in enumerate(table.chairs) if chair.left},
            unwatch=any([isinstance(event, Unwatched) for event in events]),
            watcher=watcher,
            host=table.host if table.host != room.host else None,
        )
        room.forget_disk()
        await _to_the_end(self.storage.commit_soon(change))
        room.row, room.owners, room.host = row, owners, table.host
        table.unsaved = []
        self.written += len(events)

    # -- the start

    def _time_reveal(self, room: Room) -> None:
        """Give the seats of a table that is revealing their time, once."""
        if at_work(room.reveal) or self._closing:
            return
        if room.table.phase == REVEALING:
            room.reveal = self.supervisor.start(
                "reveal", lambda job: self._end_reveal(room), table=room.table.id
            )
            room.reveal.add_done_callback(lambda task: self._reveal_ended(room, task))

    def _reveal_ended(self, room: Room, task: asyncio.Task[None]) -> None:
        if room.reveal is task:
            room.reveal = None
        room.touched = time.monotonic()

    async def _end_reveal(self, room: Room) -> None:
        """When the time is over, the play begins without the parts that are missing."""
        await asyncio.sleep(self.reveal)
        async with room.lock:
            if self.rooms.get(room.table.id) is room and room.table.phase == REVEALING:
                await self.change_room(room, lambda table: table.stop_waiting())

    # -- bots

    def _wake_bots(self, room: Room) -> None:
        if not at_work(room.bots) and not self._closing and room.table.bots_to_act():
            room.bots = self.supervisor.start(
                "bots", lambda job: self._let_bots_play(room, job), table=room.table.id
            )
            room.bots.add_done_callback(lambda task: self._bots_rest(room, task))

    def _bots_rest(self, room: Room, task: asyncio.Task[None]) -> None:
        if room.bots is task:
            room.bots = None
        room.touched = time.monotonic()
        room.say_who_is_here()

    async def _let_bots_play(self, room: Room, job: Job) -> None:
        """Bots think without holding up the table; a thought that came too late is thrown away."""
        while self.rooms.get(room.table.id) is room:
            table, mark, begun = room.table, room.table.length, time.monotonic()
            seats = table.bots_to_act()
            if not seats:
                return
            room.say_who_is_here()
            questions = [_question(table, seat, table.chairs[seat].level, "bot") for seat in seats]
            asker = Asker(room.address, table.id, room.attended)
            thoughts = await asyncio.gather(
                *[self.thinkers.ask(question, asker) for question in questions]
            )
            if room.listeners:
                await asyncio.sleep(begun + self.pace - time.monotonic())
            for seat, thought in zip(seats, thoughts, strict=True):
                mark = await self._move_bot(room, seat, thought, table, mark)
            job.went_well()

    async def _move_bot(
        self, room: Room, seat: int, thought: Thought, table: Table, mark: int
    ) -> int:
        async with room.lock:
            if room.table is table and table.length == mark:
                await self.change_room(room, lambda now: now.move_bot(seat, thought.moves))
                return table.length
            return -1

    # -- order

    async def _tidy(self, job: Job) -> None:
        """Idle tables leave memory; tables that nobody started are taken away."""
        pause = min(30.0, self.idle / 2)
        while True:
            await asyncio.sleep(pause)
            now = time.monotonic()
            for key, room in list(self.rooms.items()):
                if room.idle and now - room.touched > self.idle:
                    del self.rooms[key]
            if now - self._swept > 3600.0:
                long_ago = time.time() - FORGOTTEN
                await asyncio.to_thread(self.storage.delete_gathering_older_than, long_ago)
                self._swept = now
            job.went_well()


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


async def _to_the_end(writing: "asyncio.Future[None]") -> None:
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
    result = table.result()
    return Row(
        table.game.name,
        # The time to reveal is short: the list has it as a game in which nobody is to act yet.
        PLAYING if table.phase == REVEALING else table.phase,
        acting,
        bots,
        _encode(names).decode(),
        table.game.rules,
        _encode(result).decode() if result else "",
    )


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
