"""Import and export of records and databases, without a running server."""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager, nullcontext
from pathlib import Path
from typing import Any, Final

import msgspec

from paintpot.core.errors import PaintpotError
from paintpot.core.play import Play
from paintpot.table.changes import listing
from paintpot.table.data_folder import LOCK, BadFolder, lock_folder, make_private_folder
from paintpot.table.events import written
from paintpot.table.faults import Closed
from paintpot.table.ids import new_id
from paintpot.table.keys import FILE as KEY
from paintpot.table.loading import load, load_closed, loaded
from paintpot.table.setup import from_record
from paintpot.table.sqlite_storage import SqliteStorage, copy_file
from paintpot.table.storage import Change, Storage
from paintpot.table.storage_types import OldData
from paintpot.table.table import Table

DATABASE: Final = "tables.sqlite"


class LostDatabase(PaintpotError):
    """A data folder that has a key but no database."""


class CannotImport(PaintpotError):
    """Not a Paintpot database, or the target folder already has one."""


class Export(msgspec.Struct, frozen=True):
    """The export of one table."""

    table: str
    record: dict[str, Any] | None = None
    """None if the game has not begun."""
    note: str = ""
    """Why the record is raw or missing: the table has older rules, or is damaged."""


async def export_of(storage: Storage, table: str) -> Export:
    """The record of a table so far; a raw record if the table cannot be loaded.

    A raw record is built from the events alone. It names the version of the rules it was played
    under, and is not checked against them.
    """
    try:
        found = await load(storage, table)
    except Closed as fault:
        return await _raw(storage, table, fault)
    if found.play is None:
        return Export(table)
    return Export(table, found.record())


async def _raw(storage: Storage, table: str, fault: Closed) -> Export:
    try:
        found = await load_closed(storage, table, fault.code)
    except PaintpotError as nothing:
        return Export(table, None, str(nothing))
    if not found.began:
        return Export(table, None, str(fault))
    return Export(table, found.record(), str(fault))


async def exports(storage: Storage) -> AsyncIterator[Export]:
    """Exports of all tables. A table whose game has not begun has no record."""
    async for table in storage.tables():
        try:
            yield await export_of(storage, table)
        except PaintpotError as fault:
            yield Export(table, None, str(fault))


def check_not_lost(folder: Path) -> None:
    """LostDatabase if there is a key but no database: it was deleted, or never copied here."""
    file, key = folder / DATABASE, folder / KEY
    if not key.exists() or (file.exists() and file.stat().st_size > 0):
        return
    what = "is empty" if file.exists() else "is not there"
    raise LostDatabase(
        f"{file} {what}, but {key.name} beside it says that there were tables: put back a copy of"
        " the database, or start with --new-database to begin without any."
    )


async def add_play(storage: Storage, play: Play) -> Table:
    """Store a record as a new table: to be continued, or replayed if it is over."""
    events = from_record(play)
    table = loaded(new_id(), events)
    change = Change(table.id, 0, [written(event) for event in events], listing(table), {})
    await storage.commit(change)
    return table


async def copy_to_file(storage: Storage, path: Path) -> None:
    """Copy everything into a new SQLite file, also while servers run."""
    if isinstance(storage, SqliteStorage):
        await asyncio.to_thread(storage.copy_to, path)
        return
    # Where there has to be room for the copy anyway: temporary files may have little.
    with tempfile.TemporaryDirectory(prefix="paintpot-", dir=path.absolute().parent) as folder:
        copy = SqliteStorage(Path(folder, DATABASE))
        try:
            await copy.fill(storage.everything())
            await asyncio.to_thread(copy.copy_to, path)
        finally:
            await copy.aclose()


async def copy_from_file(path: Path, storage: Storage) -> None:
    """Take over everything from a SQLite file; BadData unless the target is still empty."""
    if not path.is_file():
        raise CannotImport(f"{path} is not a file.")
    with _to_import(path) as source:
        await storage.fill(source.everything())


def put_in_place(copy: Path, folder: Path) -> None:
    """Install a copied database in a folder that has none."""
    make_private_folder(folder)
    target = folder / DATABASE
    if target.exists():
        raise CannotImport(f"{target} already exists; choose an empty folder with --data.")
    if not copy.is_file():
        raise CannotImport(f"{copy} is not a file.")
    # Opened before it is copied, so that anything but a Paintpot database is refused here.
    with _to_import(copy) as source:
        source.copy_to(target)


@contextmanager
def _to_import(path: Path) -> Iterator[SqliteStorage]:
    """A database to be imported: no server writes to it meanwhile, and it stays as it is. If an
    older Paintpot has written it, a copy of it is migrated."""
    with ExitStack() as stack:
        stack.enter_context(_not_served(path))
        try:
            source = SqliteStorage(path, read_only=True)
        except OldData:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="paintpot-"))
            copy_file(path, Path(folder, DATABASE))
            source = SqliteStorage(Path(folder, DATABASE))
        yield stack.enter_context(closing(source))


def _not_served(path: Path) -> AbstractContextManager[object]:
    """CannotImport if a server uses a database: what it writes later would be lost."""
    file = path.resolve()
    if file.name != DATABASE or not (file.parent / LOCK).exists():
        return nullcontext()
    try:
        return lock_folder(file.parent)
    except BadFolder as error:
        raise CannotImport(
            f"{path} cannot be imported while a server uses it: stop the server first. ({error})"
        ) from error
