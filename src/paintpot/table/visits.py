"""When guests with a seat were last here: remembered in memory, and now and then in the database.

So all servers agree on who has been away for long, also one that has just started. A visit is
stored once an hour at most, with those of other guests, and read only when it matters. What is
stored may be an hour old, so guests count as seen an hour later: nobody is away too early.
"""

import time
from collections.abc import Callable, Iterable
from typing import Final

from paintpot.table.storage import Storage

MOST_CACHED: Final = 100_000
"""Guests in memory; the database knows the others."""
STORED_EVERY: Final = 3600.0
"""Seconds between two visits of a guest that are stored, at most."""
AT_ONCE: Final = 500
"""Visits stored in one transaction."""

_STORE: Final = """
    INSERT INTO visits (guest, seen) VALUES (?, ?)
    ON CONFLICT (guest) DO UPDATE SET seen = excluded.seen WHERE visits.seen < excluded.seen"""


class Visits:
    """The visits of all guests with a seat, at whichever process."""

    def __init__(
        self, storage: Storage, away: float, clock: Callable[[], float] = time.time
    ) -> None:
        """`away`: seconds after which a guest has been away for long."""
        self._storage = storage
        self._away = away
        self._clock = clock
        self._every = min(STORED_EVERY, away / 24)
        self._seen: dict[str, float] = {}
        """Unix seconds by guest; who was noted last comes last."""
        self._stored: dict[str, float] = {}
        """The visits that are stored, or are about to be."""
        self._waiting: dict[str, float] = {}
        """Those that are not stored yet."""

    def note(self, guest: str) -> float:
        """A guest was here; the seconds since they were before, as far as that is known."""
        now = self._clock()
        if now - self._stored.get(guest, 0.0) > self._every:
            self._stored.pop(guest, None)
            self._stored[guest] = self._waiting[guest] = now
            _bound(self._stored)
            _bound(self._waiting)
        return now - self._remember(guest, now)

    def hear(self, guest: str) -> None:
        """A guest was at another process, which stores that."""
        self._remember(guest, self._clock())

    def away(self, guest: str) -> bool:
        """Whether a guest is known to have been away for long."""
        now = self._clock()
        return now - self._seen.get(guest, now) > self._away

    async def recall(self, guests: Iterable[str]) -> None:
        """Ask the database for guests who are not known here, or seem to be away: another process
        may have seen them. Those of whom nobody knows count as seen now, and from now on."""
        asked = [guest for guest in guests if guest not in self._seen or self.away(guest)]
        if not asked:
            return
        marks = ", ".join("?" * len(asked))
        sql = f"SELECT guest, seen FROM visits WHERE guest IN ({marks})"
        found = {guest: seen / 1000 for guest, seen in await self._storage.query(sql, *asked)}
        for guest in asked:
            if guest in found:
                self._remember(guest, found[guest] + self._every)
            elif guest not in self._seen:
                self.note(guest)

    async def store(self) -> None:
        """Store what is not stored yet; StorageFault if that is impossible now."""
        # Sorted: processes that store the same guests do not wait for each other in a circle.
        waiting = sorted(self._waiting.items())
        for first in range(0, len(waiting), AT_ONCE):
            some = waiting[first : first + AT_ONCE]
            await self._storage.execute(_STORE, [(guest, round(at * 1000)) for guest, at in some])
            for guest, at in some:
                if self._waiting.get(guest) == at:
                    del self._waiting[guest]

    def _remember(self, guest: str, at: float) -> float:
        """When the guest was here before."""
        before = self._seen.pop(guest, 0.0)
        self._seen[guest] = max(before, at)
        _bound(self._seen)
        return before


def _bound(visits: dict[str, float]) -> None:
    if len(visits) > MOST_CACHED:
        del visits[next(iter(visits))]
