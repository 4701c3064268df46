"""Several servers on one PostgreSQL and one Redis, behind a proxy that knows nobody."""

import asyncio
import random
from collections import Counter
from contextlib import closing
from pathlib import Path

from paintpot.table.keys import load_key
from tests.postgres_server import SUPERUSER, PostgresServer
from tests.server.hosting import GENEROUS, Server, limits
from tests.server.redis_server import RedisServer, free_port
from tests.server.soak.book import PostgresBook
from tests.server.soak.figures import figures
from tests.server.soak.proxies import RoundRobin, Tunnel

SHOWN = (
    "paintpot_reruns",
    "paintpot_bot_turns_doubled",
    "paintpot_news_missed",
    "paintpot_leases_refused",
    "paintpot_leases_lost",
    "paintpot_database_write_retries",
    "paintpot_database_read_retries",
    "paintpot_redis_failures",
)
"""Figures of servers that are added up."""


class Cluster:
    """Servers that can be killed, what they depend on, and connections that can be cut."""

    def __init__(
        self,
        folder: Path,
        servers: int,
        chance: random.Random | None = None,
        postgres: PostgresServer | None = None,
        *more: str,
    ) -> None:
        self.folder = folder
        self.chance = chance or random.Random(1)
        self.proxy = RoundRobin(self.chance)
        self.servers: list[Server] = []
        self._count = servers
        self._more = more
        self._given = postgres
        if postgres is not None:
            self.postgres = postgres
        self._ports = [free_port() for _ in range(servers)]

    @property
    def url(self) -> str:
        return self.proxy.url

    @property
    def cuts(self) -> int:
        return self.proxy.cuts + self._to_postgres.cuts + self._to_redis.cuts

    async def __aenter__(self) -> "Cluster":
        self.folder.mkdir(parents=True, exist_ok=True)
        load_key(self.folder)
        self.redis = await asyncio.to_thread(RedisServer)
        if self._given is None:
            self.postgres = await asyncio.to_thread(PostgresServer)
        self.database = self.postgres.new_database()
        self._to_postgres = Tunnel(self.postgres.port, self.chance)
        self._to_redis = Tunnel(self.redis.port, self.chance)
        for proxy in (self._to_postgres, self._to_redis, self.proxy):
            await proxy.start()
        starting = [asyncio.to_thread(self._start, number) for number in range(self._count)]
        self.servers = list(await asyncio.gather(*starting))
        self.proxy.ports = self._ports
        return self

    def _start(self, number: int) -> Server:
        through = self.database.replace(f":{self.postgres.port}/", f":{self._to_postgres.port}/")
        assert through.startswith(f"postgresql://{SUPERUSER}@")
        return Server(
            self.folder,
            *("--port", str(self._ports[number])),
            *("--database", through),
            *("--redis", f"redis://127.0.0.1:{self._to_redis.port}/0"),
            *("--public-url", self.url),
            *("--workers", "1", "--reveal", "60"),  # faults and a slow machine take their time
            *limits(**dict.fromkeys(GENEROUS, 1e9), tables=1e6),
            *self._more,
        )

    async def __aexit__(self, *error: object) -> None:
        for server in self.servers:
            server.__exit__(None, None, None)
        for proxy in (self.proxy, self._to_postgres, self._to_redis):
            await proxy.close()
        self.redis.close()
        if self._given is None:
            self.postgres.close()

    # -- faults

    async def kill_server(self) -> None:
        """Kill one and start it again; the others go on meanwhile."""
        number = self.chance.randrange(self._count)
        self.servers[number].kill()
        self.servers[number] = await asyncio.to_thread(self._start, number)

    async def restart_server(self, number: int) -> int:
        """Ask one to stop and start it again; the exit code."""
        code = await asyncio.to_thread(self.servers[number].stop)
        self.servers[number] = await asyncio.to_thread(self._start, number)
        return code

    async def restart_database(self) -> None:
        """In immediate mode: what was not on disk is lost."""
        await asyncio.to_thread(self.postgres.crash)
        await asyncio.to_thread(self.postgres.start)

    async def restart_redis(self) -> None:
        """It forgets everything."""
        await asyncio.to_thread(self.redis.restart)

    async def cut_connections(self) -> None:
        """Of clients, or to PostgreSQL, or to Redis."""
        self.chance.choice([self.proxy, self._to_postgres, self._to_redis]).cut()

    # -- looking

    def book(self) -> "closing[PostgresBook]":
        return closing(PostgresBook(self.database))

    async def figures(self) -> dict[str, float]:
        """The sums over all servers since each was started."""
        total: Counter[str] = Counter()
        for server in self.servers:
            found = await asyncio.to_thread(figures, server)
            total.update({name: round(found[name]) for name in SHOWN})
        return {name.removeprefix("paintpot_"): total[name] for name in SHOWN}

    async def stop(self) -> str:
        """Stop all servers; what is wrong with how they end, and with their logs."""
        codes = await asyncio.gather(*[asyncio.to_thread(one.stop) for one in self.servers])
        log = self.servers[0].logged()
        if any(codes):
            return f"servers ended with {codes}: {log[-2000:]}"
        for word in ("Traceback", '"unexpected"', "a background task failed"):
            if word in log:
                at = log.index(word)
                return f"a server's log: {log[max(0, at - 1000) : at + 2000]}"
        return ""
