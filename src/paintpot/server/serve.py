"""Running a server: data folder, port, start and graceful stop."""

import asyncio
import contextlib
import gc
import logging
import math
import os
import signal
import socket
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import msgspec
import uvicorn

from paintpot.core.errors import PaintpotError
from paintpot.core.registry import game as find_game
from paintpot.core.registry import games
from paintpot.server.app import make_app
from paintpot.server.closing_port import HANDSHAKE, accept_all, stop_taking_new
from paintpot.server.connections import TOO_SLOW, protocols_of
from paintpot.server.dependencies import Reach, RecentAnswer
from paintpot.server.logs import log_to_stderr
from paintpot.server.rate_limits import Limits
from paintpot.server.services import Services
from paintpot.table.bot_driver import PACE
from paintpot.table.bot_workers import BotWorkers
from paintpot.table.data_folder import lock_folder
from paintpot.table.databases import open_database
from paintpot.table.keys import load_key
from paintpot.table.maintenance import IDLE
from paintpot.table.readers import Readers
from paintpot.table.reveal import PATIENCE
from paintpot.table.review_cache import FILE as REVIEWS
from paintpot.table.review_cache import ReviewCache
from paintpot.table.review_stores import LocalReviews, SharedReviews
from paintpot.table.storage import Storage, StorageFault
from paintpot.table.table_service import TableService
from paintpot.texts import LANGUAGES, catalogue

if TYPE_CHECKING:
    from paintpot.table.redis_cluster import RedisCluster
    from paintpot.table.redis_link import RedisLink

log: Final = logging.getLogger("paintpot.server")

PORT: Final = 8017
"""The default port."""
SLOWEST: Final = 60
"""Seconds: a bot that takes longer would seem dead."""
LONGEST_DRAIN: Final = 600
"""Seconds: a restart has to wait for it."""
STUCK: Final = 30_000
"""Milliseconds after which the system closes a connection that acknowledges nothing."""
FIRST_REQUEST: Final = 1.0
"""Seconds that a connection has for its first request when the server stops."""
STOP_TIMEOUT: Final = 10.0
"""Seconds for a stop, all in all: also if the database does not answer."""
TASKS_TIMEOUT: Final = 2.0
"""Of these, seconds for background tasks to end,"""
CLOSE_TIMEOUT: Final = 2.0
"""for clients to receive the reason before sockets are closed,"""
REQUESTS_TIMEOUT: Final = 5.0
"""for requests to be finished,"""
LEAST_TIMEOUT: Final = 1.0
"""and at least for each of these and the database."""
TICKS: Final = 10
"""Ticks of uvicorn's main loop per second."""
YOUNG: Final = 20_000
"""New objects that trigger a collection of the youngest generation: more than hundreds of
concurrent requests create."""
ALONE: Final = (
    "with PostgreSQL alone one server runs at a time; several need a Redis as well, over which they"
    " tell each other what has happened"
)
STOP_REASON: Final = "The server is restarting; come back in a moment."


class CannotServe(PaintpotError):
    """The configuration is not valid, or the port cannot be used."""


class ServerConfig(msgspec.Struct, frozen=True):
    """The configuration of a server."""

    folder: Path
    host: str = "127.0.0.1"
    port: int | None = None
    """None: the default one, or any free one if that is taken."""
    public_url: str = ""
    workers: int = 0
    """Processes for bots; 0: one less than there are cores, at least one."""
    idle: float = IDLE
    pace: float = PACE
    """The shortest time, in seconds, that bots take for a turn while somebody is present."""
    reveal: float = PATIENCE
    """Seconds that seats have to reveal their parts of the dice."""
    limits: Limits = Limits()
    new_database: bool = False
    """Whether to start with an empty database although a key says that there was one."""
    log_level: str = "warning"
    dev: bool = False
    """Whether games' texts and pictures are reloaded when their files change."""
    database: str = ""
    """The URL of a PostgreSQL database; empty: a SQLite file in the folder."""
    redis: str = ""
    """The URL of a Redis that connects several servers on the database; empty: this is the only
    server."""
    drain: float = 0.0
    """Seconds for which a server that is told to stop still serves, so that load balancers see from
    its health that it is going away."""


