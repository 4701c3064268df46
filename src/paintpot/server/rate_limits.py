"""Limits of the server, and token buckets that enforce them."""

import math
import time
from collections.abc import Callable
from typing import Final

import msgspec

from paintpot.core.errors import PaintpotError
from paintpot.server.problems import BadRequest


class BadLimit(PaintpotError):
    """An unknown limit, or a value it cannot have."""


class Limits(msgspec.Struct, frozen=True):
    """All limits of a server; the defaults suit people at a few hundred tables."""

    body: int = 256 * 1024
    """Bytes of a request's body: a custom sheet fits in."""
    requests: float = 40.0
    """Requests per second, for each guest, in the long run."""
    burst: float = 160.0
    """Requests at once, for each guest."""
    address_requests: float = 400.0
    """Requests per second, for each address: guests are cheap, addresses are not."""
    address_burst: float = 1600.0
    """Requests at once, for each address."""
    tables: int = 50
    """Unfinished tables of each guest."""
    new_tables: float = 0.2
    """Tables opened per second, for each address, in the long run."""
    new_tables_burst: float = 60.0
    """Tables opened at once, for each address."""
    hints: float = 0.5
    """Hints per second, for each guest."""
    hints_burst: float = 6.0
    """Hints at once, for each guest."""
    gains: float = 5.0
    """Requests for gains per second, for each guest."""
    gains_burst: float = 40.0
    """The same at once, for each guest."""
    reactions: float = 0.34
    """Reactions per second, for each seat; never two at once."""
    replays: float = 10.0
    """Replay steps and moves in lessons per second, for each guest."""
    replays_burst: float = 60.0
    """Replay steps and moves in lessons at once, for each guest."""
    address_replays: float = 40.0
    """Replay steps and moves in lessons per second, for each address."""
    address_replays_burst: float = 240.0
    """Replay steps and moves in lessons at once, for each address."""
    reviews: float = 0.02
    """Reviews started per second, for each address, in the long run."""
    reviews_burst: float = 20.0
    """Reviews started at once, for each address."""
    reading: float = 0.25
    """Worker seconds per second for sheets, records and lessons, for each address."""
    reading_burst: float = 20.0
    """Worker seconds at once for sheets, records and lessons, for each address."""
    stored: int = 4_000_000
    """Bytes that each guest may store per day."""
    address_stored: int = 40_000_000
    """Bytes that each address may store per day."""
    address_connections: int = 300
    """Open connections of each address, except a trusted proxy's: a school behind one fits in."""
    connections: int = 5000
    """Open connections in total, as far as there are file descriptors for them."""
    sockets: int = 16
    """Open sockets of each guest."""
    address_sockets: int = 200
    """Open sockets of each address."""
    all_sockets: int = 4000
    """Open sockets in total."""
    waiting: int = 64
    """Messages queued for a slow socket before it is closed."""
    slow: float = 20.0
    """Seconds that one message may take to be sent."""
    silent: float = 20.0
    """Seconds between pings to a socket, and then for its pong."""
    said: float = 5.0
    """Messages per second that a socket's client may send."""
    away: float = 86400.0
    """Seconds without a sign of a person until others may let a bot play for them."""
    away_live: float = 300.0
    """The same where other people were at the table when the person left, and wait there."""


def with_limits(given: list[str]) -> Limits:
    """Limits from `name=value` arguments; the others keep their defaults."""
    values: dict[str, str] = {}
    for item in given:
        name, equals, value = item.partition("=")
        if name not in Limits.__struct_fields__:
            known = ", ".join(Limits.__struct_fields__)
            raise BadLimit(f"There is no limit {name!r}; limits: {known}.")
        values[name] = value if equals else ""
    try:
        limits = msgspec.convert(values, Limits, strict=False)
    except msgspec.ValidationError as error:
        raise BadLimit(f"A limit looks like requests=40: {error}.") from error
    for name in values:
        if not 0 < getattr(limits, name) < 1e12:  # false for NaN too
            raise BadLimit(f"The limit {name} must be more than 0.")
    return limits


