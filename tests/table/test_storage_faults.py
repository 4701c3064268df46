"""Changes that do not fit, a disk that fails, a process that is killed: no half, no loss."""

import asyncio
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from paintpot.table.postgres_storage import PostgresStorage
from paintpot.table.sqlite_storage import SqliteStorage
from paintpot.table.storage import Change, Conflict, Row, Storage, StorageFault
from tests.table.storing import (
    BOT_DUE,
    OPENED,
    OVER,
    PLAYING,
    at_once,
    locked,
    locked_file,
    move,
    opening,
    tables_of,
)
from tests.table.test_table_service import until


def _waiting(storage: Storage) -> int:
    """Changes that no writer has taken yet."""
    if isinstance(storage, PostgresStorage):
        return sum(writer.waiting for writer in storage.writers)
    assert isinstance(storage, SqliteStorage)
    return storage._writer._queue.qsize()


async def together(storage: Storage, batch: list[Change]) -> list[BaseException | None]:
    """Commit changes in one transaction: they gather while another one has to wait."""
    async with locked(storage):
        first = storage.commit_soon(opening(f"before {batch[0].first}"))
        await until(lambda: not _waiting(storage))  # the writer has taken it
        waiting = [asyncio.create_task(storage.commit(change)) for change in batch]
        await asyncio.sleep(0)
    results = await asyncio.gather(first, *waiting, return_exceptions=True)
    return results[1:]


# -- a change that does not fit


@pytest.mark.parametrize(
    "change",
    [
        move("t", 1, "another"),
        Change("t", 2, [b"new", b"new"], OVER, {0: "eve"}, "eve", "eve"),
        Change("t", 0, [b"opened again"], OVER),
        move("t", 4),
        move("t", -1),
        move("nowhere", 0),
        Change("nowhere", 0, [], PLAYING),
        Change("nowhere", 0, [], watcher="eve"),
        Change("nowhere", 5, [b"late"], PLAYING),
        Change("t", 3, [b"fine"], Row("inkdoms", "asleep", 0, 0, "")),
        Change("t", 3, [b"fine"], Row("inkdoms", "over", 1 << 70, 0, "")),
        Change("t", 3, [b"fine"], owners={0: "\ud800"}),
    ],
)
async def test_a_change_that_does_not_fit_leaves_nothing(storage: Storage, change: Change) -> None:
    await storage.commit(opening("t", BOT_DUE))
    await storage.commit(Change("t", 1, [b"one", b"two"]))
    before = [await storage.events("t"), await storage.listed("ann"), await storage.bots_due()]
    with pytest.raises(StorageFault, match="refused"):
        await storage.commit(change)
    assert [
        await storage.events("t"),
        await storage.listed("ann"),
        await storage.bots_due(),
    ] == before
    assert await storage.events("nowhere") == []
    assert [one async for one in storage.tables()] == ["t"]
    assert not await storage.may_watch("t", "eve")
    assert await storage.count("eve") == 0
    await storage.commit(move("t", 3))


async def test_one_misfit_does_not_harm_those_written_with_it(storage: Storage) -> None:
    for k in range(100):
        await storage.commit(opening(f"t{k}"))
    changes = [move(f"t{k}", 0 if k in (17, 60) else 1) for k in range(100)]
    changes.append(move("t5", 2))
    changes.append(move("t17", 2))  # follows what was refused
    results = await together(storage, changes)
    assert [k for k, result in enumerate(results) if result is not None] == [17, 60, 101]
    assert all(isinstance(results[k], StorageFault) for k in (17, 60, 101))
    assert [len(await storage.events(f"t{k}")) for k in (5, 16, 17, 60, 99)] == [3, 2, 1, 1, 2]


async def test_the_same_event_twice_at_once_is_written_once(storage: Storage) -> None:
    await storage.commit(opening("t"))
    results = await together(storage, [move("t", 1, "first"), move("t", 1, "second")])
    assert [type(result) for result in results] == [type(None), Conflict]
    assert (await storage.events("t"))[1:] == [b"first"]


# -- the disk fails


