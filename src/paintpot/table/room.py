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


MOVED_AWAY: Final = 4001
"""Why a listener is dismissed, as the close code of its socket."""


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
        self._acting = table.acting()
        self._acting_since = time.monotonic()

    @property
    def idle(self) -> bool:
        return not self.listeners and self.bots is None and not self.lock.locked()

    def publish(self) -> None:
        """Tell every listener what is new to it. Nothing is sent to whom nothing has changed:
        that something happened at all may be a secret."""
        table = self.table
        self._look_who_acts()
        shown: dict[tuple[int, str], bytes] = {}
        for listener in list(self.listeners):
            viewer, guest = listener.viewer, listener.guest
            if viewer != WATCHER and table.chairs[viewer].guest != guest:
                listener.dismiss(MOVED_AWAY, "This seat is not yours any more on this device.")
                continue
            now = shown.get((viewer, guest))
            if now is None:
                now = _encode(snapshot(table, viewer, guest))
                shown[viewer, guest] = now
            told = table.telling.lists[viewer]
            if len(told) == listener.version and now == listener.last:
                continue
            self._tell(listener, now)

    def greet(self, listener: Listener, since: int) -> None:
        """A new listener, who was told so much before. A count that cannot be starts anew."""
        listener.version = since if 0 <= since <= self.table.version(listener.viewer) else 0
        self.listeners.add(listener)
        self._tell(listener, _encode(snapshot(self.table, listener.viewer, listener.guest)))
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
            self.table.bots_to_act() if self.bots else [],
            sum(listener.viewer == WATCHER for listener in self.listeners),
        )
