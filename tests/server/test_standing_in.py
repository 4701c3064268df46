"""Bots that play for people, and another play with the same ones when all is over."""

from pathlib import Path
from typing import Any

from tests.server.hosting import Guest, Server, heard, limits, problem


async def together(ann: Guest, ben: Guest, game: str, *more: str) -> str:
    table = await ann.open(game, "me", "open", *more)
    (link,) = await ann.invitations(table)
    await ben.join(table, link)
    await ann.start(table)
    return table


async def update_when(socket: Any, key: str, value: object) -> Any:
    """The first update in which the table shows that."""
    while True:
        update = await heard(socket)
        if update["now"][key] == value:
            return update


async def over(ann: Guest, ben: Guest, *more: str) -> str:
    """A game that bots have brought to its end."""
    table = await together(ann, ben, "inklings", *more)
    async with ann.live(table) as socket:
        for seat, guest in ((0, ann), (1, ben)):
            body = {"seat": seat, "level": "random"}
            await guest.post(f"/api/tables/{table}/hand", body)
        await update_when(socket, "phase", "over")
    return table


# -- a bot stands in


async def test_a_bot_plays_until_its_person_returns(ann: Guest, ben: Guest) -> None:
    table = await together(ann, ben, "ink")
    where = f"/api/tables/{table}"
    async with ben.live(table) as socket:
        await heard(socket)
        await ann.post(f"{where}/hand", {"seat": 0, "level": "random"})
        assert (await heard(socket))["told"] == [{"what": "handed", "seat": 0, "text": "random"}]
        # Ann's whole turn is played, then it is Ben's. What was stored together is published
        # together, which may be in one message or in several; tiles are drawn only if one was
        # taken.
        told: list[Any] = []
        update: Any = {"now": {"moves": []}}
        while not update["now"]["moves"]:
            update = await heard(socket)
            told += update["told"]
        assert {one.get("seat", 0) for one in told} == {0}
        assert {one["what"] for one in told} <= {"move", "throw"}
        assert update["now"]["seats"][0] == {"kind": "person", "name": "Ann", "level": "random"}

        shown = (await ann.look(table))["now"]
        assert shown["yours"] == [0]
        assert shown["moves"] == []
        assert not shown["undo"]
        problem(await ann.move(table, 0, "done"), 409, "bot-plays")
        problem(await ann.undo(table, 0), 409, "bot-plays")

        await ann.post(f"{where}/take-over", {"seat": 0})
        assert (await heard(socket))["told"] == [{"what": "returned", "seat": 0}]
        await ann.post(f"{where}/take-over", {"seat": 0})  # once more does no harm
        await ben.post(f"{where}/hand", {"seat": 1, "level": "random"})
        await update_when(socket, "moves", [])
    async with ann.live(table) as socket:
        update = await heard(socket)
        while not update["now"]["moves"]:  # Ben's bot has played, and now waits for Ann
            update = await heard(socket)
        assert (await ann.move(table, 0, update["now"]["moves"][0])).status_code == 200


async def test_whose_seat_may_be_handed_over(ann: Guest, ben: Guest, server: Server) -> None:
    table = await together(ann, ben, "inklings", "easy")
    where = f"/api/tables/{table}/hand"
    problem(await ann.ask(where, {"seat": 1, "level": "easy"}), 409, "not-away")
    problem(await ann.ask(where, {"seat": 2, "level": "easy"}), 409, "bot-plays")
    problem(await ann.ask(where, {"seat": 3, "level": "easy"}), 403, "not-your-seat")
    problem(await ann.ask(where, {"seat": 0, "level": "search:99999"}), 400, "bad-bot")
    problem(await ann.ask(where, {"seat": 0, "level": ""}), 400, "bad-bot")
    async with Guest(server.url, "Eve") as eve:
        problem(await eve.ask(where, {"seat": 0, "level": "easy"}), 403, "not-your-seat")
        taking = f"/api/tables/{table}/take-over"
        problem(await eve.ask(taking, {"seat": 0}), 403, "not-your-seat")
    assert all("level" not in seat for seat in (await ann.look(table))["now"]["seats"][:2])


