"""A guest's record: whole games from their own seat, and nobody else's."""

from typing import Any

from tests.review.games import bots_game
from tests.server.hosting import Guest, Server
from tests.server.test_review import finished, play_out, reviewed


async def played(guest: Guest) -> list[Any]:
    games: list[Any] = (await guest.get("/api/my-record"))["games"]
    return games


async def test_a_finished_game_counts_for_who_played_it(ann: Guest, server: Server) -> None:
    assert await played(ann) == []
    table = await play_out(ann)
    now = (await ann.look(table))["now"]
    mine, other = (score["total"] for score in now["scores"])
    (one,) = await played(ann)
    assert one["ended"] > 0
    assert one | {"ended": 0} == {
        "table": table,
        "game": "inklings",
        "sheet": "",
        "seats": 2,
        "total": mine,
        "margin": mine - other,
        "won": 0 in now["winners"],
        "ended": 0,
        "day": "",
        "accuracy": None,
    }
    found = await reviewed(ann, f"/api/tables/{table}/review")
    (one,) = await played(ann)
    assert one["accuracy"] == found["summary"]["seats"][0]["accuracy"]
    async with Guest(server.url, "Eve") as eve:
        assert await played(eve) == [], "nobody else's"


async def test_what_a_bot_has_played_for_somebody_does_not_count(ann: Guest) -> None:
    table = await finished(ann)
    assert await played(ann) == []
    listed = (await ann.get("/api/tables"))["tables"]
    assert [one["table"] for one in listed] == [table], "but it was played"


async def test_what_was_not_played_whole_does_not_count(ann: Guest) -> None:
    given_up = await ann.open("inklings", "me", "random")
    await ann.start(given_up)
    await ann.post(f"/api/tables/{given_up}/give-up", {"seat": 0})
    running = await ann.open("inklings", "me", "random")
    await ann.start(running)
    shared = await ann.open("inklings", "me", "me")
    await ann.start(shared)
    for seat in (0, 1):
        await ann.post(f"/api/tables/{shared}/hand", {"seat": seat, "level": "random"})
    while (await ann.look(shared))["now"]["phase"] != "over":
        pass
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    record = bots_game("inklings", 2, 1).record()
    wish = {"record": record, "step": 5, "name": "Ann", "seats": seats}
    continued = (await ann.post("/api/play-from", wish))["table"]
    await ann.start(continued)
    await ann.post(f"/api/tables/{continued}/hand", {"seat": 0, "level": "random"})
    while (await ann.look(continued))["now"]["phase"] != "over":
        pass
    assert await played(ann) == []
