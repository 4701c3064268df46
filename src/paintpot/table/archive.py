"""Records and databases in and out of a data folder, without a server."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from paintpot.core.errors import PaintpotError
from paintpot.core.play import Play
from paintpot.table.events import read, written
from paintpot.table.faults import NoSuchTable, NotNow
from paintpot.table.hall import listing
from paintpot.table.ids import new_id
from paintpot.table.place import make_private_folder
from paintpot.table.setup import from_record
from paintpot.table.storage import Change, Storage
from paintpot.table.table import Table, loaded

DATABASE: Final = "tables.sqlite"


class CannotImport(PaintpotError):
    """Something that is no database of ours, or no place for one."""


def load(storage: Storage, table: str) -> Table:
    """A table as it was written down; NoSuchTable if there is none."""
    data = storage.events(table)
    if not data:
        raise NoSuchTable(f"There is no table {table[:40]!r}.")
    return loaded(table, [read(event) for event in data])


def play_of(storage: Storage, table: str) -> Play:
    """The play of a table, as far as it has gone."""
    play = load(storage, table).play
    if play is None:
        raise NotNow(f"The game at table {table} has not begun: there is no record.")
    return play


def plays(storage: Storage) -> Iterator[tuple[str, Play]]:
    """All plays that have begun, with the ids of their tables."""
    for table in storage.tables():
        play = load(storage, table).play
        if play is not None:
            yield table, play


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
