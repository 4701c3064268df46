"""What goes wrong with PostgreSQL, and whether trying again may help."""

import re
from typing import Final
from urllib.parse import unquote

import psycopg
from psycopg import errors
from psycopg_pool import PoolClosed, TooManyRequests

from paintpot.table.storage_types import StorageFault, Unreachable

STUCK: Final = 6.0
"""Seconds after which a connection that answers nothing is given up. Together with
`deadline.PATIENCE` the longest time until there is an answer."""
LONGEST_STATEMENT: Final = 5.0
"""Seconds after which PostgreSQL itself ends a statement: sooner than we give up, so that none of
ours holds locks, or is committed, long after that."""
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

SHORTEST_PART: Final = 3
"""Characters of a password that reveal nothing if they are shown."""
_BEFORE_HOST: Final = re.compile(r"^\w+://[^:@/]*:(.*)@")
_AS_OPTION: Final = re.compile(r"[?&]password=([^&]*)")
_SPECIAL: Final = re.compile(r"[^\w.~-]+")


def passes(error: Exception) -> bool:
    """Whether it may work in a moment: the connection was lost, or others were in the way."""
    return isinstance(error, _PASSING) and not isinstance(error, _FINAL)


def lost(error: Exception) -> bool:
    """Whether the server did not answer at all, or says that it is shutting down or starting."""
    state = getattr(error, "sqlstate", None) or ""
    return passes(error) and (not state or state.startswith(("08", "57P")))


def too_slow(error: Exception) -> bool:
    """Whether a smaller batch may work at once."""
    return isinstance(error, TimeoutError | errors.QueryCanceled)


def affects_all(error: Exception) -> bool:
    """Whether a whole batch is affected. Errors of a single change have other classes."""
    return isinstance(error, (*_PASSING, *_FINAL, psycopg.InternalError))


def fault_of(error: Exception) -> StorageFault:
    """A StorageFault that says in a sentence what PostgreSQL reports."""
    unreachable = passes(error) and not isinstance(error, errors.ReadOnlySqlTransaction)
    fault = (Unreachable if unreachable else StorageFault)(_sentence(error))
    fault.__cause__ = error
    return fault


def without_password(words: str, url: str) -> str:
    """What libpq says about a URL, without anything secret. It quotes what it cannot parse, which
    is a part of the password if a special character in it was not escaped."""
    given = [*_BEFORE_HOST.findall(url), *_AS_OPTION.findall(url)]
    parts = [part for one in given for part in (one, unquote(one), *_SPECIAL.split(one))]
    for part in sorted(parts, key=len, reverse=True):
        if len(part) >= SHORTEST_PART:
            words = words.replace(part, "…")
    return words


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
