"""Leases in Redis: a key with a random token that lapses unless it is renewed.

While Redis is unreachable, leases are granted without asking (`Lease.sure` is false); when it is
back they are requested, and the second process to ask loses its lease.
"""

import asyncio
import secrets
from typing import Any, Final

from paintpot.table.leases import Lease, Leases
from paintpot.table.redis_link import RedisLink
from paintpot.table.supervisor import SupervisedTask, Supervisor

LASTS: Final = 4.0
"""Seconds after which a lease lapses: the bots of a process that was killed wait this long."""
RENEWALS: Final = 4
"""Renewals within that time."""
AT_ONCE: Final = 500
"""Leases renewed in one round trip."""

_RENEW: Final = """
local holder = redis.call('get', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('set', KEYS[1], ARGV[1], 'px', ARGV[2])
return 1
"""
"""Also takes one that nobody has: Redis may have been restarted, and then it has forgotten all."""
_RELEASE: Final = """
if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end
return 0
"""


class RedisLeases(Leases):
    """Leases of one process among several."""

    def __init__(self, link: RedisLink, lasts: float = LASTS) -> None:
        self.link = link
        self.lasts = lasts
        self.held: dict[str, Lease] = {}
        self.renewals = 0
        """Rounds in which all leases were renewed."""
        self.refused = 0
        """Leases that another process had."""
        self.lost = 0
        """Leases that another process got while we thought that we had them."""
        self._released: list[Lease] = []
        """Released leases that Redis does not know of yet."""
        self._releasing = asyncio.Lock()

    def start(self, supervisor: Supervisor) -> None:
        supervisor.start("leases", self._renew_all)

    async def acquire(self, name: str) -> Lease | None:
        token = secrets.token_hex(8)
        key, lasts = self._key(name), round(self.lasts * 1000)
        # The answer is None both if another has it and if Redis is away, so it is made explicit.
        try:
            granted = await self.link.attempt(
                lambda redis: _granted(redis, key, token, lasts), stores=True
            )
        except asyncio.CancelledError:
            self._released.append(Lease(name, token))  # it may have been granted
            raise
        if granted is False or name in self.held:
            self.refused += 1
            return None
        lease = Lease(name, token, sure=granted is not None)
        self.held[name] = lease
        return lease

    async def taken(self, name: str) -> bool:
        return bool(await self.link.attempt(lambda redis: redis.exists(self._key(name))))

    async def release(self, lease: Lease) -> None:
        lease.held = False
        if self.held.get(lease.name) is lease:
            del self.held[lease.name]
        self._released.append(lease)
        await self._release_all()

    async def close(self) -> None:
        """Release all, so that other processes go on at once."""
        self._released += self.held.values()
        self.held = {}
        await self._release_all()

    async def _release_all(self) -> None:
        """One round trip for all that were released while the one before was under way."""
        async with self._releasing:
            while some := self._released[:AT_ONCE]:
                await self._run(_RELEASE, some)
                del self._released[: len(some)]  # if cancelled, the next one does it

    async def _renew_all(self, task: SupervisedTask) -> None:
        while True:
            await asyncio.sleep(self.lasts / RENEWALS)
            await self.renew()
            self.renewals += 1
            task.succeeded()

    async def renew(self) -> None:
        """Renew all leases, and note those that were lost."""
        held = list(self.held.values())
        for first in range(0, len(held), AT_ONCE):
            some = held[first : first + AT_ONCE]
            answers = await self._run(_RENEW, some, str(round(self.lasts * 1000)), stores=True)
            for lease, renewed in zip(some, answers or [], strict=False):
                if renewed and lease.held:
                    lease.sure = True
                elif renewed:
                    # Released meanwhile, and by another connection that was faster: so it was taken
                    # again, for nobody.
                    self._released.append(lease)
                elif lease.held:
                    lease.held = False
                    self.lost += 1
                    if self.held.get(lease.name) is lease:
                        del self.held[lease.name]
        await self._release_all()

    async def _run(
        self, script: str, leases: list[Lease], *more: str, stores: bool = False
    ) -> list[int] | None:
        """Run a script for each lease in one round trip; None if Redis is away."""

        async def pipelined(redis: Any) -> list[int]:
            async with redis.pipeline(transaction=False) as pipeline:
                for lease in leases:
                    pipeline.eval(script, 1, self._key(lease.name), lease.token, *more)
                return list(await pipeline.execute())

        return await self.link.attempt(pipelined, stores)

    def _key(self, name: str) -> str:
        return self.link.name("lease", name)


async def _granted(redis: Any, key: str, token: str, lasts: int) -> bool:
    return bool(await redis.set(key, token, nx=True, px=lasts))
