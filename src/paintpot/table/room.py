"""A table in memory with its lock and its subscribers."""

import asyncio
import contextlib
import math
import time
from collections.abc import Awaitable, Callable
from typing import Final, Literal, Protocol

import msgspec

from paintpot.table.events import BOT, PERSON, AnyEvent
from paintpot.table.feeds import WATCHER
from paintpot.table.peers import Connected, Peers
from paintpot.table.presence import Departures, Presence
from paintpot.table.reactions import Reaction
from paintpot.table.snapshot import EncodedUpdate, options_after, snapshot
from paintpot.table.storage import Row
from paintpot.table.table import UNKNOWN, Table

_encode: Final = msgspec.json.Encoder().encode


class Subscriber(Protocol):
    """A connection that receives a table's updates."""

    viewer: int
    guest: str
    version: int
    """How many items of the feed were sent so far."""
    last: bytes
    """The snapshot that was sent last."""

    def send(self, message: bytes) -> None:
        """Never blocks: a subscriber that cannot keep up is disconnected."""

    def disconnect(self, code: int, reason: str) -> None:
        """Nothing more will be sent."""


ANYBODY: Final = "anybody"
"""A key for all guests who own nothing at a table. Guest ids are longer."""
ANSWER: Final = 0.5
"""Seconds that other processes have to say who is connected to them."""
CONFIRM: Final = 5.0
"""Seconds after which guests connected there count as gone unless their process reports them again.
It may have to reconnect to Redis first."""
PRESENT_FOR: Final = 15.0
"""Seconds for which somebody who sent a request counts as present."""
MOVED_AWAY: Final = 4001
"""Close code: the seat has moved to another device."""
BROKEN: Final = 1011
"""Close code: an update could not be sent; the client should reconnect."""
RECONNECT: Final = "Something went wrong here; come back."
NOT_ALLOWED: Final = 4003
"""Close code: the spectator's link was revoked."""


class RoomLock(asyncio.Lock):
    """A lock that knows whether it can be acquired at once."""

    def __init__(self) -> None:
        super().__init__()
        self._acquiring = 0

    @property
    def free(self) -> bool:
        """Nobody holds it, and nobody is in line: after a release it is not locked until the next
        one wakes up."""
        return not self._acquiring and not self.locked()

    async def acquire(self) -> Literal[True]:
        self._acquiring += 1
        try:
            return await super().acquire()
        finally:
            self._acquiring -= 1


def is_running(task: "asyncio.Task[None] | None") -> bool:
    """Whether a background task is still running. A finished task that was not cleared away counts
    as none: otherwise one failure there would stop a table's bots for good."""
    return task is not None and not task.done()


