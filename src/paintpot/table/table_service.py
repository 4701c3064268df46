"""All tables of one server.

Each table runs one command at a time: it is validated, its events are stored, and only then are
they published. After any failure other than a refusal, the table is reloaded from storage. Tables
are loaded when they are used and evicted from memory when they are idle.

Other processes may serve the same tables. Nothing is locked between them: an event is stored under
its number, so whoever comes second is told (`Conflict`), catches up and runs its command again.
"""

import asyncio
import hashlib
import logging
import math
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final

import msgspec

from paintpot.core.bits import BIT
from paintpot.core.contract import State
from paintpot.core.errors import PaintpotError
from paintpot.core.moments import Gain
from paintpot.table.bot_turns import BotRequest, BotTurn
from paintpot.table.bot_workers import BotWorkers, Requester
from paintpot.table.events import AnyEvent, Opened, Unwatched, keys_of, read, written
from paintpot.table.faults import Closed, NotNow
from paintpot.table.ids import new_id
from paintpot.table.integrity import IntegrityCheck
from paintpot.table.leases import Lease, Leases
from paintpot.table.loading import load
from paintpot.table.peers import Peers
from paintpot.table.presence import Departures
from paintpot.table.previews import PreviewedMoves, preview_moves
from paintpot.table.reactions import Reaction, ReactionKind, reaction
from paintpot.table.reveal import PATIENCE
from paintpot.table.room import BROKEN, RECONNECT, Room, is_running
from paintpot.table.setup import rematch_of
from paintpot.table.storage import Change, Conflict, Row, Storage, StorageFault
from paintpot.table.supervisor import SupervisedTask, Supervisor
from paintpot.table.table import OVER, PLAYING, REVEALING, Table

log: Final = logging.getLogger("paintpot.hall")

IDLE: Final = 120.0
"""Seconds after which an unused table is evicted from memory."""
PACE: Final = 1.0
"""The shortest time, in seconds, that bots take for a turn while somebody is present."""
UNDO_PACES: Final = 2.5
"""How many times as long they wait with what would end somebody's chance to undo: that one sees
what the move has done, and reaches the button. What dice have shown cannot be taken back."""
ROUND_PACES: Final = 2.0
"""How many times as long they take when no person plays any more: who is out sees the dice fall and
what is made of them, round by round."""
RESUME_INTERVAL: Final = 60.0
"""Seconds between two searches for tables whose bots should act but do not."""
HINT_LEVEL: Final = "hard"
HINTS: Final = 3
GOING_AWAY: Final = 1012
"""WebSocket close code when the server stops: clients reconnect soon."""
MOST_RERUNS: Final = 20
"""Times that a command is run while other processes are faster."""
LEASE_PAUSE: Final = 0.5
"""Seconds between two tries to let bots play that another process lets play."""
UNSTARTED_LIFETIME: Final = 30 * 24 * 3600.0
"""Seconds after which a table that was never started is deleted."""

Command = Callable[[Table], list[AnyEvent]]

