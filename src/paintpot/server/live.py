"""The socket of a table: everything that happens there is told as it happens.

    /api/tables/{table}/live?seat=0&since=17

`since` is the version the client has seen; it gets what it missed, the table as it is now, and from
then on an `update` whenever something changes for it. The client need not say anything; it may say
`{"is": "ping"}` and hears `{"is": "pong"}`.
"""

import asyncio
import contextlib
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from paintpot.core.errors import PaintpotError
from paintpot.server.addresses import counted_as
from paintpot.server.call import Call, viewer_of
from paintpot.server.house import House
from paintpot.server.language import language_of
from paintpot.server.limits import Buckets
from paintpot.server.problems import problem_of
from paintpot.table.room import Room
from paintpot.texts import in_language

REFUSED: Final = {400: 4000, 403: 4003, 404: 4004, 410: 4010, 429: 4029, 503: 4053}
"""Close codes: 4000 and the last two digits of the status the same fault has over HTTP."""
TOO_SLOW: Final = 4008
TOO_MANY: Final = 4029
NOT_UNDERSTOOD: Final = 4000

LONGEST_REASON: Final = 123
"""Bytes that the protocol has room for."""

PING: Final = "ping"
PONG: Final = b'{"is":"pong"}'


class Said(msgspec.Struct, tag_field="is", tag=PING, forbid_unknown_fields=True):
    """All that a client may say."""


_said: Final = msgspec.json.Decoder(Said)


class Socket:
    """A listener at the end of a WebSocket.

    What is told goes into a queue of its own, so that nobody waits for a slow client. When the
    queue is full or a message takes too long, the client is dropped; it can come back and say what
    it has seen.
    """

    def __init__(self, websocket: WebSocket, guest: str, viewer: int, house: House) -> None:
        self.websocket = websocket
        self.guest = guest
        self.viewer = viewer
        self.version = 0
        self.last = b""
        self.house = house
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(house.limits.waiting)
        self._ended: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()

    def tell(self, message: bytes) -> None:
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self.dismiss(TOO_SLOW, "You are too slow to be told everything; come back.")

    def dismiss(self, code: int, reason: str) -> None:
        """Close the socket; the reason is said in the client's language."""
        if not self._ended.done():
            self._ended.set_result((code, reason))

    async def run(self) -> None:
        """Until the client goes, or is dismissed."""
        tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._hear())]
        ends: list[asyncio.Future[Any]] = [self._ended, *tasks]
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if self._ended.done():
            code, reason = self._ended.result()
            self.house.metrics.dropped.labels(str(code)).inc()
            await close(self.websocket, code, reason)

    async def _send(self) -> None:
        while True:
            message = await self._queue.get()
            try:
                async with asyncio.timeout(self.house.limits.slow):
                    await self.websocket.send_text(message.decode())
            except TimeoutError:
                self.dismiss(TOO_SLOW, "You are too slow to be told everything; come back.")
                return
            except (WebSocketDisconnect, RuntimeError):
                return  # the client has gone

    async def _hear(self) -> None:
        allowed = Buckets(self.house.limits.said, self.house.limits.said * 4)
        while True:
            try:
                text = await self.websocket.receive_text()
            except (WebSocketDisconnect, KeyError, RuntimeError):
                if self.websocket.client_state == WebSocketState.CONNECTED:
                    self.dismiss(NOT_UNDERSTOOD, "Say text, not bytes.")
                return
            if allowed.take(""):
                self.dismiss(TOO_MANY, "You say too much; this socket tells.")
                return
            try:
                _said.decode(text)
            except (msgspec.DecodeError, UnicodeError):
                self.dismiss(NOT_UNDERSTOOD, 'Only {"is": "ping"} can be said here.')
                return
            self.tell(PONG)


async def live(house: House, websocket: WebSocket) -> None:
    """Serve one socket from its first to its last moment."""
    await websocket.accept()
    guest = house.guests.known(websocket.headers.get("cookie", ""))
    if guest is None:
        await close(websocket, REFUSED[403], "Ask /api/me first: that makes you a guest.")
        return
    address = counted_as(websocket.client.host) if websocket.client else ""
    fault = _too_many(house, guest, address)
    if fault:
        await close(websocket, TOO_MANY, fault)
        return
    house.sockets[guest] = house.sockets.get(guest, 0) + 1
    house.sockets_by_address.add(address)
    house.metrics.sockets.inc()
    try:
        await _serve(house, websocket, guest, address)
    finally:
        house.metrics.sockets.dec()
        house.sockets_by_address.drop(address)
        house.see(guest)
        house.sockets[guest] -= 1
        if not house.sockets[guest]:
            del house.sockets[guest]


async def _serve(house: House, websocket: WebSocket, guest: str, address: str) -> None:
    table = websocket.path_params["table"]
    query = websocket.scope["query_string"].decode("latin-1")
    call = Call(house, guest, table=table, query=query)
    house.stalls.doing = "live"
    try:
        house.by_address.demand(address, "requests")
        house.by_guest.demand(guest, "requests")
        seat, since = call.number("seat"), call.number("since")
        async with house.hall.room(table) as room:
            socket = Socket(websocket, guest, viewer_of(house, room.table, guest, seat), house)
            room.greet(socket, since or 0)
            house.hall.welcome(room, address)
    except PaintpotError as error:
        problem = problem_of(error, "en")  # `close` says it in the client's language
        await close(websocket, REFUSED.get(problem.status, 4000), problem.detail)
        return
    if house.stopping:
        socket.dismiss(1012, "The server is restarting; come back in a moment.")
    try:
        await socket.run()
    finally:
        _left(room, socket)


def _left(room: Room, socket: Socket) -> None:
    room.listeners.discard(socket)
    room.say_who_is_here()


def _too_many(house: House, guest: str, address: str) -> str:
    if house.by_address.take(address):
        return "Too many sockets were opened just now; wait a little."
    if house.sockets.get(guest, 0) >= house.limits.sockets:
        return f"You have {house.limits.sockets} open sockets already."
    if house.sockets_by_address[address] >= house.limits.address_sockets:
        return f"Your address has {house.limits.address_sockets} open sockets already."
    if house.sockets_by_address.total() >= house.limits.all_sockets:
        return "The house is full; come back later."
    return ""


async def close(websocket: WebSocket, code: int, reason: str) -> None:
    """Say why in the client's language, unless it has gone already."""
    language = language_of(websocket.headers.get("accept-language", "").encode("latin-1"))
    said = in_language(reason, language)
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await websocket.close(code, said.encode()[:LONGEST_REASON].decode(errors="ignore"))
