"""What the requests of one server share: tables, key, limits and metrics."""

import asyncio
import contextlib
import time
from functools import partial
from typing import Final

from paintpot.server.addresses import Tally
from paintpot.server.connections import ConnectionLimiter, files_allowed, trusted_proxies
from paintpot.server.dependencies import Dependency
from paintpot.server.game_pages import GamePages
from paintpot.server.guests import Guests
from paintpot.server.lesson_list import forget_lessons
from paintpot.server.messages import Health
from paintpot.server.metrics import Metrics
from paintpot.server.origins import Origins
from paintpot.server.rate_limits import DailyQuota, Limits, RateLimiter
from paintpot.server.reloading import Reloader
from paintpot.server.stalls import StallMonitor
from paintpot.table.daily import Clock, DailyGames
from paintpot.table.peers import Peers, Seen, Spent
from paintpot.table.readers import Readers
from paintpot.table.review_stores import ReviewStore
from paintpot.table.reviews import Reviews
from paintpot.table.storage import StorageFault
from paintpot.table.supervisor import SupervisedTask
from paintpot.table.table_service import TableService
from paintpot.table.visits import Visits

SEEN_AGAIN: Final = (1.0, 60.0)
"""Seconds after which a guest's presence is published to other processes again: a quarter of the
time after which somebody is away, but within these bounds."""
DATABASE: Final = "database"
"""The dependency without which nothing works."""


