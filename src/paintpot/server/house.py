"""What one running server has: its tables, its key, its limits, and what it counts."""

import time
from typing import Final

from paintpot.server.guests import Guests
from paintpot.server.limits import Buckets, Limits
from paintpot.server.metrics import Metrics
from paintpot.server.origins import Origins
from paintpot.table.hall import Hall

AWAY: Final = 24 * 3600.0
"""Seconds after which a person counts as away, so that others may let a bot play."""


class House:
    """Everything that requests share."""

    def __init__(self, hall: Hall, key: bytes, limits: Limits, public_url: str) -> None:
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
        self.sockets: dict[str, int] = {}
        """Open sockets of each guest."""
        self.stopping = False
        self._started = time.monotonic()
        self._seen: dict[str, float] = {}

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
