"""Where finished reviews are kept: in a file beside the tables, or in the database that servers
share. A store that fails forgets: a review can be made again.
"""

import asyncio
import contextlib
import zlib
from typing import Final, Protocol

from paintpot.table.review_cache import LARGEST, MOST, ReviewCache
from paintpot.table.storage import Storage, StorageFault

_FIND: Final = "SELECT data FROM reviews WHERE id = ?"
_KEEP: Final = "INSERT INTO reviews (id, data) VALUES (?, ?) ON CONFLICT (id) DO NOTHING"
_DROP: Final = "DELETE FROM reviews WHERE no <= (SELECT max(no) FROM reviews) - ?"


class ReviewStore(Protocol):
    """Finished reviews by id."""

    async def find(self, id: str) -> bytes | None:
        """A review as it was kept."""
        ...

    async def keep(self, id: str, review: bytes) -> None:
        """Keep a review; the oldest go if there are too many."""


class LocalReviews:
    """Those of one server. The file is read beside the event loop."""

    def __init__(self, cache: ReviewCache) -> None:
        self.cache = cache

    async def find(self, id: str) -> bytes | None:
        return await asyncio.to_thread(self.cache.find, id)

    async def keep(self, id: str, review: bytes) -> None:
        await asyncio.to_thread(self.cache.keep, id, review)


class SharedReviews:
    """Those of all servers on one database."""

    def __init__(self, storage: Storage, most: int = MOST) -> None:
        self._storage = storage
        self._most = most

    async def find(self, id: str) -> bytes | None:
        with contextlib.suppress(StorageFault, zlib.error):
            for (packed,) in await self._storage.query(_FIND, id):
                return zlib.decompressobj().decompress(packed, LARGEST)
        return None

    async def keep(self, id: str, review: bytes) -> None:
        with contextlib.suppress(StorageFault):
            await self._storage.execute(_KEEP, [(id, zlib.compress(review))])
            await self._storage.execute(_DROP, [(self._most,)])
