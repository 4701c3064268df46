"""The database that a server or a command uses: a SQLite file in its folder, or PostgreSQL."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from paintpot.table.archive import DATABASE, check_not_lost
from paintpot.table.keys import fingerprint, load_key
from paintpot.table.sqlite_storage import SqliteStorage
from paintpot.table.storage import BadData, Storage

if TYPE_CHECKING:
    from paintpot.table.postgres_storage import PostgresStorage

SCHEMES: Final = ("postgresql://", "postgres://")


async def open_database(folder: Path, url: str = "", new: bool = False) -> Storage:
    """The tables of a server with this data folder; those in PostgreSQL if there is a URL.

    Seats and links are signed by the key in the folder, so a PostgreSQL database takes servers with
    one key only. `new`: although there is a key, there need not be a SQLite file.
    """
    if url:
        storage = await open_postgres(url)
        try:
            await storage.check_clock()
            await storage.bind(fingerprint(load_key(folder)))
        except BaseException:
            await storage.aclose()
            raise
        return storage
    if not new:
        check_not_lost(folder)
    return SqliteStorage(folder / DATABASE)


async def open_postgres(url: str, read_only: bool = False) -> "PostgresStorage":
    """BadData if the URL is not one of PostgreSQL, or the database cannot be used. `read_only`: it
    is not migrated."""
    if not url.startswith(SCHEMES):
        raise BadData("A database is given by its URL, such as postgresql://host/paintpot.")
    try:
        from paintpot.table.postgres_storage import PostgresStorage
    except ImportError as error:
        raise BadData("PostgreSQL needs psycopg: pip install 'paintpot[postgresql]'.") from error
    return await PostgresStorage.open(url, read_only)