MOST_BUCKETS: Final = 50_000
SHARED: Final = 1 / 8
"""The part of a bucket that is spent before it is published to other processes."""
DAY: Final = 24 * 3600.0


class RateLimiter:
    """A token bucket for each key, refilled at a fixed rate."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self._full_at: dict[str, float] = {}
        """When each bucket will be full again: full buckets need not be stored."""
        self._most = MOST_BUCKETS
        self.share: Callable[[str, float], None] | None = None
        """Publishes what was taken here to other processes; they call `hear`."""
        self._unshared: dict[str, float] = {}
        """What was taken here and is not published yet."""

    def take(self, who: str, amount: float = 1.0) -> float:
        """Take tokens: 0 if there were enough; otherwise the seconds to wait, and none taken."""
        now = time.monotonic()
        full_at = max(self._full_at.get(who, 0.0), now) + amount / self.rate
        wait = full_at - now - self.size / self.rate
        if wait > 1e-9:
            return wait
        if len(self._full_at) >= self._most:
            self._forget(now)
        self._full_at[who] = full_at
        if self.share is not None:
            self._note(who, amount)
        return 0.0

    def spend(self, who: str, amount: float) -> None:
        """Take tokens for what was used already, even more than there are."""
        self._charge(who, amount)
        if self.share is not None:
            self._note(who, amount)

    def hear(self, who: str, amount: float) -> None:
        """The same for what was used at another process: its word makes nobody wait for much
        longer than until an empty bucket is full."""
        self._charge(who, amount, self.size)

    def _charge(self, who: str, amount: float, most_owed: float = math.inf) -> None:
        now = time.monotonic()
        if len(self._full_at) >= self._most:
            self._forget(now)
        before = max(self._full_at.get(who, 0.0), now)
        most = max(before, now + (self.size + most_owed) / self.rate)
        self._full_at[who] = min(before + amount / self.rate, most)

    def _note(self, who: str, amount: float) -> None:
        """Publish once a noticeable part of a bucket is spent: most guests never spend that much,
        so most requests publish nothing."""
        assert self.share is not None
        unshared = self._unshared.pop(who, 0.0) + amount
        if unshared >= self.size * SHARED:
            self.share(who, unshared)
            return
        if len(self._unshared) >= MOST_BUCKETS:
            del self._unshared[next(iter(self._unshared))]
        self._unshared[who] = unshared

    def _forget(self, now: float) -> None:
        """Drop full buckets. If there are still too many, the next clean-up waits until their
        number has doubled; in the end those that are nearly full are dropped too."""
        left = {name: at for name, at in self._full_at.items() if at > now}
        if len(left) > 4 * MOST_BUCKETS:
            kept = sorted(left.items(), key=lambda one: one[1])[len(left) // 2 :]
            left = dict(kept)
        self._full_at = left
        self._most = max(MOST_BUCKETS, 2 * len(left))

    def require(self, who: str, what: str, amount: float = 1.0) -> None:
        """Take tokens, or raise an error that says when to try again."""
        wait = self.take(who, amount)
        if wait:
            raise BadRequest(
                429, "too-fast", f"Too many {what}; try again in {tenths(wait)} seconds.", wait
            )


def tenths(wait: float) -> str:
    """Seconds for a sentence, rounded up: to try again "in 0.0 seconds" would be too early."""
    return f"{math.ceil(wait * 10) / 10:.1f}"


class DailyQuota:
    """A limit on the bytes stored per day, for each key."""

    def __init__(self, size: int) -> None:
        self.buckets = RateLimiter(size / DAY, size)
        self._size = size

    def require(self, who: str, amount: int) -> None:
        """An error if the quota does not allow this many more bytes."""
        wait = self.buckets.take(who, amount)
        if wait:
            raise BadRequest(
                429,
                "stored-enough",
                f"You may store {self._size} bytes a day here, and that is used up; try again in"
                f" {wait / 60:.0f} minutes.",
                wait,
            )
