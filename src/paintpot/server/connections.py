"""Limits on connections, for each address and in total.

Every connection costs a file descriptor, and those are limited. So an address has a quota, and when
all are in use, the address with the most open connections loses one to a newcomer.
"""

import contextlib
import os
from typing import Any, Final

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from paintpot.server.addresses import counted_as
from paintpot.server.problems import raw_response

SPARE: Final = 64
"""File descriptors reserved for the database, the workers and the system."""
FEWEST: Final = 16
"""Connections that are always allowed, however few file descriptors there are."""
FAREWELL: Final = 10.0
"""Seconds that a client has to read why its socket is closed, and what came before."""

FULL: Final = raw_response(
    429, "connections", "Your address has too many connections open.", b"retry-after: 5\r\n"
)
TOO_SLOW: Final = raw_response(408, "too-slow", "The body of the request did not arrive in time.")
"""The response when a body does not arrive in time. The application never sees such a request."""


def trusted_proxies() -> str:
    """The addresses of proxies that may name the client whom they serve."""
    return os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")


def files_allowed(wanted: int) -> int:
    """How many of the wanted connections get file descriptors, after raising the limit."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + SPARE
    if soft != resource.RLIM_INFINITY and soft < needed:
        more = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (more, hard))
            soft = more
        return max(FEWEST, min(wanted, soft - SPARE))
    return wanted


class ConnectionLimiter:
    """Admits connections. A trusted proxy has one for all its clients, so its address has no quota:
    behind it, requests and sockets are counted instead."""

    def __init__(self, each: int, all_together: int, trusted: str) -> None:
        self.each = each
        self.all_together = all_together
        self.refused = 0
        """Connections refused."""
        self.shed = 0
        """Connections closed to make room."""
        self._open: dict[str, dict[Any, None]] = {}
        """Transports by address, oldest first."""
        self._count = 0
        self._addresses: dict[Any, str] = {}
        self._trusted = ProxyHeadersMiddleware(_no_app, trusted).trusted_hosts

    def __len__(self) -> int:
        return self._count

    def enter(self, transport: Any, host: str) -> bool:
        """Whether this connection is admitted."""
        address = counted_as(host)
        own = self._open.get(address, {})
        proxy = host in self._trusted
        if not proxy and len(own) >= self.each:
            self.refused += 1
            return False
        if self._count >= self.all_together and not self._make_room(len(own)):
            self.refused += 1
            return False
        self._open.setdefault(address, {})[transport] = None
        self._addresses[transport] = address
        self._count += 1
        return True

    def leave(self, transport: Any) -> None:
        address = self._addresses.pop(transport, None)
        if address is None:
            return
        own = self._open[address]
        del own[transport]
        self._count -= 1
        if not own:
            del self._open[address]

    def _make_room(self, own: int) -> bool:
        """Close the oldest connection of the address with the most; not if that is the newcomer's,
        or hardly has more."""
        most = max(self._open, key=lambda address: len(self._open[address]))
        if len(self._open[most]) <= own + 1:
            return False
        oldest = next(iter(self._open[most]))
        self.leave(oldest)
        oldest.abort()
        self.shed += 1
        return True


async def _no_app(*_: object) -> None:
    raise AssertionError


def protocols_of(
    connections: ConnectionLimiter,
) -> tuple[type[HttpToolsProtocol], type[WebSocketsSansIOProtocol]]:
    """Uvicorn's two protocols with admission control. A WebSocket begins as the first and is handed
    over to the second."""

    class Connection(HttpToolsProtocol):
        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            if not connections.enter(transport, self.client[0] if self.client else ""):
                transport.write(FULL)
                transport.close()

        def _start_asgi_task(self, cycle: Any, app: Any) -> None:
            self.answered = cycle
            super()._start_asgi_task(cycle, app)

        def connection_lost(self, exc: Exception | None) -> None:
            connections.leave(self.transport)
            # Uvicorn looks only at the last request. An earlier one may still be in progress, and
            # would then write to a closed transport.
            cycle = getattr(self, "answered", None)
            if cycle is not None and not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()
            super().connection_lost(exc)

    class SocketConnection(WebSocketsSansIOProtocol):
        async def send(self, message: Any) -> None:
            if message["type"] == "websocket.close":
                # Uvicorn waits until everything before it was read. A client that reads nothing
                # would keep its connection for as long as it likes.
                self.loop.call_later(FAREWELL, self.transport.abort)
            await super().send(message)

        def keepalive_timeout(self) -> None:
            super().keepalive_timeout()
            self.loop.call_later(FAREWELL, self.transport.abort)

        def connection_lost(self, exc: Exception | None) -> None:
            connections.leave(self.transport)
            super().connection_lost(exc)

    return Connection, SocketConnection