async def test_people_at_a_table_do_not_wait_a_day(tmp_path: Path) -> None:
    with Server(tmp_path / "data", *limits(away_live=1e-9)) as server:
        async with Guest(server.url, "Ann") as ann, Guest(server.url, "Ben") as ben:
            table = await together(ann, ben, "inklings")
            hand = (f"/api/tables/{table}/hand", {"seat": 1, "level": "random"})
            problem(await ann.ask(*hand), 409, "not-away")
            async with ann.live(table) as socket:
                async with ben.live(table):
                    problem(await ann.ask(*hand), 409, "not-away")
                while not (told := await heard(socket, "presence"))["replaceable"]:
                    pass
                assert (told["here"], told["replaceable"]) == ([True, False], [1])
                await ann.post(*hand)
                assert (await ann.look(table))["now"]["seats"][1]["level"] == "random"


async def test_before_the_start_there_is_nothing_to_hand_over(ann: Guest) -> None:
    table = await ann.open("inklings", "me")
    answer = await ann.ask(f"/api/tables/{table}/hand", {"seat": 0, "level": "easy"})
    problem(answer, 409, "not-started")


# -- another play


async def test_the_same_people_play_again(ann: Guest, ben: Guest, server: Server) -> None:
    table = await over(ann, ben, "random")
    first = (await ben.look(table))["now"]
    problem(await ben.move(table, 1, "enter d8-1"), 409, "over")
    problem(await ben.undo(table, 1), 409, "over")

    async with ann.live(table) as socket:
        await heard(socket)
        again = (await ben.post(f"/api/tables/{table}/rematch", {"seat": 1}))["table"]
        update = await heard(socket)
    assert update["told"] == [{"what": "rematch", "seat": 1, "text": again}]
    assert update["now"]["rematch"] == again
    assert (await ann.post(f"/api/tables/{table}/rematch", {"seat": 0}))["table"] == again

    # Everybody sits one seat further; Ann's seat is kept for her.
    seen = (await ann.look(again))["now"]
    assert seen["seat"] is None
    assert seen["seats"] == [
        {"kind": "person", "name": "Ben"},
        {"kind": "bot", "name": "Random", "level": "random"},
        {"kind": "open", "name": "Ann", "kept": True},
    ]
    assert seen["game"] == "inklings"
    assert seen["fair"]["commitment"] != first["fair"]["commitment"]
    assert (await ben.look(again))["now"]["host"]
    assert await ben.invitations(again) == []
    async with Guest(server.url, "Eve") as eve:
        body = {"name": "Eve", "link": ""}
        problem(await eve.ask(f"/api/tables/{again}/join", body), 403, "no-link")
        problem(await eve.http.get(f"/api/tables/{again}"), 403, "no-link")

    assert await ann.join(again) == 2
    assert await ann.join(again) == 2
    await ben.start(again)
    assert (await ann.look(again))["now"]["phase"] == "playing"


async def test_a_kept_seat_can_be_given_to_somebody_else(
    ann: Guest, ben: Guest, server: Server
) -> None:
    table = await over(ann, ben)
    again = (await ann.post(f"/api/tables/{table}/rematch", {"seat": 0}))["table"]
    assert (await ann.look(again))["now"]["seats"][0] == {
        "kind": "open",
        "name": "Ben",
        "kept": True,
    }
    await ann.post(f"/api/tables/{again}/place", {"seat": 0})
    (link,) = await ann.invitations(again)
    body = {"name": "Ben", "link": ""}
    problem(await ben.ask(f"/api/tables/{again}/join", body), 403, "no-link")
    async with Guest(server.url, "Eve") as eve:
        assert await eve.join(again, link) == 0


async def test_there_is_no_rematch_before_the_end(ann: Guest, ben: Guest) -> None:
    table = await together(ann, ben, "inklings")
    answer = await ann.ask(f"/api/tables/{table}/rematch", {"seat": 0})
    problem(answer, 409, "not-over")
    answer = await ann.ask(f"/api/tables/{table}/rematch", {"seat": 1})
    problem(answer, 403, "not-your-seat")


async def test_the_record_of_a_finished_play_is_for_those_who_saw_it(
    ann: Guest, ben: Guest, server: Server
) -> None:
    table = await over(ann, ben)
    record = await ann.get(f"/api/tables/{table}/record")
    assert record == await ben.get(f"/api/tables/{table}/record")
    assert [seat["name"] for seat in record["record"]["seats"]] == ["Ann", "Ben"]
    async with Guest(server.url, "Eve") as eve:
        problem(await eve.http.get(f"/api/tables/{table}/record"), 403, "no-link")
        link = (await ann.get(f"/api/tables/{table}/links"))["watch"]
        await eve.post(f"/api/tables/{table}/watch", {"link": link})
        assert await eve.get(f"/api/tables/{table}/record") == record
