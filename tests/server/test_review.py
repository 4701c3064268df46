"""Reviews on a server: of finished games only, the same for everybody; playing on from a record."""

import asyncio
from pathlib import Path
from typing import Any

from paintpot.core.records import replay
from tests.patience import PATIENCE
from tests.review.games import bots_game
from tests.server.hosting import Guest, Server, limits, problem


async def finished(guest: Guest, game: str = "inklings") -> str:
    """A table of random bots, one of them for the guest, played to its end."""
    table = await guest.open(game, "me", "random")
    await guest.start(table)
    await guest.post(f"/api/tables/{table}/hand", {"seat": 0, "level": "random"})
    await played_out(guest, table)
    return table


async def played_out(guest: Guest, table: str) -> None:
    """Bots play; returns when they have finished."""
    async with asyncio.timeout(PATIENCE):
        while (await guest.look(table))["now"]["phase"] != "over":
            await asyncio.sleep(0.01)


async def play_out(guest: Guest, game: str = "inklings") -> str:
    """A table with a random bot, where the guest makes all their moves themselves."""
    table = await guest.open(game, "me", "random")
    await guest.start(table)
    async with asyncio.timeout(PATIENCE):
        while (now := (await guest.look(table))["now"])["phase"] != "over":
            if moves := now["moves"]:
                assert (await guest.move(table, 0, moves[-1])).status_code == 200
    return table


async def reviewed(guest: Guest, path: str, **body: Any) -> dict[str, Any]:
    """The whole review, asked for until it is there."""
    parts: list[Any] = []
    why: list[str] = []
    now: dict[str, Any] = {}
    async with asyncio.timeout(PATIENCE):
        while not now.get("summary"):
            now = await guest.post(path, {**body, "have": len(parts)})
            assert now["total"] or not now["parts"]
            parts += now["parts"]
            why += now["why"]
            assert len(why) == len(parts)
    assert len(parts) == now["total"]
    return {"parts": parts, "why": why, "summary": now["summary"], "id": now["id"]}


async def test_a_finished_table_is_reviewed_the_same_for_everybody(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as eve:
        table = await finished(ann)
        path = f"/api/tables/{table}/review"
        problem(await eve.ask(path, {"have": 0}), 403, "no-link")
        found = await reviewed(ann, path)
        for seat in found["summary"]["seats"]:
            lines = ("start", "luck", "own", "others", "remainder")
            assert abs(sum(seat[line] for line in lines) - seat["result"]) < 1e-9
        better = [part["turn"] for part in found["parts"] if part.get("turn", {}).get("better")]
        assert better, "random bots can be improved on"
        for part, why in zip(found["parts"], found["why"], strict=True):
            turn = part.get("turn")
            assert bool(why) == bool(turn and turn["better"])
            if turn:
                assert len(turn["gains"]) == len(turn["better"])
        # The same record gets the same review, without names, whoever played.
        record = (await ann.get(f"/api/tables/{table}/record"))["record"]
        for who in record["seats"]:
            who["name"] = "Somebody"
        dropped = await reviewed(eve, "/api/review", record=record)
        assert dropped["parts"] == found["parts"]
        assert dropped["summary"] == found["summary"]
        again = await eve.post("/api/review", {"id": dropped["id"], "have": 0})
        assert again["parts"] == found["parts"][: len(again["parts"])]
        eve.http.headers["accept-language"] = "ru"
        russian = await eve.post("/api/review", {"id": dropped["id"], "have": 0})
        assert [bool(why) for why in russian["why"]] == [bool(why) for why in again["why"]]
        assert russian["why"] != again["why"]


async def test_nothing_is_reviewed_before_the_end(server: Server) -> None:
    async with Guest(server.url) as ann:
        table = await ann.open("inklings", "me", "easy")
        path = f"/api/tables/{table}/review"
        problem(await ann.ask(path, {"have": 0}), 409, "not-over")
        await ann.start(table)
        problem(await ann.ask(path, {"have": 0}), 409, "not-over")
        await ann.post(f"/api/tables/{table}/give-up", {"seat": 0})
        problem(await ann.ask(path, {"have": 0}), 409, "given-up")
        record = bots_game("inklings", 2, 1).record()
        early = {**record, "moves": record["moves"][:-1], "result": None}
        problem(await ann.ask("/api/review", {"record": early}), 409, "not-over")
        problem(
            await ann.ask("/api/review", {"record": {**record, "result": None}}), 400, "bad-record"
        )
        problem(await ann.ask("/api/review", {"id": "0" * 64}), 404, "record-forgotten")
        problem(await ann.ask(path, {"have": -1}), 400, "bad-request")


async def test_reviews_of_an_address_are_limited(tmp_path: Path) -> None:
    few = limits(reviews_burst=1, reviews=0.001)
    with Server(tmp_path / "data", "--workers", "1", *few) as server:
        async with Guest(server.url) as ann:
            one, other = (bots_game("inklings", 1, seed).record() for seed in (1, 2))
            first = await ann.post("/api/review", {"record": one})
            problem(await ann.ask("/api/review", {"record": other}), 429, "too-fast")
            more = await reviewed(ann, "/api/review", id=first["id"])
            assert more["summary"], "asking for more of the same costs nothing"


async def test_a_table_plays_on_from_a_record(server: Server) -> None:
    play = bots_game("inkdoms", 2, 4)
    record = play.record()
    step = len(play.moves) // 2
    async with Guest(server.url) as ann:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        wish = {"record": record, "step": step, "name": "Ann", "seats": seats}
        at = await ann.post("/api/play-from", wish)
        assert at["commitment"]
        table = at["table"]
        await ann.start(table)
        now = await ann.look(table, seat=0)
        own = [item["text"] for item in now["told"] if item["what"] == "move" and item["seat"] == 0]
        assert own == [text for seat, text in play.moves[:step] if seat == 0]
        await ann.post(f"/api/tables/{table}/hand", {"seat": 0, "level": "random"})
        await played_out(ann, table)
        after = (await ann.get(f"/api/tables/{table}/record"))["record"]
        assert [tuple(entry) for entry in after["moves"][:step]] == play.moves[:step]
        assert after["fair"]["first"] == step, "the record says which throws are its own"
        assert replay(after).state.over
        known = await ann.post("/api/review", {"record": record})
        again = {**wish, "record": None, "id": known["id"]}
        assert (await ann.post("/api/play-from", again))["table"] != table
        over = {**wish, "step": len(play.moves)}
        problem(await ann.ask("/api/play-from", over), 409, "over")
        problem(await ann.ask("/api/play-from", {**wish, "step": 900}), 400, "no-step")
        problem(await ann.ask("/api/play-from", {**wish, "seats": seats[:1]}), 400, "bad-seats")
        spoilt = {**record, "moves": [*record["moves"][:-1], [0, "fly"]]}
        problem(await ann.ask("/api/play-from", {**wish, "record": spoilt}), 400, "bad-record")
