"""The schema of Paintpot in a PostgreSQL database: checked, and migrated when a server starts.

A command that only reads, such as `paintpot export`, migrates nothing: older servers may be
running.
"""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import psycopg
from psycopg import AsyncConnection, errors

from paintpot.table.migrations import OURS, TABLES
from paintpot.table.storage_types import BadData, OldData

OLDEST: Final = 150_000
"""The oldest version of PostgreSQL, as its `server_version` counts."""

LOCK_WAIT: Final = "2s"
"""The longest time for which running servers may be held up."""
PAUSE: Final = 3.0
"""Seconds in which they go on, before the next try."""
MOST_TRIES: Final = 20
"""A minute or two: a backup of a large database takes longer."""

_MARKED: Final = "SELECT to_regclass('paintpot') IS NOT NULL"


async def migrate(connection: AsyncConnection[Any], steps: Sequence[str]) -> None:
    """Bring the schema up to date; BadData if that is impossible.

    Other servers may be running. A change of a table waits for their transactions, and theirs would
    wait behind it: so it gives up soon, lets them go on, and tries again.
    """
    _check_server(connection)
    for _ in range(MOST_TRIES - 1):
        try:
            await _migrate_once(connection, steps)
            return
        except errors.LockNotAvailable:
            await asyncio.sleep(PAUSE)
    try:
        await _migrate_once(connection, steps)
    except errors.LockNotAvailable as error:
        raise BadData(
            "The PostgreSQL database could not be migrated: another program keeps its tables"
            " locked, a backup perhaps. Start the server again when it has finished."
        ) from error


async def _migrate_once(connection: AsyncConnection[Any], steps: Sequence[str]) -> None:
    """All of it is one transaction, and of several servers that start together one does it."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", (OURS,))
        version = await _version(connection)
        _check_not_newer(version, len(steps))
        # Only now: another server may take its time to migrate, and nobody waits behind us for it.
        await connection.execute(f"SET LOCAL lock_timeout = '{LOCK_WAIT}'")
        for number, step in enumerate(steps[version:], version + 1):
            try:
                await connection.execute(step.encode())
                await connection.execute("UPDATE paintpot SET version = %s", (number,))
            except errors.LockNotAvailable:
                raise
            except psycopg.Error as error:
                raise BadData(
                    f"The PostgreSQL database could not be migrated to version {number}: {error}."
                ) from error


async def check_current(connection: AsyncConnection[Any], newest: int) -> None:
    """BadData unless the schema is the one that this program knows; nothing is changed."""
    _check_server(connection)
    version = await _version(connection)
    _check_not_newer(version, newest)
    if version == 0:
        raise BadData("The PostgreSQL database has no tables of Paintpot.")
    if version < newest:
        raise OldData(
            f"The PostgreSQL database was written by an older Paintpot (its data has version"
            f" {version}, this program knows {newest}): start a server on it once, which migrates"
            " it."
        )


def _check_server(connection: AsyncConnection[Any]) -> None:
    if connection.info.server_version < OLDEST:
        raise BadData("Paintpot needs PostgreSQL 15 or newer.")


def _check_not_newer(version: int, newest: int) -> None:
    if version > newest:
        raise BadData(
            f"The PostgreSQL database was written by a newer Paintpot (its data has version"
            f" {version}, this program knows {newest}): update Paintpot."
        )


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
