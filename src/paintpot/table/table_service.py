"""All tables of one server.

Each table runs one command at a time: it is validated, its events are stored, and only then are
they published. After any failure other than a refusal, the table is reloaded from storage. Tables
are loaded when they are used and evicted from memory when they are idle.

Other processes may serve the same tables. Nothing is locked between them: an event is stored under
its number, so the second process gets a `Conflict`, catches up and runs its command again.
"""

import asyncio
import contextlib
import math
import time
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Final

from paintpot.core.errors import PaintpotError
from paintpot.table import deadline
from paintpot.table.bot_driver import BotDriver
from paintpot.table.bot_workers import BotWorkers
from paintpot.table.changes import change_of, listing
from paintpot.table.events import AnyEvent, Opened
from paintpot.table.faults import Closed, NewerRules, NotNow, NotYet
from paintpot.table.ids import id_from, new_id
from paintpot.table.integrity import IntegrityCheck
from paintpot.table.leases import Leases
from paintpot.table.leaving import people
from paintpot.table.loading import apply_stored, load
from paintpot.table.maintenance import IDLE, Maintenance
from paintpot.table.peers import Peers
from paintpot.table.presence import Departures
from paintpot.table.reactions import NUDGE, Reaction, ReactionKind, reaction
from paintpot.table.reveal import PATIENCE
from paintpot.table.reveal_timer import RevealTimer
from paintpot.table.room import BROKEN, RECONNECT, Command, Room, RoomLock
from paintpot.table.setup import rematch_of
from paintpot.table.statements import TOUCHED
from paintpot.table.storage import Change, Conflict, Storage, StorageFault, Unreachable
from paintpot.table.supervisor import Supervisor
from paintpot.table.table import OVER, Table

GOING_AWAY: Final = 1012
"""WebSocket close code when the server stops: clients reconnect soon."""
MOST_RERUNS: Final = 20
"""Times that a command is run while other processes are faster."""
UNREACHABLE: Final = "The database cannot be reached; try again in a moment."


