"""The bare handler of bare.py on PostgreSQL: two connections that each write all that wait.

python -m bench.server.bare_postgres URL
"""

from __future__ import annotations

import asyncio
import socket
import sys
from zlib import crc32

import msgspec
import psycopg
import uvicorn
import uvloop
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bench.server.bare import Done, Move, Row

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
    connections = [await psycopg.AsyncConnection.connect(url, autocommit=True) for _ in "12"]
    await connections[0].execute(MAKE)
    writers = [Writer(connection) for connection in connections]
    writing = [asyncio.create_task(writer.run()) for writer in writers]
    read = msgspec.json.Decoder(Move).decode
    encode = msgspec.json.Encoder().encode
    moves = 0

    async def move(request: Request) -> Response:
        nonlocal moves
        move = read(await request.body())
        table = request.path_params["table"]
        writer = writers[crc32(table.encode()) % WRITERS]
        await writer.commit((table, move.seat, move.move, move.id))
        moves += 1
        return Response(encode(Done(moves)), media_type="application/json")

    app = Starlette(routes=[Route("/api/tables/{table}/move", move, methods=["POST"])])
    config = uvicorn.Config(
        app,
        http="httptools",
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        backlog=1024,
    )
    with socket.create_server(("127.0.0.1", 0), backlog=1024) as sock:
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve(sockets=[sock]))
        while not server.started:
            await asyncio.sleep(0.01)
        print(f"The bare handler is at http://127.0.0.1:{sock.getsockname()[1]}", flush=True)
        await serving
    for task in writing:
        task.cancel()
    for connection in connections:
        await connection.close()


if __name__ == "__main__":
    uvloop.run(serve(sys.argv[1]))
