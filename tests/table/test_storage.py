"""Storage on real files: what was written is there, in order, and is found again."""

import asyncio
import secrets
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from paintpot.core.errors import PaintpotError
from paintpot.table import postgres_writer, sqlite_writer
from paintpot.table.sqlite_storage import SqliteStorage
from paintpot.table.sqlite_writer import MOST_AT_ONCE
from paintpot.table.statements import FINISHED
from paintpot.table.storage import LOOKED_AT, BadData, Change, Listed, Storage, StorageFault
from tests.patience import PATIENCE
from tests.table.storing import (
    BOT_DUE,
    GATHERING,
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

MOST_PENDING = 1000
"""Instead of ten times as many, which take seconds."""

# -- what was written is there


async def test_events_come_back_in_order_and_byte_for_byte(storage: Storage) -> None:
    strange = [b"", b'{ "a" : 1 }', "чернила".encode(), b"\x00\xff", b"x" * 100_000]
    await storage.commit(opening("t"))
    await storage.commit(Change("t", 1, strange))
    await storage.commit(move("t", 6, "last"))
    assert await storage.events("t") == [OPENED, *strange, b"last"]
    assert await storage.events("nowhere") == []


async def test_a_file_that_was_closed_opens_again(path: Path) -> None:
    with closing(SqliteStorage(path)) as storage:
        await storage.commit(opening("t"))
    with closing(SqliteStorage(path)) as storage:
        assert await storage.events("t") == [OPENED]
    assert [file.name for file in path.parent.iterdir()] == [path.name], "nothing lies beside it"


async def test_closing_waits_for_what_is_queued(path: Path) -> None:
    storage = SqliteStorage(path)
    await storage.commit(opening("t"))
    waiting = [asyncio.create_task(storage.commit(move("t", n))) for n in range(1, 1778)]
    await asyncio.sleep(0)
    storage.close()
    await asyncio.gather(*waiting)
    with closing(SqliteStorage(path)) as storage:
        assert len(await storage.events("t")) == 1778


async def test_after_closing_nothing_is_taken(path: Path) -> None:
    storage = SqliteStorage(path)
    storage.close()
    storage.close()
    with pytest.raises(StorageFault, match="closed"):
        await storage.commit(opening("t"))


def test_every_commit_is_synced(sqlite: SqliteStorage) -> None:
    def synchronous(connection: sqlite3.Connection) -> int:
        return int(connection.execute("PRAGMA synchronous").fetchone()[0])

    full = 2
    assert sqlite._writer.run(synchronous) == full
    with closing(sqlite3.connect(sqlite.path)) as other:
        assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)


# -- the listing


async def test_finished_games_of_a_guest_are_found(storage: Storage) -> None:
    over = msgspec.structs.replace(OVER, result='{"totals":[3,4],"winners":[1]}')
    await storage.commit(opening("old", over))
    await storage.commit(opening("new", over))
    await storage.commit(opening("playing", PLAYING))
    await storage.commit(opening("no-result", OVER))
    await storage.commit(opening("another's", over, "ben"))
    await storage.commit(Change("shared", 0, [OPENED], over, {0: "ann", 1: "ann"}))
    await storage.commit(Change("left", 0, [OPENED], over, {}, resigned={0: "ann"}))
    found = await storage.finished("ann", 100)
    assert [one.table for one in found] == ["old", "new"], "the oldest first"
    assert {(one.seat, one.result, one.opened) for one in found} == {(0, over.result, OPENED)}
    assert [one.table for one in await storage.finished("ann", 3)] == ["new"], "of the newest only"
    assert await storage.finished("eve", 100) == []


async def test_finished_games_are_found_by_an_index(tmp_path: Path) -> None:
    with closing(SqliteStorage(tmp_path / "t.sqlite")) as storage:
        plan = await storage.query(f"EXPLAIN QUERY PLAN {FINISHED}", "ann", 100)
    assert not [line for *_, line in plan if line.startswith(("SCAN tables", "SCAN events"))]
    assert [line for *_, line in plan if "seats_of_guest" in line]


async def test_a_guest_sees_the_tables_where_they_sit(storage: Storage) -> None:
    await storage.commit(Change("t", 0, [b"opened"], PLAYING, {2: "ann", 0: "ann", 1: "bob"}))
    await storage.commit(opening("other", guest="bob"))
    (listed,) = await storage.listed("ann")
    assert listed == Listed("t", PLAYING, listed.created, listed.touched, [0, 2])
    assert listed.created == listed.touched > 1_600_000_000
    assert sorted(await tables_of(storage, "bob")) == ["other", "t"]
    assert await storage.listed("nobody") == []


