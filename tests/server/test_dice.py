"""The dice protocol over HTTP and WebSocket: everybody's part, silent seats, lost connections."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from paintpot.core.fair import commitment, new_secret
from paintpot.core.proof import check_throws
from paintpot.core.records import replay
from tests.server.hosting import GENEROUS, Guest, Server, heard, limits, problem

GENEROUS_LIMITS = limits(**dict.fromkeys(GENEROUS, 100_000))


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits a minute for parts: longer than any of these tests needs."""
    folder = tmp_path_factory.mktemp("patient") / "data"
    with Server(folder, "--workers", "1", "--reveal", "60", *GENEROUS_LIMITS) as running:
        yield running


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that hardly waits at all."""
    folder = tmp_path_factory.mktemp("hasty") / "data"
    with Server(folder, "--workers", "1", "--reveal", "0.2", *GENEROUS_LIMITS) as running:
        yield running


@pytest.fixture
async def stack() -> AsyncIterator[AsyncExitStack]:
    async with AsyncExitStack() as stack:
        yield stack


async def seated(stack: AsyncExitStack, server: Server) -> tuple[Guest, Guest, str]:
    """Ann and Ben at a table of Inklings, both with a part for the dice."""
    ann = await stack.enter_async_context(Guest(server.url, "Ann", dice=True))
    ben = await stack.enter_async_context(Guest(server.url, "Ben", dice=True))
    table = await ann.open("inklings", "me", "open")
    (link,) = await ann.invitations(table)
    assert await ben.join(table, link) == 1
    return ann, ben, table


async def now(guest: Guest, table: str) -> Any:
    return (await guest.look(table))["now"]


async def until(socket: Any, phase: str) -> Any:
    """What a socket delivers about a table once it is in a phase."""
    while True:
        update = await heard(socket)
        if update["now"]["phase"] == phase:
            return update


async def record_of(guest: Guest, table: str, *others: Guest) -> Any:
    """Let bots play on, and fetch the record."""
    for one in (guest, *others):
        for seat in (await now(one, table))["yours"]:
            await one.post(f"/api/tables/{table}/hand", {"seat": seat, "level": "random"})
    async with guest.live(table) as socket:
        await until(socket, "over")
    return (await guest.get(f"/api/tables/{table}/record"))["record"]


async def test_two_people_reveal_and_every_throw_is_proven(
    patient: Server, stack: AsyncExitStack
) -> None:
    ann, ben, table = await seated(stack, patient)
    seen = (await now(ben, table))["fair"]
    async with ann.live(table) as socket:
        await ann.start(table)
        update = await until(socket, "revealing")
        fair = update["now"]["fair"]
        assert [part["hash"] for part in fair["parts"]] == [
            commitment(ann.parts[table, 0]),
            commitment(ben.parts[table, 1]),
        ]
        assert (await ann.reveal(table, 0)).status_code == 200
        assert ann.parts[table, 0] not in json.dumps(await ben.look(table))
        problem(await ann.move(table, 0, "enter d8-1"), 409, "not-started")
        assert (await ben.reveal(table, 1)).status_code == 200
        begun = await until(socket, "playing")
    parts = [part["bytes"] for part in begun["now"]["fair"]["parts"]]
    assert parts == [ann.parts[table, 0], ben.parts[table, 1]]
    record = await record_of(ann, table, ben)
    assert record["fair"]["commitment"] == seen["commitment"]
    assert commitment(record["fair"]["secret"]) == seen["commitment"]
    assert check_throws(replay(record)) > 0


async def test_sitting_down_tells_the_commitment(patient: Server, stack: AsyncExitStack) -> None:
    ann = await stack.enter_async_context(Guest(patient.url, "Ann"))
    ben = await stack.enter_async_context(Guest(patient.url, "Ben"))
    body = {"game": "inklings", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Ann"}
    at = await ann.post("/api/tables", body)
    (link,) = await ann.invitations(at["table"])
    joined = await ben.post(f"/api/tables/{at['table']}/join", {"name": "Ben", "link": link})
    fair = (await now(ann, at["table"]))["fair"]
    assert at["commitment"] == joined["commitment"] == fair["commitment"]


async def test_one_alone_begins_with_their_own_part(patient: Server, stack: AsyncExitStack) -> None:
    ann = await stack.enter_async_context(Guest(patient.url, "Ann", dice=True))
    table = await ann.open("inklings", "me", "me", "easy")
    await ann.start(table)
    assert (await now(ann, table))["phase"] == "revealing"
    for seat in (0, 1):
        assert (await ann.reveal(table, seat)).status_code == 200
    shown = await now(ann, table)
    assert shown["phase"] == "playing"
    assert [part.get("why", "") for part in shown["fair"]["parts"]] == ["", "", "bot"]


async def test_who_sends_no_hash_still_plays_and_is_named(
    patient: Server, stack: AsyncExitStack
) -> None:
    ann = await stack.enter_async_context(Guest(patient.url, "Ann"))
    table = await ann.open("inklings", "me", "random")
    await ann.start(table)
    record = await record_of(ann, table)
    assert [part["why"] for part in record["fair"]["parts"]] == ["none", "bot"]


async def test_a_silent_seat_is_named_and_holds_nobody_up(
    hasty: Server, stack: AsyncExitStack
) -> None:
    ann, ben, table = await seated(stack, hasty)
    async with ann.live(table) as socket:
        await ann.start(table)
        await ann.reveal(table, 0)
        begun = await until(socket, "playing")
    assert {"what": "silent", "seat": 1} in begun["told"]
    problem(await ben.reveal(table, 1), 409, "part-late")
    record = await record_of(ben, table, ann)
    assert record["fair"]["parts"][1] == {
        "hash": commitment(ben.parts[table, 1]),
        "bytes": None,
        "why": "silent",
    }
    assert check_throws(replay(record)) > 0


async def test_wrong_bytes_are_refused_and_the_right_ones_still_taken(
    patient: Server, stack: AsyncExitStack
) -> None:
    ann, ben, table = await seated(stack, patient)
    problem(await ann.reveal(table, 0), 409, "part-early")
    await ann.start(table)
    problem(await ann.reveal(table, 0, new_secret()), 409, "part-unfit")
    problem(await ann.reveal(table, 0, "00"), 400, "bad-request")
    problem(await ann.reveal(table, 0, ann.parts[table, 0].upper()), 400, "bad-request")
    problem(await ann.reveal(table, 0, f"{ann.parts[table, 0]}\n"), 400, "bad-request")
    problem(await ben.reveal(table, 0, ann.parts[table, 0]), 403, "not-your-seat")
    body = {"seat": 0, "hash": commitment(new_secret())}
    problem(await ann.ask(f"/api/tables/{table}/commit", body), 409, "started")
    words = {"seat": 0, "words": "last word"}
    problem(await ann.ask(f"/api/tables/{table}/words", words), 409, "started")
    for _ in range(2):
        assert (await ann.reveal(table, 0)).status_code == 200
    assert (await ben.reveal(table, 1)).status_code == 200
    assert (await now(ann, table))["phase"] == "playing"
    assert (await ann.reveal(table, 0)).status_code == 200  # the answer was lost, say


@pytest.mark.parametrize("hash", ["", "12", "A" * 64, "g" * 64, "a" * 64 + "\n", 7])
async def test_what_is_no_hash_is_refused(
    patient: Server, stack: AsyncExitStack, hash: object
) -> None:
    ann = await stack.enter_async_context(Guest(patient.url, "Ann"))
    wish = {"game": "inklings", "name": "Ann", "seats": [{"kind": "me", "hash": hash}]}
    problem(await ann.ask("/api/tables", wish), 400, "bad-request")
    table = await ann.open("inklings", "me")
    body = {"seat": 0, "hash": hash}
    problem(await ann.ask(f"/api/tables/{table}/commit", body), 400, "bad-request")


async def test_nobody_adds_for_others(patient: Server, stack: AsyncExitStack) -> None:
    ann, ben, table = await seated(stack, patient)
    body = {"seat": 0, "hash": commitment(new_secret())}
    problem(await ben.ask(f"/api/tables/{table}/commit", body), 403, "not-your-seat")
    for other in ("open", "bot"):
        wanted: list[dict[str, object]] = [{"kind": "me"}, {"kind": other, "hash": body["hash"]}]
        if other == "bot":
            wanted[1]["level"] = "easy"
        wish = {"game": "inklings", "name": "Ann", "seats": wanted}
        problem(await ann.ask("/api/tables", wish), 400, "bad-seats")


async def test_a_connection_lost_during_the_reveal_comes_back_in_time(
    patient: Server, stack: AsyncExitStack
) -> None:
    ann, ben, table = await seated(stack, patient)
    async with ben.live(table) as socket:
        await heard(socket)
        await ann.start(table)
        await until(socket, "revealing")
        socket.transport.abort()
    await ann.reveal(table, 0)
    async with ben.live(table) as again:
        assert (await heard(again))["now"]["phase"] == "revealing"
        await ben.reveal(table, 1)
        await until(again, "playing")


async def test_a_seat_carried_before_the_start_has_the_new_devices_part(
    patient: Server, stack: AsyncExitStack
) -> None:
    ann, ben, table = await seated(stack, patient)
    link = (await ben.post(f"/api/tables/{table}/device", {"seat": 1}))["link"]
    phone = await stack.enter_async_context(Guest(patient.url, "Ben"))
    part = new_secret()
    body = {"link": link, "hash": commitment(part)}
    at = await phone.post(f"/api/tables/{table}/carry", body)
    assert at["commitment"] == (await now(phone, table))["fair"]["commitment"]
    await ann.start(table)
    await ann.reveal(table, 0)
    problem(await ben.reveal(table, 1), 403, "not-your-seat")
    assert (await phone.reveal(table, 1, part)).status_code == 200
    assert (await now(phone, table))["phase"] == "playing"


async def test_a_rematch_has_parts_of_its_own(patient: Server, stack: AsyncExitStack) -> None:
    ann = await stack.enter_async_context(Guest(patient.url, "Ann", dice=True))
    table = await ann.open("inklings", "me", "random")
    await ann.start(table)
    await ann.reveal(table, 0)
    await record_of(ann, table)
    after = (await ann.post(f"/api/tables/{table}/rematch", {"seat": 0}))["table"]
    shown = await now(ann, after)
    (seat,) = shown["yours"]
    assert shown["fair"]["parts"][seat]["hash"] is None
    part = new_secret()
    body = {"seat": seat, "hash": commitment(part)}
    for _ in range(2):
        await ann.post(f"/api/tables/{after}/commit", body)
    await ann.start(after)
    assert (await ann.reveal(after, seat, part)).status_code == 200
    assert (await now(ann, after))["phase"] == "playing"


async def killed_while_revealing(
    stack: AsyncExitStack, folder: Path
) -> tuple[Guest, Guest, str, tuple[Any, ...]]:
    """Two guests at a table whose server was killed when Ann had revealed her part and Ben had not;
    and how to start it again, at the same port."""
    with Server(folder, "--workers", "1", "--reveal", "60") as server:
        port = server.url.rpartition(":")[2]
        ann, ben, table = await seated(stack, server)
        await ann.start(table)
        await ann.reveal(table, 0)
        server.kill()
    return ann, ben, table, (folder, "--workers", "1", "--port", port)


async def test_a_killed_server_takes_the_reveal_up_again(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        ann, ben, table, again = await killed_while_revealing(stack, tmp_path / "data")
        with Server(*again, "--reveal", "60"):
            shown = await now(ben, table)
            assert shown["phase"] == "revealing"
            assert ann.parts[table, 0] not in json.dumps(shown)
            assert (await ann.reveal(table, 0)).status_code == 200  # it had been acknowledged
            await ben.reveal(table, 1)
            parts = (await now(ann, table))["fair"]["parts"]
    assert [part["bytes"] for part in parts] == [ann.parts[table, 0], ben.parts[table, 1]]


async def test_a_killed_server_starts_without_who_does_not_come_back(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        ann, _, table, again = await killed_while_revealing(stack, tmp_path / "data")
        with Server(*again, "--reveal", "0.2"):
            async with ann.live(table) as socket:
                begun = await until(socket, "playing")
    whys = [part.get("why", "") for part in begun["now"]["fair"]["parts"]]
    assert whys == ["", "silent"]


async def test_many_start_and_reveal_at_the_same_time(
    patient: Server, stack: AsyncExitStack
) -> None:
    ann, ben, table = await seated(stack, patient)
    starts = await asyncio.gather(*[ann.ask(f"/api/tables/{table}/start") for _ in range(4)])
    assert sorted(answer.status_code for answer in starts) == [200, 409, 409, 409]
    both = [ann.reveal(table, 0) for _ in range(4)] + [ben.reveal(table, 1) for _ in range(4)]
    assert {answer.status_code for answer in await asyncio.gather(*both)} == {200}
    assert (await now(ann, table))["phase"] == "playing"
