"""Moves and undo: played once however often they are sent, without blocking each other."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import pytest

from tests.server.hosting import Guest, Server, heard, problem


class Two:
    """Ann and Ben at a table, which has begun."""

    def __init__(self, ann: Guest, ben: Guest, table: str) -> None:
        self.ann = ann
        self.ben = ben
        self.table = table

    async def told(self, guest: Guest) -> list[Any]:
        found = await guest.look(self.table)
        assert found["version"] == len(found["told"])
        return list(found["told"])

    async def first_move(self, guest: Guest) -> str:
        return str((await guest.look(self.table))["now"]["moves"][0])

    async def moves(self, guest: Guest) -> list[str]:
        """The moves that a guest has heard of."""
        return [one["text"] for one in await self.told(guest) if one["what"] == "move"]


@pytest.fixture
async def guests(server: Server) -> AsyncIterator[tuple[Guest, Guest]]:
    async with Guest(server.url, "Ann") as ann, Guest(server.url, "Ben") as ben:
        yield ann, ben


async def begun(guests: tuple[Guest, Guest], game: str) -> Two:
    ann, ben = guests
    table = await ann.open(game, "me", "open")
    (link,) = await ann.invitations(table)
    await ben.join(table, link)
    await ann.start(table)
    return Two(ann, ben, table)


# -- ids


async def test_a_move_sent_twice_is_played_once(guests: tuple[Guest, Guest]) -> None:
    two = await begun(guests, "ink")
    move = await two.first_move(two.ann)
    first = await two.ann.move(two.table, 0, move, "one")
    again = await two.ann.move(two.table, 0, f"  {move.upper()} ", "one")
    assert first.status_code == again.status_code == 200
    assert first.json() == again.json()
    assert await two.moves(two.ann) == [move]


async def test_a_move_sent_many_times_at_once_is_played_once(guests: tuple[Guest, Guest]) -> None:
    two = await begun(guests, "ink")
    move = await two.first_move(two.ann)
    answers = await asyncio.gather(
        *[two.ann.move(two.table, 0, move, "the-same") for _ in range(10)]
    )
    assert [answer.status_code for answer in answers] == [200] * 10
    assert await two.moves(two.ben) == [move]


async def test_an_id_stands_for_one_move(guests: tuple[Guest, Guest]) -> None:
    two = await begun(guests, "ink")
    one, other = (await two.ann.look(two.table))["now"]["moves"][:2]
    await two.ann.move(two.table, 0, one, "mine")
    problem(await two.ann.move(two.table, 0, other, "mine"), 409, "id-used")
    problem(await two.ann.undo(two.table, 0, "mine"), 409, "id-used")
    assert await two.moves(two.ann) == [one]


@pytest.mark.parametrize("id", ["x\n", "\n", "x\nx", " x", "x ", "", "é"])
async def test_an_id_is_one_word(guests: tuple[Guest, Guest], id: str) -> None:
    two = await begun(guests, "ink")
    body = {"seat": 0, "move": await two.first_move(two.ann), "id": id}
    problem(await two.ann.ask(f"/api/tables/{two.table}/move", body), 400, "bad-request")
    problem(
        await two.ann.ask(f"/api/tables/{two.table}/undo", {"seat": 0, "id": id}),
        400,
        "bad-request",
    )


async def test_seats_choose_ids_for_themselves(guests: tuple[Guest, Guest]) -> None:
    two = await begun(guests, "inklings")
    for seat, guest in ((0, two.ann), (1, two.ben)):
        done = await guest.move(two.table, seat, await two.first_move(guest), "1")
        assert done.status_code == 200
    assert len(await two.moves(two.ann)) == 2


async def test_a_refused_move_does_not_use_up_its_id(guests: tuple[Guest, Guest]) -> None:
    two = await begun(guests, "ink")
    problem(await two.ann.move(two.table, 0, "done", "again"), 409, "refused")
    done = await two.ann.move(two.table, 0, await two.first_move(two.ann), "again")
    assert done.status_code == 200


# -- undo


async def test_undo_sent_twice_takes_back_once(guests: tuple[Guest, Guest]) -> None:
    two = await begun(guests, "ink")
    made = []
    for _ in range(2):
        made.append(await two.first_move(two.ann))
        await two.ann.move(two.table, 0, made[-1])
    answers = await asyncio.gather(*[two.ann.undo(two.table, 0, "back") for _ in range(5)])
    assert [answer.status_code for answer in answers] == [200] * 5
    for guest in (two.ann, two.ben):
        assert (await two.told(guest))[-1] == {"what": "undo", "seat": 0, "text": made[1]}
    problem(await two.ann.move(two.table, 0, made[1], "back"), 409, "id-used")


async def test_undo_stops_at_a_throw(guests: tuple[Guest, Guest]) -> None:
    """In INK, `done` draws a new tile; what is drawn stays drawn."""
    two = await begun(guests, "ink")
    problem(await two.ann.undo(two.table, 0), 409, "cannot-undo")
    while (move := await two.first_move(two.ann)) != "done":
        await two.ann.move(two.table, 0, move)
    await two.ann.move(two.table, 0, "done")
    told = await two.told(two.ann)
    assert [one["what"] for one in told[-2:]] == ["move", "throw"]
    problem(await two.ann.undo(two.table, 0), 409, "cannot-undo")
    assert await two.told(two.ann) == told


async def test_undo_of_the_whole_turn(guests: tuple[Guest, Guest]) -> None:
    two = await begun(guests, "ink")
    before = (await two.ann.look(two.table))["now"]
    made = []
    while (move := await two.first_move(two.ann)) != "done":
        assert (await two.ann.move(two.table, 0, move)).status_code == 200
        made.append(move)
    assert len(made) > 1
    answer = await two.ann.undo(two.table, 0, "all", whole=True)
    again = await two.ann.undo(two.table, 0, "all", whole=True)
    assert answer.json() == again.json()
    told = await two.told(two.ben)
    assert [one["text"] for one in told[-len(made) :]] == made[::-1]
    assert {one["what"] for one in told[-len(made) :]} == {"undo"}
    assert (await two.ann.look(two.table))["now"] == before


async def test_undo_stops_at_a_reveal(guests: tuple[Guest, Guest]) -> None:
    """In Inklings all choices are revealed at once; nobody chooses again after that."""
    two = await begun(guests, "inklings")
    await two.ann.move(two.table, 0, await two.first_move(two.ann))
    await two.ben.move(two.table, 1, await two.first_move(two.ben))
    for guest, seat in ((two.ann, 0), (two.ben, 1)):
        problem(await guest.undo(two.table, seat), 409, "cannot-undo")


async def test_an_open_move_is_told_and_so_is_its_undo(guests: tuple[Guest, Guest]) -> None:
    two = await begun(guests, "ink")
    move = await two.first_move(two.ann)
    async with two.ben.live(two.table) as socket:
        await heard(socket)
        await two.ann.move(two.table, 0, move)
        assert (await heard(socket))["told"] == [{"what": "move", "seat": 0, "text": move}]
        await two.ann.undo(two.table, 0)
        assert (await heard(socket))["told"] == [{"what": "undo", "seat": 0, "text": move}]


async def test_a_hidden_move_and_its_undo_are_told_to_nobody(guests: tuple[Guest, Guest]) -> None:
    two = await begun(guests, "inklings")
    one, other = (await two.ann.look(two.table))["now"]["moves"][:2]
    word = (await two.ann.get(f"/api/tables/{two.table}/links"))["watch"]
    async with Guest(two.ann.url, "Eve") as eve:
        await eve.post(f"/api/tables/{two.table}/watch", {"link": word})
        before = [await two.told(guest) for guest in (two.ben, eve)]
        await two.ann.move(two.table, 0, one)
        assert (await two.ann.undo(two.table, 0)).status_code == 200
        await two.ann.move(two.table, 0, other)
        assert [await two.told(guest) for guest in (two.ben, eve)] == before

        bens = await two.first_move(two.ben)
        await two.ben.move(two.table, 1, bens)
        for guest, list_before in zip((two.ben, eve), before, strict=True):
            news = (await two.told(guest))[len(list_before) :]
            assert sorted(one["text"] for one in news if one["what"] == "move") == sorted(
                [other, bens]
            )
            assert "undo" not in [one["what"] for one in news]


# -- all at once


@pytest.mark.parametrize("game", ["inklings", "inkdoms"])
async def test_seats_that_act_at_the_same_moment_do_not_disturb_each_other(
    server: Server, game: str
) -> None:
    """Every seat sends what it was offered, all at the same time: whichever arrives first, none is
    late."""
    chance = random.Random(8)
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Guest(server.url, f"G{k}")) for k in range(4)]
        table = await people[0].open(game, "me", "open", "open", "open")
        for guest, link in zip(people[1:], await people[0].invitations(table), strict=True):
            await guest.join(table, link)
        await people[0].start(table)
        together = 0
        for _ in range(12):
            offered = [(await guest.look(table))["now"]["moves"] for guest in people]
            requests = [
                guest.move(table, seat, chance.choice(moves))
                for seat, (guest, moves) in enumerate(zip(people, offered, strict=True))
                if moves
            ]
            chance.shuffle(requests)
            together = max(together, len(requests))
            for answer in await asyncio.gather(*requests):
                assert answer.status_code == 200, answer.text
        assert together == 4


async def test_undo_while_others_move(guests: tuple[Guest, Guest]) -> None:
    """In Inkdoms all paint at once: one takes back, the other goes on, and neither is refused."""
    two = await begun(guests, "inkdoms")
    for seat, guest in ((0, two.ann), (1, two.ben)):
        done = await guest.move(two.table, seat, await two.first_move(guest))
        assert done.status_code == 200, done.text
    bens = (await two.ben.look(two.table))["now"]["moves"]
    painting = next(move for move in bens if " on " in move)
    anns = (await two.ann.look(two.table))["now"]["moves"]
    mine = next(move for move in anns if " on " in move)
    await two.ann.move(two.table, 0, mine)
    answers = await asyncio.gather(two.ann.undo(two.table, 0), two.ben.move(two.table, 1, painting))
    assert [answer.status_code for answer in answers] == [200, 200]
    assert (await two.ann.look(two.table))["now"]["moves"] == anns
    assert (await two.told(two.ben))[-1]["text"] == painting
