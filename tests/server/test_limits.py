"""Limits: what is too much is refused with a clear answer, and what is not goes on."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from paintpot.server.problems import BadRequest, answer, problem_of
from tests.server.hosting import PATIENCE, Guest, Server, closed, heard, limits, problem

BODY = 2000
"""Bytes that a request may have here."""
BURST = 25
"""Requests that a guest may make at once here; hardly more come with time."""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that is strict with each guest."""
    tight = limits(
        body=BODY, requests=0.01, burst=BURST, tables=3, sockets=2, hints=0.01, hints_burst=2
    )
    with Server(tmp_path_factory.mktemp("strict") / "data", "--workers", "1", *tight) as server:
        yield server


@pytest.fixture
async def ann(strict: Server) -> AsyncIterator[Guest]:
    async with Guest(strict.url, "Ann") as guest:
        yield guest


def sizable(size: int) -> bytes:
    """A request for a table, of this many bytes."""
    wish = b'{"game":"inklings","seats":[{"kind":"me"}],"name":"Ann"}'
    return wish[:-1] + b" " * (size - len(wish)) + b"}"


async def in_parts(body: bytes) -> AsyncIterator[bytes]:
    """Sent without saying how long it is."""
    for k in range(0, len(body), 500):
        yield body[k : k + 500]
        await asyncio.sleep(0)


JSON = {"Content-Type": "application/json"}


async def test_a_body_that_is_too_large(ann: Guest) -> None:
    fits = await ann.http.post("/api/tables", content=sizable(BODY), headers=JSON)
    assert fits.status_code == 200
    for size in (BODY + 1, 1_000_000):
        refused = await ann.http.post("/api/tables", content=sizable(size), headers=JSON)
        assert f"{BODY} bytes" in problem(refused, 413, "too-large")["detail"]
    assert len((await ann.get("/api/tables"))["tables"]) == 1


async def test_a_body_that_is_too_large_without_saying_so(ann: Guest) -> None:
    fits = await ann.http.post("/api/tables", content=in_parts(sizable(BODY)), headers=JSON)
    assert "content-length" not in fits.request.headers
    assert fits.status_code == 200
    for size in (BODY + 1, 1_000_000):
        refused = await ann.http.post("/api/tables", content=in_parts(sizable(size)), headers=JSON)
        problem(refused, 413, "too-large")
    assert len((await ann.get("/api/tables"))["tables"]) == 1


async def test_too_many_requests(ann: Guest, strict: Server) -> None:
    answers = [await ann.http.get("/api/me") for _ in range(BURST + 2)]
    statuses = [one.status_code for one in answers]
    assert statuses == [200] * statuses.index(429) + [429] * statuses.count(429)
    told = problem(answers[-1], 429, "too-fast")
    assert told["detail"].startswith("Too many requests; try again in ")
    assert int(answers[-1].headers["retry-after"]) >= 1
    async with Guest(strict.url, "Ben") as ben:
        await ben.get("/api/me")  # others are not concerned


async def test_who_waits_may_ask_again(tmp_path: Path) -> None:
    with Server(tmp_path / "data", *limits(requests=5, burst=2)) as server:
        async with Guest(server.url) as ann:
            refused = await ann.http.get("/api/me")
            while refused.status_code == 200:
                refused = await ann.http.get("/api/me")
            problem(refused, 429, "too-fast")
            await asyncio.sleep(float(refused.headers["retry-after"]))
            await ann.get("/api/me")


def test_it_is_said_how_long_to_wait_and_not_a_moment_less() -> None:
    too_fast = BadRequest(429, "too-fast", "Too many requests.", retry=1.2)
    response = answer(problem_of(too_fast, "en"), too_fast.retry)
    assert response.headers["retry-after"] == "2"


async def test_too_many_tables(ann: Guest, strict: Server) -> None:
    tables = [await ann.open("inklings", "me", "open") for _ in range(3)]
    body = {"game": "inklings", "seats": [{"kind": "me"}], "name": "Ann"}
    problem(await ann.ask("/api/tables", body), 429, "too-many-tables")
    # Somebody else's table counts for everybody who sits there.
    async with Guest(strict.url, "Ben") as ben:
        (link,) = await ann.invitations(tables[0])
        await ben.join(tables[0], link)
        for _ in range(2):
            await ben.open("inklings", "me")
        problem(await ben.ask("/api/tables", body), 429, "too-many-tables")


async def test_too_many_hints(ann: Guest) -> None:
    table = await ann.open("inklings", "me")
    await ann.start(table)
    hint = {"seat": 0}
    for _ in range(2):
        assert (await ann.post(f"/api/tables/{table}/hint", hint))["ways"]
    refused = await ann.ask(f"/api/tables/{table}/hint", hint)
    assert "hints" in problem(refused, 429, "too-fast")["detail"]
    assert int(refused.headers["retry-after"]) >= 1


async def test_too_many_sockets(ann: Guest, strict: Server) -> None:
    table = await ann.open("inklings", "me", "open")
    async with ann.live(table) as first:
        async with ann.live(table):
            async with ann.live(table) as third:
                assert await closed(third) == (4029, "You have 2 open sockets already.")
            (link,) = await ann.invitations(table)
            async with Guest(strict.url, "Ben") as ben:
                await ben.join(table, link)
                async with ben.live(table) as bens:
                    await heard(bens)
        # One has gone: there is room again, as soon as the server has noticed.
        async with asyncio.timeout(PATIENCE):
            while await refusal(ann, table):
                pass
        await first.ping()


async def test_coming_back_too_often(ann: Guest) -> None:
    table = await ann.open("inklings", "me")
    reasons = [await refusal(ann, table) for _ in range(BURST * 2)]
    assert reasons[0] == ""
    assert reasons[-1].startswith("Too many requests; try again in ")


async def refusal(guest: Guest, table: str) -> str:
    """Why a socket is closed before anything is sent; "" if something is sent."""
    async with guest.live(table) as socket:
        with suppress(ConnectionClosed):
            await asyncio.wait_for(socket.recv(), PATIENCE)
            return ""
    assert socket.close_code == 4029
    return socket.close_reason or ""


async def test_an_address_has_limits_too(tmp_path: Path) -> None:
    """Guests are cheap: a client that never sends a cookie is limited by its address."""
    tight = limits(
        address_requests=0.01,
        address_burst=20,
        new_tables=0.01,
        new_tables_burst=2,
        all_sockets=2,
    )
    with Server(tmp_path / "data", *tight) as server:
        async with AsyncExitStack() as stack:
            ann = await stack.enter_async_context(Guest(server.url, "Ann"))
            ben = await stack.enter_async_context(Guest(server.url, "Ben"))
            table = await ann.open("inklings", "me")
            bens = await ben.open("inklings", "me")
            body = {"game": "inklings", "seats": [{"kind": "me"}], "name": "Ben"}
            refused = await ben.ask("/api/tables", body)
            assert "new tables" in problem(refused, 429, "too-fast")["detail"]

            for _ in range(2):
                await heard(await stack.enter_async_context(ann.live(table)))
            third = await stack.enter_async_context(ben.live(bens))
            assert await closed(third) == (4029, "The server is full; come back later.")

            statuses = []
            for _ in range(25):
                async with httpx.AsyncClient(base_url=server.url, verify=False) as client:
                    statuses.append((await client.get("/api/me")).status_code)
            assert statuses[0] == 200
            assert statuses[-1] == 429
            # The owner of the server is let in.
            assert (await ann.http.get("/healthz")).status_code == 200
            assert (await ann.http.get("/metrics")).status_code == 200