def check(config: ServerConfig) -> None:
    """CannotServe if a value is not valid."""
    if not config.host:
        raise CannotServe("The host has an empty name; 0.0.0.0 stands for all addresses.")
    if not 0 < config.idle < float("inf"):  # false for NaN too
        raise CannotServe("--idle must be more than 0 seconds.")
    if not 0 <= config.pace <= SLOWEST:
        raise CannotServe(f"--pace must be 0 to {SLOWEST} seconds.")
    if not 0 < config.reveal <= SLOWEST:
        raise CannotServe(f"--reveal must be more than 0 and at most {SLOWEST} seconds.")
    if not 0 <= config.drain <= LONGEST_DRAIN:
        raise CannotServe(f"--drain must be 0 to {LONGEST_DRAIN} seconds.")
    if config.redis and not config.database:
        raise CannotServe(
            "--redis connects servers that share a PostgreSQL database: give --database as well."
        )
    if config.public_url:
        try:
            public = urlsplit(config.public_url)
            fits = public.scheme in ("http", "https") and public.hostname and public.port != 0
        except ValueError:
            fits = False
        if not fits:
            raise CannotServe(
                f"{config.public_url!r} is not the URL of a server, such as https://play.example.org."
            )


def bound(host: str, port: int | None) -> socket.socket:
    """A socket that has its port but does not listen yet, so that no client connects if the start
    fails. CannotServe says why there is none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for attempt in (PORT, 0) if port is None else (port,):
        sock = socket.socket(family, socket.SOCK_STREAM)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            # The system drops a client that acknowledges nothing: closing alone would wait until it
            # has read everything. Connections inherit this from the listening socket.
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STUCK)
        try:
            sock.bind((host, attempt))
        except (OSError, OverflowError) as error:
            sock.close()
            if attempt == 0 or port is not None:
                raise cannot_listen(host, attempt, error) from error
            continue
        return sock
    raise AssertionError


def cannot_listen(host: str, port: int, error: Exception) -> CannotServe:
    fault = getattr(error, "strerror", None) or str(error).rstrip(".")
    return CannotServe(f"Cannot listen on {host}:{port}: {fault}.")


class StopClock:
    """One deadline for everything that a stop waits for."""

    def __init__(self) -> None:
        self._end = math.inf

    def start(self) -> None:
        self._end = min(self._end, time.monotonic() + STOP_TIMEOUT)

    def left(self, most: float) -> float:
        """Seconds for something that may take up to `most`."""
        return min(most, max(LEAST_TIMEOUT, self._end - time.monotonic()))


class Uvicorn(uvicorn.Server):
    """Uvicorn with a graceful stop: clients are told why before their sockets are closed.

    It also closes connections that send no complete request.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        prepare: Callable[[], Awaitable[None]],
        graceful_stop: Callable[[], Awaitable[None]],
        stop: StopClock,
        silent: float,
        relieved: bool = False,
    ) -> None:
        """`prepare`: what comes before the port is opened. `relieved`: another server takes over,
        so that no connection may be reset."""
        super().__init__(config)
        self._prepare = prepare
        self._graceful_stop = graceful_stop
        self._stop = stop
        self._relieved = relieved
        self._between = max(1, round(silent * TICKS))
        self._incomplete: set[tuple[Any, Any]] = set()
        """Connections that had no complete request at the last check, with their request cycle."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._prepare()
        if self.should_exit:  # told to stop meanwhile
            return
        try:
            await super().startup(sockets)  # listens
        except OSError as error:
            # Another server, which had bound the port as well, was first.
            host, port = (sockets or [])[0].getsockname()[:2]
            raise cannot_listen(host, port, error) from error

    async def on_tick(self, counter: int) -> bool:
        if counter % self._between == 0:
            self._close_incomplete()
        return await super().on_tick(counter)

    def _close_incomplete(self) -> None:
        # A request begins with a cycle; a connection that became a WebSocket has none. Checking all
        # connections now and then is cheaper than a timer for each request.
        cycles = [(one, one.cycle) for one in self._connections() if hasattr(one, "cycle")]
        # A client that got a response and then sends half a request still has the same cycle.
        incomplete = {
            (one, cycle)
            for one, cycle in cycles
            if cycle is None or cycle.more_body or cycle.response_complete
        }
        for connection, cycle in incomplete & self._incomplete:
            if cycle is not None and not cycle.response_started:
                connection.transport.write(TOO_SLOW)
            connection.transport.close()
        self._incomplete = incomplete

    def handle_exit(self, sig: int, frame: object) -> None:
        # Uvicorn would raise the signal again at the end, and kill us before we have finished.
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._graceful_stop()
        if self._relieved and any([stop_taking_new(sock) for sock in sockets or ()]):
            await asyncio.sleep(HANDSHAKE)
        late = [accepted for sock in sockets or () for accepted in accept_all(sock)]
        for server in self.servers:
            server.close()
        for accepted in late:
            await asyncio.get_running_loop().connect_accepted_socket(self._protocol, accepted)
        await self._first_requests()
        self.config.timeout_graceful_shutdown = math.ceil(self._stop.left(REQUESTS_TIMEOUT))
        await super().shutdown(sockets)

    async def _first_requests(self) -> None:
        """Wait for the first request of every client that has just connected: it is on its way."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FIRST_REQUEST):
                while any(getattr(one, "cycle", one) is None for one in self._connections()):
                    await asyncio.sleep(0.01)

    def _protocol(self) -> asyncio.Protocol:
        make: Any = self.config.http_protocol_class
        protocol: asyncio.Protocol = make(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return protocol

    def _connections(self) -> list[Any]:
        return list(self.server_state.connections)


async def serve(config: ServerConfig, announce: Callable[[str], None]) -> None:
    """Serve until told to stop; `announce` gets the URL once the server is ready."""
    check(config)
    log_to_stderr(config.log_level)
    # Servers that share a database may also share a folder: it has their key, and a cache.
    locked = contextlib.nullcontext() if config.database else lock_folder(config.folder)
    with locked, bound(config.host, config.port) as sock:
        url = address_of(sock)
        # Checked first: if it is missing, nothing has been opened yet.
        redis = await _reach_redis(config)
        storage = await open_database(config.folder, config.database, config.new_database)
        cluster = _join_cluster(redis, storage) if redis is not None else None
        key = load_key(config.folder)
        if storage.shared and cluster is None:
            log.warning(ALONE)
        workers = config.workers or max(1, (os.cpu_count() or 2) - 1)
        bot_workers = BotWorkers(workers, background=True)
        readers = Readers()
        tables = TableService(
            storage,
            bot_workers,
            config.idle,
            config.pace,
            config.reveal,
            peers=cluster.peers if cluster else None,
            leases=cluster.leases if cluster else None,
        )
        cache = ReviewCache(None if storage.shared else config.folder / REVIEWS)
        reviews = SharedReviews(storage) if storage.shared else LocalReviews(cache)
        stop = StopClock()
        services = Services(
            tables, key, config.limits, config.public_url or url, readers, config.dev, reviews
        )
        try:
            async with bot_workers, readers:
                if hasattr(signal, "SIGUSR1"):
                    # `make play` has compiled the rules in the background (tools/play.py).
                    loop = asyncio.get_running_loop()
                    loop.add_signal_handler(signal.SIGUSR1, lambda: _renew(bot_workers, readers))
                _watch_dependencies(services, cluster)
                await _run(services, sock, lambda: announce(url), stop, cluster, config.drain)
        finally:
            cache.close()
            if cluster is not None:
                await cluster.close()
            await storage.aclose(stop.left(STOP_TIMEOUT))


def _renew(bot_workers: BotWorkers, readers: Readers) -> None:
    """Replace all workers by processes that load the rules anew."""
    bot_workers.renew()
    readers.pool.renew()


async def _reach_redis(config: ServerConfig) -> "RedisLink | None":
    """What connects this server to others; CannotServe or BadRedis if that is impossible."""
    if not config.redis:
        return None
    try:
        from paintpot.table.redis_link import RedisLink
    except ImportError as error:
        raise CannotServe("--redis needs a client: pip install 'paintpot[postgresql]'.") from error
    return await RedisLink.open(config.redis)


def _join_cluster(redis: "RedisLink", storage: Storage) -> "RedisCluster":
    from paintpot.table.redis_cluster import RedisCluster

    return RedisCluster(redis, storage.name)


def _watch_dependencies(services: Services, cluster: "RedisCluster | None") -> None:
    """Report the database and Redis in health and metrics, where they are servers of their own."""
    storage = services.tables.storage
    if not storage.shared:
        return

    answer = RecentAnswer(storage.reached)

    async def database() -> Reach:
        return "ok" if await answer() else "away"

    services.depends["database"] = database
    if cluster is not None:

        async def redis() -> Reach:
            return cluster.reach

        services.depends["redis"] = redis
        services.metrics.watch_cluster(cluster)


async def _run(
    services: Services,
    sock: socket.socket,
    announce: Callable[[], None],
    stop: StopClock,
    cluster: "RedisCluster | None" = None,
    drain: float = 0.0,
) -> None:
    tables = services.tables

    async def prepare() -> None:
        _warm_up()
        _tune_gc()
        await tables.integrity.check_file()
        if cluster is not None:
            cluster.start(tables)
        await tables.start()
        services.start()

    async def graceful_stop() -> None:
        if not services.stopping:
            services.stopping = True
            await asyncio.sleep(drain)
        stop.start()
        await tables.close(STOP_REASON, stop.left(TASKS_TIMEOUT))
        with contextlib.suppress(StorageFault, TimeoutError):
            async with asyncio.timeout(LEAST_TIMEOUT):
                await services.visits.store()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(stop.left(CLOSE_TIMEOUT)):
                while services.sockets:
                    await asyncio.sleep(0.01)

    http, websocket = protocols_of(services.connections)
    config = uvicorn.Config(
        make_app(services),
        http=http,
        ws=websocket,
        ws_max_size=4096,
        ws_per_message_deflate=False,
        ws_ping_interval=services.limits.silent,
        ws_ping_timeout=services.limits.silent,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # SecurityMiddleware reads them where there are any
        backlog=1024,
    )
    server = Uvicorn(
        config, prepare, graceful_stop, stop, services.limits.silent, relieved=cluster is not None
    )
    serving = asyncio.create_task(server.serve(sockets=[sock]))
    try:
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        if server.started:
            announce()
        services.stalls.start()
        await serving
    finally:
        services.stalls.stop()
        services.stopping = True  # nobody is served any more, so there is nothing to drain
        await graceful_stop()


def _warm_up() -> None:
    """Load games and texts now: the first request for them would block all others."""
    for name in games():
        # If a game cannot be loaded, requests for that game get the error.
        with contextlib.suppress(Exception):
            find_game(name).start(find_game(name).seats[0])
            for language in LANGUAGES:
                catalogue(name, language).say("title")


def _tune_gc() -> None:
    """With default settings the cyclic garbage collector takes a fifth of all time. Everything
    loaded so far is frozen, and most garbage of a request is freed without a collection."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 10, 10)


def address_of(sock: socket.socket) -> str:
    host, port = sock.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = socket.gethostname()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def run_server(config: ServerConfig, announce: Callable[[str], None]) -> None:
    """The same from a synchronous caller, on the fastest event loop available."""
    try:
        import uvloop

        factory: Callable[[], asyncio.AbstractEventLoop] | None = uvloop.new_event_loop
    except ImportError:  # not on every system
        factory = None
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=factory) as runner:
        runner.run(serve(config, announce))
