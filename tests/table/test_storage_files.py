"""The file: whose it is, who may read it, what shape it has, and copies of it."""

import asyncio
import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from paintpot.table.faults import Damaged
from paintpot.table.migrations import OURS, migrate, steps
from paintpot.table.sqlite_storage import SqliteStorage
from paintpot.table.storage import BadData, Change, StorageFault
from tests.table.storing import (
    OPENED,
    move,
    opening,
)


@contextmanager
def as_nobody() -> Iterator[None]:
    """Rights mean nothing to root, so root becomes somebody else for a while."""
    if os.geteuid():
        yield
        return
    os.setresuid(65534, 65534, 0)
    try:
        yield
    finally:
        os.setresuid(0, 0, 0)


# -- files that are no database of ours


def test_only_the_owner_can_read_the_files(path: Path, sqlite: SqliteStorage) -> None:
    asyncio.run(sqlite.commit(opening("t")))
    files = sorted(path.parent.iterdir())
    assert [file.name for file in files] == [path.name, f"{path.name}-shm", f"{path.name}-wal"]
    assert [stat.S_IMODE(file.stat().st_mode) for file in files] == [0o600] * 3


def test_a_file_open_to_others_is_closed_to_them(path: Path) -> None:
    SqliteStorage(path).close()
    path.chmod(0o644)
    with closing(SqliteStorage(path)) as storage:
        asyncio.run(storage.commit(opening("t")))
        assert {stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()} == {0o600}


def test_a_file_that_is_no_database_is_left_alone(path: Path) -> None:
    text = b"This is my diary. " * 100
    path.write_bytes(text)
    with pytest.raises(BadData, match="not a database of Paintpot"):
        SqliteStorage(path)
    assert path.read_bytes() == text


def test_a_database_of_another_program_is_left_alone(path: Path) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE stamps (country)")
    before = path.read_bytes()
    with pytest.raises(BadData, match="another program"):
        SqliteStorage(path)
    with closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA application_id = 77")
        other.execute("PRAGMA user_version = 1")
    with pytest.raises(BadData, match="another program"):
        SqliteStorage(path)
    assert len(path.read_bytes()) == len(before)


def test_a_newer_database_is_left_alone(path: Path) -> None:
    SqliteStorage(path).close()
    with closing(sqlite3.connect(path)) as newer:
        newer.execute(f"PRAGMA user_version = {len(steps()) + 1}")
    before = path.read_bytes()
    with pytest.raises(BadData, match="newer Paintpot"):
        SqliteStorage(path)
    assert path.read_bytes() == before


def test_a_damaged_database_is_refused(path: Path) -> None:
    SqliteStorage(path).close()
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(BadData, match="damaged"):
        SqliteStorage(path)
    path.write_bytes(whole[:100] + b"\xff" * 4000 + whole[4100:])
    with pytest.raises(BadData, match="damaged"):
        SqliteStorage(path)
    path.write_bytes(whole)
    with closing(sqlite3.connect(path)) as other:
        other.execute("DROP TABLE seats")
    with pytest.raises(BadData, match="damaged"):
        SqliteStorage(path)


async def test_damage_found_while_reading(path: Path) -> None:
    with closing(SqliteStorage(path)) as storage:
        await storage.commit(opening("t"))
        await storage.commit(Change("t", 1, [b"x" * 3000] * 50))
    whole = path.read_bytes()
    pages = len(whole) // 4096
    path.write_bytes(whole[: 4096 * (pages - 30)] + b"\xff" * 4096 * 30)
    with closing(SqliteStorage(path)) as storage:
        with pytest.raises(Damaged, match="damaged"):
            await storage.events("t")
        assert await storage.damaged(["t"]) == ["t"]
        assert await storage.quick_check()
        with pytest.raises(BadData, match="damaged"):
            storage.copy_to(path.with_name("copy.db"))
    assert not path.with_name("copy.db").exists()


def test_a_place_where_nothing_can_be_written(path: Path) -> None:
    path.write_bytes(b"a file")
    with pytest.raises(BadData, match="cannot be created"):
        SqliteStorage(path / "paintpot.db")
    with pytest.raises(BadData, match="cannot be created"):
        SqliteStorage(path.with_name("no such folder") / "paintpot.db")
    with pytest.raises(BadData, match="not a file"):
        SqliteStorage(path.parent)


