"""A table in memory, and those who hear of it as it goes on."""

import asyncio
import time
from typing import Final, Protocol

import msgspec

from paintpot.table.events import BOT
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


MOVED_AWAY: Final = 4001
"""Why a listener is dismissed, as the close code of its socket."""


BROKEN: Final = 1011
"""The same, when we failed to tell a listener something: it should come back."""
COME_BACK: Final = "Something went wrong here; come back."
NOT_ALLOWED: Final = 4003
"""The same, when a spectator's link was revoked."""


class Room:
    """A table and its listeners."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.touched = time.monotonic()
        self.bots: asyncio.Task[None] | None = None
        """The bots of this table, while they think and move."""
        self.row: Row | None = None
        """The listing as it was last written; None if that is not known."""
        self.owners: dict[int, str] | None = None
        self.host: str | None = None
        self._watch_no = table.watch_no

    @property
    def idle(self) -> bool:
        return not self.listeners and self.bots is None and not self.lock.locked()

    def forget_disk(self) -> None:
        """What the listing on disk says is not known any more."""
        self.row = self.owners = self.host = None

    def publish(self) -> list[Exception]:
        """Tell every listener what is new to it. Nothing is sent to whom nothing has changed:
        that something happened at all may be a secret.

        What is published is on disk already. So a listener that cannot be told is dismissed, to
        come back and ask, and the others are told; the faults are returned.
        """
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
        now = shown.get((viewer, guest))
        if now is None:
            now = _encode(snapshot(table, viewer, guest))
            shown[viewer, guest] = now
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

    def say_who_is_here(self) -> None:
        message = _encode(self.presence())
        for listener in list(self.listeners):
            listener.tell(message)

    def presence(self) -> Presence:
        here = {listener.guest for listener in self.listeners}
        return Presence(
            [chair.guest in here or chair.kind == BOT for chair in self.table.chairs],
            self.table.bots_to_act() if self.bots else [],
            sum(listener.viewer == WATCHER for listener in self.listeners),
        )