class Room:
    """A table, its lock and its subscribers."""

    def __init__(
        self,
        table: Table,
        departures: Departures | None = None,
        away: Callable[[str], bool] | None = None,
        patience: float = math.inf,
        peers: Peers | None = None,
    ) -> None:
        self.table = table
        self.peers = peers or Peers()
        self.elsewhere: dict[str, Connected] = {}
        """Who is connected to the same table at other processes."""
        self._told: Connected | None = Connected(table.id)
        """What was last published to the other processes; None if they ask for it."""
        self._unconfirmed: set[str] = set()
        """The processes in `elsewhere` that have not answered yet."""
        self._asked = -math.inf
        """When they were asked."""
        self._answered = asyncio.Event()
        """Set when somebody is known to be connected at another process."""
        self._published = b""
        """The presence that was sent last."""
        self.departures = departures or Departures()
        self._away = away or (lambda guest: False)
        """Whether a guest has been away for so long that others may act for them."""
        self._patience = patience
        """Seconds for which people who stay wait for one who has left them."""
        self._walked_out: dict[str, float] = {}
        """When guests left while other people were here, in Unix seconds: then the game is played
        live. A table that all have left is evicted, and this is forgotten: they play on another
        time."""
        self.lock = RoomLock()
        self.subscribers: set[Subscriber] = set()
        self.touched = time.monotonic()
        self.visited = self.touched
        """When somebody last sent a request about the table."""
        self.address = ""
        """The address that acted here last, to share the bots' time fairly. In memory only; unknown
        after a restart, until somebody comes."""
        self.bots: asyncio.Task[None] | None = None
        """Plays the bots' turns, while they have any."""
        self.thinking = False
        """Whether it does so now: of several processes one at a time does."""
        self.known = 0
        """Events that the table has, according to another process."""
        self.read = -math.inf
        """When the last read of what other processes have stored began."""
        self.reveal: asyncio.Task[None] | None = None
        """The timer for revealing parts of the dice, while it runs."""
        self.row: Row | None = None
        """The listing as last written; None if unknown."""
        self.seating = UNKNOWN
        """The table's `seating` as last written."""
        self._watch_no = table.watch_no
        self._replaceable: list[int] = []
        """The seats that others may let a bot play for, as last published."""

    def visit(self, address: str = "") -> None:
        """Somebody sends a request about the table, or a command (with an address)."""
        self.touched = self.visited = time.monotonic()
        if address:
            self.address = address

    @property
    def attended(self) -> bool:
        """Whether somebody is present: connected, or sending requests now and then."""
        return self.listened or time.monotonic() - self.visited < PRESENT_FOR

    @property
    def listened(self) -> bool:
        """Whether somebody is connected, here or at another process."""
        return bool(self.subscribers) or any(
            [other.guests != [] for other in self.elsewhere.values()]
        )

    @property
    def idle(self) -> bool:
        busy = is_running(self.bots) or is_running(self.reveal) or self.lock.locked()
        return not self.subscribers and not busy

    def forget_row(self) -> None:
        """What the listing says is unknown from now on."""
        self.row, self.seating = None, UNKNOWN

    def publish(self) -> list[Exception]:
        """Send every subscriber what is new to it. A subscriber for whom nothing has changed gets
        nothing: that something happened at all may be a secret.

        What is published is on disk already. So a subscriber that fails is disconnected, to
        reconnect and catch up, and the others are served; the exceptions are returned.
        """
        shown: dict[tuple[int, str], bytes] = {}
        faults: list[Exception] = []
        revoked = self._watch_no != self.table.watch_no
        self._watch_no = self.table.watch_no
        for subscriber in list(self.subscribers):
            try:
                self._publish_to(subscriber, shown, revoked)
            except Exception as error:
                faults.append(error)
                subscriber.disconnect(BROKEN, RECONNECT)
        return faults

    def _publish_to(
        self, subscriber: Subscriber, shown: dict[tuple[int, str], bytes], revoked: bool
    ) -> None:
        table = self.table
        viewer, guest = subscriber.viewer, subscriber.guest
        if viewer != WATCHER and table.chairs[viewer].guest != guest:
            subscriber.disconnect(MOVED_AWAY, "This seat is not yours any more on this device.")
            return
        if viewer == WATCHER and revoked and not table.may_see(guest):
            subscriber.disconnect(NOT_ALLOWED, "The link by which you watched was revoked.")
            return
        # All spectators without a seat of their own share one snapshot.
        own = guest == table.host or any([chair.guest == guest for chair in table.chairs])
        seen_as = guest if own else ANYBODY
        now = shown.get((viewer, seen_as))
        if now is None:
            now = _encode(snapshot(table, viewer, seen_as))
            shown[viewer, seen_as] = now
        feed = table.feeds.lists[viewer]
        if len(feed) == subscriber.version and now == subscriber.last:
            return
        self._send_update(subscriber, now)

    def disconnect_all(self, code: int, reason: str) -> None:
        for subscriber in list(self.subscribers):
            subscriber.disconnect(code, reason)

    def subscribe(self, subscriber: Subscriber, since: int) -> None:
        """Add a subscriber that has received `since` items before; an impossible count is 0."""
        subscriber.version = since if 0 <= since <= self.table.version(subscriber.viewer) else 0
        self._send_update(
            subscriber, _encode(snapshot(self.table, subscriber.viewer, subscriber.guest))
        )
        self.subscribers.add(subscriber)
        self._arrive(subscriber.guest)
        if len(self.subscribers) == 1:
            self.ask_peers()  # until now nobody here had to know who is there
        if not self.publish_presence():
            subscriber.send(self._published)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """A connection has ended. Its guest may have others open."""
        self.subscribers.discard(subscriber)
        guest = subscriber.guest
        if guest not in self._guests():
            self._leave(guest)
        self.publish_presence()

    def _arrive(self, guest: str) -> None:
        self.departures.arrive(self.table.id, guest)
        self._walked_out.pop(guest, None)

    def _leave(self, guest: str) -> None:
        self.departures.leave(self.table.id, guest, time.time())
        if guest in self._seated() and self._people_here() - {guest}:
            self._walked_out[guest] = time.time()

    def _guests(self) -> set[str]:
        """The guests who are connected, here or at another process."""
        guests = {subscriber.guest for subscriber in self.subscribers}
        for other in self.elsewhere.values():
            guests.update(other.guests)
        return guests

    def _people_here(self) -> set[str]:
        """Those of them who have a seat."""
        return self._guests() & self._seated()

    def _seated(self) -> set[str]:
        return {chair.guest for chair in self.table.chairs if chair.kind == PERSON}

    # -- other processes

    def tell_peers(self, ask: bool = False) -> None:
        """Publish to the other processes who is connected here, if that has changed or they are
        asked for theirs."""
        if self.peers.alone:
            return
        table = self.table
        now = Connected(
            table.id,
            sorted({subscriber.guest for subscriber in self.subscribers}),
            sum(subscriber.viewer == WATCHER for subscriber in self.subscribers),
            self.thinking,
            self._away_since(),
            dict(self._walked_out),
        )
        if ask or now != self._told:
            self._told = now
            self.peers.tell(msgspec.structs.replace(now, ask=True) if ask else now)

    def ask_peers(self) -> None:
        """Ask the other processes who is connected to them, and publish who is here."""
        if self.peers.alone:
            return
        self._asked = time.monotonic()
        self._answered.clear()
        self._unconfirmed = set(self.elsewhere)
        self.tell_peers(ask=True)

    async def answered(self) -> None:
        """Returns when another process has reported somebody connected there, or all have had time
        to answer."""
        rest = self._asked + ANSWER - time.monotonic()
        if rest > 0:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(rest):
                    await self._answered.wait()

    def drop_unconfirmed(self) -> None:
        """Processes that have not answered in time have nobody connected here any more."""
        if self._unconfirmed and time.monotonic() - self._asked > CONFIRM:
            for sender in list(self._unconfirmed):
                self.hear_connected(sender, None)

    def _away_since(self) -> dict[str, float]:
        since = {guest: self.departures.since(self.table.id, guest) for guest in self._seated()}
        return {guest: at for guest, at in since.items() if at is not None}

    def hear_connected(self, sender: str, there: Connected | None) -> None:
        """Another process reports who is connected to it; None if it has stopped."""
        there = there or Connected(self.table.id)  # nobody
        before = self._guests()
        self.elsewhere.pop(sender, None)
        self._unconfirmed.discard(sender)
        if there.guests or there.thinking:
            self.elsewhere[sender] = there
        now = self._guests()
        for guest in now - before:
            self._arrive(guest)
        for guest in before - now:
            self._leave(guest)
        for guest, at in there.away.items():
            if guest not in now and self.departures.since(self.table.id, guest) is None:
                self.departures.leave(self.table.id, guest, at)
        for guest, at in there.walked_out.items():
            if guest not in now:
                self._walked_out.setdefault(guest, at)
        if there.guests:
            self._answered.set()
        if there.ask:
            self._told = None
        self.publish_presence()

    def may_be_replaced(self, seat: int) -> bool:
        """Whether a person has been away for so long that others may let a bot play for them: for
        minutes if the others are waiting at the table, otherwise for a day or so."""
        chair = self.table.chairs[seat]
        if chair.kind != PERSON or chair.guest in self._people_here():
            return False
        left = self._walked_out.get(chair.guest, math.inf)
        # Somebody may have come back to another process, and we have not heard of it yet.
        walked_out = self.peers.informed and time.time() - left > self._patience
        return walked_out or self._away(chair.guest)

    def _send_update(self, subscriber: Subscriber, now: bytes) -> None:
        feed = self.table.feeds.lists[subscriber.viewer]
        since = subscriber.version
        subscriber.version = len(feed)
        subscriber.last = now
        options = options_after(self.table, since)
        update = EncodedUpdate(since, len(feed), feed[since:], msgspec.Raw(now), options)
        subscriber.send(_encode(update))

    def react(self, reaction: Reaction) -> None:
        """Send a reaction to everybody who is connected now; it is not stored."""
        message = _encode(reaction)
        for subscriber in list(self.subscribers):
            subscriber.send(message)

    def publish_presence(self) -> bool:
        """Publish who is connected, here and to the other processes; False if nothing has
        changed."""
        self.tell_peers()
        presence = self.presence()
        self._replaceable = presence.replaceable
        message = _encode(presence)
        if message == self._published:
            return False
        self._published = message
        for subscriber in list(self.subscribers):
            subscriber.send(message)
        return True

    def publish_absence(self) -> None:
        """Publish presence if somebody has been away for long by now."""
        if self.subscribers and self.presence().replaceable != self._replaceable:
            self.publish_presence()

    def presence(self) -> Presence:
        table = self.table
        guests = self._guests()
        elsewhere = self.elsewhere.values()
        thinking = self.thinking or any([other.thinking for other in elsewhere])
        here = [chair.guest in guests or chair.kind == BOT for chair in table.chairs]
        return Presence(
            here,
            table.bots_to_act() if thinking else [],
            sum(subscriber.viewer == WATCHER for subscriber in self.subscribers)
            + sum(other.watching for other in elsewhere),
            [
                None if here[seat] else self.departures.since(table.id, chair.guest)
                for seat, chair in enumerate(table.chairs)
            ],
            [seat for seat in table.seats if self.may_be_replaced(seat)],
        )


Command = Callable[[Table], list[AnyEvent]]
"""Validates, changes a table and returns what has happened."""
RunInRoom = Callable[[Room, Command], Awaitable[None]]
"""Runs a command in a room that is locked."""