async def test_a_full_disk_fails_the_batch_and_no_other(sqlite: SqliteStorage) -> None:
    for table in "abc":
        await sqlite.commit(opening(table))
    before = [await sqlite.events(table) for table in "abc"]

    def allow(pages: int) -> None:
        sqlite._writer.run(lambda c: len(c.execute(f"PRAGMA max_page_count={pages}").fetchall()))

    allow(1)  # SQLite takes the present size instead: nothing more fits
    batch = [move("a", 1), Change("b", 1, [b"x" * 50_000]), move("c", 1)]
    results = await together(sqlite, batch)
    assert [str(result) for result in results] == [
        "The disk is full: make room, then try again."
    ] * 3
    assert [await sqlite.events(table) for table in "abc"] == before
    allow(1_000_000)
    assert await together(sqlite, batch) == [None] * 3
    assert (await sqlite.events("b"))[1] == b"x" * 50_000


async def test_a_full_disk_of_postgresql_fails_what_is_written_and_nothing_else(
    postgresql: PostgresStorage,
) -> None:
    """The error of PostgreSQL itself, as a trigger raises it."""
    await postgresql.commit(opening("t"))
    await postgresql.execute(
        "CREATE FUNCTION fill() RETURNS trigger LANGUAGE plpgsql AS"
        " 'BEGIN RAISE EXCEPTION USING ERRCODE = ''53100''; END'",
        [()],
    )
    await postgresql.execute(
        "CREATE TRIGGER full_disk BEFORE INSERT ON events EXECUTE FUNCTION fill()", [()]
    )
    failed = [postgresql.commit_soon(move("t", 1)), postgresql.commit_soon(opening("u"))]
    for error in await asyncio.gather(*failed, return_exceptions=True):
        assert isinstance(error, StorageFault)
        assert str(error) == "The disk of the database is full: make room, then try again."
    assert await postgresql.events("t") == [OPENED]
    assert await postgresql.events("u") == []
    await postgresql.execute("DROP TRIGGER full_disk ON events", [()])
    await postgresql.commit(move("t", 1))
    assert len(await postgresql.events("t")) == 2


async def test_a_disk_that_refuses_writing(sqlite: SqliteStorage) -> None:
    resource = pytest.importorskip("resource")
    for table in "abc":
        await sqlite.commit(opening(table))
    before = [await sqlite.events(table) for table in "abc"]
    batch = [move("a", 1), Change("b", 1, [b"x" * 300_000]), move("c", 1)]
    most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, most[1]))
    try:
        results = await together(sqlite, batch)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, most)
    assert [type(result) for result in results] == [StorageFault] * 3
    assert [await sqlite.events(table) for table in "abc"] == before
    assert await together(sqlite, batch) == [None] * 3


async def test_a_database_that_stays_locked(sqlite: SqliteStorage) -> None:
    await sqlite.commit(opening("t"))
    with locked_file(sqlite):
        with pytest.raises(StorageFault, match="Another program has locked the database"):
            await sqlite.commit(move("t", 1))
        assert len(await sqlite.events("t")) == 1, "reading goes on"
    await sqlite.commit(move("t", 1))


CHILD = """
import asyncio, os, sys
from pathlib import Path
from paintpot.table.sqlite_storage import SqliteStorage
from paintpot.table.storage import Change, Row

async def play(storage, table):
    n = len(await storage.events(table))
    while True:
        row = Row("inkdoms", "playing", n, 0, f"{n}") if n % 3 == 0 else None
        events = [f"{table} {n}".encode(), b"chance"]
        await storage.commit(Change(table, n, events, row, {0: f"{n}"}))
        n += 2
        os.write(1, f"{table} {n}\\n".encode())

async def main():
    storage = SqliteStorage(Path(sys.argv[1]))
    await asyncio.gather(*[play(storage, f"t{k}") for k in range(40)])

asyncio.run(main())
"""


def test_what_was_acknowledged_survives_a_kill(path: Path) -> None:
    acknowledged: dict[str, int] = {}
    for number in range(1, 4):
        with subprocess.Popen(
            [sys.executable, "-c", CHILD, str(path)], stdout=subprocess.PIPE
        ) as child:
            assert child.stdout is not None
            for seen, line in enumerate(child.stdout):
                if seen == 400 + 37 * number:
                    child.kill()
                if line.endswith(b"\n"):
                    table, n = line.decode().split()
                    acknowledged[table] = int(n)
        with closing(SqliteStorage(path)) as storage:
            for table, count in acknowledged.items():
                events = at_once(storage.events(table))
                assert len(events) in (count, count + 2), "all of a change or nothing of it"
                last = len(events) - 2
                assert events[::2] == [f"{table} {k}".encode() for k in range(0, last + 1, 2)]
                assert events[1::2] == [b"chance"] * (len(events) // 2)
                assert table in at_once(tables_of(storage, f"{last}")), (
                    "owners came with the events"
                )
    assert len(acknowledged) == 40
