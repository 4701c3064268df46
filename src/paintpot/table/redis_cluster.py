"""All that a server process has of Redis: messages to its peers, leases, and their figures."""

from paintpot.table.redis_leases import RedisLeases
from paintpot.table.redis_link import RedisLink
from paintpot.table.redis_peers import RedisPeers
from paintpot.table.table_service import TableService
from paintpot.table.table_sync import TableSync


class RedisCluster:
    """One of several server processes on one database."""

    def __init__(self, link: RedisLink) -> None:
        self.link = link
        self.peers = RedisPeers(link)
        self.leases = RedisLeases(link)
        self.sync: TableSync | None = None

    @classmethod
    async def join(cls, url: str, key_print: str) -> "RedisCluster":
        """BadRedis if the Redis cannot be used. Servers with the same key find each other."""
        link = RedisLink(url, f"paintpot:{key_print}")
        try:
            await link.check()
        except BaseException:
            await link.close()
            raise
        return cls(link)

    def start(self, tables: TableService) -> None:
        """Start to exchange messages about these tables."""
        self.sync = TableSync(tables, self.peers)
        self.peers.start(tables.supervisor)
        self.leases.start(tables.supervisor)
        self.sync.start()

    async def reached(self) -> bool:
        """Whether messages can be sent and received."""
        return self.link.up and self.peers.listening

    async def close(self) -> None:
        """Tell the others that this process stops, and release all leases."""
        await self.peers.close()
        await self.leases.close()
        await self.link.close()
