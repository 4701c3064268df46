"""Connections, sockets, replays and bytes of one address: it has its share, and others theirs."""

import asyncio
import json
import socket
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from paintpot.core.play import Play
from paintpot.server.addresses import Tally, counted_as
from paintpot.server.connections import ConnectionLimiter, files_allowed
from paintpot.server.rate_limits import MOST_BUCKETS, RateLimiter
from tests.server.hosting import PATIENCE, Guest, Server, closed, heard, limits, problem

EACH = 4
REPLAYS = 5
SOCKETS = 3
STORED = 6000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    tight = limits(
        address_connections=EACH,
        address_sockets=SOCKETS,
        address_replays=0.001,
        address_replays_burst=REPLAYS,
        address_stored=STORED,
    )
    with Server(tmp_path_factory.mktemp("many") / "data", "--workers", "1", *tight) as running:
        _warm_up(running)
        yield running


def _warm_up(server: Server) -> None:
    """Requests while the readers still start may be answered with "busy"."""
    body = {"record": _record(), "step": 0}
    there = {"X-Forwarded-For": "198.51.100.99"}
    for _ in range(REPLAYS):
        if httpx.post(f"{server.url}/api/replay", json=body, headers=there).status_code == 200:
            return


def _connected(server: Server, source: str) -> socket.socket:
    where = urlsplit(server.url)
    assert where.hostname
    return socket.create_connection((where.hostname, where.port), PATIENCE, (source, 0))


# -- connections


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have one loopback only")
def test_an_address_has_so_many_connections(server: Server) -> None:
    open_ones = [_connected(server, "127.0.0.2") for _ in range(EACH)]
    with _connected(server, "127.0.0.2") as refused:
        said = b""
        while part := refused.recv(1000):
            said += part
        head, _, body = said.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 429 ")
        assert json.loads(body)["detail"] == "Your address has too many connections open."
    with _connected(server, "127.0.0.3") as another:
        another.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert another.recv(1000).startswith(b"HTTP/1.1 200")
    assert httpx.get(f"{server.url}/healthz").json() == {"status": "ok"}
    for connection in open_ones:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        while connection.recv(1000):
            pass
        connection.close()
    with _connected(server, "127.0.0.2") as again:
        again.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert again.recv(1000).startswith(b"HTTP/1.1 200")


class Transport:
    """Something that can be closed."""

    def __init__(self) -> None:
        self.aborted = False

    def abort(self) -> None:
        self.aborted = True


def test_when_all_are_taken_whoever_has_most_makes_room() -> None:
    connections = ConnectionLimiter(each=6, all_together=8, trusted="127.0.0.1")
    crowd = [Transport() for _ in range(6)]
    assert all(connections.enter(one, "198.51.100.1") for one in crowd)
    assert not connections.enter(Transport(), "198.51.100.1")
    others = [Transport() for _ in range(4)]
    for k, one in enumerate(others):
        assert connections.enter(one, f"203.0.113.{k}")
    assert [one.aborted for one in crowd] == [True, True, False, False, False, False]
    assert not any(one.aborted for one in others)
    assert (len(connections), connections.refused, connections.shed) == (8, 1, 2)
    assert not connections.enter(Transport(), "198.51.100.1"), "whoever has most does not push out"
    for one in crowd + others:
        connections.leave(one)
        connections.leave(one)
    assert len(connections) == 0


def test_a_proxy_has_no_share_of_its_own() -> None:
    connections = ConnectionLimiter(each=2, all_together=8, trusted="127.0.0.1,192.0.2.7")
    for host in ("127.0.0.1", "192.0.2.7"):
        assert all(connections.enter(Transport(), host) for _ in range(4))


def test_addresses_are_counted_by_what_somebody_has_of_them() -> None:
    assert counted_as("192.0.2.1") == counted_as("::ffff:192.0.2.1") == "192.0.2.1"
    assert counted_as("2001:db8::1") == counted_as("2001:db8::ffff:2") != counted_as("2001:db8:1::")
    assert counted_as("fe80::1%eth0") == counted_as("fe80::2")
    assert counted_as("x" * 1000) == "x" * 64