async def test_what_happened_last_comes_first(storage: Storage) -> None:
    for table in "abc":
        await storage.commit(opening(table))
        await asyncio.sleep(0.003)
    assert await tables_of(storage, "ann") == ["c", "b", "a"]
    await storage.commit(move("b", 1))
    assert await tables_of(storage, "ann") == ["c", "b", "a"], (
        "an event alone may be somebody's secret"
    )
    await asyncio.sleep(0.003)
    await storage.commit(Change("a", 1, [], PLAYING))
    assert await tables_of(storage, "ann") == ["a", "c", "b"]
    await asyncio.sleep(0.003)
    await storage.commit(Change("c", 1, [], (await storage.listed("ann"))[1].row))
    assert await tables_of(storage, "ann") == ["a", "c", "b"], (
        "nor does the same row again tell anything"
    )
    assert [listed.table for listed in await storage.listed("ann", limit=2)] == ["a", "c"]


async def test_the_first_secret_after_an_upgrade_shows_nothing(storage: Storage) -> None:
    await storage.commit(opening("t"))
    (before,) = await storage.listed("ann")

    await storage.execute("UPDATE tables SET rules = 0, result = ?", [("",)])
    await asyncio.sleep(0.003)
    await storage.commit(
        Change("t", 1, [b"a secret"], msgspec.structs.replace(before.row, rules=7))
    )
    (after,) = await storage.listed("ann")
    assert (after.row.rules, after.touched) == (7, before.touched)


async def test_a_list_has_an_end(storage: Storage) -> None:
    names = [f"t{k}" for k in range(LOOKED_AT + 10)]
    await asyncio.gather(*[storage.commit(opening(name)) for name in names])
    listed = [listed.table for listed in await storage.listed("ann", limit=10_000)]
    oldest_first = [name async for name in storage.tables()]
    assert sorted(oldest_first) == sorted(names)
    assert sorted(listed) == sorted(oldest_first[10:])
    assert len(await storage.listed("ann")) == 100
    assert await storage.count("ann") == len(names), "for limits all of them count"


async def test_a_seat_that_changed_hands_changes_lists(storage: Storage) -> None:
    await storage.commit(opening("t"))
    await storage.commit(Change("t", 1, [b"carried"], owners={0: "ann's phone"}))
    assert await tables_of(storage, "ann") == []
    assert await tables_of(storage, "ann's phone") == ["t"]
    await storage.commit(Change("t", 2, [b"rose"], owners={}))
    assert await tables_of(storage, "ann's phone") == []


async def test_tables_count_until_they_are_over(storage: Storage) -> None:
    await storage.commit(opening("sits"))
    await storage.commit(Change("hosts", 0, [b"opened"], GATHERING, {0: "bob"}, host="ann"))
    await storage.commit(Change("both", 0, [b"opened"], PLAYING, {0: "ann"}, host="ann"))
    assert (await storage.count("ann"), await storage.count("bob"), await storage.count("eve")) == (
        3,
        1,
        0,
    )
    await storage.commit(Change("both", 1, [b"the last move"], OVER))
    assert await storage.count("ann") == 2
    assert len(await storage.listed("ann")) == 2, "a game that is over stays in the list"


async def test_watchers_may_watch(storage: Storage) -> None:
    await storage.commit(opening("t"))
    for _ in range(2):  # the same link may be opened twice
        await storage.commit(Change("t", 1, [], watcher="eve"))
    assert await storage.may_watch("t", "eve")
    assert not await storage.may_watch("t", "mallory")
    assert not await storage.may_watch("nowhere", "eve")


async def test_tables_where_bots_are_to_act(storage: Storage) -> None:
    for table, row in (("g", GATHERING), ("p", PLAYING), ("due", BOT_DUE), ("o", OVER)):
        await storage.commit(opening(table, row))
    assert await storage.bots_due() == ["due"]
    await storage.commit(Change("p", 1, [b"a move"], BOT_DUE))
    await storage.commit(Change("due", 1, [b"a move"], PLAYING))
    assert await storage.bots_due() == ["p"]


async def test_all_tables_oldest_first_while_others_are_made(storage: Storage) -> None:
    names = [f"t{k}" for k in range(450)]
    await storage.commit(opening("t0"))
    await asyncio.gather(*[storage.commit(opening(name)) for name in names[1:]])
    going = storage.tables()
    assert await anext(going) == "t0"
    await storage.commit(opening("new"))
    assert await storage.events("new"), "a list that is being read does not hold up reading"
    *rest, last = [name async for name in going]
    assert (sorted(rest), last) == (sorted(names[1:]), "new")