class Services:
    """Everything that requests share."""

    def __init__(
        self,
        tables: TableService,
        key: bytes,
        limits: Limits,
        public_url: str,
        readers: Readers | None = None,
        dev: bool = False,
        reviews: ReviewStore | None = None,
        clock: Clock = time.time,
    ) -> None:
        self.tables = tables
        self.daily = DailyGames(tables, clock)
        self.key = key
        self.limits = limits
        self.public_url = public_url.rstrip("/")
        """The base URL under which people reach this server; links begin with it."""
        self.secure = public_url.startswith("https:")
        self.guests = Guests(key, self.secure)
        self.origins = Origins(public_url)
        self.metrics = Metrics()
        self.metrics.watch(tables)
        self.by_guest = RateLimiter(limits.requests, limits.burst)
        self.by_address = RateLimiter(limits.address_requests, limits.address_burst)
        self.new_tables = RateLimiter(limits.new_tables, limits.new_tables_burst)
        self.hints = RateLimiter(limits.hints, limits.hints_burst)
        self.gains = RateLimiter(limits.gains, limits.gains_burst)
        self.reactions = RateLimiter(limits.reactions, 1.0)
        self.replays = RateLimiter(limits.replays, limits.replays_burst)
        self.address_replays = RateLimiter(limits.address_replays, limits.address_replays_burst)
        self.new_reviews = RateLimiter(limits.reviews, limits.reviews_burst)
        self.reading_time = RateLimiter(limits.reading, limits.reading_burst)
        self.readers = readers or Readers()
        """The workers that parse untrusted input."""
        self.readers.charge = self.reading_time.spend
        self.reviews = Reviews(tables.bot_workers, tables.supervisor, reviews, tables.leases)
        self.game_pages = GamePages()
        self.reloader: Reloader | None = (
            Reloader([self.game_pages.forget, forget_lessons]) if dev else None
        )
        """With `--dev`: reloads a game's texts and pictures when their files change."""
        self.stored = DailyQuota(limits.stored)
        self.address_stored = DailyQuota(limits.address_stored)
        self.limiters = {
            "requests": self.by_guest,
            "address_requests": self.by_address,
            "new_tables": self.new_tables,
            "hints": self.hints,
            "gains": self.gains,
            "reactions": self.reactions,
            "replays": self.replays,
            "address_replays": self.address_replays,
            "reviews": self.new_reviews,
            "reading": self.reading_time,
            "stored": self.stored.buckets,
            "address_stored": self.address_stored.buckets,
        }
        """By the name of the limit, under which other processes publish what was taken."""
        self.connections = ConnectionLimiter(
            limits.address_connections,
            files_allowed(limits.connections),
            trusted_proxies(),
        )
        self.stalls = StallMonitor()
        self.metrics.watch_front(self.readers, self.connections, self.stalls)
        self.metrics.watch_reviews(self.reviews)
        self.sockets: dict[str, int] = {}
        """Open sockets of each guest."""
        self.sockets_by_address = Tally()
        self.stopping = False
        self.visits = Visits(tables.storage, limits.away, clock)
        """When guests with a seat were last here, at whichever process."""
        least, most = SEEN_AGAIN
        self.seen_again = min(max(least, limits.away / 4), most)
        tables.away = self.away
        tables.recall = self.visits.recall
        tables.patience = limits.away_live
        self.depends: dict[str, Dependency] = {}
        """The dependencies that health reports, by name, with the function that checks each."""
        if not tables.peers.alone:
            self._join(tables.peers)

    def start(self) -> None:
        """Start the background tasks."""
        self.daily.start()
        self.tables.supervisor.start("seen", self._note_connected)

    def _join(self, peers: Peers) -> None:
        """Limits and absences hold for all processes together."""
        for name, limiter in self.limiters.items():
            limiter.share = partial(self._tell_spent, name)
        peers.on(Spent, self._hear_spent)
        peers.on(Seen, lambda sender, seen: self.visits.hear(seen.guest))

    def _tell_spent(self, limit: str, who: str, amount: float) -> None:
        self.tables.peers.tell(Spent(limit, who, amount))

    def _hear_spent(self, sender: str, spent: Spent) -> None:
        limiter = self.limiters.get(spent.limit)
        if limiter is not None:  # another version may have other limits
            limiter.hear(spent.who, spent.amount)

    async def _note_connected(self, task: SupervisedTask) -> None:
        """Who is connected is here. Visits are stored now and then, for all requests together."""
        while True:
            for guest in self._seated():
                self.visits.note(guest)
                self.tables.peers.tell(Seen(guest))
            with contextlib.suppress(StorageFault):  # they wait for the next time
                await self.visits.store()
            task.succeeded()
            await asyncio.sleep(self.seen_again)

    def _seated(self) -> set[str]:
        """Guests who are connected at a table where they have a seat."""
        return {
            one.guest
            for room in self.tables.rooms.values()
            for one in room.subscribers
            if room.table.seats_of(one.guest)
        }

    async def health(self) -> Health:
        """Whether this process serves, and what it depends on; for people and their monitoring."""
        if not self.depends:
            return Health("stopping" if self.stopping else "ok")
        found = {name: await reach() for name, reach in self.depends.items()}
        if self.stopping:
            return Health("stopping", found)
        return Health("away" if found.get(DATABASE) == "away" else "ok", found)

    def readiness(self) -> Health:
        """The health check of a load balancer: it sends no requests here unless this is ok. What
        all processes depend on is no part of it: while the database is away, requests wait for it,
        and no other process could do better. Before it can serve, the port is closed."""
        return Health("stopping" if self.stopping else "ok")

    def store(self, guest: str, address: str, size: int) -> None:
        """Before a write: an error if the daily quota of this guest or address is used up."""
        self.stored.require(guest, size)
        self.address_stored.require(address, size)

    def see(self, guest: str) -> None:
        """A guest with a seat was here."""
        ago = self.visits.note(guest)
        if not self.tables.peers.alone and ago > self.seen_again:
            self.tables.peers.tell(Seen(guest))

    def away(self, guest: str) -> bool:
        """Whether a guest has been away for long. For one whose last visit is not known here, that
        has to be recalled first."""
        return guest not in self.sockets and self.visits.away(guest)

    def refresh(self) -> None:
        """With `--dev`, reload a game's changed files before they are shown."""
        if self.reloader is not None:
            self.reloader.look()
