"""Running a server: its folder, its port, its start and its clean stop."""

import asyncio
import contextlib
import gc
import os
import signal
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import uvicorn

from paintpot.core.errors import PaintpotError
from paintpot.core.registry import game as find_game
from paintpot.core.registry import games
from paintpot.server.app import make_app
from paintpot.server.connections import protocols_of
from paintpot.server.house import House
from paintpot.server.limits import Limits
from paintpot.server.logs import log_to_stderr
from paintpot.server.messages import Problem
from paintpot.server.problems import TITLES
from paintpot.table.archive import DATABASE, check_not_lost
from paintpot.table.hall import IDLE, PACE, Hall
from paintpot.table.keys import load_key
from paintpot.table.place import hold
from paintpot.table.readers import Readers
from paintpot.table.reveal import PATIENCE
from paintpot.table.storage import Storage
from paintpot.table.thinkers import Thinkers
from paintpot.texts import LANGUAGES, catalogue

PORT: Final = 8017
"""Where we listen unless told otherwise."""
SLOWEST: Final = 60
"""Seconds: who waits longer for a bot believes that it has died."""
STUCK: Final = 30_000
"""Milliseconds after which the system gives up a connection that takes nothing."""
FAREWELL: Final = 2.0
"""Seconds for sockets to be told why they are closed, when we stop."""
TICKS: Final = 10
"""How often uvicorn looks around in a second."""
YOUNG: Final = 20_000
"""New objects after which the youngest are searched: more than hundreds of requests under way
have."""
SLOW: Final = msgspec.json.encode(
    Problem(TITLES[408], 408, "The body of the request did not come in time.", "too-slow")
)
TOO_SLOW: Final = (
    b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n"
    b"content-type: application/problem+json\r\ncontent-length: %d\r\n\r\n%s" % (len(SLOW), SLOW)
)
"""What is said when a body does not come. The application never sees such a request."""
LAST_WORDS: Final = "The server is restarting; come back in a moment."


class CannotServe(PaintpotError):
    """No server can run like that."""


class Wishes(msgspec.Struct, frozen=True):
    """How a server is to run."""

    folder: Path
    host: str = "127.0.0.1"
    port: int | None = None
    """None: the usual one, or any free one if that is taken."""
    public_url: str = ""
    workers: int = 0
    """Processes in which bots think; 0: one less than there are cores, at least one."""
    idle: float = IDLE
    pace: float = PACE
    """Seconds that bots take for a turn at least, while somebody is there."""
    reveal: float = PATIENCE
    """Seconds that seats have to reveal their parts of the dice."""
    limits: Limits = Limits()
    new_database: bool = False
    """Whether to begin without tables though a key says that there were some."""
    log_level: str = "warning"
    dev: bool = False
    """Whether what games show is read again when its files change."""


def check(wishes: Wishes) -> None:
    """CannotServe says which wish cannot be."""
    if not wishes.host:
        raise CannotServe("The host has an empty name; 0.0.0.0 stands for all addresses.")
    if not 0 < wishes.idle < float("inf"):  # NaN is not either
        raise CannotServe("Idle tables are closed after some seconds: more than 0.")
    if not 0 <= wishes.pace <= SLOWEST:
        raise CannotServe(f"Bots take 0 to {SLOWEST} seconds for a turn at least.")
    if not 0 < wishes.reveal <= SLOWEST:
        raise CannotServe(
            f"Seats have some seconds to reveal their parts of the dice: more than 0, at most"
            f" {SLOWEST}."
        )
    if wishes.public_url:
        try:
            public = urlsplit(wishes.public_url)
            fits = public.scheme in ("http", "https") and public.hostname and public.port != 0
        except ValueError:
            fits = False
        if not fits:
            raise CannotServe(
                f"{wishes.public_url!r} is no address of a server; one reads like"
                " https://play.example.org."
            )


