"""The bare handler of bare.py on PostgreSQL: two connections that each write all that wait.

python -m bench.server.bare_postgres URL
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable
from zlib import crc32

import psycopg
import uvloop

from bench.server.bare import Row, serve_moves

WRITERS = 2
MAKE = "CREATE TABLE IF NOT EXISTS moves (place text, seat integer, move text, id text)"
ADD = "INSERT INTO moves VALUES (%s, %s, %s, %s)"


class Writer:
    """Group commit: writes whatever has gathered, pipelined, in one transaction at full sync."""

    def __init__(self, connection: psycopg.AsyncConnection[tuple[object, ...]]) -> None:
        self.connection = connection
        self.waiting: list[tuple[Row, asyncio.Future[None]]] = []
        self.filled = asyncio.Event()

    async def run(self) -> None:
        while True:
            await self.filled.wait()
            self.filled.clear()
            batch, self.waiting = self.waiting, []
            async with self.connection.transaction():
                await self.connection.cursor().executemany(ADD, [row for row, _ in batch])
            for _, future in batch:
                if not future.done():
                    future.set_result(None)

    async def commit(self, row: Row) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((row, future))
        self.filled.set()
        await future


async def serve(url: str) -> None:
    connections = [
        await psycopg.AsyncConnection.connect(url, autocommit=True) for _ in range(WRITERS)
    ]
    await connections[0].execute(MAKE)
    writers = [Writer(connection) for connection in connections]
    writing = [asyncio.create_task(writer.run()) for writer in writers]

    def commit(row: Row) -> Awaitable[None]:
        table, *_ = row
        return writers[crc32(table.encode()) % WRITERS].commit(row)

    await serve_moves(commit)
    for task in writing:
        task.cancel()
    for connection in connections:
        await connection.close()


if __name__ == "__main__":
    uvloop.run(serve(sys.argv[1]))
