"""The WebSocket of a table: events are pushed as they happen.

    /api/tables/{table}/live?seat=0&since=17

`since` is the version the client has seen; it gets the items it missed, the current snapshot, and
from then on an `update` whenever something changes for it. The client need not send anything; it
may send `{"is": "ping"}` and gets `{"is": "pong"}`.
"""

import asyncio
import contextlib
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from paintpot.core.errors import PaintpotError
from paintpot.server.addresses import counted_as
from paintpot.server.call import Call, viewer_of
from paintpot.server.language import request_language
from paintpot.server.problems import problem_of
from paintpot.server.rate_limits import RateLimiter
from paintpot.server.services import Services
from paintpot.table import deadline
from paintpot.table.room import Room
from paintpot.texts import in_language

REFUSED: Final = {400: 4000, 403: 4003, 404: 4004, 410: 4010, 429: 4029, 503: 4053}
"""Close codes: 4000 plus the last two digits of the HTTP status of the same error."""
TOO_SLOW: Final = 4008
TOO_MANY: Final = 4029
NOT_UNDERSTOOD: Final = 4000

LONGEST_REASON: Final = 123
"""Bytes of a reason that the protocol allows."""

PING: Final = "ping"
PONG: Final = b'{"is":"pong"}'


class ClientMessage(msgspec.Struct, tag_field="is", tag=PING, forbid_unknown_fields=True):
    """The only message that a client may send."""


_decoder: Final = msgspec.json.Decoder(ClientMessage)


class Socket:
    """A subscriber at the end of a WebSocket.

    Messages go through a queue of its own, so that nobody waits for a slow client. When the queue
    is full or a message takes too long, the client is disconnected; it can reconnect with the
    version it has seen.
    """

    def __init__(self, websocket: WebSocket, guest: str, viewer: int, services: Services) -> None:
        self.websocket = websocket
        self.guest = guest
        self.viewer = viewer
        self.version = 0
        self.last = b""
        self.services = services
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(services.limits.waiting)
        self._ended: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()

    def send(self, message: bytes) -> None:
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self.disconnect(TOO_SLOW, "Your connection is too slow; reconnect.")

    def disconnect(self, code: int, reason: str) -> None:
        """Close the socket; the reason is given in the client's language."""
        if not self._ended.done():
            self._ended.set_result((code, reason))

    async def run(self) -> None:
        """Run until the client leaves or is disconnected."""
        tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._receive())]
        ends: list[asyncio.Future[Any]] = [self._ended, *tasks]
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def close(self) -> None:
        """Send a client the reason for being disconnected; wait only briefly for one that does not
        read."""
        if self._ended.done():
            code, reason = self._ended.result()
            self.services.metrics.dropped.labels(str(code)).inc()
            await close(self.websocket, code, reason)

    async def _send(self) -> None:
        while True:
            message = await self._queue.get()
            try:
                async with asyncio.timeout(self.services.limits.slow):
                    await self.websocket.send_text(message.decode())
            except TimeoutError:
                self.disconnect(TOO_SLOW, "Your connection is too slow; reconnect.")
                return
            except (WebSocketDisconnect, RuntimeError):
                return  # the client has gone

    async def _receive(self) -> None:
        allowed = RateLimiter(self.services.limits.said, self.services.limits.said * 4)
        while True:
            try:
                text = await self.websocket.receive_text()
            except (WebSocketDisconnect, KeyError, RuntimeError):
                if self.websocket.client_state == WebSocketState.CONNECTED:
                    self.disconnect(NOT_UNDERSTOOD, "Send text, not bytes.")
                return
            if allowed.take(""):
                self.disconnect(TOO_MANY, "Too many messages: this socket is for receiving.")
                return
            try:
                _decoder.decode(text)
            except (msgspec.DecodeError, UnicodeError):
                self.disconnect(NOT_UNDERSTOOD, 'Only {"is": "ping"} can be sent here.')
                return
            self.send(PONG)


async def live(services: Services, websocket: WebSocket) -> None:
    """Serve one socket for its whole life."""
    await websocket.accept()
    guest = services.guests.known(websocket.headers.get("cookie", ""))
    if guest is None:
        await close(websocket, REFUSED[403], "Call /api/me first: it makes you a guest.")
        return
    address = counted_as(websocket.client.host) if websocket.client else ""
    fault = _too_many(services, guest, address)
    if fault:
        await close(websocket, TOO_MANY, fault)
        return
    services.sockets[guest] = services.sockets.get(guest, 0) + 1
    services.sockets_by_address.add(address)
    services.metrics.sockets.inc()
    entered: tuple[Room, Socket] | None = None
    try:
        entered = await _enter(services, websocket, guest, address)
        if entered is not None:
            await entered[1].run()
    finally:
        services.metrics.sockets.dec()
        services.sockets_by_address.drop(address)
        if entered is not None and entered[0].table.seats_of(guest):
            services.see(guest)
        services.sockets[guest] -= 1
        if not services.sockets[guest]:
            del services.sockets[guest]
        if entered is not None:
            room, socket = entered
            room.unsubscribe(socket)  # last: the others are told how long the guest has been away
    if entered is not None:
        await entered[1].close()  # a client that is slow to read its farewell is gone already


async def _enter(
    services: Services, websocket: WebSocket, guest: str, address: str
) -> tuple[Room, Socket] | None:
    """Subscribe to a table; None if that is refused, and the socket is closed."""
    table = websocket.path_params["table"]
    query = websocket.scope["query_string"].decode("latin-1")
    call = Call(services, guest, table=table, query=query)
    services.stalls.doing = "live"
    try:
        services.by_address.require(address, "requests")
        services.by_guest.require(guest, "requests")
        seat, since = call.number("seat"), call.number("since")
        deadline.begin()
        async with services.tables.room(table) as room:
            viewer = await viewer_of(services, room.table, guest, seat)
            socket = Socket(websocket, guest, viewer, services)
            services.tables.note_arrival(room, address)
            room.subscribe(socket, since or 0)
    except PaintpotError as error:
        problem = problem_of(error, "en")  # `close` translates it
        await close(websocket, REFUSED.get(problem.status, 4000), problem.detail)
        return None
    if services.stopping:
        socket.disconnect(1012, "The server is restarting; come back in a moment.")
    return room, socket


def _too_many(services: Services, guest: str, address: str) -> str:
    if services.by_address.take(address):
        return "Too many sockets were opened just now; wait a little."
    if services.sockets.get(guest, 0) >= services.limits.sockets:
        return f"You have {services.limits.sockets} open sockets already."
    if services.sockets_by_address[address] >= services.limits.address_sockets:
        return f"Your address has {services.limits.address_sockets} open sockets already."
    if services.sockets_by_address.total() >= services.limits.all_sockets:
        return "The server is full; come back later."
    return ""


async def close(websocket: WebSocket, code: int, reason: str) -> None:
    """Close with a reason in the client's language, unless it has gone already."""
    said = in_language(reason, request_language(websocket))
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await websocket.close(code, said.encode()[:LONGEST_REASON].decode(errors="ignore"))
