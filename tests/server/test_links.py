"""Links to watch and to move a seat to another device: what they grant, and what they do not."""

import time
from collections.abc import AsyncIterator

import pytest

from paintpot.table.keys import load_key, sign
from tests.server.hosting import Guest, Server, closed, heard, problem


@pytest.fixture
async def eve(server: Server) -> AsyncIterator[Guest]:
    async with Guest(server.url, "Eve") as guest:
        yield guest


# -- to watch


async def watch_word(guest: Guest, table: str) -> str:
    links = await guest.get(f"/api/tables/{table}/links")
    assert links["watch_url"] == f"{guest.url}/t/{table}#watch={links['watch']}"
    return str(links["watch"])


async def test_a_spectator_sees_what_spectators_may(ann: Guest, eve: Guest) -> None:
    table = await ann.open("inklings", "me", "random")
    await ann.start(table)
    link = await watch_word(ann, table)
    assert await eve.post(f"/api/tables/{table}/watch", {"link": link}) == {
        "table": table,
        "seat": None,
    }
    async with eve.live(table) as socket:
        seen = (await heard(socket))["now"]
        assert (await heard(socket, "presence"))["watching"] == 1
        mine = (await ann.look(table))["now"]
        await ann.move(table, 0, mine["moves"][0])
        after = await heard(socket)
    assert seen["seat"] is None
    assert seen["yours"] == []
    assert not seen["host"]
    assert seen["moves"] == []
    assert not seen["undo"]
    assert seen["scores"] == []
    assert seen["view"] != mine["view"]
    assert seen["fair"]["secret"] is None
    assert after["now"]["seat"] is None


async def test_a_spectator_only_watches(ann: Guest, eve: Guest) -> None:
    table = await ann.open("inklings", "me", "open")
    link = await watch_word(ann, table)
    for _ in range(2):  # it works more than once
        await eve.post(f"/api/tables/{table}/watch", {"link": link})
    await eve.look(table)
    problem(await eve.http.get(f"/api/tables/{table}?seat=0"), 403, "not-your-seat")
    problem(await eve.http.get(f"/api/tables/{table}/links"), 403, "not-seated")
    problem(await eve.ask(f"/api/tables/{table}/start"), 403, "not-host")
    problem(await eve.ask(f"/api/tables/{table}/place", {"seat": 1}), 403, "not-host")
    problem(await eve.ask(f"/api/tables/{table}/device", {"seat": 0}), 403, "not-your-seat")
    sitting = {"name": "Eve", "link": link}
    problem(await eve.ask(f"/api/tables/{table}/join", sitting), 403, "bad-link")
    problem(await eve.ask(f"/api/tables/{table}/carry", {"link": link}), 403, "bad-link")
    assert (await eve.get("/api/tables"))["tables"] == []


async def test_a_watch_link_is_for_one_table(ann: Guest, eve: Guest) -> None:
    table = await ann.open("inklings", "me")
    other = await ann.open("inklings", "me")
    link = await watch_word(ann, other)
    problem(await eve.ask(f"/api/tables/{table}/watch", {"link": link}), 403, "bad-link")
    problem(await eve.http.get(f"/api/tables/{table}"), 403, "no-link")


async def test_who_sits_there_stays_seated_by_a_watch_link(ann: Guest) -> None:
    table = await ann.open("inklings", "me")
    link = await watch_word(ann, table)
    await ann.post(f"/api/tables/{table}/watch", {"link": link})
    assert (await ann.look(table))["now"]["seat"] == 0


# -- to another device


async def test_a_seat_is_carried_to_another_device(ann: Guest, eve: Guest) -> None:
    table = await ann.open("inklings", "me", "random")
    await ann.start(table)
    device = await ann.post(f"/api/tables/{table}/device", {"seat": 0})
    assert device["url"] == f"{ann.url}/t/{table}#device={device['link']}"
    assert device["seconds"] == 900
    told = (await ann.look(table))["told"]
    async with ann.live(table) as socket:
        await heard(socket)
        at = await eve.post(f"/api/tables/{table}/carry", {"link": device["link"]})
        assert (at["table"], at["seat"]) == (table, 0)
        assert await closed(socket) == (4001, "This seat is not yours any more on this device.")

    seen = await eve.look(table)
    assert seen["told"] == told
    assert seen["now"]["yours"] == [0]
    assert seen["now"]["host"]
    assert (await eve.move(table, 0, seen["now"]["moves"][0])).status_code == 200
    problem(await ann.http.get(f"/api/tables/{table}"), 403, "no-link")
    problem(await ann.undo(table, 0), 403, "not-your-seat")
    assert [one["table"] for one in (await eve.get("/api/tables"))["tables"]] == [table]
    assert (await ann.get("/api/tables"))["tables"] == []


async def test_a_device_link_works_once(ann: Guest, eve: Guest, server: Server) -> None:
    table = await ann.open("inklings", "me", "open")
    word = {"link": (await ann.post(f"/api/tables/{table}/device", {"seat": 0}))["link"]}
    await eve.post(f"/api/tables/{table}/carry", word)
    # A reply may be lost: the guest who got the seat by it may ask again.
    assert (await eve.post(f"/api/tables/{table}/carry", word))["seat"] == 0
    async with Guest(server.url, "Bob") as bob:
        problem(await bob.ask(f"/api/tables/{table}/carry", word), 403, "bad-link")
    problem(await ann.ask(f"/api/tables/{table}/carry", word), 403, "bad-link")


async def test_device_links_are_for_ones_own_seats(ann: Guest, eve: Guest) -> None:
    table = await ann.open("inklings", "me", "open", "easy")
    (link,) = await ann.invitations(table)
    await eve.join(table, link)
    for seat in (0, 2, 3):
        answer = await eve.ask(f"/api/tables/{table}/device", {"seat": seat})
        problem(answer, 403, "not-your-seat")


async def test_an_old_device_link_is_refused(ann: Guest, eve: Guest, server: Server) -> None:
    table = await ann.open("inklings", "me")
    key = load_key(server.folder)

    def link(until: int) -> str:
        return f"0.{until}.{sign(key, 'device', f'{table}/0/0/{until}')}"

    now = int(time.time())
    where = f"/api/tables/{table}/carry"
    problem(await eve.ask(where, {"link": link(now - 5)}), 403, "old-link")
    _, _, signature = link(now - 5).split(".")
    problem(await eve.ask(where, {"link": f"0.{now + 60}.{signature}"}), 403, "bad-link")
    assert (await eve.post(where, {"link": link(now + 60)}))["seat"] == 0