def test_no_more_connections_than_files() -> None:
    assert files_allowed(10) == 10
    assert files_allowed(10**9) < 10**9


def test_a_tally() -> None:
    tally = Tally()
    for address in ("a", "a", "b"):
        tally.add(address)
    tally.drop("b")
    assert (tally["a"], tally["b"], tally.total()) == (2, 0, 2)


def test_buckets_are_bounded() -> None:
    buckets = RateLimiter(0.001, 1000.0)
    for n in range(MOST_BUCKETS * 9):
        assert buckets.take(f"{n}") == 0.0
    assert len(buckets._full_at) <= MOST_BUCKETS * 8
    buckets.spend("x", 3000.0)
    assert buckets.take("x", 0.0) > 0


# -- sockets, replays, bytes


def at(guest: Guest, address: str) -> Guest:
    guest.http.headers["x-forwarded-for"] = address
    return guest


async def test_an_address_has_so_many_sockets(server: Server) -> None:
    async with Guest(server.url, "Ann") as ann:
        at(ann, "198.51.100.9")
        table = await ann.open("inklings", "me")
        there = {"Cookie": ann.cookie(), "X-Forwarded-For": "198.51.100.9"}
        where = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        async with AsyncExitStack() as stack:
            for _ in range(SOCKETS):
                one = await stack.enter_async_context(connect(where, additional_headers=there))
                await heard(one)
            async with connect(where, additional_headers=there) as refused:
                assert await closed(refused) == (
                    4029,
                    f"Your address has {SOCKETS} open sockets already.",
                )
            async with ann.live(table) as elsewhere:
                await heard(elsewhere)
        async with asyncio.timeout(PATIENCE):
            while not await _lets_in(where, there):  # until the server has seen them all go
                pass


async def _lets_in(where: str, headers: dict[str, str]) -> bool:
    async with connect(where, additional_headers=headers) as socket:
        try:
            await heard(socket)
        except ConnectionClosed:
            return False
    return True


def _record() -> dict[str, Any]:
    return Play("inklings", 2).record()


async def test_replays_are_counted_by_address_without_a_cookie_too(server: Server) -> None:
    body = {"record": _record(), "step": 0}
    there = {"X-Forwarded-For": "198.51.100.10"}
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
        for _ in range(REPLAYS):
            client.cookies.clear()
            reply = await client.post("/api/replay", json=body, headers=there)
            assert reply.status_code == 200, reply.text
            assert reply.json()["game"] == "inklings"
        client.cookies.clear()
        problem(await client.post("/api/replay", json=body, headers=there), 429, "too-fast")
        elsewhere = {"X-Forwarded-For": "198.51.100.11"}
        assert (await client.post("/api/replay", json=body, headers=elsewhere)).status_code == 200


async def test_an_address_stores_so_much_a_day(server: Server) -> None:
    async with Guest(server.url, "Ann") as ann, Guest(server.url, "Ben") as ben:
        for guest in (ann, ben):
            at(guest, "198.51.100.12")
        await ann.open("inklings", "me")
        body = {"game": "inklings", "name": "Ben", "seats": [{"kind": "me"}], "options": {}}
        while (reply := await ben.ask("/api/tables", body)).status_code == 200:
            pass
        told = problem(reply, 429, "stored-enough")["detail"]
        assert told.startswith(f"You may store {STORED} bytes a day here, and that is used up;")
        assert int(reply.headers["retry-after"]) > 1
        at(ben, "198.51.100.13")
        await ben.post("/api/tables", body)


async def test_a_guest_stores_so_much_a_day(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "--workers", "1", *limits(stored=2500)) as server:
        async with Guest(server.url, "Ann") as ann, Guest(server.url, "Ben") as ben:
            table = await ann.open("inklings", "me")
            await ann.start(table)
            for n in range(30):
                reply = await ann.move(table, 0, "no move at all", f"id-{n}")
            problem(reply, 429, "stored-enough")
            await ben.open("inklings", "me")
