"""Records and databases in and out of a data folder, without a server."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from paintpot.core.errors import PaintpotError
from paintpot.core.play import Play
from paintpot.table.events import written
from paintpot.table.faults import Closed
from paintpot.table.hall import listing
from paintpot.table.ids import new_id
from paintpot.table.keys import FILE as KEY
from paintpot.table.loading import load, load_closed, loaded
from paintpot.table.place import make_private_folder
from paintpot.table.setup import from_record
from paintpot.table.storage import Change, Storage
from paintpot.table.table import Table

DATABASE: Final = "tables.sqlite"


class LostDatabase(PaintpotError):
    """A folder that was a server's, without its tables."""


class CannotImport(PaintpotError):
    """Something that is no database of ours, or no place for one."""


class Export(msgspec.Struct, frozen=True):
    """What is exported of a table."""

    table: str
    record: dict[str, Any] | None = None
    """None if there is nothing to write."""
    note: str = ""
    """What is not as it should be: the table is of older rules, or damaged."""


def export_of(storage: Storage, table: str) -> Export:
    """The record of a table, as far as it has gone; of a table that cannot be loaded the raw one.

    A raw record is made of the events alone: it names the version of the rules it was played under,
    and nobody has checked it against them.
    """
    try:
        found = load(storage, table)
    except Closed as fault:
        return _raw(storage, table, fault)
    if found.play is None:
        return Export(table)
    return Export(table, found.record())


def _raw(storage: Storage, table: str, fault: Closed) -> Export:
    try:
        found = load_closed(storage, table, fault.code)
    except PaintpotError as nothing:
        return Export(table, None, str(nothing))
    if not found.began:
        return Export(table, None, str(fault))
    return Export(table, found.record(), str(fault))


def exports(storage: Storage) -> Iterator[Export]:
    """Of all tables; of those whose game has not begun there is no record."""
    for table in storage.tables():
        try:
            yield export_of(storage, table)
        except PaintpotError as fault:
            yield Export(table, None, str(fault))


def check_not_lost(folder: Path) -> None:
    """LostDatabase if there is a key but no database: it was lost, or it is another folder's."""
    file, key = folder / DATABASE, folder / KEY
    if not key.exists() or (file.exists() and file.stat().st_size > 0):
        return
    what = "is empty" if file.exists() else "is not there"
    raise LostDatabase(
        f"{file} {what}, but {key.name} beside it says that there were tables: put back a copy of"
        " the database, or start with --new-database to begin without any."
    )


def add_play(storage: Storage, play: Play) -> Table:
    """A new table that goes on where a record ends, or shows it."""
    events = from_record(play)
    table = loaded(new_id(), events)
    change = Change(table.id, 0, [written(event) for event in events], listing(table), {})
    asyncio.run(storage.commit(change))
    return table


def put_in_place(copy: Path, folder: Path) -> None:
    """Make a copied database the one of a folder that has none."""
    make_private_folder(folder)
    target = folder / DATABASE
    if target.exists():
        raise CannotImport(f"{target} is there already; choose an empty folder with --data.")
    if not copy.is_file():
        raise CannotImport(f"{copy} is not a file.")
    # Opened as ours before it is copied: what is no database of ours is refused here.
    source = Storage(copy)
    try:
        source.copy_to(target)
    finally:
        source.close()
