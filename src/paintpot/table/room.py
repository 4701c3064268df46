"""A table in memory, and those who hear of it as it goes on."""

import asyncio
import time
from typing import Final, Protocol

import msgspec

from paintpot.table.events import BOT
from paintpot.table.reactions import Reaction
from paintpot.table.snapshot import Update, options_after, snapshot
from paintpot.table.storage import Row
from paintpot.table.table import Table
from paintpot.table.telling import WATCHER

_encode: Final = msgspec.json.Encoder().encode


class Presence(msgspec.Struct, frozen=True, tag="presence", tag_field="is"):
    """Who is here, seat by seat, and which bots are thinking."""

    here: list[bool]
    thinking: list[int]
    watching: int


class Listener(Protocol):
    """Somebody who hears of a table."""

    viewer: int
    guest: str
    version: int
    """How much was told so far."""
    last: bytes
    """The snapshot that was told last."""

    def tell(self, message: bytes) -> None:
        """Never waits: a listener that cannot keep up drops out by itself."""

    def dismiss(self, code: int, reason: str) -> None:
        """Nothing more will be told."""


ANYBODY: Final = "anybody"
"""A guest who has nothing at a table. No guest's name is so short."""
PATIENT: Final = 15.0
"""Seconds for which somebody who asked about a table counts as being there."""
MOVED_AWAY: Final = 4001
"""Why a listener is dismissed, as the close code of its socket."""


BROKEN: Final = 1011
"""The same, when we failed to tell a listener something: it should come back."""
COME_BACK: Final = "Something went wrong here; come back."
NOT_ALLOWED: Final = 4003
"""The same, when a spectator's link was revoked."""


def at_work(task: "asyncio.Task[None] | None") -> bool:
    """Whether background work goes on. A task that has ended is none, even if it was not yet
    cleared away: otherwise one failure of that would keep a table's bots from playing for good."""
    return task is not None and not task.done()


class Room:
    """A table and its listeners."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.touched = time.monotonic()
        self.visited = self.touched
        """When somebody last asked about the table."""
        self.address = ""
        """Of whoever did something here last, for the fair sharing of the bots' time. In memory
        only; not known after a restart, until somebody comes."""
        self.bots: asyncio.Task[None] | None = None
        """The bots of this table, while they think and move."""
        self.reveal: asyncio.Task[None] | None = None
        """Ends the time to reveal parts of the dice, while there is one."""
        self.row: Row | None = None
        """The listing as it was last written; None if that is not known."""
        self.owners: dict[int, str] | None = None
        self.host: str | None = None
        self._watch_no = table.watch_no
        self._acting = table.acting()
        self._acting_since = time.monotonic()

    def visit(self, address: str = "") -> None:
        """Somebody asks about the table, or does something there (with an address)."""
        self.touched = self.visited = time.monotonic()
        if address:
            self.address = address

    @property
    def attended(self) -> bool:
        """Whether somebody is here: on a socket, or asking now and then."""
        return bool(self.listeners) or time.monotonic() - self.visited < PATIENT

    @property
    def idle(self) -> bool:
        busy = at_work(self.bots) or at_work(self.reveal) or self.lock.locked()
        return not self.listeners and not busy

    def forget_disk(self) -> None:
        """What the listing on disk says is not known any more."""
        self.row = self.owners = self.host = None

    def publish(self) -> list[Exception]:
        """Tell every listener what is new to it. Nothing is sent to whom nothing has changed:
        that something happened at all may be a secret.

        What is published is on disk already. So a listener that cannot be told is dismissed, to
        come back and ask, and the others are told; the faults are returned.
        """
        self._look_who_acts()
        shown: dict[tuple[int, str], bytes] = {}
        faults: list[Exception] = []
        revoked = self._watch_no != self.table.watch_no
        self._watch_no = self.table.watch_no
        for listener in list(self.listeners):
            try:
                self._publish_to(listener, shown, revoked)
            except Exception as error:
                faults.append(error)
                listener.dismiss(BROKEN, COME_BACK)
        return faults

    def _publish_to(
        self, listener: Listener, shown: dict[tuple[int, str], bytes], revoked: bool
    ) -> None:
        table = self.table
        viewer, guest = listener.viewer, listener.guest
        if viewer != WATCHER and table.chairs[viewer].guest != guest:
            listener.dismiss(MOVED_AWAY, "This seat is not yours any more on this device.")
            return
        if viewer == WATCHER and revoked and not table.may_see(guest):
            listener.dismiss(NOT_ALLOWED, "The link by which you watched was revoked.")
            return
        # All spectators without a seat of their own see the same, however many there are.
        own = guest == table.host or any([chair.guest == guest for chair in table.chairs])
        known_as = guest if own else ANYBODY
        now = shown.get((viewer, known_as))
        if now is None:
            now = _encode(snapshot(table, viewer, known_as))
            shown[viewer, known_as] = now
        told = table.telling.lists[viewer]
        if len(told) == listener.version and now == listener.last:
            return
        self._tell(listener, now)

    def dismiss_all(self, code: int, reason: str) -> None:
        for listener in list(self.listeners):
            listener.dismiss(code, reason)

    def greet(self, listener: Listener, since: int) -> None:
        """A new listener, who was told so much before. A count that cannot be starts anew."""
        listener.version = since if 0 <= since <= self.table.version(listener.viewer) else 0
        self._tell(listener, _encode(snapshot(self.table, listener.viewer, listener.guest)))
        self.listeners.add(listener)
        self.say_who_is_here()

    def _tell(self, listener: Listener, now: bytes) -> None:
        told = self.table.telling.lists[listener.viewer]
        since = listener.version
        listener.version = len(told)
        listener.last = now
        options = options_after(self.table, since)
        update = Update(since, len(told), told[since:], msgspec.Raw(now), options)
        listener.tell(_encode(update))

    def react(self, reaction: Reaction) -> None:
        """All who are at the table see it at once; nobody will later."""
        message = _encode(reaction)
        for listener in list(self.listeners):
            listener.tell(message)

    def waited(self) -> float:
        """Seconds for which the same seats have been to act; a reload begins anew."""
        return time.monotonic() - self._acting_since

    def _look_who_acts(self) -> None:
        acting = self.table.acting()
        if acting != self._acting:
            self._acting = acting
            self._acting_since = time.monotonic()

    def say_who_is_here(self) -> None:
        message = _encode(self.presence())
        for listener in list(self.listeners):
            listener.tell(message)

    def presence(self) -> Presence:
        here = {listener.guest for listener in self.listeners}
        return Presence(
            [chair.guest in here or chair.kind == BOT for chair in self.table.chairs],
            self.table.bots_to_act() if at_work(self.bots) else [],
            sum(listener.viewer == WATCHER for listener in self.listeners),
        )
