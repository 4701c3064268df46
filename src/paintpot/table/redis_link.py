"""The connection to Redis (or Valkey): bounded in time, and known to be there or not.

Redis is optional: every operation has a fallback without it. While it is down nobody waits for it:
callers check `up`, and one task tries to reconnect.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError, ResponseError

from paintpot.core.errors import PaintpotError

log: Final = logging.getLogger("paintpot.redis")

TIME_OUT: Final = 2.0
"""Seconds for one command, and for a new connection. No request waits for it."""
PATIENCE: Final = 10.0
"""Seconds for which a server that starts looks for Redis, which may be restarting."""
PAUSE: Final = 0.2
AT_ONCE: Final = 32
"""Commands under way at the same time; more wait for their turn. The client's pool has more
connections, since a pool that is exhausted looks like a Redis that is away."""
SCHEMES: Final = ("redis", "rediss", "unix")
AWAY: Final = (RedisError, OSError, TimeoutError)
"""All ways in which a command can fail."""

Answer = TypeVar("Answer")


class BadRedis(PaintpotError):
    """An address that is not one of a Redis, or a Redis that cannot be used at all."""


class RedisLink:
    """One process's connections to Redis, and what became of them."""

    def __init__(self, url: str, prefix: str, time_out: float = TIME_OUT) -> None:
        """BadRedis if the address makes no sense. Nothing is connected yet."""
        self.prefix = prefix
        """Begins all names: several Paintpots may share one Redis."""
        self.up = True
        self.failures = 0
        """Commands and connections that failed since the start."""
        self.storing = True
        """False while Redis answers but stores nothing: it is full, or a replica."""
        self._slots = asyncio.Semaphore(AT_ONCE)
        try:
            if urlsplit(url).scheme not in SCHEMES:
                raise ValueError
            # One more try, for a connection in the pool that a restart of Redis has cut.
            self.commands = _client(url, time_out, 1)
            self.listening = _client(url, time_out, 0)
        except ValueError as error:
            raise BadRedis("--redis needs an address such as redis://127.0.0.1:6379/0.") from error

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
        if self.up:
            self.up = False
            log.warning("Redis is away", extra={"fault": type(error).__name__})

    def note_success(self) -> None:
        if not self.up:
            self.up = True
            log.warning("Redis is back")

    async def check(self, patience: float = PATIENCE) -> None:
        """BadRedis if there is no usable Redis at the start: that is a mistake of the set-up."""
        facts = await self._facts(time.monotonic() + patience)
        version = str(facts.get("valkey_version") or facts.get("redis_version") or "")
        if not version.partition(".")[0].isdigit() or int(version.partition(".")[0]) < 7:
            raise BadRedis(f"Redis 7 or newer, or Valkey, is needed, not {version or 'this'}.")

    async def _facts(self, end: float) -> dict[str, Any]:
        while True:
            try:
                found: dict[str, Any] = await self.commands.info("server")
                return found
            except AWAY as error:
                if time.monotonic() > end:
                    raise BadRedis(f"There is no Redis to be reached: {_why(error)}.") from error
            await asyncio.sleep(PAUSE)

    async def close(self) -> None:
        for client in (self.commands, self.listening):
            await client.aclose()


def _client(url: str, time_out: float, retries: int) -> Redis:
    return Redis.from_url(
        url,
        socket_timeout=time_out,
        socket_connect_timeout=time_out,
        max_connections=3 * AT_ONCE,
        retry=Retry(NoBackoff(), retries),
        client_name="paintpot",
    )


def _why(error: BaseException) -> str:
    return str(error).rstrip(".") or type(error).__name__
