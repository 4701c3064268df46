"""Everything that a server process uses Redis for: messages to its peers, leases, and their
metrics."""

from typing import Literal

from paintpot.table.redis_leases import RedisLeases
from paintpot.table.redis_link import RedisLink
from paintpot.table.redis_peers import RedisPeers
from paintpot.table.table_service import TableService
from paintpot.table.table_sync import TableSync


class RedisCluster:
    """One of several server processes on one database."""

    def __init__(self, link: RedisLink, database: str) -> None:
        """Servers on a database find each other by its name."""
        link.prefix = f"paintpot:{database}"
        self.link = link
        self.peers = RedisPeers(link)
        self.leases = RedisLeases(link)
        self.sync: TableSync | None = None

    def start(self, tables: TableService) -> None:
        """Start to exchange messages about these tables."""
        self.sync = TableSync(tables, self.peers)
        self.peers.start(tables.supervisor)
        self.leases.start(tables.supervisor)
        self.sync.start()

    @property
    def reach(self) -> Literal["ok", "away", "unusable"]:
        """Whether messages can be sent and received. A Redis that is unusable can be reached, but
        is too old, or refuses us."""
        if self.link.unusable:
            return "unusable"
        return "ok" if self.link.up and self.peers.listening else "away"

    async def close(self) -> None:
        """Tell the others that this process stops, and release all leases."""
        await self.peers.close()
        await self.leases.close()
        await self.link.close()