_encode: Final = msgspec.json.Encoder().encode


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
        self.storage = storage
        self.bot_workers = bot_workers
        self.idle = idle
        self.pace = pace
        self.reveal = reveal
        """Seconds that seats have to reveal their parts of the dice."""
        self.rooms: dict[str, Room] = {}
        self.resume_interval = RESUME_INTERVAL
        """Seconds between two searches for tables whose bots should act but do not."""
        self.written = 0
        """Events written since the server started."""
        self.reruns = 0
        """Commands that were run again since the server started: another process was faster."""
        self.announce: Callable[[str, int], None] = lambda table, length: None
        """Called when this process has stored events, with the table and how many it has now."""
        self.show_elsewhere: Callable[[str, Reaction], None] = lambda table, shown: None
        """Called with a reaction that was shown here."""
        self.doubled = 0
        """Bot turns that were discarded since another process had gone on."""
        self.closed: dict[str, str] = {}
        """Tables found to be closed since the server started, with the fault code."""
        self.peers = peers or Peers()
        """The other processes on the same storage."""
        self.leases = leases or Leases()
        self.departures = Departures()
        self.away: Callable[[str], bool] = lambda guest: False
        """Whether a guest has been away for so long that others may act for them."""
        self.patience = math.inf
        """Seconds for which people who stay at a table wait for one who has left them there."""
        self.supervisor = supervisor or Supervisor()
        self.integrity = IntegrityCheck(storage, self.closed)
        self._closing = False
        self._last_sweep = float("-inf")

    # -- start and stop

    async def start(self) -> None:
        """Start the background tasks."""
        self.supervisor.start("tidy", self._evict_idle)
        self.supervisor.start("take-up", self._resume_tables)
        if not self.storage.shared:  # many processes need not all read a whole database
            self.supervisor.start("check", self.integrity.check)
        self.supervisor.start("results", self.integrity.fill_results)

    async def _resume_tables(self, task: SupervisedTask) -> None:
        """Resume tables at which a bot is to act: after a restart, and if one was missed.

        Loading is enough for a table whose seats are revealing: it starts their timer again.
        """
        while True:
            for due in [*await self.storage.revealing(), *await self.storage.bots_due()]:
                if due not in self.closed:
                    await self._resume_table(due)
                await asyncio.sleep(0)
            task.succeeded()
            await asyncio.sleep(self.resume_interval)

    async def _resume_table(self, due: str) -> None:
        room = self.rooms.get(due)
        # The reveal timer may still run after all have revealed; then only the bots matter.
        if room is not None and is_running(
            room.reveal if room.table.phase == REVEALING else room.bots
        ):
            return  # already running
        if await self.leases.taken(f"bots/{due}"):
            return  # at another process
        try:
            async with self.room(due) as room:
                room.visited = 0.0  # a resumed table has no visitor
                self.start_bots(room)
        except Closed as fault:
            log.error("a table cannot be loaded", extra={"table": due, "fault": str(fault)})
        except Exception as error:  # one bad table must not stop the others
            self.supervisor.note("take-up", error, table=due)

    async def close(self, reason: str) -> None:
        """Finish pending writes, and disconnect all subscribers."""
        self._closing = True
        await self.supervisor.close()
        for room in list(self.rooms.values()):
            async with room.lock:
                room.disconnect_all(GOING_AWAY, reason)

    # -- tables

    async def open(self, opened: Opened, address: str = "", attempt: str = "") -> Room:
        """Create a table. Game, options and seats are valid already. The host's address is kept in
        memory only, to share the bots' time fairly. `attempt` is the guest whose one attempt at a
        daily game this is; StorageFault if they have made it."""
        room = self._new_room(Table(new_id(), opened))
        room.visit(address)
        async with room.lock:
            await self._write(room, 0, [opened], attempt=attempt)
            self.rooms[room.table.id] = room
        return room

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
        while True:
            room = self.rooms.get(id)
            if room is None:
                room = self.rooms.setdefault(id, self._new_room(await self._load(id)))
            await room.lock.acquire()
            try:
                if fresh or room.table.length < room.known:
                    await self._catch_up(room)
                if self.rooms.get(id) is room:
                    room.visit()
                    self._time_reveal(room)
                    return room
            except BaseException:
                room.lock.release()  # or nobody could ever enter again
                raise
            room.lock.release()

    async def run(self, id: str, command: Command, address: str = "") -> Table:
        """Run a command: validate, persist, publish. When this returns, the events are stored.

        A command may be run several times, each time at the table as it is by then.
        """
        room = await self.enter(id)
        try:
            room.visit(address)
            await self.run_in_room(room, command)
            return room.table
        finally:
            room.lock.release()

    async def run_in_room(self, room: Room, command: Command) -> None:
        """The same for a caller who has locked the room."""
        await self._rerun(room, partial(self._run_once, room, command))

    async def _rerun(self, room: Room, once: Callable[[], Awaitable[None]]) -> None:
        """Run something at a table, and again if another process was first. A refusal stands only
        if the table was up to date."""
        for _ in range(MOST_RERUNS):
            try:
                return await once()
            except PaintpotError as error:
                if isinstance(error, Conflict):
                    behind = True  # and by now reloaded
                else:
                    behind = not isinstance(error, StorageFault) and await self._catch_up(room)
                if not behind or self.rooms.get(room.table.id) is not room:
                    raise
            self.reruns += 1
        raise StorageFault("Too much happens at this table at once; try again in a moment.")

    async def _run_once(self, room: Room, command: Command) -> None:
        """A refusal changes nothing. After any other failure memory may be ahead of the storage, so
        the table is reloaded."""
        table = room.table
        before = table.length
        try:
            events = command(table)
            if events:
                await self._write(room, before - len(table.unsaved), [*table.unsaved, *events])
                self._publish(room)
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

    async def _admit_once(self, room: Room, guest: str, check: Callable[[Table], None]) -> None:
        check(room.table)
        if await self.storage.may_watch(room.table.id, guest):
            return
        unsaved = room.table.unsaved
        try:
            await self._write(room, room.table.length - len(unsaved), [*unsaved], guest)
        except BaseException as error:
            await self._recover(room, error)
            raise

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
            self.start_bots(room)
            self._time_reveal(room)
        except Exception as error:
            self.supervisor.note("bots", error, table=room.table.id)

    def note_arrival(self, room: Room, address: str) -> None:
        """Somebody has connected: the table's bots go ahead of those where nobody is present."""
        room.visit(address)
        self.bot_workers.promote(room.table.id)
        self.start_bots(room)

    async def hint(self, id: str, seat: int, address: str = "") -> BotTurn:
        """Different ideas for a seat, best first; the game does not wait for them."""
        async with self.room(id) as room:
            table = room.table
            if seat not in table.acting():
                raise NotNow("It is not your turn, so there is no hint.", "not-turn")
            table.check_unaided()
            # The same position gets the same hint, also after an undo.
            seen = msgspec.json.encode(table.state.view(seat)).decode()
            request = _bot_request(table, seat, HINT_LEVEL, f"hint/{seat}/{seen}", HINTS)
        return await self.bot_workers.ask(request, Requester(address, id))

    async def gains(self, id: str, seat: int) -> tuple[int, list[Gain]]:
        """What each legal move would gain a seat, and the version of the table it was asked about.

        Computed on a copy and in a thread, so that neither the table nor other requests wait.
        """
        async with self.room(id) as room:
            table = room.table
            version = table.version(seat)
            if table.chairs[seat].by_bot or seat not in table.acting():
                return version, []
            state = table.state.clone()
        return version, await asyncio.to_thread(state.gains, seat)

    async def preview(
        self, id: str, seat: int, moves: Sequence[int]
    ) -> tuple[int, PreviewedMoves | None]:
        """How the table would look after moves of a seat; None if they cannot be tried."""
        async with self.room(id) as room:
            table = room.table
            version = table.version(seat)
            if table.chairs[seat].by_bot or seat not in table.acting():
                return version, None
            state = table.state.clone()
        return version, await asyncio.to_thread(preview_moves, state, seat, moves)

    async def react(self, id: str, seat: int, what: ReactionKind) -> None:
        """Show a seat's reaction to everybody who is connected."""
        async with self.room(id) as room:
            shown = reaction(room.table, seat, what, room.waited())
            room.react(shown)
            self.show_elsewhere(id, shown)

    async def rematch(self, id: str, seat: int, address: str = "") -> str:
        """The table of the rematch; the first request creates it."""
        async with self.room(id) as room:
            if room.table.phase != OVER:
                raise NotNow("The game is not over.", "not-over")
            if not room.table.rematch:
                after = await self.open(rematch_of(room.table, seat), address)
                await self.run_in_room(
                    room, lambda now: [] if now.rematch else now.offer_rematch(seat, after.table.id)
                )
            return room.table.rematch

    # -- persistence

    async def _load(self, id: str) -> Table:
        try:
            table = await load(self.storage, id)
        except Closed as fault:
            self.closed[id] = fault.code
            raise
        self.closed.pop(id, None)
        return table

    async def _reload(self, room: Room) -> None:
        """Back to what is stored, and publish it. If it cannot be read now, the room is dropped."""
        name = room.table.id
        room.forget_row()
        try:
            room.table = await self._load(name)
        except BaseException as error:
            if self.rooms.get(name) is room:
                del self.rooms[name]
            room.disconnect_all(BROKEN, RECONNECT)
            if not isinstance(error, Exception):
                raise
            self.supervisor.note("reload", error, table=name)
        else:
            self._publish(room)

    async def _recover(self, room: Room, error: BaseException) -> None:
        """Bring memory back in line with the storage after a failure."""
        if not isinstance(error, StorageFault):
            # It may still be in the writer's queue; read it back only once it is stored.
            await _shielded(asyncio.ensure_future(self.storage.flush()))
        await self._reload(room)

    async def catch_up(self, id: str, length: int) -> None:
        """Another process has stored events of a table, which has so many of them now. If it is in
        memory here, apply them and tell our subscribers."""
        room = self.rooms.get(id)
        if room is None or room.table.length >= length:
            return
        async with room.lock:
            if self.rooms.get(id) is room:
                await self._catch_up(room)

    async def _catch_up(self, room: Room) -> bool:
        """Whether other processes have stored something that was not known here; it is now."""
        if not self.storage.shared:
            return False
        table = room.table
        known = table.length - len(table.unsaved)
        news = await self.storage.events(table.id, known)
        if not news:
            return False
        room.forget_row()
        if not table.unsaved and _applied(table, news):
            self._publish(room)
        else:
            await self._reload(room)
        return True

    async def _write(
        self,
        room: Room,
        first: int,
        events: list[AnyEvent],
        watcher: str | None = None,
        attempt: str = "",
    ) -> None:
        """Write events and the rows derived from them, or a new watcher, in one commit."""
        table = room.table
        if not events:
            await _shielded(self.storage.commit_soon(Change(table.id, first, [], watcher=watcher)))
            return
        row = listing(table)
        shown = row if row != room.row else None
        data = [written(event) for event in events]
        keys = keys_of(events) if self.storage.shared else None
        seating = table.seating
        if seating == room.seating and watcher is None:
            change = Change(table.id, first, data, shown, keys=keys)
        else:
            chairs = list(enumerate(table.chairs))
            change = Change(
                table.id,
                first,
                data,
                shown,
                {seat: chair.guest for seat, chair in chairs if chair.guest},
                watcher,
                table.host,
                {seat: chair.left for seat, chair in chairs if chair.left},
                unwatch=any([isinstance(event, Unwatched) for event in events]),
                attempt=(table.opened.day, table.opened.game, attempt) if attempt else None,
                keys=keys,
            )
        room.forget_row()
        await _shielded(self.storage.commit_soon(change))
        room.row, room.seating = row, seating
        table.unsaved = []
        self.written += len(events)
        self.announce(table.id, first + len(events))

    # -- revealing parts of the dice

    def _time_reveal(self, room: Room) -> None:
        """Start the timer of a table that is revealing, unless it runs."""
        if is_running(room.reveal) or self._closing:
            return
        if room.table.phase == REVEALING:
            room.reveal = self.supervisor.start(
                "reveal", lambda task: self._end_reveal(room), table=room.table.id
            )
            room.reveal.add_done_callback(lambda task: self._reveal_ended(room, task))

    def _reveal_ended(self, room: Room, task: asyncio.Task[None]) -> None:
        if room.reveal is task:
            room.reveal = None
        room.touched = time.monotonic()

    async def _end_reveal(self, room: Room) -> None:
        """When the time is over, the game begins without the missing parts.

        Every process where the table is in memory has a timer: the first that fires begins the
        game, and for the others there is nothing left to do.
        """
        await asyncio.sleep(self.reveal)
        async with room.lock:
            if self.rooms.get(room.table.id) is room and room.table.phase == REVEALING:
                await self.run_in_room(room, lambda table: table.end_reveal())

    # -- bots

    def start_bots(self, room: Room) -> None:
        """Start the bots of a table if they are to act and do not."""
        if not is_running(room.bots) and not self._closing and room.table.bots_to_act():
            room.bots = self.supervisor.start(
                "bots", lambda task: self._run_bots(room, task), table=room.table.id
            )
            room.bots.add_done_callback(lambda task: self._bots_done(room, task))

    def _bots_done(self, room: Room, task: asyncio.Task[None]) -> None:
        if room.bots is task:
            room.bots = None
        room.touched = time.monotonic()
        room.publish_presence()

    async def _run_bots(self, room: Room, task: SupervisedTask) -> None:
        """Let a table's bots play, unless another process does. Where somebody listens, wait until
        that one has done so, or is gone."""
        while self.rooms.get(room.table.id) is room and room.table.bots_to_act():
            lease = await self.leases.acquire(f"bots/{room.table.id}")
            if lease is None:
                if not room.subscribers:
                    return
                await asyncio.sleep(LEASE_PAUSE)
                continue
            room.thinking = True
            try:
                await self._play_bots(room, lease, task)
            finally:
                room.thinking = False
                await self.leases.release(lease)

    async def _play_bots(self, room: Room, lease: Lease, task: SupervisedTask) -> None:
        """Bots decide without locking the room; a turn that came too late is discarded."""
        since = time.monotonic()
        while self.rooms.get(room.table.id) is room and lease.held:
            table, mark, begun = room.table, room.table.length, time.monotonic()
            seats = table.bots_to_act()
            if not seats:
                return
            room.publish_presence()
            requests = [
                _bot_request(table, seat, table.chairs[seat].level, _known(table, seat))
                for seat in seats
            ]
            requester = Requester(room.address, table.id, room.attended)
            bot_turns = await asyncio.gather(
                *[self.bot_workers.ask(request, requester) for request in requests]
            )
            if room.listened:
                await asyncio.sleep(self.moves_at(table, begun, since) - time.monotonic())
            for seat, bot_turn in zip(seats, bot_turns, strict=True):
                mark = await self._move_bot(room, seat, bot_turn, table, mark)
            if mark < 0:
                since = time.monotonic()  # somebody has changed their mind
            task.succeeded()

    def moves_at(self, table: Table, begun: float, since: float) -> float:
        """When bots move that have been thinking since `begun`, about what people have done until
        `since`."""
        if any([table.can_undo(seat) for seat in table.seats]):
            return max(begun + self.pace, since + self.pace * UNDO_PACES)
        return begun + self.pace * (ROUND_PACES if table.people_look_on() else 1.0)

    async def _move_bot(
        self, room: Room, seat: int, bot_turn: BotTurn, table: Table, mark: int
    ) -> int:
        async with room.lock:
            if room.table is table and table.length == mark:

                def play_turn(now: Table) -> list[AnyEvent]:
                    if now.length == mark:
                        return now.move_bot(seat, bot_turn.moves)
                    self.doubled += 1  # another process was first, and it was for that position
                    return []

                await self.run_in_room(room, play_turn)
                return room.table.length if room.table is table else -1
            return -1

    # -- eviction

    async def _evict_idle(self, task: SupervisedTask) -> None:
        """Evict idle tables from memory; delete tables that were never started."""
        pause = min(30.0, self.idle / 2)
        while True:
            await asyncio.sleep(pause)
            now = time.monotonic()
            for key, room in list(self.rooms.items()):
                if room.idle and now - room.touched > self.idle:
                    del self.rooms[key]
                room.publish_absence()
            if now - self._last_sweep > 3600.0:
                await self._sweep()
                self._last_sweep = now
            task.succeeded()

    async def _sweep(self) -> None:
        """Delete tables that were never started, at one process at a time."""
        lease = await self.leases.acquire("sweep")
        if lease is not None:
            try:
                oldest = time.time() - UNSTARTED_LIFETIME
                await self.storage.delete_gathering_older_than(oldest)
            finally:
                await self.leases.release(lease)


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


