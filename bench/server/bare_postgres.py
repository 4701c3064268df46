"""The bare handler of bare.py on PostgreSQL: two connections that each write all that wait.

It commits the rows that our server would commit: to a database with the same tables and indexes, an
event for the move, one for each throw that follows it, and who is to act then. It knows no rules:
what follows from each move it is told before the clock runs.

python -m bench.server.bare_postgres URL
"""

from __future__ import annotations

import asyncio
import secrets
import sys
import time
from collections.abc import Awaitable
from zlib import crc32

import msgspec
import psycopg
import uvloop
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bench.server.bare import Row, serve_moves
from paintpot.table.events import AnyEvent, Fell, Moved, written
from paintpot.table.sums import event_sum

WRITERS = 2
PREPARE = "/prepare"
ADD = """
    WITH added AS (
        INSERT INTO events (table_no, n, at, data, sum, key, nonce)
        SELECT * FROM unnest(
            %s::bigint[], %s::bigint[], %s::bigint[], %s::bytea[], %s::bigint[], %s::text[],
            %s::bigint[])
    )
    UPDATE tables SET acting = now.acting, touched = now.touched
    FROM unnest(%s::bigint[], %s::bigint[], %s::bigint[]) AS now (no, acting, touched)
    WHERE tables.no = now.no
"""

EventRow = tuple[int, int, int, bytes, int, str | None, int | None]
ListedRow = tuple[int, int, int]


class Outcome(msgspec.Struct, frozen=True):
    """What follows from a move: see plays.py."""

    throws: list[str]
    acting: int


class Prepared(msgspec.Struct):
    """A table, and what will follow from each of its moves."""

    table: str
    no: int
    length: int
    """Events so far."""
    acting: int
    outcomes: list[Outcome]
    made: int = 0
    """Moves so far."""


class Rows(msgspec.Struct):
    """What one move stores."""

    events: list[EventRow]
    listed: list[ListedRow]


class Writer:
    """Group commit: writes whatever has gathered, in one statement at full sync."""

    def __init__(self, connection: psycopg.AsyncConnection[tuple[object, ...]]) -> None:
        self.connection = connection
        self.waiting: list[tuple[Rows, asyncio.Future[None]]] = []
        self.filled = asyncio.Event()

    async def run(self) -> None:
        while True:
            await self.filled.wait()
            self.filled.clear()
            batch, self.waiting = self.waiting, []
            events = [row for rows, _ in batch for row in rows.events]
            listed = {row[0]: row for rows, _ in batch for row in rows.listed}
            columns = [*zip(*events, strict=True), *(zip(*listed.values(), strict=True))]
            columns += [()] * (10 - len(columns))
            await self.connection.execute(ADD, [list(column) for column in columns], prepare=True)
            for _, future in batch:
                if not future.done():
                    future.set_result(None)

    async def commit(self, rows: Rows) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((rows, future))
        self.filled.set()
        await future


def rows_of(at: Prepared, seat: int, move: str, move_id: str) -> Rows:
    """What our server would store for a move."""
    outcome = at.outcomes[at.made]
    at.made += 1
    now = int(time.time() * 1000)
    events: list[EventRow] = []
    stored: list[AnyEvent] = [Moved(seat, move, move_id), *map(Fell, outcome.throws)]
    for event in stored:
        data = written(event)
        key, nonce = (None, None) if events else (f"{seat}/{move_id}", secrets.randbits(62))
        total = event_sum(at.table, at.length, data)
        events.append((at.no, at.length, now, data, total, key, nonce))
        at.length += 1
    before, at.acting = at.acting, outcome.acting
    return Rows(events, [(at.no, at.acting, now)] if at.acting != before else [])


async def serve(url: str) -> None:
    connections = [
        await psycopg.AsyncConnection.connect(url, autocommit=True) for _ in range(WRITERS)
    ]
    writers = [Writer(connection) for connection in connections]
    writing = [asyncio.create_task(writer.run()) for writer in writers]
    tables: dict[str, Prepared] = {}

    def commit(row: Row) -> Awaitable[None]:
        table, seat, move, move_id = row
        rows = rows_of(tables[table], seat, move, move_id)
        return writers[crc32(table.encode()) % WRITERS].commit(rows)

    async def prepare(request: Request) -> Response:
        for one in msgspec.json.decode(await request.body(), type=list[Prepared]):
            tables[one.table] = one
        return Response(b"{}", media_type="application/json")

    await serve_moves(commit, Route(PREPARE, prepare, methods=["POST"]))
    for task in writing:
        task.cancel()
    for connection in connections:
        await connection.close()


if __name__ == "__main__":
    uvloop.run(serve(sys.argv[1]))
