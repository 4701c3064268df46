"""What one running server has: its tables, its key, its limits, and what it counts."""

import os
import time
from typing import Final

from paintpot.server.addresses import Tally
from paintpot.server.connections import Doorway, files_allowed
from paintpot.server.game_pages import GamePages
from paintpot.server.guests import Guests
from paintpot.server.limits import Buckets, Limits, Shelf
from paintpot.server.metrics import Metrics
from paintpot.server.origins import Origins
from paintpot.server.reloading import Reloader
from paintpot.server.stalls import Stalls
from paintpot.table.hall import Hall
from paintpot.table.readers import Readers

AWAY: Final = 24 * 3600.0
"""Seconds after which a person counts as away, so that others may let a bot play."""


class House:
    """Everything that requests share."""

    def __init__(
        self,
        hall: Hall,
        key: bytes,
        limits: Limits,
        public_url: str,
        readers: Readers | None = None,
        dev: bool = False,
    ) -> None:
        self.hall = hall
        self.key = key
        self.limits = limits
        self.public_url = public_url.rstrip("/")
        """Where people reach this server; links begin with it."""
        self.secure = public_url.startswith("https:")
        self.guests = Guests(key, self.secure)
        self.origins = Origins(public_url)
        self.metrics = Metrics()
        self.metrics.watch(hall)
        self.by_guest = Buckets(limits.requests, limits.burst)
        self.by_address = Buckets(limits.address_requests, limits.address_burst)
        self.new_tables = Buckets(limits.new_tables, limits.new_tables_burst)
        self.hints = Buckets(limits.hints, limits.hints_burst)
        self.gains = Buckets(limits.gains, limits.gains_burst)
        self.reactions = Buckets(limits.reactions, 1.0)
        self.replays = Buckets(limits.replays, limits.replays_burst)
        self.address_replays = Buckets(limits.address_replays, limits.address_replays_burst)
        self.reading_time = Buckets(limits.reading, limits.reading_burst)
        self.readers = readers or Readers()
        """The workers that read what strangers send."""
        self.readers.charge = self.reading_time.spend
        self.game_pages = GamePages()
        self.reloader: Reloader | None = Reloader([self.game_pages.forget]) if dev else None
        """Reads again what games show when its files change."""
        self.stored = Shelf(limits.stored)
        self.address_stored = Shelf(limits.address_stored)
        self.doorway = Doorway(
            limits.address_connections,
            files_allowed(limits.connections),
            os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1"),
        )
        self.stalls = Stalls()
        self.metrics.look_after(self.readers, self.doorway, self.stalls)
        self.sockets: dict[str, int] = {}
        """Open sockets of each guest."""
        self.sockets_by_address = Tally()
        self.stopping = False
        self._started = time.monotonic()
        self._seen: dict[str, float] = {}

    def store(self, guest: str, address: str, size: int) -> None:
        """Before something is written: an error if this guest or address has stored enough."""
        self.stored.demand(guest, size)
        self.address_stored.demand(address, size)

    def see(self, guest: str) -> None:
        """A guest with a seat was here. The last to come stand last, so the first to be forgotten
        stand first: after so long nobody counts as here."""
        now = time.monotonic()
        self._seen.pop(guest, None)
        self._seen[guest] = now
        first = next(iter(self._seen))
        if now - self._seen[first] > AWAY:
            del self._seen[first]

    def away(self, guest: str) -> bool:
        """Whether a guest has not been here for long. Before we started, we do not know."""
        if guest in self.sockets:
            return False
        return time.monotonic() - self._seen.get(guest, self._started) > AWAY

    def refresh(self) -> None:
        """Before something of a game is shown: see that it is as its files are, with `--dev`."""
        if self.reloader is not None:
            self.reloader.look()