async def test_tables_that_nobody_started_go(storage: Storage) -> None:
    for table in ("forgotten", "quiet"):
        await storage.commit(opening(table))
    await storage.commit(opening("playing", PLAYING))
    many = [f"many{k}" for k in range(450)]
    await asyncio.gather(*[storage.commit(opening(table, guest="bot farm")) for table in many])
    await asyncio.sleep(0.003)
    before = max(listed.touched for listed in await storage.listed("bot farm")) + 0.0005
    await asyncio.sleep(0.003)
    await storage.commit(move("quiet", 1))
    assert await storage.delete_gathering_older_than(before) == 451
    assert [one async for one in storage.tables()] == ["quiet", "playing"]
    assert await storage.events("forgotten") == []
    assert await storage.count("bot farm") == 0
    with pytest.raises(StorageFault, match="forgotten"):
        await storage.commit(move("forgotten", 1))
    with pytest.raises(StorageFault, match="forgotten"):
        await storage.commit(Change("forgotten", 1, [b"started"], PLAYING))
    assert await storage.listed("bot farm") == []


# -- many who wait


async def test_many_tables_at_once(storage: Storage) -> None:
    async def play(table: str) -> None:
        await storage.commit(opening(table))
        for n in range(1, 20):
            await storage.commit(move(table, n, f"{table} {n}"))
            assert len(await storage.events(table)) == n + 1, "what was committed is seen at once"

    await asyncio.gather(*[play(f"t{k}") for k in range(100)])
    assert (await storage.events("t42"))[19] == b"t42 19"


async def test_who_stops_waiting_harms_nobody(storage: Storage) -> None:
    await storage.commit(opening("t"))
    async with locked(storage):
        waiting = [asyncio.create_task(storage.commit(move("t", n))) for n in range(1, 101)]
        await asyncio.sleep(0.02)
        for task in waiting[::2]:
            task.cancel()
        await asyncio.sleep(0)
    results = await asyncio.gather(*waiting, return_exceptions=True)
    assert all(isinstance(result, asyncio.CancelledError) for result in results[::2])
    assert results[1::2] == [None] * 50
    assert len(await storage.events("t")) == 101


def test_loops_of_several_threads_share_a_storage(sqlite: SqliteStorage) -> None:
    async def play(table: str) -> None:
        await sqlite.commit(opening(table))
        for n in range(1, 100):
            await sqlite.commit(move(table, n))

    threads = [threading.Thread(target=asyncio.run, args=(play(name),)) for name in "abcd"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [len(at_once(sqlite.events(name))) for name in "abcd"] == [100] * 4


def test_a_loop_that_is_gone_harms_nobody(sqlite: SqliteStorage) -> None:
    asyncio.run(sqlite.commit(opening("t")))

    async def leave() -> None:
        task = asyncio.create_task(sqlite.commit(move("t", 1)))
        await asyncio.sleep(0)
        task.cancel()

    with locked_file(sqlite):
        asyncio.run(leave())
    asyncio.run(sqlite.commit(move("t", 2)))
    assert len(at_once(sqlite.events("t"))) == 3


async def test_a_full_queue_is_told_at_once(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    for writer in (sqlite_writer, postgres_writer):
        monkeypatch.setattr(writer, "MOST_PENDING", MOST_PENDING)
    await storage.commit(opening("t"))
    extra = MOST_AT_ONCE + 100  # the writer may have taken some already
    async with locked(storage):
        waiting = [
            asyncio.create_task(storage.commit(Change("t", 1, [], watcher=f"guest {k}")))
            for k in range(MOST_PENDING + extra)
        ]
        refused: list[asyncio.Task[None]] = []
        async with asyncio.timeout(PATIENCE):
            while len(refused) < 100:
                await asyncio.sleep(0)
                done = [task for task in waiting if task.done()]
                refused = [task for task in done if "busy" in str(task.exception())]
        assert len(refused) <= extra
    await asyncio.gather(*waiting, return_exceptions=True)
    for k in range(0, len(waiting), 7):
        assert await storage.may_watch("t", f"guest {k}") == (waiting[k].exception() is None)


# -- odd queries


async def test_names_that_nothing_can_have(storage: Storage) -> None:
    for name in ("", "\ud800", "\0", "x" * 100_000, "'; DROP TABLE tables; --"):
        assert await storage.events(name) == []
        assert await storage.listed(name) == []
        assert await storage.count(name) == 0
        assert not await storage.may_watch(name, name)


def test_faults_are_told_to_users() -> None:
    assert issubclass(StorageFault, PaintpotError)
    assert issubclass(BadData, PaintpotError)


async def test_a_database_of_one_process_draws_no_random_numbers(
    sqlite: SqliteStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They would take some per cent of a move's time, and nobody needs them."""

    def draw(bits: int) -> int:
        raise AssertionError

    monkeypatch.setattr(secrets, "randbits", draw)
    await sqlite.commit(opening("t"))
    await sqlite.commit(move("t", 1))