class TableService:
    """Loads tables, runs commands at them, publishes the events, and lets bots play."""

    def __init__(
        self,
        storage: Storage,
        bot_workers: BotWorkers,
        idle: float = IDLE,
        pace: float = 0.0,
        reveal: float = PATIENCE,
        supervisor: Supervisor | None = None,
        peers: Peers | None = None,
        leases: Leases | None = None,
    ) -> None:
        """`idle`: seconds after which an unused table is evicted from memory; `pace`: seconds that
        bots take for a turn; `reveal`: seconds that seats have to reveal their parts of the dice.
        """
        self.storage = storage
        self.bot_workers = bot_workers
        self.rooms: dict[str, Room] = {}
        self.written = 0
        """Events written since the server started."""
        self.reruns = 0
        """Commands that were run again since the server started: another process was faster."""
        self.announce: Callable[[str, int], None] = lambda table, length: None
        """Called when this process has stored events, with the table and how many it has now."""
        self.show_elsewhere: Callable[[str, Reaction], None] = lambda table, shown: None
        """Called with a reaction that was shown here."""
        self.closed: dict[str, str] = {}
        """Tables found to be closed since the server started, with the fault code."""
        self.peers = peers or Peers()
        """The other processes on the same storage."""
        self.leases = leases or Leases()
        self.departures = Departures()
        self.away: Callable[[str], bool] = lambda guest: False
        """Whether a guest has been away for so long that others may act for them."""
        self.recall: Callable[[Iterable[str]], Awaitable[None]] = _nothing
        """Finds out when guests were last here, so that `away` knows of them."""
        self.patience = math.inf
        """Seconds for which people who stay at a table wait for one who has left them there."""
        self.supervisor = supervisor or Supervisor()
        self.integrity = IntegrityCheck(storage, self.closed)
        self.maintenance = Maintenance(self, idle)
        self.bots = BotDriver(
            self.rooms, self.run_in_room, bot_workers, self.leases, self.supervisor, pace
        )
        self.reveals = RevealTimer(self.rooms, self.run_in_room, self.supervisor, reveal)

    # -- start and stop

    async def start(self) -> None:
        """Start the background tasks."""
        self.maintenance.start()
        if not self.storage.shared:  # many processes need not all read a whole database
            self.supervisor.start("check", self.integrity.check)
        self.supervisor.start("results", self.integrity.fill_results)

    async def close(self, reason: str, patience: float = math.inf) -> None:
        """End the background tasks, and disconnect all subscribers. What waits for a storage that
        does not answer is left behind after a while."""
        await self.supervisor.close(patience)
        for room in self.rooms.values():
            room.disconnect_all(GOING_AWAY, reason)

    # -- tables

    async def open(
        self, opened: Opened, address: str = "", attempt: str = "", id: str = ""
    ) -> Room:
        """Create a table. Game, options and seats are valid already. The host's address is kept in
        memory only, to share the bots' time fairly. `attempt` is the guest whose one attempt at a
        daily game this is; Conflict if they have made it, or if there is a table of that id."""
        room = self._new_room(Table(id or new_id(), opened))
        async with room.lock:
            await self._write(room, 0, [opened], attempt=attempt)
        # Somebody may have found it in the database before we were told that it is there: they are
        # in the room that was made for them. In ours there is nobody yet, and no bot.
        found = self.rooms.setdefault(room.table.id, room)
        found.visit(address)
        return found

    def _new_room(self, table: Table) -> Room:
        return Room(
            table, self.departures, lambda guest: self.away(guest), self.patience, self.peers
        )

    def room(self, id: str) -> "LockedRoom":
        """A context manager that locks a table's room, up to date; NoSuchTable if there is none."""
        return LockedRoom(self, id)

    async def enter(self, id: str, fresh: bool = False) -> Room:
        """Lock a table's room; the caller releases the lock. `fresh`: including what other
        processes have stored. A command need not ask for that: it is run again if it must be."""
        asked = time.monotonic()
        while True:
            room = self.rooms.get(id)
            if room is None:
                began = time.monotonic()
                loaded = self._new_room(await self._load(id))
                loaded.read = began
                with contextlib.suppress(StorageFault):  # until then nobody counts as away
                    await self.recall(people(loaded.table))
                room = self.rooms.setdefault(id, loaded)
                room.ask_peers()
            await _acquire(room.lock)
            try:
                if self.rooms.get(id) is not room:
                    pass  # dropped while we waited: reading for it would make the next one wait
                elif room.table.length < room.known:
                    await self._catch_up(room)
                elif fresh:
                    await self._catch_up(room, asked)
                if self.rooms.get(id) is room:
                    room.visit()
                    self.reveals.start(room)
                    return room
            except BaseException:
                room.lock.release()  # or nobody could ever enter again
                raise
            room.lock.release()

    async def run(self, id: str, command: Command, address: str = "") -> Table:
        """Run a command: validate, persist, publish. When this returns, the events are stored.

        A command may be run several times, each time at the table as it is by then.
        """
        asked = time.monotonic()
        room = await self.enter(id)
        try:
            room.visit(address)
            await self._rerun(room, partial(self._run_once, room, command), asked)
            return room.table
        finally:
            room.lock.release()

    async def run_in_room(self, room: Room, command: Command) -> None:
        """The same for a caller who has locked the room."""
        await self._rerun(room, partial(self._run_once, room, command))

    async def _rerun(
        self, room: Room, once: Callable[[], Awaitable[bool]], asked: float = math.inf
    ) -> None:
        """Run something at a table, and again if another process was first. A refusal or a no-op
        (`once` returns False) is final only if the table was up to date at `asked` (default: now);
        otherwise catch up and retry."""
        for _ in range(MOST_RERUNS):
            try:
                if await once() or not await self._catch_up(room, asked):
                    return
                if self.rooms.get(room.table.id) is not room:
                    raise Unreachable(UNREACHABLE)
            except PaintpotError as error:
                if isinstance(error, Conflict):
                    behind = True  # and by now reloaded
                else:
                    behind = not isinstance(error, StorageFault) and await self._catch_up(
                        room, asked
                    )
                if not behind or self.rooms.get(room.table.id) is not room:
                    raise
            self.reruns += 1
        raise StorageFault("Too much happens at this table at once; try again in a moment.")

    async def _run_once(self, room: Room, command: Command) -> bool:
        """Whether there was anything to do. A refusal changes nothing. After any other failure
        memory may be ahead of the storage, so the table is reloaded."""
        table = room.table
        before = table.length
        self._check_kept(room)
        self.storage.check_queue(table.id)  # before anything has to be undone
        try:
            events = command(table)
            if events:
                await self._write(room, before - len(table.unsaved), [*table.unsaved, *events])
                self._publish(room)
            return bool(events)
        except BaseException as error:
            refused = isinstance(error, PaintpotError) and table.settled and table.length == before
            if not refused:
                await self._recover(room, error)
            raise

    async def admit(
        self, room: Room, guest: str, check: Callable[[Table], None] = lambda table: None
    ) -> None:
        """Let a guest watch from now on, unless the check raises; the caller has locked the room.
        Stored on return."""
        await self._rerun(room, partial(self._admit_once, room, guest, check))

    async def _admit_once(self, room: Room, guest: str, check: Callable[[Table], None]) -> bool:
        self._check_kept(room)
        check(room.table)
        if await self.storage.may_watch(room.table.id, guest):
            return False
        unsaved = room.table.unsaved
        try:
            await self._write(room, room.table.length - len(unsaved), [*unsaved], guest)
            return True
        except BaseException as error:
            await self._recover(room, error)
            raise

    def _check_kept(self, room: Room) -> None:
        """Unreachable if the room was dropped: its table may be ahead of the storage, so that what
        is written from there would not follow what is stored."""
        if self.rooms.get(room.table.id) is not room:
            raise Unreachable(UNREACHABLE)

    def _publish(self, room: Room) -> None:
        """Publish what is on disk. Failures are logged only: the command has succeeded."""
        try:
            faults = room.publish()
        except Exception as error:
            faults = [error]
            room.disconnect_all(BROKEN, RECONNECT)
        for fault in faults:
            self.supervisor.note("publish", fault, table=room.table.id)
        try:
            self.bots.start(room)
            self.reveals.start(room)
        except Exception as error:
            self.supervisor.note("bots", error, table=room.table.id)

    def note_arrival(self, room: Room, address: str) -> None:
        """Somebody has connected: the table's bots go ahead of those where nobody is present."""
        room.visit(address)
        self.bot_workers.promote(room.table.id)
        self.bots.start(room)

    async def react(self, room: Room, seat: int, what: ReactionKind) -> None:
        """Show a seat's reaction to everybody who is connected; the caller has locked the room."""
        waited = await self._waited(room.table) if what == NUDGE else 0.0
        shown = reaction(room.table, seat, what, waited)
        room.react(shown)
        self.show_elsewhere(room.table.id, shown)

    async def _waited(self, table: Table) -> float:
        """Seconds for which the same seats have been to act, whichever process they moved at."""
        found = await self.storage.query(TOUCHED, table.id)
        return time.time() - found[0][0] / 1000 if found else 0.0

    async def rematch(self, id: str, seat: int, address: str = "") -> str:
        """The table of the rematch; the first request creates it."""
        async with self.room(id) as room:
            if room.table.phase != OVER:
                raise NotNow("The game is not over.", "not-over")
            if not room.table.rematch:
                # By the same id everywhere: another process may do this too, now or before a crash.
                after = id_from(f"rematch/{id}/{room.table.opened.secret}")
                with contextlib.suppress(Conflict):
                    await self.open(rematch_of(room.table, seat), address, id=after)
                await self.run_in_room(
                    room, lambda now: [] if now.rematch else now.offer_rematch(seat, after)
                )
            return room.table.rematch

    # -- persistence

    async def _load(self, id: str) -> Table:
        try:
            table = await load(self.storage, id)
        except Closed as fault:
            if isinstance(fault, NewerRules) and self.storage.shared:
                raise NotYet(
                    "This table is played by newer rules, which this server gets in a moment; try"
                    " again then."
                ) from fault
            self.closed[id] = fault.code
            raise
        self.closed.pop(id, None)
        return table

    async def _reload(self, room: Room) -> None:
        """Back to what is stored, and publish it. If it cannot be read now, the room is dropped;
        Unreachable if that is because of an outage, which explains all that has failed before."""
        name = room.table.id
        room.forget_row()
        try:
            room.table = await self._load(name)
        except BaseException as error:
            self._drop(room)
            if isinstance(error, Unreachable) or not isinstance(error, Exception):
                raise
            self.supervisor.note("reload", error, table=name)
        else:
            self._publish(room)

    def _drop(self, room: Room) -> None:
        """Evict a table from memory; the next request loads it."""
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        room.disconnect_all(BROKEN, RECONNECT)

    async def _recover(self, room: Room, error: BaseException) -> None:
        """Bring memory back in line with the storage after a failure."""
        if isinstance(error, Unreachable):
            self._drop(room)  # everybody at the table would wait for a reload that fails too
            return
        if not isinstance(error, StorageFault):
            # It may still be in the writer's queue; read it back only once it is stored.
            try:
                await _shielded(asyncio.ensure_future(self.storage.flush()))
            except BaseException:
                self._drop(room)
                raise
        await self._reload(room)

    async def catch_up(self, id: str, length: int) -> None:
        """Another process has stored events of a table, which now has `length` of them. If it is in
        memory here, apply them and publish to our subscribers."""
        room = self.rooms.get(id)
        if room is None or room.table.length >= length:
            return
        async with room.lock:
            if self.rooms.get(id) is room:
                await self._catch_up(room)

    async def _catch_up(self, room: Room, asked: float = math.inf) -> bool:
        """Apply what other processes have stored; whether there was anything. Callers that asked
        before a read began share it."""
        if not self.storage.shared or room.read >= asked:
            return False
        table = room.table
        known = table.length - len(table.unsaved)
        began, heard = time.monotonic(), room.known
        news = await self.storage.events(table.id, known)
        room.read = began
        if news:
            room.forget_row()
            if not table.unsaved and apply_stored(table, news):
                self._publish(room)
            else:
                await self._reload(room)
        if room.known == heard:  # or something was heard meanwhile
            room.known = room.table.length
        return bool(news)

    async def _write(
        self,
        room: Room,
        first: int,
        events: list[AnyEvent],
        watcher: str | None = None,
        attempt: str = "",
    ) -> None:
        """Write events and the rows derived from them, or a new watcher, in one commit. If the
        caller is cancelled, the change may still be in the queue: `_recover` waits for that."""
        table = room.table
        if not events:
            await self.storage.commit_soon(Change(table.id, first, [], watcher=watcher))
            return
        row, seating = listing(table), table.seating
        change = change_of(
            table,
            first,
            events,
            row if row != room.row else None,
            seating != room.seating,
            self.storage.shared,
            watcher,
            attempt,
        )
        room.forget_row()
        await self.storage.commit_soon(change)  # shielding it would take two per cent of a move
        room.row, room.seating = row, seating
        table.unsaved = []
        self.written += len(events)
        self.announce(table.id, first + len(events))


class LockedRoom:
    """An async context manager: a room that is locked inside the block."""

    __slots__ = ("_id", "_room", "_service")

    def __init__(self, service: TableService, id: str) -> None:
        self._service = service
        self._id = id

    async def __aenter__(self) -> Room:
        self._room = await self._service.enter(self._id, fresh=True)
        return self._room

    async def __aexit__(self, *error: object) -> None:
        self._room.lock.release()


async def _acquire(lock: RoomLock) -> None:
    """Raise `Unreachable` if a request has to wait too long: the holder of the lock waits for
    nothing but the storage."""
    if lock.free:  # a timer would cost a few per cent of a move
        await lock.acquire()
        return
    try:
        async with asyncio.timeout(deadline.left()):
            await lock.acquire()
    except TimeoutError:
        raise Unreachable(UNREACHABLE) from None


async def _nothing(guests: Iterable[str]) -> None:
    pass


async def _shielded(writing: "asyncio.Future[None]") -> None:
    """Wait for a write to finish even if the caller is cancelled."""
    try:
        await asyncio.shield(writing)
    except asyncio.CancelledError:
        if not writing.cancelled():
            await asyncio.wait([writing])
        raise
