"""A limit on the time that a connection to PostgreSQL may take.

`asyncio.timeout` would not do: psycopg asks the server to cancel the query, and waits for its
answer. A server that hangs answers nothing. So the connection is cut, and fails at once.
"""

import asyncio
import contextlib
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import psycopg
from psycopg import AsyncConnection


def cut(connection: AsyncConnection[Any]) -> None:
    """Shut the socket down: callers waiting for this connection get an OperationalError at once."""
    with contextlib.suppress(psycopg.Error, OSError):
        end = socket.socket(fileno=connection.pgconn.socket)
        try:
            end.shutdown(socket.SHUT_RDWR)
        finally:
            end.detach()  # libpq closes it


@contextmanager
def cut_after(connection: AsyncConnection[Any], seconds: float) -> Iterator[None]:
    """TimeoutError if what is done with the connection takes longer; it is cut then."""
    late = False

    def end() -> None:
        nonlocal late
        late = True
        cut(connection)

    timer = asyncio.get_running_loop().call_later(seconds, end)
    try:
        yield
    except psycopg.Error as error:
        if late:
            raise TimeoutError from error
        raise
    finally:
        timer.cancel()
