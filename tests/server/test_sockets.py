"""Sockets: what they deliver, what may be sent to them, and when a slow client is dropped."""

import asyncio
import json
import socket as sockets
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.hosting import GENEROUS, PATIENCE, Guest, Server, closed, heard, limits

TOO_SLOW = (4008, "Your connection is too slow; reconnect.")


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that does not wait long for slow clients."""
    folder = tmp_path_factory.mktemp("impatient") / "data"
    more = limits(**dict.fromkeys(GENEROUS, 1e9), waiting=8, slow=1)
    with Server(folder, *more) as running:
        yield running


# -- what is delivered


async def test_a_socket_tells_who_is_here(ann: Guest, server: Server) -> None:
    table = await ann.open("inklings", "me", "open", "easy")
    (link,) = await ann.invitations(table)
    async with Guest(server.url, "Ben") as ben, ann.live(table) as socket:
        await ben.join(table, link)
        assert await heard(socket, "presence") == presence(True, False, True)
        async with ben.live(table):
            assert await heard(socket, "presence") == presence(True, True, True)
        left = await heard(socket, "presence")
        since = left["since"][1]
        assert abs(since - time.time()) < PATIENCE
        assert left == presence(True, False, True) | {"since": [None, since, None]}


def presence(*here: bool) -> Any:
    return {
        "is": "presence",
        "here": list(here),
        "thinking": [],
        "watching": 0,
        "since": [None] * len(here),
        "replaceable": [],
    }


async def test_a_socket_says_which_bots_think(ann: Guest) -> None:
    table = await ann.open("inklings", "me", "hard", "easy")
    await ann.start(table)
    async with ann.live(table) as socket:
        move = (await heard(socket))["now"]["moves"][0]
        await ann.move(table, 0, move)
        while not (thinking := (await heard(socket, "presence"))["thinking"]):
            pass
        assert thinking == [1, 2]
        while (await heard(socket, "presence"))["thinking"]:
            pass
        assert (await ann.look(table))["now"]["seats"][0]["acting"]


async def test_ping(ann: Guest) -> None:
    table = await ann.open("inklings", "me")
    async with ann.live(table) as socket:
        for said in ('{"is": "ping"}', '{"is":"ping"}'):
            await socket.send(said)
            assert await heard(socket, "pong") == {"is": "pong"}


async def test_two_sockets_of_one_seat_hear_the_same(ann: Guest) -> None:
    table = await ann.open("ink", "me", "me")
    await ann.start(table)
    async with ann.live(table, 0) as one, ann.live(table, 0) as other:
        assert await heard(one) == await heard(other)
        await ann.move(table, 0, (await ann.look(table))["now"]["moves"][0])
        assert await heard(one) == await heard(other)


# -- what may not be asked


@pytest.mark.parametrize(
    ("query", "code", "reason"),
    [
        ("seat=1", 4003, "That is not your seat."),
        ("seat=77", 4003, "That is not your seat."),
        ("seat=x", 4000, "seat must be a whole number, not 'x'."),
        ("since=-1", 4000, "since must be a whole number, not '-1'."),
        ("seat=" + "%F0%9F%8E%B2" * 40, 4000, f"seat must be a whole number, not '{'🎲' * 22}"),
    ],
)
async def test_a_socket_that_is_refused_says_why(
    ann: Guest, query: str, code: int, reason: str
) -> None:
    table = await ann.open("inklings", "me", "open")
    where = f"{ann.url.replace('http', 'ws', 1)}/api/tables/{table}/live?{query}"
    async with connect(where, additional_headers={"Cookie": ann.cookie()}) as socket:
        assert await closed(socket) == (code, reason)


async def test_strangers_hear_nothing(ann: Guest, server: Server) -> None:
    table = await ann.open("inklings", "me")
    async with Guest(server.url, "Eve") as eve, eve.live(table) as socket:
        assert await closed(socket) == (4003, "You need an invitation, or a link to watch.")
    async with Guest(server.url, "Eve") as eve:
        for nowhere in ("AAAAAAAAAAAA", "x"):
            async with eve.live(nowhere) as socket:
                assert await closed(socket) == (4004, f"There is no table {nowhere!r}.")
        eve.http.cookies.clear()
        async with eve.live(table) as socket:
            assert await closed(socket) == (4003, "Call /api/me first: it makes you a guest.")


# -- what may not be said


ONLY_PING = (4000, 'Only {"is": "ping"} can be sent here.')


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("hello", ONLY_PING),
        ("", ONLY_PING),
        ("[]", ONLY_PING),
        ('{"is": "move", "seat": 0}', ONLY_PING),
        ('{"is": "ping", "more": 1}', ONLY_PING),
        ("[" * 4000, ONLY_PING),
        (b'{"is": "ping"}', (4000, "Send text, not bytes.")),
    ],
)
async def test_who_says_nonsense_is_dismissed(
    ann: Guest, said: str | bytes, answer: tuple[int, str]
) -> None:
    table = await ann.open("inklings", "me")
    async with ann.live(table) as other, ann.live(table) as socket:
        await socket.send(said)
        assert await closed(socket) == answer
        await other.send('{"is": "ping"}')
        await heard(other, "pong")


async def test_who_says_something_endless_is_dismissed(ann: Guest) -> None:
    table = await ann.open("inklings", "me")
    async with ann.live(table) as socket:
        await socket.send("x" * 100_000)
        code, _ = await closed(socket)
        assert code == 1009  # the protocol's own: too big


async def test_who_says_too_much_is_dismissed(ann: Guest) -> None:
    table = await ann.open("inklings", "me")
    async with ann.live(table) as socket:
        for _ in range(100):
            await socket.send('{"is": "ping"}')
        assert await closed(socket) == (4029, "Too many messages: this socket is for receiving.")


# -- who does not listen


async def deaf(guest: Guest, table: str, seat: int) -> ClientConnection:
    """A client that takes next to nothing off the line."""
    port = int(guest.url.rpartition(":")[2])
    line = sockets.socket()
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    # In small pieces, as over a real network: else the system keeps megabytes for it.
    line.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_MAXSEG, 536)
    line.connect(("127.0.0.1", port))
    line.setblocking(False)
    where = f"ws://127.0.0.1:{port}/api/tables/{table}/live?seat={seat}"
    headers = {"Cookie": guest.cookie()}
    return await connect(where, sock=line, additional_headers=headers, max_queue=1)


async def dropped(guest: Guest, code: int) -> bool:
    figures = (await guest.http.get("/metrics")).text
    return f'paintpot_sockets_dropped_total{{why="{code}"}}' in figures


async def next_message(socket: ClientConnection) -> Any:
    return json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))


async def test_a_slow_client_is_dropped_and_delays_nobody(impatient: Server) -> None:
    async with Guest(impatient.url, "Ann") as ann:
        table = await ann.open("inklings", "me", "open")
        (link,) = await ann.invitations(table)
        async with Guest(impatient.url, "Ben") as ben, ann.live(table, 0) as quick:
            await ben.join(table, link)
            while (await heard(quick))["now"]["seats"][1].get("name") != "Ben":
                pass
            slow = await deaf(ben, table, 1)
            while await heard(quick, "presence") != presence(True, True):
                pass
            said = 0
            there = True
            while there:
                said += 1
                assert said < 500
                words = {"seat": 0, "words": f"word {said}"}
                await ann.post(f"/api/tables/{table}/words", words)
                # At once, whatever the other does: it is the next message.
                while (message := await next_message(quick))["is"] == "presence":
                    there = message["here"][1]  # heard of before the other has read anything
                assert [told["text"] for told in message["told"]] == [words["words"]]
            while not await dropped(ann, 4008):
                await asyncio.sleep(0.01)
        # It wakes up, and gets the reason for the end.
        updates = 0
        with suppress(ConnectionClosed):
            while True:
                await heard(slow)
                updates += 1
        assert (slow.close_code, slow.close_reason) == TOO_SLOW
        assert updates < said


async def test_who_was_dropped_comes_back_and_misses_nothing(impatient: Server) -> None:
    async with Guest(impatient.url, "Ann") as ann:
        table = await ann.open("inklings", "me")
        async with ann.live(table) as socket:
            await heard(socket)
            for k in range(10):
                await ann.post(f"/api/tables/{table}/words", {"seat": 0, "words": f"{k}"})
            first = await heard(socket)
        async with ann.live(table, since=first["version"]) as socket:
            rest = await heard(socket)
        assert [one["text"] for one in first["told"] + rest["told"]] == [str(k) for k in range(10)]


async def test_a_dead_client_is_dropped(tmp_path: Path) -> None:
    """It takes everything and never answers a ping."""
    with Server(tmp_path / "data", *limits(silent=0.5)) as server:
        async with Guest(server.url, "Ann") as ann:
            table = await ann.open("inklings", "me")
            host, port = server.url.removeprefix("http://").split(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(
                f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}:{port}\r\n"
                f"Cookie: {ann.cookie()}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
                "AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
            )
            async with asyncio.timeout(PATIENCE):
                everything = await reader.read()
                assert b"101 Switching Protocols" in everything
                assert b'"is":"update"' in everything
                assert b"keepalive ping timeout" in everything
                writer.close()
                while "paintpot_sockets 0.0" not in (await ann.http.get("/metrics")).text:
                    await asyncio.sleep(0.05)