def listening(host: str, port: int | None) -> socket.socket:
    """A socket that listens; CannotServe says why there is none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for attempt in (PORT, 0) if port is None else (port,):
        sock = socket.socket(family, socket.SOCK_STREAM)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            # A client that takes nothing is given up by the system: closing alone would wait for
            # what it has not read. Connections inherit this from the listening socket.
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STUCK)
        try:
            sock.bind((host, attempt))
            sock.listen(1024)
        except (OSError, OverflowError) as error:
            sock.close()
            fault = getattr(error, "strerror", None) or str(error).rstrip(".")
            if attempt == 0 or port is not None:
                raise CannotServe(f"{host}:{attempt} cannot be listened on: {fault}.") from error
            continue
        return sock
    raise AssertionError


class Uvicorn(uvicorn.Server):
    """Uvicorn with our own order of stopping: sockets are told why before they are closed.

    It also closes connections that were opened and do not ask for anything.
    """

    def __init__(
        self, config: uvicorn.Config, farewell: Callable[[], Awaitable[None]], silent: float
    ) -> None:
        super().__init__(config)
        self._farewell = farewell
        self._between = max(1, round(silent * TICKS))
        self._mute: set[tuple[Any, Any]] = set()
        """Connections that had not asked when we last looked, or not to the end."""

    async def on_tick(self, counter: int) -> bool:
        if counter % self._between == 0:
            self._close_mute()
        return await super().on_tick(counter)

    def _close_mute(self) -> None:
        # A request begins with a cycle; what became a socket has none to look at. One look at all
        # connections now and then is cheaper than a timer for each request.
        asked = [(one, one.cycle) for one in self.server_state.connections if hasattr(one, "cycle")]
        # Whoever had an answer and then sends half a request has still the same cycle.
        mute = {
            (one, cycle)
            for one, cycle in asked
            if cycle is None or cycle.more_body or cycle.response_complete
        }
        for connection, cycle in mute & self._mute:
            if cycle is not None and not cycle.response_started:
                connection.transport.write(TOO_SLOW)
            connection.transport.close()
        self._mute = mute

    def handle_exit(self, sig: int, frame: object) -> None:
        # Uvicorn would raise the signal again at the end, and so kill us before we have finished.
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._farewell()
        await super().shutdown(sockets)


async def serve(wishes: Wishes, announce: Callable[[str], None]) -> None:
    """Serve until told to stop; `announce` gets the address once it answers."""
    check(wishes)
    log_to_stderr(wishes.log_level)
    with hold(wishes.folder), listening(wishes.host, wishes.port) as sock:
        url = address_of(sock)
        if not wishes.new_database:
            check_not_lost(wishes.folder)
        storage = Storage(wishes.folder / DATABASE)
        workers = wishes.workers or max(1, (os.cpu_count() or 2) - 1)
        thinkers = Thinkers(workers, background=True)
        readers = Readers()
        hall = Hall(storage, thinkers, wishes.idle, wishes.pace, wishes.reveal)
        key = load_key(wishes.folder)
        house = House(hall, key, wishes.limits, wishes.public_url or url, readers, wishes.dev)
        try:
            async with thinkers, readers:
                if hasattr(signal, "SIGUSR1"):
                    # `make play` has compiled the rules behind us (tools/play.py).
                    loop = asyncio.get_running_loop()
                    loop.add_signal_handler(signal.SIGUSR1, lambda: _renew(thinkers, readers))
                await _run(house, sock, lambda: announce(url))
        finally:
            storage.close()


def _renew(thinkers: Thinkers, readers: Readers) -> None:
    """Replace all workers by processes that load the rules anew."""
    thinkers.renew()
    readers.pool.renew()


async def _run(house: House, sock: socket.socket, announce: Callable[[], None]) -> None:
    hall = house.hall

    async def farewell() -> None:
        house.stopping = True
        await hall.close(LAST_WORDS)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                while house.sockets:
                    await asyncio.sleep(0.01)

    http, websocket = protocols_of(house.doorway)
    config = uvicorn.Config(
        make_app(house),
        http=http,
        ws=websocket,
        ws_max_size=4096,
        ws_per_message_deflate=False,
        ws_ping_interval=house.limits.silent,
        ws_ping_timeout=house.limits.silent,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        backlog=1024,
    )
    server = Uvicorn(config, farewell, house.limits.silent)
    serving = asyncio.create_task(server.serve(sockets=[sock]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    _warm_up()
    _spare_the_collector()
    await hall.keeper.check_file()
    await hall.start()
    announce()
    house.stalls.start()
    await serving
    house.stalls.stop()
    await farewell()


def _warm_up() -> None:
    """Load games and their texts now: the first who asks would hold up all others for that."""
    for name in games():
        # A game that cannot be loaded says so to whoever asks for it.
        with contextlib.suppress(Exception):
            find_game(name).start(find_game(name).seats[0])
            for language in LANGUAGES:
                catalogue(name, language).say("title")


def _spare_the_collector() -> None:
    """Python's search for cyclic garbage takes a fifth of all time if it is left as it is. What is
    loaded by now stays, and what a request makes goes without being searched for."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 10, 10)


def address_of(sock: socket.socket) -> str:
    host, port = sock.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = socket.gethostname()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def run_server(wishes: Wishes, announce: Callable[[str], None]) -> None:
    """The same from a plain command, on the fastest event loop there is."""
    try:
        import uvloop

        factory: Callable[[], asyncio.AbstractEventLoop] | None = uvloop.new_event_loop
    except ImportError:  # not on every system
        factory = None
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=factory) as runner:
        runner.run(serve(wishes, announce))