async def _shielded(writing: "asyncio.Future[None]") -> None:
    """Wait for a write to finish even if the caller is cancelled."""
    try:
        await asyncio.shield(writing)
    except asyncio.CancelledError:
        if not writing.cancelled():
            await asyncio.wait([writing])
        raise


def _applied(table: Table, events: Sequence[bytes]) -> bool:
    """Apply stored events; False if one does not fit."""
    try:
        for data in events:
            table.apply(read(data))
    except Exception:
        return False
    return True


def listing(table: Table) -> Row:
    """A table's row in the listing."""
    acting = sum([BIT[seat] for seat in table.acting()])
    bots, names = table.seated()
    phase = table.phase
    result = _encode(table.result()).decode() if phase == OVER else ""
    # Revealing is short: the listing shows it as a game in which nobody is to act yet.
    shown = PLAYING if phase == REVEALING else phase
    return Row(table.game.name, shown, acting, bots, names, table.game.rules, result)


def _known(table: Table, seat: int) -> str:
    """What a bot's seed depends on besides the secret of the dice.

    At a daily game it is what the seat sees: the same moves get the same replies, whoever makes
    them and whatever was taken back before.
    """
    if table.opened.day:
        return seen_by(table.state, seat)
    return f"bot/{seat}/{table.version(seat)}"


def seen_by(state: State, seat: int) -> str:
    """A seat's view as text, for the seed of a bot."""
    return f"bot/{seat}/{_encode(state.view(seat)).decode()}"


def _bot_request(table: Table, seat: int, bot: str, known: str, advice: int = 0) -> BotRequest:
    """A request to a bot. Its seed depends on what its seat knows, and on nothing else."""
    play = table.play
    assert play is not None
    seed = f"{table.opened.secret}/{known}"
    return BotRequest(
        table.game.name,
        play.seats,
        play.options,
        list(play.moves),  # other processes may play on before a worker reads it
        seat,
        bot,
        hashlib.sha256(seed.encode()).hexdigest(),
        advice,
    )
