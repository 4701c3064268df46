"""Reactions in place of chat: seen by those who are connected, never stored, never too many."""

from typing import Any

import httpx
import pytest

from paintpot.table.faults import NotNow
from paintpot.table.reactions import NUDGE_AFTER, Reaction, reaction
from tests.server.hosting import Guest, Server, heard, problem
from tests.table.sitting import table_of


async def react(guest: Guest, table: str, seat: int, what: str) -> httpx.Response:
    return await guest.ask(f"/api/tables/{table}/react", {"seat": seat, "what": what})


async def test_a_reaction_is_seen_by_all_who_are_there_and_not_kept(
    ann: Guest, server: Server
) -> None:
    table = await ann.open("inklings", "me", "open")
    (link,) = await ann.invitations(table)
    async with Guest(server.url, "Ben") as ben, Guest(server.url, "Eve") as eve:
        await ben.join(table, link)
        watch = (await ann.get(f"/api/tables/{table}/links"))["watch"]
        await eve.post(f"/api/tables/{table}/watch", {"link": watch})
        before = await ben.look(table)
        async with ben.live(table, 1) as his, eve.live(table) as hers:
            assert (await react(ann, table, 0, "bravo")).status_code == 200
            seen = {"is": "reaction", "seat": 0, "what": "bravo"}
            assert await heard(his, "reaction") == seen
            assert await heard(hers, "reaction") == seen
        assert await ben.look(table) == before
        problem(await react(eve, table, 0, "ha"), 403, "not-your-seat")
        problem(await react(ben, table, 0, "ha"), 403, "not-your-seat")


async def test_reactions_do_not_come_in_swarms(ann: Guest) -> None:
    table = await ann.open("inklings", "me", "me")
    assert (await react(ann, table, 0, "ha")).status_code == 200
    refused = await react(ann, table, 0, "ha")
    problem(refused, 429, "too-fast")
    assert int(refused.headers["retry-after"]) <= 3
    assert (await react(ann, table, 1, "oops")).status_code == 200, "the other seat may"


@pytest.mark.parametrize("what", ["", "hello", "<b>", "tick-tock "])
async def test_there_are_six_and_no_other(ann: Guest, what: str) -> None:
    table = await ann.open("inklings", "me")
    problem(await react(ann, table, 0, what), 400, "bad-request")


async def test_nobody_is_nudged_who_has_just_begun(ann: Guest, server: Server) -> None:
    table = await ann.open("inklings", "me", "open")
    (link,) = await ann.invitations(table)
    async with Guest(server.url, "Ben") as ben:
        await ben.join(table, link)
        await ann.start(table)
        problem(await react(ann, table, 0, "tick-tock"), 409, "too-soon-to-nudge")


def test_who_is_waited_for_can_be_nudged() -> None:
    table = table_of("inklings", "me", "open", "easy")
    table.sit(1, "ben", "Ben")
    table.start()
    assert table.acting() == (0, 1, 2)
    assert reaction(table, 0, "tick-tock", NUDGE_AFTER) == Reaction(0, "tick-tock", [1])
    with pytest.raises(NotNow, match="a moment longer"):
        reaction(table, 0, "tick-tock", NUDGE_AFTER - 1)


def test_bots_and_oneself_are_not_nudged() -> None:
    table = table_of("inklings", "me", "me", "easy")
    table.start()
    with pytest.raises(NotNow, match="nobody to wait for"):
        reaction(table, 0, "tick-tock", NUDGE_AFTER)


# -- what moves would score


async def gains(guest: Guest, table: str, **query: Any) -> Any:
    return await guest.get(f"/api/tables/{table}/gains", **query)


async def test_gains_are_told_to_whose_turn_it_is(ann: Guest) -> None:
    table = await ann.open("inklings", "me")
    await ann.start(table)
    now = (await ann.look(table))["now"]
    told = await gains(ann, table, seat=0)
    assert [one["move"] for one in told["gains"]] == now["moves"]
    assert told["version"] == (await ann.look(table))["version"]
    assert all(one["total"] == 1 and len(one["lines"]) == 1 for one in told["gains"])


async def test_gains_are_the_same_whatever_the_other_has_chosen(ann: Guest, server: Server) -> None:
    table = await ann.open("inklings", "me", "open")
    (link,) = await ann.invitations(table)
    async with Guest(server.url, "Ben") as ben:
        await ben.join(table, link)
        await ann.start(table)
        first = await gains(ben, table, seat=1)
        assert not any("final" in one for one in first["gains"]), "she has yet to choose"
        first["gains"] = [{**one, "final": True} for one in first["gains"]]
        moves = (await ann.look(table, seat=0))["now"]["moves"]
        for move in moves[:3]:
            await ann.move(table, 0, move)
            assert await gains(ben, table, seat=1) == first, "then the next dice fall"
            assert (await gains(ann, table, seat=0))["gains"] == [], "she has chosen"
            await ann.undo(table, 0)
        problem(
            await ben.http.get(f"/api/tables/{table}/gains", params={"seat": 0}),
            403,
            "not-your-seat",
        )


async def test_a_watcher_has_no_gains(ann: Guest, server: Server) -> None:
    table = await ann.open("inklings", "me")
    await ann.start(table)
    async with Guest(server.url, "Eve") as eve:
        watch = (await ann.get(f"/api/tables/{table}/links"))["watch"]
        await eve.post(f"/api/tables/{table}/watch", {"link": watch})
        problem(await eve.http.get(f"/api/tables/{table}/gains"), 403, "not-seated")


# -- the standings of a game, for a guest's list of tables


async def test_how_a_game_stands_is_told_to_who_plays_there(ann: Guest, server: Server) -> None:
    table = await ann.open("inklings", "me", "me")
    path = f"/api/tables/{table}/standing"
    assert await ann.get(path) == {"points": [], "unit": "turn", "n": 0}
    await ann.start(table)
    now = (await ann.look(table))["now"]
    start = {"points": [0, 0], "unit": "round", "n": now["view"]["round"]}
    assert await ann.get(path) == start
    await ann.move(table, 0, (await ann.look(table, seat=0))["now"]["moves"][0])
    assert await ann.get(path) == start, "the other before this screen does not know it yet"
    async with Guest(server.url, "Eve") as eve:
        problem(await eve.http.get(path), 403, "not-seated")
