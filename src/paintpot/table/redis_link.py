"""The connection to Redis (or Valkey): bounded in time, and known to be there or not.

Redis is optional: every operation has a fallback without it. While it is down nobody waits for it:
callers check `up`, and one task tries to reconnect.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, Self, TypeVar
from urllib.parse import urlsplit

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import AuthenticationError, AuthorizationError, RedisError, ResponseError

from paintpot.core.errors import PaintpotError

log: Final = logging.getLogger("paintpot.redis")

TIME_OUT: Final = 2.0
"""Seconds for one command, and for a new connection. No request waits for it."""
AT_ONCE: Final = 32
"""Commands under way at the same time; more wait for their turn. The client's pool has more
connections, since a pool that is exhausted looks like a Redis that is away."""
SCHEMES: Final = ("redis", "rediss", "unix")
AWAY: Final = (RedisError, OSError, TimeoutError, RuntimeError)
"""All ways in which a command can fail. The last is uvloop's word for a connection that was cut
just before something was to be sent."""
REFUSED: Final = (AuthenticationError, AuthorizationError, ResponseError)
"""Of these, the ways in which a Redis that is there refuses us: waiting does not help."""
BAD_ADDRESS: Final = "--redis needs an address such as redis://127.0.0.1:6379/0."
OLDEST: Final = 7
"""The oldest supported version of Redis."""

Answer = TypeVar("Answer")


class BadRedis(PaintpotError):
    """An address that is not valid for a Redis, or a Redis that cannot be used at all."""


class RedisLink:
    """One process's connections to Redis, and their state."""

    def __init__(self, url: str, prefix: str = "paintpot", time_out: float = TIME_OUT) -> None:
        """BadRedis if the address makes no sense. Nothing is connected yet."""
        self.prefix = prefix
        """Begins all names: several Paintpots may share one Redis."""
        self.up = True
        self.failures = 0
        """Commands and connections that failed since the start."""
        self.storing = True
        """False while Redis answers but stores nothing: it is full, or a replica."""
        self.unusable = ""
        """Why the Redis that is there cannot be used at all; empty if it can, or is away."""
        self._recognized = False
        """Whether the Redis that we are connected to is known to be usable."""
        self._slots = asyncio.Semaphore(AT_ONCE)
        try:
            if urlsplit(url).scheme not in SCHEMES:
                raise ValueError
            # One more try, for a connection in the pool that a restart of Redis has cut.
            self.commands = _client(url, time_out, 1)
            self.listening = _client(url, time_out, 0)
        except ValueError as error:
            raise BadRedis(BAD_ADDRESS) from error

    def name(self, *words: str) -> str:
        return ":".join([self.prefix, *words])

    async def attempt(
        self, command: Callable[[Redis], Awaitable[Answer]], stores: bool = False
    ) -> Answer | None:
        """The answer to a command; None if Redis is away or refuses it. Not tried while it is known
        to be away. `stores`: whether the command needs memory, and a Redis that may be written to.
        """
        async with self._slots:
            if not self.up:  # by now, perhaps
                return None
            try:
                answer = await command(self.commands)
            except ResponseError as error:  # it is there, since it answers
                self._note_refusal(error)
                return None
            except AWAY as error:
                self.note_failure(error)
                return None
        if stores and not self.storing:
            self.storing = True
            log.warning("Redis stores again")
        return answer

    def _note_refusal(self, error: ResponseError) -> None:
        """Count a command that Redis refused; the first one after a success is logged."""
        self.failures += 1
        if self.storing:
            self.storing = False
            log.warning("Redis refuses to store", extra={"fault": str(error)})

    def note_failure(self, error: BaseException) -> None:
        """Count a failure; the first one after a success is logged."""
        self.failures += 1
        self.unusable = ""
        if self.up:
            self.up = False
            self._recognized = False  # another one may come back
            log.warning("Redis is away", extra={"fault": _why(error)})

    def note_success(self) -> None:
        if not self.up:
            self.up = True
            log.warning("Redis is back")

    def note_unusable(self, error: BadRedis) -> None:
        """Go on without it; logged once."""
        self.failures += 1
        self.up = False
        if self.unusable != str(error):
            self.unusable = str(error)
            log.error("Redis cannot be used", extra={"fault": self.unusable})

    @classmethod
    async def open(cls, url: str) -> Self:
        """BadRedis if the Redis cannot be used; one that is away is awaited."""
        link = cls(url)
        try:
            await link.check()
        except BaseException:
            await link.close()
            raise
        return link

    async def check(self) -> None:
        """At the start: BadRedis if the Redis cannot be used, which is a configuration error. One
        that cannot be reached counts as away, as it may be at any other time."""
        try:
            await self.recognize()
        except AWAY as error:
            self.note_failure(error)

    async def recognize(self) -> None:
        """Before the first use of a connection: BadRedis if it is one to a Redis that is too old or
        refuses us."""
        if self._recognized:
            return
        try:
            facts: dict[str, Any] = await self.commands.info("server")
        except REFUSED as error:
            raise BadRedis(f"Redis refuses this server: {_why(error)}.") from error
        except (TypeError, AttributeError, ValueError) as error:  # an option with a senseless value
            raise BadRedis(BAD_ADDRESS) from error
        version = str(facts.get("valkey_version") or facts.get("redis_version") or "")
        major = version.partition(".")[0]
        if not major.isdigit() or int(major) < OLDEST:
            raise BadRedis(f"Redis 7 or newer, or Valkey, is needed, not {version or 'this'}.")
        self._recognized = True
        self.unusable = ""

    async def close(self) -> None:
        for client in (self.commands, self.listening):
            await client.aclose()


def _client(url: str, time_out: float, retries: int) -> Redis:
    """ValueError if the address, or an option in it, makes no sense."""
    client = Redis.from_url(
        url,
        socket_timeout=time_out,
        socket_connect_timeout=time_out,
        max_connections=3 * AT_ONCE,
        retry=Retry(NoBackoff(), retries),
        client_name="paintpot",
    )
    pool: Any = client.connection_pool
    try:
        pool.make_connection()  # it connects later
    except (TypeError, AttributeError) as error:
        raise ValueError(str(error)) from error
    return client


def _why(error: BaseException) -> str:
    return str(error).rstrip(".") or type(error).__name__
