"""How much anybody may ask for, and how fast."""

import time
from typing import Final

import msgspec

from paintpot.core.errors import PaintpotError
from paintpot.server.problems import BadRequest


class BadLimit(PaintpotError):
    """A limit that does not exist, or a value it cannot have."""


class Limits(msgspec.Struct, frozen=True):
    """All limits of a server, each with a default that suits people at a few hundred tables."""

    body: int = 256 * 1024
    """Bytes of a request's body: a sheet of one's own fits in."""
    requests: float = 40.0
    """Requests a second, for each guest, in the long run."""
    burst: float = 160.0
    """Requests at once, for each guest."""
    address_requests: float = 400.0
    """Requests a second, for each address: guests are cheap, addresses are not."""
    address_burst: float = 1600.0
    """Requests at once, for each address."""
    tables: int = 50
    """Unfinished tables of each guest."""
    new_tables: float = 0.2
    """Tables opened a second, for each address, in the long run."""
    new_tables_burst: float = 60.0
    """Tables opened at once, for each address."""
    hints: float = 0.5
    """Hints a second, for each guest."""
    hints_burst: float = 6.0
    """Hints at once, for each guest."""
    gains: float = 5.0
    """Questions a second what moves would bring, for each guest."""
    gains_burst: float = 40.0
    """The same at once, for each guest."""
    reactions: float = 0.34
    """Reactions a second, for each seat; never two at once."""
    replays: float = 10.0
    """Steps of replays a second, for each guest."""
    replays_burst: float = 60.0
    """Steps of replays at once, for each guest."""
    address_replays: float = 40.0
    """Steps of replays a second, for each address."""
    address_replays_burst: float = 240.0
    """Steps of replays at once, for each address."""
    reading: float = 0.25
    """Seconds of a worker each second for reading sheets and records, for each address."""
    reading_burst: float = 20.0
    """Seconds of a worker at once for reading sheets and records, for each address."""
    stored: int = 4_000_000
    """Bytes that each guest may store in a day."""
    address_stored: int = 40_000_000
    """Bytes that each address may store in a day."""
    address_connections: int = 300
    """Open connections of each address, but for a proxy's: a school behind one fits in."""
    connections: int = 5000
    """Open connections of all together, as far as the system has files for them."""
    sockets: int = 16
    """Open sockets of each guest."""
    address_sockets: int = 200
    """Open sockets of each address."""
    all_sockets: int = 4000
    """Open sockets of all guests together."""
    waiting: int = 64
    """Messages that wait for a slow socket before it is closed."""
    slow: float = 20.0
    """Seconds that one message may take to be sent."""
    silent: float = 20.0
    """Seconds between pings to a socket, and then for its answer."""
    said: float = 5.0
    """Messages a second that a socket's client may say."""


def with_limits(given: list[str]) -> Limits:
    """Limits as `name=value`, the others at their defaults."""
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
        raise BadLimit(f"A limit reads like requests=40: {error}.") from error
    for name in values:
        if not 0 < getattr(limits, name) < 1e12:  # NaN is not either
            raise BadLimit(f"The limit {name} must be more than 0.")
    return limits


MOST_BUCKETS: Final = 50_000
DAY: Final = 24 * 3600.0


class Buckets:
    """For everybody a bucket that fills at a rate; what is asked for is taken out of it."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self._full_at: dict[str, float] = {}
        """When each bucket will be full again: a full one need not be kept."""
        self._most = MOST_BUCKETS

    def take(self, who: str, amount: float = 1.0) -> float:
        """0 if there was enough; otherwise the seconds until there will be, and nothing taken."""
        now = time.monotonic()
        full_at = max(self._full_at.get(who, 0.0), now) + amount / self.rate
        wait = full_at - now - self.size / self.rate
        if wait > 1e-9:
            return wait
        if len(self._full_at) >= self._most:
            self._forget(now)
        self._full_at[who] = full_at
        return 0.0

    def spend(self, who: str, amount: float) -> None:
        """Take out what was used already, even if that is more than there is."""
        now = time.monotonic()
        if len(self._full_at) >= self._most:
            self._forget(now)
        self._full_at[who] = max(self._full_at.get(who, 0.0), now) + amount / self.rate

    def _forget(self, now: float) -> None:
        """Full buckets need no place. If there are still too many, the next look waits until they
        have doubled, and at last those that are nearly full go too."""
        left = {name: at for name, at in self._full_at.items() if at > now}
        if len(left) > 4 * MOST_BUCKETS:
            kept = sorted(left.items(), key=lambda one: one[1])[len(left) // 2 :]
            left = dict(kept)
        self._full_at = left
        self._most = max(MOST_BUCKETS, 2 * len(left))

    def demand(self, who: str, what: str, amount: float = 1.0) -> None:
        """The same, with an error that says when to try again."""
        wait = self.take(who, amount)
        if wait:
            raise BadRequest(
                429, "too-fast", f"Too many {what}; try again in {wait:.1f} seconds.", wait
            )


class Shelf:
    """How many bytes anybody may store in a day."""

    def __init__(self, size: int) -> None:
        self._buckets = Buckets(size / DAY, size)
        self._size = size

    def demand(self, who: str, amount: int) -> None:
        """An error if there is no place for so much more."""
        wait = self._buckets.take(who, amount)
        if wait:
            raise BadRequest(
                429,
                "stored-enough",
                f"You may store {self._size} bytes a day here, and that is used up; try again in"
                f" {wait / 60:.0f} minutes.",
                wait,
            )