@pytest.mark.skipif(os.name == "nt", reason="rights of Unix")
def test_a_folder_that_may_not_be_written_to() -> None:
    with TemporaryDirectory() as folder, as_nobody():
        path = Path(folder) / "paintpot.db"
        with pytest.raises(BadData, match="Permission denied"):
            SqliteStorage(path)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "paintpot.db"
        SqliteStorage(path).close()
        path.chmod(0o444)
        path.parent.chmod(0o555)
        with as_nobody(), pytest.raises(BadData, match="readable and writable"):
            SqliteStorage(path)
        path.parent.chmod(0o700)


async def test_an_empty_file_becomes_a_database(path: Path) -> None:
    """As it is when the very first start was interrupted."""
    path.touch()
    with closing(SqliteStorage(path)) as storage:
        assert [one async for one in storage.tables()] == []


# -- an older database


async def test_an_older_database_is_brought_up_to_date(path: Path) -> None:
    with closing(SqliteStorage(path)) as storage:
        await storage.commit(opening("t"))
    later = [*steps(), "ALTER TABLE tables ADD COLUMN colour TEXT DEFAULT 'red'"]
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        migrate(connection, path, later)
        assert connection.execute("SELECT id, colour FROM tables").fetchall() == [("t", "red")]
        assert connection.execute("PRAGMA user_version").fetchone() == (len(later),)
        migrate(connection, path, later)


async def test_a_step_that_fails_leaves_the_older_database(path: Path) -> None:
    with closing(SqliteStorage(path)) as storage:
        await storage.commit(opening("t"))
    later = [*steps(), "DROP TABLE watchers; CREATE TABLE tables (id)"]
    connection = sqlite3.connect(path, isolation_level=None)
    with closing(connection), pytest.raises(BadData, match=f"version {len(later)}: table tables"):
        migrate(connection, path, later)
    with closing(SqliteStorage(path)) as storage:
        assert await storage.events("t") == [OPENED]
        assert not await storage.may_watch("t", "eve")


def test_the_file_says_whose_it_is(path: Path) -> None:
    SqliteStorage(path).close()
    header = path.read_bytes()[:100]
    assert header[68:72] == b"Pnpt" == OURS.to_bytes(4, "big")
    assert int.from_bytes(header[60:64], "big") == len(steps())


# -- copies


async def test_a_copy_made_during_play_is_whole(sqlite: SqliteStorage, tmp_path: Path) -> None:
    await asyncio.gather(*[sqlite.commit(opening(f"t{k}")) for k in range(50)])
    copy = tmp_path / "copy" / "tables.db"
    copy.parent.mkdir()
    stop = asyncio.Event()

    async def play(table: str) -> None:
        n = 1
        while not stop.is_set():
            await sqlite.commit(move(table, n))
            n += 1

    playing = [asyncio.create_task(play(f"t{k}")) for k in range(50)]
    await asyncio.to_thread(sqlite.copy_to, copy)
    stop.set()
    await asyncio.gather(*playing)
    assert [file.name for file in copy.parent.iterdir()] == [copy.name]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert copy.read_bytes()[18:20] == b"\x01\x01", "no log beside it: it can be read anywhere"
    with closing(SqliteStorage(copy)) as copied:
        assert [one async for one in copied.tables()] == [f"t{k}" for k in range(50)]
        async for table in copied.tables():
            events = await copied.events(table)
            assert events == (await sqlite.events(table))[: len(events)] != []


async def test_a_copy_overwrites_nothing(sqlite: SqliteStorage, tmp_path: Path) -> None:
    letter = tmp_path / "letter"
    letter.write_text("Dear Ann")
    for path in (letter, sqlite.path):
        with pytest.raises(StorageFault, match="already exists"):
            sqlite.copy_to(path)
    with pytest.raises(StorageFault, match="cannot be created"):
        sqlite.copy_to(letter / "copy.db")
    assert letter.read_text() == "Dear Ann"
    assert [one async for one in sqlite.tables()] == []
