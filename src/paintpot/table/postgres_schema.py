"""The schema of Paintpot in a PostgreSQL database: checked, and migrated when a server starts."""

from collections.abc import Sequence
from typing import Any, Final

import psycopg
from psycopg import AsyncConnection

from paintpot.table.migrations import OURS, TABLES
from paintpot.table.storage_types import BadData

OLDEST: Final = 150_000
"""The oldest version of PostgreSQL, as its `server_version` counts."""

_MARKED: Final = "SELECT to_regclass('paintpot') IS NOT NULL"


async def migrate(connection: AsyncConnection[Any], steps: Sequence[str]) -> None:
    """Bring the schema up to date; BadData if that is impossible.

    All of it is one transaction, and of several servers that start together one does it.
    """
    if connection.info.server_version < OLDEST:
        raise BadData("Paintpot needs PostgreSQL 15 or newer.")
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", (OURS,))
        version = await _version(connection)
        if version > len(steps):
            raise BadData(
                f"The PostgreSQL database was written by a newer Paintpot (its data has version"
                f" {version}, this program knows {len(steps)}): update Paintpot."
            )
        for number, step in enumerate(steps[version:], version + 1):
            try:
                await connection.execute(step.encode())
                await connection.execute("UPDATE paintpot SET version = %s", (number,))
            except psycopg.Error as error:
                raise BadData(
                    f"The PostgreSQL database could not be migrated to version {number}: {error}."
                ) from error


async def _version(connection: AsyncConnection[Any]) -> int:
    """The number of the last migration; 0 for a database that has nothing of ours."""
    cursor = await connection.execute(_MARKED)
    ((marked,),) = await cursor.fetchall()
    if marked:
        cursor = await connection.execute("SELECT version FROM paintpot")
        ((version,),) = await cursor.fetchall()
        return int(version)
    for name in TABLES:
        cursor = await connection.execute("SELECT to_regclass(%s)", (name,))
        if await cursor.fetchall() != [(None,)]:
            raise BadData(
                "The PostgreSQL database has tables of another program: give Paintpot its own."
            )
    return 0
