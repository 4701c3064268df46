"""What goes wrong with PostgreSQL, and whether trying again may help."""

from typing import Final

import psycopg
from psycopg import errors
from psycopg_pool import PoolClosed, TooManyRequests

from paintpot.table.storage_types import StorageFault

PATIENCE: Final = 15.0
"""Seconds for which a read or a write is tried again while the server is away: it restarts."""
STUCK: Final = 10.0
"""Seconds after which a connection that answers nothing is given up."""
PAUSE: Final = 0.1
"""Seconds between two tries."""

_PASSING: Final = (
    psycopg.OperationalError,
    psycopg.InterfaceError,
    errors.ReadOnlySqlTransaction,  # the server has become a replica: another one takes over
    TimeoutError,
    OSError,
)
_FINAL: Final = (errors.DiskFull, errors.OutOfMemory, TooManyRequests, PoolClosed)


def passes(error: Exception) -> bool:
    """Whether it may work in a moment: the connection was lost, or others were in the way."""
    return isinstance(error, _PASSING) and not isinstance(error, _FINAL)


def affects_all(error: Exception) -> bool:
    """Whether a whole batch is affected. Errors of a single change have other classes."""
    return isinstance(error, (*_PASSING, *_FINAL, psycopg.InternalError))


def fault_of(error: Exception) -> StorageFault:
    """A StorageFault that says in a sentence what PostgreSQL reports."""
    fault = StorageFault(_sentence(error))
    fault.__cause__ = error
    return fault


def _sentence(error: Exception) -> str:
    if isinstance(error, errors.DiskFull):
        return "The disk of the database is full: make room, then try again."
    if isinstance(error, errors.ReadOnlySqlTransaction):
        return "The database may not be written to: it is a replica, or read-only."
    if isinstance(error, TooManyRequests):
        return "The server is busy reading; try again in a moment."
    if isinstance(error, PoolClosed):
        return "The database is closed: the server is stopping."
    if passes(error):
        return "The database cannot be reached; try again in a moment."
    return (
        f"The database could not be used: {str(error).splitlines()[0] if str(error) else error!r}."
    )
