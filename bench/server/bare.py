"""The least that can be called a durable move: Starlette, msgspec and SQLite, and nothing else.

One handler decodes a move, one thread writes all that wait in one transaction at full sync, and
each answer waits for its own commit. There is no table, no rule, no guest, and no limit.

    python -m bench.server.bare FOLDER
"""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import sys
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from queue import Empty, SimpleQueue

import msgspec
import uvicorn
import uvloop
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

DATABASE = "bare.sqlite"

Row = tuple[str, int, str, str]


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    move: str
    id: str


class Done(msgspec.Struct, frozen=True):
    version: int


class Writer(threading.Thread):
    """Group commit: writes whatever is in its queue, again and again."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(daemon=True)
        self.loop = loop
        self.queue: SimpleQueue[tuple[Row, asyncio.Future[None]]] = SimpleQueue()
        self.database = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self.database.execute("PRAGMA journal_mode = WAL")
        self.database.execute("PRAGMA synchronous = FULL")
        self.database.execute("CREATE TABLE moves (place TEXT, seat INTEGER, move TEXT, id TEXT)")

    def run(self) -> None:
        while True:
            batch = [self.queue.get()]
            try:
                while True:
                    batch.append(self.queue.get_nowait())
            except Empty:
                pass
            self.database.execute("BEGIN IMMEDIATE")
            rows = [row for row, _ in batch]
            self.database.executemany("INSERT INTO moves VALUES (?, ?, ?, ?)", rows)
            self.database.execute("COMMIT")
            self.loop.call_soon_threadsafe(_wake, [future for _, future in batch])

    async def commit(self, row: Row) -> None:
        future = self.loop.create_future()
        self.queue.put((row, future))
        await future


def _wake(futures: list[asyncio.Future[None]]) -> None:
    for future in futures:
        if not future.done():
            future.set_result(None)


async def serve_moves(commit: Callable[[Row], Awaitable[None]], *more: Route) -> None:
    """Serve the one handler until stopped; it answers when its row is committed."""
    read = msgspec.json.Decoder(Move).decode
    encode = msgspec.json.Encoder().encode
    moves = 0

    async def move(request: Request) -> Response:
        nonlocal moves
        move = read(await request.body())
        await commit((request.path_params["table"], move.seat, move.move, move.id))
        moves += 1
        return Response(encode(Done(moves)), media_type="application/json")

    app = Starlette(routes=[Route("/api/tables/{table}/move", move, methods=["POST"]), *more])
    # As in paintpot/server/serve.py, as far as it concerns requests.
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


async def serve(folder: Path) -> None:
    writer = Writer(folder / DATABASE, asyncio.get_running_loop())
    writer.start()
    await serve_moves(writer.commit)


if __name__ == "__main__":
    uvloop.run(serve(Path(sys.argv[1])))
